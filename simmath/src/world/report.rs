//! What two peers compare: hashes, and where they differ.

use alloc::format;
use alloc::vec::Vec;
use core::fmt;

use super::World;
use super::cells::Cells;
use super::column::Out;
use super::entity::Entity;
use super::rng::SimRng;
use crate::state::{Arithmetic, Blocks, CanonicalState, Difference, Sink, StateHash, differences};

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
    /// The name of the component or resource; `tick`, `entities` or `random numbers` for what is neither.
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
    /// name. Linear in the state; it allocates nothing.
    pub fn state_hash(&self) -> StateHash {
        StateHash::of_written(|out| {
            self.head_hash().0.encode(out);
            self.parts().for_each(|part| part.hash.0.encode(out));
        })
    }

    /// The hash of tick, entities and random streams: what [`component_hashes`](World::component_hashes) leaves out.
    pub fn head_hash(&self) -> StateHash {
        StateHash::of_written(|head| self.cells.encode_head(head))
    }

    /// The hash of each component and each resource, in the order of their registration: which of them differs first.
    pub fn component_hashes(&self) -> Vec<ComponentHash> {
        self.parts().collect()
    }

    /// Everything in its canonical form.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut take = |block: &[u8]| bytes.extend_from_slice(block);
        let mut out = Blocks::new(&mut take as &mut dyn FnMut(&[u8]));
        self.cells.encode_head(&mut out);
        for known in &self.cells.columns {
            known.stored.encode(&self.cells.entities, &mut out);
        }
        for known in &self.cells.resources {
            known.stored.encode(&mut out);
        }
        out.flush();
        bytes
    }

    /// Where this world and another one of the same registrations differ: tick, entities, random streams, then by component and
    /// entity. Nothing is found just where the hashes are the same.
    pub fn diff(&self, other: &Self) -> Vec<WorldDifference> {
        let mut found = self.diff_heads(other);
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

    fn diff_heads(&self, other: &Self) -> Vec<WorldDifference> {
        let (ours, theirs) = (&self.cells, &other.cells);
        let ticks = differences(&ours.tick, &theirs.tick).into_iter();
        let mut found: Vec<_> =
            ticks.map(|difference| WorldDifference { name: "tick", entity: None, difference }).collect();
        ours.entities.diff(&theirs.entities, &mut |entity, difference| {
            found.push(WorldDifference { name: "entities", entity: Some(entity), difference });
        });
        let streams = |cells: &Cells| -> Vec<Option<SimRng>> {
            cells.rngs.iter().map(|rng| rng.as_ref().map(|rng| rng.borrow().clone())).collect()
        };
        for (system, (ours, theirs)) in streams(ours).iter().zip(&streams(theirs)).enumerate() {
            let (Some(ours), Some(theirs)) = (ours, theirs) else { continue };
            for mut difference in differences(ours, theirs) {
                difference.path = format!("[{system}].{}", difference.path);
                found.push(WorldDifference { name: "random numbers", entity: None, difference });
            }
        }
        found
    }

    pub(super) fn parts(&self) -> impl Iterator<Item = ComponentHash> + '_ {
        let columns = self
            .cells
            .columns
            .iter()
            .map(|known| named_hash(known.name, |out| known.stored.encode(&self.cells.entities, out)));
        let resources =
            self.cells.resources.iter().map(|known| named_hash(known.name, |out| known.stored.encode(out)));
        columns.chain(resources)
    }
}

impl Cells {
    /// Tick, entities and random streams.
    pub(super) fn encode_head(&self, out: &mut Out<'_>) {
        self.tick.encode(out);
        self.entities.encode(out);
        for rng in self.rngs.iter().flatten() {
            rng.borrow().encode(out);
        }
    }
}

fn named_hash(name: &'static str, write: impl FnOnce(&mut Out<'_>)) -> ComponentHash {
    let hash = StateHash::of_written(|out| {
        name.len().encode(out);
        out.put(name.as_bytes());
        write(out);
    });
    ComponentHash { name, hash }
}
