//! The functions: for `f32` a fast form in `f64` with a bound on its error, and two parts where that leaves two answers; for `f64` two
//! parts, rounded.
//! Must not know: the types of the surface.

pub(super) mod arc;
pub(super) mod circle;
pub(super) mod exponential;
#[cfg(test)]
mod generate;
pub(super) mod logarithm;
pub(super) mod narrow;
pub(super) mod power;
pub(super) mod roots;
mod tables;
pub(super) mod wide;
