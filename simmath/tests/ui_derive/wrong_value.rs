//! Values of the wrong form.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(exact_float = true)] //~
struct Unit {
    #[determinism(rename = 1)] //~
    speed: u8,
    #[determinism(since = "2")] //~
    turn: u8,
    #[determinism(since = 5_000_000_000)] //~
    more: u8,
    #[determinism(skip = "no state", reason = "presentation")] //~
    last: u8,
}

fn main() {}
