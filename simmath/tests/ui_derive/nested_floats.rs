//! A raw float inside of containers.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Unit {
    path: Vec<f32>, //~
    corners: [(u8, f64); 4], //~
    boost: Option<Box<f32>>, //~
    times: std::collections::BTreeMap<u8, f32>, //~
}

fn main() {}
