//! The command line: what can be asked for, and the way to it.

use crate::error::Error;
use crate::function::{Format, Function};
use crate::own::value::Own;
use crate::run::{self, Job};
use crate::slice::SLICES;
use clap::{Args, Parser, Subcommand};
use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::PathBuf;

/// Proves that the functions of simmath's fixed point are correctly rounded for every input.
#[derive(Parser, Debug)]
#[command(name = "prove", version)]
pub struct Cli {
    /// The root of the repository.
    #[arg(long, global = true, default_value = ".")]
    root: PathBuf,
    /// Threads; as many as there are cores by default.
    #[arg(long, global = true)]
    jobs: Option<NonZeroUsize>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Compares outputs with both oracles and logs each finished slice; goes on where the last run stopped.
    Run(Run),
}

#[derive(Args, Debug)]
struct What {
    /// Every function of every format, unless those are given.
    #[arg(long)]
    all: bool,
    /// The function; several are possible.
    #[arg(long, value_enum, required_unless_present = "all")]
    function: Vec<Function>,
    /// The format; several are possible, all by default.
    #[arg(long, value_enum)]
    format: Vec<Format>,
}

impl What {
    fn pairs(&self) -> impl Iterator<Item = (Function, Format)> {
        let functions = if self.function.is_empty() { Function::ALL.to_vec() } else { self.function.clone() };
        let formats = if self.format.is_empty() { Format::ALL.to_vec() } else { self.format.clone() };
        formats
            .into_iter()
            .flat_map(move |format| functions.clone().into_iter().map(move |one| (one, format)))
    }
}

#[derive(Args, Debug)]
struct Run {
    #[command(flatten)]
    what: What,
    /// Only these slices of the 256, the second number excluded.
    #[arg(long, value_parser = slices)]
    slices: Option<Range<u32>>,
    /// Only these raw numbers, the second excluded; nothing is logged.
    #[arg(long, value_parser = raws, conflicts_with = "slices", allow_hyphen_values = true)]
    range: Option<Range<i64>>,
}

/// Runs the command. Whether all that it looked at is right.
///
/// # Errors
///
/// What keeps it from a result.
pub fn run(cli: &Cli, out: &mut (dyn Write + Send)) -> Result<bool, Error> {
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = cli.jobs.map_or(cores, NonZeroUsize::get);
    let own = Own::new();
    let mut job = Job { root: &cli.root, own: &own, threads, out };
    match &cli.command {
        Command::Run(arguments) => run_all(&mut job, arguments),
    }
}

fn run_all(job: &mut Job<'_>, arguments: &Run) -> Result<bool, Error> {
    if !cfg!(feature = "oracles") {
        return Err(Error::NoOracles);
    }
    let mut right = true;
    for (function, format) in arguments.what.pairs() {
        right &= match &arguments.range {
            Some(raws) => run::range(job, function, format, raws.clone())?,
            None => run::slices(job, function, format, arguments.slices.clone().unwrap_or(0..SLICES))?,
        };
    }
    Ok(right)
}

fn slices(text: &str) -> Result<Range<u32>, String> {
    let range = raws(text)?;
    if range.start < 0 || range.end > i64::from(SLICES) {
        return Err(format!("slices are 0..{SLICES}"));
    }
    Ok(range.start as u32..range.end as u32)
}

fn raws(text: &str) -> Result<Range<i64>, String> {
    let ends = text.split_once("..").and_then(|(first, end)| Some(first.parse().ok()?..end.parse().ok()?));
    ends.filter(|range: &Range<i64>| range.start < range.end)
        .ok_or_else(|| "not of the form `0..16`".to_owned())
}
