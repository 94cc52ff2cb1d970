//! The world on a small game: order, commands, snapshots, hashes.

use alloc::string::ToString;
use alloc::vec::Vec;
use alloc::{format, vec};
use core::any::type_name;

use super::*;
use crate::state::{ExactFloat, StateHash};
use crate::{Fpx16_16, Vec2, fx};

type Position = Vec2<Fpx16_16>;
type Speed = Fpx16_16;

/// Lives, counted down.
type Lives = u8;

fn drift(mut things: Query<(&mut Position, &Speed)>) {
    for (position, speed) in &mut things {
        position.x += *speed;
    }
}

fn age(mut things: Query<(Entity, &mut Lives)>, mut commands: Commands) {
    for (entity, lives) in &mut things {
        *lives = lives.saturating_sub(1);
        if *lives == 0 {
            commands.despawn(entity);
        }
    }
}

fn spawn(mut commands: Commands, mut rng: RngMut, Tick(tick): Tick, limit: Res<u32>) {
    if tick.is_multiple_of(2) && tick < u64::from(*limit) {
        let entity = commands.spawn();
        commands.insert(entity, Position { x: rng.unit(), y: Fpx16_16::ZERO });
        commands.insert(entity, fx!(0.25));
        commands.insert(entity, (rng.below(20) + 1) as Lives);
    }
}

fn game(seed: u64) -> World {
    let mut builder = World::<FixedPoint>::builder(seed);
    builder.register_component::<Position>("position");
    builder.register_component::<Speed>("speed").register_component::<Lives>("lives");
    builder.insert_resource("limit", 1000_u32);
    builder.register_system(spawn).register_system(drift).register_system(age);
    builder.build().expect("everything is registered")
}

#[test]
fn the_same_seed_gives_the_same_states() {
    let (mut left, mut right, mut other) = (game(1), game(1), game(2));
    for _ in 0..100 {
        for world in [&mut left, &mut right, &mut other] {
            world.step();
        }
        assert_eq!(left.state_hash(), right.state_hash());
    }
    assert_ne!(left.state_hash(), other.state_hash());
    assert_eq!(left.to_bytes(), right.to_bytes());
    assert!(left.entities().count() > 1);
}

#[test]
fn the_hash_of_a_short_game_is_pinned() {
    let mut world = game(3);
    let trace: Vec<_> = (0..64)
        .map(|_| {
            world.step();
            world.state_hash()
        })
        .collect();
    assert_eq!(
        StateHash::of(&trace.iter().map(|hash| hash.0).collect::<Vec<_>>()).to_string(),
        "e8d2563a26e31201593840523fd72150"
    );
}

#[test]
fn the_lowest_free_index_is_used_again_with_the_next_generation() {
    let mut world = game(0);
    let entities: Vec<_> = (0..4).map(|_| world.spawn()).collect();
    assert_eq!(entities.iter().map(|entity| entity.index()).collect::<Vec<_>>(), [0, 1, 2, 3]);
    world.despawn(entities[2]);
    world.despawn(entities[1]);
    assert!(!world.contains(entities[1]));
    assert_eq!(world.spawn(), Entity::new(1, 1));
    assert_eq!(world.spawn(), Entity::new(2, 1));
    assert_eq!(world.spawn(), Entity::new(4, 0));
    world.insert(entities[1], Speed::ONE);
    assert_eq!(world.get::<Speed>(Entity::new(1, 1)), None, "the old name names nothing");
}

#[test]
fn an_entity_can_be_spawned_by_name() {
    let mut world = game(0);
    assert!(world.spawn_at(Entity::new(5, 3)));
    assert!(!world.spawn_at(Entity::new(5, 4)), "the index is taken");
    world.despawn(Entity::new(5, 3));
    assert!(!world.spawn_at(Entity::new(5, 3)), "the generation is gone");
    assert!(world.spawn_at(Entity::new(5, 4)));
    assert!(!world.spawn_at(Entity::new(u32::MAX, 0)), "a name from elsewhere cannot ask for all memory");
    assert_eq!(world.spawn(), Entity::new(0, 0));
}

#[test]
fn iteration_goes_by_entity_whatever_the_history() {
    let order = |spawned: &[u32]| {
        let mut world = game(0);
        for index in spawned {
            world.spawn_at(Entity::new(*index, 0));
            world.insert(Entity::new(*index, 0), fx!(2));
        }
        (world.entities().map(Entity::index).collect::<Vec<_>>(), world.state_hash())
    };
    assert_eq!(order(&[3, 1, 2]), order(&[2, 3, 1]));
    assert_eq!(order(&[3, 1, 2]).0, [1, 2, 3]);
}

