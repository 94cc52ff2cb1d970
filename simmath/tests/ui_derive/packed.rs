//! Fields that cannot be borrowed.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[repr(C, packed(2))] //~
struct Unit {
    speed: u64,
}

fn main() {}
