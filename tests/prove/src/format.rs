//! The formats that are proven: all of simmath's list. Must not know: functions.

use std::fmt;

/// Declares the enum and the jump to code for one format from simmath's list.
macro_rules! formats {
    ($($module:ident::$name:ident)+) => {
        /// A fixed-point format.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
        pub(crate) enum Format {
            $(
                #[doc = concat!("[`", stringify!($name), "`](simmath::", stringify!($name), ").")]
                #[value(name = stringify!($module))]
                $name,
            )+
        }

        impl Format {
            /// In the order of the table.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The name in files and arguments.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($module),)+
                }
            }

            /// Bits behind the point.
            pub(crate) const fn frac(self) -> u32 {
                match self {
                    $(Self::$name => simmath::$name::ONE.to_raw().trailing_zeros(),)+
                }
            }
        }

        formats! { @jump ($) $($name)+ }
    };
    (@jump ($dollar:tt) $($name:ident)+) => {
        /// An expression about the type of a format.
        macro_rules! of_format {
            ($dollar format:expr, $dollar number:ident => $dollar body:expr) => {
                match $dollar format {
                    $($crate::format::Format::$name => {
                        type $dollar number = simmath::$name;
                        $dollar body
                    })+
                }
            };
        }
        pub(crate) use of_format;
    };
}

simmath::fixed_formats!(formats);

impl fmt::Display for Format {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.name())
    }
}
