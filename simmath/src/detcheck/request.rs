//! What a runner is asked: words of the form `key=value`, the same for a process and for a page.
//! Must not know: scenarios.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

use super::{Injection, Setup};

/// How a run is done. All ways must come to the same states.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// One tick after the other.
    #[default]
    Plain,
    /// The second run in one process.
    Twice,
    /// At busy ticks the state is saved, and a new simulation goes on from it.
    Restore,
    /// Every tick is done, taken back and done again.
    Rollback,
    /// Between ticks, things come and go and are taken back.
    Churn,
}

/// The modes by name.
const MODES: [(&str, Mode); 5] = [
    ("plain", Mode::Plain),
    ("twice", Mode::Twice),
    ("restore", Mode::Restore),
    ("rollback", Mode::Rollback),
    ("churn", Mode::Churn),
];

impl Mode {
    /// The mode's name.
    pub fn name(self) -> &'static str {
        MODES.iter().find(|(_, mode)| *mode == self).map_or("", |(name, _)| name)
    }

    /// All modes.
    pub fn all() -> impl Iterator<Item = Self> {
        MODES.into_iter().map(|(_, mode)| mode)
    }
}

/// What is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Task {
    /// The scenarios, with what they say of themselves.
    #[default]
    List,
    /// The trace of a run.
    Trace,
    /// The hashes after each system of one tick.
    Systems,
    /// The fields of the state after a system of one tick.
    State,
    /// What an injection changes.
    Place,
    /// How often each system asks for memory.
    Allocations,
}

const TASKS: [(&str, Task); 6] = [
    ("list", Task::List),
    ("trace", Task::Trace),
    ("systems", Task::Systems),
    ("state", Task::State),
    ("place", Task::Place),
    ("allocations", Task::Allocations),
];

/// One question to a runner.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Request {
    /// `task=`: what is wanted.
    pub task: Task,
    /// `scenario=`: its name.
    pub scenario: String,
    /// `seed=` and `config=`
    pub setup: Setup,
    /// `ticks=`: the length of the run.
    pub ticks: u64,
    /// `mode=`
    pub mode: Mode,
    /// `inject=`
    pub injection: Option<Injection>,
    /// `leg=`: the name that the trace will bear.
    pub leg: String,
    /// `tick=`: the tick that is looked into, by the number of ticks after it.
    pub tick: u64,
    /// `system=`: the number of the system in that tick: 0 is the state with the inputs, before the first system.
    pub system: usize,
    /// `parts=`: names between commas; all where there are none.
    pub parts: Vec<String>,
    /// `out=`: the file that the answer is written to, if not standard output.
    pub out: Option<String>,
}

impl Request {
    /// The request of words.
    ///
    /// # Errors
    ///
    /// For words that are no `key=value`, keys that there are none of, and values that are none.
    pub fn parse<T: AsRef<str>>(words: impl IntoIterator<Item = T>) -> Result<Self, String> {
        let mut request = Self::default();
        for word in words {
            let word = word.as_ref();
            let (key, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is no `key=value`"))?;
            request.set(key, value)?;
        }
        Ok(request)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "task" => self.task = named(key, value, &TASKS)?,
            "scenario" => self.scenario = value.to_string(),
            "seed" => self.setup.seed = number(key, value)?,
            "config" => self.setup.config = value.to_string(),
            "ticks" => self.ticks = number(key, value)?,
            "mode" => self.mode = named(key, value, &MODES)?,
            "inject" => self.injection = Some(value.parse()?),
            "leg" => self.leg = value.to_string(),
            "tick" => self.tick = number(key, value)?,
            "system" => self.system = number(key, value)?,
            "parts" => {
                self.parts = value.split(',').filter(|part| !part.is_empty()).map(str::to_string).collect()
            }
            "out" => self.out = Some(value.to_string()),
            _ => return Err(format!("there is no key `{key}`")),
        }
        Ok(())
    }

    /// The words that ask this.
    pub fn words(&self) -> Vec<String> {
        let name = |task| TASKS.iter().find(|(_, other)| *other == task).map_or("", |(name, _)| name);
        let mut words = alloc::vec![
            format!("task={}", name(self.task)),
            format!("scenario={}", self.scenario),
            format!("seed={}", self.setup.seed),
            format!("config={}", self.setup.config),
            format!("ticks={}", self.ticks),
            format!("mode={}", self.mode.name()),
            format!("leg={}", self.leg),
            format!("tick={}", self.tick),
            format!("system={}", self.system),
            format!("parts={}", self.parts.join(",")),
        ];
        words.extend(self.injection.iter().map(|injection| format!("inject={injection}")));
        words.extend(self.out.iter().map(|out| format!("out={out}")));
        words
    }
}

fn number<N: FromStr>(key: &str, value: &str) -> Result<N, String> {
    value.parse().map_err(|_| format!("`{value}` is no number for `{key}`"))
}

fn named<T: Copy>(key: &str, value: &str, names: &[(&str, T)]) -> Result<T, String> {
    let found = names.iter().find(|(name, _)| *name == value);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| format!("`{value}` is no value of `{key}`"))
}
