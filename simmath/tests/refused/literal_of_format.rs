//! A literal of a named format has the range of that format.

use simmath::{Fpx8_24, fx};

fn main() {
    let _ = fx!(Fpx8_24, 200);
}
