//! Square roots, lengths and unit vectors: exact sums of squares, and roots that an integer test decides.

use super::{Fixed, saturate};
use crate::surface::DomainError;

impl<const FRAC: u32> Fixed<FRAC> {
    /// The square root, correctly rounded (there are no ties); below 0 it is 0.
    #[inline]
    pub fn sqrt(self) -> Self {
        let square = self.raw.max(0) as u64;
        Self::from_raw(nearest_root(square << FRAC, isqrt(square << FRAC)) as i32)
    }

    /// The square root by integers only: the same bits as [`sqrt`](Fixed::sqrt), usable in constants.
    pub const fn sqrt_integer(self) -> Self {
        let square = if self.raw < 0 { 0 } else { (self.raw as u64) << FRAC };
        Self::from_raw(nearest_root(square, isqrt_integer(square)) as i32)
    }

    /// The square root, or an error below 0.
    #[inline]
    pub fn try_sqrt(self) -> Result<Self, DomainError> {
        if self.raw < 0 { Err(DomainError::of("sqrt")) } else { Ok(self.sqrt()) }
    }

    /// √(self² + other²), correctly rounded for all pairs (there are no ties), saturating.
    #[inline]
    pub fn hypot(self, other: Self) -> Self {
        length([self, other])
    }
}

/// The length of a vector of up to three components, correctly rounded, saturating.
#[inline]
pub(super) fn length<const FRAC: u32, const N: usize>(components: [Fixed<FRAC>; N]) -> Fixed<FRAC> {
    let square = sum_of_squares(components);
    Fixed::from_raw(saturate(nearest_root(square, isqrt(square)) as i64))
}

/// A vector of up to three components with length 1, each component correctly rounded; zero stays zero.
#[inline]
pub(super) fn normalize<const FRAC: u32, const N: usize>(components: [Fixed<FRAC>; N]) -> [Fixed<FRAC>; N] {
    let square = sum_of_squares(components);
    if square == 0 {
        return components;
    }
    let inverse = InverseRoot::of(square);
    components.map(|component| {
        let magnitude = component.raw.unsigned_abs();
        let quotient = settle_quotient::<FRAC>(magnitude, square, inverse.guess::<FRAC>(magnitude));
        Fixed::from_raw(if component.raw < 0 { -quotient } else { quotient })
    })
}

/// The exact sum of the squares of up to three raw integers: at most 3·2^62.
#[inline]
fn sum_of_squares<const FRAC: u32, const N: usize>(components: [Fixed<FRAC>; N]) -> u64 {
    const { assert!(N <= 3, "four squares do not fit into 64 bits") };
    let mut sum = 0;
    let mut index = 0;
    while index < N {
        let magnitude = components[index].raw.unsigned_abs() as u64;
        sum += magnitude * magnitude;
        index += 1;
    }
    sum
}

/// The nearest integer to √square, from the root rounded down: √square is above `root + 1/2` where the rest is above `root`.
#[inline]
const fn nearest_root(square: u64, root: u64) -> u64 {
    root + (square - root * root > root) as u64
}

/// ⌊√square⌋.
#[cfg(feature = "std")]
#[inline]
pub(super) fn isqrt(square: u64) -> u64 {
    settle_root(square, guessed_root(square))
}

/// ⌊√square⌋.
#[cfg(not(feature = "std"))]
#[inline]
pub(super) fn isqrt(square: u64) -> u64 {
    isqrt_integer(square)
}

/// What the hardware takes for the root. A guess, never a decision.
#[cfg(feature = "std")]
#[inline]
fn guessed_root(square: u64) -> u64 {
    (square as f64).sqrt() as u64
}

/// ⌊√square⌋ from a guess. A guess that is off by more than one costs the integer path; no guess costs a bit.
#[cfg(any(feature = "std", test))]
#[inline]
fn settle_root(square: u64, guess: u64) -> u64 {
    let guess = guess.min(u32::MAX as u64);
    let below = guess * guess > square;
    let above = square.wrapping_sub(guess * guess) > 2 * guess;
    let root = if below {
        guess - 1
    } else if above {
        guess + 1
    } else {
        guess
    };
    // One more test, for guesses that were further away. `root` is at most 2^32 − 1 here unless the guess was wrong.
    if root <= u32::MAX as u64 && root * root <= square && square - root * root <= 2 * root {
        root
    } else {
        isqrt_integer(square)
    }
}

/// ⌊√square⌋ by integers only: a table of 1/√x, two steps of Newton in 32-bit factors, one correction by the rest.
const fn isqrt_integer(square: u64) -> u64 {
    if square == 0 {
        return 0;
    }
    // Read as a fraction, x lies in 1/4 .. 1.
    let shift = leading_zeros(square) & !1;
    let x = square << shift;
    let top = x >> 32;
    let inverse = inverse_root(top);
    // √x = x · 1/√x, with 32 fraction bits, and then the rest divided by twice the root, rounded down.
    let estimate = below_2_32((top * inverse) >> 31);
    let rest = x.wrapping_sub(estimate * estimate) as i64;
    let root = below_2_32(estimate.wrapping_add_signed(((rest >> 16) * (inverse >> 15) as i64) >> 33));
    // Without a branch, since which of the three it is, is as good as random.
    let root = root - (root * root > x) as u64;
    let mut root = root + (x - root * root > 2 * root) as u64;
    // Never, as far as is known; an estimate that was further away would still end at the root.
    while root * root > x {
        root -= 1;
    }
    while x - root * root > 2 * root {
        root += 1;
    }
    root >> (shift / 2)
}

