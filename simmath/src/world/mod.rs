//! The world: entities, components, resources and systems, which step the same on every peer.
//! Must not know: files, peers.

mod build;
mod cells;
mod column;
mod commands;
mod coverage;
mod entity;
#[cfg(test)]
mod histories;
#[cfg(feature = "detcheck")]
mod inspect;
mod param;
mod query;
mod report;
mod resource;
mod rng;
mod snapshot;
mod stamp;
mod system;
#[cfg(test)]
mod tests;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::marker::PhantomData;

use self::cells::Cells;
use self::system::System;
use crate::state::{Arithmetic, DeterminismSafe, FixedPoint};

pub use self::build::{BuildError, BuildErrors, WorldBuilder};
pub use self::commands::Commands;
pub use self::coverage::{Coverage, Covered};
pub use self::entity::Entity;
pub use self::param::{Res, ResMut, RngMut, SafeParams, SystemParam, Tick};
pub use self::query::{Component, Query, QueryData, QueryFilter, QueryIter, With, Without};
pub use self::report::{ComponentHash, WorldDifference};
pub use self::rng::SimRng;
pub use self::snapshot::{Rollback, RollbackError, Snapshot};
pub use self::system::IntoSystem;

/// How a system uses something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Write,
}

/// Entities with components, resources, and the systems that change them in fixed steps.
///
/// The same inputs give the same state on every peer: iteration goes by entity, commands apply after each system in the order in
/// which they were given, systems run in the order of their registration, and random numbers come from streams that are part of
/// the state. A world reaches nothing outside of itself.
///
/// ```
/// use simmath::world::{Query, World};
/// use simmath::{Fpx16_16, fx};
///
/// # mod game {
/// # use simmath::{Fpx16_16, state::*};
/// # #[derive(Clone, Debug, PartialEq)]
/// pub struct Position(pub Fpx16_16);
/// # impl CanonicalState for Position {
/// #     const SIZE: Option<usize> = Fpx16_16::SIZE;
/// #     const LEAST_SIZE: usize = 4;
/// #     fn encode<S: Sink>(&self, sink: &mut S) { self.0.encode(sink) }
/// #     fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> { Fpx16_16::decode(input).map(Self) }
/// #     fn visit(&self, visitor: &mut dyn Visitor) { self.0.visit(visitor) }
/// # }
/// # impl<A: Arithmetic> DeterminismSafe<A> for Position {}
/// # }
/// # use game::Position;
/// fn fall(mut things: Query<&mut Position>) {
///     for position in &mut things {
///         position.0 -= fx!(0.5);
///     }
/// }
///
/// let mut builder = World::<simmath::FixedPoint>::builder(7);
/// builder.register_component::<Position>("position").register_system(fall);
/// let mut world = builder.build()?;
/// let stone = world.spawn();
/// world.insert(stone, Position(Fpx16_16::ONE));
/// world.step();
/// assert_eq!(world.get::<Position>(stone), Some(Position(fx!(0.5))));
/// # Ok::<(), simmath::world::BuildErrors>(())
/// ```
pub struct World<A: Arithmetic = FixedPoint> {
    cells: Cells,
    systems: Vec<Box<dyn System>>,
    arithmetic: PhantomData<fn() -> A>,
}

impl<A: Arithmetic> World<A> {
    /// A world to be put together, whose random numbers begin with a seed.
    pub fn builder(seed: u64) -> WorldBuilder<A> {
        WorldBuilder::new(seed)
    }

    /// The number of steps so far; after 2^64 of them it begins again.
    pub fn tick(&self) -> u64 {
        self.cells.tick
    }

    /// One fixed step: each system once, and after each what it asked for by commands.
    pub fn step(&mut self) {
        for system in &mut self.systems {
            system.run(&self.cells);
            self.cells.apply_commands();
        }
        // A state that was loaded may have any tick.
        self.cells.tick = self.cells.tick.wrapping_add(1);
    }

    /// The entities that live, by ascending index.
    pub fn entities(&self) -> impl Iterator<Item = Entity> + '_ {
        self.cells.entities.alive().iter().map(|index| self.cells.entities.at(*index))
    }

    /// Whether an entity lives.
    pub fn contains(&self, entity: Entity) -> bool {
        self.cells.entities.contains(entity)
    }

    /// Does what commands ask for, at once.
    pub fn command<R>(&mut self, ask: impl FnOnce(&mut Commands<'_>) -> R) -> R {
        let mut commands = Commands { queue: self.cells.commands.borrow_mut(), cells: &self.cells };
        let answer = ask(&mut commands);
        drop(commands);
        self.cells.apply_commands();
        answer
    }

    /// A new entity: the one with the lowest index that is free.
    pub fn spawn(&mut self) -> Entity {
        self.command(|commands| commands.spawn())
    }

    /// A given entity, as another peer or a file names it. Whether it came to live: its index must be free and below
    /// [`Entity::INDEX_LIMIT`], and its generation not gone.
    pub fn spawn_at(&mut self, entity: Entity) -> bool {
        let queue = self.cells.commands.get_mut();
        let free = queue.reserved.exactly(entity, &self.cells.entities);
        self.cells.apply_commands();
        free
    }

    /// Ends an entity and all its components. Nothing for one that is gone.
    pub fn despawn(&mut self, entity: Entity) {
        self.command(|commands| commands.despawn(entity));
    }

    /// Gives an entity a component, in place of the one it may have. Nothing for an entity that is gone.
    ///
    /// Changes of many entities at once belong into one [`command`](World::command): each call costs a pass over the column.
    ///
    /// # Panics
    ///
    /// If the component is not registered.
    pub fn insert<T: Component + DeterminismSafe<A>>(&mut self, entity: Entity, component: T) {
        self.command(|commands| commands.insert(entity, component));
    }

    /// Takes a component from an entity.
    ///
    /// # Panics
    ///
    /// If the component is not registered.
    pub fn remove<T: Component + DeterminismSafe<A>>(&mut self, entity: Entity) {
        self.command(|commands| commands.remove::<T>(entity));
    }

    /// A copy of an entity's component; nothing if the entity is gone, has none, or the component is not registered.
    pub fn get<T: Component>(&self, entity: Entity) -> Option<T> {
        let column = self.cells.column::<T>(self.cells.find_column::<T>()?);
        if !self.contains(entity) {
            return None;
        }
        let place = column.indices.binary_search(&entity.index()).ok()?;
        Some(column.values.borrow()[place].clone())
    }

    /// A copy of a resource, if there is one of this type.
    pub fn resource<T: Component>(&self) -> Option<T> {
        let place = self.cells.find_resource::<T>()?;
        Some(self.cells.resource::<T>(place).value.borrow().clone())
    }

    /// Changes a resource from outside, like the input of a tick. Whether there is one of this type.
    pub fn set_resource<T: Component + DeterminismSafe<A>>(&mut self, value: T) -> bool {
        let Some(place) = self.cells.find_resource::<T>() else { return false };
        *self.cells.resource::<T>(place).value.borrow_mut() = value;
        true
    }
}
