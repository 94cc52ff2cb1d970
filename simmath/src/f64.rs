//! Functions of raw `f64` with one answer each: what takes the place of std's where its docs call a result unspecified.
//!
//! They are the operations of [`Fp64Pinned`](crate::Fp64Pinned) under other names, to the same bits. Only `+ - * / sqrt` and integers
//! are used, no fused operation, and no path depends on the processor. Where a result is no number it is some NaN, as std's are; its
//! sign and payload mean nothing, and [`to_bits`] makes them one.
//!
//! They are functions and no methods on purpose: a method of std by the same name would be called instead, without a word.
//!
//! ```
//! use simmath::f64;
//!
//! let (sin, cos) = f64::sin_cos(0.5);
//! assert_eq!((sin.to_bits(), cos.to_bits()), (0x3fde_aee8_744b_05f0, 0x3fec_1528_065b_7d50));
//! assert_eq!(f64::hypot(3.0, 4.0), 5.0);
//! ```

use core::cmp::Ordering;

use crate::float::basic::double;
use crate::float::kernel::{narrow, wide};
use crate::float::root;

/// The bits, with one pattern for all that is no number: `0x7ff8_0000_0000_0000`. What goes into a hash, a packet or a file.
#[inline]
pub const fn to_bits(x: f64) -> u64 {
    double::to_bits(x)
}

/// The smaller one: −0 is below 0, and NaN where either is NaN.
#[inline]
pub fn min(a: f64, b: f64) -> f64 {
    double::min(a, b)
}

/// The larger one: 0 is above −0, and NaN where either is NaN.
#[inline]
pub fn max(a: f64, b: f64) -> f64 {
    double::max(a, b)
}

/// `lo` below `lo`, else `hi` above `hi`, else the number itself, asked in this order for any bounds. A zero equals the other zero,
/// so it stays as it is; NaN stays NaN, and a bound that is NaN is none.
#[inline]
pub fn clamp(x: f64, lo: f64, hi: f64) -> f64 {
    double::clamp(x, lo, hi)
}

/// A total order: that of `<`, with −0 below 0 and NaN, all of it equal, above everything.
#[inline]
pub fn total_cmp(a: f64, b: f64) -> Ordering {
    double::total_cmp(a, b)
}

/// 1 or −1 by the sign; zeros and NaN stay as they are.
#[inline]
pub fn signum(x: f64) -> f64 {
    double::signum(x)
}

/// `from + (to - from) * t`: a difference, a product and a sum, each rounded.
#[inline]
pub fn lerp(from: f64, to: f64, t: f64) -> f64 {
    double::lerp(from, to, t)
}

/// The largest integer that is not above.
#[inline]
pub fn floor(x: f64) -> f64 {
    double::floor(x)
}

/// The smallest integer that is not below.
#[inline]
pub fn ceil(x: f64) -> f64 {
    double::ceil(x)
}

/// The nearest integer, ties to even.
#[inline]
pub fn round(x: f64) -> f64 {
    double::round(x)
}

/// The integer part, towards zero.
#[inline]
pub fn trunc(x: f64) -> f64 {
    double::trunc(x)
}

/// `x - trunc(x)`.
#[inline]
pub fn fract(x: f64) -> f64 {
    double::fract(x)
}

/// The square root, correctly rounded; NaN below 0.
#[inline]
pub fn sqrt(x: f64) -> f64 {
    root::sqrt(x)
}

/// `sqrt(x * x + y * y)` step by step: two products, a sum and a root, each rounded. It overflows for numbers from about 1.3e154 on
/// and loses those below about 1e-154; [`hypot`] does neither.
#[inline]
pub fn hypot2(x: f64, y: f64) -> f64 {
    double::hypot2(x, y)
}

/// √(x² + y²), correctly rounded for every pair; infinite where either is infinite.
#[inline]
pub fn hypot(x: f64, y: f64) -> f64 {
    wide::hypot(x, y)
}

/// The cube root, within 0.51 units in the last place.
#[inline]
pub fn cbrt(x: f64) -> f64 {
    wide::cbrt(x)
}

/// The sine of an angle in radians, within 0.51 units in the last place.
#[inline]
pub fn sin(x: f64) -> f64 {
    wide::sin(x)
}

/// The cosine of an angle in radians, within 0.51 units in the last place.
#[inline]
pub fn cos(x: f64) -> f64 {
    wide::cos(x)
}

/// Sine and cosine, the same bits as [`sin`] and [`cos`].
#[inline]
pub fn sin_cos(x: f64) -> (f64, f64) {
    wide::sin_cos(x)
}

