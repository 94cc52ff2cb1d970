//! A union.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
union Bits { //~
    float: f32,
    integer: u32,
}

fn main() {}
