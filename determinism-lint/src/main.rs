//! Arguments in, exit code out; the only place that prints.

use determinism_lint::baseline::Mode;
use determinism_lint::build_settings::Environment;
use determinism_lint::cli::{
    self, Audit, AuditFormat, Check, CheckPaths, Command, Detcheck, DetcheckCommand, ExplainFinding,
    ExplainFormat,
};
use determinism_lint::cli::{DetcheckFormat, Form, Init};
use determinism_lint::config::Flags;
use determinism_lint::config::resolve::FILE_NAME;
use determinism_lint::error::{Error, Exit, bug_message};
use determinism_lint::output::audit::{audit_json, audit_markdown};
use determinism_lint::output::preview::{self, Preview};
use determinism_lint::output::progress::Progress;
use determinism_lint::output::{self, Options, diagnostic, rules as rule_table, terminal};
use determinism_lint::run::{self, BaselineOption, CheckOptions, Checked};
use determinism_lint::{blame, detcheck, init, page, rules};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::io::{self, Write};
use std::panic;
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;

// Trees are many small pieces: this halves what they cost with the system's allocator on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

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
        Command::Check(args) => check(&args),
        Command::Init(args) => init(&args),
        Command::ExplainFinding(args) => explain_finding(&args),
        Command::Audit(args) => audit(&args),
        Command::Detcheck(args) => detcheck(&args),
    }
}

fn check(args: &CheckPaths) -> Result<Exit, Error> {
    let check = &args.check;
    let options = CheckOptions {
        manifest_path: check.project.manifest_path.clone(),
        flags: Flags {
            everything: check.everything,
            packages: check.project.packages.clone(),
            levels: check.levels.0.iter().map(|flag| (flag.level, flag.rule.clone())).collect(),
            strict: check.strict,
        },
        paths: args.paths.clone(),
        threads: check.project.threads(),
        today: today(check.today.today),
        baseline: baseline(check),
        environment: environment(),
    };
    let to_file = check.output.is_some();
    let checked = with_progress(|progress| run::check(&options, progress))?;
    let mut output = Options::on(terminal::stdout(check.color.color, to_file));
    if check.no_limit {
        output.limit = None;
    }
    output.include_suppressed = check.include_suppressed;
    match checked {
        Checked::Preview(report, modules, config) => {
            let preview =
                Preview { report: &report, modules: &modules, config: &config, file_name: FILE_NAME };
            let mut text = Vec::new();
            preview::write(&preview, &mut text).map_err(Error::Stdout)?;
            io::stdout().lock().write_all(&text).map_err(Error::Stdout)?;
            Ok(Exit::Usage)
        }
        Checked::Report(report) => {
            output::deliver(&report, check.format, &output, check.output.as_deref())?;
            if check.timings {
                complain(&output::timings(&report.timings));
            }
            Ok(if report.failed() { Exit::Findings } else { Exit::Clean })
        }
    }
}

fn baseline(check: &Check) -> Option<BaselineOption> {
    if let Some(path) = &check.write_baseline {
        return Some(BaselineOption { path: path.clone(), mode: Mode::Write });
    }
    let mode = if check.prune { Mode::Prune } else { Mode::Check };
    check.baseline.as_ref().map(|path| BaselineOption { path: path.clone(), mode })
}

/// The only place that asks for variables of builds: everything else is told.
fn environment() -> Environment {
    let variables = std::env::vars_os();
    let lossy = |text: std::ffi::OsString| text.to_string_lossy().into_owned();
    let mut environment = Environment::new(variables.map(|(name, value)| (lossy(name), lossy(value))));
    let home = std::env::home_dir().map(|home| home.join(".cargo"));
    environment.cargo_home = std::env::var_os("CARGO_HOME").map(Into::into).or(home);
    environment
}

/// The only place that asks for the date: everything else is told.
fn today(given: Option<Date>) -> Date {
    given.unwrap_or_else(|| TimeZone::UTC.to_datetime(Timestamp::now()).date())
}

fn init(args: &Init) -> Result<Exit, Error> {
    let (workspace, text) = with_progress(|progress| {
        run::proposal(args.project.manifest_path.as_deref(), args.project.threads(), progress)
    })?;
    let path = init::write(&workspace, &text).map_err(|mistake| Error::Part(Box::new(mistake)))?;
    print(&format!("{text}\nwrote {}; `cargo determinism-lint` now checks with it\n", path.display()))
}

