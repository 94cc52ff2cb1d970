//! The functions that are proven, and what simmath gives for them.
//! Must not know: what is right.

use crate::format::{Format, of_format};
use std::fmt;

/// What is under test: raw number in, raw number out.
pub(crate) type Candidate = fn(i32) -> i32;

/// Declares the enum, the names and the candidates from one list.
macro_rules! functions {
    ($($variant:ident = $name:ident,)+) => {
        /// A function of one number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
        #[value(rename_all = "snake_case")]
        pub(crate) enum Function {
            $(
                #[doc = concat!("`", stringify!($name), "`.")]
                #[value(name = stringify!($name))]
                $variant,
            )+
        }

        impl Function {
            /// In the order of the table.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name of simmath's method.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => stringify!($name),)+
                }
            }

            /// simmath's function.
            pub(crate) fn candidate(self, format: Format) -> Candidate {
                match self {
                    $(Self::$variant => of_format!(format, M => |raw| M::from_raw(raw).$name().to_raw()),)+
                }
            }
        }
    };
}

functions! {
    Sqrt = sqrt,
    SqrtInteger = sqrt_integer,
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

impl Function {
    /// Another way to the same value that must give the same bits: the half of `sin_cos`.
    pub(crate) fn twin(self, format: Format) -> Option<Candidate> {
        match self {
            Self::Sin => Some(of_format!(format, M => |raw| M::from_raw(raw).sin_cos().0.to_raw())),
            Self::Cos => Some(of_format!(format, M => |raw| M::from_raw(raw).sin_cos().1.to_raw())),
            _ => None,
        }
    }
}

impl fmt::Display for Function {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.name())
    }
}
