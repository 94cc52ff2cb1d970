//! What else a leg is asked: whether a desync made on purpose was found, and how often systems ask for memory.

use super::drill::{self, Ask};
use super::drive::{Listed, unusable};
use super::outcome::{Allocation, Compared, Control, Injected};
use super::runs::{Job, Run};
use crate::error::Error;
use simmath::detcheck::{Injection, Request, Task, parse_state};

impl Run<'_> {
    /// What the injection changed in each run, and whether the comparison found that place alone.
    pub(super) fn control(
        &self,
        injection: &str,
        jobs: &[Job<'_>],
        runs: &[Compared],
    ) -> Result<Control, Error> {
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

    pub(super) fn allocations(&self, scenarios: &[Listed]) -> Result<Vec<Allocation>, Error> {
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
