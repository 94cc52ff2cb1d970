//! No integer becomes a number by itself: 5 is not 5/65536.

use simmath::Fpx16_16;

fn main() {
    let _ = <Fpx16_16 as From<i32>>::from(1);
    let _: Fpx16_16 = 1.into();
}
