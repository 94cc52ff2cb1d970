//! Powers and logarithms.

use simmath::Elementary;

use crate::op::{Listing, Op};
use crate::peer::Peer::{Cordic, F32, FixedAnalytics, Libm};

const POSITIVE: (f64, f64) = (1.0 / 65536.0, 32000.0);

pub(super) fn exp(elements: usize) -> Op {
    Listing::of("exp", elements, [(-8.0, 10.0)])
        .simmath(|[x]| x.exp())
        .pinned(|[x]| x.exp())
        .fixed(Cordic, |[x]| cordic::exp(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::exp(x))
        .float(F32, |[x]| x.exp())
        .float(Libm, |[x]| libm::expf(x))
        .done()
}

pub(super) fn exp2(elements: usize) -> Op {
    Listing::of("exp2", elements, [(-14.0, 14.0)])
        .simmath(|[x]| x.exp2())
        .pinned(|[x]| x.exp2())
        .fixed(FixedAnalytics, |[x]| fixed_analytics::pow2(x))
        .float(F32, |[x]| x.exp2())
        .float(Libm, |[x]| libm::exp2f(x))
        .done()
}

pub(super) fn ln(elements: usize) -> Op {
    Listing::of("ln", elements, [POSITIVE])
        .simmath(|[x]| x.ln())
        .pinned(|[x]| x.ln())
        .fixed(FixedAnalytics, |[x]| fixed_analytics::ln(x).unwrap_or_default())
        .float(F32, |[x]| x.ln())
        .float(Libm, |[x]| libm::logf(x))
        .done()
}

pub(super) fn log2(elements: usize) -> Op {
    Listing::of("log2", elements, [POSITIVE])
        .simmath(|[x]| x.log2())
        .pinned(|[x]| x.log2())
        .fixed(FixedAnalytics, |[x]| fixed_analytics::log2(x).unwrap_or_default())
        .float(F32, |[x]| x.log2())
        .float(Libm, |[x]| libm::log2f(x))
        .done()
}

pub(super) fn pow(elements: usize) -> Op {
    Listing::of("pow", elements, [(1.0 / 32.0, 32.0), (-2.0, 2.0)])
        .simmath(|[x, y]| x.pow(y))
        .pinned(|[x, y]| x.pow(y))
        .fixed(FixedAnalytics, |[x, y]| fixed_analytics::pow(x, y).unwrap_or_default())
        .float(F32, |[x, y]| x.powf(y))
        .float(Libm, |[x, y]| libm::powf(x, y))
        .done()
}
