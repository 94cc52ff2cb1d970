//! `hecs`, whose entities all have the same components and so lie in one table, in the order of their creation.

use hecs::World;

use super::Side;
use crate::game::{self, Energy, Entity, Goal, Place, Velocity};

pub(crate) struct Hecs(World);

impl Hecs {
    pub(crate) fn new(entities: &[Entity]) -> Self {
        let mut world = World::new();
        for entity in entities {
            world.spawn(*entity);
        }
        Self(world)
    }
}

impl Side for Hecs {
    fn step(&mut self) {
        let world = &mut self.0;
        for (place, velocity, goal, energy) in world.query_mut::<(&Place, &mut Velocity, &Goal, &Energy)>() {
            game::steer(place, velocity, goal, energy);
        }
        for (place, velocity) in world.query_mut::<(&mut Place, &Velocity)>() {
            game::walk(place, velocity);
        }
        for (velocity, energy) in world.query_mut::<(&Velocity, &mut Energy)>() {
            game::tire(velocity, energy);
        }
    }

    fn entities(&mut self) -> Vec<Entity> {
        let query = self.0.query_mut::<(&Place, &Velocity, &Goal, &Energy)>();
        query.into_iter().map(|(place, velocity, goal, energy)| (*place, *velocity, *goal, *energy)).collect()
    }
}
