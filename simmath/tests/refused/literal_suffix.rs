//! The format is the macro's, so a literal has no suffix.

use simmath::fx;

fn main() {
    let _ = fx!(0.5f32);
    let _ = fx!(1u8 / 2);
}
