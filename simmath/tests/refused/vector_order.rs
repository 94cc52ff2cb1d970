//! Vectors have no order.

use simmath::{Fpx16_16, Vec2};

fn main() {
    let _ = Vec2::<Fpx16_16>::X < Vec2::Y;
}
