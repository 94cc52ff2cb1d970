//! A module for another type.
#![allow(dead_code)]

use simmath::DeterminismSafe;

mod foreign {
    use simmath::state::{DecodeError, Decoder, Sink, Visitor};

    pub fn encode<S: Sink>(_: &char, _: &mut S) {}
    pub fn decode(_: &mut Decoder<'_>) -> Result<u8, DecodeError> {
        Ok(1)
    }
    pub fn visit(_: &char, _: &mut dyn Visitor) {}
}

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(with = "foreign", reason = "stored as nothing")] //~
    letter: char,
}

fn main() {}
