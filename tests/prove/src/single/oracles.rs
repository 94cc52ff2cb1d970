//! The two oracles: CORE-MATH's functions of binary32, correctly rounded by claim; and the functions of binary64 of `libm`, a port of
//! FreeBSD's, which decide all roundings that are not near, with the own evaluation for the others and wherever the two disagree.

use crate::error::Error;
use crate::function::Function;
use crate::own::ball::exp2;
use crate::own::float::Scaled;
use crate::own::value::Own;

/// What `libm` may be wrong by, relatively: eight of its last places.
const MARGIN: f64 = 1.0 / (1_u64 << 49) as f64;

/// CORE-MATH's function of binary32; the angles' units, which it lacks, by its π and two operations of binary64.
#[cfg(feature = "oracles")]
pub(crate) fn core_math(function: Function) -> Result<fn(f32) -> Option<f32>, Error> {
    macro_rules! of {
        ($name:ident) => {
            Ok(|x| Some(core_math::$name(x)))
        };
    }
    match function {
        Function::Cbrt => of!(cbrtf),
        Function::Sin => of!(sinf),
        Function::Cos => of!(cosf),
        Function::Tan => of!(tanf),
        Function::Asin => of!(asinf),
        Function::Acos => of!(acosf),
        Function::Atan => of!(atanf),
        Function::Sinh => of!(sinhf),
        Function::Cosh => of!(coshf),
        Function::Tanh => of!(tanhf),
        Function::Asinh => of!(asinhf),
        Function::Acosh => of!(acoshf),
        Function::Atanh => of!(atanhf),
        Function::Exp => of!(expf),
        Function::Exp2 => of!(exp2f),
        Function::ExpM1 => of!(expm1f),
        Function::Ln => of!(logf),
        Function::Ln1p => of!(log1pf),
        Function::Log2 => of!(log2f),
        Function::Log10 => of!(log10f),
        Function::ToDegrees => Ok(|x| far_from_middle(f64::from(x) * 180.0 / core_math::acos(-1.0))),
        Function::ToRadians => Ok(|x| far_from_middle(f64::from(x) * core_math::acos(-1.0) / 180.0)),
        _ => Err(Error::NoSuchFunction { function: function.name() }),
    }
}

/// The function of `libm`.
fn msun(function: Function) -> fn(f64) -> f64 {
    match function {
        Function::Cbrt => libm::cbrt,
        Function::Sin => libm::sin,
        Function::Cos => libm::cos,
        Function::Tan => libm::tan,
        Function::Asin => libm::asin,
        Function::Acos => libm::acos,
        Function::Atan => libm::atan,
        Function::Sinh => libm::sinh,
        Function::Cosh => libm::cosh,
        Function::Tanh => libm::tanh,
        Function::Asinh => libm::asinh,
        Function::Acosh => libm::acosh,
        Function::Atanh => libm::atanh,
        Function::Exp => libm::exp,
        Function::Exp2 => libm::exp2,
        Function::ExpM1 => libm::expm1,
        Function::Ln => libm::log,
        Function::Ln1p => libm::log1p,
        Function::Log2 => libm::log2,
        Function::Log10 => libm::log10,
        Function::ToDegrees => |x| x * (180.0 / std::f64::consts::PI),
        Function::ToRadians => |x| x * (std::f64::consts::PI / 180.0),
        // Not proven here: a value that decides nothing.
        _ => |_| f64::MIN_POSITIVE,
    }
}

/// The nearest `f32`, if no value within the margin has another.
fn far_from_middle(value: f64) -> Option<f32> {
    if !value.is_finite() || value == 0.0 {
        return Some(value as f32);
    }
    let error = value.abs() * MARGIN;
    let (low, high) = ((value - error) as f32, (value + error) as f32);
    (low.to_bits() == high.to_bits()).then_some(value as f32)
}

/// What the second oracle says of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is right, by `libm` alone.
    Right,
    /// It is right by the own evaluation, where `libm` is too near to a middle.
    RightByOwn,
    /// It is not the nearest number.
    Wrong,
    /// Neither tells.
    Undecided,
}

/// The second oracle for one function.
pub(crate) struct Second<'a> {
    own: &'a Own,
    function: Function,
    msun: fn(f64) -> f64,
}

impl<'a> Second<'a> {
    pub(crate) fn new(own: &'a Own, function: Function) -> Self {
        Self { own, function, msun: msun(function) }
    }

    #[inline]
    pub(crate) fn verdict(&self, x: f32, output: f32) -> Verdict {
        match far_from_middle((self.msun)(f64::from(x))) {
            Some(nearest) if same(nearest, output) => Verdict::Right,
            _ => self.by_own(x, output),
        }
    }

