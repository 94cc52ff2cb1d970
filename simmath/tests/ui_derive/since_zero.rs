//! Versions begin with 1.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(since = 0)] //~
    speed: u8,
}

fn main() {}
