//! libFuzzer's entry: any bytes as a value of a type that the first byte chooses.
#![no_main]

#[macro_use]
#[path = "shared/mutators.rs"]
mod mutators;
#[path = "shared/neighbours.rs"]
mod neighbours;

use std::sync::LazyLock;

use determinism_fuzz::state::meter::Meter;
use determinism_fuzz::state::values::{self, Read};

#[global_allocator]
static METER: Meter = Meter;

static TYPES: LazyLock<Vec<Read>> = LazyLock::new(neighbours::types);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| values::decode(bytes, &TYPES));

mutators!(values::fresh, |bytes: Vec<u8>| bytes);
