//! Hash containers in the order of their encoded keys, for fields that are vouched for with `sorted`.

use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::{BuildHasher, Hash};
use std::collections::{HashMap, HashSet};

use super::{
    Arithmetic, CanonicalState, DecodeError, DecodeErrorKind, Decoder, DeterminismSafe, Omissions, Segment,
    Sink,
};
use super::{Visitor, to_bytes, visit_at};

/// A container whose order does not matter to its user, with a canonical form all the same: that of the sorted container.
pub trait SortedState: Sized {
    /// Writes a length and the entries.
    fn encode_sorted<S: Sink>(&self, sink: &mut S);
    /// Reads them, in ascending order only.
    fn decode_sorted(input: &mut Decoder<'_>) -> Result<Self, DecodeError>;
    /// Shows them in that order.
    fn visit_sorted(&self, visitor: &mut dyn Visitor);
    /// Names what its entries leave out.
    fn omissions_sorted(list: &mut Omissions);
}

/// That what the container holds is safe.
#[diagnostic::on_unimplemented(
    message = "`sorted` is for `HashMap` and `HashSet` of safe types",
    label = "no such container",
    note = "keys have `Eq`, `Hash` and `Debug`; the hasher has `Default`"
)]
pub trait Sorted<A: Arithmetic>: SortedState {
    /// What the derive asks for.
    const SAFE: () = ();
}

impl<A, K, V, H> Sorted<A> for HashMap<K, V, H>
where
    A: Arithmetic,
    K: DeterminismSafe<A> + Eq + Hash + Debug,
    V: DeterminismSafe<A>,
    H: BuildHasher + Default,
{
}

impl<A, T, H> Sorted<A> for HashSet<T, H>
where
    A: Arithmetic,
    T: DeterminismSafe<A> + Eq + Hash,
    H: BuildHasher + Default,
{
}

impl<K, V, H> SortedState for HashMap<K, V, H>
where
    K: CanonicalState + Eq + Hash + Debug,
    V: CanonicalState,
    H: BuildHasher + Default,
{
    fn encode_sorted<S: Sink>(&self, sink: &mut S) {
        self.len().encode(sink);
        for (bytes, (_, value)) in map_entries(self) {
            sink.put(&bytes);
            value.encode(sink);
        }
    }

    fn decode_sorted(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let length = input.length::<(K, V)>()?;
        let mut map = Self::default();
        let mut before = None;
        for _ in 0..length {
            let key = next_key::<K>(input, &mut before)?;
            if map.insert(key, input.nested(V::decode)?).is_some() {
                return Err(input.error(DecodeErrorKind::Unordered));
            }
        }
        Ok(map)
    }

    fn visit_sorted(&self, visitor: &mut dyn Visitor) {
        visit_at(Segment::Field("len"), &self.len(), visitor);
        for (_, (key, value)) in map_entries(self) {
            visit_at(Segment::Key(key), value, visitor);
        }
    }

    fn omissions_sorted(list: &mut Omissions) {
        list.keys(K::omissions);
        list.each(V::omissions);
    }
}

impl<T, H> SortedState for HashSet<T, H>
where
    T: CanonicalState + Eq + Hash,
    H: BuildHasher + Default,
{
    fn encode_sorted<S: Sink>(&self, sink: &mut S) {
        self.len().encode(sink);
        for (bytes, _) in set_entries(self) {
            sink.put(&bytes);
        }
    }

    fn decode_sorted(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let length = input.length::<T>()?;
        let mut set = Self::default();
        let mut before = None;
        for _ in 0..length {
            if !set.insert(next_key::<T>(input, &mut before)?) {
                return Err(input.error(DecodeErrorKind::Unordered));
            }
        }
        Ok(set)
    }

    fn visit_sorted(&self, visitor: &mut dyn Visitor) {
        visit_at(Segment::Field("len"), &self.len(), visitor);
        for (index, (_, value)) in set_entries(self).into_iter().enumerate() {
            visit_at(Segment::Index(index), value, visitor);
        }
    }

    fn omissions_sorted(list: &mut Omissions) {
        list.each(T::omissions);
    }
}

/// All entries with the bytes of their keys, in the order of those.
fn map_entries<K: CanonicalState, V, H>(map: &HashMap<K, V, H>) -> Vec<(Vec<u8>, (&K, &V))> {
    #[expect(clippy::disallowed_methods, reason = "sorted before anything sees it")]
    // determinism-lint: allow(hash-iteration, why = "sorted-after", reason = "sorted before anything sees it")
    let mut entries: Vec<_> = map.iter().map(|(key, value)| (to_bytes(key), (key, value))).collect();
    entries.sort_by(|(one, _), (other, _)| one.cmp(other));
    entries
}

/// All elements with their bytes, in the order of those.
fn set_entries<T: CanonicalState, H>(set: &HashSet<T, H>) -> Vec<(Vec<u8>, &T)> {
    #[expect(clippy::disallowed_methods, reason = "sorted before anything sees it")]
    // determinism-lint: allow(hash-iteration, why = "sorted-after", reason = "sorted before anything sees it")
    let mut elements: Vec<_> = set.iter().map(|element| (to_bytes(element), element)).collect();
    elements.sort_by(|(one, _), (other, _)| one.cmp(other));
    elements
}

/// A key whose bytes are above those of the one before it.
fn next_key<'a, K: CanonicalState>(
    input: &mut Decoder<'a>,
    before: &mut Option<&'a [u8]>,
) -> Result<K, DecodeError> {
    let rest = input.rest();
    let key = input.element(K::decode)?;
    let bytes = &rest[..rest.len() - input.rest().len()];
    if before.is_some_and(|before| before >= bytes) {
        return Err(input.error(DecodeErrorKind::Unordered));
    }
    *before = Some(bytes);
    Ok(key)
}
