//! One run from options to an outcome: the straight line. Prints nothing but progress.

use super::build::{self, Artifact};
use super::compare::{self, Traced};
use super::drill;
use super::host::Host;
use super::outcome::{Allocation, Compared, Control, Injected, NotRun, Outcome, Row};
use super::plan::{self, Leg};
use super::progress::Progress;
use super::toolchain::{self, Missing};
use crate::config::{self, Detcheck, Flags};
use crate::discover;
use crate::error::Error;
use crate::rules;
use simmath::detcheck::{Injection, Mode, Request, Task, Trace, parse_state};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

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
/// Ticks of the other ways to run a leg, at most.
const MODE_TICKS: u64 = 2000;

/// A scenario as its runner lists it.
struct Listed {
    name: String,
    /// Beginnings of targets, and why.
    unsupported: Vec<(String, String)>,
}

/// A leg that can be asked, or why it cannot.
type Ready = Result<Host, NotRun>;

/// Runs all scenarios on all legs and compares.
///
/// # Errors
/// Where the config does not allow a run, or no leg can be built that lists the scenarios.
pub fn drive(options: &Options) -> Result<Outcome, Error> {
    let workspace = discover::workspace(options.manifest_path.as_deref()).map_err(part)?;
    let config = config::load(&workspace, &Flags::default(), &rules::all()).map_err(part)?;
    let detcheck = config.and_then(|config| config.detcheck).unwrap_or_default();
    let package = package(options, &detcheck, &workspace.root)?;
    let host = toolchain::host().ok_or_else(|| unusable("`rustc` cannot be run", None))?;
    let work = workspace.root.join("target/determinism-lint/detcheck");
    std::fs::create_dir_all(&work).map_err(|source| Error::Write { path: work.clone(), source })?;

    let legs = chosen_legs(options, &detcheck, &host)?;
    let progress = Progress::new();
    let hosts = prepare(options, &legs, &host, &package, &work, &progress);
    let first = hosts.iter().find_map(|ready| ready.as_ref().ok());
    let Some(first) = first else { return Ok(nothing_ran(&host, &legs, &hosts)) };
    let scenarios = chosen_scenarios(options, first)?;
    let seeds = if options.seeds.is_empty() { detcheck.seeds.clone() } else { options.seeds.clone() };
    let seeds = if seeds.is_empty() { vec![1] } else { seeds };
    let ticks = options.ticks.or(detcheck.ticks).unwrap_or(TICKS);

    let run = Run { options, hosts: &hosts, legs: &legs, host: &host, seeds: &seeds, ticks, work: &work };
    run.outcome(&scenarios, &progress)
}

fn part(error: impl miette::Diagnostic + Send + Sync + 'static) -> Error {
    Error::Part(Box::new(error))
}

fn unusable(message: &str, help: Option<&str>) -> Error {
    Error::Unusable { message: message.to_owned(), help: help.map(str::to_owned) }
}

fn package(options: &Options, detcheck: &Detcheck, root: &std::path::Path) -> Result<PathBuf, Error> {
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

fn chosen_legs(options: &Options, detcheck: &Detcheck, host: &str) -> Result<Vec<Leg>, Error> {
    let all = plan::legs(detcheck);
    let unknown: Vec<&String> =
        options.legs.iter().filter(|name| !all.iter().any(|leg| leg.name == **name)).collect();
    if let Some(unknown) = unknown.first() {
        let names: Vec<&str> = all.iter().map(|leg| leg.name.as_str()).collect();
        let help = format!("the legs are {}", names.join(", "));
        return Err(unusable(&format!("there is no leg `{unknown}`"), Some(&help)));
    }
    let chosen = |leg: &Leg| options.legs.is_empty() || options.legs.contains(&leg.name);
    let mut legs: Vec<Leg> = all.into_iter().filter(chosen).collect();
    if let Some(injection) = &options.inject {
        let leg = legs.first().cloned().ok_or_else(|| unusable("there is no leg", None))?;
        let injected = plan::injected(&leg, injection);
        return Ok(vec![leg, injected]);
    }
    let modes =
        legs.iter().find(|leg| leg.is_fast(host)).map(|leg| plan::modes(leg, host)).unwrap_or_default();
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
    package: &std::path::Path,
    work: &std::path::Path,
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
    package: &std::path::Path,
    work: &std::path::Path,
) -> Result<Artifact, NotRun> {
    let mut toolchain = toolchain::of(leg, host);
    // Each round of packages may show what else is missing.
    for _ in 0..3 {
        let Err(missing) = &toolchain else { break };
        if !options.install || !install(missing) {
            break;
        }
        toolchain = toolchain::of(leg, host);
    }
    let toolchain =
        toolchain.map_err(|missing| NotRun { why: missing.what.clone(), remedy: missing.remedy() })?;
    build::build(leg, &toolchain, host, package, work)
        .map_err(|error| NotRun { why: error.to_string(), remedy: None })
}

/// Installs packages of the distribution. Whether that went well.
fn install(missing: &Missing) -> bool {
    if missing.packages.is_empty() {
        return false;
    }
    let run = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command.output().is_ok_and(|output| output.status.success())
    };
    let mut arguments = vec!["install", "-y", "-q", "--no-install-recommends"];
    arguments.extend(missing.packages.iter().map(String::as_str));
    run(&arguments) || (run(&["update", "-q"]) && run(&arguments))
}

