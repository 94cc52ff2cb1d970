//! The operations, in the order of the report.

mod arithmetic;
mod exponential;
pub(crate) mod roots;
mod tick;
mod trigonometry;

use crate::op::Op;

/// Makes an operation for a number of elements.
pub(crate) type Make = fn(usize) -> Op;

/// Each operation, by its name.
pub(crate) const ALL: &[(&str, Make)] = &[
    ("add", arithmetic::add),
    ("sub", arithmetic::sub),
    ("mul", arithmetic::mul),
    ("div", arithmetic::div),
    ("rem", arithmetic::rem),
    ("lerp", arithmetic::lerp),
    ("to_degrees", arithmetic::to_degrees),
    ("sqrt", roots::sqrt),
    ("cbrt", roots::cbrt),
    ("hypot", roots::hypot),
    ("length 2D", roots::length_2d),
    ("length 3D", roots::length_3d),
    ("normalize 2D", roots::normalize_2d),
    ("sin", trigonometry::sin),
    ("cos", trigonometry::cos),
    ("sin_cos", trigonometry::sin_cos),
    ("tan", trigonometry::tan),
    ("asin", trigonometry::asin),
    ("acos", trigonometry::acos),
    ("atan", trigonometry::atan),
    ("atan2", trigonometry::atan2),
    ("exp", exponential::exp),
    ("exp2", exponential::exp2),
    ("ln", exponential::ln),
    ("log2", exponential::log2),
    ("pow", exponential::pow),
    ("tick", tick::tick),
];
