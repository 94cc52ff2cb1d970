//! Fields without names.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Pair(
    f32, //~
    u8,
    f32, //~
);

fn main() {}
