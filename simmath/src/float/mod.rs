//! Pinned floats.

mod double;
mod kernel;
pub(crate) mod root;
mod rounding;
