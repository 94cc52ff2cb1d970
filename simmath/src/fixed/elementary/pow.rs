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
