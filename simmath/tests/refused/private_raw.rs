//! The raw integer is reached by `to_raw` and `from_raw` only.

use simmath::Fpx16_16;

fn main() {
    let _ = Fpx16_16::ONE.raw;
}
