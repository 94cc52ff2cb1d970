//! The op surface that every backend gives: two traits, and what their errors are.
//! Must not know: any backend.

use core::cmp::Ordering;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

use crate::backend::MathBackend;
use crate::literal::LiteralFormat;

/// Where the same inputs give the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Scope {
    /// On every build, platform, instruction set and compiler, by the definition of integers in the language.
    Everywhere,
    /// On runs of the same build on the same platform and instruction set.
    SameBuild,
}

/// An argument outside of the domain of a function, where the plain form gives its documented value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DomainError {
    function: &'static str,
}

impl DomainError {
    pub(crate) const fn of(function: &'static str) -> Self {
        Self { function }
    }

    /// The name of the function that has no value there, like `"sqrt"`.
    pub const fn function(&self) -> &'static str {
        self.function
    }
}

impl Display for DomainError {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "the argument lies outside of the domain of `{}`", self.function)
    }
}

impl core::error::Error for DomainError {}

/// A number whose every operation has one answer, to the last bit.
///
/// The operators of Rust are the same operations as the pinned ones: `a + b`, `a - b`, `a * b`, `a / b`, `a % b` and `-a` are
/// one operation each, rounded once. There is no `From<i32>` and no `Mul<i32>`, since `5` is not `5/65536`: numbers come in by
/// [`from_int`](SimMath::from_int), [`from_ratio`](SimMath::from_ratio), [`fx!`](crate::fx) and [`lit!`](crate::lit).
///
/// What rounding, overflow and division by zero mean is the backend's policy; see [`Fixed`](crate::Fixed) for fixed point.
pub trait SimMath:
    Copy
    + Debug
    + Display
    + Default
    + PartialEq
    + PartialOrd
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
    + DivAssign
    + RemAssign
{
    /// The stored form: what goes into a hash, a snapshot or a packet.
    type Raw: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// An exact sum of products, wide enough for the squared distance of any two points.
    type Wide: Copy
        + Ord
        + Debug
        + Default
        + Add<Output = Self::Wide>
        + Sub<Output = Self::Wide>
        + Send
        + Sync
        + 'static;

    /// This backend's name in configs and replays.
    const BACKEND: MathBackend;
    /// Where the same inputs give the same bits.
    const SCOPE: Scope;

    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;
    /// The smallest number, the most negative one.
    const MIN: Self;
    /// The largest number.
    const MAX: Self;
    /// The distance from 1 to the next larger number; in fixed point, that of all neighbours.
    const EPSILON: Self;
    /// The smallest integer from which on [`from_int`](SimMath::from_int) is exact for all of them.
    const MIN_INT: i32;
    /// The largest integer up to which [`from_int`](SimMath::from_int) is exact for all of them.
    const MAX_INT: i32;

    /// π, rounded to nearest, as are all constants.
    const PI: Self;
    /// 2π.
    const TAU: Self;
    /// π/2.
    const FRAC_PI_2: Self;
    /// π/3.
    const FRAC_PI_3: Self;
    /// π/4.
    const FRAC_PI_4: Self;
    /// π/6.
    const FRAC_PI_6: Self;
    /// π/8.
    const FRAC_PI_8: Self;
    /// 1/π.
    const FRAC_1_PI: Self;
    /// 2/π.
    const FRAC_2_PI: Self;
    /// 2/√π.
    const FRAC_2_SQRT_PI: Self;
    /// √2.
    const SQRT_2: Self;
    /// 1/√2.
    const FRAC_1_SQRT_2: Self;
    /// Euler's number.
    const E: Self;
    /// log2 e.
    const LOG2_E: Self;
    /// log2 10.
    const LOG2_10: Self;
    /// log10 e.
    const LOG10_E: Self;
    /// log10 2.
    const LOG10_2: Self;
    /// ln 2.
    const LN_2: Self;
    /// ln 10.
    const LN_10: Self;

    /// How a literal is encoded for this backend, see [`lit!`](crate::lit).
    #[doc(hidden)]
    const LITERAL: LiteralFormat;
    /// The number of an encoded literal.
    #[doc(hidden)]
    fn from_literal(encoded: u64) -> Self;

    /// The number that is stored as `raw`. Any value is one.
    fn from_raw(raw: Self::Raw) -> Self;
    /// The stored form.
    fn to_raw(self) -> Self::Raw;
    /// An integer; outside of `MIN_INT ..= MAX_INT` the policy for overflow holds.
    fn from_int(value: i32) -> Self;
    /// An integer, or nothing outside of `MIN_INT ..= MAX_INT`.
    fn try_from_int(value: i32) -> Option<Self>;
    /// The nearest integer, ties to even: 0.5 → 0, 1.5 → 2, −0.5 → 0, −1.5 → −2.
    fn to_int(self) -> i32;
    /// `numerator / denominator`, exact and then rounded once. A denominator of 0 is as in `/`.
    fn from_ratio(numerator: i64, denominator: i64) -> Self;
    /// The nearest number, ties to even. For input at load time: a float that differs between peers differs afterwards too.
    fn from_f32(value: f32) -> Self;
    /// The nearest number, ties to even. For input at load time: a float that differs between peers differs afterwards too.
    fn from_f64(value: f64) -> Self;
    /// The nearest `f32`, ties to even; for presentation.
    fn to_f32(self) -> f32;
    /// The nearest `f64`, ties to even; for presentation.
    fn to_f64(self) -> f64;

    /// |x|.
    fn abs(self) -> Self;
    /// −1, 0 or 1 by the sign.
    fn signum(self) -> Self;
    /// The smaller one.
    fn min(self, other: Self) -> Self;
    /// The larger one.
    fn max(self, other: Self) -> Self;
    /// `lo` below `lo`, else `hi` above `hi`, else the number itself; with `lo > hi` this order of questions is the answer.
    fn clamp(self, lo: Self, hi: Self) -> Self;
    /// `self + (to - self) * t`, each of the three operations rounded; `t` outside of 0 ..= 1 extrapolates.
    fn lerp(self, to: Self, t: Self) -> Self;
    /// The largest integer that is not above.
    fn floor(self) -> Self;
    /// The smallest integer that is not below.
    fn ceil(self) -> Self;
    /// The nearest integer, ties to even.
    fn round(self) -> Self;
    /// The integer part, towards zero.
    fn trunc(self) -> Self;
    /// `x - trunc(x)`, with the sign of x.
    fn fract(self) -> Self;
    /// The square root, correctly rounded.
    fn sqrt(self) -> Self;
    /// The square root, or an error below 0.
    fn try_sqrt(self) -> Result<Self, DomainError>;
    /// The quotient, or an error for a divisor of 0.
    fn try_div(self, divisor: Self) -> Result<Self, DomainError>;
    /// The remainder, or an error for a divisor of 0.
    fn try_rem(self, divisor: Self) -> Result<Self, DomainError>;

    /// Whether this is no number. Never, in fixed point.
    fn is_nan(self) -> bool;
    /// Whether this is an infinity. Never, in fixed point.
    fn is_infinite(self) -> bool;
    /// Whether this is neither. Always, in fixed point.
    fn is_finite(self) -> bool;
    /// Whether `<`, `==` or `>` holds between the two. Always, in fixed point.
    fn is_ordered(self, other: Self) -> bool;
    /// A total order that agrees with `<` wherever that is defined.
    fn total_cmp(self, other: Self) -> Ordering;

    /// `self * other` without rounding.
    fn mul_wide(self, other: Self) -> Self::Wide;
    /// `(self - other)²` without rounding or overflow.
    fn squared_distance_wide(self, other: Self) -> Self::Wide;
    /// The length of a vector of two or three components.
    fn length_of<const N: usize>(components: [Self; N]) -> Self;
    /// A vector of two or three components with length 1; the zero vector stays zero.
    fn normalize_of<const N: usize>(components: [Self; N]) -> [Self; N];
}

