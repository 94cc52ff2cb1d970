//! An alias hides the name, and the trait finds the float.
#![allow(dead_code)]

use simmath::DeterminismSafe;

type Seconds = f32;

#[derive(DeterminismSafe)]
struct Cooldown {
    left: Seconds, //~
}

fn main() {}
