//! One run from options to an outcome: the straight line. Prints nothing but progress.

use super::build::{self, Artifact};
use super::drill::Ask;
use super::host::{self, Host};
use super::install;
use super::outcome::{NotRun, Outcome, Row};
use super::plan::{self, Leg};
use super::progress::Progress;
use super::refusal;
use super::runs::Run;
use super::toolchain;
use crate::config::{self, Detcheck, Flags};
use crate::discover;
use crate::error::Error;
use crate::rules;
use simmath::detcheck::{Request, Task};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What a run is told.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// `--manifest-path`
    pub manifest_path: Option<PathBuf>,
    /// `--package-dir`: the folder of the package with the runner, instead of the config's.
    pub package: Option<PathBuf>,
    /// `--legs`: names; empty for all.
    pub legs: Vec<String>,
    /// `--scenarios`: names; empty for all.
    pub scenarios: Vec<String>,
    /// `--ticks`
    pub ticks: Option<u64>,
    /// `--seeds`
    pub seeds: Vec<u64>,
    /// `--config-text`: what scenarios are given as config.
    pub config: String,
    /// `--no-modes`
    pub no_modes: bool,
    /// `--no-alloc`
    pub no_alloc: bool,
    /// `--inject`
    pub inject: Option<String>,
    /// `--install`
    pub install: bool,
    /// `--fresh`
    pub fresh: bool,
    /// `--jobs`
    pub jobs: usize,
    /// `--traces`: where a copy of each trace is put.
    pub traces: Option<PathBuf>,
}

/// Ticks of a run where nothing is said.
const TICKS: u64 = 1000;

/// A scenario as its runner lists it.
pub(super) struct Listed {
    pub(super) name: String,
    /// Beginnings of targets, and why.
    pub(super) unsupported: Vec<(String, String)>,
}

/// A leg that can be asked, or why it cannot.
pub(super) type Ready = Result<Host, NotRun>;

/// Runs all scenarios on all legs and compares.
///
/// # Errors
/// Where the config does not allow a run, or no leg can be built that lists the scenarios.
pub fn drive(options: &Options) -> Result<Outcome, Error> {
    let workspace = discover::workspace(options.manifest_path.as_deref()).map_err(part)?;
    let config = config::load(&workspace, &Flags::default(), &rules::all()).map_err(part)?;
    let detcheck = config.and_then(|config| config.detcheck).unwrap_or_default();
    let package = package(options, &detcheck, &workspace.root)?;
    let host = toolchain::host(&package).ok_or_else(|| unusable("`rustc` cannot be run", None))?;
    let work = workspace.root.join("target/determinism-lint/detcheck");
    std::fs::create_dir_all(&work).map_err(|source| Error::Write { path: work.clone(), source })?;

    let (refused, legs): (Vec<Leg>, Vec<Leg>) =
        chosen_legs(options, &detcheck, &host)?.into_iter().partition(|leg| leg.spec.refused.is_some());
    let progress = Progress::new();
    host::write_script(&work)?;
    let refused = refusal::rows(options, &refused, &host, &package, &work, &progress);
    let hosts = prepare(options, &legs, &host, &package, &work, &progress);
    let first = hosts.iter().find_map(|ready| ready.as_ref().ok());
    let Some(first) = first else { return Ok(nothing_ran(&host, &legs, &hosts, refused)) };
    let scenarios = chosen_scenarios(options, first)?;
    let seeds = if options.seeds.is_empty() { detcheck.seeds.clone() } else { options.seeds.clone() };
    let seeds = if seeds.is_empty() { vec![1] } else { seeds };
    let ticks = options.ticks.or(detcheck.ticks).unwrap_or(TICKS);

    let run = Run { options, hosts: &hosts, legs: &legs, host: &host, seeds: &seeds, ticks, work: &work };
    let mut outcome = run.outcome(&scenarios, &progress)?;
    outcome.legs.extend(refused);
    Ok(outcome)
}

fn part(error: impl miette::Diagnostic + Send + Sync + 'static) -> Error {
    Error::Part(Box::new(error))
}

pub(super) fn unusable(message: &str, help: Option<&str>) -> Error {
    Error::Unusable { message: message.to_owned(), help: help.map(str::to_owned) }
}

fn package(options: &Options, detcheck: &Detcheck, root: &Path) -> Result<PathBuf, Error> {
    if let Some(package) = &options.package {
        let here = std::env::current_dir().map_err(|source| Error::Read { path: package.clone(), source })?;
        return Ok(here.join(package));
    }
    let scenarios = detcheck.scenarios.as_deref().ok_or_else(|| {
        let help = "name the folder of the package that runs them: `[detcheck] scenarios = \"…\"`";
        unusable("the config names no scenarios", Some(help))
    })?;
    let folder = root.join(scenarios);
    if folder.join("Cargo.toml").is_file() {
        return Ok(folder);
    }
    Err(unusable(&format!("`scenarios` names {scenarios}, where no package lies"), None))
}

