//! A skipped field is made anew.
#![allow(dead_code)]

use simmath::DeterminismSafe;

struct Window(u8);

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(skip, reason = "presentation")]
    window: Window, //~
}

fn main() {}
