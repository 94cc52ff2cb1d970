//! Where canonical bytes go to.

use alloc::vec::Vec;

use super::CanonicalState;

/// Takes canonical bytes, one piece after the other.
pub trait Sink {
    /// Takes the next bytes.
    fn put(&mut self, bytes: &[u8]);
}

impl Sink for Vec<u8> {
    #[inline]
    fn put(&mut self, bytes: &[u8]) {
        self.extend_from_slice(bytes);
    }
}

/// A place of fixed size that takes exactly the bytes of one value.
pub struct SliceSink<'a> {
    rest: &'a mut [u8],
}

impl<'a> SliceSink<'a> {
    /// An empty place.
    pub fn new(place: &'a mut [u8]) -> Self {
        Self { rest: place }
    }
}

impl Sink for SliceSink<'_> {
    /// # Panics
    ///
    /// Where the value has more bytes than the place, which breaks a law of [`CanonicalState`].
    #[inline]
    fn put(&mut self, bytes: &[u8]) {
        let (place, rest) = core::mem::take(&mut self.rest).split_at_mut(bytes.len());
        place.copy_from_slice(bytes);
        self.rest = rest;
    }
}

/// Writes values one after the other, without a length. Where their size is fixed, that is about the cost of a copy.
pub fn encode_all<'a, T: CanonicalState + 'a>(
    values: impl ExactSizeIterator<Item = &'a T>,
    bytes: &mut Vec<u8>,
) {
    match T::SIZE {
        Some(0) => {}
        Some(size) => {
            let start = bytes.len();
            bytes.resize(start + size * values.len(), 0);
            for (place, value) in bytes[start..].chunks_exact_mut(size).zip(values) {
                value.encode(&mut SliceSink::new(place));
            }
        }
        None => values.for_each(|value| value.encode(bytes)),
    }
}
