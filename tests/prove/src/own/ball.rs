//! A number with an error bound: two's complement with one limb before the point, and a radius. The true value lies within the
//! radius of the midpoint; each operation keeps that so, and what cannot be bounded gets an infinite radius, which decides nothing.
//! Must not know: any function, any format.

/// `limbs / 2^(64·(N − 1)) ± radius`, least significant limb first; the radius counts units of the last place.
///
/// Sums are exact; products and shifts cut off less than one unit; quotients and roots measure their error afterwards.
/// What leaves ±2^62 becomes unbounded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ball<const N: usize> {
    limbs: [u64; N],
    radius: f64,
}

/// The largest magnitude of the limb before the point.
const TOP: u64 = 1 << 62;

/// At least the exact value of an expression of few operations on non-negative `f64`.
pub(crate) fn up(value: f64) -> f64 {
    value * (1.0 + 1e-14)
}

/// At most that value.
pub(crate) fn down(value: f64) -> f64 {
    value * (1.0 - 1e-14)
}

impl<const N: usize> Ball<N> {
    /// Bits behind the point.
    pub(crate) const BITS: u32 = 64 * (N as u32 - 1);
    pub(crate) const ZERO: Self = Self { limbs: [0; N], radius: 0.0 };
    pub(crate) const UNBOUNDED: Self = Self { limbs: [0; N], radius: f64::INFINITY };

    /// The value of one unit of the last place.
    pub(crate) fn unit() -> f64 {
        exp2(-(Self::BITS as i32))
    }

    pub(crate) fn of_int(value: i64) -> Self {
        let mut limbs = [0; N];
        limbs[N - 1] = value as u64;
        Self { limbs, radius: 0.0 }.bounded()
    }

    /// `numerator / denominator`, cut off behind the last place.
    pub(crate) fn of_ratio(numerator: i64, denominator: u64) -> Self {
        Self::of_int(numerator).over(denominator)
    }

    /// `raw / 2^frac`, exact for up to as many bits as there are.
    pub(crate) fn of_raw(raw: i64, frac: u32) -> Self {
        let mut limbs = [0; N];
        limbs[N - 1] = (raw >> frac) as u64;
        limbs[N - 2] = (raw as u64) << (64 - frac);
        Self { limbs, radius: 0.0 }
    }

    /// A float, cut off behind the last place.
    pub(crate) fn of_f64(value: f64) -> Self {
        let whole = value.floor();
        if whole.abs() >= TOP as f64 {
            return Self::UNBOUNDED;
        }
        let mut result = Self::of_int(whole as i64);
        let mut rest = value - whole;
        for limb in result.limbs[..N - 1].iter_mut().rev() {
            rest *= exp2(64);
            *limb = rest as u64;
            rest -= rest.floor();
        }
        result.radius = f64::from(u8::from(rest > 0.0));
        result
    }

    /// The midpoint as a float, within a few of its last places.
    pub(crate) fn to_f64(self) -> f64 {
        let (negative, magnitude) = self.magnitude();
        let top = (0..N).rev().find(|&index| magnitude[index] != 0).unwrap_or(0);
        let below = if top == 0 { 0 } else { magnitude[top - 1] };
        let value = (u128::from(magnitude[top]) << 64 | u128::from(below)) as f64;
        let value = value * exp2(64 * (top as i32 - N as i32));
        if negative { -value } else { value }
    }

    /// The radius as a value.
    pub(crate) fn error(self) -> f64 {
        self.radius * Self::unit()
    }

    /// At least the magnitude of every number in the ball.
    pub(crate) fn upper(self) -> f64 {
        up(self.to_f64().abs() + self.error())
    }

    /// At most the magnitude of every number in the ball; not above 0 if it may be 0. Never NaN.
    pub(crate) fn lower(self) -> f64 {
        down(self.to_f64().abs()) - up(self.error())
    }

    pub(crate) fn is_negative(self) -> bool {
        (self.limbs[N - 1] as i64) < 0
    }

    /// The same midpoint without an error.
    pub(crate) fn mid(self) -> Self {
        Self { limbs: self.limbs, radius: if self.radius.is_finite() { 0.0 } else { self.radius } }
    }

    /// With a further error of at most `error`; without a bound if that is none.
    pub(crate) fn widened(mut self, error: f64) -> Self {
        let error = if error >= 0.0 { error } else { f64::INFINITY };
        self.radius = up(self.radius + error / Self::unit());
        self.bounded()
    }

    #[inline]
    pub(crate) fn neg(self) -> Self {
        Self { limbs: negated(&self.limbs), radius: self.radius }
    }

    pub(crate) fn abs(self) -> Self {
        if self.is_negative() { self.neg() } else { self }
    }

