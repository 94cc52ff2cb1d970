//! Function pointers.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Ability {
    cast: fn(u32) -> u32, //~
    then: Option<fn()>, //~
}

fn main() {}
