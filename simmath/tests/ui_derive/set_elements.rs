//! Elements of a set without an order.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Id(u8);

#[derive(DeterminismSafe)]
struct Index {
    units: std::collections::BTreeSet<Id>, //~
}

fn main() {}
