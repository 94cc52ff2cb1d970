//! A type that borrows is one error for each lifetime, not for its fields.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct View<'a> { //~
    name: &'a str,
    names: std::borrow::Cow<'a, str>,
    speed: f32, //~
}

fn main() {}
