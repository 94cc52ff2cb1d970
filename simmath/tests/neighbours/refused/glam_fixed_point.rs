//! Vectors of floats where fixed point is asked for.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
struct Body {
    cell: glam::IVec2,
    at: glam::Vec3, //~
    size: glam::DVec2, //~
}

fn main() {}
