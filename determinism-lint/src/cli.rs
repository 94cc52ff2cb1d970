//! The command line: what may be written, nothing of what it does.

use crate::meta::Level;
use crate::output::Format;
use crate::output::terminal::Color;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Args, ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand};
use clap::{ValueEnum, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;

mod detcheck;
mod explain_finding;

pub use detcheck::{Compare, Detcheck, DetcheckCommand, DetcheckFormat, Form};
pub use explain_finding::{ExplainFinding, ExplainFormat, LinePlace};

/// Parses the arguments of a process, program name first. Takes them with and without the `determinism-lint` that cargo
/// passes on to its subcommands.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Cli, clap::Error> {
    let mut args: Vec<OsString> = args.into_iter().collect();
    if args.get(1).is_some_and(|arg| arg == "determinism-lint") {
        args.remove(1);
    }
    let mut command = Cli::command().color(clap_color(&args));
    let matches = command.try_get_matches_from_mut(args)?;
    refuse_lost_flags(&mut command, &matches)?;
    Cli::from_arg_matches(&matches)
}

/// A flag of the check that stands before the name of a command would have no effect. Only `--color` goes anywhere.
fn refuse_lost_flags(command: &mut clap::Command, matches: &ArgMatches) -> Result<(), clap::Error> {
    let Some((name, _)) = matches.subcommand() else { return Ok(()) };
    let given = |id: &&clap::Id| matches.value_source(id.as_str()) == Some(ValueSource::CommandLine);
    // Clap lists the groups of flattened structs beside the flags.
    let is_flag = |id: &&clap::Id| command.get_arguments().any(|arg| arg.get_id() == *id);
    let lost = matches.ids().filter(given).filter(is_flag).find(|id| id.as_str() != "color");
    let Some(flag) = lost.map(|id| id.as_str().replace('_', "-")) else { return Ok(()) };
    let message =
        format!("`--{flag}` stands before `{name}` and would have no effect; write it after `{name}`");
    Err(command.error(ErrorKind::ArgumentConflict, message))
}

/// Clap must know about colours before it has parsed anything, or its own errors could not respect the flag.
fn clap_color(args: &[OsString]) -> ColorChoice {
    let words: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let follows = words.windows(2).filter(|pair| pair[0] == "--color").map(|pair| pair[1]);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--color="));
    match follows.chain(joined).last() {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    }
}

/// Finds nondeterministic code in simulation modules
///
/// Without a command, checks the workspace. Exit code: 0 clean, 1 findings, 2 usage or configuration, 3 a fault of the
/// tool itself.
#[derive(Debug, Parser)]
#[command(name = "cargo-determinism-lint", bin_name = "cargo determinism-lint", version)]
pub struct Cli {
    /// What to do; a check where nothing is said.
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    check: Check,
}

impl Cli {
    /// The command, with the check made explicit.
    pub fn into_command(self) -> Command {
        self.command.unwrap_or(Command::Check(CheckPaths { check: self.check, paths: Vec::new() }))
    }
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Check the simulation code of the workspace
    Check(CheckPaths),
    /// Propose a configuration from what the workspace holds
    Init(Init),
    /// List every rule with its levels
    Rules(Plain),
    /// Print the page of a rule
    Explain(Explain),
    /// Say what is known of a line, and why something fires there or stays silent
    ExplainFinding(ExplainFinding),
    /// List every suppression and whether it is used
    Audit(Audit),
    /// Run scenarios on many builds and find where two of them part
    Detcheck(Box<Detcheck>),
}

impl Command {
    /// When to use colours.
    pub fn color(&self) -> Color {
        match self {
            Self::Check(args) => args.check.color.color,
            Self::Init(args) => args.color.color,
            Self::Rules(args) => args.color,
            Self::Explain(args) => args.color.color,
            Self::ExplainFinding(args) => args.color.color,
            Self::Audit(args) => args.color.color,
            Self::Detcheck(args) => args.color.color,
        }
    }
}

/// `check` and the paths it reports on.
#[derive(Debug, Args)]
pub struct CheckPaths {
    /// The flags.
    #[command(flatten)]
    pub check: Check,
    /// Report only findings in these files and folders; everything is read all the same
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub paths: Vec<PathBuf>,
}

