//! From a value with an error to a float: the question whether the error leaves one answer, and the rounding of two parts at once.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "bits of values that are no NaN, by construction")

use super::double::{Double, power_of_two};
use crate::fixed::Precise;

/// Half the bits that an `f32` drops of an `f64`.
const MIDDLE: u64 = 1 << 28;
/// What a fast path may be wrong by, in units of the last place of an `f64`: 2^-41 of the value. All of them are wrong by less than a
/// quarter of that, and one rounding of 131072 is left open by it.
pub(super) const ERROR: u64 = 1 << 11;

/// The nearest `f32`, if every value within the error has the same; for a value that is 0 or at least 2^-126 in magnitude.
#[inline]
pub(super) fn settled(value: f64) -> Option<f32> {
    let above_lowest = value.to_bits().wrapping_add(MIDDLE + ERROR) & (2 * MIDDLE - 1);
    if above_lowest < 2 * ERROR { None } else { Some(value as f32) }
}

/// The exact square of a widened `f32`.
///
/// A product of two factors that are widened and nothing else is one instruction on s390x, which emulators in wide use get wrong
/// (qemu before 8.1); so no product of the kernels has two such factors.
#[inline]
pub(super) fn square(x: f64) -> f64 {
    (0.5 * x) * (2.0 * x)
}

/// The `f32` nearest to both parts together, subnormal ones too.
///
/// The sum is first brought to an odd last bit, which no middle between two numbers has, so that the second rounding cannot err.
pub(super) fn nearest_32(value: Double) -> f32 {
    odd(value) as f32
}

/// The `f64` nearest to both parts together that is not even, or the exact one.
#[inline]
pub(super) fn odd(value: Double) -> f64 {
    let Double { hi, lo } = Double::ordered(value.hi, value.lo);
    let bits = hi.to_bits();
    if lo == 0.0 || bits & 1 == 1 {
        hi
    } else if (lo < 0.0) == (hi < 0.0) {
        f64::from_bits(bits + 1)
    } else {
        f64::from_bits(bits - 1)
    }
}

/// Whether the nearest `f32` would be another one for a value that is 2^-bits of it larger or smaller.
pub(super) fn is_open(value: Double, bits: i32) -> bool {
    let error = value.hi * power_of_two(-bits);
    let (above, below) = (value.plus(error), value.plus(-error));
    nearest_32(above).to_bits() != nearest_32(below).to_bits()
}

/// A middle between two `f32`, moved to the side where the number is that was compared with it.
pub(super) fn beside(middle: f64, is_below: bool) -> Double {
    let tiny = middle * power_of_two(-60);
    Double { hi: middle, lo: if is_below { -tiny } else { tiny } }
}

/// A number over 2^scale in 192 bits.
pub(super) fn precise_of(x: f64, scale: i32) -> Precise {
    let (mantissa, exponent) = parts_64(x);
    let exponent = exponent - scale;
    if exponent < 0 {
        Precise::of(mantissa, exponent.unsigned_abs())
    } else {
        Precise::of(mantissa, 0).shift_left(exponent.unsigned_abs())
    }
}

/// The middle between two neighbouring `f32` that is nearest to a value of normal size.
pub(super) fn middle(value: f64) -> f64 {
    let bits = value.to_bits() & !(2 * MIDDLE - 1);
    f64::from_bits(bits | MIDDLE)
}

/// A finite `f32` as an integer times a power of two.
pub(super) fn parts(x: f32) -> (i64, i32) {
    let (mantissa, exponent) = parts_64(f64::from(x));
    (mantissa >> 29, exponent + 29)
}

/// An `f64` above the subnormal ones as an integer of 53 bits times a power of two; 0 is 0 times 2^-1075.
fn parts_64(x: f64) -> (i64, i32) {
    let bits = x.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let magnitude = (bits & ((1 << 52) - 1)) as i64 | i64::from(exponent > 0) << 52;
    (if x < 0.0 { -magnitude } else { magnitude }, exponent - 1075)
}

/// `value · 2^exponent` to nearest, rounded once, also where it is subnormal; for a value of about 1.
pub(super) fn scaled_64(value: Double, exponent: i32) -> f64 {
    let Double { hi, lo } = Double::ordered(value.hi, value.lo);
    if exponent > 1030 {
        return hi * f64::INFINITY;
    }
    if exponent > 1000 {
        return hi * power_of_two(1000) * power_of_two(exponent - 1000);
    }
    if exponent >= -1010 {
        return hi * power_of_two(exponent);
    }
    if exponent < -1100 {
        return hi * 0.0;
    }
    let near = hi * power_of_two(exponent + 200);
    if near.abs() >= power_of_two(-822) { near * power_of_two(-200) } else { subnormal(hi, lo, exponent) }
}

/// `(hi + lo) · 2^exponent` in the subnormal numbers, by integers.
fn subnormal(hi: f64, lo: f64, exponent: i32) -> f64 {
    let bits = hi.to_bits();
    let sign = bits & (1 << 63);
    let magnitude = ((bits & ((1 << 52) - 1)) | 1 << 52) as i64;
    // The place of the last bit of `hi`; the unit of subnormal numbers is 2^-1074.
    let place = (bits >> 52 & 0x7ff) as i32 - 1075;
    // Ten bits more, and an odd last one for all that follows.
    let rest = if sign == 0 { lo } else { -lo } * power_of_two(10 - place);
    let whole = rest as i64 - (rest < (rest as i64) as f64) as i64;
    let sum = ((magnitude << 10) + whole) | (rest != whole as f64) as i64;
    let drop = -1074 - (place + exponent) + 10;
    if drop > 63 {
        return f64::from_bits(sign);
    }
    let (kept, rest) = (sum >> drop, sum & ((1 << drop) - 1));
    let half = 1 << (drop - 1);
    let up = rest > half || (rest == half && kept & 1 == 1);
    f64::from_bits(sign | (kept + up as i64) as u64)
}
