//! Each raw float is one error, also where two have one type.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    name: String,
    speed: f32, //~
    turn: f32, //~
    mass: f64, //~
}

fn main() {}
