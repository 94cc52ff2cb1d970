//! Logarithms: a table of reciprocals that brings the argument near to 1, and a short series; and the inverse hyperbolic functions,
//! which are logarithms of a sum with a square root.

use super::approximation::{Approximation, mul_high, quotient};
use super::shifted;
use super::tables::LOGARITHMS;
use crate::fixed::constants;
use crate::fixed::inverse_root::leading_zeros;
use crate::fixed::root::wide_root;

/// ln of `mantissa / 2^63` with 62 fraction bits, and the power of two apart from it.
#[derive(Clone, Copy)]
pub(super) struct Logarithm {
    mantissa: i64,
    exponent: i32,
}

/// What the logarithm of the mantissa is wrong by, at most, in units of 2^-62: 15 by the terms that are left out, six products and
/// shifts, and the table.
const MANTISSA_ERROR: i64 = 32;
/// The same in units of 2^-58 for the whole logarithm: ln 2 is rounded to 58 bits, and the exponent is at most 32.
const ERROR: i64 = 20;

/// log2 e and log10 e with 62 fraction bits.
const LOG2_E: i64 = shifted(constants::LOG2_E, 62) as i64;
const LOG10_E: i64 = shifted(constants::LOG10_E, 62) as i64;

impl Logarithm {
    /// The logarithm of `number / 2^frac`, for a number above 0, up to 64 bits wide.
    #[inline]
    pub(super) const fn of(number: u64, frac: u32) -> Self {
        let zeros = leading_zeros(number);
        let mantissa = number << zeros;
        let index = (mantissa >> 56) as usize & 127;
        // mantissa · reciprocal − 1 with 70 fraction bits, below 2^-7.9 in magnitude: the 1 falls off at the top.
        let product = mantissa as u128 * reciprocal(index) as u128;
        let z = (product >> 9) as u64 as i64;
        // ln(1 + z) / z with 62 fraction bits, in pairs of terms, so that hardly a product waits for another. z² has 76 fraction
        // bits. Of the terms that are left out, z⁷/7 is below 15 · 2^-62.
        const ONE: i64 = 1 << 62;
        let square = mul_high(z, z);
        let p = ONE / 5 - (mul_high(z, ONE / 6) >> 6);
        let p = ONE / 3 - (z >> 10) + (mul_high(square, p) >> 12);
        let p = ONE - (z >> 9) + (mul_high(square, p) >> 12);
        Self {
            mantissa: LOGARITHMS[index] + (mul_high(z, p) >> 6),
            exponent: 63 - zeros as i32 - frac as i32,
        }
    }

    /// The natural logarithm with 58 fraction bits.
    #[inline]
    const fn natural(self) -> i64 {
        const LN_2_58: i64 = shifted(constants::LN_2, 58) as i64;
        self.exponent as i64 * LN_2_58 + (self.mantissa >> 4)
    }

    /// The logarithm to base 2 with 58 fraction bits.
    #[inline]
    pub(super) const fn binary(self) -> i64 {
        ((self.exponent as i64) << 58) + (mul_high(self.mantissa, LOG2_E) >> 2)
    }

    /// What [`binary`](Logarithm::binary) is wrong by, in its units.
    pub(super) const BINARY_ERROR: i64 = MANTISSA_ERROR / 8 + 3;

    #[inline]
    pub(super) const fn ln<const FRAC: u32>(self) -> Approximation {
        Approximation { value: self.natural() >> 1, shift: 57 - FRAC, error: ERROR / 2 + 1 }
    }

    pub(super) const fn log2<const FRAC: u32>(self) -> Approximation {
        Approximation { value: self.binary() >> 2, shift: 56 - FRAC, error: Self::BINARY_ERROR }
    }

    pub(super) const fn log10<const FRAC: u32>(self) -> Approximation {
        Approximation { value: mul_high(self.natural(), LOG10_E), shift: 56 - FRAC, error: ERROR / 4 + 2 }
    }

    /// The quotient of two logarithms.
    pub(super) const fn over<const FRAC: u32>(self, base: Self) -> Option<Approximation> {
        quotient(self.natural(), base.natural(), ERROR, FRAC)
    }

    /// Half the difference of two logarithms.
    pub(super) const fn half_difference<const FRAC: u32>(self, other: Self) -> Approximation {
        let difference = (self.natural() >> 2) - (other.natural() >> 2);
        Approximation { value: difference, shift: 57 - FRAC, error: ERROR / 2 + 2 }
    }
}

/// ln(|x| + √(x² + 1)) with the sign of x.
pub(super) const fn asinh<const FRAC: u32>(raw: i32) -> Approximation {
    let magnitude = raw.unsigned_abs() as u64;
    let (root, bits) = wide_root(magnitude * magnitude + (1 << (2 * FRAC)));
    // The root is the larger one, so half of each fits.
    let sum = (magnitude << (bits - 1)) + (root >> 1);
    Logarithm::of(sum, FRAC + bits - 1).ln::<FRAC>().negate_if(raw < 0)
}

/// ln(x + √(x² − 1)) for x > 1.
pub(super) const fn acosh<const FRAC: u32>(raw: i32) -> Approximation {
    let x = raw as u64;
    let (root, bits) = wide_root(x * x - (1 << (2 * FRAC)));
    let scale = leading_zeros(x) - 1;
    let sum = (x << scale) + (root >> (bits - scale));
    Logarithm::of(sum, FRAC + scale).ln::<FRAC>()
}

/// (ln(1 + x) − ln(1 − x)) / 2 for −1 < x < 1.
pub(super) const fn atanh<const FRAC: u32>(raw: i32) -> Approximation {
    let (above, below) = ((1 << FRAC) + raw as i64, (1 << FRAC) - raw as i64);
    Logarithm::of(above as u64, FRAC).half_difference::<FRAC>(Logarithm::of(below as u64, FRAC))
}

/// 1/(1 + (index + 1/2)/128) with 16 fraction bits.
#[inline]
pub(super) const fn reciprocal(index: usize) -> u32 {
    RECIPROCALS[index] as u32
}

static RECIPROCALS: [u16; 128] = {
    let mut table = [0; 128];
    let mut index = 0;
    while index < 128 {
        let divisor = 2 * index as u32 + 257;
        table[index] = ((1 << 25) / divisor).div_ceil(2) as u16;
        index += 1;
    }
    table
};
