//! The operations that round once, with integers only.

use core::cmp::Ordering;
use core::hint::cold_path;

use super::Fixed;
use crate::surface::DomainError;

impl<const FRAC: u32> Fixed<FRAC> {
    /// Half a step, in the scale of a product.
    const HALF: i64 = 1 << (FRAC - 1);
    /// The bits behind the point.
    const FRACTION: i32 = (1 << FRAC) - 1;

    /// `self + other`; exact, saturating.
    #[inline]
    pub const fn add(self, other: Self) -> Self {
        Self::from_raw(self.raw.saturating_add(other.raw))
    }

    /// `self - other`; exact, saturating.
    #[inline]
    pub const fn sub(self, other: Self) -> Self {
        Self::from_raw(self.raw.saturating_sub(other.raw))
    }

    /// `self * other`; rounded once, saturating.
    #[inline]
    pub const fn mul(self, other: Self) -> Self {
        let product = self.raw as i64 * other.raw as i64;
        // A tie goes up just if the integer part is odd.
        let odd = (product >> FRAC) & 1;
        Self::saturate((product + (Self::HALF - 1) + odd) >> FRAC)
    }

    /// `self / other`; rounded once, saturating. `x / 0` is `MAX` with the sign of x, and `0 / 0` is 0.
    #[inline]
    pub const fn div(self, other: Self) -> Self {
        let (numerator, divisor) = ((self.raw as i64) << FRAC, other.raw as i64);
        if divisor == 0 {
            cold_path();
            return Self::from_raw(numerator.signum() as i32 * i32::MAX);
        }
        // Half of the divisor, away from 0 by sign, rounds the truncated quotient to nearest. Nothing is left over just for ties, and
        // where the half of an odd divisor decided, which is rounded down and so is too large for a negative one.
        let half = divisor >> 1;
        let biased = numerator + if (numerator ^ divisor) < 0 { -half } else { half };
        let quotient = biased / divisor;
        if biased % divisor == 0 {
            cold_path();
            let too_far = if divisor & 1 == 0 { quotient & 1 } else { (divisor < 0) as i64 };
            return Self::saturate(quotient - too_far * quotient.signum());
        }
        if quotient != quotient as i32 as i64 {
            cold_path();
            return Self::saturate(quotient);
        }
        Self::from_raw(quotient as i32)
    }

    /// The quotient, or an error for a divisor of 0.
    #[inline]
    pub const fn try_div(self, divisor: Self) -> Result<Self, DomainError> {
        if divisor.raw == 0 { Err(DomainError::of("div")) } else { Ok(self.div(divisor)) }
    }

    /// `self % other`, with the sign of `self`; exact. `x % 0` is 0.
    #[inline]
    pub const fn rem(self, other: Self) -> Self {
        if other.raw == 0 { Self::ZERO } else { Self::from_raw(self.raw.wrapping_rem(other.raw)) }
    }

    /// The remainder, or an error for a divisor of 0.
    #[inline]
    pub const fn try_rem(self, divisor: Self) -> Result<Self, DomainError> {
        if divisor.raw == 0 { Err(DomainError::of("rem")) } else { Ok(self.rem(divisor)) }
    }

    /// `-self`; exact, and `-MIN` is `MAX`.
    #[inline]
    pub const fn neg(self) -> Self {
        Self::from_raw(self.raw.saturating_neg())
    }

    /// |self|; exact, and |`MIN`| is `MAX`.
    #[inline]
    pub const fn abs(self) -> Self {
        Self::from_raw(self.raw.saturating_abs())
    }

    /// −1, 0 or 1 by the sign.
    #[inline]
    pub const fn signum(self) -> Self {
        Self::from_raw(self.raw.signum() << FRAC)
    }

    /// The smaller one.
    #[inline]
    pub const fn min(self, other: Self) -> Self {
        if other.raw < self.raw { other } else { self }
    }

    /// The larger one.
    #[inline]
    pub const fn max(self, other: Self) -> Self {
        if other.raw > self.raw { other } else { self }
    }

    /// `lo` below `lo`, else `hi` above `hi`, else the number itself. With `lo > hi` this order of questions is the answer:
    /// `lo` for everything below `lo`, and `hi` for the rest.
    #[inline]
    pub const fn clamp(self, lo: Self, hi: Self) -> Self {
        if self.raw < lo.raw {
            lo
        } else if self.raw > hi.raw {
            hi
        } else {
            self
        }
    }

    /// `self + (to - self) * t`: a subtraction, a product and a sum, each rounded and saturating. `t` outside of 0 ..= 1
    /// extrapolates by the same expression.
    #[inline]
    pub const fn lerp(self, to: Self, t: Self) -> Self {
        self.add(to.sub(self).mul(t))
    }

    /// The largest integer that is not above; exact.
    #[inline]
    pub const fn floor(self) -> Self {
        Self::from_raw(self.raw & !Self::FRACTION)
    }

    /// The smallest integer that is not below; where that does not fit, `MAX`.
    #[inline]
    pub const fn ceil(self) -> Self {
        Self::saturate((self.raw as i64 + Self::FRACTION as i64) & !(Self::FRACTION as i64))
    }

