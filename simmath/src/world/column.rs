//! The components of one type, dense and by ascending entity index.
//! Must not know: other columns, systems.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::Any;
use core::cell::RefCell;

use super::entity::Entities;
use super::stamp::Stamp;
#[cfg(feature = "detcheck")]
use crate::detcheck::Shown;
#[cfg(feature = "detcheck")]
use crate::state::from_bytes;
use crate::state::{Blocks, CanonicalState, DecodeError, Decoder, Difference, Field, Omission};
use crate::state::{differences, omissions, to_bytes};

/// Where the canonical bytes of a part of the world go to.
pub(super) type Out<'a> = Blocks<&'a mut dyn FnMut(&[u8])>;

/// What is to become of the component of an index: a value, or nothing.
struct Change<T> {
    index: u32,
    /// How many were noted before it.
    order: usize,
    value: Option<T>,
}

/// A column, with what commands wait to put into it. Only the values are borrowed by systems; who has a component changes between
/// them.
pub(super) struct Column<T> {
    pub(super) indices: Vec<u32>,
    /// That of the indices.
    stamp: Stamp,
    pub(super) values: RefCell<Vec<T>>,
    /// Values of insert commands, in the order of the commands.
    pub(super) queue: RefCell<VecDeque<T>>,
    changes: Vec<Change<T>>,
    /// Room for the next state, kept so that a change allocates nothing in the long run.
    spare: (Vec<u32>, Vec<T>),
}

impl<T> Column<T> {
    pub(super) fn new() -> Self {
        Self {
            indices: Vec::new(),
            stamp: Stamp::default(),
            values: RefCell::new(Vec::new()),
            queue: RefCell::new(VecDeque::new()),
            changes: Vec::new(),
            spare: (Vec::new(), Vec::new()),
        }
    }

    fn note(&mut self, index: u32, value: Option<T>) {
        let order = self.changes.len();
        self.changes.push(Change { index, order, value });
    }
}

