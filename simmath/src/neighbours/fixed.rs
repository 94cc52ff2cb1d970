//! `fixed`: the types with the same bits, both ways and exact.

use ::fixed::FixedI32;
use ::fixed::types::extra::{U12, U16, U24};

use crate::fixed::Fixed;

macro_rules! same_bits {
    ($($frac:literal $extra:ident)+) => {$(
        impl From<FixedI32<$extra>> for Fixed<$frac> {
            #[inline]
            fn from(value: FixedI32<$extra>) -> Self {
                Self::from_raw(value.to_bits())
            }
        }

        impl From<Fixed<$frac>> for FixedI32<$extra> {
            #[inline]
            fn from(value: Fixed<$frac>) -> Self {
                Self::from_bits(value.to_raw())
            }
        }
    )+};
}

same_bits! { 12 U12 16 U16 24 U24 }
