//! Sine, cosine and tangent: an angle as a 256th of a turn and a rest, by the same tables for both widths.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "the arguments are finite")

use super::super::double::{Double, bits_from, power_of_two};
use super::super::rounding::{nearest_32, settled};
use super::tables::{SINES, TURNS};
use crate::fixed::constants;

/// 256th of a turn in a radian.
const PER_RADIAN: f64 = Double::of_limbs(constants::INVERSE_TAU, -8).hi;
/// The rest of an angle within half a 256th of a turn needs no reduction.
const HALF_STEP: f64 = 0.01227;
/// 2π.
const TAU: Double = Double::of_limbs(constants::TAU, 0);
/// π/128 in parts of 30, 30 and 53 bits, so that products with integers of 23 bits are exact for the first two.
const STEP: [f64; 3] = [
    bits_from(constants::TAU, 165, 30) as f64 * power_of_two(-35),
    bits_from(constants::TAU, 135, 30) as f64 * power_of_two(-65),
    bits_from(constants::TAU, 82, 53) as f64 * power_of_two(-118),
];
/// 1.5·2^52: added and taken away, it rounds to an integer, which the low bits of the sum are.
const ROUND: f64 = 6_755_399_441_055_744.0;
/// The bits of 65536: below, three parts are enough.
const NEAR_END: u32 = 0x4780_0000;

/// A place in the table of 256 and the rest of the angle.
#[derive(Clone, Copy)]
struct Place<R> {
    index: usize,
    rest: R,
}

/// The sine of an `f32`, correctly rounded.
#[inline]
pub(crate) fn sin_32(x: f32) -> f32 {
    if is_near(x)
        && let Some(sin) = settled(near(x).sin())
    {
        return sin;
    }
    far_sin_32(x)
}

/// The cosine of an `f32`, correctly rounded.
#[inline]
pub(crate) fn cos_32(x: f32) -> f32 {
    if is_near(x)
        && let Some(cos) = settled(near(x).cos())
    {
        return cos;
    }
    far_cos_32(x)
}

/// Both, by one reduction.
#[inline]
pub(crate) fn sin_cos_32(x: f32) -> (f32, f32) {
    if is_near(x) {
        let place = near(x);
        if let (Some(sin), Some(cos)) = (settled(place.sin()), settled(place.cos())) {
            return (sin, cos);
        }
    }
    (far_sin_32(x), far_cos_32(x))
}

/// The tangent of an `f32`, correctly rounded.
#[inline]
pub(crate) fn tan_32(x: f32) -> f32 {
    if is_near(x) {
        let place = near(x);
        if let Some(tan) = settled(place.sin() / place.cos()) {
            return tan;
        }
    }
    far_tan_32(x)
}

/// Neither 0, whose sign would be lost, nor far away or no number.
#[inline]
fn is_near(x: f32) -> bool {
    (x.to_bits() & 0x7fff_ffff).wrapping_sub(1) < NEAR_END - 1
}

#[inline]
fn near(x: f32) -> Place<f64> {
    let x = f64::from(x);
    let shifted = x * PER_RADIAN + ROUND;
    let count = shifted - ROUND;
    let rest = ((x - count * STEP[0]) - count * STEP[1]) - count * STEP[2];
    Place { index: shifted.to_bits() as usize & 255, rest }
}

impl Place<f64> {
    /// Wrong by less than 2^-48 of the sine.
    #[inline]
    fn sin(self) -> f64 {
        let (sin, cos) = (SINES[self.index].hi, SINES[self.index + 64].hi);
        let (sin_rest, cos_rest) = self.of_rest();
        sin + (sin * cos_rest + cos * sin_rest)
    }

    #[inline]
    fn cos(self) -> f64 {
        let (sin, cos) = (SINES[self.index].hi, SINES[self.index + 64].hi);
        let (sin_rest, cos_rest) = self.of_rest();
        cos + (cos * cos_rest - sin * sin_rest)
    }

    /// The sine of the rest, and its cosine less 1, by the first terms of their series.
    #[inline]
    fn of_rest(self) -> (f64, f64) {
        let r = self.rest;
        let square = r * r;
        (r + r * square * (square * (1.0 / 120.0) - 1.0 / 6.0), square * (square * (1.0 / 24.0) - 0.5))
    }
}

#[cold]
#[inline(never)]
fn far_sin_32(x: f32) -> f32 {
    if !x.is_finite() {
        return f32::NAN;
    }
    if x == 0.0 {
        return x;
    }
    let sin = far(x, Place::sin).unwrap_or_else(|| nearest_32(sin_cos(f64::from(x.abs())).0));
    if x < 0.0 { -sin } else { sin }
}

#[cold]
#[inline(never)]
fn far_cos_32(x: f32) -> f32 {
    if !x.is_finite() {
        return f32::NAN;
    }
    far(x, Place::cos).unwrap_or_else(|| nearest_32(sin_cos(f64::from(x)).1))
}

#[cold]
#[inline(never)]
fn far_tan_32(x: f32) -> f32 {
    if !x.is_finite() {
        return f32::NAN;
    }
    if x == 0.0 {
        return x;
    }
    let tan = far(x, |place| place.sin() / place.cos());
    let tan = tan.unwrap_or_else(|| nearest_32(tan_of(f64::from(x.abs()))));
    if x < 0.0 { -tan } else { tan }
}

