//! `arbitrary`: numbers of all bits, for fuzzers.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::fixed::Fixed;
use crate::vector::{Vec2, Vec3};

/// Every raw number.
impl<'a, const FRAC: u32> Arbitrary<'a> for Fixed<FRAC> {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        i32::arbitrary(bytes).map(Self::from_raw)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (4, Some(4))
    }
}

macro_rules! vectors {
    ($($vector:ident { $($part:ident)+ })+) => {$(
        impl<'a, M: Arbitrary<'a>> Arbitrary<'a> for $vector<M> {
            fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
                Ok(Self { $($part: M::arbitrary(bytes)?),+ })
            }

            fn size_hint(depth: usize) -> (usize, Option<usize>) {
                let parts = [$((stringify!($part), M::size_hint(depth)).1),+];
                parts.into_iter().fold((0, Some(0)), |sum, part| {
                    (sum.0 + part.0, sum.1.zip(part.1).map(|(sum, part)| sum + part))
                })
            }
        }
    )+};
}

vectors! { Vec2 { x y } Vec3 { x y z } }

#[cfg(feature = "float")]
macro_rules! pinned {
    ($($name:ident $bits:ident)+) => {$(
        /// All bits, infinities and NaN among them.
        impl<'a> Arbitrary<'a> for crate::$name {
            fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
                $bits::arbitrary(bytes).map(Self::from_bits)
            }

            fn size_hint(depth: usize) -> (usize, Option<usize>) {
                $bits::size_hint(depth)
            }
        }
    )+};
}

#[cfg(feature = "float")]
pinned! { Fp32Pinned u32 Fp64Pinned u64 }
