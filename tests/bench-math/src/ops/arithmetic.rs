//! Sums, products, quotients.

use fixed::types::I16F16;
use fixed_analytics::{Rounding, div_or_saturate, mul_rounded};
use simmath::{Elementary, SimMath};

use crate::op::{Listing, Op};
use crate::peer::Peer::{F32, FixedAnalytics, FixedSaturating, FixedWrapping};

const STATE: (f64, f64) = (-128.0, 128.0);
const FACTOR: (f64, f64) = (-100.0, 100.0);

pub(super) fn add(elements: usize) -> Op {
    Listing::of("add", elements, [STATE, STATE])
        .simmath(|[a, b]| a + b)
        .pinned(|[a, b]| a + b)
        .fixed(FixedWrapping, |[a, b]| a.wrapping_add(b))
        .fixed(FixedSaturating, |[a, b]| a.saturating_add(b))
        .float(F32, |[a, b]| a + b)
        .done()
}

pub(super) fn sub(elements: usize) -> Op {
    Listing::of("sub", elements, [STATE, STATE])
        .simmath(|[a, b]| a - b)
        .pinned(|[a, b]| a - b)
        .fixed(FixedWrapping, |[a, b]| a.wrapping_sub(b))
        .fixed(FixedSaturating, |[a, b]| a.saturating_sub(b))
        .float(F32, |[a, b]| a - b)
        .done()
}

pub(super) fn mul(elements: usize) -> Op {
    Listing::of("mul", elements, [FACTOR, FACTOR])
        .simmath(|[a, b]| a * b)
        .pinned(|[a, b]| a * b)
        .fixed(FixedWrapping, |[a, b]| a.wrapping_mul(b))
        .fixed(FixedSaturating, |[a, b]| a.saturating_mul(b))
        .fixed(FixedAnalytics, |[a, b]| mul_rounded(a, b, Rounding::Nearest))
        .float(F32, |[a, b]| a * b)
        .done()
}

/// `fixed` panics where the divisor is 0; these are not.
pub(super) fn div(elements: usize) -> Op {
    Listing::of("div", elements, [STATE, STATE])
        .simmath(|[a, b]| a / b)
        .pinned(|[a, b]| a / b)
        .fixed(FixedWrapping, |[a, b]| a.wrapping_div(b))
        .fixed(FixedSaturating, |[a, b]| a.saturating_div(b))
        .fixed(FixedAnalytics, |[a, b]| div_or_saturate(a, b))
        .float(F32, |[a, b]| a / b)
        .done()
}

pub(super) fn rem(elements: usize) -> Op {
    Listing::of("rem", elements, [STATE, STATE])
        .simmath(|[a, b]| a % b)
        .pinned(|[a, b]| a % b)
        .fixed(FixedSaturating, |[a, b]| a % b)
        .float(F32, |[a, b]| a % b)
        .done()
}

pub(super) fn lerp(elements: usize) -> Op {
    Listing::of("lerp", elements, [FACTOR, FACTOR, (0.0, 1.0)])
        .simmath(|[from, to, t]| from.lerp(to, t))
        .pinned(|[from, to, t]| from.lerp(to, t))
        .fixed(FixedWrapping, |[from, to, t]| t.wrapping_lerp(from, to))
        .fixed(FixedSaturating, |[from, to, t]| t.saturating_lerp(from, to))
        .float(F32, |[from, to, t]| from + (to - from) * t)
        .done()
}

pub(super) fn to_degrees(elements: usize) -> Op {
    let degrees = I16F16::from_num(180.0 / std::f64::consts::PI);
    Listing::of("to_degrees", elements, [(-500.0, 500.0)])
        .simmath(|[x]| x.to_degrees())
        .pinned(|[x]| x.to_degrees())
        .fixed(FixedWrapping, move |[x]| x.wrapping_mul(degrees))
        .fixed(FixedSaturating, move |[x]| x.saturating_mul(degrees))
        .float(F32, |[x]| x.to_degrees())
        .done()
}
