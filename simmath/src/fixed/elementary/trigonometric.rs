//! Sine, cosine and tangent: one exact reduction to a 512th of a turn, a table, and short series.

use super::approximation::{Approximation, mul_high, quotient};
use super::shifted;
use super::tables::SINES;
use crate::fixed::constants::{self, INVERSE_TAU};

/// An angle as a 512th of a turn, and the sine and versine of what is left, with 69 and 72 fraction bits.
#[derive(Clone, Copy)]
pub(super) struct Circle {
    index: usize,
    sin_d: i64,
    versin_d: i64,
}

/// What sine and cosine are wrong by, at most, in units of 2^-62: the series by (π/512)⁵/120, which is 334 255, and (π/512)⁶/720, which is
/// 342; the angle by 2^-64 turns, which is 1.6, the two entries of the table by 0.5 each, and the products and shifts by 1 each.
const ERROR: i64 = 334_700;

/// 2π with 60 fraction bits.
const TAU: i64 = shifted(constants::TAU, 60) as i64;

impl Circle {
    /// The point at an angle of `raw / 2^FRAC` radians.
    #[inline]
    pub(super) const fn at<const FRAC: u32>(raw: i32) -> Self {
        // The fraction of a turn with 64 bits; whole turns fall off at the top. A step has 96 bits of it.
        let per_step = (((INVERSE_TAU[2] as u128) << 64 | INVERSE_TAU[1] as u128) >> FRAC) >> 32;
        let (upper, lower) = ((per_step >> 32) as i64, (per_step & 0xffff_ffff) as i64);
        let turn = (raw as i64).wrapping_mul(upper).wrapping_add((raw as i64 * lower) >> 32) as u64;
        // The nearest 512th, and what is left with 73 fraction bits, within a 1024th: the 512ths fall off at the top.
        let index = (turn.wrapping_add(1 << 54) >> 55) as usize;
        Self::near(index, mul_high((turn << 9) as i64, TAU))
    }

    /// `index` 512ths of a turn and `d` radians more, with 69 fraction bits, up to π/512 in magnitude.
    #[inline]
    const fn near(index: usize, d: i64) -> Self {
        // d² with 74 fraction bits. The coefficients have 62; of the terms that are left out, d⁵/120 is below 2^-43.
        let square = mul_high(d, d);
        let half = (1 << 61) - (mul_high(square, (1 << 62) / 24) >> 10);
        let cube = mul_high(mul_high(d, square), (1 << 62) / 6) >> 8;
        Self { index, sin_d: d - cube, versin_d: mul_high(square, half) }
    }

    /// The sine of this angle and `quarters` quarter turns more, with 62 fraction bits.
    #[inline]
    const fn wave(self, quarters: usize) -> i64 {
        let index = self.index + 128 * quarters;
        let (sin, cos) = (SINES[index], SINES[index + 128]);
        sin + (mul_high(cos, self.sin_d) >> 5) - (mul_high(sin, self.versin_d) >> 8)
    }

    /// The sine in steps, which always fits.
    #[inline]
    pub(super) const fn sin<const FRAC: u32>(self) -> Approximation {
        Approximation { value: self.wave(0), shift: 62 - FRAC, error: ERROR }
    }

    /// The cosine, which is the sine a quarter turn ahead.
    #[inline]
    pub(super) const fn cos<const FRAC: u32>(self) -> Approximation {
        Approximation { value: self.wave(1), shift: 62 - FRAC, error: ERROR }
    }

    pub(super) const fn tan<const FRAC: u32>(self) -> Option<Approximation> {
        quotient(self.wave(0), self.wave(1), ERROR, FRAC)
    }
}
