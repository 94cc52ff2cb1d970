//! What a scenario and an engine say of themselves.
//! Must not know: files, requests.

use alloc::string::String;
use alloc::vec::Vec;

use super::Part;
use crate::state::{Blocks, CanonicalState, DecodeError, Decoder, Sink, StateHash};

/// What a run begins with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// What the random numbers begin with.
    pub seed: u64,
    /// Text that the scenario reads, empty where it needs none; part of what two runs must share.
    pub config: String,
}

/// Targets that a scenario is not meant for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// What the target's triple begins with, such as `i586-`.
    pub target: &'static str,
    /// Why its results are others there, or why it is not in the runner of that target at all.
    pub reason: &'static str,
}

impl Unsupported {
    /// What computes with pinned floats is not built where float registers keep more bits than a float has.
    pub const X87_FLOATS: Self = Self {
        target: "i586-",
        reason: "pinned floats are refused at compile time, since x87 registers keep more bits than a float has",
    };
}

/// A seeded simulation with scripted inputs.
pub trait Scenario {
    /// What runs in it.
    type Simulation: Simulation;
    /// Its name: lower case letters, digits and `-`.
    const NAME: &'static str;
    /// Counted up when the same seed is meant to give other states.
    const VERSION: u32;
    /// What the states are computed with, as reports say it: `fixed-point`, `exact-float`, `std-float`.
    const ARITHMETIC: &'static str;
    /// Targets on which other results are expected, and why.
    const UNSUPPORTED: &'static [Unsupported] = &[];

    /// The simulation before its first tick.
    ///
    /// # Errors
    ///
    /// For a config that is none of this scenario's.
    fn build(setup: &Setup) -> Result<Self::Simulation, String>;

    /// Gives the simulation the inputs of its next tick: of ticks from 0, and nothing but seed, tick and state may matter.
    fn input(setup: &Setup, tick: u64, simulation: &mut Self::Simulation);
}

/// An engine, as far as two builds of it can be compared: it steps, and shows its whole state in named parts.
///
/// A [`World`](crate::World) is one. For another engine, two methods are enough:
///
/// ```
/// use simmath::detcheck::{Part, Simulation, Values};
/// use simmath::{Fpx16_16, fx};
///
/// struct Marbles {
///     heights: Vec<Fpx16_16>,
///     bounces: u32,
/// }
///
/// impl Simulation for Marbles {
///     fn step(&mut self, after: &mut dyn FnMut(&str, &mut Self)) {
///         for height in &mut self.heights {
///             *height -= fx!(0.25);
///         }
///         after("fall", self);
///         self.bounces += self.heights.iter().filter(|height| **height < fx!(0)).count() as u32;
///         after("bounce", self);
///     }
///
///     fn parts(&mut self, see: &mut dyn FnMut(&'static str, &mut dyn Part)) {
///         see("height", &mut Values::each(&mut self.heights));
///         see("bounces", &mut Values::one(&mut self.bounces));
///     }
/// }
/// ```
pub trait Simulation: Sized {
    /// One tick. `after` is called at the end of each system or phase, with its name: that is how a difference finds the first
    /// system that made it. What `after` does to the simulation counts.
    fn step(&mut self, after: &mut dyn FnMut(&str, &mut Self));

    /// Shows all state, in parts that are always the same, in the same order. What no part shows is compared by nobody.
    fn parts(&mut self, see: &mut dyn FnMut(&'static str, &mut dyn Part));

    /// The hash of each part into `parts`, and that of all as the answer. Takes no memory once `parts` has room.
    fn hashes(&mut self, parts: &mut Vec<StateHash>) -> StateHash {
        parts.clear();
        self.parts(&mut |name, part| {
            parts.push(StateHash::of_written(|out| {
                name.len().encode(out);
                out.put(name.as_bytes());
                part.write(out);
            }));
        });
        StateHash::of_written(|out| parts.iter().for_each(|hash| hash.0.encode(out)))
    }

    /// All state as bytes.
    fn save(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut take = |block: &[u8]| bytes.extend_from_slice(block);
        let mut out = Blocks::new(&mut take as &mut dyn FnMut(&[u8]));
        self.parts(&mut |_, part| part.write(&mut out));
        out.flush();
        bytes
    }

    /// Takes the state that [`save`](Simulation::save) wrote.
    ///
    /// # Errors
    ///
    /// For bytes that are no such state.
    fn load(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let mut input = Decoder::new(bytes);
        let mut result = Ok(());
        self.parts(&mut |_, part| {
            if result.is_ok() {
                result = part.read(&mut input);
            }
        });
        result.and_then(|()| input.finish())
    }

    /// Does something and goes back to the state before, as a rollback does. The way back should be the one that the engine
    /// takes when it is played; this one goes through [`save`](Simulation::save) and [`load`](Simulation::load).
    ///
    /// # Errors
    ///
    /// Where the state of before cannot be read.
    fn rewound(&mut self, run: &mut dyn FnMut(&mut Self)) -> Result<(), DecodeError> {
        let before = self.save();
        run(self);
        self.load(&before)
    }

    /// Shakes how the state lies in memory and leaves what it says as it is: things come and go, and all is taken back.
    ///
    /// # Errors
    ///
    /// Those of [`rewound`](Simulation::rewound).
    fn churn(&mut self) -> Result<(), DecodeError> {
        self.rewound(&mut |_| {})
    }
}
