//! The game that all sides play: components, their first values, and what a tick does to an entity.

use simmath::{DeterminismSafe, Fpx16_16, Vec2, fx};

/// Entities of the game.
pub(crate) const ENTITIES: usize = 10_000;

const DT: Fpx16_16 = fx!(1 / 60);
const SPEED: Fpx16_16 = fx!(8);
/// How fast a velocity turns towards the one that is wanted.
const TURN: Fpx16_16 = fx!(1 / 16);
/// Ends of the map, in both directions.
const END: Fpx16_16 = fx!(100);

#[derive(bevy_ecs::component::Component, DeterminismSafe, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place(pub(crate) Vec2<Fpx16_16>);

#[derive(bevy_ecs::component::Component, DeterminismSafe, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Velocity(pub(crate) Vec2<Fpx16_16>);

#[derive(bevy_ecs::component::Component, DeterminismSafe, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Goal(pub(crate) Vec2<Fpx16_16>);

#[derive(bevy_ecs::component::Component, DeterminismSafe, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Energy(pub(crate) Fpx16_16);

pub(crate) type Entity = (Place, Velocity, Goal, Energy);

/// The entities as all sides begin with them.
pub(crate) fn entities() -> Vec<Entity> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        // In −100 … 100.
        Fpx16_16::from_raw((state >> 32) as i32 % END.to_raw())
    };
    let mut entity = || {
        let place = Place(Vec2::new(next(), next()));
        let goal = Goal(Vec2::new(next(), next()));
        (place, Velocity(Vec2::ZERO), goal, Energy(fx!(100)))
    };
    (0..ENTITIES).map(|_| entity()).collect()
}

/// Turns towards the goal. An entity without energy rests.
#[inline]
pub(crate) fn steer(place: &Place, velocity: &mut Velocity, goal: &Goal, energy: &Energy) {
    let wanted = if energy.0 > Fpx16_16::ZERO { (goal.0 - place.0).normalize() * SPEED } else { Vec2::ZERO };
    velocity.0 += (wanted - velocity.0) * TURN;
}

/// Goes on, within the map.
#[inline]
pub(crate) fn walk(place: &mut Place, velocity: &Velocity) {
    let at = place.0 + velocity.0 * DT;
    place.0 = Vec2::new(at.x.clamp(-END, END), at.y.clamp(-END, END));
}

/// Walking costs energy, and it comes back slowly.
#[inline]
pub(crate) fn tire(velocity: &Velocity, energy: &mut Energy) {
    let used = velocity.0.length() * DT;
    energy.0 = (energy.0 + fx!(0.1) - used).clamp(Fpx16_16::ZERO, fx!(100));
}
