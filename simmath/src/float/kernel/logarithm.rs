//! Logarithms, by a table of the logarithms of 256ths and the first terms of the series.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "the arguments are finite and above 0")
// determinism-lint: allow-file(mixed-float-width, why = "exact-op", reason = "f32 functions are computed in f64 and rounded once")

use super::super::double::{Double, power_of_two};
use super::super::rounding::{nearest_32, settled};
use super::exponential::LN_2;
use super::tables::LOGARITHMS;
use crate::fixed::constants;

/// log2 e.
const LOG2_E: Double = Double::of_limbs(constants::LOG2_E, 0);
/// log10 e.
const LOG10_E: Double = Double::of_limbs(constants::LOG10_E, 0);
/// The bits of 178/256 in both widths, and that number's place in the table of 256ths.
const FIRST_BITS: u64 = 0x3fe6_4000_0000_0000;
const FIRST_BITS_32: u32 = 0x3f32_0000;
pub(super) const FIRST: usize = 178;
/// 1.5·2^44 and 1.5·2^15: added, they leave the nearest 256th in the low bits of the sum.
const ROUND: f64 = 26_388_279_066_624.0;
const ROUND_32: f32 = 49_152.0;

/// ln(i/256) and 256/i from i = 178 on: what the fast forms read together.
static STEPS: [(f64, f64); 179] = {
    let mut steps = [(0.0, 0.0); 179];
    let mut index = 0;
    while index < 179 {
        steps[index] = (LOGARITHMS[index].hi, 256.0 / (index + FIRST) as f64);
        index += 1;
    }
    steps
};

/// A positive number as `2^exponent · (center + difference)`.
struct Place {
    exponent: i32,
    index: usize,
    center: f64,
    difference: f64,
}

/// For a positive normal number.
#[inline]
fn place(x: f64) -> Place {
    let bits = x.to_bits();
    let exponent = (bits as i64 - FIRST_BITS as i64) >> 52;
    let mantissa = f64::from_bits(bits.wrapping_sub((exponent as u64) << 52));
    let shifted = mantissa + ROUND;
    let center = shifted - ROUND;
    Place {
        exponent: exponent as i32,
        index: (shifted.to_bits() as usize & 511) - FIRST,
        center,
        difference: mantissa - center,
    }
}

/// ln x of a positive normal number, wrong by less than 2^-50 of it.
#[inline]
pub(super) fn ln_fast(x: f64) -> f64 {
    let place = place(x);
    let (logarithm, inverse) = STEPS[place.index];
    (f64::from(place.exponent) * LN_2.hi + logarithm) + ln_1p_series(place.difference * inverse)
}

/// ln x of a positive normal `f32`, wrong by less than 2^-45 of it: the difference to a 256th is exact in 32 bits too.
#[inline]
fn ln_short(x: f32) -> f64 {
    let bits = x.to_bits();
    let exponent = (bits as i32 - FIRST_BITS_32 as i32) >> 23;
    let mantissa = f32::from_bits(bits.wrapping_sub((exponent as u32) << 23));
    let shifted = mantissa + ROUND_32;
    let (logarithm, inverse) = STEPS[(shifted.to_bits() as usize & 511) - FIRST];
    let z = f64::from(mantissa - (shifted - ROUND_32)) * inverse;
    let square = z * z;
    let series = z - square * ((0.5 - z * (1.0 / 3.0)) + square * (0.25 - z * (1.0 / 5.0)));
    (f64::from(exponent) * LN_2.hi + logarithm) + series
}

/// ln(1 + z) for |z| < 0.004, wrong by less than 2^-50 of it.
#[inline]
fn ln_1p_series(z: f64) -> f64 {
    let square = z * z;
    let high = 1.0 / 5.0 - z * (1.0 / 6.0 - z * (1.0 / 7.0));
    z - square * ((0.5 - z * (1.0 / 3.0)) + square * (0.25 - z * high))
}

/// ln(1 + x) for x above −1, wrong by less than 2^-46 of it.
#[inline]
pub(super) fn ln_1p_fast(x: f64) -> f64 {
    if x.abs() < 1.0 / 256.0 { ln_1p_series(x) } else { ln_fast(1.0 + x) }
}

/// A logarithm whose argument is a positive number above the subnormal ones.
#[inline]
fn is_plain(x: f32) -> bool {
    x.to_bits().wrapping_sub(0x0080_0000) < 0x7f80_0000 - 0x0080_0000
}

