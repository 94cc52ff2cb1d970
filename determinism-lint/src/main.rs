//! Arguments in, exit code out; the only place that prints.

use determinism_lint::cli::{self, Command};
use determinism_lint::error::{Error, Exit, bug_message};
use determinism_lint::output::{Options, diagnostic, rules as rule_table, terminal};
use determinism_lint::{page, rules};
use std::io::{self, Write};
use std::panic;
use std::process::ExitCode;

fn main() -> ExitCode {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map_or_else(|| "unknown place".to_owned(), ToString::to_string);
        let what = info.payload_as_str().unwrap_or("no message");
        complain(&bug_message(what, &place));
    }));
    // The hook has spoken already.
    panic::catch_unwind(start).unwrap_or(Exit::Bug).into()
}

fn start() -> Exit {
    let command = match cli::parse(std::env::args_os()) {
        Ok(cli) => cli.into_command(),
        Err(error) => return usage(&error),
    };
    let color = command.color();
    match run(command) {
        Ok(exit) => exit,
        Err(error) if error.is_broken_pipe() => Exit::Clean,
        Err(error) => {
            let options = Options::on(terminal::stderr(color));
            complain(&diagnostic::render(error.diagnostic(), &options));
            Exit::Usage
        }
    }
}

/// Clap's own messages: errors, but also `--help` and `--version`, which are none.
fn usage(error: &clap::Error) -> Exit {
    // Nobody is left to be told when this fails.
    let _ = error.print();
    if error.use_stderr() { Exit::Usage } else { Exit::Clean }
}

fn run(command: Command) -> Result<Exit, Error> {
    match command {
        Command::Rules(_) => print(&rule_table::list(&rules::all())),
        Command::Explain(args) => explain(&args.rule),
        Command::Check(_) | Command::Init(_) | Command::Audit(_) => Err(Error::Unusable {
            message: "this build has no scanner".to_owned(),
            help: Some("`rules` and `explain` work".to_owned()),
        }),
    }
}

fn explain(name: &str) -> Result<Exit, Error> {
    let Some(meta) = rules::find(name) else {
        return Err(Error::unknown_rule(name, rule_table::similar(name, &rules::all())));
    };
    print(&page::render(meta))
}

fn print(text: &str) -> Result<Exit, Error> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Error::Stdout)?;
    Ok(Exit::Clean)
}

fn complain(text: &str) {
    // Nobody is left to be told when this fails.
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
