//! Also where a field is wrong.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    speed: f32, //~
    link: *const u8, //~
}

#[derive(DeterminismSafe)]
struct Squad {
    units: Vec<Unit>,
}

fn use_it(squad: &Squad) -> Vec<u8> {
    simmath::state::to_bytes(squad)
}

fn main() {}