macro_rules! logarithms {
    ($($name:ident $far:ident $doc:literal |$fast:ident| $from_fast:expr, |$exact:ident| $from_exact:expr;)+) => {$(
        #[doc = $doc]
        #[inline]
        pub(crate) fn $name(x: f32) -> f32 {
            if is_plain(x) {
                let $fast = ln_short(x);
                if let Some(logarithm) = settled($from_fast) {
                    return logarithm;
                }
            }
            $far(x)
        }

        #[cold]
        #[inline(never)]
        fn $far(x: f32) -> f32 {
            if let Some(end) = end(x) {
                return end;
            }
            let $exact = ln(Double::of(f64::from(x)));
            nearest_32($from_exact)
        }
    )+};
}

logarithms! {
    ln_32 far_ln_32 "ln x of an `f32`, correctly rounded." |fast| fast, |exact| exact;
    log2_32 far_log2_32 "log2 x of an `f32`, correctly rounded." |fast| fast * LOG2_E.hi, |exact| exact.mul(LOG2_E);
    log10_32 far_log10_32 "log10 x of an `f32`, correctly rounded." |fast| fast * LOG10_E.hi, |exact| exact.mul(LOG10_E);
}

/// What is no positive number.
fn end(x: f32) -> Option<f32> {
    if x == 0.0 {
        Some(f32::NEG_INFINITY)
    } else if x == f32::INFINITY {
        Some(x)
    } else if x > 0.0 {
        None
    } else {
        Some(f32::NAN)
    }
}

/// ln(1 + x) of an `f32`, correctly rounded.
#[inline]
pub(crate) fn ln_1p_32(x: f32) -> f32 {
    if x > -1.0
        && x < f32::INFINITY
        && x != 0.0
        && let Some(logarithm) = settled(ln_1p_fast(f64::from(x)))
    {
        return logarithm;
    }
    far_ln_1p_32(x)
}

#[cold]
#[inline(never)]
fn far_ln_1p_32(x: f32) -> f32 {
    if x == 0.0 || x == f32::INFINITY {
        x
    } else if x == -1.0 {
        f32::NEG_INFINITY
    } else if x > -1.0 {
        nearest_32(ln_1p(Double::of(f64::from(x))))
    } else {
        f32::NAN
    }
}

/// ln x of a positive number, wrong by less than 2^-70 of it and what the error of x makes of it.
pub(crate) fn ln(x: Double) -> Double {
    if x.hi < power_of_two(-1000) {
        // Subnormal ones become normal.
        return ln(x.scale(power_of_two(200))).sub(LN_2.times(200.0));
    }
    let place = place(x.hi);
    // The lower part, where there is one, belongs to a number of moderate size.
    let low = if x.lo == 0.0 { 0.0 } else { x.lo * power_of_two(-place.exponent) };
    let difference = Double::sum(place.difference, low);
    let series = series(difference.over(place.center));
    LN_2.times(f64::from(place.exponent)).add(LOGARITHMS[place.index]).add(series)
}

/// ln(1 + z) for |z| < 0.004.
fn series(z: Double) -> Double {
    let square = z.mul(z);
    let r = z.hi;
    let high = 1.0 / 6.0 - r * (1.0 / 7.0 - r * (1.0 / 8.0 - r * (1.0 / 9.0)));
    let tail = 1.0 / 3.0 - r * (1.0 / 4.0 - r * (1.0 / 5.0 - r * high));
    z.add(square.scale(-0.5).plus(r * square.hi * tail))
}

/// ln(1 + x) for x above −1.
pub(crate) fn ln_1p(x: Double) -> Double {
    if x.hi.abs() < 1.0 / 256.0 {
        series(x)
    } else if x.hi > power_of_two(200) {
        // 1 more is nothing, and the parts of the sum would be too far from each other.
        ln(x)
    } else {
        ln(x.plus(1.0))
    }
}

/// log2 x, wrong by less than 2^-69 of it.
pub(crate) fn log2(x: f64) -> Double {
    ln(Double::of(x)).mul(LOG2_E)
}

/// log10 x, wrong by less than 2^-69 of it.
pub(crate) fn log10(x: f64) -> Double {
    ln(Double::of(x)).mul(LOG10_E)
}
