//! What a system may ask for: queries, resources, commands, the tick, random numbers.

use core::cell::{Ref, RefMut};
use core::ops::{Deref, DerefMut};

use super::Access;
use super::cells::{Cells, Plan};
use super::commands::{Commands, Queue};
use super::entity::Entity;
use super::query::{Component, Query, QueryData, QueryFilter, With, Without};
use super::rng::SimRng;
use crate::state::{Arithmetic, DeterminismSafe};

/// A parameter of a system.
pub trait SystemParam {
    /// What registration found out for it.
    #[doc(hidden)]
    type State: Send + 'static;
    /// The parameter in a run of the system.
    type Item<'w>;

    #[doc(hidden)]
    fn prepare(plan: &mut Plan<'_>) -> Self::State;
    #[doc(hidden)]
    fn fetch<'w>(state: &'w Self::State, cells: &'w Cells) -> Self::Item<'w>;
}

impl<D: QueryData, F: QueryFilter> SystemParam for Query<'_, D, F> {
    type State = (D::State, F::State);
    type Item<'w> = Query<'w, D, F>;

    fn prepare(plan: &mut Plan<'_>) -> Self::State {
        (D::prepare(plan), F::prepare(plan))
    }

    fn fetch<'w>(state: &'w Self::State, cells: &'w Cells) -> Query<'w, D, F> {
        Query::new(state, cells)
    }
}

/// A resource, to read.
pub struct Res<'w, T>(Ref<'w, T>);

impl<T> Deref for Res<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Component> SystemParam for Res<'_, T> {
    type State = usize;
    type Item<'w> = Res<'w, T>;

    fn prepare(plan: &mut Plan<'_>) -> usize {
        plan.resource::<T>(Access::Read)
    }

    fn fetch<'w>(state: &'w usize, cells: &'w Cells) -> Res<'w, T> {
        Res(cells.resource::<T>(*state).value.borrow())
    }
}

/// A resource, to change.
pub struct ResMut<'w, T>(RefMut<'w, T>);

impl<T> Deref for ResMut<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for ResMut<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T: Component> SystemParam for ResMut<'_, T> {
    type State = usize;
    type Item<'w> = ResMut<'w, T>;

    fn prepare(plan: &mut Plan<'_>) -> usize {
        plan.resource::<T>(Access::Write)
    }

    fn fetch<'w>(state: &'w usize, cells: &'w Cells) -> ResMut<'w, T> {
        ResMut(cells.resource::<T>(*state).value.borrow_mut())
    }
}

impl SystemParam for Commands<'_> {
    type State = ();
    type Item<'w> = Commands<'w>;

    fn prepare(plan: &mut Plan<'_>) {
        plan.uses::<Queue>(Access::Write);
    }

    fn fetch<'w>((): &'w (), cells: &'w Cells) -> Commands<'w> {
        Commands { queue: cells.commands.borrow_mut(), cells }
    }
}

/// The number of fixed steps before this one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tick(pub u64);

impl SystemParam for Tick {
    type State = ();
    type Item<'w> = Self;

    fn prepare(_: &mut Plan<'_>) {}

    fn fetch((): &(), cells: &Cells) -> Self {
        Self(cells.tick)
    }
}

/// The stream of random numbers that belongs to this system.
pub struct RngMut<'w>(RefMut<'w, SimRng>);

impl Deref for RngMut<'_> {
    type Target = SimRng;

    fn deref(&self) -> &SimRng {
        &self.0
    }
}

impl DerefMut for RngMut<'_> {
    fn deref_mut(&mut self) -> &mut SimRng {
        &mut self.0
    }
}

impl SystemParam for RngMut<'_> {
    type State = usize;
    type Item<'w> = RngMut<'w>;

    fn prepare(plan: &mut Plan<'_>) -> usize {
        plan.uses::<SimRng>(Access::Write);
        plan.draws = true;
        plan.system
    }

    fn fetch<'w>(state: &'w usize, cells: &'w Cells) -> RngMut<'w> {
        let rng = cells.rngs[*state].as_ref().expect("registration made a stream for this system");
        RngMut(rng.borrow_mut())
    }
}

/// Parameters that hold nothing but safe state: the bound of [`register_system`](super::WorldBuilder::register_system).
#[diagnostic::on_unimplemented(
    message = "a parameter of this system reaches state that is not safe",
    label = "`{Self}` is no parameter for simulation code"
)]
pub trait SafeParams<A: Arithmetic> {}

impl<A: Arithmetic, D: SafeParams<A> + QueryData, F: SafeParams<A> + QueryFilter> SafeParams<A>
    for Query<'_, D, F>
{
}
impl<A: Arithmetic, T: DeterminismSafe<A>> SafeParams<A> for &T {}
impl<A: Arithmetic, T: DeterminismSafe<A>> SafeParams<A> for &mut T {}
impl<A: Arithmetic, D: SafeParams<A>> SafeParams<A> for Option<D> {}
impl<A: Arithmetic> SafeParams<A> for Entity {}
impl<A: Arithmetic, T: DeterminismSafe<A>> SafeParams<A> for With<T> {}
impl<A: Arithmetic, T: DeterminismSafe<A>> SafeParams<A> for Without<T> {}
impl<A: Arithmetic, T: DeterminismSafe<A>> SafeParams<A> for Res<'_, T> {}
impl<A: Arithmetic, T: DeterminismSafe<A>> SafeParams<A> for ResMut<'_, T> {}
impl<A: Arithmetic> SafeParams<A> for Commands<'_> {}
impl<A: Arithmetic> SafeParams<A> for Tick {}
impl<A: Arithmetic> SafeParams<A> for RngMut<'_> {}

macro_rules! safe_tuples {
    ($(($($name:ident)*))+) => {
        $(impl<Kind: Arithmetic, $($name: SafeParams<Kind>),*> SafeParams<Kind> for ($($name,)*) {})+
    };
}

safe_tuples! { () (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) (A B C D E F G) (A B C D E F G H) }
