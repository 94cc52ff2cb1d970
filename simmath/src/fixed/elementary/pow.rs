//! Powers: certified for each pair. Where a result lies within 2^-120 of the middle between two numbers, integers decide whether
//! it is that middle; if it is not, the side is known to 2^-139, and of all pairs less than 2^-50 are expected to lie nearer.

use super::exponential::Power;
use super::logarithm::Logarithm;
use super::{Fixed, exact};
use crate::surface::DomainError;

impl<const FRAC: u32> Fixed<FRAC> {
    /// x to the power y, correctly rounded, saturating.
    ///
    /// x⁰ is 1, also for x = 0. A negative x to an integer power has the sign of x times itself; to any other power it counts as 0,
    /// the nearest end of the domain. 0 to a positive power is 0, to a negative one `MAX`.
    pub const fn pow(self, exponent: Self) -> Self {
        let odd = (exponent.raw >> FRAC) & 1 == 1;
        let is_integer = exponent.raw & (Self::UNIT - 1) == 0;
        self.power(exponent.raw as i64, is_integer, odd)
    }

    /// x to the power y, or an error for 0 to a negative power and for a negative x to a power that is no integer.
    pub const fn try_pow(self, exponent: Self) -> Result<Self, DomainError> {
        let is_integer = exponent.raw & (Self::UNIT - 1) == 0;
        if (self.raw == 0 && exponent.raw < 0) || (self.raw < 0 && !is_integer) {
            Err(DomainError::of("pow"))
        } else {
            Ok(self.pow(exponent))
        }
    }

    /// x to an integer power, correctly rounded, saturating: the same bits as [`pow`](Fixed::pow) where the power fits.
    pub const fn pow_int(self, exponent: i32) -> Self {
        self.power((exponent as i64) << FRAC, true, exponent & 1 == 1)
    }

    /// x to an integer power, or an error for 0 to a negative power.
    pub const fn try_pow_int(self, exponent: i32) -> Result<Self, DomainError> {
        if self.raw == 0 && exponent < 0 {
            Err(DomainError::of("pow_int"))
        } else {
            Ok(self.pow_int(exponent))
        }
    }

    /// x^(exponent/2^FRAC).
    const fn power(self, exponent: i64, is_integer: bool, odd: bool) -> Self {
        if exponent == 0 {
            return Self::ONE;
        }
        let base = if self.raw < 0 && !is_integer { 0 } else { self.raw.unsigned_abs() };
        if base == 0 {
            return if exponent > 0 { Self::ZERO } else { Self::MAX };
        }
        let magnitude = match fast::<FRAC>(base, exponent) {
            Some(steps) => steps,
            None => certain(base, exponent, FRAC),
        };
        Self::saturate(if self.raw < 0 && odd { -magnitude } else { magnitude })
    }
}

/// 2^(exponent · log2 base), where its error leaves one answer.
const fn fast<const FRAC: u32>(base: u32, exponent: i64) -> Option<i64> {
    let logarithm = Logarithm::of(base as u64, FRAC).binary();
    let power = (logarithm as i128 * exponent as i128) << 6 >> FRAC;
    let error =
        ((exponent.unsigned_abs() as u128 * (Logarithm::BINARY_ERROR << 6) as u128) >> FRAC) as i64 + 1;
    if power >= 40 << 64 {
        Some(1 << 40)
    } else if power <= -(40 << 64) {
        Some(0)
    } else if error > 1 << 50 {
        None
    } else {
        Power::of_two(power, error).steps::<FRAC>().steps()
    }
}

/// The power by 192 bits and, at the middle between two numbers, by integers.
const fn certain(base: u32, exponent: i64, frac: u32) -> i64 {
    match exact::pow(base, exponent, frac) {
        // A tie goes to the even neighbour of the middle.
        (_, Some(middle)) if is_power(base, exponent, frac, middle) => (middle as i64 / 2 + 1) & !1,
        (steps, _) => steps,
    }
}

