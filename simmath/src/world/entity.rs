//! Entities: an index that is used again, and a generation that is not.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::stamp::Stamp;
use crate::state::{CanonicalState, DecodeError, DecodeErrorKind, Decoder, Difference, Field, Leaf, Sink};
use crate::state::{Visitor, to_bytes};

/// A thing of the world. Its components are found by it, and iteration goes by its index.
///
/// An index is used again when its entity is gone, with the next generation, so that an entity that was kept elsewhere names
/// nothing then. After 2^32 generations of one index they begin again with 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entity {
    index: u32,
    generation: u32,
}

impl Entity {
    /// Indices that a name from elsewhere may have are below this: what is stored by index stays below 64 MiB.
    pub const INDEX_LIMIT: u32 = 1 << 24;

    /// An entity by its parts, for [`World::spawn_at`](super::World::spawn_at).
    pub const fn new(index: u32, generation: u32) -> Self {
        Self { index, generation }
    }

    /// The place among the entities of a world: the lowest that is free at spawning.
    pub const fn index(self) -> u32 {
        self.index
    }

    /// How many entities had this index before.
    pub const fn generation(self) -> u32 {
        self.generation
    }
}

/// `index.generation`.
impl fmt::Display for Entity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.index, self.generation)
    }
}

// determinism-lint: allow(vouched-state, why = "exact-op", reason = "two integers, both encoded")
impl CanonicalState for Entity {
    const SIZE: Option<usize> = Some(8);
    const LEAST_SIZE: usize = 8;

    fn encode<S: Sink>(&self, sink: &mut S) {
        self.index.encode(sink);
        self.generation.encode(sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        Ok(Self { index: u32::decode(input)?, generation: u32::decode(input)? })
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        let mut bytes = Vec::new();
        self.encode(&mut bytes);
        visitor.leaf(Leaf { text: self, bytes: &bytes });
    }
}

// determinism-lint: allow(vouched-state, why = "exact-op", reason = "two integers, both encoded")
impl<A: crate::state::Arithmetic> crate::state::DeterminismSafe<A> for Entity {}

/// Which entities there are: the same for the same set of living ones and of generations, whatever came before.
#[derive(Clone, Default)]
pub struct Entities {
    /// By index: the generation of the entity that is there, or of the next one.
    generations: Vec<u32>,
    /// The indices of living entities, ascending.
    alive: Vec<u32>,
    stamp: Stamp,
}

impl Entities {
    /// The indices of living entities, ascending.
    pub(super) fn alive(&self) -> &[u32] {
        &self.alive
    }

    pub(super) fn contains(&self, entity: Entity) -> bool {
        self.generations.get(entity.index as usize) == Some(&entity.generation)
            && self.alive.binary_search(&entity.index).is_ok()
    }

    /// The entity of an index, or the next one that will have it.
    pub(super) fn at(&self, index: u32) -> Entity {
        Entity { index, generation: self.generations.get(index as usize).copied().unwrap_or(0) }
    }

    /// Takes the reserved among the living.
    pub(super) fn settle(&mut self, reserved: &mut Reserved) {
        let Some(last) = reserved.0.last() else { return };
        if last.index as usize >= self.generations.len() {
            self.generations.resize(last.index as usize + 1, 0);
        }
        for entity in reserved.0.drain(..) {
            self.generations[entity.index as usize] = entity.generation;
            self.alive.push(entity.index);
        }
        self.alive.sort_unstable();
        self.stamp.renew();
    }

    /// Takes entities out of the living, for ascending indices.
    pub(super) fn remove(&mut self, indices: &[u32]) {
        if indices.is_empty() {
            return;
        }
        self.stamp.renew();
        let mut gone = indices.iter().peekable();
        self.alive.retain(|index| {
            while gone.next_if(|other| **other < *index).is_some() {}
            gone.peek() != Some(&index)
        });
        for index in indices {
            let generation = &mut self.generations[*index as usize];
            // Not 0 again, which would be an index that was never used.
            *generation = generation.checked_add(1).unwrap_or(1);
        }
    }

    /// Becomes like a copy of itself, or of the entities of another world.
    pub(super) fn assign(&mut self, copy: &Self, of_stranger: bool) {
        if self.stamp.assign(copy.stamp, of_stranger) {
            self.generations.clone_from(&copy.generations);
            self.alive.clone_from(&copy.alive);
        }
    }

    /// Where the living and the generations differ.
    pub(super) fn diff(&self, other: &Self, found: &mut dyn FnMut(Entity, Difference)) {
        let side = |entities: &Self, index: u32| {
            let entity = entities.at(index);
            let lives = entities.contains(entity);
            let text = format!("{entity} {}", if lives { "lives" } else { "is the next" });
            (entity, Field { path: String::new(), text, bytes: to_bytes(&entity) })
        };
        let indices = self.generations.len().max(other.generations.len());
        for index in 0..indices as u32 {
            let ((entity, left), (_, right)) = (side(self, index), side(other, index));
            if left != right {
                found(entity, Difference { path: String::new(), left: Some(left), right: Some(right) });
            }
        }
    }

