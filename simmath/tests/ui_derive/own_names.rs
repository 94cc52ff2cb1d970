//! Own types that are called like well-known ones have the message of own types.
#![allow(dead_code)]

use simmath::DeterminismSafe;

struct Instant(u64);

mod clock {
    pub struct Mutex<T>(T);
}

#[derive(DeterminismSafe)]
struct Unit {
    begun: self::Instant, //~
    other: crate::clock::Mutex<u8>, //~
}

fn main() {}
