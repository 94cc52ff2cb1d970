//! Exact sums of products: what a comparison of distances needs instead of a square root that saturates.

use core::ops::{Add, Sub};

/// An exact sum of products of [`Fixed`](crate::Fixed) numbers: `raw / 2^(2·FRAC)` in 128 bits.
///
/// One product takes at most 66 bits, so sums of up to 2^61 of them are exact; beyond that they saturate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[repr(transparent)]
pub struct Wide<const FRAC: u32> {
    raw: i128,
}

impl<const FRAC: u32> Wide<FRAC> {
    /// The sum that is stored as `raw`: `raw / 2^(2·FRAC)`.
    pub const fn from_raw(raw: i128) -> Self {
        Self { raw }
    }

    /// The stored integer, the sum times 2^(2·FRAC).
    pub const fn to_raw(self) -> i128 {
        self.raw
    }

    /// The square of an integer, to compare a squared distance with; exact.
    pub const fn square_of_int(value: i32) -> Self {
        Self { raw: (value as i128 * value as i128) << (2 * FRAC) }
    }
}

impl<const FRAC: u32> Add for Wide<FRAC> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self { raw: self.raw.saturating_add(other.raw) }
    }
}

impl<const FRAC: u32> Sub for Wide<FRAC> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self { raw: self.raw.saturating_sub(other.raw) }
    }
}
