//! State that means the same on every peer: one canonical form for hash, snapshot, replay and diff, and the marker that
//! registration asks for.
//! Must not know: the world, replays, any file.

mod containers;
mod decode;
mod derived;
mod encode;
mod fields;
mod neighbours;
mod numbers;
mod omissions;
mod refused;
mod safe;
#[cfg(feature = "std")]
mod sorted;
mod standard;

pub use decode::{DecodeError, DecodeErrorKind, Decoder};
pub use encode::{Blocks, Sink, SliceSink};
#[cfg(feature = "detcheck")]
pub(crate) use fields::collect;
pub use fields::{Difference, Field, Leaf, Segment, Visitor, differences, fields, visit_at};
pub use omissions::{Omission, OmissionKind, Omissions, Omit, omissions};
pub use safe::{Arithmetic, DeterminismSafe, ExactFloat, FixedPoint};
#[cfg(feature = "derive")]
pub use simmath_derive::DeterminismSafe;

/// A value with one canonical form: the same bytes for equal values on every target, and the way back.
///
/// The form is little endian with explicit widths, without padding. Lengths are 64 bits, and so are `usize` and `isize`. A float
/// is its bits, with one NaN and with −0 kept. Maps and sets are in the order of their keys.
///
/// All methods work on that form, so hash, snapshot, replay and diff can never disagree. `#[derive(DeterminismSafe)]` implements it.
///
/// # Laws
///
/// - `decode` of what `encode` wrote gives an equal value and reads just those bytes.
/// - `decode` refuses bytes that `encode` would not write, so that encoding what was decoded gives the same bytes.
/// - `encode` writes [`SIZE`](CanonicalState::SIZE) bytes where that is known, and never fewer than
///   [`LEAST_SIZE`](CanonicalState::LEAST_SIZE).
pub trait CanonicalState: Sized {
    /// The number of bytes of every value, where all have the same.
    const SIZE: Option<usize>;
    /// The number of bytes of the shortest value: what bounds an allocation for a length that was read.
    const LEAST_SIZE: usize;

    /// Writes the canonical form.
    fn encode<S: Sink>(&self, sink: &mut S);

    /// Reads the canonical form.
    ///
    /// # Errors
    ///
    /// [`DecodeError`], which says where, for bytes that are no canonical form of a value.
    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError>;

    /// Shows each leaf with its path to a visitor, in the order of the canonical form.
    fn visit(&self, visitor: &mut dyn Visitor);

    /// Names the fields within this type that are no part of the form, for a report of what a hash covers.
    ///
    /// What holds other values looks into their types: `list.field("name", T::omissions)`.
    fn omissions(list: &mut Omissions) {
        let _ = list;
    }
}

/// The hash of canonical bytes: XXH3 with 128 bits and seed 0, the published algorithm.
#[cfg(feature = "sim")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct StateHash(pub u128);

#[cfg(feature = "sim")]
impl StateHash {
    /// The hash of bytes.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self(xxhash_rust::xxh3::xxh3_128(bytes))
    }

    /// The hash of a value's canonical form.
    pub fn of<T: CanonicalState>(value: &T) -> Self {
        Self::of_written(|blocks| value.encode(blocks))
    }

    /// The hash of what is written, without holding it. (The function that takes the blocks cannot be named.)
    pub(crate) fn of_written(write: impl FnOnce(&mut Blocks<&mut dyn FnMut(&[u8])>)) -> Self {
        let mut hash = xxhash_rust::xxh3::Xxh3::new();
        let mut take = |bytes: &[u8]| hash.update(bytes);
        let mut blocks = Blocks::new(&mut take as &mut dyn FnMut(&[u8]));
        write(&mut blocks);
        blocks.flush();
        Self(hash.digest128())
    }
}

/// 32 hexadecimal digits.
#[cfg(feature = "sim")]
impl core::fmt::Display for StateHash {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "{:032x}", self.0)
    }
}

/// The canonical bytes of a value.
pub fn to_bytes<T: CanonicalState>(value: &T) -> alloc::vec::Vec<u8> {
    let mut bytes = alloc::vec::Vec::new();
    value.encode(&mut bytes);
    bytes
}

/// The value of canonical bytes, all of them.
///
/// # Errors
///
/// [`DecodeError`] for bytes that are no canonical form, and for bytes that are left over.
pub fn from_bytes<T: CanonicalState>(bytes: &[u8]) -> Result<T, DecodeError> {
    let mut input = Decoder::new(bytes);
    let value = T::decode(&mut input)?;
    input.finish()?;
    Ok(value)
}

/// What the derive expands to; not for use by hand.
pub(crate) mod private {
    pub use super::derived::{
        NotStored, Probe, decode_tag, encode_tag, least_size_of_enum, size_of_enum, total_size, visit_tag,
    };
    pub use super::omissions::Part;
    #[cfg(feature = "std")]
    pub use super::sorted::{Sorted, SortedState};
    /// The words of errors.
    pub mod refused {
        pub use super::super::refused::*;
    }
}

#[cfg(test)]
mod tests;