    #[inline]
    pub(crate) fn add(self, other: Self) -> Self {
        let mut limbs = self.limbs;
        let mut carry = false;
        for (limb, other) in limbs.iter_mut().zip(other.limbs) {
            let (sum, first) = limb.overflowing_add(other);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            (*limb, carry) = (sum, first | second);
        }
        Self { limbs, radius: up(self.radius + other.radius) }.bounded()
    }

    #[inline]
    pub(crate) fn sub(self, other: Self) -> Self {
        self.add(other.neg())
    }

    #[inline]
    pub(crate) fn mul(self, other: Self) -> Self {
        let ((first, a), (second, b)) = (self.magnitude(), other.magnitude());
        let mut product = [[0_u64; N]; 2];
        let flat = product.as_flattened_mut();
        for row in 0..N {
            let mut carry = 0;
            for column in 0..N {
                let sum = u128::from(a[row]) * u128::from(b[column]) + u128::from(flat[row + column]) + carry;
                flat[row + column] = sum as u64;
                carry = sum >> 64;
            }
            flat[row + N] = carry as u64;
        }
        if flat[2 * N - 1] != 0 || flat[2 * N - 2] > TOP {
            return Self::UNBOUNDED;
        }
        let mut limbs = [0; N];
        limbs.copy_from_slice(&flat[N - 1..2 * N - 1]);
        if first != second {
            limbs = negated(&limbs);
        }
        let crossed = above(&a) * other.radius + above(&b) * self.radius;
        let cut = f64::from(u8::from(flat[..N - 1].iter().any(|&limb| limb != 0)));
        let radius = up(crossed + self.radius * other.radius * Self::unit() + cut);
        Self { limbs, radius }.bounded()
    }

    pub(crate) fn square(self) -> Self {
        self.mul(self)
    }

    /// Times an integer; exact.
    #[inline]
    pub(crate) fn times(self, factor: i64) -> Self {
        let (negative, mut limbs) = self.magnitude();
        let magnitude = factor.unsigned_abs();
        let mut carry = 0;
        for limb in &mut limbs {
            let product = u128::from(*limb) * u128::from(magnitude) + carry;
            *limb = product as u64;
            carry = product >> 64;
        }
        if carry != 0 || limbs[N - 1] > TOP {
            return Self::UNBOUNDED;
        }
        if negative != (factor < 0) {
            limbs = negated(&limbs);
        }
        Self { limbs, radius: up(self.radius * magnitude as f64) }.bounded()
    }

    /// Divided by an integer above 0, cut off behind the last place.
    pub(crate) fn over(self, divisor: u64) -> Self {
        if divisor == 0 {
            return Self::UNBOUNDED;
        }
        let (negative, mut limbs) = self.magnitude();
        let mut rest = 0;
        for limb in limbs.iter_mut().rev() {
            let dividend = rest << 64 | u128::from(*limb);
            *limb = (dividend / u128::from(divisor)) as u64;
            rest = dividend % u128::from(divisor);
        }
        let cut = f64::from(u8::from(rest != 0));
        let limbs = if negative { negated(&limbs) } else { limbs };
        Self { limbs, radius: up(self.radius / divisor as f64 + cut) }.bounded()
    }

    /// Times 2^shift.
    pub(crate) fn scale(self, shift: i32) -> Self {
        if shift >= 0 {
            self.shift_left(shift.unsigned_abs())
        } else {
            self.shift_right(shift.unsigned_abs())
        }
    }

    fn shift_left(self, bits: u32) -> Self {
        let (negative, magnitude) = self.magnitude();
        let (whole, part) = ((bits / 64) as usize, bits % 64);
        let mut limbs = [0; N];
        for index in 0..N {
            if index + whole < N {
                limbs[index + whole] |= magnitude[index] << part;
            } else if magnitude[index] != 0 {
                return Self::UNBOUNDED;
            }
            let over = if part == 0 { 0 } else { magnitude[index] >> (64 - part) };
            if index + whole + 1 < N {
                limbs[index + whole + 1] |= over;
            } else if over != 0 {
                return Self::UNBOUNDED;
            }
        }
        if limbs[N - 1] > TOP {
            return Self::UNBOUNDED;
        }
        let limbs = if negative { negated(&limbs) } else { limbs };
        Self { limbs, radius: self.radius * exp2(bits as i32) }.bounded()
    }

