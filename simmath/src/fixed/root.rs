//! Square roots, lengths and unit vectors: exact sums of squares, and roots that an integer test decides.

use super::inverse_root::InverseRoot;
use super::{Fixed, saturate};
use crate::surface::DomainError;

impl<const FRAC: u32> Fixed<FRAC> {
    /// The square root, correctly rounded (there are no ties); below 0 it is 0.
    #[inline]
    pub fn sqrt(self) -> Self {
        let square = (self.raw.max(0) as u64) << FRAC;
        Self::from_raw(nearest_root(square) as i32)
    }

    /// The square root by integers only: the same bits as [`sqrt`](Fixed::sqrt), usable in constants.
    pub const fn sqrt_integer(self) -> Self {
        let square = if self.raw < 0 { 0 } else { (self.raw as u64) << FRAC };
        Self::from_raw(settle_root(square, estimated_root(square)) as i32)
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
    Fixed::from_raw(saturate(nearest_root(sum_of_squares(components)) as i64))
}

/// A vector of up to three components with length 1, each component correctly rounded; zero stays zero.
#[inline]
pub(super) fn normalize<const FRAC: u32, const N: usize>(components: [Fixed<FRAC>; N]) -> [Fixed<FRAC>; N] {
    let square = sum_of_squares(components);
    let inverse = InverseRoot::of(square);
    let (wide, scale) = (inverse.wide(), inverse.shift / 2);
    components.map(|component| {
        let quotient = ScaledQuotient::of::<FRAC>(component.raw, wide, scale);
        Fixed::from_raw(match quotient.nearest::<FRAC>() {
            Some(nearest) => nearest,
            None => exact_quotient::<FRAC>(component.raw, square),
        })
    })
}

/// The exact sum of the squares of up to three raw integers: at most 3·2^62.
#[inline]
fn sum_of_squares<const FRAC: u32, const N: usize>(components: [Fixed<FRAC>; N]) -> u64 {
    const { assert!(N <= 3, "four squares do not fit into 64 bits") };
    let mut sum = 0;
    let mut index = 0;
    while index < N {
        let component = components[index].raw as i64;
        sum += (component * component) as u64;
        index += 1;
    }
    sum
}

/// The nearest integer to √square.
#[inline]
fn nearest_root(square: u64) -> u64 {
    settle_root(square, guessed_root(square))
}

/// What the hardware takes for the nearest root. A guess, never a decision; from 2^63 on a useless one.
#[cfg(feature = "std")]
#[inline]
fn guessed_root(square: u64) -> u32 {
    // 2^52 more, and the last bits of the fraction are the nearest integer.
    const INTEGERS: f64 = (1_u64 << 52) as f64;
    ((square as i64 as f64).sqrt() + INTEGERS).to_bits() as u32
}

#[cfg(not(feature = "std"))]
use estimated_root as guessed_root;

/// The nearest root, or one beside it, by integers only.
#[inline]
const fn estimated_root(square: u64) -> u32 {
    let inverse = InverseRoot::of(square);
    let bits = inverse.shift / 2;
    ((inverse.root() + ((1 << bits) >> 1)) >> bits) as u32
}

/// The nearest integer to √square, decided by one test of a guess. No guess costs a bit, and a wrong one some time.
///
/// There are no ties: √square is above `root + 1/2` just if the square is above `root² + root`.
#[inline]
const fn settle_root(square: u64, guess: u32) -> u64 {
    let guess = guess as u64;
    // From guess² − guess, exclusive, to guess² + guess; for a guess of 0 that is 0 itself.
    let (end, width) = (guess * guess + guess, 2 * guess + (guess == 0) as u64);
    if end.wrapping_sub(square) < width { guess } else { exact_root(square) }
}

#[cold]
#[inline(never)]
const fn exact_root(square: u64) -> u64 {
    let root = square.isqrt();
    root + (square - root * root > root) as u64
}

/// `(root, bits)` with √square = root / 2^bits: a root of 64 bits, or 1 for 0; too large by less than 2 or too small by less than 1
/// of its units.
pub(super) const fn wide_root(square: u64) -> (u64, u32) {
    let inverse = InverseRoot::of(square);
    // That of 0 has as many bits as the root of the smallest square.
    (inverse.wide_root(), if square == 0 { 63 } else { 32 + inverse.shift / 2 })
}

/// raw·2^FRAC/√square with 60 − FRAC bits more, up to an error.
struct ScaledQuotient(i64);

impl ScaledQuotient {
    /// 2^-32 of a quotient that is 1 at most, and roundings, doubled.
    const ERROR: i64 = 1 << 29;

