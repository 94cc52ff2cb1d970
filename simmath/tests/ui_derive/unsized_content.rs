//! Boxes of what has no size.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    name: Box<str>, //~
}

fn main() {}
