//! Pseudo-random arguments, the same for all peers and on every run.

/// Raw 16.16 numbers, uniform within `low ..= high`; each seed gives its own sequence.
pub(crate) fn uniform(elements: usize, seed: u64, low: f64, high: f64) -> Vec<i32> {
    let raw = |bound: f64| (bound * 65536.0) as i64;
    let (low, high) = (raw(low), raw(high));
    let steps = high.abs_diff(low) + 1;
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        low + (((u128::from(mixed(state)) * u128::from(steps)) >> 64) as i64)
    };
    (0..elements).map(|_| next() as i32).collect()
}

/// The output function of SplitMix64.
fn mixed(state: u64) -> u64 {
    let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}
