//! A component of raw floats in a world of fixed point.
#![allow(dead_code)]

use simmath::DeterminismSafe;
use simmath::world::World;

#[derive(DeterminismSafe, Clone)]
#[determinism(exact_float)]
struct Wind(f32);

fn register() {
    let mut builder = World::<simmath::FixedPoint>::builder(0);
    builder.register_component::<u8>("age");
    builder.register_component::<Wind>("wind"); //~
}

fn main() {}
