//! Trait objects.
#![allow(dead_code)]

use simmath::DeterminismSafe;

trait Effect {}

#[derive(DeterminismSafe)]
struct Unit {
    effects: Vec<Box<dyn Effect>>, //~
    done: Box<dyn Fn(u8) + Send>, //~
}

fn main() {}
