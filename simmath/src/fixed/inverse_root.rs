//! 1/√x by integers only: one line for each 256th of the range of x, and one step of Newton.

/// 1/√`square`, for a square that may be 0.
#[derive(Clone, Copy)]
pub(super) struct InverseRoot {
    /// The square times 2^`shift`, an even number of bits: as a fraction of 64 bits, it lies in 1/4 .. 1, or is 0.
    x: u64,
    pub(super) shift: u32,
}

impl InverseRoot {
    #[inline]
    pub(super) const fn of(square: u64) -> Self {
        // The 64 leading zeros of 0 are as good as none. To return early for 0 would be slower, see `leading_zeros`.
        let shift = square.leading_zeros() & 62;
        Self { x: square << shift, shift }
    }

    /// 1/√x with 31 fraction bits, wrong by less than 2^-16 of it. For 0 it is 0.
    ///
    /// A line lies below the curve at its ends, so that this is below 2 even for 1/4, and its product with √x below 1.
    #[inline]
    const fn line(self) -> u64 {
        let (start, slope) = LINES[(self.x >> 56) as usize];
        2 * start as u64 - ((slope as u64 * (self.x >> 32)) >> 29)
    }

    /// 1/√x with 62 fraction bits, wrong by less than 2^-32 of it. For 0 it is 0.
    #[inline]
    pub(super) const fn wide(self) -> i64 {
        let line = self.line();
        // 1/√x ≈ y goes to y + y·(1 − x·y²)/2.
        let product = (self.x as u128 * (line * line) as u128) >> 64;
        let rest = (1 << 62) - product as i64;
        (line << 31) as i64 + (((rest >> 18) * line as i64) >> 14)
    }

    /// √x with 32 fraction bits: x·1/√x, and the rest divided by twice that. Wrong by less than 2^-33 of it and a unit.
    #[inline]
    pub(super) const fn root(self) -> u64 {
        let line = self.line();
        let estimate = ((self.x >> 32) * line) >> 31;
        let rest = self.x.wrapping_sub(estimate * estimate) as i64;
        estimate.wrapping_add_signed(((rest >> 19) * line as i64) >> 45)
    }

    /// √x with 64 fraction bits. Too large by less than 2 or too small by less than 1 of its units.
    pub(super) const fn wide_root(self) -> u64 {
        let inverse = self.wide();
        let estimate = (self.x as u128 * inverse as u128) >> 62;
        let estimate = if estimate > u64::MAX as u128 { u64::MAX } else { estimate as u64 };
        let rest = ((self.x as u128) << 64).wrapping_sub(estimate as u128 * estimate as u128) as i128;
        let correction = ((rest >> 48) * inverse as i128) >> 79;
        // All that is dropped makes it smaller, by less than 2 together.
        estimate.saturating_add_signed(correction as i64 + 1)
    }
}

/// The lines `start − slope·x` that come nearest to 1/√x for x in `index / 256 .. (index + 1) / 256`, from 1/4 on; with 30 and 28
/// fraction bits.
static LINES: [(u32, u32); 256] = {
    let mut lines = [(0, 0); 256];
    let mut index = 64;
    while index < 256 {
        // At both ends and in the middle.
        let low = inverse_root_of(2 * index as u128);
        let middle = inverse_root_of(2 * index as u128 + 1);
        let high = inverse_root_of(2 * index as u128 + 2);
        let fall = low - high;
        // The chord lies above the curve; half way down, both are wrong by the same.
        let sag = (low + high) / 2 - middle;
        let start = low + fall * index as u64 - sag / 2;
        lines[index] = ((start >> 10) as u32, (fall >> 4) as u32);
        index += 1;
    }
    lines
};

/// 1/√(x / 512) with 40 fraction bits.
const fn inverse_root_of(x: u128) -> u64 {
    ((1 << 89) / x).isqrt() as u64
}

/// The leading zeros of a number above 0.
///
/// Asked of half the number, which may be 0: the compiler then sets the target of `bsr` before it. Without that the processor
/// waits for whatever wrote this register last, which made logarithms in a loop twice as slow.
#[inline]
pub(super) const fn leading_zeros(number: u64) -> u32 {
    (number >> 1).leading_zeros() - 1
}
