//! Numbers from text: core's reading of a decimal, which is correctly rounded.

use core::fmt;
use core::str::FromStr;

use super::{Fp32Pinned, Fp64Pinned};

/// Why a text is no number of a pinned float.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseFloatError(core::num::ParseFloatError);

impl fmt::Display for ParseFloatError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "{}; a number is digits with a sign, a point and an exponent at most, or `inf` or `NaN`",
            self.0
        )
    }
}

impl core::error::Error for ParseFloatError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.0)
    }
}

macro_rules! from_text {
    ($($name:ident $float:ident)+) => {$(
        /// Digits with an optional sign, point and exponent, `inf` or `NaN`; of any length, and rounded once, ties to even.
        impl FromStr for $name {
            type Err = ParseFloatError;

            fn from_str(text: &str) -> Result<Self, ParseFloatError> {
                text.parse::<$float>().map(Self::new).map_err(ParseFloatError)
            }
        }
    )+};
}

from_text! { Fp32Pinned f32 Fp64Pinned f64 }
