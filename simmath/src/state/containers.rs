//! The canonical form of collections and of what holds a value elsewhere: a length of 64 bits and the values in order.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the canonical form of std types is written here, and tested by its laws")

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::Debug;

use super::fields::visit_at;
use super::{CanonicalState, DecodeError, DecodeErrorKind, Decoder, Leaf, Omissions, Segment, Sink, Visitor};

/// The bytes of a length.
pub(super) const LENGTH: usize = 8;

/// Writes a length and the values in order.
pub(super) fn encode_sequence<'a, T: CanonicalState + 'a, S: Sink>(
    values: impl ExactSizeIterator<Item = &'a T>,
    sink: &mut S,
) {
    values.len().encode(sink);
    values.for_each(|value| value.encode(sink));
}

/// Shows a length and the values in order.
pub(super) fn visit_sequence<'a, T: CanonicalState + 'a>(
    values: impl ExactSizeIterator<Item = &'a T>,
    visitor: &mut dyn Visitor,
) {
    visit_at(Segment::Field("len"), &values.len(), visitor);
    for (index, value) in values.enumerate() {
        visit_at(Segment::Index(index), value, visitor);
    }
}

/// Writes a length and the entries in order.
pub(super) fn encode_entries<'a, K: CanonicalState + 'a, V: CanonicalState + 'a, S: Sink>(
    entries: impl ExactSizeIterator<Item = (&'a K, &'a V)>,
    sink: &mut S,
) {
    entries.len().encode(sink);
    for (key, value) in entries {
        key.encode(sink);
        value.encode(sink);
    }
}

/// Shows a length and the entries in order.
pub(super) fn visit_entries<'a, K: Debug + 'a, V: CanonicalState + 'a>(
    entries: impl ExactSizeIterator<Item = (&'a K, &'a V)>,
    visitor: &mut dyn Visitor,
) {
    visit_at(Segment::Field("len"), &entries.len(), visitor);
    for (key, value) in entries {
        visit_at(Segment::Key(key), value, visitor);
    }
}

macro_rules! sequences {
    ($($sequence:ident)+) => {$(
        impl<T: CanonicalState> CanonicalState for $sequence<T> {
            const SIZE: Option<usize> = None;
            const LEAST_SIZE: usize = LENGTH;

            fn encode<S: Sink>(&self, sink: &mut S) {
                encode_sequence(self.iter(), sink);
            }

            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                input.sequence().map(Into::into)
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                visit_sequence(self.iter(), visitor);
            }

            fn omissions(list: &mut Omissions) {
                list.each(T::omissions);
            }
        }
    )+};
}

sequences! { Vec VecDeque }

impl CanonicalState for String {
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = LENGTH;

    fn encode<S: Sink>(&self, sink: &mut S) {
        encode_text(self, sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        decode_text(input, "String").map(Self::from)
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        visit_text(self, visitor);
    }
}

/// Writes a length and the bytes of UTF-8.
pub(super) fn encode_text<S: Sink>(text: &str, sink: &mut S) {
    text.len().encode(sink);
    sink.put(text.as_bytes());
}

/// Reads a length and so many bytes of UTF-8.
pub(super) fn decode_text<'a>(input: &mut Decoder<'a>, what: &'static str) -> Result<&'a str, DecodeError> {
    let length = input.length::<u8>()?;
    let bytes = input.take(length)?;
    core::str::from_utf8(bytes).map_err(|_| input.invalid(what))
}

/// Shows a text as one leaf.
pub(super) fn visit_text(text: &str, visitor: &mut dyn Visitor) {
    visitor.leaf(Leaf { text: &format_args!("{text:?}"), bytes: text.as_bytes() });
}

macro_rules! holders {
    ($($holder:ident)+) => {$(
        impl<T: CanonicalState> CanonicalState for $holder<T> {
            // Those of `T` may depend on these: a type that holds itself does so through one of these.
            const SIZE: Option<usize> = None;
            const LEAST_SIZE: usize = 0;

            fn encode<S: Sink>(&self, sink: &mut S) {
                T::encode(self, sink);
            }

            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                input.nested(T::decode).map($holder::new)
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                T::visit(self, visitor);
            }

            fn omissions(list: &mut Omissions) {
                T::omissions(list);
            }
        }
    )+};
}

holders! { Box Rc Arc }

/// What a key of a map needs besides its canonical form: an order, and a way to be shown in paths.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the key of a map in deterministic state",
    label = "keys need an order, and a way to be shown",
    note = "a type of your own: `#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]`",
    note = "a type parameter: bound it by `Ord` and `Debug`"
)]
pub trait MapKey: Ord + Debug {}

#[diagnostic::do_not_recommend]
impl<T: Ord + Debug> MapKey for T {}

impl<K: CanonicalState + MapKey, V: CanonicalState> CanonicalState for BTreeMap<K, V> {
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = LENGTH;

    fn encode<S: Sink>(&self, sink: &mut S) {
        encode_entries(self.iter(), sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let length = input.length::<(K, V)>()?;
        let mut map = Self::new();
        for _ in 0..length {
            let key = input.element(K::decode)?;
            if map.last_key_value().is_some_and(|(last, _)| *last >= key) {
                return Err(input.error(DecodeErrorKind::Unordered));
            }
            map.insert(key, input.nested(V::decode)?);
        }
        Ok(map)
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        visit_entries(self.iter(), visitor);
    }

    fn omissions(list: &mut Omissions) {
        list.keys(K::omissions);
        list.each(V::omissions);
    }
}

impl<T: CanonicalState + Ord> CanonicalState for BTreeSet<T> {
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = LENGTH;

    fn encode<S: Sink>(&self, sink: &mut S) {
        encode_sequence(self.iter(), sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let length = input.length::<T>()?;
        let mut set = Self::new();
        for _ in 0..length {
            let value = input.element(T::decode)?;
            if set.last().is_some_and(|last| *last >= value) {
                return Err(input.error(DecodeErrorKind::Unordered));
            }
            set.insert(value);
        }
        Ok(set)
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        visit_sequence(self.iter(), visitor);
    }

    fn omissions(list: &mut Omissions) {
        list.each(T::omissions);
    }
}
