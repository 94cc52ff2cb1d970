//! A literal that one backend cannot hold is refused where the function is used with it.

use simmath::{Fpx8_24, SimMath, lit};

fn limit<M: SimMath>() -> M {
    lit!(M, 200)
}

fn main() {
    let _ = limit::<Fpx8_24>();
}
