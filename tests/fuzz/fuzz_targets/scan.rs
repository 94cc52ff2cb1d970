//! libFuzzer's entry: any bytes through parse, index, inference, rules, suppressions and every output format.
#![no_main]

use determinism_fuzz::mutate::{cross, mutate};
use determinism_fuzz::random::Random;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| determinism_fuzz::scan(bytes, |report| {
    if cfg!(feature = "planted-panic") && determinism_fuzz::has_planted_fault(report) {
        panic!("planted panic");
    }
}));

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut random = Random::new(seed.into());
    // What libFuzzer does by itself: bytes, and what the program compared its input with.
    if random.one_in(4) {
        return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    }
    let text = mutate(&data[..size], max_size, &mut random);
    data[..text.len()].copy_from_slice(&text);
    text.len()
});

libfuzzer_sys::fuzz_crossover!(|first: &[u8], second: &[u8], out: &mut [u8], seed: u32| {
    let text = cross(first, second, out.len(), &mut Random::new(seed.into()));
    out[..text.len()].copy_from_slice(&text);
    text.len()
});
