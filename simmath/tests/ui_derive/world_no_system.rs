//! Functions that are no systems.
#![allow(dead_code)]

use simmath::world::{Query, World};

fn with_number(_: Query<&u8>, _: u32) {}

fn with_answer(_: Query<&u8>) -> u32 {
    7
}

fn register() {
    let mut builder = World::<simmath::FixedPoint>::builder(0);
    builder.register_system(with_number); //~
    builder.register_system(with_answer); //~
}

fn main() {}
