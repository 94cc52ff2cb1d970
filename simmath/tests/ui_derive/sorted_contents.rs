//! `sorted` does not make the contents safe.
#![allow(dead_code)]

use simmath::DeterminismSafe;

struct Own;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(sorted, reason = "only asked by key")]
    speeds: std::collections::HashMap<u8, f32>, //~
    #[determinism(sorted, reason = "only asked by key")]
    owns: std::collections::HashMap<u8, Own>, //~
}

fn main() {}
