//! Copies of a world's state, and the way back to them.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::World;
use super::column::AnyColumn;
use super::entity::Entities;
use super::resource::AnyResource;
use super::rng::SimRng;
use crate::state::{Arithmetic, CanonicalState, DecodeError, Decoder};

/// A copy of a world's state, for the world that it was taken of.
pub struct Snapshot {
    origin: Arc<()>,
    tick: u64,
    entities: Entities,
    columns: Vec<Box<dyn AnyColumn>>,
    resources: Vec<Box<dyn AnyResource>>,
    rngs: Vec<Option<SimRng>>,
}

impl Snapshot {
    /// The number of steps before it was taken.
    pub fn tick(&self) -> u64 {
        self.tick
    }
}

impl<A: Arithmetic> World<A> {
    /// A copy of the state. Linear in the state, and about as fast as copying its memory.
    pub fn snapshot(&self) -> Snapshot {
        let cells = &self.cells;
        Snapshot {
            origin: cells.origin.clone(),
            tick: cells.tick,
            entities: cells.entities.clone(),
            columns: cells.columns.iter().map(|known| known.stored.copy()).collect(),
            resources: cells.resources.iter().map(|known| known.stored.copy()).collect(),
            rngs: cells.rngs.iter().map(|rng| rng.as_ref().map(|rng| rng.borrow().clone())).collect(),
        }
    }

    /// A copy of the state in the memory of an older one. Who has which component is copied only where that changed since.
    pub fn snapshot_into(&self, snapshot: &mut Snapshot) {
        let cells = &self.cells;
        if !Arc::ptr_eq(&cells.origin, &snapshot.origin) {
            *snapshot = self.snapshot();
            return;
        }
        snapshot.tick = cells.tick;
        snapshot.entities.assign(&cells.entities, false);
        for (copy, known) in snapshot.columns.iter_mut().zip(&cells.columns) {
            copy.assign(&*known.stored, false);
        }
        for (copy, known) in snapshot.resources.iter_mut().zip(&cells.resources) {
            copy.assign(&*known.stored);
        }
        for (copy, rng) in snapshot.rngs.iter_mut().zip(&cells.rngs) {
            *copy = rng.as_ref().map(|rng| rng.borrow().clone());
        }
    }

    /// Goes back to a snapshot of this world, or of one of the same registrations.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        let cells = &mut self.cells;
        let stranger = !Arc::ptr_eq(&cells.origin, &snapshot.origin);
        cells.tick = snapshot.tick;
        cells.entities.assign(&snapshot.entities, stranger);
        for (known, copy) in cells.columns.iter_mut().zip(&snapshot.columns) {
            known.stored.assign(&**copy, stranger);
        }
        for (known, copy) in cells.resources.iter_mut().zip(&snapshot.resources) {
            known.stored.assign(&**copy);
        }
        for (rng, copy) in cells.rngs.iter_mut().zip(&snapshot.rngs) {
            if let (Some(rng), Some(copy)) = (rng, copy) {
                rng.get_mut().clone_from(copy);
            }
        }
    }

    /// Takes the state from canonical bytes, as [`to_bytes`](World::to_bytes) of a world of the same registrations wrote them.
    ///
    /// # Errors
    ///
    /// For bytes that are no such state; the world is then as it was before.
    pub fn load(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let before = self.snapshot();
        let result = self.load_parts(&mut Decoder::new(bytes));
        if result.is_err() {
            self.restore(&before);
        }
        result
    }

    fn load_parts(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError> {
        let cells = &mut self.cells;
        cells.tick = u64::decode(input)?;
        cells.entities.decode(input)?;
        for rng in cells.rngs.iter_mut().flatten() {
            *rng.get_mut() = SimRng::decode(input)?;
        }
        for known in &mut cells.columns {
            known.stored.decode(&cells.entities, input)?;
        }
        for known in &mut cells.resources {
            known.stored.decode(input)?;
        }
        input.finish()
    }
}

/// The last states of a world, for a rollback to the tick of a late input.
///
/// It holds up to `capacity` copies of the state, in memory that is used again: a steady tick allocates nothing. A copy is as
/// large as the values of all components and resources, with 4 bytes for each component of each entity, 4 for each entity, 4 for
/// each index that was used, and 320 for each system that draws random numbers.
pub struct Rollback {
    capacity: usize,
    /// By ascending tick.
    snapshots: VecDeque<Snapshot>,
}

/// A tick that cannot be gone back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RollbackError {
    /// The tick that was asked for.
    pub tick: u64,
    /// The oldest tick that is held, if any is.
    pub oldest: Option<u64>,
}

impl fmt::Display for RollbackError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tick = self.tick;
        match self.oldest {
            Some(oldest) => {
                write!(out, "no state of tick {tick} is held; the oldest is that of tick {oldest}")
            }
            None => write!(out, "no state of tick {tick} is held, nor of any other"),
        }
    }
}

impl core::error::Error for RollbackError {}

impl Rollback {
    /// Room for the states of this many ticks, at least one.
    pub fn new(capacity: usize) -> Self {
        Self { capacity: capacity.max(1), snapshots: VecDeque::new() }
    }

    /// The ticks whose states are held, ascending.
    pub fn ticks(&self) -> impl Iterator<Item = u64> + '_ {
        self.snapshots.iter().map(Snapshot::tick)
    }

    /// Holds the state of now, in place of the oldest where there is no room, and of what is not before it.
    pub fn save<A: Arithmetic>(&mut self, world: &World<A>) {
        while self.snapshots.back().is_some_and(|last| last.tick >= world.tick()) {
            self.snapshots.pop_back();
        }
        let spare = if self.snapshots.len() == self.capacity { self.snapshots.pop_front() } else { None };
        let snapshot = match spare {
            Some(mut spare) => {
                world.snapshot_into(&mut spare);
                spare
            }
            None => world.snapshot(),
        };
        self.snapshots.push_back(snapshot);
    }

    /// Goes back to the state of a tick. Later states stay held until they are saved anew.
    ///
    /// # Errors
    ///
    /// [`RollbackError`] for a tick that is not held; the world is then as it was.
    pub fn restore<A: Arithmetic>(&self, world: &mut World<A>, tick: u64) -> Result<(), RollbackError> {
        let found = self.snapshots.iter().find(|snapshot| snapshot.tick == tick);
        let snapshot = found.ok_or(RollbackError { tick, oldest: self.ticks().next() })?;
        world.restore(snapshot);
        Ok(())
    }
}
