//! Atomics.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Counter {
    next: std::sync::atomic::AtomicU32, //~
    on: std::sync::atomic::AtomicBool, //~
}

fn main() {}
