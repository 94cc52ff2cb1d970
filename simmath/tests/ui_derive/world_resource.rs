//! A resource that differs between machines, and one that cannot be copied.
#![allow(dead_code)]

use simmath::DeterminismSafe;
use simmath::world::World;
use std::collections::HashMap;

#[derive(DeterminismSafe)]
struct Limit(u8);

fn register() {
    let mut builder = World::<simmath::FixedPoint>::builder(0);
    builder.insert_resource("owners", HashMap::<u8, u8>::new()); //~
    builder.insert_resource("limit", Limit(3)); //~
}

fn main() {}
