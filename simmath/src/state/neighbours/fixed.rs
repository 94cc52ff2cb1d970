//! `fixed`: the raw integer, as wide as the type is. How many of its bits are fraction belongs to the type.
//!
//! The numbers are the same everywhere; the operators of the plain types differ between builds where a result does not fit, as
//! those of integers do, so state is better off with `Wrapping` or `Saturating` of them.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the canonical form of these types is written here, and tested by its laws")

use ::fixed::types::extra::{LeEqU8, LeEqU16, LeEqU32, LeEqU64, LeEqU128};
use ::fixed::{
    FixedI8, FixedI16, FixedI32, FixedI64, FixedI128, FixedU8, FixedU16, FixedU32, FixedU64, FixedU128,
};
use ::fixed::{Saturating, Wrapping};

use super::super::numbers::as_other;
use super::super::{
    Arithmetic, CanonicalState, DecodeError, Decoder, DeterminismSafe, Leaf, Omissions, Sink, Visitor,
};

macro_rules! raw_integers {
    ($($number:ident $integer:ident $bound:ident;)+) => {
        as_other! {
            $([Frac: $bound] $number<Frac> => $integer, |value| value.to_bits(), |bits| Some(Self::from_bits(bits));)+
        }
        $(impl<A: Arithmetic, Frac: $bound> DeterminismSafe<A> for $number<Frac> {})+
    };
}

raw_integers! {
    FixedI8 i8 LeEqU8;
    FixedI16 i16 LeEqU16;
    FixedI32 i32 LeEqU32;
    FixedI64 i64 LeEqU64;
    FixedI128 i128 LeEqU128;
    FixedU8 u8 LeEqU8;
    FixedU16 u16 LeEqU16;
    FixedU32 u32 LeEqU32;
    FixedU64 u64 LeEqU64;
    FixedU128 u128 LeEqU128;
}

macro_rules! wrappers {
    ($($wrapper:ident)+) => {$(
        impl<F: CanonicalState> CanonicalState for $wrapper<F> {
            const SIZE: Option<usize> = F::SIZE;
            const LEAST_SIZE: usize = F::LEAST_SIZE;

            #[inline]
            fn encode<S: Sink>(&self, sink: &mut S) {
                self.0.encode(sink);
            }

            #[inline]
            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                F::decode(input).map($wrapper)
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                self.0.visit(visitor);
            }

            fn omissions(list: &mut Omissions) {
                F::omissions(list);
            }
        }

        impl<A: Arithmetic, F: DeterminismSafe<A>> DeterminismSafe<A> for $wrapper<F> {}
    )+};
}

wrappers! { Saturating Wrapping }
