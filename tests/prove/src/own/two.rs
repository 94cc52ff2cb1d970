//! The own evaluation for functions of two numbers, with what the documentation promises outside of their domain.

use super::ball::{Ball, exp2};
use super::elementary::Elementary;
use super::roots;
use super::value::Own;
use crate::rounding::{Verdict, saturate};

/// A value that is not computed but promised, or exact.
fn certain(nearest: i32) -> Option<Verdict> {
    Some(Verdict { nearest, distance: f64::INFINITY })
}

impl Own {
    /// The angle of the point (x, y); 0 at the origin.
    pub(crate) fn atan2(&self, frac: u32, y: i32, x: i32) -> Option<Verdict> {
        if y == 0 && x == 0 {
            return certain(0);
        }
        self.decide(frac, |own| own.atan2(y, x), |own| own.atan2(y, x), |own| own.atan2(y, x))
    }

    /// ln x / ln base; at the ends of the domain the limits that are documented.
    pub(crate) fn log(&self, frac: u32, x: i32, base: i32) -> Option<Verdict> {
        let one = 1 << frac;
        if base <= 0 {
            return certain(0);
        }
        if base == one {
            return certain((i64::from(x) - i64::from(one)).signum() as i32 * i32::MAX);
        }
        if x <= 0 {
            return certain(if base > one { i32::MIN } else { i32::MAX });
        }
        self.decide(
            frac,
            |own| own.log(x, base, frac),
            |own| own.log(x, base, frac),
            |own| own.log(x, base, frac),
        )
    }

    /// x^(exponent/2^frac); the exponent may exceed the format.
    pub(crate) fn pow(&self, frac: u32, x: i32, exponent: i64) -> Option<Verdict> {
        let (is_integer, one) = (exponent & ((1 << frac) - 1) == 0, 1 << frac);
        let odd = is_integer && exponent >> frac & 1 == 1;
        // A negative x to a power that is no integer counts as 0.
        let base = if x < 0 && !is_integer { 0 } else { x.unsigned_abs() };
        if exponent == 0 || base == one as u32 {
            return certain(if x < 0 && odd { -one } else { one });
        }
        if base == 0 {
            return certain(if exponent > 0 { 0 } else { i32::MAX });
        }
        let sign = if x < 0 && odd { -1 } else { 1 };
        if let Some(middle) = half_steps(base, exponent, frac) {
            // A tie goes to the even neighbour: middle is odd, and one of (middle ± 1)/2 is even.
            let nearest = (middle / 2 + 1) & !1;
            return Some(Verdict { nearest: saturate(sign * nearest), distance: 0.0 });
        }
        self.decide(
            frac,
            |own| own.pow(base, exponent, frac, sign),
            |own| own.pow(base, exponent, frac, sign),
            |own| own.pow(base, exponent, frac, sign),
        )
    }
}

/// √(a² + b²), by integers.
pub(crate) fn hypot(a: i32, b: i32) -> Verdict {
    let square = u128::from(a.unsigned_abs()).pow(2) + u128::from(b.unsigned_abs()).pow(2);
    let below = roots::root_below(square, 2);
    let nearest = below + u128::from(square > below * below + below);
    Verdict { nearest: saturate(nearest as i64), distance: f64::INFINITY }
}

impl<const N: usize> Elementary<N> {
    fn atan2(&self, y: i32, x: i32) -> Ball<N> {
        // Both coordinates in the same scale, which does not count.
        let [up, right] = [y.unsigned_abs(), x.unsigned_abs()].map(|size| Ball::of_raw(i64::from(size), 16));
        let angle = self.angle(up, if x < 0 { right.neg() } else { right });
        if y < 0 { angle.neg() } else { angle }
    }

    fn log(&self, x: i32, base: i32, frac: u32) -> Ball<N> {
        let [x, base] = [x, base].map(|raw| self.ln(Ball::of_raw(i64::from(raw), frac)));
        x.div(base)
    }

    fn pow(&self, base: u32, exponent: i64, frac: u32, sign: i64) -> Ball<N> {
        let power = self.ln(Ball::of_raw(i64::from(base), frac)).mul(Ball::of_raw(exponent, frac));
        // e^±40 is far beyond every format and every half step.
        match power.to_f64() {
            large if large > 40.0 => Ball::of_int(sign << 40),
            small if small < -40.0 => Ball::ZERO.widened(exp2(-50)),
            _ => self.exp(power).times(sign),
        }
    }
}

/// The power in half steps, if it is an odd number of them, that is a tie.
///
/// With the exponent n/2ʲ in lowest terms, a rational power needs the 2ʲ-th root of the base to be rational: r = m·2^a with an odd m.
/// rⁿ = mⁿ·2^(a·n) is an odd number of half steps just if a·n = −(frac + 1), and m = 1 or n > 0.
fn half_steps(base: u32, exponent: i64, frac: u32) -> Option<i64> {
    let j = frac.saturating_sub(exponent.trailing_zeros());
    let n = exponent >> (frac - j);
    let (mut odd, mut shift) =
        (base >> base.trailing_zeros(), i64::from(base.trailing_zeros()) - i64::from(frac));
    for _ in 0..j {
        let root = odd.isqrt();
        if root * root != odd || shift % 2 != 0 {
            return None;
        }
        (odd, shift) = (root, shift / 2);
    }
    if shift.checked_mul(n)? != -i64::from(frac + 1) {
        return None;
    }
    if odd == 1 {
        return Some(1);
    }
    let power = i64::from(odd).checked_pow(u32::try_from(n).ok()?).unwrap_or(i64::MAX);
    // From 2^33 half steps on it saturates without a tie.
    (power < 1 << 33).then_some(power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_of_powers_are_found() {
        // (3/2)^17 = 129140163/2^17.
        assert_eq!(half_steps(3 << 15, 17 << 16, 16), Some(129_140_163));
        // (9/4)^(17/2), the same.
        assert_eq!(half_steps(9 << 14, 17 << 15, 16), Some(129_140_163));
        assert_eq!(half_steps(5 << 15, 17 << 16, 16), None);
        assert_eq!(half_steps(3 << 15, 16 << 16, 16), None);
        assert_eq!(half_steps(1 << 15, 17 << 16, 16), Some(1));
        assert_eq!(half_steps(2 << 16, -17 << 16, 16), Some(1));
    }

    #[test]
    fn documented_ends_are_as_documented() {
        let own = Own::new();
        let log = |x: i32, base: i32| own.log(16, x, base).map(|verdict| verdict.nearest);
        let one = 1 << 16;
        assert_eq!(log(one, one), Some(0));
        assert_eq!(log(one + 1, one), Some(i32::MAX));
        assert_eq!(log(one - 1, one), Some(-i32::MAX));
        assert_eq!(log(i32::MIN, one), Some(-i32::MAX));
        assert_eq!(log(8 * one, 2 * one), Some(3 * one));
        let pow = |x: i32, y: i64| own.pow(16, x, y).map(|verdict| verdict.nearest);
        assert_eq!(pow(0, 0), Some(one));
        assert_eq!(pow(-2 * one, 3 << 16), Some(-8 * one));
        assert_eq!(pow(-2 * one, 1), Some(0));
        assert_eq!(pow(0, -1), Some(i32::MAX));
        assert_eq!(own.atan2(16, 0, -1).map(|verdict| verdict.nearest), Some(205_887));
    }
}
