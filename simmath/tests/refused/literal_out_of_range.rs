//! A literal saturates nowhere.

use simmath::{Fpx16_16, fx};

const FAR: Fpx16_16 = fx!(40000);

fn main() {
    let _ = FAR;
    let _ = fx!(-32769);
    let _ = fx!(32767.9999999);
}