    fn shift_right(self, bits: u32) -> Self {
        let fill = if self.is_negative() { u64::MAX } else { 0 };
        let (whole, part) = ((bits / 64) as usize, bits % 64);
        let at = |index: usize| if index < N { self.limbs[index] } else { fill };
        let mut limbs = [0; N];
        for (index, limb) in limbs.iter_mut().enumerate() {
            let (low, high) = (at(index + whole), at(index + whole + 1));
            *limb = if part == 0 { low } else { low >> part | high << (64 - part) };
        }
        let lost = (0..whole.min(N)).any(|index| self.limbs[index] != 0);
        let lost = lost || (part > 0 && at(whole) << (64 - part) != 0);
        let cut = f64::from(u8::from(lost));
        Self { limbs, radius: up(self.radius * exp2(-(bits as i32)) + cut) }.bounded()
    }

    /// The quotient: any guess, improved, and its error measured by multiplying back.
    pub(crate) fn div(self, divisor: Self) -> Self {
        let smallest = divisor.lower();
        if smallest <= 0.0 || !self.radius.is_finite() {
            return Self::UNBOUNDED;
        }
        let d = divisor.mid();
        let mut inverse = Self::of_f64(1.0 / d.to_f64()).mid();
        for _ in 0..Self::improvements() {
            let missing = Self::of_int(1).sub(d.mul(inverse));
            inverse = inverse.add(inverse.mul(missing)).mid();
        }
        let quotient = self.mid().mul(inverse).mid();
        let quotient = quotient.add(self.sub(d.mul(quotient)).mid().mul(inverse)).mid();
        // |a/d − q| = |a − d·q| / |d| for every a and d in the balls.
        let rest = self.sub(divisor.mul(quotient));
        quotient.widened(up(rest.upper() / smallest))
    }

    /// The square root: any guess, improved, and its error measured by squaring.
    pub(crate) fn sqrt(self) -> Self {
        if self.limbs == [0; N] && self.radius == 0.0 {
            return self;
        }
        if self.is_negative() || self.lower() <= 0.0 {
            return Self::UNBOUNDED;
        }
        let x = self.mid();
        let mut inverse = Self::of_f64(1.0 / x.to_f64().sqrt()).mid();
        for _ in 0..Self::improvements() {
            let missing = Self::of_int(1).sub(x.mul(inverse.square()));
            inverse = inverse.add(inverse.mul(missing).scale(-1)).mid();
        }
        let root = x.mul(inverse).mid();
        let root = root.add(x.sub(root.square()).mul(inverse).scale(-1)).mid();
        // |√x − r| = |x − r²| / (√x + r) ≤ |x − r²| / r for every x in the ball.
        let smallest = root.lower();
        if smallest <= 0.0 || root.is_negative() {
            return Self::UNBOUNDED;
        }
        root.widened(up(self.sub(root.square()).upper() / smallest))
    }

    /// How often a guess of 50 bits is to be doubled.
    fn improvements() -> u32 {
        (Self::BITS + 64).div_ceil(50).next_power_of_two().ilog2()
    }

    /// The integer part, towards negative infinity, and the rest in 0 .. 1 with 64 bits.
    pub(crate) fn split(self) -> (i64, u64) {
        (self.limbs[N - 1] as i64, self.limbs[N - 2])
    }

    /// The midpoint with `bits` bits behind the point, cut off; nothing if it does not fit.
    pub(crate) fn to_i128(self, bits: u32) -> Option<i128> {
        let shifted = self.scale(bits as i32 - 128);
        if !shifted.radius.is_finite() {
            return None;
        }
        // Now the lower half of the upper three limbs is the integer.
        let [low, high, top] = [N - 3, N - 2, N - 1].map(|index| shifted.limbs[index]);
        let value = (u128::from(high) << 64 | u128::from(low)) as i128;
        (top as i64 == (value >> 127) as i64).then_some(value)
    }

    fn magnitude(&self) -> (bool, [u64; N]) {
        let negative = self.is_negative();
        (negative, if negative { negated(&self.limbs) } else { self.limbs })
    }

    /// Without a bound from ±2^62 on, so that no sum of two overflows, and where the radius is no number, as ∞·0 is not.
    fn bounded(self) -> Self {
        let top = self.limbs[N - 1] as i64;
        let inside = (-(TOP as i64)..TOP as i64).contains(&top);
        if inside && self.radius.is_finite() { self } else { Self::UNBOUNDED }
    }
}

#[inline]
fn negated<const N: usize>(limbs: &[u64; N]) -> [u64; N] {
    let mut result = [0; N];
    let mut carry = true;
    for index in 0..N {
        (result[index], carry) = (!limbs[index]).overflowing_add(u64::from(carry));
    }
    result
}

/// At least the value of a magnitude.
fn above<const N: usize>(magnitude: &[u64; N]) -> f64 {
    up(magnitude[N - 1] as f64 + (magnitude[N - 2] as f64 + 1.0) * exp2(-64))
}