/// A function of |x| for a number from 65536 on.
#[inline]
fn far(x: f32, function: impl Fn(Place<f64>) -> f64) -> Option<f32> {
    if x.abs() < 65536.0 { None } else { settled(function(distant(x.abs()))) }
}

/// The place of a finite number from 65536 on, by its product with 128 bits of 1/(2π): the rest is wrong by less than 2^-96, and no
/// such number lies within 2^-36 of a multiple of the step.
fn distant(x: f32) -> Place<f64> {
    let bits = x.to_bits();
    let magnitude = u128::from((bits & 0x7f_ffff) | 0x80_0000);
    // x = magnitude · 2^place, and the table begins with 64 bits before the point.
    let from = (bits >> 23) as usize + 64 - 150;
    let (limb, shift) = (from / 64, from as u32 % 64);
    let [first, second, third] = [TURNS[limb], TURNS[limb + 1], TURNS[limb + 2]];
    let window = u128::from(first) << 64 | u128::from(second);
    let window = if shift == 0 { window } else { window << shift | u128::from(third >> (64 - shift)) };
    let fraction = window.wrapping_mul(magnitude);
    let index = (fraction >> 120) as usize + (fraction >> 119) as usize % 2;
    let rest = fraction << 8;
    let (high, low) = ((rest >> 64) as i64, (rest as u64 >> 1) as i64);
    let rest = high as f64 * (TAU.hi * power_of_two(-72)) + low as f64 * (TAU.hi * power_of_two(-135));
    Place { index: index & 255, rest }
}

/// Sine and cosine of a finite number, wrong by less than 2^-65 of each.
pub(crate) fn sin_cos(x: f64) -> (Double, Double) {
    let Place { index, rest } = reduced(x.abs());
    let (sin, cos) = (SINES[index], SINES[index + 64]);
    let square = rest.hi * rest.hi;
    let tail = rest.hi * square * (square * (1.0 / 120.0 - square * (1.0 / 5040.0)) - 1.0 / 6.0);
    let sin_rest = Double::ordered(rest.hi, rest.lo + tail);
    let cos_rest = square * (square * (1.0 / 24.0 - square * (1.0 / 720.0)) - 0.5);
    let of_sin = sin.add(cos.mul(sin_rest).add(sin.times(cos_rest)));
    let of_cos = cos.add(cos.times(cos_rest).sub(sin.mul(sin_rest)));
    (of_sin.negate_if(x < 0.0), of_cos)
}

/// The tangent of a finite number, wrong by less than 2^-64 of it.
pub(crate) fn tan_of(x: f64) -> Double {
    let (sin, cos) = sin_cos(x);
    sin.div(cos)
}

/// The place of a positive number, by its product with 1/(2π): 53 bits times those 256 that the fraction of a turn needs.
fn reduced(x: f64) -> Place<Double> {
    if x < HALF_STEP {
        return Place { index: 0, rest: Double::of(x) };
    }
    let bits = x.to_bits();
    let magnitude = (bits & ((1 << 52) - 1)) | 1 << 52;
    // x = magnitude · 2^place, and the table begins with 64 bits before the point.
    let from = (bits >> 52) as usize + 64 - 1075;
    let (limb, shift) = (from / 64, from as u32 % 64);
    let mut fraction = [0_u64; 4];
    let mut carry = 0;
    for index in (0..4).rev() {
        let (high, low) = (TURNS[limb + index], TURNS[limb + index + 1]);
        let window = if shift == 0 { high } else { high << shift | low >> (64 - shift) };
        let product = u128::from(window) * u128::from(magnitude) + carry;
        fraction[index] = product as u64;
        carry = product >> 64;
    }
    // The nearest 256th, and what is left in 2^-264 of a turn, signed.
    let index = (fraction[0] >> 56) + (fraction[0] >> 55 & 1);
    let mut rest = [0_u64; 4];
    for at in 0..4 {
        let next = if at < 3 { fraction[at + 1] >> 56 } else { 0 };
        rest[at] = fraction[at] << 8 | next;
    }
    let negative = rest[0] >> 63 == 1;
    if negative {
        rest = rest.map(|limb| !limb);
    }
    let rest = turns(rest).mul(TAU).negate_if(negative);
    Place { index: index as usize & 255, rest }
}

/// The first 106 bits of a fraction, most significant limb first, times 2^-8.
fn turns(fraction: [u64; 4]) -> Double {
    let mut first = 0;
    while first < 2 && fraction[first] == 0 {
        first += 1;
    }
    let zeros = fraction[first].leading_zeros();
    let limb = |index: usize| fraction.get(index).copied().unwrap_or(0);
    let high = u128::from(limb(first)) << 64 | u128::from(limb(first + 1));
    let low = if zeros == 0 { 0 } else { limb(first + 2) >> (64 - zeros) };
    let top = high << zeros | u128::from(low);
    let unit = -(64 * first as i32) - zeros as i32 - 8;
    let hi = (top >> 75) as u64 as f64 * power_of_two(unit - 53);
    let lo = (top >> 22 & ((1 << 53) - 1)) as u64 as f64 * power_of_two(unit - 106);
    Double::ordered(hi, lo)
}
