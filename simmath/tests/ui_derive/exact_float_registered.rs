//! A type for exact floats where fixed point is asked for.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(exact_float)]
struct Wind {
    speed: f32,
}

fn register<T: DeterminismSafe>() {}

fn use_it() {
    register::<Wind>(); //~
}

fn main() {}
