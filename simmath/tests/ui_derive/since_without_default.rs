//! A field that older formats lack is made anew.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Shield(u8);

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(since = 2)]
    shield: Shield, //~
}

fn main() {}
