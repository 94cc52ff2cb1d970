//! What is vouched for needs a reason.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(skip)] //~
    speed: f32,
    #[determinism(sorted)] //~
    seen: std::collections::HashSet<u8>,
    #[determinism(with = "elsewhere")] //~
    other: u8,
}

fn main() {}
