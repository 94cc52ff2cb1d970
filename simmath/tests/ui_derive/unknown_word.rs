//! Words that there are not.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(exact_floats)] //~
struct Unit {
    #[determinism(ignore)] //~
    speed: u8,
}

#[derive(DeterminismSafe)]
enum Order {
    #[determinism(tag = 1)] //~
    Hold,
}

fn main() {}
