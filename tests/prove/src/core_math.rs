//! The first oracle: CORE-MATH, whose binary64 functions are correctly rounded by claim. A value that it gives is wrong by at most
//! half of its last place, so it decides all roundings that lie farther away than that, and says nothing about the others.

use crate::format::Format;
use crate::function::Function;
use crate::own::ball::exp2;
use crate::rounding::{Verdict, judge};

/// CORE-MATH's function of the same name and the relative error of its value.
pub(crate) fn of(function: Function) -> (fn(f64) -> f64, f64) {
    // Half of the last place is at most 2^-53 of the value.
    const HALF_PLACE: f64 = f64::EPSILON / 2.0;
    let value: fn(f64) -> f64 = match function {
        // The square root of the processor, correctly rounded by IEEE 754.
        Function::Sqrt | Function::SqrtInteger => f64::sqrt,
        Function::Cbrt => core_math::cbrt,
        Function::Sin => core_math::sin,
        Function::Cos => core_math::cos,
        Function::Tan => core_math::tan,
        Function::Asin => core_math::asin,
        Function::Acos => core_math::acos,
        Function::Atan => core_math::atan,
        Function::Sinh => core_math::sinh,
        Function::Cosh => core_math::cosh,
        Function::Tanh => core_math::tanh,
        Function::Asinh => core_math::asinh,
        Function::Acosh => core_math::acosh,
        Function::Atanh => core_math::atanh,
        Function::Exp => core_math::exp,
        Function::Exp2 => core_math::exp2,
        Function::ExpM1 => core_math::expm1,
        Function::Ln => core_math::log,
        Function::Ln1p => core_math::log1p,
        Function::Log2 => core_math::log2,
        Function::Log10 => core_math::log10,
        // Not in CORE-MATH: from its π = acos(−1), with one product and one quotient, each a further half place.
        Function::ToDegrees => return (|x| x * 180.0 / core_math::acos(-1.0), 4.0 * HALF_PLACE),
        Function::ToRadians => return (|x| x * core_math::acos(-1.0) / 180.0, 4.0 * HALF_PLACE),
    };
    (value, HALF_PLACE)
}

/// The verdict on `raw`, if half of a last place decides it.
#[inline]
pub(crate) fn verdict((value, error): (fn(f64) -> f64, f64), format: Format, raw: i32) -> Option<Verdict> {
    let unit = exp2(format.frac() as i32);
    let steps = value(f64::from(raw) / unit) * unit;
    round(steps, error)
}

/// The rounding of a number of steps with a relative error.
#[inline]
pub(crate) fn round(steps: f64, error: f64) -> Option<Verdict> {
    // Above this all saturates, and adding it rounds what is below to an integer, ties to even.
    const LARGE: f64 = 6_755_399_441_055_744.0;
    if steps.is_nan() {
        return None;
    }
    if steps.abs() > exp2(40) {
        let nearest = if steps > 0.0 { i32::MAX } else { i32::MIN };
        return Some(Verdict { nearest, distance: f64::INFINITY });
    }
    let nearest = (steps + LARGE) - LARGE;
    let rest = steps - nearest;
    let beyond = if rest < 0.0 { -1 } else { 1 };
    let nearest = nearest as i64;
    judge(nearest, nearest + beyond, 0.5 - rest.abs(), steps.abs() * error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_near_the_middle_decides_nothing() {
        let half_place = f64::EPSILON / 2.0;
        assert_eq!(round(2.5, half_place), None);
        assert_eq!(round(2.5_f64.next_up(), half_place).map(|verdict| verdict.nearest), Some(3));
        assert_eq!(round(-2.75, half_place).map(|verdict| verdict.nearest), Some(-3));
        assert_eq!(round(1.5 * exp2(30), half_place).map(|verdict| verdict.nearest), Some(3 << 29));
        assert_eq!(round(exp2(31) - 0.5, half_place).map(|verdict| verdict.nearest), Some(i32::MAX));
        assert_eq!(round(f64::INFINITY, half_place).map(|verdict| verdict.nearest), Some(i32::MAX));
        assert_eq!(round(f64::NAN, half_place), None);
    }
}
