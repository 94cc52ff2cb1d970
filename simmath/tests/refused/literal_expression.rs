//! A literal is a number, not an expression.

use simmath::{SimMath, fx, lit};

fn twice<M: SimMath>() -> M {
    lit!(M, 1 + 1)
}

fn main() {
    let x = 1;
    let _ = fx!(x);
    let _ = twice::<simmath::Fpx16_16>();
}
