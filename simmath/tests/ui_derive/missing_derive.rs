//! Own types without the derive.
#![allow(dead_code)]

use simmath::DeterminismSafe;

struct Health(u16);

mod unit {
    pub struct Speed(u8);
}

#[derive(DeterminismSafe)]
struct Unit {
    health: Health, //~
    others: Vec<Health>, //~
    speed: unit::Speed, //~
}

fn main() {}
