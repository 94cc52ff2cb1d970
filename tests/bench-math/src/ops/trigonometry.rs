//! Angles, and functions of them.

use std::f64::consts::PI;

use simmath::Elementary;

use crate::op::{Listing, Op};
use crate::peer::Peer::{Cordic, F32, FixedAnalytics, Libm};

const TURN: (f64, f64) = (-PI, PI);
const SINE: (f64, f64) = (-1.0, 1.0);
const PLACE: (f64, f64) = (-100.0, 100.0);

pub(super) fn sin(elements: usize) -> Op {
    Listing::of("sin", elements, [TURN])
        .simmath(|[x]| x.sin())
        .pinned(|[x]| x.sin())
        .fixed(Cordic, |[x]| cordic::sin(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::sin(x))
        .float(F32, |[x]| x.sin())
        .float(Libm, |[x]| libm::sinf(x))
        .done()
}

pub(super) fn cos(elements: usize) -> Op {
    Listing::of("cos", elements, [TURN])
        .simmath(|[x]| x.cos())
        .pinned(|[x]| x.cos())
        .fixed(Cordic, |[x]| cordic::cos(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::cos(x))
        .float(F32, |[x]| x.cos())
        .float(Libm, |[x]| libm::cosf(x))
        .done()
}

pub(super) fn sin_cos(elements: usize) -> Op {
    Listing::of("sin_cos", elements, [TURN])
        .simmath(|[x]| x.sin_cos())
        .pinned(|[x]| x.sin_cos())
        .fixed(Cordic, |[x]| cordic::sin_cos(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::sin_cos(x))
        .float(F32, |[x]| x.sin_cos())
        .float(Libm, |[x]| libm::sincosf(x))
        .done()
}

pub(super) fn tan(elements: usize) -> Op {
    Listing::of("tan", elements, [(-1.5, 1.5)])
        .simmath(|[x]| x.tan())
        .pinned(|[x]| x.tan())
        .fixed(Cordic, |[x]| cordic::tan(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::tan(x))
        .float(F32, |[x]| x.tan())
        .float(Libm, |[x]| libm::tanf(x))
        .done()
}

pub(super) fn asin(elements: usize) -> Op {
    Listing::of("asin", elements, [SINE])
        .simmath(|[x]| x.asin())
        .pinned(|[x]| x.asin())
        .fixed(Cordic, |[x]| cordic::asin(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::asin(x).unwrap_or_default())
        .float(F32, |[x]| x.asin())
        .float(Libm, |[x]| libm::asinf(x))
        .done()
}

pub(super) fn acos(elements: usize) -> Op {
    Listing::of("acos", elements, [SINE])
        .simmath(|[x]| x.acos())
        .pinned(|[x]| x.acos())
        .fixed(Cordic, |[x]| cordic::acos(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::acos(x).unwrap_or_default())
        .float(F32, |[x]| x.acos())
        .float(Libm, |[x]| libm::acosf(x))
        .done()
}

pub(super) fn atan(elements: usize) -> Op {
    Listing::of("atan", elements, [(-64.0, 64.0)])
        .simmath(|[x]| x.atan())
        .pinned(|[x]| x.atan())
        .fixed(Cordic, |[x]| cordic::atan(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::atan(x))
        .float(F32, |[x]| x.atan())
        .float(Libm, |[x]| libm::atanf(x))
        .done()
}

pub(super) fn atan2(elements: usize) -> Op {
    Listing::of("atan2", elements, [PLACE, PLACE])
        .simmath(|[y, x]| y.atan2(x))
        .pinned(|[y, x]| y.atan2(x))
        .fixed(Cordic, |[y, x]| cordic::atan2(y, x))
        .fixed(FixedAnalytics, |[y, x]| fixed_analytics::atan2(y, x))
        .float(F32, |[y, x]| y.atan2(x))
        .float(Libm, |[y, x]| libm::atan2f(y, x))
        .done()
}
