//! A reason for nothing.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(reason = "presentation")] //~
    speed: u8,
}

fn main() {}
