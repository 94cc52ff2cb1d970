//! A system that reaches state which is not safe.
#![allow(dead_code)]

use simmath::world::{Query, Res, World};

fn blow(mut sizes: Query<(&u8, &mut f32)>) {
    for (_, size) in &mut sizes {
        *size += 1.0;
    }
}

fn look(_: Res<f64>) {}

fn register() {
    let mut builder = World::<simmath::FixedPoint>::builder(0);
    builder.register_system(blow); //~
    builder.register_system(look); //~
}

fn main() {}
