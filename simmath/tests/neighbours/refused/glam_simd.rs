//! Types of glam whose sums differ between CPUs, under exact floats.
#![allow(dead_code)]

use simmath::DeterminismSafe;

#[derive(DeterminismSafe)]
#[determinism(exact_float)]
struct Body {
    at: glam::Vec3,
    turn: glam::Quat, //~
    padded: glam::Vec3A, //~
    wide: glam::Vec4, //~
    to_screen: glam::Mat4, //~
    turn_2d: glam::Mat2, //~
    place: glam::Affine2, //~
    exact_turn: glam::DQuat, //~
}

fn main() {}
