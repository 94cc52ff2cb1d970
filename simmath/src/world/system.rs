//! Plain functions as systems.

use alloc::boxed::Box;

use super::cells::{Cells, Plan};
use super::param::SystemParam;

/// A function whose parameters are parameters of systems.
///
/// `Marker` only keeps functions of different numbers of parameters apart.
#[diagnostic::on_unimplemented(
    message = "this is no system",
    label = "a system is a function of queries, `Res`, `ResMut`, `Commands`, `Tick` and `RngMut`, which returns nothing"
)]
pub trait IntoSystem<Marker>: Send + 'static {
    /// The parameters, as a tuple.
    type Params;

    #[doc(hidden)]
    fn into_system(self, plan: &mut Plan<'_>) -> Box<dyn System>;
}

/// A system with what its registration found out.
#[doc(hidden)]
pub trait System: Send {
    fn run(&mut self, cells: &Cells);
    /// What reports call it: the path of its function.
    #[cfg(feature = "detcheck")]
    fn name(&self) -> &'static str;
}

struct Prepared<F, S, M> {
    function: F,
    state: S,
    marker: core::marker::PhantomData<fn() -> M>,
}

macro_rules! systems {
    ($(($($name:ident $index:tt),*))+) => {$(
        impl<Func, $($name: SystemParam),*> IntoSystem<fn($($name),*)> for Func
        where
            Func: Send + 'static,
            $($name: 'static,)*
            for<'f> &'f mut Func: FnMut($($name),*) + FnMut($($name::Item<'_>),*),
        {
            type Params = ($($name,)*);

            fn into_system(self, plan: &mut Plan<'_>) -> Box<dyn System> {
                let _ = &plan;
                let state = ($($name::prepare(plan),)*);
                Box::new(Prepared::<Func, _, fn($($name),*)> { function: self, state, marker: core::marker::PhantomData })
            }
        }

        impl<Func, $($name: SystemParam),*> System for Prepared<Func, ($($name::State,)*), fn($($name),*)>
        where
            Func: Send + 'static,
            $($name: 'static,)*
            for<'f> &'f mut Func: FnMut($($name),*) + FnMut($($name::Item<'_>),*),
        {
            fn run(&mut self, cells: &Cells) {
                #[allow(clippy::too_many_arguments, non_snake_case, reason = "as many as the system has, named by their types")]
                fn call<$($name),*>(mut function: impl FnMut($($name),*), $($name: $name),*) {
                    function($($name),*);
                }
                let _ = cells;
                call(&mut self.function, $($name::fetch(&self.state.$index, cells)),*);
            }

            #[cfg(feature = "detcheck")]
            fn name(&self) -> &'static str {
                core::any::type_name::<Func>()
            }
        }
    )+};
}

// determinism-lint: allow(compiler-identity, why = "presentation", reason = "reports name a system by it; systems are known by their order")
systems! { () }

// determinism-lint: allow(compiler-identity, why = "presentation", reason = "reports name a system by it; systems are known by their order")
each_tuple! { systems }
