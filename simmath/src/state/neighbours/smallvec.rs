//! `smallvec`: the form of `Vec`. How many values lie inline belongs to the type, and whether they do is no state.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the canonical form of this type is written here, and tested by its laws")

use ::smallvec::{Array, SmallVec};

use super::super::containers::{LENGTH, encode_sequence, visit_sequence};
use super::super::{
    Arithmetic, CanonicalState, DecodeError, Decoder, DeterminismSafe, Omissions, Sink, Visitor,
};

impl<B: Array> CanonicalState for SmallVec<B>
where
    B::Item: CanonicalState,
{
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = LENGTH;

    fn encode<S: Sink>(&self, sink: &mut S) {
        encode_sequence(self.iter(), sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let length = input.length::<B::Item>()?;
        // Room is made as values come, so that a length alone allocates nothing.
        let mut values = Self::new();
        for _ in 0..length {
            values.push(input.element(B::Item::decode)?);
        }
        Ok(values)
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        visit_sequence(self.iter(), visitor);
    }

    fn omissions(list: &mut Omissions) {
        list.each(B::Item::omissions);
    }
}

impl<A: Arithmetic, B: Array> DeterminismSafe<A> for SmallVec<B> where B::Item: DeterminismSafe<A> {}
