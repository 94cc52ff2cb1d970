//! Interior mutability.
#![allow(dead_code)]

use simmath::DeterminismSafe;
use std::cell::{Cell, RefCell};

#[derive(DeterminismSafe)]
struct Cache {
    hits: Cell<u32>, //~
    rows: RefCell<Vec<u8>>, //~
    once: std::cell::OnceCell<u8>, //~
}

fn main() {}
