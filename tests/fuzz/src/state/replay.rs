//! Replays: read, played, sought in.

use simmath::replay::{Facts, Identity, Recorder, Replay};
use simmath::state::StateHash;
use simmath::world::World;
use simmath::{MathBackend, state};

use super::super::random::Random;
use super::{flipped, snapshot, within_memory};

type Input = (u8, Option<bool>);

/// What stands at the end of a replay.
const CHECKSUM: usize = 16;

fn tick(world: &mut World, input: &Input) {
    if input.1.is_some() {
        let entity = world.spawn();
        world.insert(entity, input.0);
    }
    world.step();
}

/// Reads bytes as a replay and plays it. Panics where it is another one when it is written, or where damage is not seen.
pub fn read(bytes: &[u8]) {
    let Ok(replay) = within_memory(bytes, || Replay::<Input>::from_bytes(bytes)) else { return };
    assert!(replay.to_bytes() == bytes, "a replay writes other bytes than it was read from");
    if let Some(flipped) = flipped(bytes) {
        assert!(Replay::<Input>::from_bytes(&flipped).is_err(), "a flipped bit is not seen");
    }
    assert!(replay.identity.require(&replay.identity).is_ok());
    if replay.inputs.len() > 200 {
        return;
    }
    let end = replay.inputs.len() as u64;
    let mut world = snapshot::world();
    assert!(replay.seek(&mut world, end + 1, tick).is_err(), "there is no state after the end");
    for ticks in [0, 1.min(end), end / 2, end] {
        let mut world = snapshot::world();
        // States in the middle may be any.
        if replay.seek(&mut world, ticks, tick).is_ok() && replay.snapshots.is_empty() {
            let mut straight = snapshot::world();
            replay.inputs.iter().take(ticks as usize).for_each(|input| tick(&mut straight, input));
            assert!(straight.state_hash() == world.state_hash(), "seeking differs from playing");
        }
    }
    // Whether it comes out as recorded is open for a replay that nobody recorded.
    if let Ok(verified) = replay.verify(&mut world, tick) {
        assert!(verified.compared == replay.hashes.len(), "a hash was passed over");
    }
}

/// A replay as a recorder writes it.
pub fn fresh(random: &mut Random) -> Vec<u8> {
    let backends = [MathBackend::Fpx16_16, MathBackend::Fpx8_24];
    let identity = Identity {
        scenario: random.pick(&["", "arena", "straße"]).to_owned(),
        scenario_version: random.below(3) as u32,
        backend: random.pick(&backends),
        config: StateHash(random.below(9) as u128),
        seed: random.below(9) as u64,
    };
    let mut world = snapshot::world();
    let mut recorder = Recorder::new(identity, random.below(4) as u64, random.below(5) as u64);
    for _ in 0..random.below(8) {
        let input = (random.below(256) as u8, random.one_in(3).then_some(true));
        tick(&mut world, &input);
        recorder.record(input, &world);
    }
    let mut replay = recorder.finish(&world);
    if random.one_in(2) {
        replay.facts = Facts::default();
    }
    replay.to_bytes()
}

/// The bytes with the checksum that they should have, so that what it guards is read.
pub fn signed(bytes: &[u8]) -> Vec<u8> {
    let content = &bytes[..bytes.len().saturating_sub(CHECKSUM)];
    [content, &state::to_bytes(&StateHash::of_bytes(content).0)].concat()
}
