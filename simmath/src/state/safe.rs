//! Which types may be stored where every peer must compute the same: the marker that registration asks for.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "this file is the list of what is safe in std")

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::marker::PhantomData;
use core::num::{NonZero, Saturating, Wrapping};
use core::ops::Range;
use core::time::Duration;

use super::CanonicalState;
use super::containers::MapKey;
use crate::fixed::Fixed;
use crate::vector::{Vec2, Vec3};

mod sealed {
    pub trait Sealed {}
}

/// What state may consist of: [`FixedPoint`] or [`ExactFloat`].
pub trait Arithmetic: sealed::Sealed + 'static {}

/// No raw floats: integers, and the numbers of this crate. The bits are the same everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixedPoint {}

/// Raw floats too, which only exact operations may change. The bits are the same where the target keeps IEEE 754.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExactFloat {}

impl sealed::Sealed for FixedPoint {}
impl sealed::Sealed for ExactFloat {}
impl Arithmetic for FixedPoint {}
impl Arithmetic for ExactFloat {}

/// State that every peer can compute to the same bits, under an [`Arithmetic`]: what registration asks of components and
/// resources.
///
/// `#[derive(DeterminismSafe)]` implements it for types whose fields have it. It is missing, on purpose, for raw floats under
/// [`FixedPoint`], and for hash containers, clocks, pointers, references, cells, locks, atomics, function pointers and trait
/// objects under both.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not safe to store in deterministic state",
    label = "every peer must compute the same bits of this",
    note = "a type of your own: `#[derive(simmath::DeterminismSafe)]`",
    note = "a type with `#[determinism(exact_float)]`: it is for `ExactFloat` only",
    note = "raw floats: store `simmath::Fpx16_16`, or choose `ExactFloat` for the whole world",
    note = "`HashMap`, `HashSet`: store `BTreeMap`, `BTreeSet`, or `#[determinism(sorted, reason = \"…\")]` on the field",
    note = "`Instant`, `SystemTime`: store a tick as `u64`",
    note = "pointers, cells, locks, handles of assets: keep them outside of the state, or `#[determinism(skip, reason = \"…\")]`"
)]
pub trait DeterminismSafe<A: Arithmetic = FixedPoint>: CanonicalState {
    /// What the derive asks for; there is nothing to say.
    #[doc(hidden)]
    const SAFE: () = ();
}

macro_rules! safe {
    ($($type:ty)+) => {
        $(impl<A: Arithmetic> DeterminismSafe<A> for $type {})+
    };
}

safe! {
    u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize bool char
    NonZero<u8> NonZero<u16> NonZero<u32> NonZero<u64> NonZero<u128> NonZero<usize>
    NonZero<i8> NonZero<i16> NonZero<i32> NonZero<i64> NonZero<i128> NonZero<isize>
    String Duration Ordering
}

impl DeterminismSafe<ExactFloat> for f32 {}
impl DeterminismSafe<ExactFloat> for f64 {}
impl<A: Arithmetic, const FRAC: u32> DeterminismSafe<A> for Fixed<FRAC> {}
impl<A: Arithmetic, T: ?Sized> DeterminismSafe<A> for PhantomData<T> {}
impl<A: Arithmetic, T: DeterminismSafe<A>, const N: usize> DeterminismSafe<A> for [T; N] {}
impl<A: Arithmetic, T: DeterminismSafe<A>, E: DeterminismSafe<A>> DeterminismSafe<A> for Result<T, E> {}
impl<A: Arithmetic, K: DeterminismSafe<A> + MapKey, V: DeterminismSafe<A>> DeterminismSafe<A>
    for BTreeMap<K, V>
{
}
impl<A: Arithmetic, T: DeterminismSafe<A> + Ord> DeterminismSafe<A> for BTreeSet<T> {}

macro_rules! safe_if_content_is {
    ($($type:ident)+) => {
        $(impl<A: Arithmetic, T: DeterminismSafe<A>> DeterminismSafe<A> for $type<T> {})+
    };
}

safe_if_content_is! { Option Vec VecDeque Box Rc Arc Range Wrapping Saturating Vec2 Vec3 }

macro_rules! safe_tuples {
    ($(($($parameter:ident)*))+) => {
        $(impl<Kind: Arithmetic, $($parameter: DeterminismSafe<Kind>),*> DeterminismSafe<Kind> for ($($parameter,)*) {})+
    };
}

safe_tuples! { () (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) (A B C D E F G) (A B C D E F G H) }
