//! Random histories: what a detour through snapshots, or a way through bytes, may change, which is nothing.

use alloc::vec::Vec;

use super::*;
use crate::Fpx16_16;
use crate::replay::{Identity, Recorder, Replay};
use crate::state::{StateHash, from_bytes, to_bytes};

type Name = alloc::string::String;

fn empty() -> World {
    fn age(mut ages: Query<(&mut u16, Option<&Fpx16_16>)>, mut rng: RngMut) {
        for (age, speed) in &mut ages {
            *age = age.wrapping_add(u16::from(speed.is_some())).wrapping_add(rng.below(2) as u16);
        }
    }
    let mut builder = World::<FixedPoint>::builder(1);
    builder.register_component::<u16>("age").register_component::<Fpx16_16>("speed");
    builder.register_component::<Name>("name").register_system(age);
    builder.build().expect("registered")
}

/// One random change.
fn change(world: &mut World, rng: &mut SimRng) {
    let entity = Entity::new(rng.below(24), rng.below(4));
    let amount = rng.next_u32();
    match rng.below(10) {
        0 | 1 => drop(world.spawn()),
        2 => drop(world.spawn_at(entity)),
        3 => world.despawn(entity),
        4 => world.insert(entity, amount as u16),
        5 => world.insert(entity, Fpx16_16::from_raw(amount.cast_signed())),
        6 => world.insert(entity, Name::from_iter(['x', 'é'].iter().take(amount as usize % 3))),
        7 => world.remove::<Fpx16_16>(entity),
        8 => world.command(|commands| {
            let spawned = commands.spawn();
            commands.insert(spawned, 7_u16);
            commands.despawn(entity);
            commands.insert(entity, 9_u16);
        }),
        _ => world.step(),
    }
}

#[test]
fn a_history_with_detours_ends_like_one_without() {
    for seed in 0..40 {
        let (mut straight, mut winding) = (empty(), empty());
        let (mut same, mut detours) = (SimRng::new(seed, 0), SimRng::new(seed, 1));
        let mut spare = winding.snapshot();
        for _ in 0..120 {
            let mut again = same.clone();
            change(&mut straight, &mut same);
            if detours.chance(1, 3) {
                winding.snapshot_into(&mut spare);
                (0..detours.below(9)).for_each(|_| change(&mut winding, &mut detours));
                winding.restore(&spare);
            }
            change(&mut winding, &mut again);
            assert_eq!(straight.state_hash(), winding.state_hash(), "seed {seed}");
            assert_eq!(straight.diff(&winding), []);
        }
        let bytes = straight.to_bytes();
        let mut read = empty();
        read.load(&bytes).expect("what a world wrote");
        assert_eq!((read.to_bytes(), read.state_hash()), (bytes, straight.state_hash()), "seed {seed}");
        assert_eq!(read.entities().collect::<Vec<_>>(), winding.entities().collect::<Vec<_>>());
    }
}

#[test]
fn snapshots_of_several_worlds_and_times_are_what_was_saved() {
    for seed in 0..30 {
        let mut rng = SimRng::new(seed, 7);
        let mut worlds = [empty(), empty(), empty()];
        let mut snapshots = [worlds[0].snapshot(), worlds[1].snapshot(), worlds[0].snapshot()];
        let mut saved = [0, 1, 0].map(|world: usize| worlds[world].to_bytes());
        for _ in 0..200 {
            let (world, place) = (&mut worlds[rng.below(3) as usize], rng.below(3) as usize);
            match rng.below(4) {
                0 => {
                    world.snapshot_into(&mut snapshots[place]);
                    saved[place] = world.to_bytes();
                }
                1 => {
                    world.restore(&snapshots[place]);
                    assert_eq!(world.to_bytes(), saved[place], "seed {seed}");
                }
                2 => world.load(&saved[place]).expect("what a world of the same registrations wrote"),
                _ => change(world, &mut rng),
            }
        }
    }
}

