//! What two peers compare: hashes, and where they differ.

use alloc::vec::Vec;
use core::fmt;

use xxhash_rust::xxh3::Xxh3;

use super::World;
use super::entity::Entity;
use crate::state::{Arithmetic, CanonicalState, Difference, StateHash};

/// The hash of all components of one name, or of one resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComponentHash {
    /// The name it was registered by.
    pub name: &'static str,
    /// The hash of the name, the entities and their components.
    pub hash: StateHash,
}

/// A place where two worlds differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorldDifference {
    /// The name of the component or resource.
    pub name: &'static str,
    /// The entity, unless it is a resource.
    pub entity: Option<Entity>,
    /// The field, with both values and their bits.
    pub difference: Difference,
}

/// `position of 3.0: x: 1.5 (00800100) and 1.25 (00400100)`.
impl fmt::Display for WorldDifference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, entity, difference } = self;
        match entity {
            Some(entity) => write!(out, "{name} of {entity}: {difference}"),
            None => write!(out, "{name}: {difference}"),
        }
    }
}

impl<A: Arithmetic> World<A> {
    /// The hash of the whole state: tick, entities, components with their entities, resources and random streams, each under its
    /// name. Linear in the state.
    pub fn state_hash(&self) -> StateHash {
        self.state_hash_with(&mut Vec::new())
    }

    /// As [`state_hash`](World::state_hash), in memory that is kept between calls.
    pub fn state_hash_with(&self, bytes: &mut Vec<u8>) -> StateHash {
        bytes.clear();
        self.encode_head(bytes);
        let mut total = Xxh3::new();
        total.update(&StateHash::of_bytes(bytes).0.to_le_bytes());
        for part in self.parts(bytes) {
            total.update(&part.hash.0.to_le_bytes());
        }
        StateHash(total.digest128())
    }

    /// The hash of each component and each resource, in the order of their registration: which of them differs first.
    pub fn component_hashes(&self) -> Vec<ComponentHash> {
        self.parts(&mut Vec::new()).collect()
    }

    /// Everything in its canonical form.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.encode_head(&mut bytes);
        for known in &self.cells.columns {
            known.stored.encode(&self.cells.entities, &mut bytes);
        }
        for known in &self.cells.resources {
            known.stored.encode(&mut bytes);
        }
        bytes
    }

    /// Where this world and another one of the same registrations differ, by component and entity.
    pub fn diff(&self, other: &Self) -> Vec<WorldDifference> {
        let mut found = Vec::new();
        for known in &self.cells.columns {
            let Some(theirs) = other.cells.columns.iter().find(|theirs| theirs.name == known.name) else {
                continue;
            };
            known.stored.diff(&*theirs.stored, &mut |index, difference| {
                let entity =
                    if difference.left.is_some() { &self.cells } else { &other.cells }.entities.at(index);
                found.push(WorldDifference { name: known.name, entity: Some(entity), difference });
            });
        }
        for known in &self.cells.resources {
            let Some(theirs) = other.cells.resources.iter().find(|theirs| theirs.name == known.name) else {
                continue;
            };
            for difference in known.stored.diff(&*theirs.stored) {
                found.push(WorldDifference { name: known.name, entity: None, difference });
            }
        }
        found
    }

    /// Tick, entities and random streams.
    fn encode_head(&self, bytes: &mut Vec<u8>) {
        self.cells.tick.encode(bytes);
        self.cells.entities.encode(bytes);
        for rng in self.cells.rngs.iter().flatten() {
            rng.borrow().encode(bytes);
        }
    }

    fn parts<'a>(&'a self, bytes: &'a mut Vec<u8>) -> impl Iterator<Item = ComponentHash> + 'a {
        let (columns, resources) = (self.cells.columns.iter(), self.cells.resources.iter());
        let columns = columns.map(|known| (known.name, Some(known), None));
        let resources = resources.map(|known| (known.name, None, Some(known)));
        columns.chain(resources).map(move |(name, column, resource)| {
            bytes.clear();
            name.len().encode(bytes);
            bytes.extend_from_slice(name.as_bytes());
            if let Some(known) = column {
                known.stored.encode(&self.cells.entities, bytes);
            }
            if let Some(known) = resource {
                known.stored.encode(bytes);
            }
            ComponentHash { name, hash: StateHash::of_bytes(bytes) }
        })
    }
}