#[test]
fn the_last_command_for_an_entity_counts() {
    let mut world = game(0);
    let (a, b) = (world.spawn(), world.spawn());
    world.command(|commands| {
        commands.insert(a, fx!(1));
        commands.insert(b, fx!(5));
        commands.remove::<Speed>(a);
        commands.insert(a, fx!(3));
        commands.despawn(b);
        commands.insert(b, fx!(7));
    });
    assert_eq!(world.get(a), Some(fx!(3)));
    assert!(!world.contains(b));
    let c = world.spawn();
    assert_eq!((c.index(), world.get::<Speed>(c)), (b.index(), None));
}

#[test]
fn queries_filter_and_take_what_is_there() {
    fn count(
        mut with: Query<Entity, With<Speed>>,
        mut without: Query<Entity, Without<Speed>>,
        mut perhaps: Query<(Entity, Option<&Speed>)>,
        mut counts: ResMut<Vec<u32>>,
    ) {
        counts.clear();
        counts.push(with.iter_mut().count() as u32);
        counts.push(without.iter_mut().count() as u32);
        counts.push(perhaps.iter_mut().filter(|(_, speed)| speed.is_some()).count() as u32);
        counts.push(perhaps.iter_mut().count() as u32);
        counts.extend(perhaps.get_mut(Entity::new(1, 0)).map(|(entity, _)| entity.index()));
    }
    let mut builder = World::<FixedPoint>::builder(0);
    builder.register_component::<Speed>("speed").insert_resource("counts", Vec::<u32>::new());
    builder.register_system(count);
    let mut world = builder.build().expect("registered");
    for index in 0..5 {
        let entity = world.spawn();
        if index % 2 == 0 {
            world.insert(entity, Speed::ONE);
        }
    }
    world.step();
    assert_eq!(world.resource::<Vec<u32>>(), Some(vec![3, 2, 3, 5, 1]));
}

#[test]
fn all_mistakes_of_a_world_are_told_at_once() {
    fn twice(_: Query<&mut Speed>, _: Query<&Speed>, _: Res<u64>) {}
    let mut builder = World::<FixedPoint>::builder(0);
    builder.register_component::<Position>("position").register_component::<Position>("position");
    builder.register_system(drift).register_system(twice);
    let errors = builder.build().map(|_| ()).expect_err("six mistakes").0;
    let speed = type_name::<Speed>();
    let position = type_name::<Position>();
    assert_eq!(
        errors,
        [
            BuildError::DuplicateType(position),
            BuildError::DuplicateName("position"),
            BuildError::UnknownComponent(speed),
            BuildError::UnknownComponent(speed),
            BuildError::ConflictingAccess(speed),
            BuildError::UnknownComponent(speed),
            BuildError::UnknownResource("u64"),
        ]
    );
}

#[test]
fn a_history_with_a_rollback_ends_like_one_without() {
    let (mut straight, mut back) = (game(5), game(5));
    let mut ring = Rollback::new(8);
    for tick in 0..60 {
        straight.step();
        ring.save(&back);
        back.step();
        if tick % 7 == 6 {
            let target = back.tick() - 5;
            ring.restore(&mut back, target).expect("five ticks are held");
            while back.tick() <= tick {
                ring.save(&back);
                back.step();
            }
        }
        assert_eq!(straight.state_hash(), back.state_hash(), "after tick {tick}");
    }
    assert_eq!(ring.ticks().count(), 8);
    let error = ring.restore(&mut back, 3).expect_err("long gone");
    assert_eq!(error.to_string(), "no state of tick 3 is held; the oldest is that of tick 52");
}

#[test]
fn a_state_in_bytes_is_the_state() {
    let mut world = game(6);
    (0..30).for_each(|_| world.step());
    let (bytes, hash) = (world.to_bytes(), world.state_hash());
    let mut other = game(0);
    other.load(&bytes).expect("written by a world of the same registrations");
    assert_eq!((other.to_bytes(), other.state_hash()), (bytes.clone(), hash));
    world.step();
    other.step();
    assert_eq!(world.state_hash(), other.state_hash());
    let before = other.state_hash();
    for end in 0..bytes.len() {
        assert!(other.load(&bytes[..end]).is_err());
    }
    assert_eq!(other.state_hash(), before, "a failed load changes nothing");
}

