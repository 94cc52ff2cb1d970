//! Discriminants that 32 bits do not hold.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[repr(i64)]
enum Terrain {
    Grass = -1, //~
    Sand = 5_000_000_000, //~
    Rock = 4_294_967_295,
    Water, //~
}

fn main() {}
