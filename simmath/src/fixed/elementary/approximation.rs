//! A value that is known up to an error, and the question whether that is enough to round it.

use crate::fixed::saturate;

/// A number of steps, known up to an error: `value / 2^shift`, wrong by less than `error / 2^shift`.
#[derive(Clone, Copy)]
pub(super) struct Approximation {
    /// At most 2^62 in magnitude where the shift is below 48, and below 2^62 otherwise: half a step more must fit.
    pub(super) value: i64,
    pub(super) shift: u32,
    /// Below 2^60.
    pub(super) error: i64,
}

impl Approximation {
    /// The nearest number of steps, where every value within the error has the same.
    #[inline]
    pub(super) const fn steps(self) -> Option<i64> {
        let Self { value, shift, error } = self;
        if shift > 62 {
            // Less than half a step, or too near to it to tell.
            return if value.abs() + error < 1 << 62 { Some(0) } else { None };
        }
        // From the lowest value to the highest, in the scale where rounding is dropping bits.
        let highest = value + (1 << (shift - 1)) + error;
        let dropped = highest & ((1 << shift) - 1);
        if dropped < 2 * error { None } else { Some(highest >> shift) }
    }

    /// The nearest raw number, saturating.
    #[inline]
    pub(super) const fn raw(self) -> Option<i32> {
        match self.steps() {
            Some(steps) => Some(saturate(steps)),
            None => None,
        }
    }

    /// The nearest raw number of a value that is in range.
    #[inline]
    pub(super) const fn small_raw(self) -> Option<i32> {
        match self.steps() {
            Some(steps) => Some(steps as i32),
            None => None,
        }
    }

    #[inline]
    pub(super) const fn negate_if(self, negative: bool) -> Self {
        Self { value: if negative { -self.value } else { self.value }, ..self }
    }
}

/// `a·b / 2^64`, rounded down.
#[inline]
pub(super) const fn mul_high(a: i64, b: i64) -> i64 {
    ((a as i128 * b as i128) >> 64) as i64
}

/// `a·b / 2^64`, rounded down.
#[inline]
pub(super) const fn mul_high_unsigned(a: u64, b: u64) -> u64 {
    ((a as u128 * b as u128) >> 64) as u64
}

/// The quotient of two values that are known up to an error, in steps of 2^-`frac`: `numerator / denominator`, both with the same
/// number of fraction bits. Nothing where the denominator is too small to divide by.
pub(super) const fn quotient(
    numerator: i64,
    denominator: i64,
    error: i64,
    frac: u32,
) -> Option<Approximation> {
    // 28 bits below a step, so that 31 bits above it fit.
    const SHIFT: u32 = 28;
    let (above, below) = (numerator.unsigned_abs(), denominator.unsigned_abs());
    if below < 1 << 40 {
        return None;
    }
    let scaled = (above as u128) << (frac + SHIFT);
    let magnitude = scaled / below as u128;
    if magnitude >= 1 << 60 {
        // Beyond every range by a factor of two, and the error is relative.
        let value = if (numerator < 0) == (denominator < 0) { 1 << 61 } else { -(1 << 61) };
        return Some(Approximation { value, shift: SHIFT, error: 1 << 40 });
    }
    let magnitude = magnitude as i64;
    // (n ± e)/(d ± e) differs from n/d by at most e·(1 + n/d)/(d − e).
    let one = 1_i128 << (frac + SHIFT);
    let log_below = 63 - below.leading_zeros();
    let spread = ((error as i128 * (one + magnitude as i128)) >> (log_below - 1)) as i64;
    let approximation = Approximation { value: magnitude, shift: SHIFT, error: spread + 2 };
    Some(approximation.negate_if((numerator < 0) != (denominator < 0)))
}
