//! Recording a run of a world, and doing it again.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::{Facts, Identity, Replay};
use crate::state::{Arithmetic, DecodeError, StateHash};
use crate::world::World;

/// Records a run as it happens.
pub struct Recorder<I> {
    replay: Replay<I>,
    hash_every: u64,
    snapshot_every: u64,
}

impl<I> Recorder<I> {
    /// A recorder that takes a hash every `hash_every` ticks and a whole state every `snapshot_every` ticks; 0 takes none.
    pub fn new(identity: Identity, hash_every: u64, snapshot_every: u64) -> Self {
        let replay = Replay {
            identity,
            facts: Facts::here(),
            inputs: Vec::new(),
            hashes: Vec::new(),
            snapshots: Vec::new(),
        };
        Self { replay, hash_every, snapshot_every }
    }

    /// Notes the input of a tick and, where one is due, the state after it.
    ///
    /// The input is that of the tick that the world has just done.
    pub fn record<A: Arithmetic>(&mut self, input: I, world: &World<A>) {
        self.replay.inputs.push(input);
        let ticks = self.replay.inputs.len() as u64;
        if is_due(ticks, self.hash_every) {
            self.replay.hashes.push((ticks, world.state_hash()));
        }
        if is_due(ticks, self.snapshot_every) {
            self.replay.snapshots.push((ticks, world.to_bytes()));
        }
    }

    /// What was recorded, with a hash of the last state in any case.
    pub fn finish<A: Arithmetic>(mut self, world: &World<A>) -> Replay<I> {
        let ticks = self.replay.inputs.len() as u64;
        if self.replay.hashes.last().is_none_or(|(last, _)| *last != ticks) {
            self.replay.hashes.push((ticks, world.state_hash()));
        }
        self.replay
    }
}

const fn is_due(ticks: u64, every: u64) -> bool {
    every > 0 && ticks.is_multiple_of(every)
}

/// A run that came out as recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The ticks that were played.
    pub ticks: u64,
    /// The hashes that were compared, all of them equal.
    pub compared: usize,
}

/// A run that did not come out as recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// The number of ticks after which the states differ.
    pub tick: u64,
    /// The last number of ticks after which they were equal: the fault lies in the ticks between.
    pub last_equal: u64,
    /// The recorded hash.
    pub recorded: StateHash,
    /// The hash of this run.
    pub here: StateHash,
    /// Facts that differ: name, recorded value, value here.
    pub facts: Vec<(String, String, String)>,
}

impl fmt::Display for Divergence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tick, last_equal, recorded, here, facts } = self;
        write!(
            out,
            "after {tick} ticks the state is {here} and was {recorded}; after {last_equal} it was the same"
        )?;
        for (index, (name, recorded, here)) in facts.iter().enumerate() {
            out.write_str(if index == 0 { "; what differs: " } else { ", " })?;
            write!(out, "{name} was {recorded} and is {here}")?;
        }
        if facts.is_empty() {
            out.write_str("; target, compiler and flags are the same")?;
        }
        out.write_char('.')
    }
}

impl core::error::Error for Divergence {}

/// Why a state of a replay cannot be gone to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeekError {
    /// The replay ends before.
    Beyond {
        /// The ticks that were asked for.
        ticks: u64,
        /// The ticks that were recorded.
        end: u64,
    },
    /// The recorded state before it is none of this world.
    State(DecodeError),
}

impl fmt::Display for SeekError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Beyond { ticks, end } => {
                write!(out, "there is no state after {ticks} ticks: the replay ends after {end}")
            }
            Self::State(error) => write!(out, "a recorded state is none of this world: {error}"),
        }
    }
}

impl core::error::Error for SeekError {}

impl<I> Replay<I> {
    /// Plays the run in a world that is as it was at the beginning, and compares each recorded hash.
    ///
    /// `tick` gives the input to the world and steps it.
    ///
    /// # Errors
    ///
    /// The first hash that differs.
    pub fn verify<A: Arithmetic>(
        &self,
        world: &mut World<A>,
        mut tick: impl FnMut(&mut World<A>, &I),
    ) -> Result<Verified, Divergence> {
        let mut hashes = self.hashes.iter().peekable();
        let (mut last_equal, mut compared) = (0, 0);
        for (input, ticks) in self.inputs.iter().zip(1_u64..) {
            tick(world, input);
            while let Some((at, recorded)) = hashes.next_if(|(at, _)| *at <= ticks) {
                let here = world.state_hash();
                if here != *recorded || *at != ticks {
                    return Err(self.divergence(ticks, last_equal, *recorded, here));
                }
                (last_equal, compared) = (ticks, compared + 1);
            }
        }
        // A hash of a tick that there is no input for was never compared.
        match hashes.next() {
            Some((at, recorded)) => Err(self.divergence(*at, last_equal, *recorded, world.state_hash())),
            None => Ok(Verified { ticks: self.inputs.len() as u64, compared }),
        }
    }

    /// Brings a world to the state after so many ticks: from the nearest recorded state before it, or else from the beginning, where
    /// the world must be.
    ///
    /// # Errors
    ///
    /// For more ticks than were recorded, and for a recorded state that cannot be read; the world is then as it was.
    pub fn seek<A: Arithmetic>(
        &self,
        world: &mut World<A>,
        ticks: u64,
        mut tick: impl FnMut(&mut World<A>, &I),
    ) -> Result<(), SeekError> {
        let end = self.inputs.len() as u64;
        if ticks > end {
            return Err(SeekError::Beyond { ticks, end });
        }
        let mut done = 0;
        if let Some((at, state)) = self.snapshots.iter().rev().find(|(at, _)| *at <= ticks) {
            world.load(state).map_err(SeekError::State)?;
            done = *at;
        }
        // Both are within the inputs.
        for input in &self.inputs[done as usize..ticks as usize] {
            tick(world, input);
        }
        Ok(())
    }

    fn divergence(&self, tick: u64, last_equal: u64, recorded: StateHash, here: StateHash) -> Divergence {
        let owned = |(name, recorded, here): (&str, &str, &str)| (name.into(), recorded.into(), here.into());
        let facts = self.facts.differences(&Facts::here()).map(owned).collect();
        Divergence { tick, last_equal, recorded, here, facts }
    }
}
