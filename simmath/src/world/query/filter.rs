//! Which entities a query leaves out.

use super::Component;
use crate::world::cells::{Cells, Plan};

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
