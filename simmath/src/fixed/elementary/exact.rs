//! The elementary functions by [`Precise`]: one expression each, and its rounding. What is asked where a fast path cannot tell.
//!
//! Arguments are raw integers with `frac` fraction bits. The functions are defined on their domain only;
//! what holds outside of it is decided before.

use crate::fixed::constants;
use crate::fixed::precise::{Precise, less};

#[cold]
#[inline(never)]
pub(super) const fn sin(raw: i32, frac: u32) -> Precise {
    Precise::of(raw as i64, frac).sin_cos().0
}

#[cold]
#[inline(never)]
pub(super) const fn cos(raw: i32, frac: u32) -> Precise {
    Precise::of(raw as i64, frac).sin_cos().1
}

#[cold]
#[inline(never)]
pub(super) const fn tan(raw: i32, frac: u32) -> Precise {
    let (sin, cos) = Precise::of(raw as i64, frac).sin_cos();
    sin.div(cos)
}

/// For −1 ≤ x ≤ 1.
#[cold]
#[inline(never)]
pub(super) const fn asin(raw: i32, frac: u32) -> Precise {
    Precise::atan2(Precise::of(raw as i64, frac), complement(raw, frac))
}

/// For −1 ≤ x ≤ 1.
#[cold]
#[inline(never)]
pub(super) const fn acos(raw: i32, frac: u32) -> Precise {
    Precise::atan2(complement(raw, frac), Precise::of(raw as i64, frac))
}

/// √(1 − x²).
const fn complement(raw: i32, frac: u32) -> Precise {
    let square = raw as i64 * raw as i64;
    Precise::of((1 << (2 * frac)) - square, 2 * frac).sqrt()
}

/// For a point other than the origin.
#[cold]
#[inline(never)]
pub(super) const fn atan2(y: i32, x: i32) -> Precise {
    Precise::atan2(Precise::of(y as i64, 31), Precise::of(x as i64, 31))
}

#[cold]
#[inline(never)]
pub(super) const fn sinh(raw: i32, frac: u32) -> Precise {
    let x = Precise::of(raw as i64, frac);
    let (grows, falls) = (scaled(x.exp()), scaled(x.neg().exp()));
    grows.sub(falls).shift_right(1)
}

#[cold]
#[inline(never)]
pub(super) const fn cosh(raw: i32, frac: u32) -> Precise {
    let x = Precise::of(raw as i64, frac);
    let (grows, falls) = (scaled(x.exp()), scaled(x.neg().exp()));
    grows.add(falls).shift_right(1)
}

/// For |x| < 32.
#[cold]
#[inline(never)]
pub(super) const fn tanh(raw: i32, frac: u32) -> Precise {
    // (1 − e^−2x) / (1 + e^−2x), for a positive x.
    let falls = scaled(Precise::of(-2 * (raw.unsigned_abs() as i64), frac).exp());
    let magnitude = Precise::ONE.sub(falls).div(Precise::ONE.add(falls));
    if raw < 0 { magnitude.neg() } else { magnitude }
}

#[cold]
#[inline(never)]
pub(super) const fn asinh(raw: i32, frac: u32) -> Precise {
    let x = Precise::of(raw as i64, frac).abs();
    let magnitude = x.add(x.mul(x).add(Precise::ONE).sqrt()).ln();
    if raw < 0 { magnitude.neg() } else { magnitude }
}

/// For x ≥ 1.
#[cold]
#[inline(never)]
pub(super) const fn acosh(raw: i32, frac: u32) -> Precise {
    let x = Precise::of(raw as i64, frac);
    x.add(x.mul(x).sub(Precise::ONE).sqrt()).ln()
}

/// For −1 < x < 1.
#[cold]
#[inline(never)]
pub(super) const fn atanh(raw: i32, frac: u32) -> Precise {
    let one = 1 << frac;
    let (above, below) = (Precise::of(one + raw as i64, frac), Precise::of(one - raw as i64, frac));
    above.ln().sub(below.ln()).shift_right(1)
}

/// For |x| < 32.
#[cold]
#[inline(never)]
pub(super) const fn exp(raw: i32, frac: u32) -> Precise {
    scaled(Precise::of(raw as i64, frac).exp())
}

