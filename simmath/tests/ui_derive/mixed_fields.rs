//! Different mistakes in one type, in the order of the fields.
#![allow(dead_code)]

use simmath::DeterminismSafe;

struct Own;

#[derive(DeterminismSafe)]
struct Unit {
    speed: f32, //~
    own: Own, //~
    seen: std::collections::HashSet<u8>, //~
    fine: u8,
    link: *const u8, //~
}

fn main() {}
