//! Hash containers.
#![allow(dead_code)]

use simmath::DeterminismSafe;
use std::collections::{HashMap, HashSet};

#[derive(DeterminismSafe)]
struct Map {
    owners: HashMap<u32, u8>, //~
    seen: Option<HashSet<u32>>, //~
    by_path: std::collections::HashMap<u8, Vec<u8>>, //~
}

fn main() {}
