//! A default that is never used.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(default = "full")] //~
    speed: u8,
}

fn main() {}
