//! The game as each side plays it: the same entities in the same order, the same three systems one after the other.

mod bevy;
mod hecs;
mod plain;
mod simmath;

pub(crate) use self::bevy::Bevy;
pub(crate) use self::hecs::Hecs;
pub(crate) use self::plain::Plain;
pub(crate) use self::simmath::Simmath;

use crate::game::Entity;

/// A side of the comparison.
pub(crate) trait Side {
    /// One tick.
    fn step(&mut self);
    /// All entities in order, to see that every side plays the same game.
    fn entities(&mut self) -> Vec<Entity>;
}
