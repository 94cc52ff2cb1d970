//! Plain vectors, one for each component, and a loop for each system.

use super::Side;
use crate::game::{self, Energy, Entity, Goal, Place, Velocity};

pub(crate) struct Plain {
    places: Vec<Place>,
    velocities: Vec<Velocity>,
    goals: Vec<Goal>,
    energies: Vec<Energy>,
}

impl Plain {
    pub(crate) fn new(entities: &[Entity]) -> Self {
        Self {
            places: entities.iter().map(|entity| entity.0).collect(),
            velocities: entities.iter().map(|entity| entity.1).collect(),
            goals: entities.iter().map(|entity| entity.2).collect(),
            energies: entities.iter().map(|entity| entity.3).collect(),
        }
    }
}

impl Side for Plain {
    fn step(&mut self) {
        let Self { places, velocities, goals, energies } = self;
        for (((place, velocity), goal), energy) in
            places.iter().zip(velocities.iter_mut()).zip(goals.iter()).zip(energies.iter())
        {
            game::steer(place, velocity, goal, energy);
        }
        for (place, velocity) in places.iter_mut().zip(velocities.iter()) {
            game::walk(place, velocity);
        }
        for (velocity, energy) in velocities.iter().zip(energies.iter_mut()) {
            game::tire(velocity, energy);
        }
    }

    fn entities(&mut self) -> Vec<Entity> {
        let at =
            |index| (self.places[index], self.velocities[index], self.goals[index], self.energies[index]);
        (0..self.places.len()).map(at).collect()
    }
}
