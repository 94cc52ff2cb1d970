//! A ratio is of integers, the second of which is not 0.

use simmath::fx;

fn main() {
    let _ = fx!(1 / 0);
    let _ = fx!(0.5 / 2);
}
