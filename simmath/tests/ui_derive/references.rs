//! References without a lifetime parameter.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Named {
    name: &'static str, //~
    names: Vec<&'static [u8]>, //~
}

fn main() {}
