//! The canonical form of std's plain types: options, results, tuples, arrays, ranges, durations and orderings.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the canonical form of std types is written here, and tested by its laws")

use core::cmp::Ordering;
use core::marker::PhantomData;
use core::ops::Range;
use core::time::Duration;

use super::derived::total_size;
use super::fields::visit_at;
use super::{CanonicalState, DecodeError, Decoder, Leaf, Omissions, Segment, Sink, Visitor};
use crate::vector::{Vec2, Vec3};

impl<T: CanonicalState> CanonicalState for Option<T> {
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = 1;

    fn encode<S: Sink>(&self, sink: &mut S) {
        self.is_some().encode(sink);
        if let Some(value) = self {
            value.encode(sink);
        }
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        if bool::decode(input)? { input.nested(T::decode).map(Some) } else { Ok(None) }
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        match self {
            None => visitor.leaf(Leaf { text: &"None", bytes: &[0] }),
            Some(value) => visit_at(Segment::Field("Some"), value, visitor),
        }
    }

    fn omissions(list: &mut Omissions) {
        list.field("Some", T::omissions);
    }
}

impl<T: CanonicalState, E: CanonicalState> CanonicalState for Result<T, E> {
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = 1 + if T::LEAST_SIZE < E::LEAST_SIZE { T::LEAST_SIZE } else { E::LEAST_SIZE };

    fn encode<S: Sink>(&self, sink: &mut S) {
        self.is_err().encode(sink);
        match self {
            Ok(value) => value.encode(sink),
            Err(error) => error.encode(sink),
        }
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        if bool::decode(input)? { input.nested(E::decode).map(Err) } else { input.nested(T::decode).map(Ok) }
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        match self {
            Ok(value) => visit_at(Segment::Field("Ok"), value, visitor),
            Err(error) => visit_at(Segment::Field("Err"), error, visitor),
        }
    }

    fn omissions(list: &mut Omissions) {
        list.field("Ok", T::omissions);
        list.field("Err", E::omissions);
    }
}

impl<T: CanonicalState, const N: usize> CanonicalState for [T; N] {
    const SIZE: Option<usize> = match T::SIZE {
        Some(size) => Some(size * N),
        None => None,
    };
    const LEAST_SIZE: usize = T::LEAST_SIZE * N;

    #[inline]
    fn encode<S: Sink>(&self, sink: &mut S) {
        for value in self {
            value.encode(sink);
        }
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let values = input.values::<T>(N)?;
        values.try_into().map_err(|_| input.invalid("array"))
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        for (index, value) in self.iter().enumerate() {
            visit_at(Segment::Index(index), value, visitor);
        }
    }

    fn omissions(list: &mut Omissions) {
        list.each(T::omissions);
    }
}

/// Types that are their fields, one after the other.
macro_rules! fields {
    ($([$($parameter:ident)*] $type:ty { $($name:ident: $field:ty = $segment:expr),* } = $build:expr;)+) => {$(
        impl<$($parameter: CanonicalState),*> CanonicalState for $type {
            const SIZE: Option<usize> = total_size(&[$(<$field>::SIZE),*]);
            const LEAST_SIZE: usize = 0 $(+ <$field>::LEAST_SIZE)*;

            #[inline]
            fn encode<S: Sink>(&self, sink: &mut S) {
                let _ = &sink;
                let Self { $($name),* } = self;
                $($name.encode(sink);)*
            }

            #[inline]
            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                let _ = &input;
                $(let $name = input.nested(<$field>::decode)?;)*
                Ok($build)
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                let _ = &visitor;
                let Self { $($name),* } = self;
                $(visit_at($segment, $name, visitor);)*
            }

            fn omissions(list: &mut Omissions) {
                let _ = &list;
                $(list.field(stringify!($name), <$field>::omissions);)*
            }
        }
    )+};
}

fields! {
    [M] Vec2<M> { x: M = Segment::Field("x"), y: M = Segment::Field("y") } = Self { x, y };
    [M] Vec3<M> { x: M = Segment::Field("x"), y: M = Segment::Field("y"), z: M = Segment::Field("z") } = Self { x, y, z };
    [T] Range<T> { start: T = Segment::Field("start"), end: T = Segment::Field("end") } = start..end;
}

macro_rules! tuples {
    ($(($($parameter:ident $index:tt),*))+) => {$(
        impl<$($parameter: CanonicalState),*> CanonicalState for ($($parameter,)*) {
            const SIZE: Option<usize> = total_size(&[$($parameter::SIZE),*]);
            const LEAST_SIZE: usize = 0 $(+ $parameter::LEAST_SIZE)*;

            #[inline]
            fn encode<Output: Sink>(&self, sink: &mut Output) {
                let _ = &sink;
                $(self.$index.encode(sink);)*
            }

            #[inline]
            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                let _ = &input;
                Ok(($(input.nested($parameter::decode)?,)*))
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                let _ = &visitor;
                $(visit_at(Segment::Index($index), &self.$index, visitor);)*
            }

            fn omissions(list: &mut Omissions) {
                let _ = &list;
                $(list.field(concat!("[", $index, "]"), $parameter::omissions);)*
            }
        }
    )+};
}

tuples! { () }

each_tuple! { tuples }

impl<T: ?Sized> CanonicalState for PhantomData<T> {
    const SIZE: Option<usize> = Some(0);
    const LEAST_SIZE: usize = 0;

    fn encode<S: Sink>(&self, _: &mut S) {}

    fn decode(_: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        Ok(Self)
    }

    fn visit(&self, _: &mut dyn Visitor) {}
}

/// Seconds in 64 bits, and nanoseconds below 10^9 in 32.
impl CanonicalState for Duration {
    const SIZE: Option<usize> = Some(12);
    const LEAST_SIZE: usize = 12;

    fn encode<S: Sink>(&self, sink: &mut S) {
        self.as_secs().encode(sink);
        self.subsec_nanos().encode(sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let (seconds, nanos) = (u64::decode(input)?, u32::decode(input)?);
        if nanos < 1_000_000_000 { Ok(Self::new(seconds, nanos)) } else { Err(input.invalid("Duration")) }
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        visit_at(Segment::Field("seconds"), &self.as_secs(), visitor);
        visit_at(Segment::Field("nanoseconds"), &self.subsec_nanos(), visitor);
    }
}

/// −1, 0 or 1.
impl CanonicalState for Ordering {
    const SIZE: Option<usize> = Some(1);
    const LEAST_SIZE: usize = 1;

    fn encode<S: Sink>(&self, sink: &mut S) {
        (*self as i8).encode(sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        match i8::decode(input)? {
            -1 => Ok(Self::Less),
            0 => Ok(Self::Equal),
            1 => Ok(Self::Greater),
            _ => Err(input.invalid("Ordering")),
        }
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        let text = match self {
            Self::Less => "Less",
            Self::Equal => "Equal",
            Self::Greater => "Greater",
        };
        visitor.leaf(Leaf { text: &text, bytes: &(*self as i8).to_le_bytes() });
    }
}
