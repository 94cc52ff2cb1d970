//! The functions of `f64`: values outside of the domain and at infinity, and the rounding of two parts elsewhere.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "the arguments are finite and not 0")

use super::super::double::{Double, power_of_two};
use super::super::rounding::scaled_64;
use super::exponential::{self, Scaled};
use super::{arc, circle, hyperbolic, inverse_hyperbolic, logarithm, roots};
use crate::fixed::constants;

/// 180/π and π/180.
pub(super) const DEGREES: Double = Double::of_limbs(constants::DEGREES, 0);
pub(super) const RADIANS: Double = Double::of_limbs(constants::RADIANS, 0);

/// Declares functions that keep a zero as it is, have a value at infinity, are NaN outside of their domain, and are rounded from two
/// parts.
macro_rules! odd_functions {
    ($($name:ident |$x:ident| if $inside:expr => $value:expr, else $outside:expr;)+) => {$(
        pub(crate) fn $name($x: f64) -> f64 {
            if $x == 0.0 {
                $x
            } else if $x.is_nan() {
                f64::NAN
            } else if $inside {
                $value.nearest()
            } else {
                $outside
            }
        }
    )+};
}

odd_functions! {
    sin |x| if x.is_finite() => circle::sin_cos(x).0, else f64::NAN;
    tan |x| if x.is_finite() => circle::tan_of(x), else f64::NAN;
    asin |x| if x.abs() <= 1.0 => arc::asin(x), else f64::NAN;
    atan |x| if true => arc::atan(x), else f64::NAN;
    tanh |x| if x.abs() < 25.0 => hyperbolic::tanh(x), else 1.0_f64.copysign(x);
    asinh |x| if x.is_finite() => inverse_hyperbolic::asinh(x), else x;
    atanh |x| if x.abs() < 1.0 => inverse_hyperbolic::atanh(x), else if x.abs() == 1.0 { x * f64::INFINITY } else { f64::NAN };
    ln_1p |x| if x > -1.0 && x < f64::INFINITY => logarithm::ln_1p(Double::of(x)), else if x == -1.0 { f64::NEG_INFINITY } else if x > 0.0 { x } else { f64::NAN };
}

/// The cosine.
pub(crate) fn cos(x: f64) -> f64 {
    if x.is_finite() { circle::sin_cos(x).1.nearest() } else { f64::NAN }
}

/// Both.
pub(crate) fn sin_cos(x: f64) -> (f64, f64) {
    if !x.is_finite() {
        return (f64::NAN, f64::NAN);
    }
    let (sin, cos) = circle::sin_cos(x);
    (if x == 0.0 { x } else { sin.nearest() }, cos.nearest())
}

/// The arc cosine.
pub(crate) fn acos(x: f64) -> f64 {
    if x.abs() <= 1.0 { arc::acos(x).nearest() } else { f64::NAN }
}

/// The angle of the point (x, y).
pub(crate) fn atan2(y: f64, x: f64) -> f64 {
    arc::axis_angle(y, x).unwrap_or_else(|| arc::angle_64(y, x)).nearest()
}

/// e^x.
pub(crate) fn exp(x: f64) -> f64 {
    if x.is_nan() {
        f64::NAN
    } else if x > 720.0 {
        f64::INFINITY
    } else if x < -750.0 {
        0.0
    } else {
        rounded(exponential::exp(Double::of(x)), 0)
    }
}

/// 2^x.
pub(crate) fn exp2(x: f64) -> f64 {
    if x.is_nan() {
        f64::NAN
    } else if x > 1030.0 {
        f64::INFINITY
    } else if x < -1080.0 {
        0.0
    } else {
        rounded(exponential::exp2(x), 0)
    }
}

/// e^x − 1.
pub(crate) fn exp_m1(x: f64) -> f64 {
    if x == 0.0 {
        x
    } else if x > 50.0 {
        exp(x)
    } else if x < -50.0 {
        -1.0
    } else if x.is_nan() {
        f64::NAN
    } else {
        exponential::exp_m1(x).nearest()
    }
}

/// The hyperbolic sine.
pub(crate) fn sinh(x: f64) -> f64 {
    if x == 0.0 {
        x
    } else if x.abs() < 50.0 {
        hyperbolic::sinh(x).nearest()
    } else {
        half_exp(x.abs()).copysign(if x < 0.0 { -1.0 } else { 1.0 })
    }
}

/// The hyperbolic cosine.
pub(crate) fn cosh(x: f64) -> f64 {
    if x.abs() < 50.0 { hyperbolic::cosh(x).nearest() } else { half_exp(x.abs()) }
}

