//! The command line: what can be asked for, and the way to it.

use crate::error::{Error, read_or_empty, write_whole};
use crate::format::Format;
use crate::function::Function;
use crate::own::value::Own;
use crate::pair_function::PairFunction;
use crate::run::{self, Job};
use crate::slice::SLICES;
use crate::{arithmetic, atan2, hash, pairs, strided, table, timing, vectors};
use clap::{Args, Parser, Subcommand};
use std::io::Write;
use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
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
    /// Recomputes all outputs and compares their hashes with the committed ones; needs no oracle.
    Hash(What),
    /// Writes what the logs say into the page about proofs.
    Table,
    /// Writes inputs and outputs for tests, by the own evaluation.
    Vectors(Vectors),
    /// Finds how near the angle of any pair comes to a middle between two numbers.
    Atan2(Atan2),
    /// Compares functions of two numbers on edges, ties and random pairs.
    Pairs(Pairs),
    /// Compares arithmetic with its definition in 128 bits.
    Arithmetic(Formats),
    /// Measures nanoseconds per input of simmath and of each oracle.
    Time(What),
}

#[derive(Args, Debug)]
struct Formats {
    /// The format; several are possible, all by default.
    #[arg(long, value_enum)]
    format: Vec<Format>,
}

impl Formats {
    /// Each given thing with each given format; all of those of which none is given.
    fn with<T: Copy>(&self, given: &[T], all: &[T]) -> Vec<(T, Format)> {
        let given = if given.is_empty() { all } else { given };
        let formats = if self.format.is_empty() { Format::ALL } else { self.format.as_slice() };
        formats.iter().flat_map(|&format| given.iter().map(move |&one| (one, format))).collect()
    }
}

#[derive(Args, Debug)]
struct What {
    /// All functions.
    #[arg(long)]
    all: bool,
    /// The function; several are possible.
    #[arg(long, value_enum, required_unless_present = "all", conflicts_with = "all")]
    function: Vec<Function>,
    #[command(flatten)]
    formats: Formats,
}

impl What {
    fn pairs(&self) -> Vec<(Function, Format)> {
        self.formats.with(&self.function, Function::ALL)
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
    /// Only every n-th input; logged apart, since it proves nothing.
    #[arg(long, conflicts_with_all = ["slices", "range"])]
    stride: Option<NonZeroU64>,
}

#[derive(Args, Debug)]
struct Vectors {
    /// The function; several are possible. Without any, everything is written.
    #[arg(long, value_enum)]
    function: Vec<Function>,
    /// The function of two numbers; several are possible.
    #[arg(long, value_enum)]
    pair_function: Vec<PairFunction>,
    /// The known answer of the ticks.
    #[arg(long)]
    ticks: bool,
    #[command(flatten)]
    formats: Formats,
}

#[derive(Args, Debug)]
struct Atan2 {
    #[command(flatten)]
    formats: Formats,
    /// Only every n-th middle.
    #[arg(long, default_value = "1")]
    stride: NonZeroU32,
}

#[derive(Args, Debug)]
struct Pairs {
    /// The function; several are possible, all by default.
    #[arg(long, value_enum)]
    function: Vec<PairFunction>,
    #[command(flatten)]
    formats: Formats,
    /// Random pairs.
    #[arg(long, default_value_t = 100_000)]
    count: u64,
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
        Command::Hash(what) => {
            all(what.pairs(), |(function, format)| hash::check(job.root, threads, function, format, job.out))
        }
        Command::Table => write_table(&job),
        Command::Vectors(arguments) => write_vectors(&job, arguments),
        Command::Atan2(arguments) => all(arguments.formats.with(&[()], &[]), |((), format)| {
            atan2::run(format, arguments.stride.get(), threads, job.out)
        }),
        Command::Pairs(arguments) => {
            let chosen = arguments.formats.with(&arguments.function, PairFunction::ALL);
            all(chosen, |what| pairs::run(&own, threads, what, arguments.count, job.out))
        }
        Command::Arithmetic(formats) => {
            all(formats.with(&[()], &[]), |((), format)| arithmetic::run(format, job.out))
        }
        Command::Time(what) => all(what.pairs(), |(function, format)| {
            timing::time(&own, function, format, job.out).map(|()| true)
        }),
    }
}

/// Whether all are right; all are looked at.
fn all<T>(things: Vec<T>, mut check: impl FnMut(T) -> Result<bool, Error>) -> Result<bool, Error> {
    things.into_iter().try_fold(true, |right, thing| Ok(check(thing)? && right))
}

fn run_all(job: &mut Job<'_>, arguments: &Run) -> Result<bool, Error> {
    if !cfg!(feature = "oracles") {
        return Err(Error::NoOracles);
    }
    all(arguments.what.pairs(), |(function, format)| match (&arguments.range, arguments.stride) {
        (Some(raws), _) => run::range(job, function, format, raws.clone()),
        (None, Some(stride)) => strided::run(job, function, format, stride.get()),
        (None, None) => run::slices(job, function, format, arguments.slices.clone().unwrap_or(0..SLICES)),
    })
}

fn write_table(job: &Job<'_>) -> Result<bool, Error> {
    let page = table::page(job.root);
    write_whole(&page, &table::updated(job.root, &read_or_empty(&page)?)?)?;
    Ok(true)
}

fn write_vectors(job: &Job<'_>, arguments: &Vectors) -> Result<bool, Error> {
    let everything = arguments.function.is_empty() && arguments.pair_function.is_empty() && !arguments.ticks;
    if everything || !arguments.function.is_empty() {
        for (function, format) in arguments.formats.with(&arguments.function, Function::ALL) {
            vectors::write(job.root, job.own, function, format)?;
        }
    }
    if everything || !arguments.pair_function.is_empty() {
        for (function, format) in arguments.formats.with(&arguments.pair_function, PairFunction::ALL) {
            vectors::write_pairs(job.root, job.own, function, format)?;
        }
    }
    if everything || arguments.ticks {
        vectors::write_ticks(job.root)?;
    }
    Ok(true)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Cli, clap::Error> {
        Cli::try_parse_from(line.split(' '))
    }

    #[test]
    fn the_command_line_is_consistent() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }

    #[test]
    fn ranges_are_read_and_checked() {
        assert!(parse("prove run --function sin --format fpx16_16 --slices 0..16").is_ok());
        assert!(parse("prove run --function sin --range -5..7").is_ok());
        assert!(parse("prove run --all --stride 1009 --jobs 2").is_ok());
        assert!(parse("prove run --all --slices 0..257").is_err());
        assert!(parse("prove run --all --slices 3..3").is_err());
        assert!(parse("prove run").is_err());
        assert!(parse("prove hash --function sin --all").is_err());
    }
}
