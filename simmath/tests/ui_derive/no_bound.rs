//! A text that does not follow `where`.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(bound = "DeterminismSafe")] //~
struct Grid<T> {
    cell: T,
}

fn main() {}