/// The tangent of an angle in radians, within 0.51 units in the last place.
#[inline]
pub fn tan(x: f64) -> f64 {
    wide::tan(x)
}

/// The angle in −π/2 ..= π/2 whose sine this is, within 0.51 units in the last place; NaN outside of −1 ..= 1.
#[inline]
pub fn asin(x: f64) -> f64 {
    wide::asin(x)
}

/// The angle in 0 ..= π whose cosine this is, within 0.51 units in the last place; NaN outside of −1 ..= 1.
#[inline]
pub fn acos(x: f64) -> f64 {
    wide::acos(x)
}

/// The angle in −π/2 ..= π/2 whose tangent this is, within 0.51 units in the last place.
#[inline]
pub fn atan(x: f64) -> f64 {
    wide::atan(x)
}

/// The angle of the point (`x`, `y`) in −π ..= π, within 0.51 units in the last place. Zeros and infinities are as in IEEE 754: the sign
/// of a zero tells the side of the axis.
#[inline]
pub fn atan2(y: f64, x: f64) -> f64 {
    wide::atan2(y, x)
}

/// The hyperbolic sine, within 0.51 units in the last place.
#[inline]
pub fn sinh(x: f64) -> f64 {
    wide::sinh(x)
}

/// The hyperbolic cosine, within 0.51 units in the last place.
#[inline]
pub fn cosh(x: f64) -> f64 {
    wide::cosh(x)
}

/// The hyperbolic tangent, within 0.51 units in the last place.
#[inline]
pub fn tanh(x: f64) -> f64 {
    wide::tanh(x)
}

/// The inverse hyperbolic sine, within 0.51 units in the last place.
#[inline]
pub fn asinh(x: f64) -> f64 {
    wide::asinh(x)
}

/// The inverse hyperbolic cosine, within 0.51 units in the last place; NaN below 1.
#[inline]
pub fn acosh(x: f64) -> f64 {
    wide::acosh(x)
}

/// The inverse hyperbolic tangent, within 0.51 units in the last place; infinite at ±1 and NaN beyond.
#[inline]
pub fn atanh(x: f64) -> f64 {
    wide::atanh(x)
}

/// eˣ, within 0.51 units in the last place.
#[inline]
pub fn exp(x: f64) -> f64 {
    wide::exp(x)
}

/// 2ˣ, within 0.51 units in the last place.
#[inline]
pub fn exp2(x: f64) -> f64 {
    wide::exp2(x)
}

/// eˣ − 1, within 0.51 units in the last place.
#[inline]
pub fn exp_m1(x: f64) -> f64 {
    wide::exp_m1(x)
}

/// The natural logarithm, within 0.51 units in the last place; −∞ at 0 and NaN below.
#[inline]
pub fn ln(x: f64) -> f64 {
    wide::ln(x)
}

/// ln(1 + x), within 0.51 units in the last place; −∞ at −1 and NaN below.
#[inline]
pub fn ln_1p(x: f64) -> f64 {
    wide::ln_1p(x)
}

/// The logarithm to a base, ln x / ln base as one quantity, within 0.51 units in the last place; where either logarithm is 0, infinite or NaN, the
/// quotient of the two.
#[inline]
pub fn log(x: f64, base: f64) -> f64 {
    wide::log(x, base)
}

/// The logarithm to base 2, within 0.51 units in the last place; −∞ at 0 and NaN below.
#[inline]
pub fn log2(x: f64) -> f64 {
    wide::log2(x)
}

/// The logarithm to base 10, within 0.51 units in the last place; −∞ at 0 and NaN below.
#[inline]
pub fn log10(x: f64) -> f64 {
    wide::log10(x)
}

/// x to the power y, within 0.51 units in the last place. Zeros, infinities and NaN are as IEEE 754 has them for `pow`: x⁰ and 1ʸ are 1
/// for every other operand, and a negative x to a power that is no integer is NaN.
#[inline]
pub fn pow(x: f64, y: f64) -> f64 {
    narrow::pow_64(x, y)
}

/// x to an integer power by squares and products, each rounded: from the lowest bit of the exponent to the highest, the power so far
/// times the square where the bit is set. A negative exponent is 1 over the power of its magnitude; an exponent of 0 gives 1.
#[inline]
pub fn pow_int(x: f64, exponent: i32) -> f64 {
    double::pow_int(x, exponent)
}

/// Radians to degrees: x·180/π, within 0.51 units in the last place.
#[inline]
pub fn to_degrees(x: f64) -> f64 {
    wide::to_degrees(x)
}

/// Degrees to radians: x·π/180, within 0.51 units in the last place.
#[inline]
pub fn to_radians(x: f64) -> f64 {
    wide::to_radians(x)
}
