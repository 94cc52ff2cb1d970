//! The inverse hyperbolic functions, by logarithms of 1 + x.

use super::super::double::{Double, power_of_two};
use super::super::root;
use super::super::rounding::{nearest_32, settled, square};
use super::exponential::LN_2;
use super::logarithm::{ln, ln_1p, ln_1p_fast};

/// The inverse hyperbolic sine of an `f32`, correctly rounded.
#[inline]
pub(crate) fn asinh_32(x: f32) -> f32 {
    let wide = f64::from(x.abs());
    if x != 0.0 && wide < f64::INFINITY {
        let square = square(wide);
        // x + x²/(1 + √(1 + x²)) more than 1.
        let more = wide + square / (1.0 + root::sqrt(1.0 + square));
        if let Some(asinh) = settled(ln_1p_fast(more)) {
            return if x < 0.0 { -asinh } else { asinh };
        }
    }
    far_asinh_32(x)
}

#[cold]
#[inline(never)]
fn far_asinh_32(x: f32) -> f32 {
    if x == 0.0 || x.is_infinite() {
        x
    } else if x.is_nan() {
        f32::NAN
    } else {
        nearest_32(asinh(f64::from(x)))
    }
}

/// The inverse hyperbolic cosine of an `f32`, correctly rounded.
#[inline]
pub(crate) fn acosh_32(x: f32) -> f32 {
    if x > 1.0 && x < f32::INFINITY {
        let wide = f64::from(x);
        let less = wide - 1.0;
        if let Some(acosh) = settled(ln_1p_fast(less + root::sqrt(less * (less + 2.0)))) {
            return acosh;
        }
    }
    far_acosh_32(x)
}

#[cold]
#[inline(never)]
fn far_acosh_32(x: f32) -> f32 {
    if x == 1.0 {
        0.0
    } else if x == f32::INFINITY {
        x
    } else if x > 1.0 {
        nearest_32(acosh(f64::from(x)))
    } else {
        f32::NAN
    }
}

/// The inverse hyperbolic tangent of an `f32`, correctly rounded.
#[inline]
pub(crate) fn atanh_32(x: f32) -> f32 {
    if x.abs() < 1.0 && x != 0.0 {
        let wide = f64::from(x.abs());
        if let Some(atanh) = settled(0.5 * ln_1p_fast(2.0 * wide / (1.0 - wide))) {
            return if x < 0.0 { -atanh } else { atanh };
        }
    }
    far_atanh_32(x)
}

#[cold]
#[inline(never)]
fn far_atanh_32(x: f32) -> f32 {
    if x == 0.0 {
        x
    } else if x.abs() == 1.0 {
        x * f32::INFINITY
    } else if x.abs() < 1.0 {
        nearest_32(atanh(f64::from(x)))
    } else {
        f32::NAN
    }
}

/// For a finite number.
pub(crate) fn asinh(x: f64) -> Double {
    let size = x.abs();
    let value = if size > power_of_two(60) {
        ln(Double::of(size)).add(LN_2)
    } else {
        let square = Double::product(size, size);
        let root = square.plus(1.0).sqrt();
        ln_1p(Double::of(size).add(square.div(root.plus(1.0))))
    };
    value.negate_if(x < 0.0)
}

/// For a finite number above 1.
pub(crate) fn acosh(x: f64) -> Double {
    if x > power_of_two(60) {
        return ln(Double::of(x)).add(LN_2);
    }
    let less = Double::sum(x, -1.0);
    ln_1p(less.add(less.mul(less.plus(2.0)).sqrt()))
}

/// For −1 < x < 1.
pub(crate) fn atanh(x: f64) -> Double {
    let size = x.abs();
    let ratio = Double::of(2.0 * size).div(Double::sum(1.0, -size));
    ln_1p(ratio).scale(0.5).negate_if(x < 0.0)
}
