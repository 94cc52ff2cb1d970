//! What `#[derive(DeterminismSafe)]` writes calls of.
//!
//! The derive asks for safety once for each field, in a function of its own. All other code of it must compile for any type,
//! or a wrong field would be reported by each method again. So it never names `CanonicalState` of a field's type; it names
//! [`Probe`], whose own functions exist for types with a canonical form, and come before those of the trait [`NotStored`], which
//! exist for all types. The latter are never run: a wrong field does not compile, and where the impl's bounds are too weak for a
//! field of a generic type, the function stops the build:
//!
//! ```compile_fail
//! # use simmath::state::{CanonicalState, DecodeError, Decoder, DeterminismSafe, ExactFloat, Sink, Visitor, to_bytes};
//! struct Own<T>(T);
//! impl<T: DeterminismSafe<ExactFloat>> CanonicalState for Own<T> {
//!     // …
//! #   const SIZE: Option<usize> = None;
//! #   const LEAST_SIZE: usize = 0;
//! #   fn encode<S: Sink>(&self, sink: &mut S) { self.0.encode(sink) }
//! #   fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> { T::decode(input).map(Own) }
//! #   fn visit(&self, visitor: &mut dyn Visitor) { self.0.visit(visitor) }
//! }
//! impl<T: DeterminismSafe<ExactFloat>> DeterminismSafe<ExactFloat> for Own<T> {}
//!
//! // The impl of `CanonicalState` would need `bound = "T: DeterminismSafe<ExactFloat>"`.
//! #[derive(DeterminismSafe)]
//! #[determinism(exact_float)]
//! struct Holder<T> { own: Own<T> }
//!
//! to_bytes(&Holder { own: Own(1_u8) });
//! ```

use core::marker::PhantomData;

use super::{CanonicalState, DecodeError, Decoder, Leaf, Omissions, Sink, Visitor};

#[cfg(feature = "std")]
use super::sorted::SortedState;

/// The canonical form of a type, if it has one.
pub struct Probe<T>(PhantomData<T>);

impl<T: CanonicalState> Probe<T> {
    /// That of the type.
    pub const SIZE: Option<usize> = T::SIZE;
    /// That of the type.
    pub const LEAST_SIZE: usize = T::LEAST_SIZE;

    /// That of the type.
    #[inline]
    pub fn encode<S: Sink>(value: &T, sink: &mut S) {
        value.encode(sink);
    }

    /// That of the type.
    #[inline]
    pub fn decode(input: &mut Decoder<'_>) -> Result<T, DecodeError> {
        T::decode(input)
    }

    /// That of the type.
    #[inline]
    pub fn visit(value: &T, visitor: &mut dyn Visitor) {
        value.visit(visitor);
    }

    /// That of the type.
    pub fn omissions(list: &mut Omissions) {
        T::omissions(list);
    }
}

#[cfg(feature = "std")]
impl<T: SortedState> Probe<T> {
    /// The bytes of a length.
    pub const LEAST_SIZE_SORTED: usize = 8;

    /// That of the container.
    pub fn encode_sorted<S: Sink>(value: &T, sink: &mut S) {
        value.encode_sorted(sink);
    }

    /// That of the container.
    pub fn decode_sorted(input: &mut Decoder<'_>) -> Result<T, DecodeError> {
        T::decode_sorted(input)
    }

    /// That of the container.
    pub fn visit_sorted(value: &T, visitor: &mut dyn Visitor) {
        value.visit_sorted(visitor);
    }

    /// That of the container.
    pub fn omissions_sorted(list: &mut Omissions) {
        T::omissions_sorted(list);
    }
}

/// Stops the build where such a function would be run.
macro_rules! never {
    () => {
        const {
            panic!(
                "the bounds of this derived impl do not give a field its canonical form: \
                 say them with `#[determinism(bound = \"…\")]`"
            )
        }
    };
}

/// The functions of [`Probe`] for types without a canonical form.
pub trait NotStored<T> {
    /// Unknown.
    const SIZE: Option<usize> = None;
    /// Nothing.
    const LEAST_SIZE: usize = 0;
    /// Nothing.
    const LEAST_SIZE_SORTED: usize = 0;

    /// Never run.
    fn encode<S: Sink>(_: &T, _: &mut S) {
        never!()
    }

    /// Never run.
    fn decode(_: &mut Decoder<'_>) -> Result<T, DecodeError> {
        never!()
    }

    /// Never run.
    fn visit(_: &T, _: &mut dyn Visitor) {
        never!()
    }

    /// Never run.
    fn encode_sorted<S: Sink>(_: &T, _: &mut S) {
        never!()
    }

    /// Never run.
    fn decode_sorted(_: &mut Decoder<'_>) -> Result<T, DecodeError> {
        never!()
    }

    /// Never run.
    fn visit_sorted(_: &T, _: &mut dyn Visitor) {
        never!()
    }

    /// Never run.
    fn omissions(_: &mut Omissions) {
        never!()
    }

    /// Never run.
    fn omissions_sorted(_: &mut Omissions) {
        never!()
    }
}

impl<T> NotStored<T> for Probe<T> {}

/// The sum of sizes, where all are known.
pub const fn total_size(sizes: &[Option<usize>]) -> Option<usize> {
    let (mut total, mut index) = (0, 0);
    while index < sizes.len() {
        match sizes[index] {
            Some(size) => total += size,
            None => return None,
        }
        index += 1;
    }
    Some(total)
}

/// The bytes of a tag.
const TAG: usize = 4;

/// The size of an enum, where all variants have the same.
pub const fn size_of_enum(variants: &[Option<usize>]) -> Option<usize> {
    let Some(Some(first)) = variants.first() else { return None };
    let mut index = 1;
    while index < variants.len() {
        match variants[index] {
            Some(size) if size == *first => index += 1,
            _ => return None,
        }
    }
    Some(TAG + *first)
}

/// The size of an enum's shortest variant.
pub const fn least_size_of_enum(variants: &[usize]) -> usize {
    let (mut least, mut index) = (usize::MAX - TAG, 0);
    while index < variants.len() {
        if variants[index] < least {
            least = variants[index];
        }
        index += 1;
    }
    TAG + least
}

/// Writes which variant a value is.
#[inline]
pub fn encode_tag<S: Sink>(tag: u32, sink: &mut S) {
    sink.put(&tag.to_le_bytes());
}

/// Reads which variant a value is.
#[inline]
pub fn decode_tag(input: &mut Decoder<'_>) -> Result<u32, DecodeError> {
    Ok(u32::from_le_bytes(input.array()?))
}

/// Shows which variant a value is.
pub fn visit_tag(tag: u32, name: &str, visitor: &mut dyn Visitor) {
    visitor.leaf(Leaf { text: &name, bytes: &tag.to_le_bytes() });
}
