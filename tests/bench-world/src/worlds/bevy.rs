//! `bevy_ecs`, with queries that are prepared once and run without a schedule, which is its fastest way.

use bevy_ecs::query::QueryState;
use bevy_ecs::world::World;

use super::Side;
use crate::game::{self, Energy, Entity, Goal, Place, Velocity};

pub(crate) struct Bevy {
    world: World,
    steered: QueryState<(&'static Place, &'static mut Velocity, &'static Goal, &'static Energy)>,
    walking: QueryState<(&'static mut Place, &'static Velocity)>,
    tired: QueryState<(&'static Velocity, &'static mut Energy)>,
}

impl Bevy {
    pub(crate) fn new(entities: &[Entity]) -> Self {
        let mut world = World::new();
        for entity in entities {
            world.spawn(*entity);
        }
        Self { steered: world.query(), walking: world.query(), tired: world.query(), world }
    }
}

impl Side for Bevy {
    fn step(&mut self) {
        let Self { world, steered, walking, tired } = self;
        for (place, mut velocity, goal, energy) in steered.iter_mut(world) {
            game::steer(place, &mut velocity, goal, energy);
        }
        for (mut place, velocity) in walking.iter_mut(world) {
            game::walk(&mut place, velocity);
        }
        for (velocity, mut energy) in tired.iter_mut(world) {
            game::tire(velocity, &mut energy);
        }
    }

    fn entities(&mut self) -> Vec<Entity> {
        let mut all = self.world.query::<(&Place, &Velocity, &Goal, &Energy)>();
        let all = all.iter(&self.world);
        all.map(|(place, velocity, goal, energy)| (*place, *velocity, *goal, *energy)).collect()
    }
}
