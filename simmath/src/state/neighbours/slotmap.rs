//! `slotmap`: keys, not the maps. A key is 64 bits: its index in the low half, and its version, which is odd, in the high half.
//!
//! A map of slots has a list of free ones that decides which key comes next and that nobody outside can read or restore, so it has
//! no canonical form; entities of a `World` have one.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the canonical form of keys is written here, and tested by its laws")

use core::fmt;

use ::slotmap::{DefaultKey, Key, KeyData};

use super::super::{Arithmetic, CanonicalState, DecodeError, Decoder, DeterminismSafe, Leaf, Sink, Visitor};

/// A key as a number, which shows itself as `index.version`.
struct Shown(KeyData);

impl fmt::Display for Shown {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self.0.as_ffi();
        write!(out, "{}.{}", bits as u32, bits >> 32)
    }
}

impl CanonicalState for KeyData {
    const SIZE: Option<usize> = Some(8);
    const LEAST_SIZE: usize = 8;

    fn encode<S: Sink>(&self, sink: &mut S) {
        self.as_ffi().encode(sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let bits = u64::decode(input)?;
        let key = Self::from_ffi(bits);
        // An even version, which no key has, would come back as an odd one.
        if key.as_ffi() == bits { Ok(key) } else { Err(input.invalid("KeyData")) }
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        visitor.leaf(Leaf { text: &Shown(*self), bytes: &self.as_ffi().to_le_bytes() });
    }
}

impl CanonicalState for DefaultKey {
    const SIZE: Option<usize> = KeyData::SIZE;
    const LEAST_SIZE: usize = KeyData::LEAST_SIZE;

    fn encode<S: Sink>(&self, sink: &mut S) {
        self.data().encode(sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        KeyData::decode(input).map(Self::from)
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        self.data().visit(visitor);
    }
}

impl<A: Arithmetic> DeterminismSafe<A> for KeyData {}
impl<A: Arithmetic> DeterminismSafe<A> for DefaultKey {}
