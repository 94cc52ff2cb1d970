//! Values with types of other crates in them, for the target alone: tests of the workspace do without those crates.

use arrayvec::{ArrayString, ArrayVec};
use fixed::types::I16F16;
use indexmap::{IndexMap, IndexSet};
use simmath::DeterminismSafe;
use slotmap::DefaultKey;
use smallvec::SmallVec;
use std::hash::RandomState;

use determinism_fuzz::state::values::{Read, TYPES, read};

/// One of each.
#[derive(DeterminismSafe, Debug)]
#[determinism(exact_float)]
pub(crate) struct Neighbours {
    order: IndexMap<u8, SmallVec<[u16; 2]>, RandomState>,
    seen: IndexSet<String, RandomState>,
    most: ArrayVec<ArrayString<4>, 3>,
    key: Option<DefaultKey>,
    speed: fixed::Wrapping<I16F16>,
    at: (glam::Vec3, glam::DVec2, glam::IVec2),
}

/// All types.
pub(crate) fn types() -> Vec<Read> {
    [
        TYPES,
        &[read::<Neighbours>, read::<Vec<Neighbours>>, read::<IndexMap<bool, ArrayVec<u8, 2>, RandomState>>],
    ]
    .concat()
}
