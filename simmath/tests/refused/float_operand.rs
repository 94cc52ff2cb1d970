//! A float is no operand: it would be rounded, and another peer may have another one.

use simmath::fx;

fn main() {
    let _ = fx!(1) + 1.0;
}
