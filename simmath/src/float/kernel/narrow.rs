//! The functions of `f32` that take two numbers or scale one: values at the ends of the domain, and the way to the kernel elsewhere.

// determinism-lint: allow-file(mixed-float-width, why = "exact-op", reason = "f32 functions are computed in f64 and rounded once")
// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "signs of numbers that were asked whether they are one")

use super::super::double::Double;
use super::super::rounding::{nearest_32, settled};
use super::wide::{DEGREES, RADIANS};
use super::{arc, power, roots};

/// The angle of the point (x, y), correctly rounded.
#[inline]
pub(crate) fn atan2(y: f32, x: f32) -> f32 {
    // Off the axes and not at infinity.
    let is_plain = |x: f32| (x.to_bits() & 0x7fff_ffff).wrapping_sub(1) < 0x7f7f_ffff;
    if is_plain(y)
        && is_plain(x)
        && let Some(angle) = arc::angle_32(y, x)
    {
        return angle;
    }
    far_atan2(y, x)
}

#[cold]
#[inline(never)]
fn far_atan2(y: f32, x: f32) -> f32 {
    match arc::axis_angle(f64::from(y), f64::from(x)) {
        Some(angle) => nearest_32(angle),
        None => arc::certain_angle_32(y, x),
    }
}

/// √(x² + y²), correctly rounded.
#[inline]
pub(crate) fn hypot(x: f32, y: f32) -> f32 {
    if x.is_finite() && y.is_finite() {
        roots::hypot_32(x, y)
    } else if x.is_infinite() || y.is_infinite() {
        f32::INFINITY
    } else {
        f32::NAN
    }
}

/// x^y, correctly rounded.
#[inline]
pub(crate) fn pow(x: f32, y: f32) -> f32 {
    if (f32::MIN_POSITIVE..f32::INFINITY).contains(&x)
        && let Some(power) = power::pow_fast_32(x, y)
    {
        return power;
    }
    far_pow(x, y)
}

#[cold]
#[inline(never)]
fn far_pow(x: f32, y: f32) -> f32 {
    match power_end(f64::from(x), f64::from(y)) {
        Some(end) => end as f32,
        None => {
            let size = power::certain_pow_32(x.abs(), y);
            if x < 0.0 && is_odd(f64::from(y)) { -size } else { size }
        }
    }
}

/// The powers that are no question of rounding, as IEEE 754 has them; nothing for finite numbers other than 0 elsewhere.
pub(crate) fn power_end(x: f64, y: f64) -> Option<f64> {
    if y == 0.0 || x == 1.0 {
        return Some(1.0);
    }
    if x.is_nan() || y.is_nan() {
        return Some(f64::NAN);
    }
    let sign = if x.is_sign_negative() && is_odd(y) { -1.0 } else { 1.0 };
    let size = x.abs();
    if y.is_infinite() {
        return Some(match (size == 1.0, (size > 1.0) == (y > 0.0)) {
            (true, _) => 1.0,
            (false, true) => f64::INFINITY,
            (false, false) => 0.0,
        });
    }
    if size == 0.0 || size == f64::INFINITY {
        return Some(if (size == 0.0) == (y > 0.0) { sign * 0.0 } else { sign * f64::INFINITY });
    }
    if x < 0.0 && !is_integer(y) {
        return Some(f64::NAN);
    }
    None
}

/// Whether a finite number is an integer. From 2^53 on all are, and even.
fn is_integer(x: f64) -> bool {
    x.abs() >= 9_007_199_254_740_992.0 || (x as i64) as f64 == x
}

pub(crate) fn is_odd(x: f64) -> bool {
    x.abs() < 9_007_199_254_740_992.0 && (x as i64) as f64 == x && x as i64 & 1 == 1
}

/// x^y, within the bound of the width.
pub(crate) fn pow_64(x: f64, y: f64) -> f64 {
    match power_end(x, y) {
        Some(end) => end,
        None => {
            let size = super::wide::pow_of_size(x, y);
            if x < 0.0 && is_odd(y) { -size } else { size }
        }
    }
}

/// ln x / ln base, correctly rounded.
#[inline]
pub(crate) fn log(x: f32, base: f32) -> f32 {
    let is_plain = |x: f32| x > 0.0 && x < f32::INFINITY;
    if is_plain(x) && is_plain(base) && base != 1.0 && x != 1.0 {
        return power::log_32(x, base);
    }
    super::wide::log(f64::from(x), f64::from(base)) as f32
}

/// x·180/π, correctly rounded.
#[inline]
pub(crate) fn to_degrees(x: f32) -> f32 {
    product(x, DEGREES)
}

/// x·π/180, correctly rounded.
#[inline]
pub(crate) fn to_radians(x: f32) -> f32 {
    product(x, RADIANS)
}

#[inline]
fn product(x: f32, factor: Double) -> f32 {
    let wide = f64::from(x) * factor.hi;
    if wide.abs() >= f64::from(f32::MIN_POSITIVE)
        && wide.abs() < f64::INFINITY
        && let Some(product) = settled(wide)
    {
        return product;
    }
    certain_product(x, factor)
}

#[cold]
#[inline(never)]
fn certain_product(x: f32, factor: Double) -> f32 {
    if x == 0.0 || x.is_infinite() {
        x
    } else if x.is_nan() {
        f32::NAN
    } else {
        nearest_32(factor.times(f64::from(x)))
    }
}
