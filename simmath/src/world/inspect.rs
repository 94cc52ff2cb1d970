//! The world as `detcheck` looks at it: system by system, and part by part.
//! Must not know: traces, requests.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::cell::RefCell;

use super::World;
use super::cells::Cells;
use super::column::AnyColumn;
use super::entity::{Entities, Entity};
use super::resource::AnyResource;
use super::rng::SimRng;
use crate::detcheck::{Out, Part, Shown};
use crate::state::{Arithmetic, CanonicalState, DecodeError, Decoder, Leaf, Segment, Visitor};
use crate::state::{StateHash, visit_at};

impl<A: Arithmetic> World<A> {
    /// A step that tells after each system what it is called.
    pub(crate) fn step_watched(&mut self, after: &mut dyn FnMut(&str, &mut Self)) {
        let mut systems = core::mem::take(&mut self.systems);
        for system in &mut systems {
            system.run(&self.cells);
            self.cells.apply_commands();
            after(system.name(), self);
        }
        self.systems = systems;
        self.cells.tick += 1;
    }

    /// The head under the name `(world)`, each component and each resource.
    pub(crate) fn see_parts(&mut self, see: &mut dyn FnMut(&'static str, &mut dyn Part)) {
        see("(world)", &mut Head { cells: &mut self.cells });
        let Cells { columns, resources, entities, .. } = &mut self.cells;
        for known in columns {
            see(known.name, &mut ColumnPart { column: &mut *known.stored, entities });
        }
        for known in resources {
            see(known.name, &mut ResourcePart(&mut *known.stored));
        }
    }

    /// The hash of each part into `hashes`, and that of all: that of [`state_hash`](World::state_hash).
    pub(crate) fn hashes_into(&self, hashes: &mut Vec<StateHash>) -> StateHash {
        hashes.clear();
        hashes.push(self.head_hash());
        hashes.extend(self.parts().map(|part| part.hash));
        StateHash::of_written(|out| hashes.iter().for_each(|hash| hash.0.encode(out)))
    }
}

/// Tick, entities and random streams.
struct Head<'a> {
    cells: &'a mut Cells,
}

impl Head<'_> {
    fn decode(cells: &Cells, input: &mut Decoder<'_>) -> Result<(u64, Entities, Vec<SimRng>), DecodeError> {
        let tick = u64::decode(input)?;
        // Of the same origin, so that its changes are told from those before.
        let mut entities = cells.entities.clone();
        entities.decode(input)?;
        let rngs = cells.rngs.iter().flatten().map(|_| SimRng::decode(input)).collect::<Result<_, _>>()?;
        Ok((tick, entities, rngs))
    }
}

impl Part for Head<'_> {
    fn write(&self, out: &mut Out<'_>) {
        self.cells.encode_head(out);
    }

    fn read(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError> {
        let (tick, entities, rngs) = Self::decode(self.cells, input)?;
        self.cells.tick = tick;
        self.cells.entities = entities;
        self.cells.rngs.iter_mut().flatten().zip(rngs).for_each(|(place, rng)| *place = RefCell::new(rng));
        Ok(())
    }

    fn visit(&self, see: &mut dyn FnMut(&str, Shown<'_>)) {
        see("", &|visitor| {
            visit_at(Segment::Field("tick"), &self.cells.tick, visitor);
            visitor.enter(Segment::Field("entities"));
            self.cells.entities.visit(visitor);
            visitor.leave();
            for (system, rng) in self.cells.rngs.iter().enumerate() {
                if let Some(rng) = rng {
                    visit_at(
                        Segment::Key(&format_args!("random of system {system}")),
                        &*rng.borrow(),
                        visitor,
                    );
                }
            }
        });
    }

    fn bytes_of(&self, owner: &str) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let mut take = |block: &[u8]| bytes.extend_from_slice(block);
        let mut out = Out::new(&mut take as &mut dyn FnMut(&[u8]));
        self.cells.encode_head(&mut out);
        out.flush();
        owner.is_empty().then_some(bytes)
    }

    /// Only with the same entities alive: components belong to them.
    fn set_bytes_of(&mut self, owner: &str, bytes: &[u8]) -> bool {
        let alive = |entities: &Entities| entities.alive() == self.cells.entities.alive();
        let read = Self::decode(self.cells, &mut Decoder::new(bytes));
        if !owner.is_empty() || !read.is_ok_and(|(_, entities, _)| alive(&entities)) {
            return false;
        }
        self.read(&mut Decoder::new(bytes)).is_ok()
    }
}

