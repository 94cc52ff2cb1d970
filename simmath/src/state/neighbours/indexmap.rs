//! `indexmap`: a length and the entries in the order in which they stand, which is state.
//!
//! Two maps with the same entries in another order are equal to `==` and two different states: a step that walks over them can
//! tell them apart. The order follows from what was inserted and removed alone, never from the hasher, which is not stored.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the canonical form of these types is written here, and tested by its laws")

use core::fmt::Debug;
use core::hash::{BuildHasher, Hash};

use ::indexmap::{IndexMap, IndexSet};

use super::super::containers::{LENGTH, encode_entries, encode_sequence, visit_entries, visit_sequence};
use super::super::{Arithmetic, CanonicalState, DecodeError, DecodeErrorKind, Decoder, DeterminismSafe};
use super::super::{Omissions, Sink, Visitor};

/// What a key of a map needs besides its canonical form: to be found, and to be shown in paths.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the key of an `IndexMap` in deterministic state",
    label = "keys are found by hash, and shown in paths",
    note = "a type of your own: `#[derive(PartialEq, Eq, Hash, Debug)]`",
    note = "a type parameter: bound it by `Eq`, `Hash` and `Debug`"
)]
pub trait IndexKey: Eq + Hash + Debug {}

#[diagnostic::do_not_recommend]
impl<T: Eq + Hash + Debug> IndexKey for T {}

impl<K, V, H> CanonicalState for IndexMap<K, V, H>
where
    K: CanonicalState + IndexKey,
    V: CanonicalState,
    H: BuildHasher + Default,
{
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = LENGTH;

    fn encode<S: Sink>(&self, sink: &mut S) {
        encode_entries(self.iter(), sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let length = input.length::<(K, V)>()?;
        // Room is made as entries come, so that a length alone allocates nothing.
        let mut map = Self::default();
        for _ in 0..length {
            let key = input.element(K::decode)?;
            if map.contains_key(&key) {
                return Err(input.error(DecodeErrorKind::Repeated));
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

impl<T, H> CanonicalState for IndexSet<T, H>
where
    T: CanonicalState + Eq + Hash,
    H: BuildHasher + Default,
{
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = LENGTH;

    fn encode<S: Sink>(&self, sink: &mut S) {
        encode_sequence(self.iter(), sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let length = input.length::<T>()?;
        let mut set = Self::default();
        for _ in 0..length {
            if !set.insert(input.element(T::decode)?) {
                return Err(input.error(DecodeErrorKind::Repeated));
            }
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

impl<A, K, V, H> DeterminismSafe<A> for IndexMap<K, V, H>
where
    A: Arithmetic,
    K: DeterminismSafe<A> + IndexKey,
    V: DeterminismSafe<A>,
    H: BuildHasher + Default,
{
}

impl<A, T, H> DeterminismSafe<A> for IndexSet<T, H>
where
    A: Arithmetic,
    T: DeterminismSafe<A> + Eq + Hash,
    H: BuildHasher + Default,
{
}
