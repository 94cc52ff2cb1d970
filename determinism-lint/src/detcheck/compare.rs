//! Which traces are the same, and the first tick at which two of them are not. Knows nothing of where traces come from.

use super::outcome::{Cell, Compared, Divergence, Outcome, Row, Verdict};
use crate::error::Error;
use simmath::detcheck::Trace;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// A leg with its trace, or with the reason why there is none.
#[derive(Debug, Clone)]
pub struct Traced {
    /// The leg.
    pub leg: String,
    /// Its trace.
    pub trace: Result<Trace, String>,
    /// Why the leg is not meant to agree.
    pub unsupported: Option<String>,
    /// Whether its runner has no such scenario.
    pub lacks_scenario: bool,
}

/// Compares the traces of one scenario and seed. The first one that there is, of a leg that is meant to agree, is what all others
/// are held against. `None` where there is no trace at all.
pub fn compare(traced: &[Traced]) -> Option<Compared> {
    let meant = traced.iter().find(|leg| leg.trace.is_ok() && leg.unsupported.is_none());
    let first = meant.or_else(|| traced.iter().find(|leg| leg.trace.is_ok()))?;
    let reference = first.trace.as_ref().ok()?;
    let header = &reference.header;
    let mut compared = Compared {
        scenario: header.scenario.clone(),
        arithmetic: header.arithmetic.clone(),
        seed: header.seed,
        ticks: header.ticks,
        parts: header.parts.clone(),
        ..Compared::default()
    };
    let mut groups = Groups::new(reference.header.parts.len());
    groups.place(reference);
    for leg in traced {
        let cell = Cell { leg: leg.leg.clone(), ..Cell::default() };
        let trace = match &leg.trace {
            Ok(trace) => trace,
            Err(_) if leg.lacks_scenario && leg.unsupported.is_some() => {
                let refused = Cell { verdict: Verdict::Refused, note: leg.unsupported.clone(), ..cell };
                compared.cells.push(refused);
                continue;
            }
            Err(why) => {
                compared.cells.push(Cell { note: Some(why.clone()), ..cell });
                continue;
            }
        };
        let (group, is_new, part_groups) = groups.place(trace);
        let verdict = match (std::ptr::eq(leg, first), group, &leg.unsupported) {
            (true, ..) => Verdict::Reference,
            (_, 0, _) => Verdict::Equal,
            (_, _, Some(_)) => Verdict::Unsupported,
            _ => Verdict::Differs,
        };
        if is_new {
            compared.divergences.push(divergence(first, reference, leg, trace));
        }
        let ticks = trace.header.ticks.min(header.ticks);
        let last = trace.total(trace.header.ticks).map(|hash| hash.to_string()).unwrap_or_default();
        let all = trace.fingerprint().to_string();
        let note = leg.unsupported.clone().filter(|_| verdict == Verdict::Unsupported);
        compared.cells.push(Cell {
            verdict,
            ticks,
            group: Some(group),
            part_groups,
            last,
            all,
            note,
            ..cell
        });
    }
    Some(compared)
}

fn divergence(first: &Traced, reference: &Trace, leg: &Traced, trace: &Trace) -> Divergence {
    let mut divergence = Divergence {
        left: first.leg.clone(),
        right: leg.leg.clone(),
        expected: leg.unsupported.is_some(),
        ..Divergence::default()
    };
    let mismatches = reference.header.mismatches(&trace.header);
    if !mismatches.is_empty() {
        let parts =
            mismatches.iter().map(|part| format!("{} is {} and {}", part.part, part.recorded, part.here));
        let parts: Vec<String> = parts.collect();
        divergence.note = Some(format!("the traces are of different runs: {}", parts.join("; ")));
        return divergence;
    }
    let tick = reference.first_difference(trace).unwrap_or_default();
    let names = reference.header.parts.iter().enumerate();
    divergence.parts = names
        .filter(|(index, _)| reference.part(tick, *index) != trace.part(tick, *index))
        .map(|(_, name)| name.clone())
        .collect();
    divergence.tick = tick;
    divergence
}

/// Traces that are the same, as a whole and by part. Each group is known by its first trace.
struct Groups<'a> {
    whole: Vec<&'a Trace>,
    parts: Vec<Vec<&'a Trace>>,
}

impl<'a> Groups<'a> {
    fn new(parts: usize) -> Self {
        Self { whole: Vec::new(), parts: vec![Vec::new(); parts] }
    }

    /// The group of a trace, whether it is its first, and its group by part.
    fn place(&mut self, trace: &'a Trace) -> (usize, bool, Vec<usize>) {
        let same = |other: &&Trace| {
            other.header.mismatches(&trace.header).is_empty() && other.first_difference(trace).is_none()
        };
        let known = self.whole.len();
        let group = find_or_push(&mut self.whole, trace, same);
        let parts = self.parts.iter_mut().enumerate();
        let parts = parts.map(|(part, groups)| {
            find_or_push(groups, trace, |other| {
                let ticks = other.header.ticks.min(trace.header.ticks);
                (0..=ticks).all(|tick| other.part(tick, part) == trace.part(tick, part))
            })
        });
        (group, group == known, parts.collect())
    }
}

fn find_or_push<'a>(
    groups: &mut Vec<&'a Trace>,
    trace: &'a Trace,
    same: impl Fn(&&'a Trace) -> bool,
) -> usize {
    groups.iter().position(same).unwrap_or_else(|| {
        groups.push(trace);
        groups.len() - 1
    })
}

/// Compares the traces of files, scenario by scenario.
///
/// # Errors
/// Where a file is no trace.
pub fn compare_files(files: &[PathBuf]) -> Result<Outcome, Error> {
    let mut outcome = Outcome { version: 1, ..Outcome::default() };
    let mut by_run: BTreeMap<(String, u64), Vec<Traced>> = BTreeMap::new();
    for path in files {
        let trace = Trace::read(path).map_err(|source| Error::Read { path: path.clone(), source })?;
        let run = (trace.header.scenario.clone(), trace.header.seed);
        let known = by_run.get(&run).map(Vec::as_slice).unwrap_or_default();
        // A leg of one name on two machines is two legs.
        let name = match trace.header.leg() {
            leg if leg.is_empty() || known.iter().any(|known| known.leg == leg) => path.display().to_string(),
            leg => leg.to_owned(),
        };
        let row = row(&name, &trace);
        if !outcome.legs.iter().any(|leg| leg.name == name) {
            outcome.legs.push(row);
        }
        by_run.entry(run).or_default().push(Traced {
            leg: name,
            trace: Ok(trace),
            unsupported: None,
            lacks_scenario: false,
        });
    }
    outcome.runs = by_run.values().filter_map(|traced| compare(traced)).collect();
    Ok(outcome)
}

/// What a trace says of its leg.
pub(super) fn row(name: &str, trace: &Trace) -> Row {
    let fact = |name: &str| trace.header.facts.0.get(name).cloned().unwrap_or_default();
    Row { name: name.to_owned(), target: fact("target"), rustc: fact("rustc"), ..Row::default() }
}
