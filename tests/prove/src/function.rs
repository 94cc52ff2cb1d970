//! The formats and the functions that are proven, and what simmath gives for them.
//! Must not know: what is right.

use simmath::{Fpx8_24, Fpx16_16, Fpx20_12};
use std::fmt;

/// A fixed-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
#[value(rename_all = "snake_case")]
pub(crate) enum Format {
    /// Q16.16.
    #[value(name = "fpx16_16")]
    Fpx16_16,
    /// Q8.24.
    #[value(name = "fpx8_24")]
    Fpx8_24,
    /// Q20.12.
    #[value(name = "fpx20_12")]
    Fpx20_12,
}

impl Format {
    /// In the order of the table.
    pub(crate) const ALL: [Self; 3] = [Self::Fpx16_16, Self::Fpx8_24, Self::Fpx20_12];

    /// The name in files and arguments.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Fpx16_16 => "fpx16_16",
            Self::Fpx8_24 => "fpx8_24",
            Self::Fpx20_12 => "fpx20_12",
        }
    }

    /// Bits behind the point.
    pub(crate) const fn frac(self) -> u32 {
        match self {
            Self::Fpx16_16 => 16,
            Self::Fpx8_24 => 24,
            Self::Fpx20_12 => 12,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.name())
    }
}

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
                match (self, format) {
                    $(
                        (Self::$variant, Format::Fpx16_16) => |raw| Fpx16_16::from_raw(raw).$name().to_raw(),
                        (Self::$variant, Format::Fpx8_24) => |raw| Fpx8_24::from_raw(raw).$name().to_raw(),
                        (Self::$variant, Format::Fpx20_12) => |raw| Fpx20_12::from_raw(raw).$name().to_raw(),
                    )+
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
        match (self, format) {
            (Self::Sin, Format::Fpx16_16) => Some(|raw| Fpx16_16::from_raw(raw).sin_cos().0.to_raw()),
            (Self::Sin, Format::Fpx8_24) => Some(|raw| Fpx8_24::from_raw(raw).sin_cos().0.to_raw()),
            (Self::Sin, Format::Fpx20_12) => Some(|raw| Fpx20_12::from_raw(raw).sin_cos().0.to_raw()),
            (Self::Cos, Format::Fpx16_16) => Some(|raw| Fpx16_16::from_raw(raw).sin_cos().1.to_raw()),
            (Self::Cos, Format::Fpx8_24) => Some(|raw| Fpx8_24::from_raw(raw).sin_cos().1.to_raw()),
            (Self::Cos, Format::Fpx20_12) => Some(|raw| Fpx20_12::from_raw(raw).sin_cos().1.to_raw()),
            _ => None,
        }
    }
}

impl fmt::Display for Function {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.name())
    }
}