/// 2^exponent, for exponents of normal floats.
pub(crate) fn exp2(exponent: i32) -> f64 {
    debug_assert!((-1022..=1023).contains(&exponent), "2^{exponent} is no normal float");
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    type Short = Ball<4>;

    /// Whether the ball holds numerator / denominator and is not wider than some units.
    fn holds(ball: Short, numerator: i128, denominator: i128) -> bool {
        // |ball·denominator − numerator| ≤ radius·denominator, all by integers: 2^64 · (2^128 · …) does not fit, so in two steps.
        let whole = numerator.div_euclid(denominator);
        let rest = numerator.rem_euclid(denominator);
        let expected = Ball::of_int(whole as i64).add(Ball::of_ratio(rest as i64, denominator as u64));
        let difference = ball.sub(expected);
        let off = difference.mid().abs().to_f64() / Short::unit();
        off <= difference.radius && ball.radius < 1e10
    }

    #[test]
    fn raw_numbers_are_exact() {
        for (raw, frac) in [(-65_536, 16), (-1, 16), (1, 24), (i64::from(i32::MIN), 12), (-98_304, 16)] {
            let ball = Short::of_raw(raw, frac);
            assert_eq!(ball.limbs, Short::of_int(raw).over(1 << frac).limbs, "{raw}");
            assert_eq!(ball.limbs, Short::of_int(raw).scale(-(frac as i32)).limbs, "{raw}");
            assert_eq!(ball.radius, 0.0);
            assert_eq!(ball.scale(frac as i32).split(), (raw, 0));
        }
    }

    #[test]
    fn operations_hold_the_exact_rational() {
        let mut random = Random::new(1);
        for _ in 0..20_000 {
            let [a, b] = [random.raw(), random.raw()].map(i64::from);
            let (p, q) = (random.below(1 << 20) as i64 + 1, random.below(1 << 20) + 1);
            let (x, y) = (Ball::of_ratio(a, p as u64), Ball::of_ratio(b, q));
            let (a, b, p, q) = (i128::from(a), i128::from(b), i128::from(p), i128::from(q));
            assert!(holds(x, a, p));
            assert!(holds(x.add(y), a * q + b * p, p * q));
            assert!(holds(x.sub(y), a * q - b * p, p * q));
            if (a * b / (p * q)).abs() < 1 << 60 {
                assert!(holds(x.mul(y), a * b, p * q), "{a}/{p} * {b}/{q}");
            }
            assert!(holds(x.over(7), a, 7 * p));
            assert!(holds(x.scale(-3), a, 8 * p));
            assert!(holds(x.scale(5), 32 * a, p));
            let sign = if b < 0 { -1 } else { 1 };
            // A small divisor makes the radius large, as it must; `holds` wants it small.
            if b.abs() > q && (a * q / (b * p)).abs() < 1 << 20 {
                assert!(holds(x.div(y), sign * a * q, sign * b * p), "{a}/{p} / {b}/{q}");
            }
        }
    }

    #[test]
    fn the_square_of_a_root_is_the_number() {
        let mut random = Random::new(2);
        for _ in 0..2_000 {
            let x = Short::of_ratio(random.below(1 << 40) as i64 + 1, random.below(1 << 20) + 1);
            let rest = x.sqrt().square().sub(x);
            assert!(rest.mid().abs().to_f64() <= rest.error(), "{x:?}");
            assert!(x.sqrt().error() < 1e-45, "{x:?}");
        }
        assert_eq!(Short::of_int(9).sqrt().mid().limbs, Short::of_int(3).limbs);
        assert_eq!(Short::ZERO.sqrt().error(), 0.0);
    }

    #[test]
    fn what_is_too_large_or_unknown_has_no_bound() {
        let large = Short::of_int(1 << 61);
        assert!(large.add(large).error().is_infinite());
        assert!(large.mul(Ball::of_int(2)).error().is_infinite());
        assert!(large.times(3).error().is_infinite());
        assert!(large.scale(2).error().is_infinite());
        assert!(large.div(Ball::ZERO).error().is_infinite());
        assert!(Short::of_int(-1).sqrt().error().is_infinite());
        assert!(Short::of_int(1).over(0).error().is_infinite());
        assert!(large.add(large).mul(Ball::ZERO).error().is_infinite());
        assert!(Short::UNBOUNDED.sub(Ball::of_int(1)).error().is_infinite());
    }

    #[test]
    fn integers_of_128_bits_keep_the_sign() {
        let ball = Short::of_ratio(-5, 4);
        assert_eq!(ball.to_i128(92), Some(-5 << 90));
        assert_eq!(ball.neg().to_i128(92), Some(5 << 90));
        assert_eq!(Short::of_int(1 << 40).to_i128(92), None);
        assert_eq!(Short::of_int(-(1 << 40)).to_i128(92), None);
    }
}
