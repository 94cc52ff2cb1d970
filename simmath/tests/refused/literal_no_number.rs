//! Literals of Rust that are no decimals.

use simmath::fx;

fn main() {
    let _ = fx!("0.5");
    let _ = fx!(0x10);
    let _ = fx!(true);
}