#[inline]
const fn below_2_32(value: u64) -> u64 {
    if value > u32::MAX as u64 { u32::MAX as u64 } else { value }
}

/// `(root, bits)` with √square = root / 2^bits, for a square above 0: a root of 64 bits, too large by less than 2 or too small by
/// less than 1 of its units.
pub(super) const fn wide_root(square: u64) -> (u64, u32) {
    if square == 0 {
        return (0, 63);
    }
    let shift = leading_zeros(square) & !1;
    let x = square << shift;
    let upper = isqrt_integer(x);
    // The rest is at most twice the upper half, and its quotient by twice that is the lower half.
    let lower = ((x - upper * upper) << 31) / upper;
    ((upper << 32).saturating_add(lower), 32 + shift / 2)
}

/// 1/√x with 31 fraction bits, for an x in 1/4 .. 1 with 32 of them. Wrong by less than 2^-26 of it.
#[inline]
const fn inverse_root(x: u64) -> u64 {
    // 1/√x ≈ y goes to y · (3 − x·y²) / 2.
    let y = INVERSE_ROOTS[(x >> 25) as usize - 32] as u64;
    let y = (y * (((3 << 62) - x * (y * y)) >> 32)) >> 15;
    let y = below_2_32(y);
    let y = (y * (((3 << 62) - x * ((y * y) >> 32)) >> 32)) >> 31;
    below_2_32(y)
}

/// 1/√x with 15 fraction bits in the middle of each 128th from 1/4 to 1.
static INVERSE_ROOTS: [u16; 96] = {
    let mut table = [0; 96];
    let mut index = 0;
    while index < 96 {
        // x = (2·index + 65)/256, so y = √(2^38 / (2·index + 65)).
        let square: u64 = (1 << 38) / (2 * index + 65);
        let root = square.isqrt();
        table[index as usize] = if root > 0xffff { 0xffff } else { root as u16 };
        index += 1;
    }
    table
};

/// The leading zeros of a number above 0.
///
/// Asked of half the number, which may be 0: the compiler then sets the target of `bsr` before it. Without that the processor
/// waits for whatever wrote this register last, which made logarithms in a loop twice as slow.
#[inline]
pub(super) const fn leading_zeros(number: u64) -> u32 {
    (number >> 1).leading_zeros() - 1
}

/// 1/√square as far as a guess needs it.
#[cfg(feature = "std")]
struct InverseRoot(f64);

#[cfg(feature = "std")]
impl InverseRoot {
    #[inline]
    fn of(square: u64) -> Self {
        Self(1.0 / (square as f64).sqrt())
    }

    /// About magnitude·2^FRAC/√square.
    #[inline]
    fn guess<const FRAC: u32>(&self, magnitude: u32) -> u32 {
        (magnitude as f64 * ((1u64 << FRAC) as f64 * self.0) + 0.5) as u32
    }
}

/// 1/√square as far as a guess needs it: `inverse / 2^(63 - shift/2)`.
#[cfg(not(feature = "std"))]
struct InverseRoot {
    inverse: u64,
    shift: u32,
}

#[cfg(not(feature = "std"))]
impl InverseRoot {
    #[inline]
    fn of(square: u64) -> Self {
        let shift = leading_zeros(square) & !1;
        Self { inverse: inverse_root((square << shift) >> 32), shift: 63 - shift / 2 }
    }

    /// About magnitude·2^FRAC/√square.
    #[inline]
    fn guess<const FRAC: u32>(&self, magnitude: u32) -> u32 {
        let drop = self.shift - FRAC;
        // The product has up to 64 bits; it is below 2^(shift + 1), since magnitude² ≤ square.
        ((((magnitude as u64 * self.inverse) >> (drop - 1)) + 1) >> 1) as u32
    }
}