/// Refuses the first wanted name that nothing bears.
fn all_exist<'n>(kind: &str, wanted: &[String], names: impl Iterator<Item = &'n str>) -> Result<(), Error> {
    let names: Vec<&str> = names.collect();
    let Some(unknown) = wanted.iter().find(|name| !names.contains(&name.as_str())) else { return Ok(()) };
    let help = format!("the {kind}s are {}", names.join(", "));
    Err(unusable(&format!("there is no {kind} `{unknown}`"), Some(&help)))
}

fn chosen_legs(options: &Options, detcheck: &Detcheck, host: &str) -> Result<Vec<Leg>, Error> {
    let all = plan::legs(detcheck);
    all_exist("leg", &options.legs, all.iter().map(|leg| leg.name.as_str()))?;
    let chosen = |leg: &Leg| options.legs.is_empty() || options.legs.contains(&leg.name);
    let mut legs: Vec<Leg> = all.into_iter().filter(chosen).collect();
    if let Some(injection) = &options.inject {
        let leg = legs.first().cloned().ok_or_else(|| unusable("there is no leg", None))?;
        let injected = plan::injected(&leg, injection);
        return Ok(vec![leg, injected]);
    }
    let modes =
        legs.iter().find(|leg| leg.is_own(host)).map(|leg| plan::modes(leg, host)).unwrap_or_default();
    if !options.no_modes {
        legs.extend(modes);
    }
    Ok(legs)
}

/// Builds the runner of each leg, one after the other: cargo uses all cores.
fn prepare(
    options: &Options,
    legs: &[Leg],
    host: &str,
    package: &Path,
    work: &Path,
    progress: &Progress,
) -> Vec<Ready> {
    let mut built: BTreeMap<String, Result<Artifact, NotRun>> = BTreeMap::new();
    progress.expect(legs.iter().filter(|leg| !leg.is_mode).count());
    let ready = legs.iter().map(|leg| {
        let name = leg.build_name().to_owned();
        let artifact = built.entry(name).or_insert_with(|| {
            progress.begin(&format!("building {}", leg.name));
            let built = built_runner(options, leg, host, package, work);
            progress.done(&format!("built {}", leg.name));
            built
        });
        artifact.as_ref().map(|artifact| Host::new(leg, artifact, host, work)).map_err(Clone::clone)
    });
    ready.collect()
}

fn built_runner(
    options: &Options,
    leg: &Leg,
    host: &str,
    package: &Path,
    work: &Path,
) -> Result<Artifact, NotRun> {
    let toolchain = install::toolchain(options.install, leg, host, package)?;
    build::build(leg, &toolchain, host, package, work)
        .map_err(|error| NotRun { why: error.to_string(), remedy: None })
}

fn nothing_ran(host: &str, legs: &[Leg], hosts: &[Ready], refused: Vec<Row>) -> Outcome {
    let rows = legs.iter().zip(hosts).map(|(leg, ready)| row(leg, host, ready.as_ref().err().cloned(), ""));
    Outcome { version: 1, host: host.to_owned(), legs: rows.chain(refused).collect(), ..Outcome::default() }
}

pub(super) fn row(leg: &Leg, host: &str, not_run: Option<NotRun>, rustc: &str) -> Row {
    Row {
        name: leg.name.clone(),
        target: leg.spec.target.clone().unwrap_or_else(|| host.to_owned()),
        rustc: rustc.to_owned(),
        runner: leg.runner(host).join(" "),
        is_mode: leg.is_mode,
        not_run,
        refused: None,
    }
}

fn chosen_scenarios(options: &Options, first: &Host) -> Result<Vec<Listed>, Error> {
    let listed = listed(first);
    let listed = listed.map_err(|why| unusable(&format!("the runner lists no scenarios: {why}"), None))?;
    all_exist("scenario", &options.scenarios, listed.iter().map(|one| one.name.as_str()))?;
    let chosen = |one: &Listed| options.scenarios.is_empty() || options.scenarios.contains(&one.name);
    Ok(listed.into_iter().filter(chosen).collect())
}

/// The scenarios that a runner lists.
///
/// # Errors
/// Where it cannot be asked, as text.
pub(super) fn listed(host: &Host) -> Result<Vec<Listed>, String> {
    let answer = host.ask(&Request { task: Task::List, ..Request::default() })?;
    let text = String::from_utf8_lossy(&answer).into_owned();
    let listed = text.lines().map(|line| {
        let mut columns = line.split('\t').map(str::to_owned);
        let name = columns.next().unwrap_or_default();
        let rest: Vec<String> = columns.skip(2).collect();
        let pairs = rest.chunks(2).filter_map(|pair| Some((pair.first()?.clone(), pair.get(1)?.clone())));
        Listed { name, unsupported: pairs.collect() }
    });
    Ok(listed.collect())
}
