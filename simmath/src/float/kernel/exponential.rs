//! Powers of e and 2, by a table of 128 powers of two and the first terms of the series.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "the arguments are finite")

use super::super::double::{Double, bits_from, power_of_two};
use super::super::rounding::{nearest_32, settled};
use super::tables::POWERS;
use crate::fixed::constants;

/// ln 2.
pub(super) const LN_2: Double = Double::of_limbs(constants::LN_2, 0);
/// 128/ln 2.
const PER_ONE: f64 = Double::of_limbs(constants::LOG2_E, -7).hi;
/// ln 2/128 in parts of 35, 35 and 53 bits, so that products with integers of 18 bits are exact for the first two.
const STEP: [f64; 3] = [
    bits_from(constants::LN_2, 157, 35) as f64 * power_of_two(-42),
    bits_from(constants::LN_2, 122, 35) as f64 * power_of_two(-77),
    bits_from(constants::LN_2, 69, 53) as f64 * power_of_two(-130),
];
/// What follows the first part.
const REST: f64 = STEP[1] + STEP[2];
/// 1.5·2^52: added and taken away, it rounds to an integer, which the low bits of the sum are.
const ROUND: f64 = 6_755_399_441_055_744.0;

/// `power · 2^exponent`.
#[derive(Clone, Copy)]
pub(crate) struct Scaled<V> {
    pub(crate) power: V,
    pub(crate) exponent: i32,
}

/// e^x for |x| < 200, wrong by less than 2^-50 of it.
#[inline]
pub(super) fn exp_fast(x: f64) -> Scaled<f64> {
    let shifted = x * PER_ONE + ROUND;
    let count = shifted - ROUND;
    power_fast(shifted.to_bits(), (x - count * STEP[0]) - count * REST)
}

/// 2^(count/128) · e^rest, with the count as the low bits of a sum.
#[inline]
fn power_fast(count: u64, rest: f64) -> Scaled<f64> {
    let base = POWERS[count as usize & 127].hi;
    let square = rest * rest;
    let series = rest + square * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0))));
    Scaled { power: base + base * series, exponent: (count as i32) >> 7 }
}

impl Scaled<f64> {
    #[inline]
    pub(super) fn value(self) -> f64 {
        self.power * power_of_two(self.exponent)
    }
}

impl Scaled<Double> {
    /// For exponents of ±1000.
    #[inline]
    pub(crate) fn value(self) -> Double {
        self.power.scale(power_of_two(self.exponent))
    }
}

/// e^x of an `f32`, correctly rounded.
#[inline]
pub(crate) fn exp_32(x: f32) -> f32 {
    if x.abs() < 87.0
        && let Some(power) = settled(exp_fast(f64::from(x)).value())
    {
        return power;
    }
    far_exp_32(x)
}

#[cold]
#[inline(never)]
fn far_exp_32(x: f32) -> f32 {
    match far_end(x, 0.0, 104.0) {
        Some(end) => end,
        None => nearest_32(exp(Double::of(f64::from(x))).value()),
    }
}

/// The limits of a growing power: what a number that is none, or far beyond, leads to.
pub(super) fn far_end(x: f32, low: f32, beyond: f32) -> Option<f32> {
    if x.is_nan() {
        Some(f32::NAN)
    } else if x > beyond {
        Some(f32::INFINITY)
    } else if x < -beyond {
        Some(low)
    } else {
        None
    }
}

/// 2^x of an `f32`, correctly rounded.
#[inline]
pub(crate) fn exp2_32(x: f32) -> f32 {
    if x.abs() < 125.0 {
        let x = f64::from(x);
        let shifted = x * 128.0 + ROUND;
        let rest = (x - (shifted - ROUND) * (1.0 / 128.0)) * LN_2.hi;
        if let Some(power) = settled(power_fast(shifted.to_bits(), rest).value()) {
            return power;
        }
    }
    far_exp2_32(x)
}

#[cold]
#[inline(never)]
fn far_exp2_32(x: f32) -> f32 {
    if let Some(end) = far_end(x, 0.0, 151.0) {
        return end;
    }
    let whole = x as i32;
    if whole as f32 == x {
        // −150 is the tie between 0 and the smallest number, which is even.
        return power_of_two(whole) as f32;
    }
    nearest_32(exp2(f64::from(x)).value())
}

/// e^x − 1 of an `f32`, correctly rounded.
#[inline]
pub(crate) fn exp_m1_32(x: f32) -> f32 {
    let wide = f64::from(x);
    if x.abs() < 1.0 / 64.0 {
        // The sign of zero is kept by the first term alone.
        let cubes = wide * (1.0 / 24.0 + wide * (1.0 / 120.0 + wide * (1.0 / 720.0)));
        let series = wide + wide * wide * (0.5 + wide * (1.0 / 6.0 + cubes));
        if let Some(power) = settled(if x == 0.0 { wide } else { series }) {
            return power;
        }
    } else if x.abs() < 87.0
        && let Some(power) = settled(exp_fast(wide).value() - 1.0)
    {
        return power;
    }
    far_exp_m1_32(x)
}

#[cold]
#[inline(never)]
fn far_exp_m1_32(x: f32) -> f32 {
    match far_end(x, -1.0, 104.0) {
        Some(end) => end,
        None => nearest_32(exp_m1(f64::from(x))),
    }
}

/// e^x for |x| < 1000, wrong by less than 2^-74 of it and what the error of x makes of it.
pub(crate) fn exp(x: Double) -> Scaled<Double> {
    let (count, series) = reduced(x);
    let base = POWERS[count as usize & 127];
    Scaled { power: base.add(base.mul(series)), exponent: count >> 7 }
}

/// The number of 128th powers of two, and e^rest − 1 for what is left.
fn reduced(x: Double) -> (i32, Double) {
    let shifted = x.hi * PER_ONE + ROUND;
    let count = shifted - ROUND;
    let rest = Double::sum(x.hi, -count * STEP[0]).plus(-count * STEP[1]).plus(x.lo - count * STEP[2]);
    let r = rest.hi;
    let cubes = 1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0 + r * (1.0 / 720.0 + r * (1.0 / 5040.0))));
    let series = rest.add(rest.mul(rest).scale(0.5)).plus(r * r * r * cubes);
    (shifted.to_bits() as i32, series)
}

/// 2^x for |x| < 1100, wrong by less than 2^-74 of it.
pub(crate) fn exp2(x: f64) -> Scaled<Double> {
    let shifted = x * 128.0 + ROUND;
    let rest = LN_2.times(x - (shifted - ROUND) * (1.0 / 128.0));
    let Scaled { power, exponent } = exp(rest);
    let count = shifted.to_bits() as i32;
    Scaled { power: power.mul(POWERS[count as usize & 127]), exponent: exponent + (count >> 7) }
}

/// e^x − 1 for |x| < 700, wrong by less than 2^-65 of it.
pub(crate) fn exp_m1(x: f64) -> Double {
    let (count, series) = reduced(Double::of(x));
    if count == 0 {
        return series;
    }
    let base = POWERS[count as usize & 127].scale(power_of_two(count >> 7));
    base.mul(series).add(base.plus(-1.0))
}
