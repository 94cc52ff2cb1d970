//! A type argument that is not safe.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Grid<T> {
    cells: Vec<T>,
}

fn register<T: DeterminismSafe>() {}

fn use_it() {
    register::<Grid<u8>>();
    register::<Grid<f32>>(); //~
}

fn main() {}
