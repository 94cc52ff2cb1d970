//! The function makes another type.
#![allow(dead_code)]

use simmath::DeterminismSafe;

fn full() -> u32 {
    100
}

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(since = 2, default = "full")] //~
    shield: u8,
}

fn main() {}
