//! The world: entities, components, resources and systems, which step the same on every peer.
//! Must not know: files, peers.

// determinism-lint: allow-file(compiler-identity, why = "lookup-only", reason = "a type finds its own column in this process; states know it by its registered name")

mod cells;
mod column;
mod commands;
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
mod system;
#[cfg(test)]
mod tests;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::{TypeId, type_name};
use core::cell::RefCell;
use core::fmt;
use core::marker::PhantomData;

use self::cells::{Cells, Known, Plan};
use self::column::Column;
use self::resource::Resource;
use self::system::System;
use crate::state::{Arithmetic, DeterminismSafe, FixedPoint};

pub use self::commands::Commands;
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

/// Why a world cannot be built.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// A system uses a component that is not registered, so that it would be in no hash and no snapshot.
    UnknownComponent(&'static str),
    /// A system uses a resource that was not inserted.
    UnknownResource(&'static str),
    /// A system uses this type more than once, and changes it.
    ConflictingAccess(&'static str),
    /// A type was registered twice.
    DuplicateType(&'static str),
    /// A name was given twice.
    DuplicateName(&'static str),
}

impl fmt::Display for BuildError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownComponent(name) => {
                write!(
                    out,
                    "a system uses the component `{name}`, which is not registered: `register_component` it"
                )
            }
            Self::UnknownResource(name) => {
                write!(
                    out,
                    "a system uses the resource `{name}`, which there is none of: `insert_resource` it"
                )
            }
            Self::ConflictingAccess(name) => {
                write!(
                    out,
                    "a system uses `{name}` more than once and changes it: make it one query or two systems"
                )
            }
            Self::DuplicateType(name) => write!(out, "`{name}` is registered twice"),
            Self::DuplicateName(name) => write!(out, "two components or two resources are called \"{name}\""),
        }
    }
}

impl core::error::Error for BuildError {}

/// All mistakes of a world that cannot be built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildErrors(pub Vec<BuildError>);

impl fmt::Display for BuildErrors {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(out, "{separator}{error}")?;
        }
        Ok(())
    }
}

impl core::error::Error for BuildErrors {}

/// A system that waits for all components to be registered.
type Registration = Box<dyn FnOnce(&mut Plan<'_>) -> Box<dyn System>>;

/// A world that is being put together: components, resources and systems in any order.
pub struct WorldBuilder<A: Arithmetic = FixedPoint> {
    cells: Cells,
    seed: u64,
    systems: Vec<Registration>,
    mistakes: Vec<BuildError>,
    arithmetic: PhantomData<fn() -> A>,
}

impl<A: Arithmetic> WorldBuilder<A> {
    /// Registers a component under a name that states and reports know it by. The name, not the type's path, is what peers share.
    pub fn register_component<T: Component + DeterminismSafe<A>>(&mut self, name: &'static str) -> &mut Self {
        if self.cells.find_column::<T>().is_some() {
            self.mistakes.push(BuildError::DuplicateType(type_name::<T>()));
        }
        if self.cells.columns.iter().any(|known| known.name == name) {
            self.mistakes.push(BuildError::DuplicateName(name));
        }
        let stored = Box::new(Column::<T>::new());
        self.cells.columns.push(Known { name, type_id: TypeId::of::<T>(), stored });
        self
    }

    /// Registers a resource with its first value, under a name that states and reports know it by.
    pub fn insert_resource<T: Component + DeterminismSafe<A>>(
        &mut self,
        name: &'static str,
        value: T,
    ) -> &mut Self {
        if self.cells.find_resource::<T>().is_some() {
            self.mistakes.push(BuildError::DuplicateType(type_name::<T>()));
        }
        if self.cells.resources.iter().any(|known| known.name == name) {
            self.mistakes.push(BuildError::DuplicateName(name));
        }
        let stored = Box::new(Resource { value: RefCell::new(value) });
        self.cells.resources.push(Known { name, type_id: TypeId::of::<T>(), stored });
        self
    }

    /// Registers a system. Systems run in the order of their registration.
    pub fn register_system<M, S>(&mut self, system: S) -> &mut Self
    where
        S: IntoSystem<M>,
        S::Params: SafeParams<A>,
    {
        self.systems.push(Box::new(move |plan| system.into_system(plan)));
        self
    }

    /// The world.
    ///
    /// # Errors
    ///
    /// All mistakes at once: types and names that came twice, systems that use what is not registered or use it twice.
    pub fn build(self) -> Result<World<A>, BuildErrors> {
        let Self { mut cells, seed, systems, mut mistakes, arithmetic } = self;
        let mut prepared = Vec::new();
        let mut draws = Vec::new();
        for (system, registration) in systems.into_iter().enumerate() {
            let mut plan =
                Plan { cells: &cells, system, draws: false, accesses: Vec::new(), mistakes: Vec::new() };
            prepared.push(registration(&mut plan));
            draws.push(plan.draws);
            mistakes.append(&mut plan.mistakes);
        }
        if !mistakes.is_empty() {
            return Err(BuildErrors(mistakes));
        }
        let stream =
            |(system, draws): (usize, &bool)| draws.then(|| RefCell::new(SimRng::new(seed, system as u64)));
        cells.rngs = draws.iter().enumerate().map(stream).collect();
        Ok(World { cells, systems: prepared, arithmetic })
    }
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
        WorldBuilder {
            cells: Cells {
                columns: Vec::new(),
                resources: Vec::new(),
                entities: entity::Entities::default(),
                commands: RefCell::default(),
                rngs: Vec::new(),
                tick: 0,
            },
            seed,
            systems: Vec::new(),
            mistakes: Vec::new(),
            arithmetic: PhantomData,
        }
    }

    /// The number of steps so far.
    pub fn tick(&self) -> u64 {
        self.cells.tick
    }

    /// One fixed step: each system once, and after each what it asked for by commands.
    pub fn step(&mut self) {
        for system in &mut self.systems {
            system.run(&self.cells);
            self.cells.apply_commands();
        }
        self.cells.tick += 1;
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
