//! The hyperbolic functions, by powers of e.

use super::super::double::Double;
use super::super::rounding::{nearest_32, settled};
use super::exponential::{exp, exp_fast, exp_m1, far_end};

/// The hyperbolic sine of an `f32`, correctly rounded.
#[inline]
pub(crate) fn sinh_32(x: f32) -> f32 {
    let wide = f64::from(x);
    if x.abs() < 1.0 / 64.0 {
        let square = wide * wide;
        let series = wide + wide * square * (1.0 / 6.0 + square * (1.0 / 120.0 + square * (1.0 / 5040.0)));
        if let Some(sinh) = settled(if x == 0.0 { wide } else { series }) {
            return sinh;
        }
    } else if x.abs() < 90.0 {
        let power = exp_fast(wide).value();
        if let Some(sinh) = settled(0.5 * power - 0.5 / power) {
            return sinh;
        }
    }
    far_sinh_32(x)
}

#[cold]
#[inline(never)]
fn far_sinh_32(x: f32) -> f32 {
    match far_end(x, f32::NEG_INFINITY, 104.0) {
        Some(end) => end,
        None => nearest_32(sinh(f64::from(x))),
    }
}

/// The hyperbolic cosine of an `f32`, correctly rounded.
#[inline]
pub(crate) fn cosh_32(x: f32) -> f32 {
    if x.abs() < 90.0 {
        let power = exp_fast(f64::from(x)).value();
        if let Some(cosh) = settled(0.5 * power + 0.5 / power) {
            return cosh;
        }
    }
    far_cosh_32(x)
}

#[cold]
#[inline(never)]
fn far_cosh_32(x: f32) -> f32 {
    match far_end(x, f32::INFINITY, 104.0) {
        Some(end) => end,
        None => nearest_32(cosh(f64::from(x))),
    }
}

/// The hyperbolic tangent of an `f32`, correctly rounded.
#[inline]
pub(crate) fn tanh_32(x: f32) -> f32 {
    let wide = f64::from(x);
    if x.abs() < 1.0 / 64.0 {
        let square = wide * wide;
        let series = square * (2.0 / 15.0 + square * (square * (62.0 / 2835.0) - 17.0 / 315.0)) - 1.0 / 3.0;
        if let Some(tanh) = settled(if x == 0.0 { wide } else { wide + wide * square * series }) {
            return tanh;
        }
    } else if x.abs() < 10.0 {
        let power = exp_fast(2.0 * wide).value();
        if let Some(tanh) = settled((power - 1.0) / (power + 1.0)) {
            return tanh;
        }
    }
    far_tanh_32(x)
}

#[cold]
#[inline(never)]
fn far_tanh_32(x: f32) -> f32 {
    if x.is_nan() {
        f32::NAN
    } else if x.abs() > 10.0 {
        // 1 − tanh 10 is less than a tenth of the last place of the number below 1.
        if x > 0.0 { 1.0 } else { -1.0 }
    } else {
        nearest_32(tanh(f64::from(x)))
    }
}

/// For |x| < 700, wrong by less than 2^-64 of it.
pub(crate) fn sinh(x: f64) -> Double {
    // With p = e^|x| − 1 it is (p + p/(p + 1))/2, and both terms have one sign.
    let power = exp_m1(x.abs());
    power.add(power.div(power.plus(1.0))).scale(0.5).negate_if(x < 0.0)
}

/// For |x| < 700, wrong by less than 2^-70 of it.
pub(crate) fn cosh(x: f64) -> Double {
    let power = exp(Double::of(x.abs())).value();
    power.add(Double::ONE.div(power)).scale(0.5)
}

/// For |x| < 300, wrong by less than 2^-63 of it.
pub(crate) fn tanh(x: f64) -> Double {
    let power = exp_m1(2.0 * x.abs());
    power.div(power.plus(2.0)).negate_if(x < 0.0)
}
