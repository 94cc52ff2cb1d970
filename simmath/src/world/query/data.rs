//! What a query asks of an entity: components, options of them, the entity itself, and tuples of these.

use alloc::vec::Vec;
use core::cell::{Ref, RefMut};
use core::slice;

use super::Component;
use super::cursor::{Cursor, Names, Perhaps, Walk};
use crate::world::cells::{Cells, Plan};
use crate::world::entity::{Entities, Entity};

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
        Walk::new(guard.indices, guard.values.iter())
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
        Walk::new(guard.indices, guard.values.iter_mut())
    }

    fn get<'a>(guard: &'a mut Self::Guard<'_>, index: u32) -> Option<&'a mut T> {
        guard.indices.binary_search(&index).ok().map(|place| &mut guard.values[place])
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
        Perhaps::new(D::cursor(guard))
    }

    fn get<'a>(guard: &'a mut Self::Guard<'_>, index: u32) -> Option<Self::Item<'a>> {
        Some(D::get(guard, index))
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
        Names::new(guard)
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
    )+};
}

each_tuple! { tuples }
