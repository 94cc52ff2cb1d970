//! Rustc reports equal discriminants, and the derive nothing more.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
enum Terrain { //~
    Grass = 1,
    Sand = 1,
}

fn main() {}
