//! A wrong field of a generic type.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Grid<T, const N: usize> {
    cells: [T; N],
    cache: std::collections::HashMap<u8, T>, //~
    scale: f32, //~
}

fn main() {}
