//! Cube roots, and the length of two numbers, correctly rounded.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "the arguments are finite and above 0")

use super::super::double::{Double, power_of_two};
use super::super::root;
use super::super::rounding::{nearest_32, settled, square};

/// The cube root of an `f32`, correctly rounded.
#[inline]
pub(crate) fn cbrt_32(x: f32) -> f32 {
    if x == 0.0 || x.is_infinite() {
        return x;
    }
    if x.is_nan() {
        return f32::NAN;
    }
    let size = f64::from(x.abs());
    let root = match settled(cube_root(size)) {
        Some(root) => root,
        None => nearest_32(cbrt(size)),
    };
    if x < 0.0 { -root } else { root }
}

/// The cube root of a positive normal number, wrong by less than 2^-50 of it.
#[inline]
fn cube_root(x: f64) -> f64 {
    // A third of the exponent, and of the bits behind it: within 6 %. Each step of Halley's method triples the digits.
    let mut root = f64::from_bits(x.to_bits() / 3 + 0x2a9f_7893_782d_a1ce);
    for _ in 0..3 {
        let cube = root * root * root;
        root *= (cube + (x + x)) / (cube + cube + x);
    }
    root
}

/// The cube root of a positive number between 2^-900 and 2^900, wrong by less than 2^-96 of it.
pub(crate) fn cbrt(x: f64) -> Double {
    let root = cube_root(x);
    let square = Double::product(root, root);
    let rest = square.times(root).plus(-x);
    Double::ordered(root, -rest.hi / (3.0 * square.hi))
}

/// √(x² + y²) of two finite `f32`, correctly rounded.
#[inline]
pub(crate) fn hypot_32(x: f32, y: f32) -> f32 {
    let (x, y) = (square(f64::from(x)), square(f64::from(y)));
    let length = root::sqrt(x + y);
    if length >= f64::from(f32::MIN_POSITIVE)
        && let Some(length) = settled(length)
    {
        return length;
    }
    certain_hypot_32(x, y)
}

/// From the exact squares. A middle between two numbers is told from the root by 2^-75 of it, and a tie is a root without a rest.
#[cold]
#[inline(never)]
fn certain_hypot_32(x: f64, y: f64) -> f32 {
    let square = Double::sum(x, y);
    if square.hi == 0.0 { 0.0 } else { nearest_32(square.sqrt()) }
}

/// √(x² + y²) of two finite numbers, correctly rounded.
pub(crate) fn hypot(x: f64, y: f64) -> f64 {
    let (x, y) = (x.abs(), y.abs());
    let (long, short) = if x < y { (y, x) } else { (x, y) };
    if long < f64::MIN_POSITIVE {
        // Integers in the smallest unit, which is that of the result too. A root of an integer has no middle.
        let (long, short) = (u128::from(long.to_bits()), u128::from(short.to_bits()));
        let square = long * long + short * short;
        let root = square.isqrt();
        return f64::from_bits((root + u128::from(square - root * root > root)) as u64);
    }
    if short < long * power_of_two(-54) {
        return long;
    }
    let exponent = (long.to_bits() >> 52) as i32 - 1023;
    let down = |x: f64| x * power_of_two(-exponent / 2) * power_of_two(-exponent + exponent / 2);
    let (long, short) = (down(long), down(short));
    let root = Double::product(long, long).add(Double::product(short, short)).sqrt();
    decided(long, short, root) * power_of_two(exponent / 2) * power_of_two(exponent - exponent / 2)
}

/// The nearest number to √(long² + short²) for 1 ≤ long < 2, of which `root` is a value that is wrong by less than 2^-100.
fn decided(long: f64, short: f64, root: Double) -> f64 {
    let bits = root.hi.to_bits();
    // Below a power of two the numbers lie twice as near.
    let is_narrow = root.lo < 0.0 && bits & ((1 << 52) - 1) == 0;
    let place =
        f64::from_bits(bits & 0x7ff0_0000_0000_0000) * power_of_two(if is_narrow { -53 } else { -52 });
    if root.lo.abs() < 0.499 * place {
        return root.hi;
    }
    let (low, high) = if root.lo < 0.0 { (root.hi - place, root.hi) } else { (root.hi, root.hi + place) };
    // In units of 2^-53 the middle is an integer.
    let unit = power_of_two(53);
    let (middle, long) = (((low * unit) as u128 + (high * unit) as u128) / 2, (long * unit) as u128);
    // middle² − long² in units of 2^-106, against short², which has `finer` more bits.
    let difference = (middle - long) * (middle + long);
    let bits = short.to_bits();
    let finer = 2 * (1023 - (bits >> 52) as u32);
    let short = u128::from((bits & ((1 << 52) - 1)) | 1 << 52);
    let square = (short * short) << 2;
    if finer > difference.leading_zeros() || difference << finer > square {
        low
    } else if difference << finer < square || low.to_bits() & 1 == 1 {
        high
    } else {
        low
    }
}
