//! A float does not scale a vector.

use simmath::{Fpx16_16, Vec2};

fn main() {
    let _ = Vec2::<Fpx16_16>::X * 0.5_f32;
}
