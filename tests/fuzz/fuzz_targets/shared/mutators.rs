//! libFuzzer's hooks for canonical bytes.

/// Mutation and crossover of a target: what writes a value of its own, and what is done to every mutant.
macro_rules! mutators {
    ($fresh:path, $finish:expr) => {
        fn put(bytes: Vec<u8>, data: &mut [u8], limit: usize) -> usize {
            let finish: fn(Vec<u8>) -> Vec<u8> = $finish;
            let mut bytes = finish(bytes);
            bytes.truncate(limit);
            data[..bytes.len()].copy_from_slice(&bytes);
            bytes.len()
        }

        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            let mut random = determinism_fuzz::random::Random::new(seed.into());
            // What libFuzzer does by itself: bytes, and what the program compared its input with.
            if random.one_in(8) {
                return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
            }
            let bytes = if size < 2 || random.one_in(64) {
                $fresh(&mut random)
            } else {
                determinism_fuzz::state::mutate::mutate(&data[..size], max_size, &mut random)
            };
            put(bytes, data, max_size)
        });

        libfuzzer_sys::fuzz_crossover!(|first: &[u8], second: &[u8], out: &mut [u8], seed: u32| {
            let mut random = determinism_fuzz::random::Random::new(seed.into());
            let bytes = determinism_fuzz::state::mutate::cross(first, second, out.len(), &mut random);
            let limit = out.len();
            put(bytes, out, limit)
        });
    };
}
