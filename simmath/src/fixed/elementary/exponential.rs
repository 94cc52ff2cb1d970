//! Powers of 2 and e, and the hyperbolic functions made of them: a table of 128th powers of 2 and a short series.

use super::approximation::{Approximation, mul_high_unsigned, quotient};
use super::shifted;
use super::tables::POWERS;
use crate::fixed::constants::{self, LN_2};

/// `mantissa·2^(exponent − 63)`, with the mantissa in 2^63 .. 2^64.
#[derive(Clone, Copy)]
pub(super) struct Power {
    mantissa: u64,
    exponent: i32,
    /// In units of the mantissa.
    error: i64,
}

/// log2 e with 62 fraction bits.
const LOG2_E: i64 = shifted(constants::LOG2_E, 62) as i64;

impl Power {
    /// 2^(exponent / 2^64), where the exponent is wrong by up to `error / 2^64`.
    #[inline]
    pub(super) const fn of_two(exponent: i128, error: i64) -> Self {
        let fraction = exponent as u64;
        let index = (fraction >> 57) as usize;
        // What the table leaves, times ln 2: below 0.0055, with 71 fraction bits.
        let rest = mul_high_unsigned(fraction << 7, LN_2[2]);
        // e^rest − 1 with 70 fraction bits, in pairs of terms, so that hardly a product waits for another; coefficients with 63,
        // rest² with 78. Of the terms that are left out, rest⁵/120 is below 2^-44.5, which is 358 000 · 2^-63.
        let square = mul_high_unsigned(rest, rest);
        let p = (1 << 63) / 6 + (mul_high_unsigned(rest, (1 << 63) / 24) >> 7);
        let p = (1 << 63) + (rest >> 9) + (mul_high_unsigned(square, p) >> 14);
        let growth = mul_high_unsigned(rest, p);
        let power = POWERS[index];
        Self {
            mantissa: power + (mul_high_unsigned(power, growth) >> 6),
            exponent: (exponent >> 64) as i32,
            // What is left out of the series counts at most twice, as does the exponent, with ln 2; the products are wrong by less
            // than 16 units.
            error: 2 * 358_000 + 16 + error + error / 2,
        }
    }

    /// e^(raw / 2^FRAC), for an exponent up to 46 in magnitude.
    #[inline]
    pub(super) const fn of_e<const FRAC: u32>(raw: i64) -> Self {
        let exponent = (raw as i128 * LOG2_E as i128) >> (FRAC - 2);
        // Rounding log2 e to 62 bits is wrong by 2^-63 at most, that is 2 units of 2^-64, and times 46.
        Self::of_two(exponent, 96)
    }

    /// The power in steps.
    #[inline]
    pub(super) const fn steps<const FRAC: u32>(self) -> Approximation {
        let shift = 61 - FRAC as i32 - self.exponent;
        if shift < 29 {
            // Beyond every range.
            return Approximation { value: 1 << 60, shift: 20, error: 1 };
        }
        Approximation { value: (self.mantissa >> 2) as i64, shift: shift as u32, error: self.error / 4 + 2 }
    }

    /// (self + other) / 2 or (self − other) / 2, for another one that is not larger.
    pub(super) const fn half_sum<const FRAC: u32>(self, other: Self, minus: bool) -> Approximation {
        let distance = (self.exponent - other.exponent) as u32;
        let small = if distance > 63 { 0 } else { other.mantissa >> distance } >> 3;
        let large = self.mantissa >> 3;
        let shift = 61 - FRAC as i32 - self.exponent;
        if shift < 28 {
            return Approximation { value: 1 << 60, shift: 20, error: 1 };
        }
        let value = if minus { large - small } else { large + small } as i64;
        Approximation { value, shift: shift as u32, error: (self.error + other.error) / 8 + 3 }
    }

    /// (1 − self) / (1 + self) for a power up to 1.
    pub(super) const fn tanh<const FRAC: u32>(self) -> Option<Approximation> {
        let down = 2 - self.exponent;
        let power = if down > 63 { 0 } else { self.mantissa >> down } as i64;
        quotient((1 << 61) - power, (1 << 61) + power, self.error / 4 + 2, FRAC)
    }
}

/// (e^x − e^−x) / 2.
pub(super) const fn sinh<const FRAC: u32>(raw: i32) -> Approximation {
    let (grows, falls) = both::<FRAC>(raw);
    grows.half_sum::<FRAC>(falls, true).negate_if(raw < 0)
}

/// (e^x + e^−x) / 2.
pub(super) const fn cosh<const FRAC: u32>(raw: i32) -> Approximation {
    let (grows, falls) = both::<FRAC>(raw);
    grows.half_sum::<FRAC>(falls, false)
}

/// (1 − e^−2x) / (1 + e^−2x) with the sign of x, for |x| up to 23.
pub(super) const fn tanh<const FRAC: u32>(raw: i32) -> Option<Approximation> {
    let magnitude = match Power::of_e::<FRAC>(-2 * (raw.unsigned_abs() as i64)).tanh::<FRAC>() {
        Some(magnitude) => magnitude,
        None => return None,
    };
    Some(magnitude.negate_if(raw < 0))
}

/// e^|x| and e^−|x|.
const fn both<const FRAC: u32>(raw: i32) -> (Power, Power) {
    let magnitude = raw.unsigned_abs() as i64;
    (Power::of_e::<FRAC>(magnitude), Power::of_e::<FRAC>(-magnitude))
}
