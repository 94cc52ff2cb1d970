//! What uses a wrong type has no errors of its own.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(skip)] //~
    speed: f32,
}

#[derive(DeterminismSafe)]
struct Squad {
    units: Vec<Unit>,
}

fn register<T: DeterminismSafe>() -> Option<usize> {
    T::SIZE
}

fn use_it(unit: &Unit) -> Vec<u8> {
    register::<Unit>();
    register::<Squad>();
    simmath::state::to_bytes(unit)
}

fn main() {}
