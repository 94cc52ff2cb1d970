//! What is no number for any backend is refused before the function is used.

use simmath::{SimMath, lit};

// Never called, and refused all the same.
fn limit<M: SimMath>() -> M {
    lit!(M, 1 / 0)
}

fn main() {}