    /// How many indices there are, one bit for each that lives, and the generations that are not 0 with their indices.
    pub(super) fn encode<S: Sink>(&self, sink: &mut S) {
        self.generations.len().encode(sink);
        let mut alive = &self.alive[..];
        for first in (0..self.generations.len()).step_by(64) {
            // Most often all 64 live, which the last of them says.
            let full = alive.get(63).is_some_and(|last| *last as usize == first + 63);
            let here = if full {
                64
            } else {
                alive.iter().take_while(|index| (**index as usize) < first + 64).count()
            };
            let (word, later) = alive.split_at(here);
            let bits =
                if full { u64::MAX } else { word.iter().fold(0, |bits, index| bits | 1 << (index % 64)) };
            bits.encode(sink);
            alive = later;
        }
        let reused = self.generations.iter().filter(|generation| **generation != 0).count();
        reused.encode(sink);
        if reused > 0 {
            let reused = (0..).zip(&self.generations).filter(|(_, generation)| **generation != 0);
            reused.for_each(|(index, generation)| Entity { index, generation: *generation }.encode(sink));
        }
    }

    pub(super) fn decode(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError> {
        let length = usize::decode(input)?;
        // A bit for each is still to come, and indices have 32.
        if length / 8 > input.rest().len() || u32::try_from(length).is_err() {
            return Err(input.error(DecodeErrorKind::TooLong));
        }
        let mut alive = Vec::new();
        for first in (0..length).step_by(64) {
            let mut bits = u64::decode(input)?;
            if length - first < 64 && bits >> (length - first) != 0 {
                return Err(input.invalid("Entities"));
            }
            while bits != 0 {
                alive.push(first as u32 + bits.trailing_zeros());
                bits &= bits - 1;
            }
        }
        let mut generations = alloc::vec![0; length];
        let mut next = 0;
        for _ in 0..input.length::<Entity>()? {
            let Entity { index, generation } = Entity::decode(input)?;
            let place = generations.get_mut(index as usize).filter(|_| index >= next && generation != 0);
            *place.ok_or_else(|| input.invalid("Entities"))? = generation;
            next = index + 1;
        }
        // There are no more indices than were used.
        let last_lives = alive.last().map(|last| *last as usize + 1) == Some(length);
        if generations.last() == Some(&0) && !last_lives {
            return Err(input.invalid("Entities"));
        }
        (self.generations, self.alive) = (generations, alive);
        self.stamp.renew();
        Ok(())
    }
}

/// Entities that were spawned and are not among the living yet, by ascending index.
#[derive(Default)]
pub(super) struct Reserved(Vec<Entity>);

impl Reserved {
    /// The entity with the lowest index that is free.
    pub(super) fn next(&mut self, entities: &Entities) -> Entity {
        let index = self.lowest_free(&entities.alive);
        let entity = entities.at(index);
        self.insert(entity);
        entity
    }

    /// A given entity, unless its index is taken or beyond the limit, or its generation is gone.
    pub(super) fn exactly(&mut self, entity: Entity, entities: &Entities) -> bool {
        if entity.index >= Entity::INDEX_LIMIT {
            return false;
        }
        let taken = entities.alive.binary_search(&entity.index).is_ok() || self.place(entity.index).is_ok();
        if taken || entities.at(entity.index).generation > entity.generation {
            return false;
        }
        self.insert(entity);
        true
    }

    fn place(&self, index: u32) -> Result<usize, usize> {
        self.0.binary_search_by_key(&index, |entity| entity.index)
    }

    fn insert(&mut self, entity: Entity) {
        if let Err(place) = self.place(entity.index) {
            self.0.insert(place, entity);
        }
    }

    /// The first number that is in neither of two ascending lists.
    fn lowest_free(&self, alive: &[u32]) -> u32 {
        // What is dense at the beginning is skipped at once.
        let mut free = dense_prefix(alive);
        let mut alive = alive[free as usize..].iter().peekable();
        let mut reserved = self.0.iter().map(|entity| entity.index).peekable();
        loop {
            while reserved.next_if(|index| *index < free).is_some() {}
            while alive.next_if(|index| **index < free).is_some() {}
            if reserved.peek() != Some(&free) && alive.peek() != Some(&&free) {
                return free;
            }
            free += 1;
        }
    }
}

/// How many of the first indices are 0, 1, 2, …
fn dense_prefix(indices: &[u32]) -> u32 {
    // Where an index equals its place, all before it do.
    let (mut low, mut high) = (0, indices.len());
    while low < high {
        let middle = (low + high) / 2;
        if indices[middle] as usize == middle {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low as u32
}
