//! Exact floats allow floats only.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(exact_float)]
struct Unit {
    speed: f32,
    speeds: [f64; 2],
    seen: std::collections::HashSet<u8>, //~
    begun: std::time::Instant, //~
}

fn main() {}
