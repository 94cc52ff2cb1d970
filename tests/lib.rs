//! Tests live in `main.rs`; this target only gives cargo a library to document.
