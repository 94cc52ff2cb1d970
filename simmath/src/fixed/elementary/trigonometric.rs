//! Sine, cosine and tangent: one exact reduction to a 256th of a turn, a table, and short series.

use super::approximation::{Approximation, mul_high, quotient};
use super::tables::SINES;
use crate::fixed::constants::INVERSE_TAU;

/// Sine and cosine with 62 fraction bits.
#[derive(Clone, Copy)]
pub(super) struct Circle {
    sin: i64,
    cos: i64,
}

/// What both are wrong by, at most, in units of 2^-62: the series by (π/256)⁶/720, which is 21 878, the angle by 2^-64 turns,
/// which is 1.6, the two entries of the table by 0.5 each, and four products and shifts by 1 each.
const ERROR: i64 = 21_900;

/// 2π with 60 fraction bits.
const TAU: i64 = 0x6487_ed51_10b4_611a;

impl Circle {
    /// The point at an angle of `raw / 2^FRAC` radians.
    #[inline]
    pub(super) const fn at<const FRAC: u32>(raw: i32) -> Self {
        // The fraction of a turn with 128 bits, of which 64 are kept; whole turns fall off at the top.
        let per_step = ((INVERSE_TAU[2] as u128) << 64 | INVERSE_TAU[1] as u128) >> FRAC;
        let turn = ((raw as i128 as u128).wrapping_mul(per_step) >> 64) as u64;
        // The nearest 256th, and what is left with 72 fraction bits, within a 512th.
        let index = (turn.wrapping_add(1 << 55) >> 56) as usize;
        let rest = (turn.wrapping_sub((index as u64) << 56) as i64) << 8;
        Self::near(index & 255, mul_high(rest, TAU))
    }

    /// The point at `index` 256ths of a turn and `d` radians more, with 68 fraction bits, up to π/256 in magnitude.
    #[inline]
    const fn near(index: usize, d: i64) -> Self {
        let (table_sin, table_cos) = (SINES[index], SINES[index + 64]);
        // d² with 72 fraction bits. The coefficients have 62; of the terms that are left out, d⁶/720 is below 2^-47.
        let square = mul_high(d, d);
        let s = (1 << 62) / 6 - (mul_high(square, (1 << 62) / 120) >> 8);
        let c = (1 << 61) - (mul_high(square, (1 << 62) / 24) >> 8);
        // sin d with 68 fraction bits, and 1 − cos d with 70.
        let sin_d = d - (mul_high(mul_high(d, square), s) >> 6);
        let versin_d = mul_high(square, c);
        Self {
            sin: table_sin + (mul_high(table_cos, sin_d) >> 4) - (mul_high(table_sin, versin_d) >> 6),
            cos: table_cos - (mul_high(table_sin, sin_d) >> 4) - (mul_high(table_cos, versin_d) >> 6),
        }
    }

    #[inline]
    pub(super) const fn sin<const FRAC: u32>(self) -> Approximation {
        // A sine of 1 and its error stay below 2^62 in no case but this one, where the step is the same.
        Approximation { value: self.sin >> 1, shift: 61 - FRAC, error: ERROR / 2 + 1 }
    }

    #[inline]
    pub(super) const fn cos<const FRAC: u32>(self) -> Approximation {
        Approximation { value: self.cos >> 1, shift: 61 - FRAC, error: ERROR / 2 + 1 }
    }

    pub(super) const fn tan<const FRAC: u32>(self) -> Option<Approximation> {
        quotient(self.sin, self.cos, ERROR, FRAC)
    }
}
