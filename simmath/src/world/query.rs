//! What a system asks of the columns: data, filters, and the walk over them by ascending entity index.

use alloc::vec::Vec;
use core::cell::{Ref, RefMut};
use core::slice;

use super::cells::{Cells, Plan};
use super::entity::{Entities, Entity};
use crate::state::CanonicalState;

/// A type that can be a component.
pub trait Component: CanonicalState + Clone + Send + 'static {}

impl<T: CanonicalState + Clone + Send + 'static> Component for T {}

/// What a query gives for each entity: `&T`, `&mut T`, `Option<&T>`, `Option<&mut T>`, [`Entity`], and tuples of these.
pub trait QueryData {
    /// Which columns it reads, found once.
    #[doc(hidden)]
    type State: Send + 'static;
    /// The columns, borrowed for a run of the system.
    #[doc(hidden)]
    type Guard<'w>;
    /// The columns, walked from the first entity to the last.
    #[doc(hidden)]
    type Cursor<'a>: Cursor<Item = Self::Item<'a>>;
    /// What there is for an entity.
    type Item<'a>;

    #[doc(hidden)]
    fn prepare(plan: &mut Plan<'_>) -> Self::State;
    #[doc(hidden)]
    fn borrow<'w>(state: &Self::State, cells: &'w Cells) -> Self::Guard<'w>;
    #[doc(hidden)]
    fn cursor<'a>(guard: &'a mut Self::Guard<'_>) -> Self::Cursor<'a>;
    #[doc(hidden)]
    fn get<'a>(guard: &'a mut Self::Guard<'_>, index: u32) -> Option<Self::Item<'a>>;
}

/// A walk over columns by ascending index.
#[doc(hidden)]
pub trait Cursor {
    type Item;
    /// How many entities could have this at most, where that is known.
    fn bound(&self) -> Option<usize>;
    /// The next index from `from` on that could have this; the same where any could.
    fn next_index(&self, from: u32) -> Option<u32>;
    /// What an index has. Indices come in ascending order, each once.
    fn seek(&mut self, index: u32) -> Option<Self::Item>;
}

/// The values of a column.
#[doc(hidden)]
pub struct Walk<'a, I> {
    indices: &'a [u32],
    values: I,
}

impl<I: Iterator> Walk<'_, I> {
    #[inline]
    fn skip_to(&mut self, index: u32) {
        // Most walks find their index at once or a few places on; long gaps are halved.
        let mut skipped = 0;
        while skipped < 8 && self.indices.get(skipped).is_some_and(|first| *first < index) {
            skipped += 1;
        }
        if skipped == 8 {
            skipped = self.indices.partition_point(|other| *other < index);
        }
        if skipped > 0 {
            self.indices = &self.indices[skipped..];
            let _ = self.values.nth(skipped - 1);
        }
    }
}

impl<I: Iterator> Cursor for Walk<'_, I> {
    type Item = I::Item;

    fn bound(&self) -> Option<usize> {
        Some(self.indices.len())
    }

    #[inline]
    fn next_index(&self, from: u32) -> Option<u32> {
        self.indices.first().map(|first| (*first).max(from))
    }

    #[inline]
    fn seek(&mut self, index: u32) -> Option<I::Item> {
        if self.indices.first().is_some_and(|first| *first < index) {
            self.skip_to(index);
        }
        let (first, rest) = self.indices.split_first()?;
        if *first != index {
            return None;
        }
        self.indices = rest;
        self.values.next()
    }
}

/// A column whose values are borrowed.
#[doc(hidden)]
pub struct Borrowed<'w, V> {
    indices: &'w [u32],
    values: V,
}

impl<T: Component> QueryData for &T {
    type State = usize;
    type Guard<'w> = Borrowed<'w, Ref<'w, Vec<T>>>;
    type Cursor<'a> = Walk<'a, slice::Iter<'a, T>>;
    type Item<'a> = &'a T;

    fn prepare(plan: &mut Plan<'_>) -> usize {
        plan.reads::<T>()
    }

    fn borrow<'w>(state: &usize, cells: &'w Cells) -> Self::Guard<'w> {
        let column = cells.column::<T>(*state);
        Borrowed { indices: &column.indices, values: column.values.borrow() }
    }

    fn cursor<'a>(guard: &'a mut Self::Guard<'_>) -> Self::Cursor<'a> {
        Walk { indices: guard.indices, values: guard.values.iter() }
    }

    fn get<'a>(guard: &'a mut Self::Guard<'_>, index: u32) -> Option<&'a T> {
        guard.indices.binary_search(&index).ok().map(|place| &guard.values[place])
    }
}

