//! A map of slots, whose list of free ones nobody can read.
#![allow(dead_code)]

use simmath::DeterminismSafe;
use slotmap::{DefaultKey, SlotMap};

#[derive(DeterminismSafe)]
struct Units {
    first: DefaultKey,
    all: SlotMap<DefaultKey, u8>, //~
}

fn main() {}
