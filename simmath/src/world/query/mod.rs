//! What a system asks of the columns, and the walk over them by ascending entity index.

mod cursor;
mod data;
mod filter;

use self::cursor::{Cursor, dense_run};
pub use self::data::QueryData;
pub use self::filter::{QueryFilter, With, Without};
use super::cells::Cells;
use super::entity::{Entities, Entity};
use crate::state::CanonicalState;

/// A type that can be a component.
pub trait Component: CanonicalState + Clone + Send + 'static {}

impl<T: CanonicalState + Clone + Send + 'static> Component for T {}

/// The entities that have all of `D` and pass `F`, by ascending index, whatever happened before.
pub struct Query<'w, D: QueryData, F: QueryFilter = ()> {
    data: D::Guard<'w>,
    filter: F::Guard<'w>,
    entities: &'w Entities,
}

impl<'w, D: QueryData, F: QueryFilter> Query<'w, D, F> {
    pub(super) fn new(state: &(D::State, F::State), cells: &'w Cells) -> Self {
        Self {
            data: D::borrow(&state.0, cells),
            filter: F::borrow(&state.1, cells),
            entities: &cells.entities,
        }
    }

    /// What each entity has, by ascending index.
    pub fn iter_mut(&mut self) -> QueryIter<'_, 'w, D, F> {
        QueryIter {
            cursor: D::cursor(&mut self.data),
            filter: &self.filter,
            alive: self.entities.alive(),
            next: 0,
            run: 0,
        }
    }

    /// What one entity has; nothing if it is gone or does not match. Logarithmic in the number of entities.
    pub fn get_mut(&mut self, entity: Entity) -> Option<D::Item<'_>> {
        let matches = self.entities.contains(entity) && F::holds(&self.filter, entity.index());
        if matches { D::get(&mut self.data, entity.index()) } else { None }
    }
}

impl<'a, 'w, D: QueryData, F: QueryFilter> IntoIterator for &'a mut Query<'w, D, F> {
    type Item = D::Item<'a>;
    type IntoIter = QueryIter<'a, 'w, D, F>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

/// The walk of a query.
pub struct QueryIter<'a, 'w, D: QueryData, F: QueryFilter> {
    cursor: D::Cursor<'a>,
    filter: &'a F::Guard<'w>,
    /// The living from the next index on; walked where data is optional throughout.
    alive: &'a [u32],
    next: u32,
    /// How many indices from the next one on have the data, without looking.
    run: usize,
}

impl<D: QueryData, F: QueryFilter> QueryIter<'_, '_, D, F> {
    /// Goes to the next index that has the data.
    fn find_run(&mut self) -> Option<()> {
        while self.run == 0 {
            let mut index = self.cursor.next_index(self.next)?;
            let mut limit = usize::MAX;
            if <D::Cursor<'_> as Cursor>::FOR_EVERY_INDEX {
                self.alive = &self.alive[self.alive.partition_point(|other| *other < index)..];
                index = *self.alive.first()?;
                limit = dense_run(self.alive, usize::MAX);
            }
            self.run = self.cursor.run(index, limit);
            self.next = if self.run == 0 { index.checked_add(1)? } else { index };
        }
        Some(())
    }
}

impl<'a, D: QueryData, F: QueryFilter> Iterator for QueryIter<'a, '_, D, F> {
    type Item = D::Item<'a>;

    #[inline]
    fn next(&mut self) -> Option<D::Item<'a>> {
        loop {
            if self.run == 0 {
                self.find_run()?;
            }
            let index = self.next;
            self.run -= 1;
            // Beyond the last index there is nothing to find.
            self.next = index.saturating_add(1);
            let item = self.cursor.take(index)?;
            if F::holds(self.filter, index) {
                return Some(item);
            }
        }
    }
}
