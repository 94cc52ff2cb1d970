//! What a run of `detcheck` came to: plain data, as JSON has it. Knows nothing of how it came about.

use serde::{Deserialize, Serialize};

/// Everything that is reported.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Of this form.
    pub version: u32,
    /// The triple of the machine.
    pub host: String,
    /// The legs, in the order of the config; the ways to run the first one once more behind it.
    pub legs: Vec<Row>,
    /// One for each scenario and seed.
    pub runs: Vec<Compared>,
    /// Seeds that were asked for, and that no leg takes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_seeds: Vec<u64>,
    /// The desync that was made on purpose, with `--inject`.
    pub control: Option<Control>,
    /// The systems that ask for memory, with `--no-alloc`.
    pub allocations: Vec<Allocation>,
}

/// A leg.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// Its target.
    pub target: String,
    /// The compiler, as it calls itself; empty where nothing was run.
    pub rustc: String,
    /// The command that ran it, empty for none.
    pub runner: String,
    /// Whether it is another way to run the build of another leg.
    pub is_mode: bool,
    /// Why it was not run at all.
    pub not_run: Option<NotRun>,
    /// Of a leg that must not build: what the compiler had to say, and whether it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refusal>,
}

/// A build that must fail.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// What the compiler has to say.
    pub wanted: String,
    /// Whether the build failed with these words.
    pub held: bool,
}

/// Why a leg was not run.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NotRun {
    /// What is missing or went wrong.
    pub why: String,
    /// A command that brings what is missing.
    pub remedy: Option<String>,
}

/// A scenario with a seed on all legs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// The scenario.
    pub scenario: String,
    /// What its states are computed with.
    pub arithmetic: String,
    /// The seed.
    pub seed: u64,
    /// The ticks of the run.
    pub ticks: u64,
    /// The parts of its state.
    pub parts: Vec<String>,
    /// One for each leg that was asked.
    pub cells: Vec<Cell>,
    /// The first difference of each group that is not the first.
    pub divergences: Vec<Divergence>,
}

/// What a leg came to in a run.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// The leg.
    pub leg: String,
    /// What is to be said of it.
    pub verdict: Verdict,
    /// The ticks that were compared.
    pub ticks: u64,
    /// Legs of one group have the same state after every tick. 0 is the group of the first leg.
    pub group: Option<usize>,
    /// The same for each part of the state.
    pub part_groups: Vec<usize>,
    /// The hash of the last state.
    pub last: String,
    /// The hash over the hashes of all states.
    pub all: String,
    /// Why it was not run, or why it is not meant to agree.
    pub note: Option<String>,
}

/// What is to be said of a leg in a run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// All others are held against it.
    Reference,
    /// The same state after every tick.
    Equal,
    /// Another state after some tick.
    Differs,
    /// Another state, on a target that the scenario declares unsupported.
    Unsupported,
    /// The runner of this leg has no such scenario, and the scenario declares the target unsupported.
    Refused,
    /// There is no trace.
    #[default]
    NotRun,
}

/// Where two legs part.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Divergence {
    /// The leg that others are held against.
    pub left: String,
    /// The first leg of the group that differs.
    pub right: String,
    /// Whether the target of the second is declared unsupported.
    pub expected: bool,
    /// The number of ticks after which the states differ first.
    pub tick: u64,
    /// The parts of the state that differ then.
    pub parts: Vec<String>,
    /// The place, where both legs could be asked.
    pub found: Option<Found>,
    /// Why there is no place.
    pub note: Option<String>,
}

/// The place of a difference.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The first system whose output differs: its number in the tick, from 1, and its name. 0 are the inputs of the tick.
    pub system: usize,
    /// Its name.
    pub system_name: String,
    /// The fields that differ after it, in the order of the state.
    pub fields: Vec<FieldDifference>,
    /// How many more there are.
    pub more: usize,
}

/// A field that differs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldDifference {
    /// The part of the state: a component, a resource.
    pub part: String,
    /// The entity or index, empty for a single value.
    pub owner: String,
    /// The path of the field, empty for a value that is a field itself.
    pub path: String,
    /// Value and bits of the first leg, `None` where it has no such field.
    pub left: Option<Value>,
    /// Value and bits of the second leg.
    pub right: Option<Value>,
    /// How far apart they are: `3 ulps` for floats, `3 steps` for integers and fixed point.
    pub apart: Option<String>,
}

/// A value of a field.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Value {
    /// How it reads.
    pub text: String,
    /// Its canonical bytes, in hexadecimal digits.
    pub bits: String,
}

/// A desync made on purpose, and whether it was found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Control {
    /// One for each run.
    pub places: Vec<Injected>,
}

/// What was changed in a run.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Injected {
    /// The scenario.
    pub scenario: String,
    /// The seed.
    pub seed: u64,
    /// The field, with its values.
    pub field: FieldDifference,
    /// Whether the comparison, which knows nothing of it, found that field and no other.
    pub found: bool,
}

/// How often a system asked for memory.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Allocation {
    /// The scenario.
    pub scenario: String,
    /// The system.
    pub system: String,
    /// How often, in the whole run.
    pub times: u64,
    /// In how many ticks.
    pub ticks: u64,
    /// The last of these ticks.
    pub last: u64,
    /// Whether that is in the second half of the run: a steady tick should need none.
    pub late: bool,
}

impl Compared {
    /// Whether nothing was compared: at most one leg has a trace.
    pub fn is_lone(&self) -> bool {
        let compared =
            |cell: &Cell| matches!(cell.verdict, Verdict::Equal | Verdict::Differs | Verdict::Unsupported);
        !self.cells.iter().any(compared)
    }
}

impl Outcome {
    /// Whether legs that should agree do not, a leg builds that must not, a control was not found, or a steady tick asks for memory.
    pub fn diverged(&self) -> bool {
        if let Some(control) = &self.control {
            return control.places.iter().any(|place| !place.found);
        }
        if self.legs.iter().any(|leg| leg.refused.as_ref().is_some_and(|refused| !refused.held)) {
            return true;
        }
        let differs = |run: &Compared| run.cells.iter().any(|cell| cell.verdict == Verdict::Differs);
        self.runs.iter().any(differs) || self.allocations.iter().any(|allocation| allocation.late)
    }

    /// Whether a leg that was named was not run, in some run or at all; a seed was run by none, and where nothing was compared at all.
    pub fn incomplete(&self) -> bool {
        let missing = |run: &Compared| run.cells.iter().any(|cell| cell.verdict == Verdict::NotRun);
        self.legs.iter().any(|leg| leg.not_run.is_some())
            || self.runs.is_empty()
            || !self.left_seeds.is_empty()
            || self.runs.iter().any(|run| missing(run) || run.is_lone())
    }
}
