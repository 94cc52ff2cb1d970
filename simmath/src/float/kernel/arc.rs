//! Inverse trigonometric functions: each is the angle of a point, by a table of the angles of 128 slopes and the first terms of the
//! series.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "coordinates are no NaN where their bits are looked at")

use super::super::double::{Double, power_of_two};
use super::super::root;
use super::super::rounding::{beside, is_open, middle, nearest_32, parts, precise_of, settled};
use super::tables::ARCS;
use crate::fixed::{Precise, constants};

/// π.
pub(crate) const PI: Double = Double::of_limbs(constants::PI, 0);
/// π/2.
const FRAC_PI_2: Double = Double::of_limbs(constants::PI, 1);
/// 1.5·2^45: added, it leaves the nearest 128th in the low bits of the sum.
const ROUND: f64 = 52_776_558_133_248.0;
/// The same for 32 bits: 1.5·2^16.
const ROUND_32: f32 = 98_304.0;
const ROUND_32_WIDE: f64 = 98_304.0;

/// What the angle in the first half of the quadrant is added to, and with which sign: for flat and steep slopes to the right, and then
/// to the left.
static OCTANTS: [(f64, f64); 4] = [(0.0, 1.0), (FRAC_PI_2.hi, -1.0), (PI.hi, -1.0), (FRAC_PI_2.hi, 1.0)];

/// The angle in 0 ..= π of a point (x, y) with y ≥ 0, of whose coordinates `short` and `long` are the sizes, in the octant of that
/// index; `slope` is their quotient to the nearest 128th, as the low bits of `index` say. Wrong by less than 2^-48 of it.
#[inline]
fn angle_by(short: f64, long: f64, slope: f64, index: usize, octant: usize) -> f64 {
    let z = (short - slope * long) / (long + slope * short);
    let square = z * z;
    let low =
        ARCS[index & 255].hi + (z + z * square * (square * (1.0 / 5.0 - square * (1.0 / 7.0)) - 1.0 / 3.0));
    let (base, sign) = OCTANTS[octant & 3];
    base + sign * low
}

/// The angle in 0 ..= π of a point with y ≥ 0.
#[inline]
fn angle_fast(y: f64, x: f64) -> f64 {
    let width = x.abs();
    let steep = y > width;
    let (short, long) = if steep { (width, y) } else { (y, width) };
    let shifted = short / long + ROUND;
    let index = shifted.to_bits() as usize;
    angle_by(short, long, shifted - ROUND, index, usize::from(steep) + 2 * usize::from(x < 0.0))
}

/// The size of the angle of a point off the axes, from the bits of its coordinates; without a branch.
#[inline]
fn angle_of_bits(y: u32, x: u32) -> f64 {
    let (height, width) = (y & 0x7fff_ffff, x & 0x7fff_ffff);
    let (short, long) = (f32::from_bits(height.min(width)), f32::from_bits(height.max(width)));
    let shifted = short / long + ROUND_32;
    let index = shifted.to_bits() as usize;
    let wide = f64::from(shifted);
    angle_by(
        f64::from(short),
        f64::from(long),
        wide - ROUND_32_WIDE,
        index,
        usize::from(height > width) + 2 * (x >> 31) as usize,
    )
}

/// The angle of a point with 0 ≤ y, other than the origin, for coordinates between 2^-400 and 2^400 or 0; wrong by less than 2^-66
/// of it.
pub(crate) fn angle(y: Double, x: Double) -> Double {
    let width = x.negate_if(x.hi < 0.0);
    let steep = y.hi > width.hi;
    let (short, long) = if steep { (width, y) } else { (y, width) };
    let slope = (short.hi / long.hi + ROUND) - ROUND;
    let index = (slope * 128.0) as usize;
    let z = short.sub(long.times(slope)).div(long.add(short.times(slope)));
    let square = z.hi * z.hi;
    let bend = square * (1.0 / 5.0 - square * (1.0 / 7.0 - square * (1.0 / 9.0))) - 1.0 / 3.0;
    let low = ARCS[index].add(z.plus(z.hi * square * bend));
    let acute = if steep { FRAC_PI_2.sub(low) } else { low };
    if x.hi < 0.0 { PI.sub(acute) } else { acute }
}

/// The arc tangent of an `f32`, correctly rounded.
#[inline]
pub(crate) fn atan_32(x: f32) -> f32 {
    if x != 0.0
        && x.abs() < f32::INFINITY
        && let Some(angle) = angle_32(x, 1.0)
    {
        return angle;
    }
    far_atan_32(x)
}

#[cold]
#[inline(never)]
fn far_atan_32(x: f32) -> f32 {
    if x == 0.0 {
        x
    } else if x.is_nan() {
        f32::NAN
    } else if x.is_infinite() {
        if x < 0.0 { -core::f32::consts::FRAC_PI_2 } else { core::f32::consts::FRAC_PI_2 }
    } else {
        nearest_32(atan(f64::from(x)))
    }
}

/// The arc sine of an `f32`, correctly rounded.
#[inline]
pub(crate) fn asin_32(x: f32) -> f32 {
    if x.abs() <= 1.0 && x != 0.0 {
        let y = f64::from(x.abs());
        if let Some(angle) = settled(angle_fast(y, root::sqrt((1.0 - y) * (1.0 + y)))) {
            return if x < 0.0 { -angle } else { angle };
        }
    }
    far_asin_32(x)
}

