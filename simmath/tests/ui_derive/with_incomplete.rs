//! A module without one of the functions.
#![allow(dead_code)]

use simmath::DeterminismSafe;

mod foreign {
    use simmath::state::{DecodeError, Decoder, Sink};

    pub fn encode<S: Sink>(_: &char, _: &mut S) {}
    pub fn decode(_: &mut Decoder<'_>) -> Result<char, DecodeError> {
        Ok('a')
    }
}

#[derive(DeterminismSafe)]
struct Unit {
    #[determinism(with = "foreign", reason = "stored as nothing")] //~
    letter: char,
}

fn main() {}
