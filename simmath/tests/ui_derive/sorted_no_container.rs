//! `sorted` on what has an order already.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(sorted, reason = "only asked by key")]
    path: Vec<u8>, //~
}

fn main() {}
