//! The command line: what can be asked for, and the way to it.

use crate::error::Error;
use crate::{fuzz, planted, recall};
use clap::{Args, Parser, Subcommand};
use std::io::Write;
use std::path::PathBuf;

/// Compares the scanner with the compiler.
#[derive(Parser, Debug)]
#[command(name = "oracle", version)]
pub struct Cli {
    /// The root of the repository.
    #[arg(long, global = true, default_value = ".")]
    root: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Compares the findings on pinned crates with what the compiler saw, line by line.
    Recall(Recall),
    /// Compares the findings in generated programs with what the compiler saw.
    Fuzz(Fuzz),
    /// Plants bugs into a copy of the scanner and looks whether generated programs find them.
    Planted {
        /// Other seeds give other programs.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many programs may be needed.
        #[arg(long, default_value_t = 2000)]
        programs: u64,
        /// Only these bugs; several are possible, all by default.
        #[arg(long = "bug", value_name = "NAME")]
        bugs: Vec<String>,
        /// Compares with the committed table.
        #[arg(long, conflicts_with = "write")]
        check: bool,
        /// Writes the table.
        #[arg(long)]
        write: bool,
    },
    /// Judges programs in files.
    Judge {
        /// The programs.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Makes what disagrees smaller.
        #[arg(long)]
        smaller: bool,
    },
}

#[derive(Args, Debug)]
struct Recall {
    /// Only these crates; several are possible, all by default.
    #[arg(long = "crate", value_name = "NAME")]
    crates: Vec<String>,
    /// Compares with the committed table; fails where a figure is worse.
    #[arg(long, conflicts_with = "write")]
    check: bool,
    /// Writes the table.
    #[arg(long)]
    write: bool,
    /// Shows every line that is missing and every finding without an operation.
    #[arg(long)]
    lines: bool,
}

#[derive(Args, Debug)]
struct Fuzz {
    /// Other seeds give other programs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of the first program.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many programs.
    #[arg(long, default_value_t = 1000)]
    programs: u64,
    /// How many are judged at the same time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Shows how many programs hold each construct; fails where it is less than a hundredth.
    #[arg(long)]
    constructs: bool,
    /// Ends with the first programs that disagree, and shows them as they are.
    #[arg(long)]
    first: bool,
    /// Keeps what rustc saw in this folder: the same programs are compiled once. An ended run goes on where it was.
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// Prints one program and judges nothing.
    #[arg(long, value_name = "NUMBER")]
    show: Option<u64>,
}

/// Does what was asked for; whether all is right.
///
/// # Errors
/// Where there is no result: files, programs, networks.
pub fn run(cli: &Cli, out: &mut dyn Write) -> Result<bool, Error> {
    match &cli.command {
        Command::Recall(asked) => {
            let wanted = recall::Wanted {
                crates: &asked.crates,
                check: asked.check,
                write: asked.write,
                lines: asked.lines,
            };
            recall::run(&cli.root, &wanted, out)
        }
        Command::Judge { files, smaller } => fuzz::files(files, *smaller, out),
        Command::Planted { seed, programs, bugs, check, write } => {
            let (seed, programs, check, write) = (*seed, *programs, *check, *write);
            planted::run(&cli.root, &planted::Wanted { seed, programs, bugs, write, check }, out)
        }
        Command::Fuzz(asked) => {
            let Fuzz { seed, from, programs, jobs, constructs, first, show, .. } = *asked;
            let keep = asked.keep.clone();
            fuzz::run(&fuzz::Wanted { seed, from, programs, jobs, constructs, first, keep, show }, out)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}
