//! All scenarios on all legs that can be asked: traces, kept or made anew, and their comparison. Builds nothing.

use super::compare::{self, Traced};
use super::drill::{self, Ask};
use super::drive::{Listed, Options, Ready, listed, row};
use super::host::Host;
use super::outcome::{Compared, Outcome, Row};
use super::plan::Leg;
use super::progress::Progress;
use crate::error::Error;
use simmath::detcheck::{Mode, Request, Task, Trace};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Ticks of the other ways to run a leg, at most.
const MODE_TICKS: u64 = 2000;

/// All that a run of all scenarios on all legs needs.
pub(super) struct Run<'a> {
    pub(super) options: &'a Options,
    pub(super) hosts: &'a [Ready],
    pub(super) legs: &'a [Leg],
    pub(super) host: &'a str,
    pub(super) seeds: &'a [u64],
    pub(super) ticks: u64,
    pub(super) work: &'a Path,
}

/// One trace to be made.
pub(super) struct Job<'a> {
    pub(super) scenario: &'a Listed,
    pub(super) host: &'a Host,
    pub(super) request: Request,
}

impl Run<'_> {
    pub(super) fn outcome(&self, scenarios: &[Listed], progress: &Progress) -> Result<Outcome, Error> {
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
        let taken = |seed: &u64| jobs.iter().any(|job| job.request.setup.seed == *seed);
        outcome.left_seeds = self.seeds.iter().copied().filter(|seed| !taken(seed)).collect();
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
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(job) = jobs.get(index) else { break };
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
        let leg = job.host.leg().name.replace(':', "_");
        let folder = self.work.join("traces").join(&leg);
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
                let trace = traces[*index].clone();
                // Only what failed is asked once more.
                let lacks_scenario =
                    unsupported.is_some() && trace.is_err() && lacks(jobs[*index].host, &scenario.name);
                let unsupported = unsupported.map(|(_, reason)| reason.clone());
                Traced { leg: leg.name.clone(), trace, unsupported, lacks_scenario }
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
            let sides: [(&dyn Ask, &Trace); 2] =
                [(jobs[left].host, left_trace), (jobs[right].host, right_trace)];
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
}

/// Whether a runner lists its scenarios, and this one is not among them.
fn lacks(host: &Host, scenario: &str) -> bool {
    listed(host).is_ok_and(|listed| listed.iter().all(|one| one.name != scenario))
}
