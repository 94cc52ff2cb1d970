//! libFuzzer's entry: any bytes as the state of a world.
#![no_main]

#[macro_use]
#[path = "shared/mutators.rs"]
mod mutators;

use determinism_fuzz::state::meter::Meter;
use determinism_fuzz::state::snapshot;

#[global_allocator]
static METER: Meter = Meter;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| snapshot::load(bytes));

mutators!(snapshot::fresh, |bytes: Vec<u8>| bytes);