/// What every entity has.
type Perhaps = (Option<&'static u16>, Entity, Option<(&'static Fpx16_16, &'static Name)>);

/// With a name and without a speed.
type NamedAndSlow = (With<Name>, Without<Fpx16_16>);

/// What a query gave for an entity.
type Seen = (Entity, Option<u16>, Option<Fpx16_16>, bool);

#[test]
fn queries_give_what_a_look_at_every_entity_gives() {
    fn look(
        mut both: Query<(Entity, &u16, &Fpx16_16)>,
        mut perhaps: Query<(Entity, &u16, Option<&Fpx16_16>)>,
        mut all: Query<Perhaps>,
        mut with: Query<(Entity, &u16), NamedAndSlow>,
        mut seen: ResMut<Vec<Vec<Seen>>>,
    ) {
        seen.clear();
        seen.push(both.iter_mut().map(|(entity, a, b)| (entity, Some(*a), Some(*b), false)).collect());
        seen.push(perhaps.iter_mut().map(|(entity, a, b)| (entity, Some(*a), b.copied(), false)).collect());
        let all = all.iter_mut();
        seen.push(all.map(|(a, entity, b)| (entity, a.copied(), b.map(|b| *b.0), b.is_some())).collect());
        seen.push(with.iter_mut().map(|(entity, a)| (entity, Some(*a), None, true)).collect());
    }
    let mut builder = World::<FixedPoint>::builder(1);
    builder.register_component::<u16>("age").register_component::<Fpx16_16>("speed");
    builder.register_component::<Name>("name").insert_resource("seen", Vec::<Vec<Seen>>::new());
    builder.register_system(look);
    let mut world = builder.build().expect("registered");
    for seed in 0..60 {
        let mut rng = SimRng::new(seed, 3);
        (0..40).for_each(|_| change(&mut world, &mut rng));
        world.step();
        let seen = world.resource::<Vec<Vec<Seen>>>().expect("it was inserted");
        let each = || {
            let of = |entity| {
                (entity, world.get::<u16>(entity), world.get::<Fpx16_16>(entity), world.get::<Name>(entity))
            };
            world.entities().map(of)
        };
        let both = each()
            .filter(|(_, a, b, _)| a.is_some() && b.is_some())
            .map(|(entity, a, b, _)| (entity, a, b, false));
        assert_eq!(seen[0], both.collect::<Vec<_>>(), "seed {seed}");
        let perhaps = each().filter(|(_, a, ..)| a.is_some()).map(|(entity, a, b, _)| (entity, a, b, false));
        assert_eq!(seen[1], perhaps.collect::<Vec<_>>(), "seed {seed}");
        let all = each().map(|(entity, a, b, c)| (entity, a, c.as_ref().and(b), c.and(b).is_some()));
        assert_eq!(seen[2], all.collect::<Vec<_>>(), "seed {seed}");
        let with = each().filter(|(_, a, b, c)| a.is_some() && b.is_none() && c.is_some());
        assert_eq!(
            seen[3],
            with.map(|(entity, a, ..)| (entity, a, None, true)).collect::<Vec<_>>(),
            "seed {seed}"
        );
    }
}

/// A changed copy: bits flipped, bytes cut out, doubled or replaced.
fn damaged(bytes: &[u8], rng: &mut SimRng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=rng.below(3) {
        let place = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => bytes[place] ^= 1 << rng.below(8),
            1 => bytes[place] = [0, 1, 0x7f, 0xff][rng.below(4) as usize],
            2 if bytes.len() > 1 => drop(bytes.remove(place)),
            _ => bytes.insert(place, rng.next_u32() as u8),
        }
    }
    bytes
}

#[test]
fn damaged_states_are_refused_or_are_other_states() {
    let mut rng = SimRng::new(11, 0);
    let mut world = empty();
    (0..60).for_each(|_| change(&mut world, &mut rng));
    let bytes = world.to_bytes();
    let before = world.state_hash();
    let mut read = 0;
    for _ in 0..4000 {
        let changed = damaged(&bytes, &mut rng);
        let mut other = empty();
        match other.load(&changed) {
            Ok(()) => {
                assert_eq!(other.to_bytes(), changed, "what was read is what would be written");
                other.step();
                read += 1;
            }
            Err(_) => assert_eq!(other.state_hash(), empty().state_hash(), "a failed load changes nothing"),
        }
    }
    assert_eq!(world.state_hash(), before);
    assert!(read > 100, "{read} of 4000 were states, so the others were looked at for a reason");
}

#[test]
fn a_state_of_the_last_tick_can_be_stepped() {
    let mut bytes = empty().to_bytes();
    bytes[..8].copy_from_slice(&u64::MAX.to_le_bytes());
    let mut world = empty();
    world.load(&bytes).expect("any tick is one");
    world.step();
    assert_eq!(world.tick(), 0);
}

#[test]
fn damaged_replays_are_refused() {
    let identity = Identity {
        scenario: "histories".into(),
        scenario_version: 1,
        backend: crate::MathBackend::Fpx16_16,
        config: StateHash(7),
        seed: 1,
    };
    let mut world = empty();
    let mut recorder = Recorder::new(identity, 5, 10);
    for input in 0..30_u8 {
        world.step();
        recorder.record(input, &world);
    }
    let bytes = recorder.finish(&world).to_bytes();
    let mut rng = SimRng::new(12, 0);
    for _ in 0..2000 {
        let changed = damaged(&bytes, &mut rng);
        if changed != bytes {
            assert!(Replay::<u8>::from_bytes(&changed).is_err());
        }
    }
}

#[test]
fn damaged_values_are_refused_or_are_other_values() {
    type Value = (Vec<Option<i64>>, alloc::collections::BTreeMap<u16, Name>, Result<char, bool>, [f32; 2]);
    let value: Value = (
        [Some(1), None, Some(-5)].into(),
        [(1, Name::from("a")), (9, Name::from("bé"))].into(),
        Ok('ß'),
        [0.5, -0.0],
    );
    let bytes = to_bytes(&value);
    let mut rng = SimRng::new(13, 0);
    for _ in 0..20_000 {
        let changed = damaged(&bytes, &mut rng);
        if let Ok(other) = from_bytes::<Value>(&changed) {
            assert_eq!(to_bytes(&other), changed);
        }
    }
}
