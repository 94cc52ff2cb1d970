//! Words that belong elsewhere.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(skip)] //~
struct Unit {
    #[determinism(exact_float)] //~
    speed: u8,
    #[determinism(bound = "")] //~
    turn: u8,
}

#[derive(DeterminismSafe)]
enum Order {
    #[determinism(since = 2)] //~
    Hold,
}

fn main() {}
