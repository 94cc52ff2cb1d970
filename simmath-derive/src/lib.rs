//! Derives for the determinism bounds of `simmath`.
//!
//! This version exports nothing: the derive arrives together with the traits it implements.
