//! All mistakes of attributes and fields come at once.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(exact)] //~
struct Unit {
    #[determinism(skip)] //~
    window: u8,
    #[determinism(default = "full", since = 0)] //~
    turn: u8,
    speed: f32, //~
    link: *const u8, //~
}

fn main() {}
