//! Everything that a world stores, as systems see it: shared, with the values of each column and resource borrowed on their own.

// determinism-lint: allow-file(compiler-identity, why = "lookup-only", reason = "a type finds its own column in this process; states know it by its registered name")

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::{Any, TypeId, type_name};
use core::cell::RefCell;

use super::column::{AnyColumn, Column};
use super::commands::Queue;
use super::entity::Entities;
use super::query::Component;
use super::resource::{AnyResource, Resource};
use super::rng::SimRng;
use super::{Access, BuildError};

/// A component or resource by its type, with the name that states and reports know it by.
pub(super) struct Known<T: ?Sized> {
    pub(super) name: &'static str,
    pub(super) type_id: TypeId,
    pub(super) stored: Box<T>,
}

/// What a world stores.
pub struct Cells {
    /// Which world this is: snapshots of another one share no stamps with it.
    pub(super) origin: Arc<()>,
    pub(super) columns: Vec<Known<dyn AnyColumn>>,
    pub(super) resources: Vec<Known<dyn AnyResource>>,
    pub(super) entities: Entities,
    pub(super) commands: RefCell<Queue>,
    /// The stream of each system that draws numbers, by the system's place.
    pub(super) rngs: Vec<Option<RefCell<SimRng>>>,
    pub(super) tick: u64,
}

impl Cells {
    pub(super) fn find_column<T: 'static>(&self) -> Option<usize> {
        self.columns.iter().position(|known| known.type_id == TypeId::of::<T>())
    }

    pub(super) fn find_resource<T: 'static>(&self) -> Option<usize> {
        self.resources.iter().position(|known| known.type_id == TypeId::of::<T>())
    }

    /// The column that `find_column` found.
    pub(super) fn column<T: Component>(&self, place: usize) -> &Column<T> {
        downcast(self.columns[place].stored.as_any())
    }

    /// The resource that `find_resource` found.
    pub(super) fn resource<T: Component>(&self, place: usize) -> &Resource<T> {
        downcast(self.resources[place].stored.as_any())
    }
}

fn downcast<T: 'static>(stored: &dyn Any) -> &T {
    stored.downcast_ref().expect("a place was found by this very type")
}

/// What the parameters of a system use, collected while it is registered.
pub struct Plan<'c> {
    pub(super) cells: &'c Cells,
    /// Which system this is, by order of registration.
    pub(super) system: usize,
    pub(super) draws: bool,
    pub(super) accesses: Vec<(TypeId, Access)>,
    pub(super) mistakes: Vec<BuildError>,
}

impl Plan<'_> {
    pub(super) fn reads<T: Component>(&mut self) -> usize {
        self.uses::<T>(Access::Read);
        self.component::<T>()
    }

    pub(super) fn writes<T: Component>(&mut self) -> usize {
        self.uses::<T>(Access::Write);
        self.component::<T>()
    }

    pub(super) fn filters<T: Component>(&mut self) -> usize {
        self.component::<T>()
    }

    pub(super) fn resource<T: Component>(&mut self, access: Access) -> usize {
        self.uses::<Resource<T>>(access);
        self.cells.find_resource::<T>().unwrap_or_else(|| {
            self.mistakes.push(BuildError::UnknownResource(type_name::<T>()));
            usize::MAX
        })
    }

    fn component<T: Component>(&mut self) -> usize {
        self.cells.find_column::<T>().unwrap_or_else(|| {
            self.mistakes.push(BuildError::UnknownComponent(type_name::<T>()));
            usize::MAX
        })
    }

    /// Values are borrowed for the whole run of a system, so a system may use a type once if it writes it.
    pub(super) fn uses<T: 'static>(&mut self, access: Access) {
        let id = TypeId::of::<T>();
        let other = self.accesses.iter().find(|(used, _)| *used == id);
        if other.is_some_and(|(_, other)| access == Access::Write || *other == Access::Write) {
            self.mistakes.push(BuildError::ConflictingAccess(type_name::<T>()));
        }
        self.accesses.push((id, access));
    }
}
