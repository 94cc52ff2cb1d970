//! Times of the machine.
#![allow(dead_code)]

use simmath::DeterminismSafe;
use std::time::Instant;

#[derive(DeterminismSafe)]
struct Spell {
    begun: Instant, //~
    saved: Option<std::time::SystemTime>, //~
}

fn main() {}
