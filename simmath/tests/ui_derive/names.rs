//! Names that are empty or taken.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(rename = "")] //~
    speed: u8,
    turn: u8,
    #[determinism(rename = "turn")] //~
    more: u8,
}

#[derive(DeterminismSafe)]
enum Order {
    Hold,
    #[determinism(rename = "Hold")] //~
    Wait,
}

fn main() {}
