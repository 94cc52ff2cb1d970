//! A `World` of simmath.

use simmath::world::{Query, World};
use simmath::{FixedPoint, world};

use super::Side;
use crate::game::{self, Energy, Entity, Goal, Place, Velocity};

pub(crate) struct Simmath {
    pub(crate) world: World,
}

fn steer(mut entities: Query<(&Place, &mut Velocity, &Goal, &Energy)>) {
    for (place, velocity, goal, energy) in &mut entities {
        game::steer(place, velocity, goal, energy);
    }
}

fn walk(mut entities: Query<(&mut Place, &Velocity)>) {
    for (place, velocity) in &mut entities {
        game::walk(place, velocity);
    }
}

fn tire(mut entities: Query<(&Velocity, &mut Energy)>) {
    for (velocity, energy) in &mut entities {
        game::tire(velocity, energy);
    }
}

impl Simmath {
    pub(crate) fn new(entities: &[Entity]) -> Result<Self, world::BuildErrors> {
        let mut builder = World::<FixedPoint>::builder(0);
        builder.register_component::<Place>("place").register_component::<Velocity>("velocity");
        builder.register_component::<Goal>("goal").register_component::<Energy>("energy");
        builder.register_system(steer).register_system(walk).register_system(tire);
        let mut world = builder.build()?;
        world.command(|commands| {
            for (place, velocity, goal, energy) in entities {
                let entity = commands.spawn();
                commands.insert(entity, *place);
                commands.insert(entity, *velocity);
                commands.insert(entity, *goal);
                commands.insert(entity, *energy);
            }
        });
        Ok(Self { world })
    }
}

impl Side for Simmath {
    fn step(&mut self) {
        self.world.step();
    }

    fn entities(&mut self) -> Vec<Entity> {
        let of = |entity| {
            let world = &self.world;
            Some((world.get(entity)?, world.get(entity)?, world.get(entity)?, world.get(entity)?))
        };
        self.world.entities().filter_map(of).collect()
    }
}
