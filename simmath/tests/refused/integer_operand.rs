//! An integer is no operand; `from_int` or a literal makes a number of it.

use simmath::fx;

fn main() {
    let _ = fx!(1) * 2;
}