/// Flags of a check.
#[derive(Debug, Args)]
pub struct Check {
    /// Which project.
    #[command(flatten)]
    pub project: Project,
    /// Treat all code of the workspace as simulation code
    #[arg(long, help_heading = "Scope and levels")]
    pub everything: bool,
    /// Deny code that could not be looked into (DET605)
    #[arg(long, help_heading = "Scope and levels")]
    pub strict: bool,
    /// `-D`, `-W`, `-A`.
    #[command(flatten)]
    pub levels: LevelFlags,
    /// Form of the report
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", help_heading = "Output")]
    pub format: Format,
    /// Write the report to a file instead of standard output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = "Output")]
    pub output: Option<PathBuf>,
    /// Show every finding, not only the first ten of each rule
    #[arg(long, help_heading = "Output")]
    pub no_limit: bool,
    /// List suppressed findings in SARIF, marked as such
    #[arg(long, help_heading = "Output")]
    pub include_suppressed: bool,
    /// Say on standard error how long each part took
    #[arg(long, help_heading = "Output")]
    pub timings: bool,
    /// `--color`.
    #[command(flatten)]
    pub color: Plain,
    /// Findings that are known and do not count
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = "Baseline")]
    pub baseline: Option<PathBuf>,
    /// Write all present findings as the baseline
    #[arg(
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        help_heading = "Baseline",
        conflicts_with_all = ["baseline", "prune"]
    )]
    pub write_baseline: Option<PathBuf>,
    /// Remove entries from the baseline that match nothing any more
    #[arg(long, requires = "baseline", help_heading = "Baseline")]
    pub prune: bool,
    /// `--today`.
    #[command(flatten)]
    pub today: Today,
}

/// Which project is looked at, and how.
#[derive(Debug, Args)]
pub struct Project {
    /// Path of the Cargo.toml
    #[arg(long, value_name = "PATH", value_hint = ValueHint::FilePath, help_heading = "Project")]
    pub manifest_path: Option<PathBuf>,
    /// Only this package; may be given several times
    #[arg(short, long = "package", value_name = "NAME", help_heading = "Project")]
    pub packages: Vec<String>,
    /// Number of threads [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024), help_heading = "Project")]
    threads: Option<u16>,
}

impl Project {
    /// How many threads to use.
    pub fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}

/// `--color` alone.
#[derive(Debug, Args)]
pub struct Plain {
    /// When to use colours
    #[arg(long, value_enum, default_value_t, value_name = "WHEN", global = true, help_heading = "Output")]
    pub color: Color,
}

/// `--today` alone.
#[derive(Debug, Args)]
pub struct Today {
    /// The day against which dates in suppressions are held, as 2027-06-01 [default: today, UTC]
    #[arg(long, value_name = "DATE", help_heading = "Scope and levels")]
    pub today: Option<jiff::civil::Date>,
}

/// `init`
#[derive(Debug, Args)]
pub struct Init {
    /// Which project.
    #[command(flatten)]
    pub project: Project,
    /// `--color`.
    #[command(flatten)]
    pub color: Plain,
}

/// `explain`
#[derive(Debug, Args)]
pub struct Explain {
    /// Name or code: `float-type`, `DET101`
    #[arg(value_name = "RULE")]
    pub rule: String,
    /// `--color`.
    #[command(flatten)]
    pub color: Plain,
}

/// `audit`
#[derive(Debug, Args)]
pub struct Audit {
    /// Which project.
    #[command(flatten)]
    pub project: Project,
    /// Form of the list
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", help_heading = "Output")]
    pub format: AuditFormat,
    /// Write the list to a file instead of standard output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = "Output")]
    pub output: Option<PathBuf>,
    /// `--color`.
    #[command(flatten)]
    pub color: Plain,
    /// `--today`.
    #[command(flatten)]
    pub today: Today,
}

/// Form of the list of suppressions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum AuditFormat {
    /// Markdown
    #[default]
    Md,
    /// JSON
    Json,
}

/// One `-D`, `-W` or `-A`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LevelFlag {
    /// The level it sets.
    pub level: Level,
    /// Name, code or group, as written.
    pub rule: String,
}

/// All of them, in the order in which they were written: the last one that names a rule wins.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct LevelFlags(pub Vec<LevelFlag>);

/// Id, short name, help and level of the three flags.
const LEVEL_FLAGS: [(&str, char, &str, Level); 3] = [
    ("deny", 'D', "Findings of the rule, code or group fail the check", Level::Deny),
    ("warn", 'W', "Findings of the rule, code or group are shown only", Level::Warn),
    ("allow", 'A', "Findings of the rule, code or group are left out", Level::Allow),
];

// By hand, as a derived field per flag would lose the order between different flags.
impl Args for LevelFlags {
    fn augment_args(command: clap::Command) -> clap::Command {
        LEVEL_FLAGS.iter().fold(command, |command, (id, short, help, _)| {
            let flag = clap::Arg::new(*id).short(*short).long(*id).value_name("RULE").help(*help);
            command.arg(flag.action(ArgAction::Append).help_heading("Scope and levels"))
        })
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for LevelFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut flags = Vec::new();
        for (id, _, _, level) in LEVEL_FLAGS {
            let rules = matches.get_many::<String>(id).into_iter().flatten();
            let places = matches.indices_of(id).into_iter().flatten();
            flags.extend(
                places.zip(rules).map(|(place, rule)| (place, LevelFlag { level, rule: rule.clone() })),
            );
        }
        flags.sort_by_key(|(place, _)| *place);
        Ok(Self(flags.into_iter().map(|(_, flag)| flag).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
