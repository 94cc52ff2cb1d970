//! A number as the sum of two `f64`: about 106 bits, from `+ - * / sqrt` alone. What decides roundings of `f32`, and what results of
//! `f64` are rounded from. Every operation assumes that nothing overflows or becomes subnormal; the callers scale.
//! Must not know: any function.

use super::root;

/// `hi + lo`, where `lo` is at most half a unit in the last place of `hi`.
#[derive(Clone, Copy)]
pub(crate) struct Double {
    pub(crate) hi: f64,
    pub(crate) lo: f64,
}

impl Double {
    pub(crate) const ZERO: Self = Self::of(0.0);
    pub(crate) const ONE: Self = Self::of(1.0);

    pub(crate) const fn of(hi: f64) -> Self {
        Self { hi, lo: 0.0 }
    }

    /// From the bits of both parts: how the tables are written.
    pub(crate) const fn bits(hi: u64, lo: u64) -> Self {
        Self { hi: f64::from_bits(hi), lo: f64::from_bits(lo) }
    }

    /// The first 106 bits of `limbs / 2^(192 + halvings)`, the least significant limb first.
    pub(crate) const fn of_limbs(limbs: [u64; 4], halvings: i32) -> Self {
        let top = leading_bit(limbs);
        let unit = top - 192 - halvings;
        let hi = bits_from(limbs, top - 52, 53) as f64 * power_of_two(unit - 52);
        let lo = bits_from(limbs, top - 105, 53) as f64 * power_of_two(unit - 105);
        Self::ordered(hi, lo)
    }

    /// `a + b` for |a| ≥ |b|, exact.
    #[inline]
    pub(crate) const fn ordered(a: f64, b: f64) -> Self {
        let hi = a + b;
        Self { hi, lo: b - (hi - a) }
    }

    /// `a + b`, exact.
    #[inline]
    pub(crate) const fn sum(a: f64, b: f64) -> Self {
        let hi = a + b;
        let part = hi - a;
        Self { hi, lo: (a - (hi - part)) + (b - part) }
    }

    /// `a · b`, exact: both factors are split into halves of 26 bits.
    #[inline]
    pub(crate) const fn product(a: f64, b: f64) -> Self {
        let hi = a * b;
        let (a_high, a_low) = split(a);
        let (b_high, b_low) = split(b);
        let lo = ((a_high * b_high - hi) + a_high * b_low + a_low * b_high) + a_low * b_low;
        Self { hi, lo }
    }

    /// Wrong by less than 2^-104 of the larger operand.
    #[inline]
    pub(crate) const fn add(self, other: Self) -> Self {
        let high = Self::sum(self.hi, other.hi);
        let low = Self::sum(self.lo, other.lo);
        let first = Self::ordered(high.hi, high.lo + low.hi);
        Self::ordered(first.hi, first.lo + low.lo)
    }

    #[inline]
    pub(crate) const fn sub(self, other: Self) -> Self {
        self.add(other.neg())
    }

    #[inline]
    pub(crate) const fn plus(self, other: f64) -> Self {
        let high = Self::sum(self.hi, other);
        Self::ordered(high.hi, high.lo + self.lo)
    }

    /// Wrong by less than 2^-103 of the product.
    #[inline]
    pub(crate) const fn mul(self, other: Self) -> Self {
        let product = Self::product(self.hi, other.hi);
        Self::ordered(product.hi, product.lo + (self.hi * other.lo + self.lo * other.hi))
    }

    #[inline]
    pub(crate) const fn times(self, factor: f64) -> Self {
        let product = Self::product(self.hi, factor);
        Self::ordered(product.hi, product.lo + self.lo * factor)
    }

    /// Times a power of two.
    #[inline]
    pub(crate) const fn scale(self, factor: f64) -> Self {
        Self { hi: self.hi * factor, lo: self.lo * factor }
    }

    /// Wrong by less than 2^-100 of the quotient.
    #[inline]
    pub(crate) const fn div(self, divisor: Self) -> Self {
        let first = self.hi / divisor.hi;
        let rest = self.sub(divisor.times(first));
        Self::ordered(first, rest.hi / divisor.hi)
    }

    /// Divided by a float; wrong by less than 2^-100 of the quotient.
    #[inline]
    pub(crate) const fn over(self, divisor: f64) -> Self {
        let first = self.hi / divisor;
        let product = Self::product(first, divisor);
        // The product lies within a unit of the dividend, so the first difference is exact.
        let rest = (self.hi - product.hi) - product.lo + self.lo;
        Self::ordered(first, rest / divisor)
    }

    /// The square root of a positive number, wrong by less than 2^-102 of it.
    #[inline]
    pub(crate) fn sqrt(self) -> Self {
        let root = root::sqrt(self.hi);
        let rest = self.sub(Self::product(root, root));
        Self::ordered(root, rest.hi / (2.0 * root))
    }

    #[inline]
    pub(crate) const fn neg(self) -> Self {
        Self { hi: -self.hi, lo: -self.lo }
    }

    #[inline]
    pub(crate) const fn negate_if(self, negative: bool) -> Self {
        if negative { self.neg() } else { self }
    }

    /// The nearest `f64`.
    #[inline]
    pub(crate) const fn nearest(self) -> f64 {
        self.hi + self.lo
    }
}

/// Two halves of 26 bits, with a sign each, whose sum is `a`.
#[inline]
const fn split(a: f64) -> (f64, f64) {
    let scaled = a * 134_217_729.0;
    let high = scaled - (scaled - a);
    (high, a - high)
}

/// 2^exponent for −1022 ≤ exponent ≤ 1023.
#[inline]
pub(crate) const fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The place of the highest bit that is set.
const fn leading_bit(limbs: [u64; 4]) -> i32 {
    let mut limb = 3;
    while limb > 0 && limbs[limb] == 0 {
        limb -= 1;
    }
    64 * limb as i32 + 63 - limbs[limb].leading_zeros() as i32
}

/// `count` bits from place `from` on.
pub(crate) const fn bits_from(limbs: [u64; 4], from: i32, count: i32) -> u64 {
    let (mut bits, mut at) = (0, count);
    while at > 0 {
        at -= 1;
        let place = from + at;
        let bit = if place < 0 { 0 } else { limbs[place as usize / 64] >> (place % 64) & 1 };
        bits = bits << 1 | bit;
    }
    bits
}
