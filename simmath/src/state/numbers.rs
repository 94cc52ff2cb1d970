//! The canonical form of what has a fixed number of bytes: integers, floats, and the numbers of this crate.

use core::num::{NonZero, Saturating, Wrapping};

use super::{CanonicalState, DecodeError, Decoder, Leaf, Omissions, Sink, Visitor};
use crate::fixed::Fixed;

macro_rules! integers {
    ($($integer:ty)+) => {$(
        impl CanonicalState for $integer {
            const SIZE: Option<usize> = Some(size_of::<Self>());
            const LEAST_SIZE: usize = size_of::<Self>();

            #[inline]
            fn encode<S: Sink>(&self, sink: &mut S) {
                sink.put(&self.to_le_bytes());
            }

            #[inline]
            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                Ok(Self::from_le_bytes(input.array()?))
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                visitor.leaf(Leaf { text: self, bytes: &self.to_le_bytes() });
            }
        }
    )+};
}

// determinism-lint: allow(vouched-state, why = "exact-op", reason = "fixed bytes in little endian, compared with their written form by tests")
integers! { u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 }

/// Values that have the form of another type: the way there, and the way back, which may fail.
macro_rules! as_other {
    ($([$($parameters:tt)*] $type:ty => $other:ty, $to:expr, $from:expr;)+) => {$(
        impl<$($parameters)*> CanonicalState for $type {
            const SIZE: Option<usize> = <$other>::SIZE;
            const LEAST_SIZE: usize = <$other>::LEAST_SIZE;

            #[inline]
            fn encode<S: Sink>(&self, sink: &mut S) {
                let to: fn(&Self) -> $other = $to;
                to(self).encode(sink);
            }

            #[inline]
            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                let from: fn($other) -> Option<Self> = $from;
                let value = <$other>::decode(input)?;
                from(value).ok_or_else(|| input.invalid(stringify!($type)))
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                let to: fn(&Self) -> $other = $to;
                visitor.leaf(Leaf { text: self, bytes: &to(self).to_le_bytes() });
            }
        }
    )+};
}

#[cfg(feature = "fixed")]
pub(super) use as_other;

/// The bits of a float, with one NaN.
macro_rules! canonical_bits {
    ($value:expr, $nan:expr) => {
        if $value.is_nan() { $nan } else { $value.to_bits() }
    };
}

const NAN_32: u32 = 0x7fc0_0000;
const NAN_64: u64 = 0x7ff8_0000_0000_0000;

// determinism-lint: allow(vouched-state, why = "exact-op", reason = "fixed bytes in little endian, compared with their written form by tests")
// determinism-lint: allow(float-bits, why = "exact-op", reason = "every NaN becomes the one that is written")
as_other! {
    // 64 bits on every target; what does not fit here was never written here.
    [] usize => u64, |value| *value as u64, |value| Self::try_from(value).ok();
    [] isize => i64, |value| *value as i64, |value| Self::try_from(value).ok();
    [] bool => u8, |value| u8::from(*value), |value| match value { 0 => Some(false), 1 => Some(true), _ => None };
    [] char => u32, |value| u32::from(*value), char::from_u32;
    [] f32 => u32, |value| canonical_bits!(value, NAN_32), |bits| {
        let value = f32::from_bits(bits);
        (!value.is_nan() || bits == NAN_32).then_some(value)
    };
    [] f64 => u64, |value| canonical_bits!(value, NAN_64), |bits| {
        let value = f64::from_bits(bits);
        (!value.is_nan() || bits == NAN_64).then_some(value)
    };
    [const FRAC: u32] Fixed<FRAC> => i32, |value| value.to_raw(), |raw| Some(Self::from_raw(raw));
}

macro_rules! non_zero {
    ($($integer:ty)+) => {
        as_other! { $([] NonZero<$integer> => $integer, |value| value.get(), NonZero::new;)+ }
    };
}

// determinism-lint: allow(vouched-state, why = "exact-op", reason = "fixed bytes in little endian, compared with their written form by tests")
non_zero! { u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 }

// determinism-lint: allow(vouched-state, why = "exact-op", reason = "fixed bytes in little endian, compared with their written form by tests")
as_other! {
    [] NonZero<usize> => u64, |value| value.get() as u64, |value| NonZero::new(usize::try_from(value).ok()?);
    [] NonZero<isize> => i64, |value| value.get() as i64, |value| NonZero::new(isize::try_from(value).ok()?);
}

macro_rules! wrappers {
    ($($wrapper:ident)+) => {$(
        impl<T: CanonicalState> CanonicalState for $wrapper<T> {
            const SIZE: Option<usize> = T::SIZE;
            const LEAST_SIZE: usize = T::LEAST_SIZE;

            #[inline]
            fn encode<S: Sink>(&self, sink: &mut S) {
                self.0.encode(sink);
            }

            #[inline]
            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                T::decode(input).map($wrapper)
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                self.0.visit(visitor);
            }

            fn omissions(list: &mut Omissions) {
                T::omissions(list);
            }
        }
    )+};
}

// determinism-lint: allow(vouched-state, why = "exact-op", reason = "the form of what is inside, compared by tests")
wrappers! { Wrapping Saturating }
