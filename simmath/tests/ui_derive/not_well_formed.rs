//! What is no list of words.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism] //~
    speed: u8,
    #[determinism()] //~
    turn: u8,
    #[determinism(rename "a")] //~
    more: u8,
    #[determinism = "skip"] //~
    last: u8,
}

fn main() {}
