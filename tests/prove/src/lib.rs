//! The proof that every function of simmath's fixed point is correctly rounded for every input: two oracles that have nothing in
//! common with each other or with simmath, a log of what was compared, and the hashes of all outputs.

pub mod cli;
#[cfg(feature = "oracles")]
mod core_math;
mod domain;
mod error;
mod function;
mod hashes;
mod log;
mod own;
mod rounding;
mod run;
mod slice;

pub use error::Error;
