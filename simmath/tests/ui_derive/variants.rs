//! Fields of all variants.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
enum Order {
    Hold,
    Move {
        speed: f32, //~
        to: (u8, u8),
    },
    Wait(
        std::time::Instant, //~
        u8,
    ),
    Turn(f32), //~
}

fn main() {}
