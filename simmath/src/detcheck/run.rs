//! Runs of a scenario: the ways that a run can be done, and the ticks of it seen from outside.
//! Must not know: files, requests other than what a run is.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::inject::Pending;
use super::{Mode, Place, Request, Scenario, Simulation};
use crate::state::StateHash;

/// The ticks between two restores of [`Mode::Restore`], at least.
const RESTORE_DISTANCE: u64 = 24;
/// The ticks between two shakes of [`Mode::Churn`].
const CHURN_DISTANCE: u64 = 7;
/// What the state after the last system is called.
pub(super) const END_OF_TICK: &str = "end of tick";
/// What the state before the first system is called.
pub(super) const INPUTS: &str = "inputs";

/// What a run shows on its way.
pub trait Observer<S> {
    /// The state after so many ticks, from 0.
    ///
    /// # Errors
    ///
    /// What ends the run.
    fn tick(&mut self, tick: u64, simulation: &mut S) -> Result<(), String> {
        let _ = (tick, simulation);
        Ok(())
    }

    /// The state inside of the step that ends as `tick`: before its first system (number 0), after each system, and at its end.
    fn system(&mut self, tick: u64, number: usize, name: &str, simulation: &mut S) {
        let _ = (tick, number, name, simulation);
    }
}

/// Does the run that a request asks for. Gives what an injection changed.
///
/// # Errors
///
/// Where the scenario cannot be built, a state cannot be restored, an injection found nothing to change, or the observer ends it.
pub fn run<S: Scenario>(
    request: &Request,
    observer: &mut impl Observer<S::Simulation>,
) -> Result<Option<Place>, String> {
    let mut pending = request.injection.clone().map(|injection| Pending::new(injection, request.ticks));
    let mut simulation = S::build(&request.setup)?;
    if request.mode == Mode::Twice {
        for tick in 0..request.ticks {
            step::<S>(request, tick, &mut simulation, &mut None, &mut Silent);
        }
        simulation = S::build(&request.setup)?;
    }
    let mut busy = Busy::default();
    observer.tick(0, &mut simulation)?;
    for tick in 0..request.ticks {
        match request.mode {
            Mode::Rollback => {
                let again = simulation
                    .rewound(&mut |simulation| step::<S>(request, tick, simulation, &mut None, &mut Silent));
                again.map_err(|error| error.to_string())?;
            }
            Mode::Churn if tick.is_multiple_of(CHURN_DISTANCE) => {
                simulation.churn().map_err(|error| error.to_string())?;
            }
            Mode::Restore if busy.sees(tick, &mut simulation) => {
                let bytes = simulation.save();
                simulation = S::build(&request.setup)?;
                simulation.load(&bytes).map_err(|error| error.to_string())?;
            }
            Mode::Plain | Mode::Twice | Mode::Churn | Mode::Restore => {}
        }
        step::<S>(request, tick, &mut simulation, &mut pending, observer);
        observer.tick(tick + 1, &mut simulation)?;
    }
    let Some(pending) = pending else { return Ok(None) };
    match pending.done {
        Some(place) => Ok(Some(place)),
        None => Err(alloc::format!("the injection found nothing to change in tick {}", pending.tick())),
    }
}

/// One tick with its inputs.
fn step<S: Scenario>(
    request: &Request,
    tick: u64,
    simulation: &mut S::Simulation,
    pending: &mut Option<Pending>,
    observer: &mut impl Observer<S::Simulation>,
) {
    S::input(&request.setup, tick, simulation);
    let ended = tick + 1;
    observer.system(ended, 0, INPUTS, simulation);
    let mut number = 0;
    simulation.step(&mut |name, simulation| {
        number += 1;
        if let Some(pending) = pending {
            pending.apply(ended, Some(name), simulation);
        }
        observer.system(ended, number, name, simulation);
    });
    if let Some(pending) = pending {
        pending.apply(ended, None, simulation);
    }
    observer.system(ended, number + 1, END_OF_TICK, simulation);
}

/// Sees nothing.
struct Silent;

impl<S> Observer<S> for Silent {}

/// Which ticks are busy: those in which as many parts of the state change as in any tick before.
#[derive(Default)]
struct Busy {
    before: Vec<StateHash>,
    now: Vec<StateHash>,
    most: usize,
    last: u64,
}

impl Busy {
    fn sees<S: Simulation>(&mut self, tick: u64, simulation: &mut S) -> bool {
        simulation.hashes(&mut self.now);
        let changed = self.now.iter().zip(&self.before).filter(|(now, before)| now != before).count();
        core::mem::swap(&mut self.now, &mut self.before);
        self.most = self.most.max(changed);
        let busy = changed == self.most && tick >= self.last + RESTORE_DISTANCE;
        if busy {
            self.last = tick;
        }
        busy
    }
}

/// The hashes of the state after a system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SystemHashes {
    /// The system's name.
    pub name: String,
    /// The hash of the whole state.
    pub total: StateHash,
    /// The hash of each part.
    pub parts: Vec<StateHash>,
}

/// Name, hash of the whole state and hash of each part, between tabs.
impl core::fmt::Display for SystemHashes {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "{}\t{}", self.name, self.total)?;
        self.parts.iter().try_for_each(|part| write!(out, "\t{part}"))
    }
}

impl SystemHashes {
    /// That of a line; nothing for what is none.
    pub fn parse(line: &str) -> Option<Self> {
        let mut columns = line.split('\t');
        let name = columns.next()?.to_string();
        let mut hashes = columns.map(|hash| u128::from_str_radix(hash, 16).ok().map(StateHash));
        let total = hashes.next()??;
        Some(Self { name, total, parts: hashes.collect::<Option<_>>()? })
    }
}
