//! The list of backends, and what follows from it: their ids in configs and the jump from an id to code for one type.
//! A further fixed format is one file beside this one and one line in the list.

use core::fmt;
use core::str::FromStr;

/// Declares the modules, the types and [`MathBackend`] from one list.
macro_rules! backends {
    ($($module:ident::$name:ident = $id:literal,)+) => {
        $(mod $module;)+
        $(pub use $module::$name;)+

        /// A backend by its name: what `determinism.math` in a game's config selects, and part of a replay's identity.
        ///
        /// ```
        /// use simmath::MathBackend;
        ///
        /// let backend: MathBackend = "fixed_point_16_16".parse()?;
        /// assert_eq!(backend, MathBackend::default());
        /// assert_eq!(backend.to_string(), "fixed_point_16_16");
        /// # Ok::<(), simmath::UnknownBackend>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum MathBackend {
            $(
                #[doc = concat!("[`", stringify!($name), "`], `", $id, "` in a config.")]
                $name,
            )+
        }

        impl MathBackend {
            /// All backends, in the order of their declaration.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The name in configs and replays.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }

        backends! { @dispatch ($) $($module::$name)+ }
    };
    (@dispatch ($dollar:tt) $($module:ident::$name:ident)+) => {
        /// Runs an expression with a type parameter that a [`MathBackend`] chooses: one jump, and then code for one type.
        ///
        /// ```
        /// use simmath::{MathBackend, SimMath, dispatch};
        ///
        /// fn steps_in_one<M: SimMath>() -> f64 {
        ///     (M::ONE / M::EPSILON).to_f64()
        /// }
        ///
        /// let backend: MathBackend = "fixed_point_20_12".parse()?;
        /// assert_eq!(dispatch!(backend, M => steps_in_one::<M>()), 4096.0);
        /// # Ok::<(), simmath::UnknownBackend>(())
        /// ```
        #[macro_export]
        macro_rules! dispatch {
            ($dollar backend:expr, $dollar name:ident => $dollar body:expr) => {
                match $dollar backend {
                    $($crate::MathBackend::$name => {
                        type $dollar name = $crate::$name;
                        $dollar body
                    })+
                }
            };
        }

        /// Invokes a macro with every fixed format: for test suites that cover all of them.
        #[doc(hidden)]
        #[macro_export]
        macro_rules! for_each_fixed {
            ($dollar suite:ident) => {
                $($dollar suite! { $name })+
            };
        }

        /// Invokes a macro once with every fixed format, each as `file::Type`: for what needs the whole list or its names.
        #[doc(hidden)]
        #[macro_export]
        macro_rules! fixed_formats {
            ($dollar list:ident) => {
                $dollar list! { $($module::$name)+ }
            };
        }
    };
}

backends! {
    fpx16_16::Fpx16_16 = "fixed_point_16_16",
    fpx8_24::Fpx8_24 = "fixed_point_8_24",
    fpx20_12::Fpx20_12 = "fixed_point_20_12",
}

impl MathBackend {
    /// Refuses to go on with numbers of another backend: a replay, a snapshot or a peer whose bits mean something else.
    ///
    /// # Errors
    ///
    /// [`BackendMismatch`], which names both, unless they are the same.
    pub fn require(self, other: Self) -> Result<(), BackendMismatch> {
        if self == other { Ok(()) } else { Err(BackendMismatch { expected: self, found: other }) }
    }
}

/// The first of the list: Q16.16.
impl Default for MathBackend {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl fmt::Display for MathBackend {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.id())
    }
}

impl FromStr for MathBackend {
    type Err = UnknownBackend;

    fn from_str(id: &str) -> Result<Self, UnknownBackend> {
        Self::ALL.iter().copied().find(|backend| backend.id() == id).ok_or(UnknownBackend)
    }
}

/// No backend has this id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownBackend;

impl fmt::Display for UnknownBackend {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("no math backend has this id; known are")?;
        for (index, backend) in MathBackend::ALL.iter().enumerate() {
            let separator = if index == 0 { "" } else { "," };
            write!(out, "{separator} `{backend}`")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownBackend {}

/// Two sides that should share a backend do not. Bits of different backends cannot be compared or continued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackendMismatch {
    /// The backend of this side.
    pub expected: MathBackend,
    /// The backend of the other side.
    pub found: MathBackend,
}

impl fmt::Display for BackendMismatch {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { expected, found } = self;
        write!(out, "math backend `{found}` where `{expected}` is needed: their bits mean different numbers")
    }
}

impl core::error::Error for BackendMismatch {}

#[cfg(feature = "serde")]
impl serde::Serialize for MathBackend {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for MathBackend {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Id;

        impl serde::de::Visitor<'_> for Id {
            type Value = MathBackend;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("the id of a math backend, like `fixed_point_16_16`")
            }

            fn visit_str<E: serde::de::Error>(self, id: &str) -> Result<MathBackend, E> {
                id.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_str(Id)
    }
}
