//! The cube root: a third of the logarithm, and integers where that cannot tell.

use super::exponential::Power;
use super::logarithm::Logarithm;
use crate::fixed::Fixed;

impl<const FRAC: u32> Fixed<FRAC> {
    /// The cube root, correctly rounded (there are no ties), for numbers of both signs.
    pub const fn cbrt(self) -> Self {
        if self.raw == 0 {
            return Self::ZERO;
        }
        let raw = self.raw.unsigned_abs();
        let magnitude = match third_power(raw, FRAC).steps::<FRAC>().raw() {
            Some(magnitude) => magnitude,
            None => nearest_root((raw as u128) << (2 * FRAC)),
        };
        Self::from_raw(if self.raw < 0 { -magnitude } else { magnitude })
    }
}

/// 2^(log2(x) / 3).
const fn third_power(raw: u32, frac: u32) -> Power {
    let logarithm = Logarithm::of(raw as u64, frac).binary() as i128;
    Power::of_two((logarithm << 6) / 3, (Logarithm::BINARY_ERROR << 6) / 3 + 2)
}

/// The nearest integer to ∛cube.
#[cold]
const fn nearest_root(cube: u128) -> i32 {
    let root = icbrt(cube);
    // The root lies above root + 1/2 where (2·root + 1)³ < 8·cube.
    let twice = 2 * root as u128 + 1;
    (root + (twice * twice * twice < 8 * cube) as u64) as i32
}

/// ⌊∛cube⌋ for a cube below 2^84, digit by digit.
const fn icbrt(cube: u128) -> u64 {
    let mut root: u64 = 0;
    let mut bit = (130 - cube.leading_zeros()) / 3;
    while bit > 0 {
        bit -= 1;
        let next = root | (1 << bit);
        if next as u128 * next as u128 * next as u128 <= cube {
            root = next;
        }
    }
    root
}

#[cfg(test)]
mod tests {
    use super::{Fixed, nearest_root};

    #[test]
    fn cube_roots_are_those_of_integers() {
        for index in 0..100_000_u32 {
            let raw = (index.wrapping_mul(2_654_435_761) as i32 >> (index % 31)).unsigned_abs();
            let number = Fixed::<16>::from_raw(raw as i32);
            assert_eq!(number.cbrt().to_raw().abs(), nearest_root(u128::from(raw) << 32), "raw {raw}");
        }
        for root in 1..=200_i32 {
            // Up to 2^23, the integers of 8 fraction bits.
            assert_eq!(Fixed::<8>::from_int(-root.pow(3)).cbrt(), Fixed::<8>::from_int(-root));
        }
    }
}
