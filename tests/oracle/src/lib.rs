//! The scanner against the compiler: on pinned crates of the registry (`recall`), on generated programs (`fuzz`), and whether those
//! programs find bugs that are planted into the scanner (`planted`).

pub mod cli;
mod error;
mod fuzz;
mod macros;
pub mod mir;
mod planted;
pub mod recall;
#[cfg(test)]
mod tests;

pub use error::Error;
