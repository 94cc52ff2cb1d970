//! Arguments in, exit code out: 0 where all is right, 1 where something is not, 2 where there is no result.

use clap::Parser;
use determinism_oracle::cli::{self, Cli};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli::run(&cli, &mut std::io::stdout()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            // If the message cannot be written either, the exit code still says it.
            let _ = writeln!(std::io::stderr(), "{:?}", miette::Report::new(error));
            ExitCode::from(2)
        }
    }
}
