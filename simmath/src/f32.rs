//! Functions of raw `f32` with one answer each: what takes the place of std's where its docs call a result unspecified.
//!
//! They are the operations of [`Fp32Pinned`](crate::Fp32Pinned) under other names, to the same bits. Only `+ - * / sqrt` and integers
//! are used, no fused operation, and no path depends on the processor. Where a result is no number it is some NaN, as std's are; its
//! sign and payload mean nothing, and [`to_bits`] makes them one.
//!
//! They are functions and no methods on purpose: a method of std by the same name would be called instead, without a word.
//!
//! ```
//! use simmath::f32;
//!
//! let (sin, cos) = f32::sin_cos(0.5);
//! assert_eq!((sin.to_bits(), cos.to_bits()), (0x3ef5_7744, 0x3f60_a940));
//! assert_eq!(f32::hypot(3.0, 4.0), 5.0);
//! ```

use core::cmp::Ordering;

use crate::float::basic::single;
use crate::float::kernel::{
    arc, circle, exponential, hyperbolic, inverse_hyperbolic, logarithm, narrow, roots,
};
use crate::float::root;

/// The bits, with one pattern for all that is no number: `0x7fc0_0000`. What goes into a hash, a packet or a file.
#[inline]
pub const fn to_bits(x: f32) -> u32 {
    single::to_bits(x)
}

/// The smaller one: −0 is below 0, and NaN where either is NaN.
#[inline]
pub fn min(a: f32, b: f32) -> f32 {
    single::min(a, b)
}

/// The larger one: 0 is above −0, and NaN where either is NaN.
#[inline]
pub fn max(a: f32, b: f32) -> f32 {
    single::max(a, b)
}

/// `lo` below `lo`, else `hi` above `hi`, else the number itself, asked in this order for any bounds. A zero equals the other zero,
/// so it stays as it is; NaN stays NaN, and a bound that is NaN is none.
#[inline]
pub fn clamp(x: f32, lo: f32, hi: f32) -> f32 {
    single::clamp(x, lo, hi)
}

/// A total order: that of `<`, with −0 below 0 and NaN, all of it equal, above everything.
#[inline]
pub fn total_cmp(a: f32, b: f32) -> Ordering {
    single::total_cmp(a, b)
}

/// 1 or −1 by the sign; zeros and NaN stay as they are.
#[inline]
pub fn signum(x: f32) -> f32 {
    single::signum(x)
}

/// `from + (to - from) * t`: a difference, a product and a sum, each rounded.
#[inline]
pub fn lerp(from: f32, to: f32, t: f32) -> f32 {
    single::lerp(from, to, t)
}

/// The largest integer that is not above.
#[inline]
pub fn floor(x: f32) -> f32 {
    single::floor(x)
}

/// The smallest integer that is not below.
#[inline]
pub fn ceil(x: f32) -> f32 {
    single::ceil(x)
}

/// The nearest integer, ties to even.
#[inline]
pub fn round(x: f32) -> f32 {
    single::round(x)
}

/// The integer part, towards zero.
#[inline]
pub fn trunc(x: f32) -> f32 {
    single::trunc(x)
}

/// `x - trunc(x)`.
#[inline]
pub fn fract(x: f32) -> f32 {
    single::fract(x)
}

/// The square root, correctly rounded; NaN below 0.
#[inline]
pub fn sqrt(x: f32) -> f32 {
    root::sqrt_32(x)
}

/// `sqrt(x * x + y * y)` step by step: two products, a sum and a root, each rounded. It overflows for numbers from about 1.8e19 on
/// and loses those below about 1e-19; [`hypot`] does neither.
#[inline]
pub fn hypot2(x: f32, y: f32) -> f32 {
    single::hypot2(x, y)
}

/// √(x² + y²), correctly rounded for every pair; infinite where either is infinite.
#[inline]
pub fn hypot(x: f32, y: f32) -> f32 {
    narrow::hypot(x, y)
}

/// The cube root, correctly rounded.
#[inline]
pub fn cbrt(x: f32) -> f32 {
    roots::cbrt_32(x)
}

/// The sine of an angle in radians, correctly rounded for every angle.
#[inline]
pub fn sin(x: f32) -> f32 {
    circle::sin_32(x)
}

/// The cosine of an angle in radians, correctly rounded for every angle.
#[inline]
pub fn cos(x: f32) -> f32 {
    circle::cos_32(x)
}

/// Sine and cosine, the same bits as [`sin`] and [`cos`].
#[inline]
pub fn sin_cos(x: f32) -> (f32, f32) {
    circle::sin_cos_32(x)
}

