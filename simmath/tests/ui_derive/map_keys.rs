//! Keys without an order.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Id(u8);

#[derive(DeterminismSafe)]
struct Index {
    units: std::collections::BTreeMap<Id, u8>, //~
}

#[derive(DeterminismSafe)]
struct Generic<K> {
    units: std::collections::BTreeMap<K, u8>, //~
}

fn main() {}
