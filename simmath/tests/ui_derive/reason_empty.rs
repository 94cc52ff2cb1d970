//! A reason that says nothing.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(skip, reason = "")] //~
    speed: f32,
    #[determinism(skip, reason = "  ")] //~
    turn: f32,
}

fn main() {}
