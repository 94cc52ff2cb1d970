//! A discriminant that the derive cannot read.
#![allow(dead_code)]

use simmath::DeterminismSafe;

const FIRST: isize = 5;

#[derive(DeterminismSafe)]
enum Terrain {
    Grass = FIRST, //~
    Sand,
    Rock = 1 << 3, //~
}

fn main() {}
