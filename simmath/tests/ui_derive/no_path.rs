//! Texts that are no paths.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(crate = "not a path")] //~
struct Unit {
    #[determinism(with = "1", reason = "presentation")] //~
    speed: u8,
    #[determinism(since = 2, default = "full()")] //~
    turn: u8,
}

fn main() {}
