//! The functions of two numbers: simmath's, and what the own evaluation or integers say. There are 2^64 pairs, so these are sampled.

use crate::arithmetic::reference::Reference;
use crate::format::{Format, of_format};
use crate::own::two;
use crate::own::value::Own;
use std::fmt;

/// What is under test: raw numbers in, raw number out.
pub(crate) type PairCandidate = fn(i32, i32) -> i32;

/// Declares the enum, the names and the candidates from one list.
macro_rules! functions {
    ($($variant:ident = $name:ident,)+) => {
        /// A function of two numbers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
        #[value(rename_all = "snake_case")]
        pub(crate) enum PairFunction {
            $(#[value(name = stringify!($name))] $variant,)+
        }

        impl PairFunction {
            pub(crate) const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name of simmath's method.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => stringify!($name),)+
                }
            }

            /// simmath's function.
            pub(crate) fn candidate(self, format: Format) -> PairCandidate {
                match self {
                    $(
                        Self::$variant => {
                            of_format!(format, M => |a, b| M::from_raw(a).$name(M::from_raw(b)).to_raw())
                        }
                    )+
                }
            }
        }
    };
}

functions! {
    Atan2 = atan2,
    Hypot = hypot,
    Pow = pow,
    Log = log,
    Mul = mul,
    Div = div,
}

impl PairFunction {
    /// The nearest number; nothing if the own evaluation does not tell.
    pub(crate) fn expected(self, own: &Own, format: Format, a: i32, b: i32) -> Option<i32> {
        let frac = format.frac();
        let reference = Reference { frac };
        let verdict = match self {
            Self::Atan2 => own.atan2(frac, a, b)?,
            Self::Hypot => two::hypot(a, b),
            Self::Pow => own.pow(frac, a, i64::from(b))?,
            Self::Log => own.log(frac, a, b)?,
            Self::Mul => return Some(reference.mul(a, b)),
            Self::Div => return Some(reference.div(a, b)),
        };
        Some(verdict.nearest)
    }
}

impl fmt::Display for PairFunction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.name())
    }
}
