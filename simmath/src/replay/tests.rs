//! Replays of a small game: verified, refused, damaged.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Identity, Recorder, Replay, ReplayError, SeekError};
use crate::state::{FixedPoint, StateHash};
use crate::world::{Entity, Query, Res, World};
use crate::{Fpx16_16, MathBackend, fx};

fn walk(mut things: Query<&mut Fpx16_16>, push: Res<i8>, bend: Res<u8>) {
    for position in &mut things {
        *position += Fpx16_16::from_int(i32::from(*push)) * fx!(0.1);
        if *bend > 0 {
            *position += Fpx16_16::EPSILON;
        }
    }
}

fn world() -> World {
    let mut builder = World::<FixedPoint>::builder(0);
    builder.register_component::<Fpx16_16>("position");
    builder.insert_resource("push", 0_i8).insert_resource("bend", 0_u8).register_system(walk);
    let mut world = builder.build().expect("registered");
    let entity = world.spawn();
    world.insert(entity, Fpx16_16::ZERO);
    world
}

fn tick(world: &mut World, push: &i8) {
    assert!(world.set_resource(*push));
    world.step();
}

fn identity() -> Identity {
    Identity {
        scenario: "walk".to_string(),
        scenario_version: 1,
        backend: MathBackend::Fpx16_16,
        config: StateHash::of_bytes(b"determinism.math = fixed_point_16_16"),
        seed: 0,
    }
}

fn recorded() -> Replay<i8> {
    let mut world = world();
    let mut recorder = Recorder::new(identity(), 10, 25);
    for index in 0..97_i8 {
        tick(&mut world, &(index % 5));
        recorder.record(index % 5, &world);
    }
    recorder.finish(&world)
}

#[test]
fn a_replay_comes_out_as_recorded() {
    let verified = recorded().verify(&mut world(), tick).expect("the same");
    assert_eq!((verified.ticks, verified.compared), (97, 10));
}

#[test]
fn the_first_difference_is_named_with_the_last_equal_tick() {
    let mut ticks = 0;
    let divergence = recorded()
        .verify(&mut world(), |world, push| {
            ticks += 1;
            assert!(world.set_resource(u8::from(ticks == 33)));
            tick(world, push);
        })
        .expect_err("bent in tick 33");
    assert_eq!((divergence.tick, divergence.last_equal), (40, 30));
    assert!(divergence.to_string().ends_with("target, compiler and flags are the same."), "{divergence}");
}

#[test]
fn a_replay_of_another_platform_says_what_differs() {
    let mut replay = recorded();
    replay.facts.0.insert("target".to_string(), "mips".to_string());
    replay.hashes[0].1 = StateHash(0);
    let divergence = replay.verify(&mut world(), tick).expect_err("a wrong hash");
    assert_eq!(divergence.facts[0].1, "mips");
}

#[test]
fn a_hash_without_an_input_is_not_passed_over() {
    let mut replay = recorded();
    replay.inputs.pop();
    assert!(replay.verify(&mut world(), tick).is_err());
}

#[test]
fn seeking_gives_the_state_of_a_tick() {
    let replay = recorded();
    let mut straight = world();
    for (ticks, input) in (1..).zip(&replay.inputs) {
        tick(&mut straight, input);
        let mut sought = world();
        replay.seek(&mut sought, ticks, tick).expect("states that were recorded");
        assert_eq!((sought.tick(), sought.state_hash()), (ticks, straight.state_hash()));
    }
    assert!(straight.get::<Fpx16_16>(Entity::new(0, 0)) > Some(Fpx16_16::ONE));
    let error = replay.seek(&mut world(), 98, tick).expect_err("97 ticks were recorded");
    assert_eq!(error.to_string(), "there is no state after 98 ticks: the replay ends after 97");
    let mut damaged = replay;
    damaged.snapshots[0].1.pop();
    let mut untouched = world();
    assert!(matches!(damaged.seek(&mut untouched, 30, tick), Err(SeekError::State(_))));
    assert_eq!(untouched.state_hash(), world().state_hash());
}

#[test]
fn an_identity_is_refused_with_both_sides() {
    let mut here = identity();
    here.backend = MathBackend::Fpx8_24;
    here.seed = 3;
    let error = recorded().identity.require(&here).expect_err("two parts differ");
    assert_eq!(
        error.to_string(),
        "this replay is of another run: the math backend is fixed_point_16_16 in the replay and fixed_point_8_24 here; the seed is 0 in the replay and 3 here"
    );
    assert_eq!(identity().require(&identity()), Ok(()));
    let changes: [fn(&mut Identity); 5] = [
        |identity| identity.scenario.push('!'),
        |identity| identity.scenario_version += 1,
        |identity| identity.backend = MathBackend::Fpx20_12,
        |identity| identity.config.0 += 1,
        |identity| identity.seed += 1,
    ];
    for change in changes {
        let mut here = identity();
        change(&mut here);
        let error = recorded().identity.require(&here).expect_err("one part differs");
        assert_eq!(error.0.len(), 1, "{error}");
        assert_ne!(error.0[0].recorded, error.0[0].here, "{error}");
    }
}

#[test]
fn bytes_of_a_replay_are_the_replay() {
    let replay = recorded();
    let bytes = replay.to_bytes();
    assert_eq!(Replay::from_bytes(&bytes), Ok(replay));
    for end in 0..bytes.len() {
        assert!(Replay::<i8>::from_bytes(&bytes[..end]).is_err(), "{end} bytes");
    }
    for place in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[place] ^= 1 << (place % 8);
        assert!(Replay::<i8>::from_bytes(&flipped).is_err(), "a bit of byte {place}");
    }
}

#[test]
fn what_is_no_replay_is_told_apart() {
    let read = |bytes: &[u8]| Replay::<i8>::from_bytes(bytes).expect_err("no replay");
    assert_eq!(read(b"PK"), ReplayError::NotAReplay);
    let mut bytes = recorded().to_bytes();
    bytes[8] = 9;
    assert_eq!(read(&bytes), ReplayError::UnknownVersion { found: 9, read: 1 });
    // Content that nobody wrote, under a right checksum.
    let mut body = recorded().to_bytes();
    body.truncate(body.len() - 16);
    body.push(0);
    let checksum = StateHash::of_bytes(&body).0.to_le_bytes();
    let forged: Vec<u8> = body.into_iter().chain(checksum).collect();
    assert!(matches!(read(&forged), ReplayError::Invalid(_)));
}

#[cfg(feature = "std")]
#[test]
fn files_are_written_whole_or_not_at_all() {
    let folder = std::env::temp_dir().join(std::format!("simmath-replay-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let path = folder.join("run.replay");
    let replay = recorded();
    replay.write(&path).expect("the folder can be written");
    assert_eq!(Replay::read(&path).expect("just written"), replay);
    assert!(replay.write(&folder.join("no/such/folder")).is_err());
    std::fs::write(&path, b"simreplY").expect("the folder can be written");
    let error = Replay::<i8>::read(&path).expect_err("cut off");
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidData);
    let left: Vec<_> = std::fs::read_dir(&folder).expect("it is there").collect();
    assert_eq!(left.len(), 1, "nothing is left beside it");
    std::fs::remove_dir_all(&folder).expect("it is ours");
}
