//! A replay as bytes: a mark, the version of the format, the canonical form, and a checksum of all of it.

// determinism-lint: allow-file(environment, why = "setup-input", reason = "replays are files; a step reads none")

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::envelope::{self, EnvelopeError};
use super::{Facts, Identity, Replay};
use crate::backend::MathBackend;
use crate::state::{CanonicalState, DecodeError, Decoder, StateHash};

/// The first bytes of every replay.
const MARK: [u8; envelope::MARK] = *b"simreplY";
/// Counted up when the form below changes.
const VERSION: u32 = 1;

/// Why bytes are no replay that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReplayError {
    /// The bytes do not begin like a replay.
    NotAReplay,
    /// The format is of a version that this version of simmath does not read.
    UnknownVersion {
        /// The version that the bytes name.
        found: u32,
        /// The version that is read.
        read: u32,
    },
    /// The checksum is not that of the bytes: they were cut off or changed.
    Damaged,
    /// The backend has an id that this version of simmath does not know.
    UnknownBackend,
    /// The checksum is right and the content is not.
    Invalid(DecodeError),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAReplay => out.write_str("this is no replay: it does not begin like one"),
            Self::UnknownVersion { found, read } => {
                write!(out, "the replay has format version {found}; this version of simmath reads {read}")
            }
            Self::Damaged => {
                out.write_str("the replay is damaged: its checksum is not that of its bytes; copy it anew")
            }
            Self::UnknownBackend => {
                out.write_str("the replay names a math backend that this version of simmath does not have")
            }
            Self::Invalid(error) => write!(out, "the replay holds what no recorder writes: {error}"),
        }
    }
}

impl core::error::Error for ReplayError {}

impl From<DecodeError> for ReplayError {
    fn from(error: DecodeError) -> Self {
        Self::Invalid(error)
    }
}

impl<I: CanonicalState> Replay<I> {
    /// The replay as bytes: the same for the same replay.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { identity, facts, inputs, hashes, snapshots } = self;
        let mut bytes = MARK.to_vec();
        VERSION.encode(&mut bytes);
        identity.scenario.encode(&mut bytes);
        identity.scenario_version.encode(&mut bytes);
        String::from(identity.backend.id()).encode(&mut bytes);
        identity.config.0.encode(&mut bytes);
        identity.seed.encode(&mut bytes);
        facts.0.encode(&mut bytes);
        inputs.encode(&mut bytes);
        hashes.iter().map(|(ticks, hash)| (*ticks, hash.0)).collect::<Vec<_>>().encode(&mut bytes);
        snapshots.encode(&mut bytes);
        StateHash::of_bytes(&bytes).0.encode(&mut bytes);
        bytes
    }

    /// The replay of bytes.
    ///
    /// # Errors
    ///
    /// For bytes that are no replay, of another version of the format, damaged, or written by something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ReplayError> {
        let content = envelope::open(bytes, &MARK, VERSION).map_err(|error| match error {
            EnvelopeError::OtherMark => ReplayError::NotAReplay,
            EnvelopeError::OtherVersion(found) => ReplayError::UnknownVersion { found, read: VERSION },
            EnvelopeError::Damaged => ReplayError::Damaged,
        })?;
        let mut input = Decoder::new(content);
        let replay = Self::decode(&mut input)?;
        input.finish()?;
        Ok(replay)
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, ReplayError> {
        let (scenario, scenario_version) = (String::decode(input)?, u32::decode(input)?);
        let backend: MathBackend = String::decode(input)?.parse().map_err(|_| ReplayError::UnknownBackend)?;
        let (config, seed) = (StateHash(u128::decode(input)?), u64::decode(input)?);
        let identity = Identity { scenario, scenario_version, backend, config, seed };
        let facts = Facts(BTreeMap::decode(input)?);
        let inputs: Vec<I> = Vec::decode(input)?;
        let hashes: Vec<(u64, u128)> = Vec::decode(input)?;
        let snapshots: Vec<(u64, Vec<u8>)> = Vec::decode(input)?;
        let ascending =
            hashes.is_sorted_by(|(a, _), (b, _)| a < b) && snapshots.is_sorted_by(|(a, _), (b, _)| a < b);
        if !ascending {
            return Err(input.invalid("Replay").into());
        }
        let hashes = hashes.into_iter().map(|(ticks, hash)| (ticks, StateHash(hash))).collect();
        Ok(Self { identity, facts, inputs, hashes, snapshots })
    }
}

#[cfg(feature = "std")]
impl<I: CanonicalState> Replay<I> {
    /// Writes the replay to a file: beside it first, and then in its place, so that there is never half of one.
    ///
    /// # Errors
    ///
    /// Those of the file system; the file is then as it was before.
    pub fn write(&self, path: &std::path::Path) -> std::io::Result<()> {
        envelope::write_beside(path, |file| std::io::Write::write_all(file, &self.to_bytes()))
    }

    /// Reads a replay from a file.
    ///
    /// # Errors
    ///
    /// Those of the file system, and a [`ReplayError`] as the source of one for what is no replay.
    pub fn read(path: &std::path::Path) -> std::io::Result<Self> {
        let bytes = std::fs::read(path)?;
        Self::from_bytes(&bytes).map_err(|error| std::io::Error::new(std::io::ErrorKind::InvalidData, error))
    }
}
