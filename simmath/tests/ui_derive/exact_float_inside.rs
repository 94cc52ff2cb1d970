//! A type for exact floats in one for all arithmetics.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(exact_float)]
struct Wind {
    speed: f32,
}

#[derive(DeterminismSafe)]
struct World {
    wind: Wind, //~
}

fn main() {}