#[cold]
#[inline(never)]
fn far_asin_32(x: f32) -> f32 {
    if x == 0.0 {
        x
    } else if x.abs() <= 1.0 {
        nearest_32(asin(f64::from(x)))
    } else {
        f32::NAN
    }
}

/// The arc cosine of an `f32`, correctly rounded.
#[inline]
pub(crate) fn acos_32(x: f32) -> f32 {
    if x.abs() < 1.0 {
        let wide = f64::from(x);
        if let Some(angle) = settled(angle_fast(root::sqrt((1.0 - wide) * (1.0 + wide)), wide)) {
            return angle;
        }
    }
    far_acos_32(x)
}

#[cold]
#[inline(never)]
fn far_acos_32(x: f32) -> f32 {
    if x == 1.0 {
        0.0
    } else if x.abs() <= 1.0 {
        nearest_32(acos(f64::from(x)))
    } else {
        f32::NAN
    }
}

/// For a finite number.
pub(crate) fn atan(x: f64) -> Double {
    let size = x.abs();
    // Beyond the range of the quotient's parts the angle is that of the slope alone, or a right one.
    if size < power_of_two(-300) {
        return Double::of(x);
    }
    let angle = if size > power_of_two(300) { FRAC_PI_2 } else { angle(Double::of(size), Double::ONE) };
    angle.negate_if(x < 0.0)
}

/// √(1 − x²) for |x| ≤ 1.
fn complement(x: f64) -> Double {
    let square = Double::sum(1.0, -x).mul(Double::sum(1.0, x));
    if square.hi == 0.0 { Double::ZERO } else { square.sqrt() }
}

/// For |x| ≤ 1.
pub(crate) fn asin(x: f64) -> Double {
    if x.abs() < power_of_two(-300) {
        return Double::of(x);
    }
    angle(Double::of(x.abs()), complement(x)).negate_if(x < 0.0)
}

/// For |x| ≤ 1.
pub(crate) fn acos(x: f64) -> Double {
    if x == 1.0 { Double::ZERO } else { angle(complement(x), Double::of(x)) }
}

/// The signed zero or right or straight angle of a point on an axis or at infinity, or NaN; nothing for other points.
pub(crate) fn axis_angle(y: f64, x: f64) -> Option<Double> {
    let straight = x.is_sign_negative();
    let angle = if y.is_nan() || x.is_nan() {
        Double::of(f64::NAN)
    } else if y == 0.0 {
        if straight { PI } else { Double::ZERO }
    } else if y.is_infinite() && x.is_infinite() {
        let eighth = PI.scale(0.25);
        if straight { eighth.add(FRAC_PI_2) } else { eighth }
    } else if x.is_infinite() {
        if straight { PI } else { Double::ZERO }
    } else if x == 0.0 || y.is_infinite() {
        FRAC_PI_2
    } else {
        return None;
    };
    Some(angle.negate_if(y.is_sign_negative()))
}

/// The angle of a point off the axes and not at infinity, for coordinates of `f32`; the fast form.
#[inline]
pub(crate) fn angle_32(y: f32, x: f32) -> Option<f32> {
    let (y, x) = (y.to_bits(), x.to_bits());
    let size = angle_of_bits(y, x);
    if size < f64::from(f32::MIN_POSITIVE) {
        return None;
    }
    Some(f32::from_bits(settled(size)?.to_bits() | y & (1 << 31)))
}

/// The angle of any point off the axes and not at infinity, in two parts.
pub(crate) fn angle_64(y: f64, x: f64) -> Double {
    let (height, width) = (y.abs(), x.abs());
    let slope = height / width;
    let angle = if slope < power_of_two(-100) {
        if x < 0.0 { PI } else { Double::of(slope) }
    } else if slope > power_of_two(100) {
        FRAC_PI_2
    } else {
        // Both times a power of two that keeps the quotient's parts in range.
        let factor = if height > 1.0 { power_of_two(-500) } else { power_of_two(500) };
        angle(Double::of(height * factor), Double::of(x * factor))
    };
    angle.negate_if(y < 0.0)
}

/// The nearest `f32` to the angle of a point off the axes.
#[cold]
#[inline(never)]
pub(crate) fn certain_angle_32(y: f32, x: f32) -> f32 {
    let value = angle(Double::of(f64::from(y.abs())), Double::of(f64::from(x)));
    // A small slope is told from every middle by the quotient; the angle lies below it.
    let magnitude = if value.hi > power_of_two(-40) && is_open(value, 62) {
        let precise = Precise::atan2(coordinate(y.abs(), x), coordinate(x, y));
        let middle = middle(value.hi);
        nearest_32(beside(middle, precise.sub(precise_of(middle, 0)).is_negative()))
    } else {
        nearest_32(value)
    };
    if y < 0.0 { -magnitude } else { magnitude }
}

/// A coordinate in a scale in which the larger one of two is about 2^24.
fn coordinate(x: f32, other: f32) -> Precise {
    let (mantissa, exponent) = parts(x);
    let (_, other) = parts(other);
    let below = if other > exponent { other - exponent } else { 0 };
    Precise::of(mantissa, below as u32)
}
