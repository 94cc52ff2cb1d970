//! The two types: a float that is not std's, so that no inherent function of std is called by mistake, and its policies.

use core::fmt;
use core::hash::{Hash, Hasher};

use super::basic::{double, single};
use crate::backend::MathBackend;

macro_rules! pinned {
    ($(#[doc = $doc:literal])* $name:ident $float:ident $bits:ident $basic:ident) => {
        $(#[doc = $doc])*
        ///
        /// # Policies
        ///
        /// - **Operators** and [`sqrt`](crate::SimMath::sqrt): those of IEEE 754, each rounded once to nearest, ties to even, never
        ///   fused, with subnormal numbers. `x / 0` is an infinity by the signs, `0 / 0` and `x % 0` are NaN.
        /// - **`==`, `<`**: those of IEEE 754. NaN is not equal to anything, and −0 equals 0.
        /// - **Zeros and NaN**: [`min`](crate::SimMath::min) and [`max`](crate::SimMath::max) order −0 below 0 and are NaN where an
        ///   operand is; [`clamp`](crate::SimMath::clamp) leaves NaN, and a zero at a bound, as they are;
        ///   [`total_cmp`](crate::SimMath::total_cmp) orders −0 below 0 and all NaN above everything.
        /// - **Bits**: every NaN has one pattern wherever bits can be seen: [`to_bits`](Self::to_bits),
        ///   [`to_raw`](crate::SimMath::to_raw), hashes, state and serde. −0 and 0 keep theirs, and so hash differently.
        /// - **Outside of the domain** of a function: NaN. The `try_` forms give a [`DomainError`](crate::DomainError).
        /// - **Scope**: runs of the same build on the same platform. No other is promised where it has not been run; compiler flags
        ///   that fuse or reassociate, and code that changes the processor's rounding mode, break it. [`FloatEnv`](crate::FloatEnv)
        ///   finds out about both.
        ///
        /// The default is 0. `MIN` and `MAX` are the finite ends; `MIN_INT` and `MAX_INT` end the integers that are all exact.
        #[derive(Clone, Copy, PartialEq, PartialOrd, Default)]
        #[repr(transparent)]
        pub struct $name($float);

        impl $name {
            /// The number.
            #[inline]
            pub const fn new(value: $float) -> Self {
                Self(value)
            }

            /// The number as a raw float; of NaN, the one pattern.
            #[inline]
            pub const fn get(self) -> $float {
                if self.0.is_nan() { $float::NAN } else { self.0 }
            }

            /// The number with these bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self($float::from_bits(bits))
            }

            /// The bits, with one pattern for NaN.
            #[inline]
            pub const fn to_bits(self) -> $bits {
                $basic::to_bits(self.0)
            }

            /// `sqrt(x * x + y * y)` step by step; the rounded length is [`hypot`](crate::Elementary::hypot).
            #[inline]
            pub fn hypot2(self, other: Self) -> Self {
                Self($basic::hypot2(self.0, other.0))
            }

            /// The backend that configs and replays name.
            pub const BACKEND: MathBackend = MathBackend::$name;

            /// The float as it is.
            #[inline]
            pub(super) const fn raw(self) -> $float {
                self.0
            }
        }

        /// By its bits.
        impl Hash for $name {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.to_bits().hash(state);
            }
        }

        /// The shortest decimal that is read back as this number, `NaN`, `inf` or `-inf`.
        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.get(), out)
            }
        }

        /// As [`Display`](fmt::Display), with a point in every case.
        impl fmt::Debug for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.get(), out)
            }
        }
    };
}

pinned! {
    /// An `f32` whose every function is correctly rounded: for solvers and existing float games.
    Fp32Pinned f32 u32 single
}

pinned! {
    /// An `f64` whose every function has one answer, within 0.51 units in the last place: for stiff solvers.
    Fp64Pinned f64 u64 double
}
