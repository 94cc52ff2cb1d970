//! A written bound that does not give what the field needs.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(bound = "T: Copy")]
struct Grid<T> {
    cell: T, //~
    cells: Vec<T>, //~
}

fn main() {}