    /// The nearest integer, ties to even; where that does not fit, `MAX`.
    #[inline]
    pub const fn round(self) -> Self {
        Self::saturate((self.to_int() as i64) << FRAC)
    }

    /// The integer part, towards zero; exact.
    #[inline]
    pub const fn trunc(self) -> Self {
        if self.raw < 0 { self.ceil() } else { self.floor() }
    }

    /// `self - trunc(self)`, with the sign of `self`; exact.
    #[inline]
    pub const fn fract(self) -> Self {
        self.sub(self.trunc())
    }

    /// The order of the numbers, which is that of the raw integers.
    #[inline]
    pub const fn total_cmp(self, other: Self) -> Ordering {
        if self.raw < other.raw {
            Ordering::Less
        } else if self.raw > other.raw {
            Ordering::Greater
        } else {
            Ordering::Equal
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Fpx8_24, Fpx16_16 as Q};

    const fn q(raw: i32) -> Q {
        Q::from_raw(raw)
    }

    #[test]
    fn sums_saturate() {
        assert_eq!(Q::MAX + Q::MAX, Q::MAX);
        assert_eq!(Q::MIN - Q::MAX, Q::MIN);
        assert_eq!(-Q::MIN, Q::MAX);
        assert_eq!(-Q::MAX, q(-i32::MAX));
        assert_eq!(Q::MIN.abs(), Q::MAX);
    }

    #[test]
    fn products_round_ties_to_even() {
        // Half a step times an odd and an even number of steps.
        let half = q(1 << 15);
        for (steps, expected) in
            [(1, 0), (2, 1), (3, 2), (5, 2), (7, 4), (-1, 0), (-3, -2), (-5, -2), (-7, -4)]
        {
            assert_eq!(q(steps) * half, q(expected), "{steps} steps");
        }
        assert_eq!(Q::MIN * Q::MIN, Q::MAX);
        assert_eq!(Q::MIN * Q::MAX, Q::MIN);
        assert_eq!(Q::MIN * -Q::ONE, Q::MAX);
    }

    #[test]
    fn quotients_round_ties_to_even_and_zero_divides() {
        let two = q(2 << 16);
        for (steps, expected) in [(1, 0), (3, 2), (5, 2), (7, 4), (-1, 0), (-3, -2), (-5, -2), (-7, -4)] {
            assert_eq!(q(steps) / two, q(expected), "{steps} steps");
            assert_eq!(q(steps) / -two, q(-expected), "{steps} steps, negative divisor");
        }
        assert_eq!(Q::MAX / q(1), Q::MAX);
        assert_eq!(Q::MIN / q(1), Q::MIN);
        assert_eq!(Q::MIN / -Q::ONE, Q::MAX);
        assert_eq!(Q::ONE / Q::ZERO, Q::MAX);
        assert_eq!(-Q::ONE / Q::ZERO, q(-i32::MAX));
        assert_eq!(Q::ZERO / Q::ZERO, Q::ZERO);
        assert_eq!(Q::ONE % Q::ZERO, Q::ZERO);
        assert_eq!(Q::MIN % q(-1), Q::ZERO);
        assert_eq!(q(-7) % q(4), q(-3));
    }

    #[test]
    fn clamp_is_defined_for_crossed_bounds() {
        let (one, two) = (q(1), q(2));
        assert_eq!(q(0).clamp(two, one), two);
        assert_eq!(q(2).clamp(two, one), one);
        assert_eq!(q(9).clamp(two, one), one);
    }

    #[test]
    fn integers_near_the_ends_saturate() {
        assert_eq!(Q::MAX.ceil(), Q::MAX);
        assert_eq!(Q::MAX.round(), Q::MAX);
        assert_eq!(Q::MIN.floor(), Q::MIN);
        assert_eq!(q(-1).trunc(), Q::ZERO);
        assert_eq!(q(-0x1_8000).fract(), q(-0x8000));
        assert_eq!(Fpx8_24::MAX.floor().to_int(), 127);
    }

    #[test]
    fn lerp_extrapolates_by_the_same_expression() {
        let (one, three) = (q(1 << 16), q(3 << 16));
        assert_eq!(one.lerp(three, q(2 << 16)), q(5 << 16));
        assert_eq!(one.lerp(three, q(-1 << 16)), q(-1 << 16));
    }

    #[test]
    fn quotients_by_small_divisors_of_both_signs_are_the_nearest_and_even_at_ties() {
        for (numerator, divisor) in (-700..700).flat_map(|n| (-70..=70).map(move |d| (n, d))) {
            if divisor == 0 {
                continue;
            }
            let exact = (i64::from(numerator) << 16, i64::from(divisor));
            let found = i64::from(q(numerator).div(q(divisor)).to_raw());
            let twice_off = 2 * (found * exact.1 - exact.0).abs();
            let tie = twice_off == exact.1.abs();
            assert!(twice_off < exact.1.abs() || (tie && found % 2 == 0), "{numerator} / {divisor}: {found}");
        }
    }
}
