//! Where canonical bytes come from: checked, with the place of what is wrong, and never with an allocation that the bytes at hand
//! could not fill.

use alloc::vec::Vec;
use core::fmt;

use super::CanonicalState;

/// Canonical bytes that are being read.
pub struct Decoder<'a> {
    bytes: &'a [u8],
    at: usize,
    depth: usize,
    /// The memory of elements that had no bytes.
    empty: usize,
    format_version: u32,
}

/// The memory that elements without bytes may take in all sequences together, at least one byte each: nothing else bounds their
/// number.
const EMPTY_LIMIT: usize = 1 << 20;

/// Room that is made for values before there are any, in bytes.
const ROOM: usize = 1 << 16;

/// How deep values may lie in each other, so that hostile bytes cannot exhaust the stack.
const DEPTH_LIMIT: usize = 128;

impl<'a> Decoder<'a> {
    /// Begins at the first of the bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self::with_version(bytes, u32::MAX)
    }

    /// Begins at the first of the bytes, which were written when the format had this version: fields that are marked as
    /// `since` a later one are not among them.
    pub fn with_version(bytes: &'a [u8], format_version: u32) -> Self {
        Self { bytes, at: 0, depth: 0, empty: 0, format_version }
    }

    /// The format version that the bytes were written with: the latest, `u32::MAX`, unless one was given.
    pub fn format_version(&self) -> u32 {
        self.format_version
    }

    /// The number of bytes that were read.
    pub fn position(&self) -> usize {
        self.at
    }

    /// The bytes that were not read yet.
    pub fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at..]
    }

    /// The next bytes.
    ///
    /// # Errors
    ///
    /// At the end of the bytes.
    #[inline]
    pub fn take(&mut self, length: usize) -> Result<&'a [u8], DecodeError> {
        match self.rest().get(..length) {
            Some(taken) => {
                self.at += length;
                Ok(taken)
            }
            None => Err(self.error(DecodeErrorKind::UnexpectedEnd)),
        }
    }

    /// The next bytes, as many as an array holds.
    ///
    /// # Errors
    ///
    /// At the end of the bytes.
    #[inline]
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], DecodeError> {
        match self.rest().first_chunk() {
            Some(taken) => {
                self.at += N;
                Ok(*taken)
            }
            None => Err(self.error(DecodeErrorKind::UnexpectedEnd)),
        }
    }

    /// A length of 64 bits, which the bytes that are left can fill with values of `T`. Read each with
    /// [`element`](Decoder::element), since values of `T` may have no bytes at all.
    ///
    /// # Errors
    ///
    /// For more values than that, and at the end of the bytes.
    pub fn length<T: CanonicalState>(&mut self) -> Result<usize, DecodeError> {
        let length = u64::from_le_bytes(self.array()?);
        let most = match T::LEAST_SIZE {
            0 => (self.rest().len() + EMPTY_LIMIT) as u64,
            size => (self.rest().len() / size) as u64,
        };
        if length > most {
            return Err(self.error(DecodeErrorKind::TooLong));
        }
        Ok(length as usize)
    }

    /// So many values, one after the other. The number must be bounded by something that was read before: values may have no
    /// bytes.
    ///
    /// # Errors
    ///
    /// That of the first value that cannot be read.
    pub fn values<T: CanonicalState>(&mut self, length: usize) -> Result<Vec<T>, DecodeError> {
        let mut values = Self::room(length);
        for _ in 0..length {
            values.push(self.nested(T::decode)?);
        }
        Ok(values)
    }

    /// A length and so many values.
    ///
    /// # Errors
    ///
    /// Those of [`length`](Decoder::length), and that of the first value that cannot be read.
    pub fn sequence<T: CanonicalState>(&mut self) -> Result<Vec<T>, DecodeError> {
        let length = self.length::<T>()?;
        let mut values = Self::room(length);
        for _ in 0..length {
            values.push(self.element(T::decode)?);
        }
        Ok(values)
    }

    /// An element of a sequence.
    ///
    /// # Errors
    ///
    /// Those of reading, and elements without bytes that take more than 2^20 bytes of memory in all sequences together.
    pub fn element<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let before = self.at;
        let value = self.nested(read)?;
        if self.at == before {
            self.empty += size_of::<T>().max(1);
        }
        if self.empty > EMPTY_LIMIT {
            return Err(self.error(DecodeErrorKind::TooLong));
        }
        Ok(value)
    }

    /// Room for some of so many values: a value may take more memory than its bytes, so more is made as they come.
    fn room<T>(length: usize) -> Vec<T> {
        Vec::with_capacity(length.min(ROOM / size_of::<T>().max(1)))
    }

    /// A value within the one that is being read.
    ///
    /// # Errors
    ///
    /// Those of reading, and too deep a nesting.
    pub fn nested<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        if self.depth == DEPTH_LIMIT {
            return Err(self.error(DecodeErrorKind::TooDeep));
        }
        self.depth += 1;
        let value = read(self);
        self.depth -= 1;
        value
    }

    /// That all bytes were read.
    ///
    /// # Errors
    ///
    /// With the place of the first byte that is left.
    pub fn finish(&self) -> Result<(), DecodeError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.error(DecodeErrorKind::TrailingBytes)) }
    }

    /// An error at this place.
    pub fn error(&self, kind: DecodeErrorKind) -> DecodeError {
        DecodeError { at: self.at, kind }
    }

    /// An error for a value that the type does not have.
    pub fn invalid(&self, what: &'static str) -> DecodeError {
        self.error(DecodeErrorKind::Invalid(what))
    }
}

/// Bytes that are no canonical form, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecodeError {
    /// The number of bytes before the place.
    pub at: usize,
    /// What is wrong there.
    pub kind: DecodeErrorKind,
}

/// What is wrong with bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DecodeErrorKind {
    /// The bytes end within a value.
    UnexpectedEnd,
    /// A value ended before the bytes did.
    TrailingBytes,
    /// A length exceeds what the bytes can hold.
    TooLong,
    /// Values lie too deep in each other.
    TooDeep,
    /// Keys are not in ascending order, or one occurs twice.
    Unordered,
    /// A key occurs twice where keys may come in any order.
    Repeated,
    /// There is no such value of the type that is named.
    Invalid(&'static str),
}

impl fmt::Display for DecodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        match self.kind {
            DecodeErrorKind::UnexpectedEnd => write!(out, "the state ends at byte {at}, within a value"),
            DecodeErrorKind::TrailingBytes => write!(out, "the state ends, and at byte {at} there is more"),
            DecodeErrorKind::TooLong => {
                write!(out, "the length before byte {at} exceeds what the state can hold")
            }
            DecodeErrorKind::TooDeep => {
                write!(out, "at byte {at} more than {DEPTH_LIMIT} values lie within each other")
            }
            DecodeErrorKind::Unordered => {
                write!(out, "the key before byte {at} is not above the one before it")
            }
            DecodeErrorKind::Repeated => write!(out, "the key before byte {at} was there before"),
            DecodeErrorKind::Invalid(what) => write!(out, "before byte {at} stands no value of `{what}`"),
        }
    }
}

impl core::error::Error for DecodeError {}