    /// From 1/√(square·4^scale) with 62 fraction bits, for a raw integer of the root's magnitude at most.
    #[inline]
    const fn of<const FRAC: u32>(raw: i32, inverse_root: i64, scale: u32) -> Self {
        let scaled = (raw as i64) << (scale + 30);
        Self(((scaled as i128 * inverse_root as i128) >> 64) as i64)
    }

    /// The nearest raw number, where every value within the error has the same.
    #[inline]
    const fn nearest<const FRAC: u32>(self) -> Option<i32> {
        let shift = 60 - FRAC;
        let lowest = self.0 + (1 << (shift - 1)) - Self::ERROR;
        let nearest = (lowest >> shift) as i32;
        if ((lowest + 2 * Self::ERROR) >> shift) as i32 == nearest { Some(nearest) } else { None }
    }
}

/// The nearest integer to raw·2^FRAC/√square, by squares.
///
/// There are no ties: a component of a primitive Pythagorean triple or quadruple is a fraction with an odd denominator.
#[cold]
#[inline(never)]
fn exact_quotient<const FRAC: u32>(raw: i32, square: u64) -> i32 {
    let magnitude = raw.unsigned_abs() as u128;
    let target = (magnitude * magnitude) << (2 * FRAC + 2);
    let (mut low, mut high) = (0, (1 << FRAC) + 1);
    while high - low > 1 {
        let middle = (low + high) / 2;
        // Whether the quotient is at least middle − 1/2, that is (2·middle − 1)² · square < 4 · magnitude² · 4^FRAC.
        let odd = 2 * middle as u128 - 1;
        if odd * odd * (square as u128) < target {
            low = middle;
        } else {
            high = middle;
        }
    }
    if raw < 0 { -low } else { low }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::{
        InverseRoot, ScaledQuotient, estimated_root, exact_quotient, nearest_root, settle_root, wide_root,
    };
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

    /// The nearest root, by std's.
    fn expected(square: u64) -> u64 {
        let root = square.isqrt();
        root + u64::from(square - root * root > root)
    }

    #[test]
    fn roots_are_nearest_on_both_paths() {
        for square in squares() {
            assert_eq!(
                settle_root(square, estimated_root(square)),
                expected(square),
                "√{square} by integers"
            );
            assert_eq!(nearest_root(square), expected(square), "√{square}");
        }
    }

    #[test]
    fn a_wrong_guess_costs_no_bit_of_a_root() {
        for square in squares() {
            let root = expected(square) as u32;
            for guess in [root.wrapping_sub(1), root.wrapping_add(1), root ^ 2, 0, 1, root / 2, u32::MAX] {
                assert_eq!(settle_root(square, guess), expected(square), "√{square} from {guess}");
            }
        }
    }

    // Up to lengths that a format can hold.
    #[test]
    fn hardly_a_root_is_estimated_wrongly() {
        let small: Vec<u64> = squares().into_iter().filter(|square| *square < 1 << 62).collect();
        let wrong = small.iter().filter(|square| u64::from(estimated_root(**square)) != expected(**square));
        let (wrong, all) = (wrong.count(), small.len());
        assert!(wrong * 100 < all, "{wrong} of {all}");
    }

    #[test]
    fn components_of_unit_vectors_are_nearest_and_hardly_one_is_in_question() {
        let mut open = 0;
        for square in squares() {
            let inverse = InverseRoot::of(square);
            let root = square.isqrt().min(1 << 31) as i64;
            for raw in [0, 1, root / 3, root / 2 + 1, root].map(|raw| raw.min(root) as i32) {
                for raw in [raw, raw.wrapping_neg()] {
                    let quotient = ScaledQuotient::of::<16>(raw, inverse.wide(), inverse.shift / 2);
                    match quotient.nearest::<16>() {
                        Some(nearest) => {
                            assert_eq!(nearest, exact_quotient::<16>(raw, square), "{raw}/√{square}")
                        }
                        None => open += 1,
                    }
                }
            }
        }
        assert!(open < 1000, "{open}");
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
        for square in squares().into_iter().filter(|square| *square > 0) {
            let inverse = InverseRoot::of(square);
            let (x, y) = (u128::from(square << inverse.shift), inverse.wide() as u128);
            // x·y² is 1 within 2^-31, with 32 bits of y dropped after its square.
            assert!((x * ((y * y) >> 64)).abs_diff(1 << 124) <= 1 << 93, "1/√ of {x}");
        }
        for square in squares() {
            let (root, bits) = wide_root(square);
            let floor = (u128::from(square) << (2 * bits)).isqrt() as u64;
            assert!((0..=2).contains(&root.wrapping_sub(floor)), "√{square}: {root} for {floor}");
        }
    }
}
