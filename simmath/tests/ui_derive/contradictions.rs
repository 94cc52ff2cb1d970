//! Words that exclude each other.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(skip, sorted, reason = "only asked by key")] //~
    seen: std::collections::HashSet<u8>,
    #[determinism(skip, with = "elsewhere", reason = "presentation")] //~
    speed: u8,
    #[determinism(skip, since = 2, reason = "presentation")] //~
    turn: u8,
    #[determinism(skip, rename = "a", reason = "presentation")] //~
    more: u8,
}

fn main() {}