fn nothing_ran(host: &str, legs: &[Leg], hosts: &[Ready]) -> Outcome {
    let rows = legs.iter().zip(hosts).map(|(leg, ready)| row(leg, host, ready.as_ref().err().cloned(), ""));
    Outcome { version: 1, host: host.to_owned(), legs: rows.collect(), ..Outcome::default() }
}

fn row(leg: &Leg, host: &str, not_run: Option<NotRun>, rustc: &str) -> Row {
    Row {
        name: leg.name.clone(),
        target: leg.spec.target.clone().unwrap_or_else(|| host.to_owned()),
        rustc: rustc.to_owned(),
        runner: leg.runner(host).join(" "),
        is_mode: leg.is_mode,
        not_run,
    }
}

fn chosen_scenarios(options: &Options, first: &Host) -> Result<Vec<Listed>, Error> {
    let answer = first.ask(&Request { task: Task::List, ..Request::default() });
    let answer = answer.map_err(|why| unusable(&format!("the runner lists no scenarios: {why}"), None))?;
    let text = String::from_utf8_lossy(&answer).into_owned();
    let listed = text.lines().map(|line| {
        let mut columns = line.split('\t').map(str::to_owned);
        let name = columns.next().unwrap_or_default();
        let rest: Vec<String> = columns.skip(2).collect();
        let pairs = rest.chunks(2).filter_map(|pair| Some((pair.first()?.clone(), pair.get(1)?.clone())));
        Listed { name, unsupported: pairs.collect() }
    });
    let listed: Vec<Listed> = listed.collect();
    if let Some(unknown) = options.scenarios.iter().find(|name| !listed.iter().any(|one| one.name == **name))
    {
        let names: Vec<&str> = listed.iter().map(|one| one.name.as_str()).collect();
        let help = format!("the scenarios are {}", names.join(", "));
        return Err(unusable(&format!("there is no scenario `{unknown}`"), Some(&help)));
    }
    let chosen = |one: &Listed| options.scenarios.is_empty() || options.scenarios.contains(&one.name);
    Ok(listed.into_iter().filter(chosen).collect())
}

/// All that a run of all scenarios on all legs needs.
struct Run<'a> {
    options: &'a Options,
    hosts: &'a [Ready],
    legs: &'a [Leg],
    host: &'a str,
    seeds: &'a [u64],
    ticks: u64,
    work: &'a std::path::Path,
}

/// One trace to be made.
struct Job<'a> {
    scenario: &'a Listed,
    host: &'a Host,
    request: Request,
}

