//! Powers and logarithms to any base of two `f32`: certified for each pair. Two parts decide all but one rounding in 2^36; what they
//! leave open is compared with the middle between two numbers in 192 bits, and integers tell whether it is that middle.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "the arguments are finite")
// determinism-lint: allow-file(mixed-float-width, why = "exact-op", reason = "f32 functions are computed in f64 and rounded once")

use super::super::double::{Double, power_of_two};
use super::super::rounding::{beside, is_open, middle, nearest_32, parts, precise_of, settled};
use super::exponential::{exp, exp_fast};
use super::logarithm::{ln, ln_fast};
use crate::fixed::{LN_2, Precise};

/// The bits that two parts are sure of.
const SURE: i32 = 62;

/// x^y for a positive normal x and a y whose result is a normal number; nothing where more is to be asked.
#[inline]
pub(crate) fn pow_fast_32(x: f32, y: f32) -> Option<f32> {
    let exponent = ln_fast(f64::from(x)) * f64::from(y);
    if exponent.abs() < 87.0 { settled(exp_fast(exponent).value()) } else { None }
}

/// x^y for a finite x > 0 and a finite y ≠ 0.
#[cold]
#[inline(never)]
pub(crate) fn certain_pow_32(x: f32, y: f32) -> f32 {
    let exponent = ln(Double::of(f64::from(x))).times(f64::from(y));
    if exponent.hi > 104.0 {
        return f32::INFINITY;
    }
    if exponent.hi < -104.0 {
        return 0.0;
    }
    let power = exp(exponent).value();
    if !is_open(power, SURE) {
        return nearest_32(power);
    }
    let middle =
        if power.hi < f64::from(f32::MIN_POSITIVE) { subnormal_middle(power.hi) } else { middle(power.hi) };
    if is_power(x, y, middle) {
        return middle as f32;
    }
    let (mantissa, scale) = precise_ln(x).mul(precise(y)).exp();
    nearest_32(beside(middle, mantissa.sub(precise_of(middle, scale)).is_negative()))
}

/// The middle between two subnormal numbers of 32 bits that is nearest to a value.
fn subnormal_middle(value: f64) -> f64 {
    let unit = power_of_two(-149);
    ((value / unit) as u32 as f64 + 0.5) * unit
}

/// ln x / ln base for positive finite numbers and a base other than 1.
#[inline]
pub(crate) fn log_32(x: f32, base: f32) -> f32 {
    if x >= f32::MIN_POSITIVE && base >= f32::MIN_POSITIVE {
        let quotient = ln_fast(f64::from(x)) / ln_fast(f64::from(base));
        if let Some(logarithm) = settled(quotient) {
            return logarithm;
        }
    }
    certain_log_32(x, base)
}

#[cold]
#[inline(never)]
fn certain_log_32(x: f32, base: f32) -> f32 {
    let quotient = ln(Double::of(f64::from(x))).div(ln(Double::of(f64::from(base))));
    if !is_open(quotient, SURE) {
        return nearest_32(quotient);
    }
    let (of_x, of_base) = (precise_ln(x), precise_ln(base));
    let middle = middle(quotient.hi.abs());
    let is_below = of_x.abs().sub(precise_of(middle, 0).mul(of_base.abs())).is_negative();
    let magnitude = beside(middle, is_below);
    nearest_32(magnitude.negate_if(quotient.hi < 0.0))
}

/// ln x for a positive finite number.
fn precise_ln(x: f32) -> Precise {
    let (mantissa, exponent) = parts(x);
    let shift = mantissa.leading_zeros() as i32 - 40;
    let (mantissa, exponent) = (mantissa << shift, exponent - shift + 23);
    let whole = LN_2.times(u64::from(exponent.unsigned_abs()));
    let rest = Precise::of(mantissa, 23).ln();
    if exponent < 0 { rest.sub(whole) } else { rest.add(whole) }
}

/// A number whose product with a logarithm of at least 2^-24 is below 104.
fn precise(y: f32) -> Precise {
    let (mantissa, exponent) = parts(y);
    if exponent < 0 {
        Precise::of(mantissa, exponent.unsigned_abs())
    } else {
        Precise::of(mantissa << exponent.min(32), 0)
    }
}

/// Whether x^y is exactly `middle`, for y ≠ 0.
///
/// With x = a·2^p for an odd a, y = n/2^j in lowest terms and middle = b·2^q for an odd b, that is a^n = b^(2^j) and p·n = q·2^j. A
/// negative n needs a = 1; otherwise a is the 2^j-th power of an r with r^n = b.
fn is_power(x: f32, y: f32, middle: f64) -> bool {
    let (a, p) = odd_parts(f64::from(x));
    let (n, halvings) = odd_parts(f64::from(y));
    let (b, q) = odd_parts(middle);
    if !(-40..=40).contains(&halvings) {
        return false;
    }
    let (n, j) = if halvings > 0 { (i128::from(n) << halvings, 0) } else { (i128::from(n), -halvings) };
    if i128::from(p) * n != i128::from(q) << j {
        return false;
    }
    let mut root = a as u64;
    for _ in 0..j {
        let next = root.isqrt();
        if next * next != root {
            return false;
        }
        if root == 1 {
            break;
        }
        root = next;
    }
    if root == 1 || b == 1 {
        return root == 1 && b == 1;
    }
    // The root is at least 3 and the middle below 2^25.
    (1..17).contains(&n) && root.checked_pow(n as u32) == Some(b as u64)
}

/// A finite number other than 0 as an odd integer times a power of two.
fn odd_parts(x: f64) -> (i64, i32) {
    let bits = x.to_bits();
    let magnitude = ((bits & ((1 << 52) - 1)) | 1 << 52) as i64;
    let zeros = magnitude.trailing_zeros();
    let odd = magnitude >> zeros;
    (if x < 0.0 { -odd } else { odd }, (bits >> 52 & 0x7ff) as i32 - 1075 + zeros as i32)
}
