//! Roots, lengths and unit vectors.
//!
//! `cordic::sqrt` never returns for 16384 and above, so no argument of a root is that large.

use fixed::types::I16F16;
use simmath::{Elementary, SimMath};

use crate::op::{Listing, Op};
use crate::peer::Peer::{Cordic, F32, FixedAnalytics, FixedSaturating, FixedWrapping, Libm};

const PLANE: (f64, f64) = (-90.0, 90.0);
const SPACE: (f64, f64) = (-70.0, 70.0);

pub(super) fn sqrt(elements: usize) -> Op {
    Listing::of("sqrt", elements, [(0.0, 16000.0)])
        .simmath(|[x]| x.sqrt())
        .pinned(|[x]| x.sqrt())
        .fixed(FixedWrapping, |[x]| x.wrapping_sqrt())
        .fixed(FixedSaturating, |[x]| x.saturating_sqrt())
        .fixed(Cordic, |[x]| cordic::sqrt(x))
        .fixed(FixedAnalytics, |[x]| fixed_analytics::sqrt(x).unwrap_or_default())
        .float(F32, |[x]| x.sqrt())
        .float(Libm, |[x]| libm::sqrtf(x))
        .done()
}

pub(super) fn cbrt(elements: usize) -> Op {
    Listing::of("cbrt", elements, [(-32000.0, 32000.0)])
        .simmath(|[x]| x.cbrt())
        .pinned(|[x]| x.cbrt())
        .float(F32, |[x]| x.cbrt())
        .float(Libm, |[x]| libm::cbrtf(x))
        .done()
}

pub(super) fn hypot(elements: usize) -> Op {
    Listing::of("hypot", elements, [PLANE, PLANE])
        .simmath(|[x, y]| x.hypot(y))
        .pinned(|[x, y]| x.hypot(y))
        .fixed(FixedWrapping, |[x, y]| x.wrapping_hypot(y))
        .fixed(FixedSaturating, |[x, y]| x.saturating_hypot(y))
        .fixed(FixedAnalytics, |[x, y]| fixed_analytics::hypot(x, y))
        .float(F32, |[x, y]| x.hypot(y))
        .float(Libm, |[x, y]| libm::hypotf(x, y))
        .done()
}

/// The root of a sum of squares, as vector types write it.
pub(super) fn length_2d(elements: usize) -> Op {
    Listing::of("length 2D", elements, [PLANE, PLANE])
        .simmath(SimMath::length_of)
        .pinned(SimMath::length_of)
        .fixed(FixedWrapping, |vector| wrapping_square(vector).wrapping_sqrt())
        .fixed(FixedSaturating, |vector| saturating_square(vector).saturating_sqrt())
        .fixed(Cordic, |vector| cordic::sqrt(saturating_square(vector)))
        .fixed(FixedAnalytics, |vector| fixed_analytics::norm(&vector))
        .float(F32, |[x, y]| (x * x + y * y).sqrt())
        .done()
}

pub(super) fn length_3d(elements: usize) -> Op {
    Listing::of("length 3D", elements, [SPACE, SPACE, SPACE])
        .simmath(SimMath::length_of)
        .pinned(SimMath::length_of)
        .fixed(FixedWrapping, |vector| wrapping_square(vector).wrapping_sqrt())
        .fixed(FixedSaturating, |vector| saturating_square(vector).saturating_sqrt())
        .fixed(Cordic, |vector| cordic::sqrt(saturating_square(vector)))
        .fixed(FixedAnalytics, |vector| fixed_analytics::norm(&vector))
        .float(F32, |[x, y, z]| (x * x + y * y + z * z).sqrt())
        .done()
}

pub(super) fn normalize_2d(elements: usize) -> Op {
    Listing::of("normalize 2D", elements, [PLANE, PLANE])
        .simmath(SimMath::normalize_of)
        .pinned(SimMath::normalize_of)
        .fixed(FixedWrapping, |vector| {
            let length = wrapping_square(vector).wrapping_sqrt();
            if length == 0 { vector } else { vector.map(|component| component.wrapping_div(length)) }
        })
        .fixed(FixedSaturating, |vector| over(vector, saturating_square(vector).saturating_sqrt()))
        .fixed(Cordic, |vector| over(vector, cordic::sqrt(saturating_square(vector))))
        .fixed(FixedAnalytics, |vector| fixed_analytics::normalize(vector).unwrap_or_default())
        .float(F32, |[x, y]| {
            let length = (x * x + y * y).sqrt();
            if length == 0.0 { [x, y] } else { [x / length, y / length] }
        })
        .done()
}

pub(crate) fn wrapping_square<const N: usize>(vector: [I16F16; N]) -> I16F16 {
    vector
        .into_iter()
        .fold(I16F16::ZERO, |sum, component| sum.wrapping_add(component.wrapping_mul(component)))
}

pub(crate) fn saturating_square<const N: usize>(vector: [I16F16; N]) -> I16F16 {
    let squares = vector.map(|component| component.saturating_mul(component));
    squares.into_iter().fold(I16F16::ZERO, I16F16::saturating_add)
}

/// The vector divided by its length; `fixed` panics on a divisor of 0.
pub(crate) fn over(vector: [I16F16; 2], length: I16F16) -> [I16F16; 2] {
    if length == 0 { vector } else { vector.map(|component| component.saturating_div(length)) }
}