impl Run<'_> {
    fn outcome(&self, scenarios: &[Listed], progress: &Progress) -> Result<Outcome, Error> {
        let jobs = self.jobs(scenarios);
        progress.expect(jobs.len());
        let traces = self.traces(&jobs, progress);
        let mut outcome = Outcome { version: 1, host: self.host.to_owned(), ..Outcome::default() };
        for scenario in scenarios {
            for seed in self.seeds {
                let of_run =
                    |job: &Job<'_>| job.scenario.name == scenario.name && job.request.setup.seed == *seed;
                let of_run: Vec<usize> = (0..jobs.len()).filter(|index| of_run(&jobs[*index])).collect();
                outcome.runs.extend(self.compared(scenario, &jobs, &traces, &of_run));
            }
        }
        outcome.legs = self.rows(&jobs, &traces);
        if let Some(injection) = &self.options.inject {
            outcome.control = Some(self.control(injection, &jobs, &outcome.runs)?);
        }
        if self.options.no_alloc {
            outcome.allocations = self.allocations(scenarios)?;
        }
        Ok(outcome)
    }

    fn jobs<'j>(&'j self, scenarios: &'j [Listed]) -> Vec<Job<'j>> {
        let mut jobs = Vec::new();
        for scenario in scenarios {
            for host in self.hosts.iter().flatten() {
                let leg = host.leg();
                // Emulated legs and the other ways of a run do the first seed only.
                let slow = !leg.is_fast(self.host) || (leg.is_mode && leg.injection.is_none());
                let seeds = if slow { &self.seeds[..1] } else { self.seeds };
                let injecting = self.options.inject.is_some();
                let ticks = if leg.is_mode && !injecting { self.ticks.min(MODE_TICKS) } else { self.ticks };
                for seed in seeds {
                    let mut request =
                        Request { task: Task::Trace, ticks, mode: Mode::Plain, ..Request::default() };
                    request.scenario.clone_from(&scenario.name);
                    request.leg.clone_from(&leg.name);
                    request.setup.seed = *seed;
                    request.setup.config.clone_from(&self.options.config);
                    jobs.push(Job { scenario, host, request });
                }
            }
        }
        jobs
    }

    /// The trace of each job, made by as many workers as there are to be.
    fn traces(&self, jobs: &[Job<'_>], progress: &Progress) -> Vec<Result<Trace, String>> {
        let next = AtomicUsize::new(0);
        let done: Mutex<BTreeMap<usize, Result<Trace, String>>> = Mutex::new(BTreeMap::new());
        std::thread::scope(|scope| {
            for _ in 0..self.options.jobs.max(1) {
                scope.spawn(|| {
                    while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let index =
                            jobs.iter().position(|other| std::ptr::eq(other, job)).unwrap_or_default();
                        let what = format!(
                            "{} on {}, seed {}",
                            job.scenario.name,
                            job.host.leg().name,
                            job.request.setup.seed
                        );
                        progress.begin(&what);
                        let trace = self.trace(job);
                        progress.done(&what);
                        if let Ok(mut done) = done.lock() {
                            done.insert(index, trace);
                        }
                    }
                });
            }
        });
        let mut done = done.into_inner().unwrap_or_default();
        (0..jobs.len())
            .map(|index| done.remove(&index).unwrap_or_else(|| Err("the worker ended".to_owned())))
            .collect()
    }

    /// The trace of an earlier run of the same binary with the same request, or a new one.
    fn trace(&self, job: &Job<'_>) -> Result<Trace, String> {
        let folder = self.work.join("traces").join(&job.host.leg().name.replace(':', "_"));
        let name = format!(
            "{}-{}-{:032x}.trace",
            job.scenario.name,
            job.request.setup.seed,
            job.host.key(&job.request)
        );
        let path = folder.join(name);
        let kept = if self.options.fresh { None } else { Trace::read(&path).ok() };
        let trace = match kept {
            Some(trace) => trace,
            None => {
                let bytes = job.host.ask(&job.request)?;
                let trace = Trace::from_bytes(&bytes).map_err(|error| error.to_string())?;
                let written = std::fs::create_dir_all(&folder)
                    .and_then(|()| crate::output::file::write_atomic(&path, |out| out.write_all(&bytes)));
                written.map_err(|error| format!("{}: {error}", path.display()))?;
                trace
            }
        };
        if let Some(folder) = &self.options.traces {
            let leg = job.host.leg().name.replace(':', "_");
            let copy = folder.join(format!("{leg}-{}-{}.trace", job.scenario.name, job.request.setup.seed));
            let copied = std::fs::create_dir_all(folder).and_then(|()| std::fs::copy(&path, &copy).map(drop));
            copied.map_err(|error| format!("{}: {error}", copy.display()))?;
        }
        Ok(trace)
    }

    fn compared(
        &self,
        scenario: &Listed,
        jobs: &[Job<'_>],
        traces: &[Result<Trace, String>],
        of_run: &[usize],
    ) -> Option<Compared> {
        let traced: Vec<Traced> = of_run
            .iter()
            .map(|index| {
                let leg = jobs[*index].host.leg();
                let target = leg.spec.target.as_deref().unwrap_or(self.host);
                let unsupported = scenario.unsupported.iter().find(|(start, _)| target.starts_with(start));
                Traced {
                    leg: leg.name.clone(),
                    trace: traces[*index].clone(),
                    unsupported: unsupported.map(|(_, reason)| reason.clone()),
                }
            })
            .collect();
        let mut compared = compare::compare(&traced)?;
        let parts = compared.parts.clone();
        let find = |name: &str| of_run.iter().find(|index| jobs[**index].host.leg().name == name).copied();
        for divergence in &mut compared.divergences {
            let (Some(left), Some(right)) = (find(&divergence.left), find(&divergence.right)) else {
                continue;
            };
            let (Ok(left_trace), Ok(right_trace)) = (&traces[left], &traces[right]) else { continue };
            let sides = [(jobs[left].host, left_trace), (jobs[right].host, right_trace)];
            drill::drill(divergence, &jobs[right].request, &parts, sides);
        }
        Some(compared)
    }

    fn rows(&self, jobs: &[Job<'_>], traces: &[Result<Trace, String>]) -> Vec<Row> {
        let rustc = |leg: &Leg| {
            let mut of_leg = jobs.iter().zip(traces).filter(|(job, _)| job.host.leg().name == leg.name);
            let trace = of_leg.find_map(|(_, trace)| trace.as_ref().ok());
            trace.map(|trace| compare::row(&leg.name, trace).rustc).unwrap_or_default()
        };
        let rows = self.legs.iter().zip(self.hosts);
        rows.map(|(leg, ready)| row(leg, self.host, ready.as_ref().err().cloned(), &rustc(leg))).collect()
    }

    /// What the injection changed in each run, and whether the comparison found that place alone.
    fn control(&self, injection: &str, jobs: &[Job<'_>], runs: &[Compared]) -> Result<Control, Error> {
        let injection: Injection = injection.parse().map_err(|why: String| unusable(&why, None))?;
        let mut places = Vec::new();
        for run in runs {
            let of_run =
                |job: &&Job<'_>| job.scenario.name == run.scenario && job.request.setup.seed == run.seed;
            let Some(job) = jobs.iter().find(of_run) else { continue };
            let request =
                Request { task: Task::Place, injection: Some(injection.clone()), ..job.request.clone() };
            let answer = job.host.ask(&request);
            let lines = answer.ok().and_then(|answer| parse_state(&String::from_utf8_lossy(&answer)));
            let Some([before, after]) = lines.as_deref() else {
                return Err(unusable(&format!("`{}`: the injection changes nothing", run.scenario), None));
            };
            let field = drill::difference(Some(before), Some(after));
            let found = run.divergences.iter().filter_map(|divergence| divergence.found.as_ref());
            let found = found.map(|found| (&found.fields[..], found.more)).collect::<Vec<_>>();
            let found = found == [(std::slice::from_ref(&field), 0)];
            places.push(Injected { scenario: run.scenario.clone(), seed: run.seed, field, found });
        }
        Ok(Control { places })
    }

    fn allocations(&self, scenarios: &[Listed]) -> Result<Vec<Allocation>, Error> {
        let Some(host) = self.hosts.iter().flatten().next() else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        for scenario in scenarios {
            let mut request = Request { task: Task::Allocations, ticks: self.ticks, ..Request::default() };
            request.scenario.clone_from(&scenario.name);
            request.setup.seed = self.seeds[0];
            let answer = host.ask(&request).map_err(|why| unusable(&why, None))?;
            for line in String::from_utf8_lossy(&answer).lines() {
                let columns: Vec<&str> = line.split('\t').collect();
                let number =
                    |place: usize| columns.get(place).and_then(|text| text.parse().ok()).unwrap_or(0);
                found.push(Allocation {
                    scenario: scenario.name.clone(),
                    system: columns.first().map(|name| (*name).to_owned()).unwrap_or_default(),
                    times: number(1),
                    ticks: number(2),
                    last: number(3),
                    late: number(3) > self.ticks / 2,
                });
            }
        }
        Ok(found)
    }
}