impl<T: Component> QueryData for &mut T {
    type State = usize;
    type Guard<'w> = Borrowed<'w, RefMut<'w, Vec<T>>>;
    type Cursor<'a> = Walk<'a, slice::IterMut<'a, T>>;
    type Item<'a> = &'a mut T;

    fn prepare(plan: &mut Plan<'_>) -> usize {
        plan.writes::<T>()
    }

    fn borrow<'w>(state: &usize, cells: &'w Cells) -> Self::Guard<'w> {
        let column = cells.column::<T>(*state);
        Borrowed { indices: &column.indices, values: column.values.borrow_mut() }
    }

    fn cursor<'a>(guard: &'a mut Self::Guard<'_>) -> Self::Cursor<'a> {
        Walk { indices: guard.indices, values: guard.values.iter_mut() }
    }

    fn get<'a>(guard: &'a mut Self::Guard<'_>, index: u32) -> Option<&'a mut T> {
        guard.indices.binary_search(&index).ok().map(|place| &mut guard.values[place])
    }
}

/// A cursor that has an item for every index, present or not.
#[doc(hidden)]
pub struct Perhaps<C>(C);

impl<C: Cursor> Cursor for Perhaps<C> {
    type Item = Option<C::Item>;

    fn bound(&self) -> Option<usize> {
        None
    }

    #[inline]
    fn next_index(&self, from: u32) -> Option<u32> {
        Some(from)
    }

    #[inline]
    fn seek(&mut self, index: u32) -> Option<Self::Item> {
        Some(self.0.seek(index))
    }
}

impl<D: QueryData> QueryData for Option<D> {
    type State = D::State;
    type Guard<'w> = D::Guard<'w>;
    type Cursor<'a> = Perhaps<D::Cursor<'a>>;
    type Item<'a> = Option<D::Item<'a>>;

    fn prepare(plan: &mut Plan<'_>) -> D::State {
        D::prepare(plan)
    }

    fn borrow<'w>(state: &D::State, cells: &'w Cells) -> D::Guard<'w> {
        D::borrow(state, cells)
    }

    fn cursor<'a>(guard: &'a mut Self::Guard<'_>) -> Self::Cursor<'a> {
        Perhaps(D::cursor(guard))
    }

    fn get<'a>(guard: &'a mut Self::Guard<'_>, index: u32) -> Option<Self::Item<'a>> {
        Some(D::get(guard, index))
    }
}

/// Entities by their indices.
#[doc(hidden)]
pub struct Names<'a>(&'a Entities);

impl Cursor for Names<'_> {
    type Item = Entity;

    fn bound(&self) -> Option<usize> {
        None
    }

    #[inline]
    fn next_index(&self, from: u32) -> Option<u32> {
        Some(from)
    }

    #[inline]
    fn seek(&mut self, index: u32) -> Option<Entity> {
        Some(self.0.at(index))
    }
}

impl QueryData for Entity {
    type State = ();
    type Guard<'w> = &'w Entities;
    type Cursor<'a> = Names<'a>;
    type Item<'a> = Self;

    fn prepare(_: &mut Plan<'_>) {}

    fn borrow<'w>((): &(), cells: &'w Cells) -> &'w Entities {
        &cells.entities
    }

    fn cursor<'a>(guard: &'a mut Self::Guard<'_>) -> Names<'a> {
        Names(guard)
    }

    fn get(guard: &mut Self::Guard<'_>, index: u32) -> Option<Self> {
        Some(guard.at(index))
    }
}

