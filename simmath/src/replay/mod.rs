//! Replays: inputs, what they were recorded with, and hashes on the way, so that a run can be done again and compared.
//! Must not know: peers, the terminal.

pub(crate) mod envelope;
mod facts;
mod file;
mod record;
#[cfg(test)]
mod tests;

pub use facts::Facts;
pub use file::ReplayError;
pub use record::{Divergence, Recorder, SeekError, Verified};

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::backend::MathBackend;
use crate::state::StateHash;

/// What two runs must share before their states can be compared at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// The name of the scenario or game.
    pub scenario: String,
    /// Counted up by the game when the same inputs are meant to give another state.
    pub scenario_version: u32,
    /// The math that the state was computed with.
    pub backend: MathBackend,
    /// The hash of the config's canonical bytes, `determinism.math` among them.
    pub config: StateHash,
    /// What the random numbers begin with.
    pub seed: u64,
}

/// A part of an identity that is not the same on both sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// Which part.
    pub part: &'static str,
    /// What the replay says.
    pub recorded: String,
    /// What this side says.
    pub here: String,
}

/// All parts of an identity that are not the same on both sides. Never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentityMismatch(pub Vec<Mismatch>);

impl fmt::Display for IdentityMismatch {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("this replay is of another run:")?;
        for (index, Mismatch { part, recorded, here }) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { ";" };
            write!(out, "{separator} {part} is {recorded} in the replay and {here} here")?;
        }
        Ok(())
    }
}

impl core::error::Error for IdentityMismatch {}

impl Identity {
    /// That this side is what the replay was recorded with.
    ///
    /// # Errors
    ///
    /// Every part that differs, with both sides.
    pub fn require(&self, here: &Self) -> Result<(), IdentityMismatch> {
        let parts = [
            ("the scenario", self.scenario.clone(), here.scenario.clone()),
            ("the scenario's version", text(self.scenario_version), text(here.scenario_version)),
            ("the math backend", text(self.backend), text(here.backend)),
            ("the config's hash", text(self.config), text(here.config)),
            ("the seed", text(self.seed), text(here.seed)),
        ];
        let differs = parts.into_iter().filter(|(_, recorded, here)| recorded != here);
        let mismatches: Vec<Mismatch> =
            differs.map(|(part, recorded, here)| Mismatch { part, recorded, here }).collect();
        if mismatches.is_empty() { Ok(()) } else { Err(IdentityMismatch(mismatches)) }
    }
}

fn text(value: impl fmt::Display) -> String {
    alloc::format!("{value}")
}

/// A recorded run: the input of each tick, the hash of the state every so many ticks, and states to begin in the middle with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay<I> {
    /// What the run was recorded with, and must be played with.
    pub identity: Identity,
    /// Where the run was recorded; shown when a verification fails, and never compared.
    pub facts: Facts,
    /// The input of each tick, from the first.
    pub inputs: Vec<I>,
    /// Hashes of the state after so many ticks, ascending.
    pub hashes: Vec<(u64, StateHash)>,
    /// Whole states after so many ticks, ascending.
    pub snapshots: Vec<(u64, Vec<u8>)>,
}
