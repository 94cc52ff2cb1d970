//! The fuzz targets of simmath on a stable compiler: values, states and replays, and mutations of them with a fixed seed.

use crate::short_fuzz::target::random::Random;
use crate::short_fuzz::target::state::meter::{self, Meter};
use crate::short_fuzz::target::state::mutate::{cross, mutate};
use crate::short_fuzz::target::state::{replay, snapshot, values};

#[global_allocator]
static METER: Meter = Meter;

/// Mutations of a plain test run, for each target; `FUZZ_MUTATIONS` asks for more.
const MUTATIONS: usize = 4000;
const LARGEST: usize = 4096;

/// Fresh bytes, and what mutations of mutations make of them.
fn rounds(
    seed: u64,
    fresh: fn(&mut Random) -> Vec<u8>,
    finish: fn(Vec<u8>) -> Vec<u8>,
    mut run: impl FnMut(&[u8]),
) {
    let mut random = Random::new(seed);
    let asked = std::env::var("FUZZ_MUTATIONS").ok().and_then(|count| count.parse().ok());
    let mut bytes = fresh(&mut random);
    for _ in 0..asked.unwrap_or(MUTATIONS) {
        bytes = match random.below(8) {
            0..=2 => fresh(&mut random),
            3 => cross(&bytes, &fresh(&mut random), LARGEST, &mut random),
            _ => mutate(&bytes, LARGEST, &mut random),
        };
        bytes = finish(bytes);
        run(&bytes);
    }
}

#[test]
fn short_fuzz_of_values() {
    rounds(1, values::fresh, |bytes| bytes, |bytes| values::decode(bytes, values::TYPES));
}

#[test]
fn short_fuzz_of_states() {
    rounds(2, snapshot::fresh, |bytes| bytes, snapshot::load);
}

#[test]
fn short_fuzz_of_replays() {
    rounds(3, replay::fresh, |bytes| replay::signed(&bytes), replay::read);
}

#[test]
fn fresh_bytes_and_many_mutations_are_read() {
    let mut random = Random::new(4);
    let mut world = snapshot::world();
    let read = (0..400)
        .filter(|_| world.load(&mutate(&snapshot::fresh(&mut random), LARGEST, &mut random)).is_ok())
        .count();
    assert!(read > 40, "{read} of 400");
    assert!((0..100).all(|_| world.load(&snapshot::fresh(&mut random)).is_ok()));
    let is_replay = |bytes: &[u8]| simmath::replay::Replay::<(u8, Option<bool>)>::from_bytes(bytes).is_ok();
    assert!((0..100).all(|_| is_replay(&replay::fresh(&mut random))));
    let signed = |random: &mut Random| replay::signed(&mutate(&replay::fresh(random), LARGEST, random));
    let read = (0..400).filter(|_| is_replay(&signed(&mut random))).count();
    assert!(read > 40, "{read} of 400");
}

#[test]
fn the_meter_sees_the_most_that_is_held_at_once() {
    let (_, peak) = meter::peak(|| {
        let large = vec![0_u8; 50_000];
        drop(large);
        Box::new([0_u8; 1000])
    });
    assert!((50_000..60_000).contains(&peak), "{peak}");
}