/// The tangent of an angle in radians, correctly rounded for every angle.
#[inline]
pub fn tan(x: f32) -> f32 {
    circle::tan_32(x)
}

/// The angle in −π/2 ..= π/2 whose sine this is, correctly rounded; NaN outside of −1 ..= 1.
#[inline]
pub fn asin(x: f32) -> f32 {
    arc::asin_32(x)
}

/// The angle in 0 ..= π whose cosine this is, correctly rounded; NaN outside of −1 ..= 1.
#[inline]
pub fn acos(x: f32) -> f32 {
    arc::acos_32(x)
}

/// The angle in −π/2 ..= π/2 whose tangent this is, correctly rounded.
#[inline]
pub fn atan(x: f32) -> f32 {
    arc::atan_32(x)
}

/// The angle of the point (`x`, `y`) in −π ..= π, correctly rounded for every pair. Zeros and infinities are as in IEEE 754: the sign
/// of a zero tells the side of the axis.
#[inline]
pub fn atan2(y: f32, x: f32) -> f32 {
    narrow::atan2(y, x)
}

/// The hyperbolic sine, correctly rounded.
#[inline]
pub fn sinh(x: f32) -> f32 {
    hyperbolic::sinh_32(x)
}

/// The hyperbolic cosine, correctly rounded.
#[inline]
pub fn cosh(x: f32) -> f32 {
    hyperbolic::cosh_32(x)
}

/// The hyperbolic tangent, correctly rounded.
#[inline]
pub fn tanh(x: f32) -> f32 {
    hyperbolic::tanh_32(x)
}

/// The inverse hyperbolic sine, correctly rounded.
#[inline]
pub fn asinh(x: f32) -> f32 {
    inverse_hyperbolic::asinh_32(x)
}

/// The inverse hyperbolic cosine, correctly rounded; NaN below 1.
#[inline]
pub fn acosh(x: f32) -> f32 {
    inverse_hyperbolic::acosh_32(x)
}

/// The inverse hyperbolic tangent, correctly rounded; infinite at ±1 and NaN beyond.
#[inline]
pub fn atanh(x: f32) -> f32 {
    inverse_hyperbolic::atanh_32(x)
}

/// eˣ, correctly rounded.
#[inline]
pub fn exp(x: f32) -> f32 {
    exponential::exp_32(x)
}

/// 2ˣ, correctly rounded.
#[inline]
pub fn exp2(x: f32) -> f32 {
    exponential::exp2_32(x)
}

/// eˣ − 1, correctly rounded.
#[inline]
pub fn exp_m1(x: f32) -> f32 {
    exponential::exp_m1_32(x)
}

/// The natural logarithm, correctly rounded; −∞ at 0 and NaN below.
#[inline]
pub fn ln(x: f32) -> f32 {
    logarithm::ln_32(x)
}

/// ln(1 + x), correctly rounded; −∞ at −1 and NaN below.
#[inline]
pub fn ln_1p(x: f32) -> f32 {
    logarithm::ln_1p_32(x)
}

/// The logarithm to a base, ln x / ln base as one quantity, correctly rounded; where either logarithm is 0, infinite or NaN, the
/// quotient of the two.
#[inline]
pub fn log(x: f32, base: f32) -> f32 {
    narrow::log(x, base)
}

/// The logarithm to base 2, correctly rounded; −∞ at 0 and NaN below.
#[inline]
pub fn log2(x: f32) -> f32 {
    logarithm::log2_32(x)
}

/// The logarithm to base 10, correctly rounded; −∞ at 0 and NaN below.
#[inline]
pub fn log10(x: f32) -> f32 {
    logarithm::log10_32(x)
}

/// x to the power y, correctly rounded for every pair. Zeros, infinities and NaN are as IEEE 754 has them for `pow`: x⁰ and 1ʸ are 1
/// for every other operand, and a negative x to a power that is no integer is NaN.
#[inline]
pub fn pow(x: f32, y: f32) -> f32 {
    narrow::pow(x, y)
}

/// x to an integer power by squares and products, each rounded: from the lowest bit of the exponent to the highest, the power so far
/// times the square where the bit is set. A negative exponent is 1 over the power of its magnitude; an exponent of 0 gives 1.
#[inline]
pub fn pow_int(x: f32, exponent: i32) -> f32 {
    single::pow_int(x, exponent)
}

/// Radians to degrees: x·180/π, correctly rounded.
#[inline]
pub fn to_degrees(x: f32) -> f32 {
    narrow::to_degrees(x)
}

/// Degrees to radians: x·π/180, correctly rounded.
#[inline]
pub fn to_radians(x: f32) -> f32 {
    narrow::to_radians(x)
}
