//! One run from options to a report: the straight line. Prints nothing.

mod explain;
mod judge;
mod locate;
mod preview;
mod settings;

use crate::baseline::Mode;
use crate::build_settings::Environment;
use crate::config::{self, Config, ConfigErrors, Flags};
use crate::discover::{self, Workspace};
use crate::engine::{self, Input, Job, Origin, Scan};
use crate::error::Error;
use crate::meta::Arithmetic;
use crate::model::build;
use crate::report::Report;
use crate::rules;
use crate::snippets::{self, Snippet};
use crate::walk::RuleSet;
use jiff::civil::Date;
use judge::judge;
use preview::preview;
use settings::Built;
use std::path::PathBuf;
use std::time::Instant;

/// What to do with a baseline.
#[derive(Debug, Clone)]
pub struct BaselineOption {
    /// The file.
    pub path: PathBuf,
    /// How it is used.
    pub mode: Mode,
}

/// What a check is told.
#[derive(Debug, Clone)]
pub struct CheckOptions {
    /// `--manifest-path`
    pub manifest_path: Option<PathBuf>,
    /// What the command line says about the config.
    pub flags: Flags,
    /// Report only findings in these files and folders; empty for all.
    pub paths: Vec<PathBuf>,
    /// Number of workers.
    pub threads: usize,
    /// The day suppressions are held against.
    pub today: Date,
    /// The baseline.
    pub baseline: Option<BaselineOption>,
    /// Variables that say how code is built.
    pub environment: Environment,
}

pub use crate::engine::Progress;
pub use explain::explain_line;
pub use preview::proposal;

/// How a check ends.
#[derive(Debug)]
pub enum Checked {
    /// With a report.
    Report(Box<Report>),
    /// There is no config: what everything would give, the modules of the files, and a proposed config.
    Preview(Box<Report>, Vec<String>, String),
}

/// Checks a workspace.
///
/// # Errors
/// Where the project, the config or the baseline does not allow a check.
pub fn check(options: &CheckOptions, progress: Progress<'_>) -> Result<Checked, Error> {
    let started = Instant::now();
    // Cargo takes its time, and what std declares is needed in any case.
    std::thread::spawn(build::std_index);
    let workspace = discover::workspace(options.manifest_path.as_deref()).map_err(part)?;
    let metadata = started.elapsed().as_secs_f64();
    let config = config::load(&workspace, &options.flags, &rules::all()).map_err(part)?;
    match config {
        Some(config) => checked(options, &workspace, &config, metadata, progress)
            .map(|report| Checked::Report(Box::new(report))),
        None => preview(options, &workspace, metadata, progress),
    }
}

/// Checks one text in memory as a crate of its own in which everything is simulation code.
pub fn check_source(path: &str, text: Vec<u8>, arithmetic: Arithmetic, today: Date) -> Report {
    let snippets = [Snippet { path: path.to_owned(), text }];
    let options = CheckOptions {
        manifest_path: None,
        flags: Flags::default(),
        paths: Vec::new(),
        threads: 1,
        today,
        baseline: None,
        environment: Environment::default(),
    };
    let scan = snippets::scan(&snippets, arithmetic);
    // Only a baseline or paths could be at fault, and there are none.
    let (config, workspace) = (snippets::config(arithmetic), snippets::workspace(&snippets));
    judge(scan, Built::default(), &config, &workspace, &options, 0.0).unwrap_or_default()
}

/// The report for `audit`, and the workspace root.
///
/// # Errors
/// As [`check`]; without a config there is nothing to audit.
pub fn audit(options: &CheckOptions, progress: Progress<'_>) -> Result<(Report, PathBuf), Error> {
    let workspace = discover::workspace(options.manifest_path.as_deref()).map_err(part)?;
    let config = config::load(&workspace, &options.flags, &rules::all()).map_err(part)?;
    let Some(config) = config else {
        return Err(Error::Unusable {
            message: "there is no config, so nothing is checked and nothing can be suppressed".to_owned(),
            help: Some("`cargo determinism-lint init` proposes one".to_owned()),
        });
    };
    let report = checked(options, &workspace, &config, 0.0, progress)?;
    Ok((report, workspace.root))
}

fn checked(
    options: &CheckOptions,
    workspace: &Workspace,
    config: &Config,
    metadata: f64,
    progress: Progress<'_>,
) -> Result<Report, Error> {
    let (scan, problems) = scan(workspace, config, options.threads, None, progress)?;
    let built = settings::built(&scan, config, workspace, options);
    let mut report = judge(scan, built, config, workspace, options, metadata)?;
    report.degraded.extend(problems);
    Ok(report)
}

fn part(error: impl miette::Diagnostic + Send + Sync + 'static) -> Error {
    Error::Part(Box::new(error))
}

/// Scans the files of a workspace. The second part are folders that could not be looked into.
fn scan(
    workspace: &Workspace,
    config: &Config,
    threads: usize,
    line: Option<(String, u32)>,
    progress: Progress<'_>,
) -> Result<(Scan, Vec<String>), Error> {
    let (candidates, problems) = discover::candidates(workspace, &config.scope.named_files());
    let mut inputs: Vec<Input> = candidates
        .into_iter()
        .map(|candidate| Input {
            path: candidate.path,
            origin: Origin::Disk(candidate.absolute),
            size: candidate.size,
        })
        .collect();
    let mut folders = Vec::new();
    for problem in problems {
        // A file that cannot be read is only a finding where a module names it: reading it again says why.
        if problem.path.ends_with(".rs") {
            let origin = Origin::Disk(workspace.root.join(&problem.path));
            inputs.push(Input { path: problem.path, origin, size: 0 });
        } else {
            folders.push(format!("{}: {}", problem.path, problem.message));
        }
    }
    inputs.sort_by(|a, b| a.path.cmp(&b.path));
    inputs.dedup_by(|a, b| a.path == b.path);
    let root = Some(&*workspace.root);
    let tree_bytes = engine::TREE_BYTES;
    let job = Job { workspace, config, inputs, threads, root, progress, tree_bytes, line };
    let scan = engine::scan(&job, &RuleSet::new(rules::BUILT)).map_err(part)?;
    let unreadable = scan.unreadable.iter().any(|(_, _, arithmetic)| arithmetic.is_some());
    if config.source.is_some() && scan.sim_files.is_empty() && !unreadable {
        return Err(part(ConfigErrors::from(config.scope.empty())));
    }
    folders.extend(scan.unread.iter().map(|problem| format!("declarations of dependencies: {problem}")));
    Ok((scan, folders))
}
