//! A run as hashes: one of the whole state and one of each part, after every tick.
//!
//! The file: a mark, the version of the format, the header in canonical form, one record for the state before the first tick and
//! one after each tick, and a checksum of all of it. A record is the hash of the whole state and those of the parts, 16 bytes each,
//! so the record of a tick stands at a known place.

// determinism-lint: allow-file(environment, why = "setup-input", reason = "traces are files; a step reads and writes none")

use alloc::vec::Vec;
use core::fmt;
use std::io::{self, Write};
use std::path::Path;

use xxhash_rust::xxh3::Xxh3;

use super::Header;
use crate::replay::envelope::{self, EnvelopeError};
use crate::state::{CanonicalState, DecodeError, Decoder, StateHash};

/// The first bytes of every trace.
const MARK: [u8; envelope::MARK] = *b"simtracE";
/// Counted up when the form changes.
const VERSION: u32 = 1;
/// The bytes of a hash.
const HASH: usize = 16;

/// Writes a trace while the run goes on; holds none of it.
pub struct TraceWriter<W: Write> {
    out: W,
    checksum: Xxh3,
    parts: usize,
    left: u64,
    record: Vec<u8>,
}

impl<W: Write> TraceWriter<W> {
    /// Writes the header.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn new(out: W, header: &Header) -> io::Result<Self> {
        let mut writer = Self {
            out,
            checksum: Xxh3::new(),
            parts: header.parts.len(),
            left: header.ticks.saturating_add(1),
            record: MARK.to_vec(),
        };
        VERSION.encode(&mut writer.record);
        header.encode(&mut writer.record);
        writer.put()?;
        Ok(writer)
    }

    /// Writes the hashes of the next tick.
    ///
    /// # Errors
    ///
    /// Those of `out`, and for a record that the header did not announce.
    pub fn record(&mut self, total: StateHash, parts: &[StateHash]) -> io::Result<()> {
        if self.left == 0 || parts.len() != self.parts {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "the header announced other records"));
        }
        self.left -= 1;
        total.0.encode(&mut self.record);
        parts.iter().for_each(|part| part.0.encode(&mut self.record));
        self.put()
    }

    /// Writes the checksum, and gives back what was written to.
    ///
    /// # Errors
    ///
    /// Those of `out`, and where records are missing.
    pub fn finish(mut self) -> io::Result<W> {
        if self.left > 0 {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "records are missing"));
        }
        let checksum = self.checksum.digest128();
        self.out.write_all(&checksum.to_le_bytes())?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn put(&mut self) -> io::Result<()> {
        self.checksum.update(&self.record);
        self.out.write_all(&self.record)?;
        self.record.clear();
        Ok(())
    }
}

/// Why bytes are no trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TraceError {
    /// The bytes do not begin like a trace.
    NotATrace,
    /// The format is of a version that this version of simmath does not read.
    UnknownVersion {
        /// The version that the bytes name.
        found: u32,
        /// The version that is read.
        read: u32,
    },
    /// The checksum is not that of the bytes: they were cut off or changed.
    Damaged,
    /// The checksum is right and the content is not.
    Invalid(DecodeError),
}

impl fmt::Display for TraceError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATrace => out.write_str("this is no trace: it does not begin like one"),
            Self::UnknownVersion { found, read } => {
                write!(out, "the trace has format version {found}; this version of simmath reads {read}")
            }
            Self::Damaged => {
                out.write_str("the trace is damaged: its checksum is not that of its bytes; copy it anew")
            }
            Self::Invalid(error) => write!(out, "the trace holds what no runner writes: {error}"),
        }
    }
}

impl core::error::Error for TraceError {}

/// A whole trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// What stands before the records.
    pub header: Header,
    records: Vec<u8>,
}

impl Trace {
    /// The trace of bytes.
    ///
    /// # Errors
    ///
    /// For bytes that are no trace, of another version, damaged, or written by something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TraceError> {
        let content = envelope::open(bytes, &MARK, VERSION).map_err(|error| match error {
            EnvelopeError::OtherMark => TraceError::NotATrace,
            EnvelopeError::OtherVersion(found) => TraceError::UnknownVersion { found, read: VERSION },
            EnvelopeError::Damaged => TraceError::Damaged,
        })?;
        let mut input = Decoder::new(content);
        let header = Header::decode(&mut input).map_err(TraceError::Invalid)?;
        let record = (HASH as u128) * (header.parts.len() as u128 + 1);
        if record * (u128::from(header.ticks) + 1) != input.rest().len() as u128 {
            return Err(TraceError::Invalid(input.invalid("Trace")));
        }
        Ok(Self { header, records: input.rest().to_vec() })
    }

    /// Reads a trace from a file.
    ///
    /// # Errors
    ///
    /// Those of the file system, and a [`TraceError`] as the source of one for what is no trace.
    pub fn read(path: &Path) -> io::Result<Self> {
        let bytes = std::fs::read(path)?;
        Self::from_bytes(&bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
    }

    /// The hash of the whole state after so many ticks; nothing beyond the last one.
    pub fn total(&self, tick: u64) -> Option<StateHash> {
        self.hash(tick, 0)
    }

    /// The hash of a part after so many ticks.
    pub fn part(&self, tick: u64, part: usize) -> Option<StateHash> {
        if part < self.header.parts.len() { self.hash(tick, part + 1) } else { None }
    }

    /// The hash over the records of all ticks: two traces of one identity are the same run just if these are equal.
    pub fn fingerprint(&self) -> StateHash {
        StateHash::of_bytes(&self.records)
    }

    /// The first number of ticks after which two traces of one identity differ.
    pub fn first_difference(&self, other: &Self) -> Option<u64> {
        let size = HASH * (self.header.parts.len() + 1);
        let mut records = self.records.chunks(size).zip(other.records.chunks(size));
        records.position(|(one, other)| one != other).map(|tick| tick as u64)
    }

    fn hash(&self, tick: u64, place: usize) -> Option<StateHash> {
        if tick > self.header.ticks {
            return None;
        }
        let at = (tick as usize * (self.header.parts.len() + 1) + place) * HASH;
        self.records.get(at..)?.first_chunk().map(|bytes| StateHash(u128::from_le_bytes(*bytes)))
    }
}
