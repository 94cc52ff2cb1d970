//! Errors for types that state cannot hold, each in its own words.
//!
//! The derive picks a trait by the tokens of a field's type. Every safe type has all of them, so only the words depend on the
//! choice, and `do_not_recommend` keeps rustc from looking behind them.

use super::{Arithmetic, DeterminismSafe};

macro_rules! refused {
    ($($kind:ident: $message:literal, $label:literal $(, note $note:literal)*;)+) => {$(
        #[doc = $message]
        #[diagnostic::on_unimplemented(message = $message, label = $label $(, note = $note)*)]
        pub trait $kind<A: Arithmetic> {
            /// What the derive asks for.
            const SAFE: () = ();
        }

        #[diagnostic::do_not_recommend]
        impl<A: Arithmetic, T: DeterminismSafe<A>> $kind<A> for T {}
    )+};
}

refused! {
    SafeOwn:
        "`{Self}` is not safe to store in deterministic state",
        "every peer must compute the same bits of this",
        note "a type of your own: `#[derive(simmath::DeterminismSafe)]`",
        note "a type with `#[determinism(exact_float)]`: put that on this type too",
        note "a type of another crate: `#[determinism(with = \"module\", reason = \"…\")]` on the field",
        note "what is no state: `#[determinism(skip, reason = \"…\")]` on the field";
    SafeFloat:
        "raw floats differ between machines: store `simmath::Fpx16_16`, or put `#[determinism(exact_float)]` on the type",
        "a raw float";
    SafeContainer:
        "hash containers have no order that peers share: store `BTreeMap` or `BTreeSet`, or put `#[determinism(sorted, reason = \"…\")]` on the field",
        "a hash container";
    SafeClock:
        "clocks differ between machines: store the tick as `u64`",
        "a time of this machine";
    SafePointer:
        "addresses differ between machines: store an index or an id",
        "an address";
    SafeReference:
        "state owns what it holds, so that it can be restored: store the value, or an index of it",
        "a reference";
    SafeCell:
        "cells change behind the back of snapshot and hash: store the value itself",
        "a cell";
    SafeLock:
        "locks are taken in the order of threads, which no peer repeats: store the value itself",
        "a lock";
    SafeAtomic:
        "atomics change in the order of threads, which no peer repeats: store the integer itself",
        "an atomic";
    SafeShared:
        "what is shared and changes is stored once for each owner, and restored apart: store it once, and its index elsewhere",
        "shared and mutable";
    SafeHandle:
        "handles of assets are numbered as files load: store a name or an id of the asset",
        "a handle of an asset";
    SafeUnsized:
        "text and slices in a box have no way back: store `String` or `Vec`",
        "a value without a size";
    SafeFunction:
        "addresses of functions differ between builds: store an enum of what can be done",
        "a function pointer";
    SafeObject:
        "what stands behind a trait object cannot be restored: store an enum of the types there are",
        "a trait object";
    SafeGenerator:
        "this generator is not the same in every version of its crate: store a counter and a seed, or a generator with a fixed algorithm",
        "a generator without a fixed algorithm";
}
