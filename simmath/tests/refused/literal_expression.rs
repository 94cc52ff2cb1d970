//! A literal is a number, not an expression.

use simmath::{SimMath, fx, lit};

fn twice<M: SimMath>() -> M {
    lit!(M, 1 + 1)
}

fn main() {
    let x = 1;
    let _ = fx!(x);
    let _ = fx!(2 * 3);
    let _ = fx!();
    let _ = twice::<simmath::Fpx16_16>();
}
