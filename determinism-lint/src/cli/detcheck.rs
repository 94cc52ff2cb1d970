//! The flags of `detcheck`.

use super::Plain;
use clap::{Args, Subcommand, ValueEnum, ValueHint};
use std::path::PathBuf;

/// `detcheck`
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Detcheck {
    /// What else there is to do than to run.
    #[command(subcommand)]
    pub command: Option<DetcheckCommand>,
    /// Path of the Cargo.toml
    #[arg(long, value_name = "PATH", value_hint = ValueHint::FilePath, help_heading = "Project")]
    pub manifest_path: Option<PathBuf>,
    /// Folder of the package with the runner, instead of the one that the config names
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath, help_heading = "Project")]
    pub package_dir: Option<PathBuf>,
    /// Only these legs, by name, between commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = "Runs")]
    pub legs: Vec<String>,
    /// Only these scenarios, by name, between commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = "Runs")]
    pub scenarios: Vec<String>,
    /// Length of a run [default: that of the config, or 1000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000), help_heading = "Runs")]
    pub ticks: Option<u64>,
    /// Seeds of the runs, between commas [default: those of the config, or 1]
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', help_heading = "Runs")]
    pub seeds: Vec<u64>,
    /// Text that scenarios are given as their config
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true, help_heading = "Runs")]
    pub config_text: String,
    /// Leave out the other ways to run the first leg: twice, restored, rolled back, churned, without FMA
    #[arg(long, help_heading = "Runs")]
    pub no_modes: bool,
    /// Count how often each system asks for memory
    #[arg(long, help_heading = "Runs")]
    pub no_alloc: bool,
    /// Change one bit in the first leg, as a control that must be found: `tick/part/owner/field/bit` or `random/seed`
    #[arg(long, value_name = "PLACE", help_heading = "Runs")]
    pub inject: Option<String>,
    /// Install packages of the system that legs need
    #[arg(long, help_heading = "Runs")]
    pub install: bool,
    /// Use no trace of an earlier run
    #[arg(long, help_heading = "Runs")]
    pub fresh: bool,
    /// Runs at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256), help_heading = "Runs")]
    pub jobs: Option<u16>,
    /// Let legs that were not run be no failure
    #[arg(long, help_heading = "Runs")]
    pub allow_not_run: bool,
    /// Copy all traces into this folder, to be compared elsewhere
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath, help_heading = "Output")]
    pub traces: Option<PathBuf>,
    /// How the outcome is written.
    #[command(flatten)]
    pub form: Form,
    /// `--color`.
    #[command(flatten)]
    pub color: Plain,
}

/// How an outcome is written.
#[derive(Debug, Args)]
pub struct Form {
    /// Write `platform-support.md` and `platform-support.json` of this outcome into a folder
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath, help_heading = "Output")]
    pub support: Option<PathBuf>,
    /// Write the outcome as a page, too
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = "Output")]
    pub html: Option<PathBuf>,
    /// Form of the outcome
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", help_heading = "Output")]
    pub format: DetcheckFormat,
    /// Write the outcome to a file instead of standard output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = "Output")]
    pub output: Option<PathBuf>,
}

/// What else there is to do than to run.
#[derive(Debug, Subcommand)]
pub enum DetcheckCommand {
    /// Compare traces that were made elsewhere
    Compare(Compare),
}

/// `detcheck compare`
#[derive(Debug, Args)]
pub struct Compare {
    /// Traces; those of one scenario and seed are compared with each other
    #[arg(value_name = "TRACE", required = true, value_hint = ValueHint::FilePath)]
    pub traces: Vec<PathBuf>,
    /// How the outcome is written.
    #[command(flatten)]
    pub form: Form,
}

/// Form of an outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum DetcheckFormat {
    /// A table for each run
    #[default]
    Human,
    /// JSON
    Json,
}