fn audit(args: &Audit) -> Result<Exit, Error> {
    let options = CheckOptions {
        manifest_path: args.project.manifest_path.clone(),
        flags: Flags { packages: args.project.packages.clone(), ..Flags::default() },
        paths: Vec::new(),
        threads: args.project.threads(),
        today: today(args.today.today),
        baseline: None,
        environment: environment(),
    };
    let (report, root) = with_progress(|progress| run::audit(&options, progress))?;
    let lines: Vec<blame::Line<'_>> = report
        .suppressions
        .iter()
        .map(|suppression| {
            let source = &report.sources[suppression.file.0 as usize];
            let text = source.slice(source.line_span(suppression.line));
            blame::Line { path: &source.path, line: suppression.line, text }
        })
        .collect();
    let ages = blame::ages(&root, &lines, options.today);
    print(&match args.format {
        AuditFormat::Md => audit_markdown(&report, &ages),
        AuditFormat::Json => audit_json(&report, &ages),
    })
}

fn detcheck(args: &Detcheck) -> Result<Exit, Error> {
    if let Some(DetcheckCommand::Compare(compare)) = &args.command {
        return concluded(&detcheck::compare_files(&compare.traces)?, &compare.form, false);
    }
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let options = detcheck::Options {
        manifest_path: args.manifest_path.clone(),
        package: args.package_dir.clone(),
        legs: args.legs.clone(),
        scenarios: args.scenarios.clone(),
        ticks: args.ticks,
        seeds: args.seeds.clone(),
        config: args.config_text.clone(),
        no_modes: args.no_modes,
        no_alloc: args.no_alloc,
        inject: args.inject.clone(),
        install: args.install,
        fresh: args.fresh,
        jobs: args.jobs.map_or_else(cores, usize::from),
        traces: args.traces.clone(),
    };
    concluded(&detcheck::drive(&options)?, &args.form, args.allow_not_run)
}

/// Writes an outcome, and says how the process ends.
fn concluded(outcome: &detcheck::Outcome, form: &Form, allow_not_run: bool) -> Result<Exit, Error> {
    let mut text = Vec::new();
    match form.format {
        DetcheckFormat::Human => detcheck::write_table(outcome, &mut text),
        DetcheckFormat::Json => detcheck::write_json(outcome, &mut text),
    }
    .map_err(Error::Stdout)?;
    let put = |path: &Path, text: &[u8]| {
        let written = output::file::write_atomic(path, |out| out.write_all(text));
        written.map_err(|source| Error::Write { path: path.to_owned(), source })
    };
    if let Some(path) = &form.html {
        let mut page = Vec::new();
        detcheck::write_html(outcome, &mut page).map_err(Error::Stdout)?;
        put(path, &page)?;
    }
    if let Some(folder) = &form.support {
        let mut json = Vec::new();
        detcheck::write_json(outcome, &mut json).map_err(Error::Stdout)?;
        put(&folder.join("platform-support.json"), &json)?;
        put(&folder.join("platform-support.md"), detcheck::support_page(outcome).as_bytes())?;
    }
    match &form.output {
        Some(path) => put(path, &text)?,
        None => io::stdout().lock().write_all(&text).map_err(Error::Stdout)?,
    }
    Ok(if outcome.diverged() {
        Exit::Findings
    } else if outcome.incomplete() && !allow_not_run {
        Exit::NotRun
    } else {
        Exit::Clean
    })
}

/// Runs with a bar that shows itself when it takes long.
fn with_progress<T>(work: impl FnOnce(run::Progress<'_>) -> T) -> T {
    let bar: OnceLock<Progress> = OnceLock::new();
    work(&|files, _, walked| {
        let bar = bar.get_or_init(|| Progress::new("checking", files));
        if walked {
            bar.tick();
        }
    })
}

fn explain(name: &str) -> Result<Exit, Error> {
    let Some(meta) = rules::find(name) else {
        return Err(Error::unknown_rule(name, rule_table::similar(name, &rules::all())));
    };
    print(&page::render(meta))
}

fn explain_finding(args: &ExplainFinding) -> Result<Exit, Error> {
    let options = CheckOptions {
        manifest_path: args.project.manifest_path.clone(),
        flags: Flags {
            packages: args.project.packages.clone(),
            everything: args.everything,
            ..Flags::default()
        },
        paths: Vec::new(),
        threads: args.project.threads(),
        today: today(args.today.today),
        baseline: args.baseline.clone().map(|path| BaselineOption { path, mode: Mode::Check }),
        environment: environment(),
    };
    let line =
        with_progress(|progress| run::explain_line(&options, &args.place.file, args.place.line, progress))?;
    print(&match args.format {
        ExplainFormat::Human => output::explain_finding::human(&line),
        ExplainFormat::Json => output::explain_finding::json(&line),
    })
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
