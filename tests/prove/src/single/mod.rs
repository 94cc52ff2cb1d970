//! The proof of the pinned `f32`: all bits of an argument, both oracles, and the same logs and hashes as fixed point has.

pub(crate) mod double;
pub(crate) mod oracles;
pub(crate) mod pairs;
pub(crate) mod run;
#[cfg(feature = "oracles")]
pub(crate) mod vectors;

use crate::error::Error;
use crate::folder::Folder;
use crate::function::{Candidate, Function};
use simmath::Fp32Pinned;
use simmath::{Elementary, SimMath};

/// The name in files.
pub(crate) const FOLDER: Folder = Folder::of("fp32_pinned");

/// Declares the functions and what simmath gives for them. Bits travel as the `i32` that logs and digests hold.
macro_rules! functions {
    ($($variant:ident = $name:ident,)+) => {
        /// All functions of one number but the hardware's square root.
        pub(crate) const FUNCTIONS: &[Function] = &[$(Function::$variant),+];

        /// simmath's function.
        pub(crate) fn candidate(function: Function) -> Result<Candidate, Error> {
            match function {
                $(Function::$variant => Ok(|bits| Fp32Pinned::from_bits(bits as u32).$name().to_raw() as i32),)+
                _ => Err(Error::NoSuchFunction { function: function.name() }),
            }
        }

        /// simmath's function of the other width.
        pub(crate) fn wide(function: Function) -> Result<fn(f64) -> f64, Error> {
            match function {
                $(Function::$variant => Ok(simmath::f64::$name),)+
                _ => Err(Error::NoSuchFunction { function: function.name() }),
            }
        }
    };
}

functions! {
    Cbrt = cbrt,
    Sin = sin,
    Cos = cos,
    Tan = tan,
    Asin = asin,
    Acos = acos,
    Atan = atan,
    Sinh = sinh,
    Cosh = cosh,
    Tanh = tanh,
    Asinh = asinh,
    Acosh = acosh,
    Atanh = atanh,
    Exp = exp,
    Exp2 = exp2,
    ExpM1 = exp_m1,
    Ln = ln,
    Ln1p = ln_1p,
    Log2 = log2,
    Log10 = log10,
    ToDegrees = to_degrees,
    ToRadians = to_radians,
}

/// Half of `sin_cos`, which must be the same bits.
pub(crate) fn twin(function: Function) -> Option<Candidate> {
    match function {
        Function::Sin => Some(|bits| Fp32Pinned::from_bits(bits as u32).sin_cos().0.to_raw() as i32),
        Function::Cos => Some(|bits| Fp32Pinned::from_bits(bits as u32).sin_cos().1.to_raw() as i32),
        _ => None,
    }
}