/// e^x/2 for x ≥ 50, beside which e^-x is nothing.
fn half_exp(x: f64) -> f64 {
    if x < 720.0 { rounded(exponential::exp(Double::of(x)), -1) } else { x + f64::INFINITY }
}

fn rounded(scaled: Scaled<Double>, shift: i32) -> f64 {
    scaled_64(scaled.power, scaled.exponent + shift)
}

/// The natural logarithm.
pub(crate) fn ln(x: f64) -> f64 {
    match end(x) {
        Some(end) => end,
        None => logarithm::ln(Double::of(x)).nearest(),
    }
}

/// The logarithm to base 2.
pub(crate) fn log2(x: f64) -> f64 {
    match end(x) {
        Some(end) => end,
        None => logarithm::log2(x).nearest(),
    }
}

/// The logarithm to base 10.
pub(crate) fn log10(x: f64) -> f64 {
    match end(x) {
        Some(end) => end,
        None => logarithm::log10(x).nearest(),
    }
}

/// ln x / ln base.
pub(crate) fn log(x: f64, base: f64) -> f64 {
    match (end(x), end(base)) {
        (None, None) if x != 1.0 && base != 1.0 => {
            logarithm::ln(Double::of(x)).div(logarithm::ln(Double::of(base))).nearest()
        }
        // The quotient of what both are.
        (top, bottom) => {
            let quotient = top.unwrap_or_else(|| ln(x)) / bottom.unwrap_or_else(|| ln(base));
            if quotient.is_nan() { f64::NAN } else { quotient }
        }
    }
}

/// The logarithm of what is no positive finite number.
fn end(x: f64) -> Option<f64> {
    if x == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if x > 0.0 && x < f64::INFINITY {
        None
    } else if x > 0.0 {
        Some(x)
    } else {
        Some(f64::NAN)
    }
}

/// The inverse hyperbolic cosine.
pub(crate) fn acosh(x: f64) -> f64 {
    if x == 1.0 {
        0.0
    } else if x == f64::INFINITY {
        x
    } else if x > 1.0 {
        inverse_hyperbolic::acosh(x).nearest()
    } else {
        f64::NAN
    }
}

/// |x|^y for a finite x other than 0 and a finite y.
pub(crate) fn pow_of_size(x: f64, y: f64) -> f64 {
    let size = logarithm::ln(Double::of(x.abs()));
    // Far beyond any result, and the parts of the product stay in range.
    let reach = size.hi * y;
    if reach > 720.0 {
        return f64::INFINITY;
    }
    if reach < -750.0 {
        return 0.0;
    }
    if reach.abs() < power_of_two(-60) {
        return 1.0;
    }
    let exponent = if y.abs() > power_of_two(200) {
        size.times(y * power_of_two(-200)).scale(power_of_two(200))
    } else {
        size.times(y)
    };
    rounded(exponential::exp(exponent), 0)
}

/// The cube root.
pub(crate) fn cbrt(x: f64) -> f64 {
    if x == 0.0 || x.is_infinite() {
        return x;
    }
    if x.is_nan() {
        return f64::NAN;
    }
    let size = x.abs();
    let (factor, back) = if size < power_of_two(-600) {
        (power_of_two(600), power_of_two(-200))
    } else if size > power_of_two(600) {
        (power_of_two(-600), power_of_two(200))
    } else {
        (1.0, 1.0)
    };
    (roots::cbrt(size * factor).nearest() * back).copysign(if x < 0.0 { -1.0 } else { 1.0 })
}

/// √(x² + y²).
pub(crate) fn hypot(x: f64, y: f64) -> f64 {
    if x.is_infinite() || y.is_infinite() {
        f64::INFINITY
    } else if x.is_nan() || y.is_nan() {
        f64::NAN
    } else {
        roots::hypot(x, y)
    }
}

/// x·180/π.
pub(crate) fn to_degrees(x: f64) -> f64 {
    product(x, DEGREES)
}

/// x·π/180.
pub(crate) fn to_radians(x: f64) -> f64 {
    product(x, RADIANS)
}

/// A product, rounded once over the whole range.
fn product(x: f64, factor: Double) -> f64 {
    if x == 0.0 || x.is_infinite() {
        return x;
    }
    if x.is_nan() {
        return f64::NAN;
    }
    let (x, shift) = if x.abs() < power_of_two(-900) { (x * power_of_two(200), -200) } else { (x, 0) };
    let exponent = (x.to_bits() >> 52 & 0x7ff) as i32 - 1023;
    let mantissa = f64::from_bits(x.to_bits() & !(0x7ff << 52) | 1023 << 52);
    scaled_64(factor.times(mantissa), exponent + shift)
}
