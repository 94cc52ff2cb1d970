//! The raw integer is reached by `to_raw` and `from_raw` only.

use simmath::Fpx16_16;

fn main() {
    let x = Fpx16_16 { raw: 1 };
    let _ = x.raw;
}
