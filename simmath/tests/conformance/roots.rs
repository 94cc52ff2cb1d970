//! Roots, lengths and unit vectors, decided by integers of 128 bits.

use simmath::{Vec2, Vec3};

use crate::{FixedPoint, pairs, samples};

/// Whether `root` is the integer nearest to √square.
fn is_root(root: i128, square: i128) -> bool {
    root >= 0 && (root == 0 || (2 * root - 1).pow(2) < 4 * square) && 4 * square < (2 * root + 1).pow(2)
}

/// Whether a length is correctly rounded or saturated, for the exact sum of squares in steps.
fn is_length<M: FixedPoint>(length: M, square: i128) -> bool {
    is_root(length.steps(), square) || (length == M::MAX && 4 * square >= (2 * M::MAX.steps() + 1).pow(2))
}

pub(crate) fn square_roots_are_nearest<M: FixedPoint>() {
    for x in samples::<M>().into_iter().filter(|&x| x >= M::ZERO) {
        assert!(is_root(x.sqrt().steps(), x.steps() << M::frac()), "√{x} is {}", x.sqrt());
        assert_eq!(x.try_sqrt(), Ok(x.sqrt()));
    }
}

pub(crate) fn cube_roots_are_nearest<M: FixedPoint>() {
    for x in samples::<M>() {
        let (root, cube) = (x.cbrt().steps().abs(), x.steps().abs() << (2 * M::frac()));
        let is_nearest = (root == 0 || (2 * root - 1).pow(3) < 8 * cube) && 8 * cube < (2 * root + 1).pow(3);
        assert!(is_nearest, "∛{x} is {}", x.cbrt());
        assert_eq!(x.cbrt().steps().signum() * x.steps().signum(), i128::from(root != 0));
    }
}

pub(crate) fn lengths_are_nearest<M: FixedPoint>() {
    let all: Vec<M> = samples::<M>().into_iter().step_by(5).collect();
    for (x, y) in pairs(&all) {
        let square = x.steps().pow(2) + y.steps().pow(2);
        let length = M::length_of([x, y]);
        assert!(is_length(length, square), "the length of ({x}, {y}) is {length}");
        assert_eq!(length, x.hypot(y));
        assert_eq!(length, Vec2::new(x, y).length());
        let z = M::from_raw(x.to_raw() ^ y.to_raw());
        let length = Vec3::new(x, y, z).length();
        assert!(is_length(length, square + z.steps().pow(2)), "the length of ({x}, {y}, {z}) is {length}");
        assert_eq!(length, M::length_of([x, y, z]));
        let (from, to) = (Vec2::new(x, z), Vec2::new(y, x));
        let square = (x.steps() - y.steps()).pow(2) + (z.steps() - x.steps()).pow(2);
        assert!(
            is_length(from.distance(to), square),
            "the distance from {from} to {to} is {}",
            from.distance(to)
        );
    }
}

pub(crate) fn unit_vectors_are_nearest<M: FixedPoint>() {
    // |part|·2^FRAC/√square, nearest: (2q − 1)²·square < 4·part²·4^FRAC < (2q + 1)²·square.
    fn is_nearest<M: FixedPoint>(unit: M, part: M, square: i128) -> bool {
        let (q, target) = (unit.steps().abs(), part.steps().pow(2) << (2 * M::frac() + 2));
        let same_side = unit.steps() * part.steps() >= 0;
        same_side
            && (q == 0 || (2 * q - 1).pow(2) * square <= target)
            && target <= (2 * q + 1).pow(2) * square
    }
    let all: Vec<M> = samples::<M>().into_iter().step_by(5).collect();
    for (x, y) in pairs(&all) {
        let z = M::from_raw(x.to_raw() ^ y.to_raw());
        let square = x.steps().pow(2) + y.steps().pow(2);
        let parts = [x, y];
        for (unit, part) in M::normalize_of(parts).into_iter().zip(parts) {
            assert!(is_nearest(unit, part, square), "{part} of {parts:?} becomes {unit}");
        }
        let (parts, square) = ([x, y, z], square + z.steps().pow(2));
        for (unit, part) in M::normalize_of(parts).into_iter().zip(parts) {
            assert!(is_nearest(unit, part, square), "{part} of {parts:?} becomes {unit}");
        }
        assert_eq!(Vec3::from(parts).normalize().to_array(), M::normalize_of(parts));
        assert_eq!(Vec2::new(x, y).normalize().to_array(), M::normalize_of([x, y]));
    }
    assert_eq!(M::normalize_of([M::ZERO; 2]), [M::ZERO; 2]);
    assert_eq!(M::normalize_of([M::ZERO; 3]), [M::ZERO; 3]);
}
