//! A desync made on purpose: one bit of one field of one owner, changed in the live state in one tick.
//! Must not know: hashes, traces. What compares runs must not know this.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{Part, Simulation};
use crate::state::{Field, collect};
use crate::world::SimRng;

/// What to change, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Injection {
    /// A named place.
    At {
        /// The tick at whose end the change is seen, from 1.
        tick: u64,
        /// The part.
        part: String,
        /// The owner in it, empty for a single value.
        owner: String,
        /// The path of the field, empty for a value that is a field itself.
        path: String,
        /// The bit of the field's canonical bytes.
        bit: usize,
        /// The system after which the change is made; after all of them where there is none.
        after: Option<String>,
    },
    /// A place that numbers from a seed choose, among all of the state.
    Random(u64),
}

/// `tick/part/owner/path/bit`, with `/system` behind it where it is not the end of the tick; or `random/seed`.
impl FromStr for Injection {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no place: write `tick/part/owner/field/bit` or `random/seed`");
        let columns: Vec<&str> = text.split('/').collect();
        if let ["random", seed] = columns[..] {
            return seed.parse().map(Self::Random).map_err(|_| wrong());
        }
        let [tick, part, owner, path, bit, after @ ..] = &columns[..] else { return Err(wrong()) };
        let [tick, bit] = [tick.parse(), bit.parse()];
        let (Ok(tick), Ok(bit), [] | [_]) = (tick, bit, after) else { return Err(wrong()) };
        Ok(Self::At {
            tick,
            part: (*part).to_string(),
            owner: (*owner).to_string(),
            path: (*path).to_string(),
            bit: bit as usize,
            after: after.first().map(|name| (*name).to_string()),
        })
    }
}

impl fmt::Display for Injection {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random(seed) => write!(out, "random/{seed}"),
            Self::At { tick, part, owner, path, bit, after } => {
                write!(out, "{tick}/{part}/{owner}/{path}/{bit}")?;
                after.as_ref().map_or(Ok(()), |after| write!(out, "/{after}"))
            }
        }
    }
}

/// What was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The part.
    pub part: String,
    /// The owner in it.
    pub owner: String,
    /// The field with its value before.
    pub before: Field,
    /// The field with its value after.
    pub after: Field,
}

/// An injection on its way to its tick.
pub(super) struct Pending {
    injection: Injection,
    tick: u64,
    rng: SimRng,
    /// What was changed, once it was.
    pub(super) done: Option<Place>,
}

impl Pending {
    /// One for a run of so many ticks.
    pub(super) fn new(injection: Injection, ticks: u64) -> Self {
        let seed = if let Injection::Random(seed) = injection { seed } else { 0 };
        let mut rng = SimRng::new(seed, u64::MAX);
        let tick = match injection {
            Injection::At { tick, .. } => tick,
            Injection::Random(_) => 1 + rng.next_u64() % ticks.max(1),
        };
        Self { injection, tick, rng, done: None }
    }

    /// The tick of the change.
    pub(super) fn tick(&self) -> u64 {
        self.tick
    }

    /// Makes the change if this is its time: in the step that ends as `tick`, after a system, or after all of them.
    pub(super) fn apply<S: Simulation>(&mut self, tick: u64, system: Option<&str>, simulation: &mut S) {
        if tick != self.tick || self.done.is_some() {
            return;
        }
        match &self.injection {
            Injection::At { part, owner, path, bit, after, .. } if after.as_deref() == system => {
                let (part, owner, path, bit) = (part.clone(), owner.clone(), path.clone(), *bit);
                simulation.parts(&mut |name, state| {
                    if name == part && self.done.is_none() {
                        self.done = change(name, state, &owner, &path, bit);
                    }
                });
            }
            Injection::Random(_) if system.is_none() => self.anywhere(simulation),
            _ => {}
        }
    }

    /// Draws places until one of them can be changed: not every bit of every field makes another value.
    fn anywhere<S: Simulation>(&mut self, simulation: &mut S) {
        const TRIES: usize = 1000;
        for _ in 0..TRIES {
            let mut count = 0;
            simulation.parts(&mut |_, _| count += 1);
            let chosen = self.rng.below(count);
            let mut index = 0;
            simulation.parts(&mut |name, state| {
                if index == chosen {
                    self.done = change_any(name, state, &mut self.rng);
                }
                index += 1;
            });
            if self.done.is_some() {
                return;
            }
        }
    }
}

fn change_any(name: &str, state: &mut dyn Part, rng: &mut SimRng) -> Option<Place> {
    let owners = state.owners();
    let owner = owners.get(rng.below(owners.len() as u32) as usize)?;
    let fields = fields_of(state, owner);
    let field = fields.get(rng.below(fields.len() as u32) as usize)?;
    let bit = rng.below(field.bytes.len() as u32 * 8);
    change(name, state, owner, &field.path, bit as usize)
}

/// Changes a bit of a field, if that makes another value of the type and changes no other field.
fn change(name: &str, state: &mut dyn Part, owner: &str, path: &str, bit: usize) -> Option<Place> {
    let fields = fields_of(state, owner);
    let at = fields.iter().position(|field| field.path == path)?;
    let before = fields[at].clone();
    if bit >= before.bytes.len() * 8 {
        return None;
    }
    let bytes = state.bytes_of(owner)?;
    // The fields stand in the order of the bytes, with lengths and tags between them: this is the first place where it may be.
    let first: usize = fields[..at].iter().map(|field| field.bytes.len()).sum();
    for start in first..=bytes.len().checked_sub(before.bytes.len())? {
        if bytes[start..start + before.bytes.len()] != before.bytes {
            continue;
        }
        let mut changed = bytes.clone();
        changed[start + bit / 8] ^= 1 << (bit % 8);
        if !state.set_bytes_of(owner, &changed) {
            continue;
        }
        let now = fields_of(state, owner);
        let differ: Vec<usize> =
            (0..now.len()).filter(|index| fields.get(*index) != now.get(*index)).collect();
        if now.len() == fields.len() && differ == [at] && state.bytes_of(owner)? == changed {
            let after = now[at].clone();
            return Some(Place { part: name.to_string(), owner: owner.to_string(), before, after });
        }
        state.set_bytes_of(owner, &bytes);
    }
    None
}

fn fields_of(state: &dyn Part, wanted: &str) -> Vec<Field> {
    let mut fields = Vec::new();
    state.visit(&mut |owner, show| {
        if owner == wanted {
            fields = collect(&mut |visitor| show(visitor));
        }
    });
    fields
}
