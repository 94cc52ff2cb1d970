//! Containers of other crates with contents that are not safe, and keys that cannot be found.
#![allow(dead_code)]

use arrayvec::ArrayVec;
use indexmap::IndexMap;
use simmath::DeterminismSafe;
use smallvec::SmallVec;
use std::hash::RandomState;

#[derive(DeterminismSafe)]
struct Key(u8);

#[derive(DeterminismSafe)]
struct Holder {
    few: SmallVec<[f32; 2]>, //~
    most: ArrayVec<f64, 3>, //~
    order: IndexMap<Key, u8, RandomState>, //~
}

fn main() {}