/// The elementary functions: one for each function of std's floats whose result the docs call unspecified.
pub trait Elementary: SimMath {
    /// The sine of an angle in radians.
    fn sin(self) -> Self;
    /// The cosine of an angle in radians.
    fn cos(self) -> Self;
    /// Sine and cosine, the same bits as [`sin`](Elementary::sin) and [`cos`](Elementary::cos).
    fn sin_cos(self) -> (Self, Self);
    /// The tangent of an angle in radians.
    fn tan(self) -> Self;
    /// The angle in −π/2 ..= π/2 whose sine this is.
    fn asin(self) -> Self;
    /// The angle, or an error outside of −1 ..= 1.
    fn try_asin(self) -> Result<Self, DomainError>;
    /// The angle in 0 ..= π whose cosine this is.
    fn acos(self) -> Self;
    /// The angle, or an error outside of −1 ..= 1.
    fn try_acos(self) -> Result<Self, DomainError>;
    /// The angle in −π/2 ..= π/2 whose tangent this is.
    fn atan(self) -> Self;
    /// The angle of the point (x, y) = (`x`, `self`), in −π ..= π.
    fn atan2(self, x: Self) -> Self;
    /// The angle, or an error at the origin.
    fn try_atan2(self, x: Self) -> Result<Self, DomainError>;
    /// The hyperbolic sine.
    fn sinh(self) -> Self;
    /// The hyperbolic cosine.
    fn cosh(self) -> Self;
    /// The hyperbolic tangent.
    fn tanh(self) -> Self;
    /// The inverse hyperbolic sine.
    fn asinh(self) -> Self;
    /// The inverse hyperbolic cosine.
    fn acosh(self) -> Self;
    /// The inverse hyperbolic cosine, or an error below 1.
    fn try_acosh(self) -> Result<Self, DomainError>;
    /// The inverse hyperbolic tangent.
    fn atanh(self) -> Self;
    /// The inverse hyperbolic tangent, or an error unless −1 < x < 1.
    fn try_atanh(self) -> Result<Self, DomainError>;
    /// eˣ.
    fn exp(self) -> Self;
    /// 2ˣ.
    fn exp2(self) -> Self;
    /// eˣ − 1.
    fn exp_m1(self) -> Self;
    /// The natural logarithm.
    fn ln(self) -> Self;
    /// The natural logarithm, or an error unless x > 0.
    fn try_ln(self) -> Result<Self, DomainError>;
    /// ln(1 + x).
    fn ln_1p(self) -> Self;
    /// ln(1 + x), or an error unless x > −1.
    fn try_ln_1p(self) -> Result<Self, DomainError>;
    /// The logarithm to a base, as one quantity: ln x / ln base, rounded once.
    fn log(self, base: Self) -> Self;
    /// The logarithm to a base, or an error unless x > 0, base > 0 and base ≠ 1.
    fn try_log(self, base: Self) -> Result<Self, DomainError>;
    /// The logarithm to base 2.
    fn log2(self) -> Self;
    /// The logarithm to base 2, or an error unless x > 0.
    fn try_log2(self) -> Result<Self, DomainError>;
    /// The logarithm to base 10.
    fn log10(self) -> Self;
    /// The logarithm to base 10, or an error unless x > 0.
    fn try_log10(self) -> Result<Self, DomainError>;
    /// x to the power y.
    fn pow(self, exponent: Self) -> Self;
    /// x to the power y, or an error for 0 to a negative power and for a negative x to a power that is no integer.
    fn try_pow(self, exponent: Self) -> Result<Self, DomainError>;
    /// x to an integer power.
    fn pow_int(self, exponent: i32) -> Self;
    /// x to an integer power, or an error for 0 to a negative power.
    fn try_pow_int(self, exponent: i32) -> Result<Self, DomainError>;
    /// The cube root.
    fn cbrt(self) -> Self;
    /// √(x² + y²), correctly rounded, without overflow in between.
    fn hypot(self, other: Self) -> Self;
    /// Radians to degrees: x·180/π.
    fn to_degrees(self) -> Self;
    /// Degrees to radians: x·π/180.
    fn to_radians(self) -> Self;
}

/// The sum from the first to the last, one rounded addition after the other, beginning with [`SimMath::ZERO`].
///
/// A fixed order is the whole point: additions that saturate or round do not commute over a reordered sequence.
pub fn sum_ordered<M: SimMath>(numbers: impl IntoIterator<Item = M>) -> M {
    let mut sum = M::ZERO;
    for number in numbers {
        sum += number;
    }
    sum
}
