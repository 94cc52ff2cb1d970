//! Exact sums of products of floats: an integer that is wide enough for every bit of every product.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "mantissas of finite numbers; infinities and NaN are asked for first")

use core::cmp::Ordering;
use core::ops::{Add, Sub};

/// A sum of products without rounding or overflow, as an integer of `64·LIMBS` bits in the smallest unit that a product has.
///
/// For comparisons: the order is that of the exact values, with an infinity beyond all of them and NaN above everything. It holds sums
/// of up to 2^18 products. It costs some ten operations for [`Fp32Pinned`](crate::Fp32Pinned), whose sums have 576 bits, and some
/// hundred for [`Fp64Pinned`](crate::Fp64Pinned), whose sums have 4224.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WideFloat<const LIMBS: usize> {
    kind: Kind,
    /// Two's complement, the least significant limb first; 0 unless the sum is finite.
    limbs: [u64; LIMBS],
}

/// In the order of the values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    NegativeInfinity,
    Finite,
    Infinity,
    Nan,
}

/// A finite float as an integer times 2^exponent.
#[derive(Clone, Copy)]
struct Parts {
    negative: bool,
    magnitude: u64,
    exponent: i32,
}

impl<const LIMBS: usize> WideFloat<LIMBS> {
    const ZERO: Self = Self { kind: Kind::Finite, limbs: [0; LIMBS] };
    /// The power of two that the lowest bit is: that of the product of the two smallest numbers.
    const LOWEST: i32 = if LIMBS == 9 { -298 } else { -2148 };

    /// The exact product of two numbers, which for a sum of 9 limbs are those of `f32`.
    pub(super) fn product(a: f64, b: f64) -> Self {
        if !a.is_finite() || !b.is_finite() {
            return Self::special(a * b);
        }
        let (a, b) = (Self::parts(a), Self::parts(b));
        let product = u128::from(a.magnitude) * u128::from(b.magnitude);
        let shift = (a.exponent + b.exponent - Self::LOWEST) as usize;
        let mut sum = Self::ZERO;
        let (limb, bits) = (shift / 64, shift as u32 % 64);
        let pieces = [product as u64, (product >> 64) as u64];
        sum.limbs[limb] = pieces[0] << bits;
        let mut carried = [pieces[1] << bits, 0];
        if bits > 0 {
            carried = [carried[0] | pieces[0] >> (64 - bits), pieces[1] >> (64 - bits)];
        }
        for (index, piece) in carried.into_iter().enumerate() {
            if limb + 1 + index < LIMBS {
                sum.limbs[limb + 1 + index] = piece;
            }
        }
        if a.negative != b.negative { sum.negated() } else { sum }
    }

    /// (a − b)², as a² − 2ab + b².
    pub(super) fn squared_distance(a: f64, b: f64) -> Self {
        if !a.is_finite() || !b.is_finite() {
            let distance = a - b;
            return Self::special(distance * distance);
        }
        let mixed = Self::product(a, b);
        Self::product(a, a) - mixed - mixed + Self::product(b, b)
    }

    /// An infinity or NaN.
    fn special(value: f64) -> Self {
        let kind = if value.is_nan() {
            Kind::Nan
        } else if value < 0.0 {
            Kind::NegativeInfinity
        } else {
            Kind::Infinity
        };
        Self { kind, ..Self::ZERO }
    }

    /// With trailing zeros of an `f32` taken away, so that its exponent is at least that of the smallest one.
    fn parts(x: f64) -> Parts {
        let bits = x.to_bits();
        let exponent = (bits >> 52 & 0x7ff) as i32;
        let fraction = bits & ((1 << 52) - 1);
        let (magnitude, exponent) =
            if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
        let (magnitude, exponent) = match magnitude {
            0 => (0, Self::LOWEST / 2),
            _ if LIMBS == 9 => (magnitude >> 29, exponent + 29),
            _ => (magnitude, exponent),
        };
        // A subnormal `f32` has more zeros, which its exponent in 64 bits stands for.
        let below = (Self::LOWEST / 2 - exponent).max(0);
        Parts { negative: bits >> 63 == 1, magnitude: magnitude >> below, exponent: exponent + below }
    }

    fn plus(self, other: Self) -> Self {
        let kind = match (self.kind, other.kind) {
            (Kind::Finite, Kind::Finite) => Kind::Finite,
            (Kind::Finite, kind) | (kind, Kind::Finite) => kind,
            (a, b) if a == b => a,
            _ => Kind::Nan,
        };
        if kind != Kind::Finite {
            return Self { kind, ..Self::ZERO };
        }
        let mut limbs = [0; LIMBS];
        let mut carry = false;
        for (limb, (a, b)) in limbs.iter_mut().zip(self.limbs.into_iter().zip(other.limbs)) {
            let (sum, first) = a.overflowing_add(b);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = first | second;
        }
        Self { kind, limbs }
    }

    fn negated(self) -> Self {
        let kind = match self.kind {
            Kind::NegativeInfinity => Kind::Infinity,
            Kind::Infinity => Kind::NegativeInfinity,
            other => other,
        };
        let mut carry = true;
        let limbs = self.limbs.map(|limb| {
            let (sum, over) = (!limb).overflowing_add(u64::from(carry));
            carry = over;
            sum
        });
        if self.kind == Kind::Finite { Self { kind, limbs } } else { Self { kind, ..Self::ZERO } }
    }
}

impl<const LIMBS: usize> Add for WideFloat<LIMBS> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.plus(other)
    }
}

impl<const LIMBS: usize> Sub for WideFloat<LIMBS> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.plus(other.negated())
    }
}

impl<const LIMBS: usize> Default for WideFloat<LIMBS> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<const LIMBS: usize> Ord for WideFloat<LIMBS> {
    fn cmp(&self, other: &Self) -> Ordering {
        let signed = |number: &Self| number.limbs[LIMBS - 1] as i64;
        let kinds = self.kind.cmp(&other.kind).then(signed(self).cmp(&signed(other)));
        kinds.then_with(|| self.limbs.iter().rev().cmp(other.limbs.iter().rev()))
    }
}

impl<const LIMBS: usize> PartialOrd for WideFloat<LIMBS> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