/// For an x that is no integer, below 32.
#[cold]
#[inline(never)]
pub(super) const fn exp2(raw: i32, frac: u32) -> Precise {
    let one = 1 << frac;
    let (whole, rest) = (raw >> frac, raw & (one - 1));
    let power = Precise::of_limbs(constants::LN_2).mul(Precise::of(rest as i64, frac)).exp();
    scaled((power.0, power.1 + whole))
}

/// ln of `raw / 2^frac` for a raw number above 0, which may exceed the format.
#[cold]
#[inline(never)]
pub(super) const fn ln(raw: u32, frac: u32) -> Precise {
    Precise::of(raw as i64, frac).ln()
}

/// For x > 0.
#[cold]
#[inline(never)]
pub(super) const fn log2(raw: i32, frac: u32) -> Precise {
    Precise::of(raw as i64, frac).ln().mul(Precise::of_limbs(constants::LOG2_E))
}

/// For x > 0.
#[cold]
#[inline(never)]
pub(super) const fn log10(raw: i32, frac: u32) -> Precise {
    Precise::of(raw as i64, frac).ln().mul(Precise::of_limbs(constants::LOG10_E))
}

/// For x > 0 and a base above 0 other than 1.
#[cold]
#[inline(never)]
pub(super) const fn log(raw: i32, base: i32, frac: u32) -> Precise {
    Precise::of(raw as i64, frac).ln().div(Precise::of(base as i64, frac).ln())
}

/// x^(exponent / 2^frac) for x > 0: the nearest number of steps, and, where the result lies too near to the middle between two
/// numbers to tell, that middle in half steps.
#[cold]
#[inline(never)]
pub(super) const fn pow(base: u32, exponent: i64, frac: u32) -> (i64, Option<u64>) {
    let power = Precise::of(base as i64, frac).ln().mul(Precise::of(exponent, frac));
    // e^-32 is below every format's half step, and e^32 above every format's range.
    if power.limbs()[3] >= 32 {
        return (if power.is_negative() { 0 } else { 1 << 40 }, None);
    }
    let result = scaled(power.exp());
    let middle =
        if is_near_middle(result, frac) { Some(nearest_wide(result, frac + 1) as u64) } else { None };
    (nearest_wide(result, frac), middle)
}

#[cold]
#[inline(never)]
pub(super) const fn to_degrees(raw: i32, frac: u32) -> Precise {
    Precise::of(raw as i64, frac).mul(Precise::of_limbs(constants::DEGREES))
}

#[cold]
#[inline(never)]
pub(super) const fn to_radians(raw: i32, frac: u32) -> Precise {
    Precise::of(raw as i64, frac).mul(Precise::of_limbs(constants::RADIANS))
}

/// m·2^k.
const fn scaled((mantissa, exponent): (Precise, i32)) -> Precise {
    // What would leave the integer part saturates in any format.
    if exponent > 60 { Precise::of(1 << 60, 0) } else { mantissa.scale(exponent) }
}

/// The nearest raw number, saturating. A tie cannot come here: no elementary function of a rational other than the exact cases,
/// which the callers treat first, is a rational.
pub(super) const fn nearest(value: Precise, frac: u32) -> i32 {
    let raw = nearest_wide(value, frac);
    if raw > i32::MAX as i64 {
        i32::MAX
    } else if raw < i32::MIN as i64 {
        i32::MIN
    } else {
        raw as i32
    }
}

/// The nearest raw number, up to 2^40 in magnitude.
pub(super) const fn nearest_wide(value: Precise, frac: u32) -> i64 {
    let half = Precise::ONE.shift_right(frac + 1);
    let limbs = value.abs().add(half).limbs();
    let steps = ((limbs[3] as u128) << 64 | limbs[2] as u128) >> (64 - frac);
    let bounded = if steps > 1 << 40 { 1 << 40 } else { steps as i64 };
    if value.is_negative() { -bounded } else { bounded }
}

/// Whether a positive value lies within 2^-120 of the middle between two numbers, which is more than its error.
const fn is_near_middle(value: Precise, frac: u32) -> bool {
    let half = Precise::ONE.shift_right(frac + 1);
    let error = Precise::ONE.shift_right(120);
    // Behind the point of the scaled sum stands how far it is above `middle - error`.
    let [low, mid, high, _] = value.add(half).add(error).shift_left(frac).limbs();
    less([low, mid, high, 0], error.shift_left(frac + 1).limbs())
}
