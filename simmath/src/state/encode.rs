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

/// Bytes between two calls of what takes them: as many as stay in the nearest cache.
const BLOCK: usize = 4096;

/// Hands canonical bytes on in blocks, so that a large state is never held twice. Bytes that wait are handed on at the end.
pub struct Blocks<F: FnMut(&[u8])> {
    take: F,
    block: [u8; BLOCK],
    used: usize,
}

impl<F: FnMut(&[u8])> Blocks<F> {
    /// Blocks for a function that takes them in order.
    pub fn new(take: F) -> Self {
        Self { take, block: [0; BLOCK], used: 0 }
    }

    /// Hands on what waits.
    pub fn flush(&mut self) {
        (self.take)(&self.block[..self.used]);
        self.used = 0;
    }

    /// Writes values one after the other, without a length. Where their size is fixed, that is about the cost of a copy.
    pub fn put_all<T: CanonicalState>(&mut self, values: &[T]) {
        match T::SIZE {
            Some(0) => {}
            Some(size) if size <= BLOCK / 4 => self.put_columns(values, size),
            _ => values.iter().for_each(|value| value.encode(self)),
        }
    }

    fn put_columns<T: CanonicalState>(&mut self, mut values: &[T], size: usize) {
        while !values.is_empty() {
            let room = (BLOCK - self.used) / size;
            let (now, later) = values.split_at(room.min(values.len()));
            let places = &mut self.block[self.used..self.used + size * now.len()];
            for (place, value) in places.chunks_exact_mut(size).zip(now) {
                value.encode(&mut SliceSink::new(place));
            }
            self.used += size * now.len();
            values = later;
            if !values.is_empty() {
                self.flush();
            }
        }
    }
}

impl<F: FnMut(&[u8])> Sink for Blocks<F> {
    fn put(&mut self, bytes: &[u8]) {
        if bytes.len() > BLOCK - self.used {
            self.flush();
        }
        match self.block.get_mut(self.used..self.used + bytes.len()) {
            Some(place) => {
                place.copy_from_slice(bytes);
                self.used += bytes.len();
            }
            None => (self.take)(bytes),
        }
    }
}
