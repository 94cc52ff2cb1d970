//! States of a world: read, stepped, compared.

use simmath::world::{Commands, Entity, Query, ResMut, RngMut, World};
use simmath::{DeterminismSafe, FixedPoint, Fpx16_16, Vec2};

use super::super::random::Random;
use super::{flipped, within_memory};

/// A component without bytes.
#[derive(DeterminismSafe, Clone, Debug, PartialEq)]
pub struct Selected;

fn walk(mut things: Query<(&mut Vec2<Fpx16_16>, Option<&Selected>)>) {
    for (at, selected) in &mut things {
        at.x += if selected.is_some() { Fpx16_16::ONE } else { Fpx16_16::EPSILON };
    }
}

fn come_and_go(
    mut ages: Query<(Entity, &mut u8)>,
    mut commands: Commands,
    mut rng: RngMut,
    mut log: ResMut<Vec<u16>>,
) {
    for (entity, age) in &mut ages {
        *age = age.wrapping_add(1);
        match age.wrapping_mul(7) % 16 {
            0 => commands.despawn(entity),
            1 => commands.insert(entity, Selected),
            2 => commands.remove::<Selected>(entity),
            3 => commands.insert(entity, Vec2::new(rng.unit(), Fpx16_16::ZERO)),
            4 => {
                let new = commands.spawn();
                commands.insert(new, age.wrapping_add(rng.below(5) as u8));
            }
            _ => {}
        }
    }
    log.push(rng.below(1000) as u16);
    log.truncate(4);
}

/// The world whose states are read.
pub fn world() -> World {
    let mut builder = World::<FixedPoint>::builder(1);
    builder.register_component::<Vec2<Fpx16_16>>("at").register_component::<u8>("age");
    builder.register_component::<Selected>("selected").insert_resource("log", Vec::<u16>::new());
    builder.register_system(walk).register_system(come_and_go);
    builder.build().expect("all is registered")
}

/// Reads bytes as the state of a world. Panics where it is another one when it is written, or where a step differs.
pub fn load(bytes: &[u8]) {
    let mut one = world();
    let nothing = one.state_hash();
    if within_memory(bytes, || one.load(bytes)).is_err() {
        assert!(one.state_hash() == nothing, "a failed load changes something");
        return;
    }
    assert!(one.to_bytes() == bytes, "a world writes another state than it read");
    assert!(one.entities().all(|entity| one.contains(entity)), "somebody lives whom the world does not know");
    let hash = one.state_hash();
    let mut other = world();
    other.restore(&one.snapshot());
    assert!(one.diff(&other).is_empty() && other.state_hash() == hash, "a restored world differs");
    if let Some(flipped) = flipped(bytes)
        && other.load(&flipped).is_ok()
    {
        assert!(other.state_hash() != hash, "a flipped bit is in no hash");
        assert!(other.to_bytes() == flipped, "a flipped bit is read as something else");
        assert!(!one.diff(&other).is_empty(), "hashes differ and nothing else does");
    }
    other.load(bytes).expect("it was loaded before");
    for world in [&mut one, &mut other] {
        world.step();
        world.step();
    }
    assert!(one.state_hash() == other.state_hash(), "two steps from one state differ");
}

/// A state that the world comes to.
pub fn fresh(random: &mut Random) -> Vec<u8> {
    let mut world = world();
    for _ in 0..random.below(12) {
        let entity = world.spawn();
        world.insert(entity, random.below(256) as u8);
        if random.one_in(2) {
            world.insert(entity, Vec2::new(Fpx16_16::ONE, Fpx16_16::ZERO));
        }
    }
    if random.one_in(2) {
        // The living are told in words of 64 bits.
        let other = random.below(200) as u32;
        let index = random.pick(&[61, 62, 63, 64, 126, 127, 128, other]);
        world.spawn_at(Entity::new(index, random.below(3) as u32));
    }
    (0..random.below(6)).for_each(|_| world.step());
    world.to_bytes()
}