struct ColumnPart<'a> {
    column: &'a mut dyn AnyColumn,
    entities: &'a Entities,
}

impl ColumnPart<'_> {
    fn index(&self, owner: &str) -> Option<u32> {
        let (index, generation) = owner.split_once('.')?;
        let (index, generation) = (index.parse().ok()?, generation.parse().ok()?);
        self.entities.contains(Entity::new(index, generation)).then_some(index)
    }
}

impl Part for ColumnPart<'_> {
    fn write(&self, out: &mut Out<'_>) {
        self.column.encode(self.entities, out);
    }

    fn read(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError> {
        self.column.decode(self.entities, input)
    }

    fn visit(&self, see: &mut dyn FnMut(&str, Shown<'_>)) {
        self.column.visit(&mut |index, show| see(&self.entities.at(index).to_string(), show));
    }

    fn bytes_of(&self, owner: &str) -> Option<Vec<u8>> {
        self.column.bytes_of(self.index(owner)?)
    }

    fn set_bytes_of(&mut self, owner: &str, bytes: &[u8]) -> bool {
        self.index(owner).is_some_and(|index| self.column.set_bytes_of(index, bytes))
    }
}

struct ResourcePart<'a>(&'a mut dyn AnyResource);

impl Part for ResourcePart<'_> {
    fn write(&self, out: &mut Out<'_>) {
        self.0.encode(out);
    }

    fn read(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError> {
        self.0.decode(input)
    }

    fn visit(&self, see: &mut dyn FnMut(&str, Shown<'_>)) {
        see("", &|visitor| self.0.visit(visitor));
    }

    fn bytes_of(&self, owner: &str) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let mut take = |block: &[u8]| bytes.extend_from_slice(block);
        let mut out = Out::new(&mut take as &mut dyn FnMut(&[u8]));
        self.0.encode(&mut out);
        out.flush();
        owner.is_empty().then_some(bytes)
    }

    fn set_bytes_of(&mut self, owner: &str, bytes: &[u8]) -> bool {
        let mut input = Decoder::new(bytes);
        let before = self.0.copy();
        let done = owner.is_empty() && self.0.decode(&mut input).and_then(|()| input.finish()).is_ok();
        if !done {
            self.0.assign(&*before);
        }
        done
    }
}

impl Entities {
    /// The words of living entities, and the generations that are not 0, in the order of the canonical form.
    fn visit(&self, visitor: &mut dyn Visitor) {
        let mut bytes = Vec::new();
        self.encode(&mut bytes);
        let mut input = Decoder::new(&bytes);
        let leaf = |name: &str, visitor: &mut dyn Visitor, input: &mut Decoder<'_>| {
            let Ok(word) = input.array::<8>() else { return 0 };
            let number = u64::from_le_bytes(word);
            visitor.enter(Segment::Field(name));
            visitor.leaf(Leaf { text: &format_args!("{number:#x}"), bytes: &word });
            visitor.leave();
            number
        };
        let length = leaf("indices", visitor, &mut input);
        for first in (0..length).step_by(64) {
            leaf(&format!("alive[{first}..]"), visitor, &mut input);
        }
        for _ in 0..leaf("reused", visitor, &mut input) {
            let Ok(Entity { .. }) = Entity::decode(&mut input).inspect(|entity| {
                visit_at(Segment::Field("generation"), entity, visitor);
            }) else {
                return;
            };
        }
    }
}