/// The nearest integer to magnitude·2^FRAC/√square, decided by squares from a guess. A guess that is off by more than one costs a
/// bisection; no guess costs a bit.
///
/// There are no ties: a component of a primitive Pythagorean triple or quadruple is a fraction with an odd denominator.
#[inline]
fn settle_quotient<const FRAC: u32>(magnitude: u32, square: u64, guess: u32) -> i32 {
    let target = (magnitude as u128 * magnitude as u128) << (2 * FRAC + 2);
    // Whether the quotient is at least q − 1/2, that is (2q − 1)² · square < 4 · magnitude² · 4^FRAC.
    let reaches = |quotient: u32| {
        let odd = 2 * quotient as u64 - 1;
        (odd * odd) as u128 * (square as u128) < target
    };
    let is_nearest = |quotient: u32| (quotient == 0 || reaches(quotient)) && !reaches(quotient + 1);
    let guess = guess.min(1 << FRAC);
    if is_nearest(guess) {
        return guess as i32;
    }
    let neighbour = if reaches(guess + 1) { guess + 1 } else { guess.saturating_sub(1) };
    if is_nearest(neighbour) {
        return neighbour as i32;
    }
    let (mut low, mut high) = (0, (1 << FRAC) + 1);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if reaches(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low as i32
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::{inverse_root, isqrt, isqrt_integer, settle_quotient, settle_root, wide_root};
    use crate::Fpx16_16 as Q;

    /// Squares, their neighbours, and numbers of all magnitudes.
    fn squares() -> Vec<u64> {
        let mut squares: Vec<u64> = (0..70_000).collect();
        let mut state: u64 = 7;
        for index in 0..60_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let root = (state >> 32) >> (index % 32);
            let square = root * root;
            squares.extend([square, square.saturating_sub(1), square + 1, square + root, square + 2 * root]);
            squares.push(state >> (index % 64));
        }
        squares.extend([u64::MAX, u64::MAX - 1, 3 << 62, (3 << 62) - 1, 1 << 63, 1 << 62]);
        squares
    }

    #[test]
    fn roots_are_rounded_down_on_both_paths() {
        for square in squares() {
            assert_eq!(isqrt_integer(square), square.isqrt(), "⌊√{square}⌋ by integers");
            assert_eq!(isqrt(square), square.isqrt(), "⌊√{square}⌋");
        }
    }

    #[test]
    fn a_wrong_guess_costs_no_bit_of_a_root() {
        for square in squares() {
            let root = square.isqrt();
            for guess in
                [root.saturating_sub(2), root.saturating_sub(1), root + 1, root + 2, 0, 1, root / 2, u64::MAX]
            {
                assert_eq!(settle_root(square, guess), root, "⌊√{square}⌋ from {guess}");
            }
        }
    }

    #[test]
    fn a_wrong_guess_costs_no_bit_of_a_unit_vector() {
        for (x, y) in [(3, 4), (1, 1), (1, i32::MAX), (i32::MAX, 1), (123_456, 654_321), (0, 5), (65_536, 1)]
        {
            let magnitude = x as u32;
            let square = (x as u64).pow(2) + (y as u64).pow(2);
            let right = Q::normalize_pair(x, y);
            for offset in [-70_000, -2, -1, 0, 1, 2, 70_000] {
                let guess = right.saturating_add(offset).max(0) as u32;
                assert_eq!(settle_quotient::<16>(magnitude, square, guess), right, "({x}, {y}) from {guess}");
            }
        }
    }

    impl Q {
        fn normalize_pair(x: i32, y: i32) -> i32 {
            let [x, _] = super::normalize([Q::from_raw(x), Q::from_raw(y)]);
            x.to_raw()
        }
    }

    #[test]
    fn lengths_are_exact_from_the_shortest_to_the_longest() {
        let length = |x, y| Q::from_raw(x).hypot(Q::from_raw(y)).to_raw();
        assert_eq!(length(3, 4), 5);
        assert_eq!(length(1, 1), 1);
        assert_eq!(length(2, 2), 3);
        assert_eq!(length(300 << 16, 400 << 16), 500 << 16);
        assert_eq!(length(i32::MIN, i32::MIN), i32::MAX);
        assert_eq!(length(i32::MIN, 0), i32::MAX);
        assert_eq!(length(0, 0), 0);
    }

    #[test]
    fn unit_vectors_are_nearest_in_each_component() {
        let normalize = |x, y| super::normalize([Q::from_raw(x), Q::from_raw(y)]).map(Q::to_raw);
        assert_eq!(normalize(0, 0), [0, 0]);
        assert_eq!(normalize(1, 0), [65536, 0]);
        assert_eq!(normalize(0, -1), [0, -65536]);
        assert_eq!(normalize(1, 1), [46341, 46341]);
        assert_eq!(normalize(i32::MIN, i32::MIN), [-46341, -46341]);
        assert_eq!(normalize(3 << 16, -4 << 16), [39322, -52429]);
    }

    #[test]
    fn the_inverse_root_and_the_wide_root_keep_their_bounds() {
        for square in squares() {
            let Some(top) = (square >> 32).checked_sub(1 << 30) else { continue };
            let (x, y) = (u128::from(top + (1 << 30)), u128::from(inverse_root(top + (1 << 30))));
            // x·y² is 1 within 2^-25, at 32 + 62 bits.
            assert!((x * y * y).abs_diff(1 << 94) <= 1 << 69, "1/√ of {x}");
        }
        for square in squares().into_iter().filter(|square| *square > 0) {
            let (root, bits) = wide_root(square);
            let exact = u128::from(square) << (2 * (bits - 32));
            let (low, high) = (u128::from(root.saturating_sub(2)) >> 32, (u128::from(root) + 2) >> 32);
            assert!(low * low <= exact && exact <= (high + 1) * (high + 1), "√{square}");
        }
    }
}
