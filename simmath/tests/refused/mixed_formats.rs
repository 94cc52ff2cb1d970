//! Numbers of two formats do not mix.

use simmath::{Fpx8_24, Fpx16_16};

fn main() {
    let _ = Fpx16_16::ONE + Fpx8_24::ONE;
}
