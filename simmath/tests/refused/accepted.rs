//! What is accepted: literals in constants, statics, functions and generic code.

use simmath::{Fpx8_24, Fpx16_16, SimMath, Vec2, fx, lit};

const TICK: Fpx16_16 = fx!(1 / 60);
static GRAVITY: Vec2<Fpx16_16> = Vec2::new(fx!(0), fx!(-9.81));

fn half<M: SimMath>(x: M) -> M {
    x * lit!(M, 0.5)
}

fn main() {
    assert_eq!((GRAVITY * TICK).x, half(Fpx16_16::ZERO));
    assert_eq!(half(Fpx8_24::ONE), fx!(Fpx8_24, 1 / 2));
}
