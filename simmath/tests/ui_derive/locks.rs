//! Locks.
#![allow(dead_code)]

use simmath::DeterminismSafe;
use std::sync::Mutex;

#[derive(DeterminismSafe)]
struct Shared {
    rows: Mutex<u8>, //~
    more: std::sync::RwLock<u8>, //~
}

fn main() {}