/// A column whose type is known to those who registered it.
pub(super) trait AnyColumn: Send {
    fn as_any(&self) -> &dyn Any;
    /// Notes the next value of the queue for an index, or drops it.
    fn insert_next(&mut self, index: Option<u32>);
    /// Notes that an index has no component any more.
    fn remove(&mut self, index: u32);
    /// Does what was noted; of several notes for an index the last one counts.
    fn apply(&mut self);
    /// The canonical form: 1 where every living entity has this component, or else 0 and the indices of those that do; then the
    /// components.
    fn encode(&self, entities: &Entities, out: &mut Out<'_>);
    fn decode(&mut self, entities: &Entities, input: &mut Decoder<'_>) -> Result<(), DecodeError>;
    /// A copy for a snapshot.
    fn copy(&self) -> Box<dyn AnyColumn>;
    /// Becomes like a copy of itself, or of the same column of another world.
    fn assign(&mut self, copy: &dyn AnyColumn, of_stranger: bool);
    /// Where the components of two worlds differ.
    fn diff(&self, other: &dyn AnyColumn, found: &mut dyn FnMut(u32, Difference));
    /// Shows each component with its index.
    #[cfg(feature = "detcheck")]
    fn visit(&self, see: &mut dyn FnMut(u32, Shown<'_>));
    /// The canonical bytes of the component of an index.
    #[cfg(feature = "detcheck")]
    fn bytes_of(&self, index: u32) -> Option<Vec<u8>>;
    /// Replaces the component of an index. Whether there is one, and the bytes are one.
    #[cfg(feature = "detcheck")]
    fn set_bytes_of(&mut self, index: u32, bytes: &[u8]) -> bool;
    /// The number of components.
    fn count(&self) -> usize;
    /// Whether no component has any bytes.
    fn is_empty_type(&self) -> bool;
    /// What of a component is left out.
    fn omissions(&self) -> Vec<Omission>;
}

impl<T: CanonicalState + Clone + Send + 'static> AnyColumn for Column<T> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn insert_next(&mut self, index: Option<u32>) {
        let value = self.queue.get_mut().pop_front();
        if let (Some(index), Some(value)) = (index, value) {
            self.note(index, Some(value));
        }
    }

    fn remove(&mut self, index: u32) {
        self.note(index, None);
    }

    fn apply(&mut self) {
        if self.changes.is_empty() {
            return;
        }
        // The last note of an index stays the last. A stable sort would allocate.
        // determinism-lint: allow(unstable-sort, why = "total-order", reason = "no two notes have the same order")
        self.changes.sort_unstable_by_key(|change| (change.index, change.order));
        let values = self.values.get_mut();
        let (next_indices, next_values) = &mut self.spare;
        let mut keep = |(index, value)| {
            next_indices.push(index);
            next_values.push(value);
        };
        let mut old = self.indices.drain(..).zip(values.drain(..)).peekable();
        let mut changes = self.changes.drain(..).peekable();
        while let Some(Change { index, value, .. }) = changes.next() {
            if changes.peek().is_some_and(|next| next.index == index) {
                continue;
            }
            while let Some(before) = old.next_if(|(other, _)| *other < index) {
                keep(before);
            }
            let _ = old.next_if(|(other, _)| *other == index);
            if let Some(value) = value {
                keep((index, value));
            }
        }
        old.for_each(keep);
        drop(changes);
        core::mem::swap(&mut self.indices, next_indices);
        self.stamp.renew();
        core::mem::swap(values, next_values);
    }

    fn encode(&self, entities: &Entities, out: &mut Out<'_>) {
        // Both lists are ascending, and a column names the living only: as many are the same.
        let everyone = self.indices.len() == entities.alive().len();
        debug_assert_eq!(everyone, self.indices == entities.alive(), "a column names the living only");
        everyone.encode(out);
        if !everyone {
            self.indices.len().encode(out);
            out.put_all(&self.indices);
        }
        out.put_all(&self.values.borrow());
    }

    fn decode(&mut self, entities: &Entities, input: &mut Decoder<'_>) -> Result<(), DecodeError> {
        let everyone = bool::decode(input)?;
        let indices = if everyone { entities.alive().to_vec() } else { Vec::decode(input)? };
        if !everyone && !are_some_of(&indices, entities.alive()) {
            return Err(input.invalid("Column"));
        }
        *self.values.get_mut() = input.values(indices.len())?;
        self.indices = indices;
        self.stamp.renew();
        Ok(())
    }

    fn copy(&self) -> Box<dyn AnyColumn> {
        let values = RefCell::new(self.values.borrow().clone());
        Box::new(Self { indices: self.indices.clone(), stamp: self.stamp, values, ..Self::new() })
    }

    fn assign(&mut self, copy: &dyn AnyColumn, of_stranger: bool) {
        if let Some(copy) = copy.as_any().downcast_ref::<Self>() {
            if self.stamp.assign(copy.stamp, of_stranger) {
                self.indices.clone_from(&copy.indices);
            }
            self.values.get_mut().clone_from(&copy.values.borrow());
        }
    }

    fn diff(&self, other: &dyn AnyColumn, found: &mut dyn FnMut(u32, Difference)) {
        let Some(other) = other.as_any().downcast_ref::<Self>() else { return };
        let (left, right) = (self.values.borrow(), other.values.borrow());
        let of = |column: &Self, index: &u32| column.indices.binary_search(index).ok();
        for (index, value) in self.indices.iter().zip(&*left) {
            match of(other, index) {
                Some(place) => {
                    for difference in differences(value, &right[place]) {
                        found(*index, difference);
                    }
                }
                None => found(*index, one_sided(value, true)),
            }
        }
        for (index, value) in other.indices.iter().zip(&*right) {
            if of(self, index).is_none() {
                found(*index, one_sided(value, false));
            }
        }
    }

    #[cfg(feature = "detcheck")]
    fn visit(&self, see: &mut dyn FnMut(u32, Shown<'_>)) {
        for (index, value) in self.indices.iter().zip(&*self.values.borrow()) {
            see(*index, &|visitor| value.visit(visitor));
        }
    }

    #[cfg(feature = "detcheck")]
    fn bytes_of(&self, index: u32) -> Option<Vec<u8>> {
        let place = self.indices.binary_search(&index).ok()?;
        Some(to_bytes(&self.values.borrow()[place]))
    }

    #[cfg(feature = "detcheck")]
    fn set_bytes_of(&mut self, index: u32, bytes: &[u8]) -> bool {
        let (Ok(place), Ok(value)) = (self.indices.binary_search(&index), from_bytes(bytes)) else {
            return false;
        };
        self.values.get_mut()[place] = value;
        true
    }

    fn count(&self) -> usize {
        self.indices.len()
    }

    fn is_empty_type(&self) -> bool {
        T::SIZE == Some(0)
    }

    fn omissions(&self) -> Vec<Omission> {
        omissions::<T>()
    }
}

/// Whether indices are ascending and among the living, and not all of them.
fn are_some_of(indices: &[u32], alive: &[u32]) -> bool {
    let mut living = alive.iter();
    indices.len() < alive.len() && indices.iter().all(|index| living.any(|other| other == index))
}

/// A component that only one of two worlds has.
fn one_sided<T: CanonicalState>(value: &T, left: bool) -> Difference {
    let field = Field { path: String::new(), text: String::from("a component"), bytes: to_bytes(value) };
    let (left, right) = if left { (Some(field), None) } else { (None, Some(field)) };
    Difference { path: String::new(), left, right }
}