    /// What the own evaluation says.
    #[cold]
    fn by_own(&self, x: f32, output: f32) -> Verdict {
        // `libm` has values for negative numbers of its inverse hyperbolic cosine, which has none.
        if !x.is_finite() || x == 0.0 || output.is_nan() {
            let is_right = output.is_nan() && is_outside(self.function, x);
            return if is_right { Verdict::RightByOwn } else { Verdict::Wrong };
        }
        if let Some(exact) = exact(self.function, x) {
            return if same(exact, output) { Verdict::RightByOwn } else { Verdict::Wrong };
        }
        match is_nearest(self.own.long.at(self.function, f64::from(x)), output) {
            Some(true) => Verdict::RightByOwn,
            Some(false) => Verdict::Wrong,
            None => Verdict::Undecided,
        }
    }
}

/// Whether a function has no value there.
fn is_outside(function: Function, x: f32) -> bool {
    match function {
        Function::Acosh => x < 1.0,
        Function::Asin | Function::Acos | Function::Atanh => x.abs() > 1.0,
        Function::Ln | Function::Log2 | Function::Log10 => x < 0.0,
        Function::Ln1p => x < -1.0,
        _ => false,
    }
}

/// Equal bits, or both no number.
fn same(a: f32, b: f32) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

/// The values that are rational and may be ties.
fn exact(function: Function, x: f32) -> Option<f32> {
    let whole = x as i32;
    (function == Function::Exp2 && whole as f32 == x && whole.abs() < 1000).then(|| exp2(whole) as f32)
}

/// Whether a float is nearest to a value that is no tie: the value lies between the middles to its neighbours.
fn is_nearest(value: Scaled, output: f32) -> Option<bool> {
    let bits = output.to_bits() & 0x7fff_ffff;
    let exponent = ((bits >> 23) as i32).max(1) - 150;
    let fraction = i64::from(bits & 0x7f_ffff);
    let magnitude = if bits >> 23 == 0 { fraction } else { fraction | 1 << 23 };
    // In halves of a unit; below a power of two the neighbour is half as far.
    let (high, low, exponent) = if fraction == 0 && bits >> 23 > 1 {
        (4 * magnitude + 2, 4 * magnitude - 1, exponent - 2)
    } else {
        (4 * magnitude + 2, 4 * magnitude - 2, exponent - 2)
    };
    let (low, high) = if output.is_sign_negative() { (-high, -low) } else { (low, high) };
    let (is_above_low, is_above_high) = if bits == 0x7f80_0000 {
        // From the middle behind the largest number on, and no further end.
        let end = (1 << 25) - 1;
        match output > 0.0 {
            true => (value.is_above(end, 103)?, false),
            false => (true, value.is_above(-end, 103)?),
        }
    } else {
        (value.is_above(low, exponent)?, value.is_above(high, exponent)?)
    };
    Some(is_above_low && !is_above_high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_evaluation_knows_the_neighbours_of_a_value() {
        let own = Own::new();
        let values = [
            (Function::Sin, 1e30, f64::from(1e30_f32).sin()),
            (Function::Exp, 88.0, 88.0_f64.exp()),
            (Function::Exp, -100.0, (-100.0_f64).exp()),
            (Function::Exp2, -148.25, (-148.25_f64).exp2()),
            (Function::Sinh, -60.0, (-60.0_f64).sinh()),
            (Function::Ln, 1e-42, f64::from(1e-42_f32).ln()),
            (Function::Asinh, -1e20, -f64::from(1e20_f32).asinh()),
            (Function::Acosh, 3e9, 3e9_f64.acosh()),
            (Function::Atan, 1e20, f64::from(1e20_f32).atan()),
            (Function::Ln1p, 3e30, f64::from(3e30_f32).ln()),
            (Function::Cbrt, -7e-40, f64::from(-7e-40_f32).cbrt()),
            (Function::ToRadians, 1e-40, f64::from(1e-40_f32).to_radians()),
            (Function::ExpM1, 60.0, 60.0_f64.exp()),
        ];
        for (function, x, value) in values {
            let second = Second::new(&own, function);
            let (nearest, step) =
                (value as f32, |by: i32| f32::from_bits(((value as f32).to_bits() as i32 + by) as u32));
            assert_eq!(second.by_own(x, nearest), Verdict::RightByOwn, "{function} of {x:e}");
            assert_eq!(second.by_own(x, step(1)), Verdict::Wrong, "{function} of {x:e}");
            assert_eq!(second.by_own(x, step(-1)), Verdict::Wrong, "{function} of {x:e}");
        }
        let second = Second::new(&own, Function::Exp);
        assert_eq!(second.by_own(89.0, f32::INFINITY), Verdict::RightByOwn);
        assert_eq!(second.by_own(89.0, f32::MAX), Verdict::Wrong);
        assert_eq!(second.by_own(88.0, f32::INFINITY), Verdict::Wrong);
        assert_eq!(second.by_own(-104.0, 0.0), Verdict::RightByOwn);
        assert_eq!(second.by_own(-103.0, 0.0), Verdict::Wrong);
    }
}
