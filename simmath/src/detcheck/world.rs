//! The world as a simulation.
//! Must not know: how a world stores what it stores.

use alloc::vec::Vec;

use super::{Part, Simulation};
use crate::state::{Arithmetic, DecodeError, StateHash};
use crate::world::{Entity, World};

/// The parts of a world are `(world)`, which is tick, entities and random streams, its components and its resources, under their
/// names. The hash of all is [`World::state_hash`].
impl<A: Arithmetic> Simulation for World<A> {
    fn step(&mut self, after: &mut dyn FnMut(&str, &mut Self)) {
        self.step_watched(after);
    }

    fn parts(&mut self, see: &mut dyn FnMut(&'static str, &mut dyn Part)) {
        self.see_parts(see);
    }

    fn hashes(&mut self, parts: &mut Vec<StateHash>) -> StateHash {
        self.hashes_into(parts)
    }

    fn save(&mut self) -> Vec<u8> {
        self.to_bytes()
    }

    fn load(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        World::load(self, bytes)
    }

    fn rewound(&mut self, run: &mut dyn FnMut(&mut Self)) -> Result<(), DecodeError> {
        let before = self.snapshot();
        run(self);
        self.restore(&before);
        Ok(())
    }

    fn churn(&mut self) -> Result<(), DecodeError> {
        const COME: usize = 64;
        self.rewound(&mut |world| {
            let go: Vec<Entity> = world.entities().step_by(3).collect();
            world.command(|commands| {
                go.iter().for_each(|entity| commands.despawn(*entity));
            });
            world.command(|commands| {
                for _ in 0..COME {
                    commands.spawn();
                }
            });
        })
    }
}
