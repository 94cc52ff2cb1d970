//! Addresses.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Link {
    next: *const u8, //~
    last: *mut u8, //~
    some: Option<std::ptr::NonNull<u8>>, //~
}

fn main() {}
