//! libFuzzer's entry: any bytes through parse, index, inference, rules, suppressions and every output format.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| determinism_fuzz::scan(bytes));
