//! Changes of which entities there are and what they have: asked for by systems, done after each of them.

use alloc::vec::Vec;
use core::cell::RefMut;

use super::cells::Cells;
use super::entity::{Entity, Reserved};
use super::query::Component;

/// What was asked for, in order. The values to insert wait in their columns.
enum Command {
    Despawn(Entity),
    Insert { entity: Entity, column: usize },
    Remove { entity: Entity, column: usize },
}

/// The commands of one system.
#[derive(Default)]
pub(super) struct Queue {
    pub(super) reserved: Reserved,
    commands: Vec<Command>,
    despawned: Vec<u32>,
}

/// Asks for entities and components to come and go. What is asked for happens in order, as soon as the system has ended.
pub struct Commands<'w> {
    pub(super) queue: RefMut<'w, Queue>,
    pub(super) cells: &'w Cells,
}

impl Commands<'_> {
    /// A new entity: the one with the lowest index that is free. Components are inserted by [`insert`](Commands::insert).
    pub fn spawn(&mut self) -> Entity {
        self.queue.reserved.next(&self.cells.entities)
    }

    /// Ends an entity and all its components. Nothing for one that is gone.
    pub fn despawn(&mut self, entity: Entity) {
        self.queue.commands.push(Command::Despawn(entity));
    }

    /// Gives an entity a component, in place of the one it may have. Nothing for an entity that is gone.
    ///
    /// # Panics
    ///
    /// If the component was never registered: nothing else could keep it out of the state.
    pub fn insert<T: Component>(&mut self, entity: Entity, component: T) {
        let column = self.column::<T>();
        self.cells.column::<T>(column).queue.borrow_mut().push_back(component);
        self.queue.commands.push(Command::Insert { entity, column });
    }

    /// Takes a component from an entity. Nothing for an entity that is gone or has none.
    ///
    /// # Panics
    ///
    /// If the component was never registered.
    pub fn remove<T: Component>(&mut self, entity: Entity) {
        let column = self.column::<T>();
        self.queue.commands.push(Command::Remove { entity, column });
    }

    fn column<T: Component>(&self) -> usize {
        self.cells
            .find_column::<T>()
            .unwrap_or_else(|| panic!("the component `{}` is not registered", core::any::type_name::<T>()))
    }
}

impl Cells {
    /// Does what the commands ask for.
    pub(super) fn apply_commands(&mut self) {
        let Self { columns, entities, commands, .. } = self;
        let Queue { reserved, commands, despawned } = commands.get_mut();
        entities.settle(reserved);
        if commands.is_empty() {
            return;
        }
        for command in commands.drain(..) {
            match command {
                Command::Insert { entity, column } => {
                    let lives = entities.contains(entity) && !despawned.contains(&entity.index());
                    columns[column].stored.insert_next(lives.then_some(entity.index()));
                }
                Command::Remove { entity, column } => {
                    if entities.contains(entity) {
                        columns[column].stored.remove(entity.index());
                    }
                }
                Command::Despawn(entity) => {
                    if entities.contains(entity)
                        && let Err(place) = despawned.binary_search(&entity.index())
                    {
                        despawned.insert(place, entity.index());
                        columns.iter_mut().for_each(|known| known.stored.remove(entity.index()));
                    }
                }
            }
        }
        entities.remove(despawned);
        despawned.clear();
        columns.iter_mut().for_each(|known| known.stored.apply());
    }
}
