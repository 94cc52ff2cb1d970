//! A word twice, in one attribute or in two.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(rename = "a", rename = "b")] //~
    speed: u8,
    #[determinism(since = 2)]
    #[determinism(since = 3)] //~
    turn: u8,
}

fn main() {}
