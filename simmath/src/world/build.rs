//! A world that is being put together, and all that can be wrong with it.

// determinism-lint: allow-file(compiler-identity, why = "lookup-only", reason = "a type finds its own column in this process; states know it by its registered name")

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::{TypeId, type_name};
use core::cell::RefCell;
use core::fmt;
use core::marker::PhantomData;

use super::World;
use super::cells::{Cells, Known, Plan};
use super::column::Column;
use super::entity::Entities;
use super::param::SafeParams;
use super::query::Component;
use super::resource::Resource;
use super::rng::SimRng;
use super::system::{IntoSystem, System};
use crate::state::{Arithmetic, DeterminismSafe, FixedPoint};

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
    /// Nothing registered yet.
    pub(super) fn new(seed: u64) -> Self {
        let cells = Cells {
            origin: Arc::new(()),
            columns: Vec::new(),
            resources: Vec::new(),
            entities: Entities::default(),
            commands: RefCell::default(),
            rngs: Vec::new(),
            tick: 0,
        };
        Self { cells, seed, systems: Vec::new(), mistakes: Vec::new(), arithmetic: PhantomData }
    }

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
