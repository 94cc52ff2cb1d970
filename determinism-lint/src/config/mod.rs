//! The resolved configuration: no option left open, every level with its reason.

pub mod error;
mod levels;
pub mod pattern;
mod raw;
pub mod resolve;
pub mod scope;

use crate::meta::{Arithmetic, Level, RuleMeta};
use std::collections::BTreeMap;
use std::path::PathBuf;

pub use error::{ConfigErrors, Mistake};
pub use pattern::TypePattern;
pub use resolve::load;
pub use scope::{FileScope, Place, Scope};

/// What the command line says about the configuration.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Flags {
    /// `--everything`
    pub everything: bool,
    /// `-p`: names of the packages that are checked; empty for all.
    pub packages: Vec<String>,
    /// `-D`, `-W`, `-A` in the order of the command line: rule name, code or group.
    pub levels: Vec<(Level, String)>,
    /// `--strict`
    pub strict: bool,
}

/// A level and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LevelChoice {
    /// The level.
    pub level: Level,
    /// `default`, `group float in determinism-lint.toml`, `flag -W`, …
    pub reason: String,
    /// The note of the config, printed after the help.
    pub note: Option<String>,
}

/// Functions that a registration or a trait names, wherever they stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Root {
    /// Arguments of calls of this name; `schedule` limits it to calls whose first argument ends in one of these names.
    Call {
        /// Name of the method or function.
        call: String,
        /// Names of schedules; empty for any.
        schedule: Vec<String>,
    },
    /// Methods of this name in every impl of the trait.
    Method {
        /// Last name of the trait, or its path.
        trait_: String,
        /// Name of the method.
        method: String,
    },
}

/// Items that the config adds to the table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypeLists {
    /// Vetted foreign types; `::*` at the end for all below.
    pub safe: Vec<String>,
    /// Own fixed-point types.
    pub fixed: Vec<String>,
    /// Further containers whose order must not escape.
    pub hash: Vec<String>,
    /// Sanctioned clocks.
    pub clocks: Vec<String>,
}

/// What an allow comment must carry, and how many there may be.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Audit {
    /// `reason` is always among them; `reviewed-by`, `until`, `why` may be.
    pub require: Vec<String>,
    /// Largest number of suppressions by rule name.
    pub budget: BTreeMap<String, u32>,
}

/// `[detcheck]`, for the command of that name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Detcheck {
    /// Package with the runner binary.
    pub scenarios: Option<String>,
    /// Length of a run.
    pub ticks: Option<u64>,
    /// One run for each.
    pub seeds: Vec<u64>,
    /// `[[detcheck.leg]]`
    pub legs: Vec<Leg>,
}

/// One build of a scenario.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Leg {
    /// Its name, unique.
    pub name: String,
    /// Target triple; the host where it is not set.
    pub target: Option<String>,
    /// `1.95.0`, `nightly`
    pub toolchain: Option<String>,
    /// Cargo profile.
    pub profile: Option<String>,
    /// `0` to `3`, `s`, `z`
    pub opt_level: Option<String>,
    /// Arguments for rustc.
    pub rustflags: Vec<String>,
    /// Cargo features.
    pub features: Vec<String>,
    /// Environment of the run.
    pub env: BTreeMap<String, String>,
    /// Command that the binary is given to.
    pub runner: Vec<String>,
    /// It must not build, and the compiler must say this.
    pub refused: Option<String>,
}

/// The configuration of one run.
#[derive(Debug)]
pub struct Config {
    /// The workspace root.
    pub root: PathBuf,
    /// Name of the file it was read from, relative to the root; `None` without any config.
    pub source: Option<String>,
    /// What a `[[sim]]` entry without its own arithmetic has.
    pub arithmetic: Arithmetic,
    /// All code of the workspace counts as simulation code.
    pub everything: bool,
    /// `[[sim]]` entries: which functions are roots, with the arithmetic they are read under.
    pub roots: Vec<(Root, Arithmetic)>,
    /// `[types]`
    pub types: TypeLists,
    /// `[dependencies] trusted`
    pub trusted: Vec<String>,
    /// `[audit]`
    pub audit: Audit,
    /// Which code is simulation code, presentation, a conversion.
    pub scope: Scope,
    /// `[detcheck]`
    pub detcheck: Option<Detcheck>,
    /// Level of every rule under each arithmetic, by code.
    pub levels: BTreeMap<(&'static str, Arithmetic), LevelChoice>,
}

impl Config {
    /// The level of a rule under an arithmetic.
    pub fn level(&self, rule: &RuleMeta, arithmetic: Arithmetic) -> LevelChoice {
        self.levels.get(&(rule.code, arithmetic)).cloned().unwrap_or(LevelChoice {
            level: rule.default_level(arithmetic),
            reason: "default".to_owned(),
            note: None,
        })
    }
}

/// What the config says about one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Region {
    /// Simulation code, and how it is read.
    pub sim: Option<Arithmetic>,
    /// Which `[[sim]]` entry names it, by its place in the config; the first one where none does.
    pub entry: u16,
    /// One of the named conversions.
    pub conversions: bool,
    /// Presentation code.
    pub presentation: bool,
    /// Excluded by name: roots and markers do not bring it back.
    pub excluded: bool,
}
