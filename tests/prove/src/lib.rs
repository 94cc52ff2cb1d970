//! The proof that every function of simmath's fixed point is correctly rounded for every input: two oracles that have nothing in
//! common with each other or with simmath, a log of what was compared, and the hashes of all outputs.

mod arithmetic;
mod atan2;
pub mod cli;
mod columns;
#[cfg(feature = "oracles")]
mod core_math;
mod domain;
mod error;
mod format;
mod function;
mod hash;
mod hashes;
mod log;
mod own;
mod pair_function;
mod pairs;
mod random;
mod rounding;
mod run;
mod slice;
mod strided;
mod table;
#[cfg(test)]
mod tests;
mod timing;
mod vectors;

pub use error::Error;
