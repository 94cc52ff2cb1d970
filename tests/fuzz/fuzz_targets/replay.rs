//! libFuzzer's entry: any bytes as a replay. Mutations get the checksum that they should have, but for one in eight.
#![no_main]

#[macro_use]
#[path = "shared/mutators.rs"]
mod mutators;

use determinism_fuzz::state::meter::Meter;
use determinism_fuzz::state::replay;

#[global_allocator]
static METER: Meter = Meter;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| replay::read(bytes));

mutators!(replay::fresh, |bytes: Vec<u8>| if bytes.len() % 8 == 7 { bytes } else { replay::signed(&bytes) });