#[test]
fn a_difference_names_component_entity_field_and_bits() {
    let (mut left, mut right) = (game(0), game(0));
    let worlds = [&mut left, &mut right];
    for world in worlds {
        let entity = world.spawn();
        world.insert(entity, Position { x: fx!(1), y: fx!(2) });
    }
    let entity = Entity::new(0, 0);
    right.insert(entity, Position { x: fx!(1), y: fx!(2.5) });
    right.insert(entity, fx!(3));
    let shown: Vec<_> = left.diff(&right).iter().map(ToString::to_string).collect();
    assert_eq!(
        shown,
        [
            "position of 0.0: y: 2 (00000200) and 2.5 (00800200)",
            "speed of 0.0: the value: nothing and a component (00000300)",
        ]
    );
    assert_eq!(left.head_hash(), right.head_hash());
    assert_ne!(left.component_hashes()[0], right.component_hashes()[0]);
    assert_eq!(left.component_hashes()[2], right.component_hashes()[2]);
}

#[test]
fn a_difference_of_what_is_no_component_is_named_too() {
    let (mut left, mut right) = (game(0), game(1));
    left.step();
    right.step();
    right.step();
    for world in [&mut left, &mut right] {
        world.entities().collect::<Vec<_>>().into_iter().for_each(|entity| world.despawn(entity));
    }
    right.spawn_at(Entity::new(0, 4));
    left.spawn_at(Entity::new(2, 0));
    let shown: Vec<_> = left.diff(&right).iter().map(ToString::to_string).collect();
    assert_eq!(
        shown[..3],
        [
            "tick: the value: 1 (0100000000000000) and 2 (0200000000000000)",
            "entities of 0.1: the value: 0.1 is the next (0000000001000000) and 0.4 lives (0000000004000000)",
            "entities of 2.0: the value: 2.0 lives (0200000000000000) and 2.0 is the next (0200000000000000)",
        ]
    );
    assert!(shown[3].starts_with("random numbers: [0].seed"), "{}", shown[3]);
    assert_ne!(left.head_hash(), right.head_hash());
    assert_eq!(left.component_hashes(), right.component_hashes());
}

#[test]
fn swapped_components_are_another_state() {
    let hash = |first: Speed, second: Speed| {
        let mut world = game(0);
        for speed in [first, second] {
            let entity = world.spawn();
            world.insert(entity, speed);
        }
        world.state_hash()
    };
    assert_ne!(hash(fx!(1), fx!(2)), hash(fx!(2), fx!(1)));
}

#[test]
fn worlds_are_send_and_of_either_arithmetic() {
    fn send<T: Send>(_: &T) {}
    fn grow(mut sizes: Query<&mut f32>) {
        for size in &mut sizes {
            *size += 1.0;
        }
    }
    let mut builder = World::<ExactFloat>::builder(0);
    builder.register_component::<f32>("size").register_system(grow);
    let mut floats = builder.build().expect("registered");
    let entity = floats.spawn();
    floats.insert(entity, 0.5_f32);
    let mut fixed = game(0);
    let alone = {
        let mut fixed = game(0);
        fixed.step();
        fixed.state_hash()
    };
    floats.step();
    fixed.step();
    send(&floats);
    send(&fixed);
    assert_eq!((floats.get::<f32>(entity), fixed.state_hash()), (Some(1.5), alone));
}

#[test]
fn the_numbers_of_a_stream_are_pinned() {
    let mut rng = SimRng::new(7, 3);
    let words = [rng.next_u32(), rng.next_u32(), rng.next_u32()];
    let wide = [rng.next_u64(), rng.next_u64()];
    assert_eq!(words, [2257105521, 779716368, 2242456910]);
    assert_eq!(wide, [13268426842840626606, 2536472908853678554]);
    // Across blocks of 16 words and the four of them that are made at once.
    let sum = (0..1001).fold(0_u64, |sum, _| sum.rotate_left(1) ^ rng.next_u64());
    assert_eq!(sum, 16391624696184099986);
    assert_eq!((rng.below(1000), rng.between(-5, 5), rng.unit::<16>().to_raw()), (611, -1, 63224));
}

#[test]
fn streams_are_part_of_the_state_and_apart_from_each_other() {
    let mut first = SimRng::new(1, 0);
    let mut second = SimRng::new(1, 1);
    assert_ne!(first.next_u64(), second.next_u64());
    first.next_u32();
    let bytes = crate::state::to_bytes(&first);
    let mut copy: SimRng = crate::state::from_bytes(&bytes).expect("a generator");
    assert_eq!((copy.next_u32(), copy.next_u64()), (first.next_u32(), first.next_u64()));
    let mut numbers: Vec<u32> = (0..7).collect();
    first.shuffle(&mut numbers);
    numbers.sort_unstable();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 5, 6]);
    assert!((0..1000).all(|_| (-3..=4).contains(&first.between(-3, 4)) && first.below(3) < 3));
    assert_eq!((first.below(0), first.between(2, 1)), (0, 2));
    assert!((0..100).all(|_| first.unit::<16>() < Fpx16_16::ONE));
    assert!(!format!("{first:?}").is_empty());
}
