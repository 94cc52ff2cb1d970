//! Generators whose algorithm may change.
#![allow(dead_code)]

use simmath::DeterminismSafe;

mod rand {
    pub struct SmallRng(u64);
    pub struct StdRng(u64);
}

use rand::{SmallRng, StdRng};

#[derive(DeterminismSafe)]
struct Weather {
    wind: SmallRng, //~
    rain: StdRng, //~
}

fn main() {}