/// Whether (base / 2^frac)^(exponent / 2^frac) is exactly middle / 2^(frac + 1), for an odd middle.
///
/// With base = m·2^a for an odd m, and the exponent n/2^j in lowest terms, that is m^n = middle^(2^j) and a·n = -(frac + 1)·2^j.
/// Since n is odd or j is 0, m is then the 2^j-th power of an r with r^n = middle.
const fn is_power(base: u32, exponent: i64, frac: u32, middle: u64) -> bool {
    let halvings = exponent.trailing_zeros();
    let j = frac.saturating_sub(halvings);
    let n = exponent >> (frac - j);
    let a = base.trailing_zeros() as i64 - frac as i64;
    if a as i128 * n as i128 != -((frac as i128 + 1) << j) {
        return false;
    }
    let mut root = (base >> base.trailing_zeros()) as u64;
    let mut step = 0;
    while step < j && root > 1 {
        let next = root.isqrt();
        if next * next != root {
            return false;
        }
        root = next;
        step += 1;
    }
    if root == 1 {
        return middle == 1;
    }
    let mut power: u64 = 1;
    let mut factor = 0;
    // Below 41 rounds, since the root is at least 3 and the middle below 2^41.
    while factor < n && power < middle {
        power *= root;
        factor += 1;
    }
    n > 0 && factor == n && power == middle
}

#[cfg(test)]
mod tests {
    use super::{certain, exact, fast, is_power};
    use crate::Fpx16_16 as Q;

    fn q(raw: i32) -> Q {
        Q::from_raw(raw)
    }

    #[test]
    fn integer_powers_of_short_numbers_are_exact_or_ties() {
        let half = q(1 << 15);
        assert_eq!(q(3 << 15).pow_int(2), q(9 << 14));
        assert_eq!(half.pow_int(16), q(1));
        assert_eq!(half.pow_int(17), q(0), "half a step goes to the even zero");
        assert_eq!(q(3 << 8).pow_int(2), q(9), "(3/256)²");
        assert_eq!(q(3 << 10).pow_int(3), q(7), "27/4 steps");
        assert_eq!(q(1 << 16 | 1 << 15).pow(q(1 << 15)), q(80265), "√1.5");
        assert_eq!(q(4 << 16).pow(q(-(1 << 15))), half);
    }

    #[test]
    fn ties_are_found_by_integers() {
        // (1/4)^(17/2) = 2^-17, half a step of Q16.16.
        assert!(is_power(1 << 14, 17 << 15, 16, 1));
        assert_eq!(q(1 << 14).pow(q(17 << 15)), q(0));
        // (9/4)^(17/2) = 3^17 · 2^-17, half a step above 64570081.
        let power = 3_u64.pow(17);
        assert!(is_power(9 << 14, 17 << 15, 16, power));
        assert_eq!(q(9 << 14).pow(q(17 << 15)), q(64_570_082));
        assert!(!is_power(9 << 14, 17 << 15, 16, power + 2));
        assert!(!is_power(10 << 14, 17 << 15, 16, power));
        assert!(!is_power(9 << 14, -(17 << 15), 16, power));
    }

    #[test]
    fn the_ends_of_the_domain_have_their_values() {
        let (one, two, minus_two) = (Q::ONE, Q::from_int(2), Q::from_int(-2));
        assert_eq!(Q::ZERO.pow(Q::ZERO), one);
        assert_eq!(Q::ZERO.pow(two), Q::ZERO);
        assert_eq!(Q::ZERO.pow(minus_two), Q::MAX);
        assert_eq!(minus_two.pow(Q::from_int(3)), Q::from_int(-8));
        assert_eq!(minus_two.pow(Q::from_int(15)), Q::MIN);
        assert_eq!(minus_two.pow(Q::from_int(16)), Q::MAX);
        assert_eq!(minus_two.pow(q(1 << 15)), Q::ZERO);
        assert_eq!(minus_two.pow(q(-(1 << 15))), Q::MAX);
        assert_eq!(minus_two.pow_int(-1), q(-(1 << 15)));
        assert_eq!(two.pow_int(i32::MAX), Q::MAX);
        assert_eq!(two.pow_int(i32::MIN), Q::ZERO);
        assert!(minus_two.try_pow(q(1)).is_err() && Q::ZERO.try_pow_int(-1).is_err());
    }

    #[test]
    fn the_fast_path_agrees_with_192_bits() {
        let mut state: u64 = 3;
        let mut open = 0;
        for index in 0..4000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let base = ((state >> 33) as u32 >> (index % 31)).max(1);
            let exponent = i64::from(state as i32 >> (index % 29));
            let (steps, middle) = exact::pow(base, exponent, 16);
            match fast::<16>(base, exponent) {
                Some(fast) => {
                    assert_eq!(fast.min(1 << 33), steps.min(1 << 33), "{base}^{exponent}, {middle:?}")
                }
                None => open += 1,
            }
            assert_eq!(certain(base, exponent, 16).min(1 << 33), steps.min(1 << 33));
        }
        assert!(open < 8, "{open} of 4000 powers are left open");
    }
}
