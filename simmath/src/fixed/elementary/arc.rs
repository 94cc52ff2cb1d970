//! Inverse trigonometric functions: the quotient of the coordinates, a table of 129 Taylor polynomials of the arc tangent, and the
//! octant.

use super::approximation::{Approximation, mul_high};
use super::shifted;
use super::tables::ARCS;
use crate::fixed::constants;
use crate::fixed::root::wide_root;

/// What an angle is wrong by, at most, in units of 2^-61.
const ERROR: i64 = 12;

/// π with 61 fraction bits.
const PI: i64 = shifted(constants::PI, 61) as i64;

/// The angle of the point (x, y), not the origin, in −π ..= π.
#[inline]
pub(super) const fn atan2<const FRAC: u32>(y: i32, x: i32) -> Approximation {
    let (rise, run) = (y.unsigned_abs() as u64, x.unsigned_abs() as u64);
    let steep = rise > run;
    let (short, long) = if steep { (run, rise) } else { (rise, run) };
    // short / long with 63 fraction bits, in two steps of 32-bit divisors.
    let high = (short << 32) / long;
    let rest = (short << 32) - high * long;
    let ratio = (high << 31) + (rest << 31) / long;
    angle::<FRAC>(ratio, steep, y < 0, x < 0)
}

/// The angle whose sine is `raw / 2^FRAC`, up to 1 in magnitude: that of the point (√(1 − x²), x).
pub(super) const fn asin<const FRAC: u32>(raw: i32) -> Approximation {
    let (sine, cosine) = unit_point::<FRAC>(raw);
    atan2_wide::<FRAC>(sine, cosine, raw < 0, false)
}

/// The angle whose cosine is `raw / 2^FRAC`, up to 1 in magnitude: that of the point (x, √(1 − x²)).
pub(super) const fn acos<const FRAC: u32>(raw: i32) -> Approximation {
    let (cosine, sine) = unit_point::<FRAC>(raw);
    atan2_wide::<FRAC>(sine, cosine, false, raw < 0)
}

/// |x| and √(1 − x²) with 63 fraction bits, the root wrong by less than 3 units.
const fn unit_point<const FRAC: u32>(raw: i32) -> (u64, u64) {
    let magnitude = raw.unsigned_abs() as u64;
    let (root, bits) = wide_root((1 << (2 * FRAC)) - magnitude * magnitude);
    (magnitude << (63 - FRAC), root >> (bits - (63 - FRAC)))
}

/// The angle of a point whose coordinates are positive, not both 0 and have the same scale.
const fn atan2_wide<const FRAC: u32>(
    rise: u64,
    run: u64,
    y_negative: bool,
    x_negative: bool,
) -> Approximation {
    let steep = rise > run;
    let (short, long) = if steep { (run, rise) } else { (rise, run) };
    let ratio = (((short as u128) << 63) / long as u128) as u64;
    angle::<FRAC>(ratio, steep, y_negative, x_negative)
}

/// The angle from the tangent of the acute one against the nearer axis, with 63 fraction bits.
#[inline]
const fn angle<const FRAC: u32>(
    ratio: u64,
    steep: bool,
    y_negative: bool,
    x_negative: bool,
) -> Approximation {
    let acute = atan(ratio) >> 1;
    let first = if steep { PI / 2 - acute } else { acute };
    let half_turn = if x_negative { PI - first } else { first };
    // One bit less, since π with 61 fraction bits exceeds 2^62.
    Approximation { value: half_turn >> 1, shift: 60 - FRAC, error: ERROR / 2 + 1 }.negate_if(y_negative)
}

/// The arc tangent of `ratio / 2^63`, up to 1, with 62 fraction bits.
#[inline]
const fn atan(ratio: u64) -> i64 {
    // The nearest 128th, and what is left with 70 fraction bits.
    let index = ((ratio + (1 << 55)) >> 56) as usize;
    let h = (ratio.wrapping_sub((index as u64) << 56) as i64) << 7;
    let [c0, c1, c2, c3, c4, c5, c6, c7] = ARCS[index];
    let p = c6 + (mul_high(h, c7) >> 6);
    let p = c5 + (mul_high(h, p) >> 6);
    let p = c4 + (mul_high(h, p) >> 6);
    let p = c3 + (mul_high(h, p) >> 6);
    let p = c2 + (mul_high(h, p) >> 6);
    let p = c1 + (mul_high(h, p) >> 6);
    c0 + (mul_high(h, p) >> 6)
}