macro_rules! tuples {
    ($(($($name:ident $index:tt),+))+) => {$(
        impl<$($name: QueryData),+> QueryData for ($($name,)+) {
            type State = ($($name::State,)+);
            type Guard<'w> = ($($name::Guard<'w>,)+);
            type Cursor<'a> = ($($name::Cursor<'a>,)+);
            type Item<'a> = ($($name::Item<'a>,)+);

            fn prepare(plan: &mut Plan<'_>) -> Self::State {
                ($($name::prepare(plan),)+)
            }

            fn borrow<'w>(state: &Self::State, cells: &'w Cells) -> Self::Guard<'w> {
                ($($name::borrow(&state.$index, cells),)+)
            }

            fn cursor<'a>(guard: &'a mut Self::Guard<'_>) -> Self::Cursor<'a> {
                ($($name::cursor(&mut guard.$index),)+)
            }

            fn get<'a>(guard: &'a mut Self::Guard<'_>, index: u32) -> Option<Self::Item<'a>> {
                Some(($($name::get(&mut guard.$index, index)?,)+))
            }
        }

        impl<$($name: Cursor),+> Cursor for ($($name,)+) {
            type Item = ($($name::Item,)+);

            fn bound(&self) -> Option<usize> {
                [$(self.$index.bound()),+].into_iter().flatten().min()
            }

            #[inline]
            fn next_index(&self, from: u32) -> Option<u32> {
                let mut next = from;
                $(next = self.$index.next_index(next)?;)+
                Some(next)
            }

            #[inline]
            fn seek(&mut self, index: u32) -> Option<Self::Item> {
                Some(($(self.$index.seek(index)?,)+))
            }
        }
    )+};
}

tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}

/// Which entities a query leaves out: [`With`], [`Without`], and tuples of these, all of which must hold.
pub trait QueryFilter {
    /// Which columns it looks at, found once.
    #[doc(hidden)]
    type State: Send + 'static;
    /// The columns, borrowed for a run of the system.
    #[doc(hidden)]
    type Guard<'w>;

    #[doc(hidden)]
    fn prepare(plan: &mut Plan<'_>) -> Self::State;
    #[doc(hidden)]
    fn borrow<'w>(state: &Self::State, cells: &'w Cells) -> Self::Guard<'w>;
    #[doc(hidden)]
    fn holds(guard: &Self::Guard<'_>, index: u32) -> bool;
}

/// Only entities with a component of this type.
pub struct With<T>(core::marker::PhantomData<T>);

/// Only entities without a component of this type.
pub struct Without<T>(core::marker::PhantomData<T>);

macro_rules! filters {
    ($($name:ident $wanted:literal;)+) => {$(
        impl<T: Component> QueryFilter for $name<T> {
            type State = usize;
            type Guard<'w> = &'w [u32];

            fn prepare(plan: &mut Plan<'_>) -> usize {
                plan.filters::<T>()
            }

            fn borrow<'w>(state: &usize, cells: &'w Cells) -> &'w [u32] {
                &cells.column::<T>(*state).indices
            }

            fn holds(guard: &Self::Guard<'_>, index: u32) -> bool {
                guard.binary_search(&index).is_ok() == $wanted
            }
        }
    )+};
}

filters! {
    With true;
    Without false;
}

/// Every entity.
impl QueryFilter for () {
    type State = ();
    type Guard<'w> = ();

    fn prepare(_: &mut Plan<'_>) {}

    fn borrow((): &(), _: &Cells) {}

    #[inline]
    fn holds((): &(), _: u32) -> bool {
        true
    }
}

macro_rules! filter_tuples {
    ($(($($name:ident $index:tt),+))+) => {$(
        impl<$($name: QueryFilter),+> QueryFilter for ($($name,)+) {
            type State = ($($name::State,)+);
            type Guard<'w> = ($($name::Guard<'w>,)+);

            fn prepare(plan: &mut Plan<'_>) -> Self::State {
                ($($name::prepare(plan),)+)
            }

            fn borrow<'w>(state: &Self::State, cells: &'w Cells) -> Self::Guard<'w> {
                ($($name::borrow(&state.$index, cells),)+)
            }

            #[inline]
            fn holds(guard: &Self::Guard<'_>, index: u32) -> bool {
                true $(&& $name::holds(&guard.$index, index))+
            }
        }
    )+};
}

filter_tuples! { (A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) }

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
    alive: &'a [u32],
    next: u32,
}

impl<'a, D: QueryData, F: QueryFilter> Iterator for QueryIter<'a, '_, D, F> {
    type Item = D::Item<'a>;

    #[inline]
    fn next(&mut self) -> Option<D::Item<'a>> {
        loop {
            let index = self.cursor.next_index(self.next)?;
            // Where data is optional throughout, the living decide.
            let index = match self.cursor.bound() {
                Some(_) => index,
                None => {
                    let skipped = self.alive.partition_point(|other| *other < index);
                    self.alive = &self.alive[skipped..];
                    *self.alive.first()?
                }
            };
            self.next = index.checked_add(1)?;
            if let Some(item) = self.cursor.seek(index)
                && F::holds(self.filter, index)
            {
                return Some(item);
            }
        }
    }
}
