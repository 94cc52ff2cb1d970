//! `arrayvec`: the form of `Vec` and `String`. The capacity belongs to the type and is no part of it; what exceeds it is refused.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the canonical form of these types is written here, and tested by its laws")

use ::arrayvec::{ArrayString, ArrayVec};

use super::super::containers::{
    LENGTH, decode_text, encode_sequence, encode_text, visit_sequence, visit_text,
};
use super::super::{
    Arithmetic, CanonicalState, DecodeError, DecodeErrorKind, Decoder, DeterminismSafe, Omissions, Sink,
    Visitor,
};

impl<T: CanonicalState, const CAP: usize> CanonicalState for ArrayVec<T, CAP> {
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = LENGTH;

    fn encode<S: Sink>(&self, sink: &mut S) {
        encode_sequence(self.iter(), sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let length = input.length::<T>()?;
        if length > CAP {
            return Err(input.error(DecodeErrorKind::TooLong));
        }
        let mut values = Self::new();
        for _ in 0..length {
            values.push(input.element(T::decode)?);
        }
        Ok(values)
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        visit_sequence(self.iter(), visitor);
    }

    fn omissions(list: &mut Omissions) {
        list.each(T::omissions);
    }
}

impl<const CAP: usize> CanonicalState for ArrayString<CAP> {
    const SIZE: Option<usize> = None;
    const LEAST_SIZE: usize = LENGTH;

    fn encode<S: Sink>(&self, sink: &mut S) {
        encode_text(self, sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let text = decode_text(input, "ArrayString")?;
        Self::from(text).map_err(|_| input.error(DecodeErrorKind::TooLong))
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        visit_text(self, visitor);
    }
}

impl<A: Arithmetic, T: DeterminismSafe<A>, const CAP: usize> DeterminismSafe<A> for ArrayVec<T, CAP> {}
impl<A: Arithmetic, const CAP: usize> DeterminismSafe<A> for ArrayString<CAP> {}
