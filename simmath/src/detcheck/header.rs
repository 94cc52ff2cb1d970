//! What a trace says of itself: what two of them must share, and facts about the build.
//! Must not know: files, records.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Scenario, Setup};
use crate::replay::{Facts, Mismatch};
use crate::state::{CanonicalState, DecodeError, Decoder, StateHash};

/// What a trace says before its first record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name of the scenario.
    pub scenario: String,
    /// The scenario's version.
    pub scenario_version: u32,
    /// What the states were computed with.
    pub arithmetic: String,
    /// The hash of the config's text.
    pub config: StateHash,
    /// What the random numbers began with.
    pub seed: u64,
    /// Where the run was done; shown, and never compared.
    pub facts: Facts,
    /// The names of the parts.
    pub parts: Vec<String>,
    /// The number of ticks.
    pub ticks: u64,
}

impl Header {
    /// The header of a scenario's run in this build.
    pub fn of<S: Scenario>(setup: &Setup, leg: &str, parts: Vec<String>, ticks: u64) -> Self {
        let mut facts = Facts::here();
        facts.0.insert("leg".to_string(), leg.to_string());
        Self {
            scenario: S::NAME.to_string(),
            scenario_version: S::VERSION,
            arithmetic: S::ARITHMETIC.to_string(),
            config: StateHash::of_bytes(setup.config.as_bytes()),
            seed: setup.seed,
            facts,
            parts,
            ticks,
        }
    }

    /// The name of the leg that wrote the trace.
    pub fn leg(&self) -> &str {
        self.facts.0.get("leg").map_or("", String::as_str)
    }

    /// What keeps two traces from being compared: every part of the identity that differs.
    pub fn mismatches(&self, other: &Self) -> Vec<Mismatch> {
        let parts = [
            ("the scenario", self.scenario.clone(), other.scenario.clone()),
            ("the scenario's version", self.scenario_version.to_string(), other.scenario_version.to_string()),
            ("the arithmetic", self.arithmetic.clone(), other.arithmetic.clone()),
            ("the config's hash", self.config.to_string(), other.config.to_string()),
            ("the seed", self.seed.to_string(), other.seed.to_string()),
            ("the parts of the state", self.parts.join(", "), other.parts.join(", ")),
        ];
        let differ = parts.into_iter().filter(|(_, one, other)| one != other);
        differ.map(|(part, recorded, here)| Mismatch { part, recorded, here }).collect()
    }

    pub(super) fn encode(&self, bytes: &mut Vec<u8>) {
        self.scenario.encode(bytes);
        self.scenario_version.encode(bytes);
        self.arithmetic.encode(bytes);
        self.config.0.encode(bytes);
        self.seed.encode(bytes);
        self.facts.0.encode(bytes);
        self.parts.encode(bytes);
        self.ticks.encode(bytes);
    }

    pub(super) fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        Ok(Self {
            scenario: String::decode(input)?,
            scenario_version: u32::decode(input)?,
            arithmetic: String::decode(input)?,
            config: StateHash(u128::decode(input)?),
            seed: u64::decode(input)?,
            facts: Facts(BTreeMap::decode(input)?),
            parts: Vec::decode(input)?,
            ticks: u64::decode(input)?,
        })
    }
}
