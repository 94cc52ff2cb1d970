//! The functions: for `f32` a fast form in `f64` with a bound on its error, and two parts where that leaves two answers; for `f64` two
//! parts, rounded.
//! Must not know: the types of the surface.

pub(crate) mod arc;
pub(crate) mod circle;
pub(crate) mod exponential;
#[cfg(test)]
mod generate;
pub(crate) mod hyperbolic;
pub(crate) mod inverse_hyperbolic;
pub(crate) mod logarithm;
pub(crate) mod narrow;
pub(crate) mod power;
pub(crate) mod roots;
mod tables;
pub(crate) mod wide;
