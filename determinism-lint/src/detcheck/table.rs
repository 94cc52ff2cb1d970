//! The outcome as a table for people. Knows nothing of how it came about.

use super::outcome::{Cell, Compared, Divergence, FieldDifference, Outcome, Value, Verdict};
use crate::output::text::{count, one_line, thousands};
use std::io::{self, Write};

/// Fields that are shown of a difference.
const FIELDS: usize = 4;

/// Writes the table.
///
/// # Errors
/// Those of `out`.
pub fn write(outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
    for run in &outcome.runs {
        write_run(outcome, run, out)?;
    }
    for seed in &outcome.left_seeds {
        writeln!(out, "seed {seed} was run by no leg\n    {CURE}")?;
    }
    for leg in outcome.legs.iter().filter(|leg| !leg.is_mode) {
        if let Some(not_run) = &leg.not_run {
            writeln!(out, "not run: {}: {}", leg.name, not_run.why)?;
            if let Some(remedy) = &not_run.remedy {
                writeln!(out, "    to run it: {remedy}")?;
            }
        }
        if let Some(refused) = &leg.refused {
            let does = if refused.held {
                "is refused by the compiler, as it must be"
            } else {
                "BUILDS, and must not"
            };
            writeln!(out, "{}: {does}: {}", leg.name, one_line(&refused.wanted))?;
        }
    }
    write_control(outcome, out)?;
    write_allocations(outcome, out)?;
    writeln!(out, "{}", summary(outcome))
}

fn write_run(outcome: &Outcome, run: &Compared, out: &mut dyn Write) -> io::Result<()> {
    let Compared { scenario, arithmetic, seed, .. } = run;
    writeln!(out, "{scenario}, seed {seed}, {}, {arithmetic}", count(run.ticks, "tick"))?;
    let rows: Vec<[String; 4]> = run
        .cells
        .iter()
        .map(|cell| {
            let leg = outcome.legs.iter().find(|leg| leg.name == cell.leg);
            let target = leg.map(|leg| leg.target.clone()).unwrap_or_default();
            [cell.leg.clone(), target, verdict(run, cell), cell.note.clone().unwrap_or_default()]
        })
        .collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths = [width(0), width(1), width(2)];
    for [leg, target, verdict, note] in &rows {
        let [first, second, third] = widths;
        let line = format!("  {leg:first$}  {target:second$}  {verdict:third$}  {}", one_line(note));
        writeln!(out, "{}", line.trim_end())?;
    }
    for divergence in &run.divergences {
        write_divergence(divergence, out)?;
    }
    write_lone(run, out)?;
    writeln!(out)
}

/// Why a run counts as not run although a leg ran it, and what to do.
fn write_lone(run: &Compared, out: &mut dyn Write) -> io::Result<()> {
    if !run.is_lone() {
        return Ok(());
    }
    let alone = run.cells.iter().find(|cell| cell.verdict == Verdict::Reference);
    let alone = alone.map(|cell| format!("`{}` alone has a trace of seed {}", cell.leg, run.seed));
    writeln!(out, "  nothing was compared: {}", alone.unwrap_or_else(|| "no leg has a trace".to_owned()))?;
    writeln!(out, "    {CURE}")
}

/// Who runs which seed, and what to do where that leaves nothing to compare.
const CURE: &str = "emulated legs, browsers, builds without optimisation and the other ways of a run take the first \
                    seed; name another leg that the machine runs itself, or one seed with `--seeds`";

fn verdict(run: &Compared, cell: &Cell) -> String {
    let group = cell.group.map(letter).unwrap_or_default();
    let ticks =
        if cell.ticks == run.ticks { String::new() } else { format!(" for {}", thousands(cell.ticks)) };
    match cell.verdict {
        Verdict::Reference => format!("{group}  reference"),
        Verdict::Equal => format!("{group}  equal{ticks}"),
        Verdict::Differs => format!("{group}  DIFFERS"),
        Verdict::Unsupported => format!("{group}  differs, unsupported"),
        Verdict::Refused => "refused".to_owned(),
        Verdict::NotRun => "not run".to_owned(),
    }
}

/// A, B, … Z, AA, …
pub(super) fn letter(group: usize) -> String {
    let last = char::from(b'A' + (group % 26) as u8);
    if group < 26 { last.to_string() } else { format!("{}{last}", letter(group / 26 - 1)) }
}

fn write_divergence(divergence: &Divergence, out: &mut dyn Write) -> io::Result<()> {
    let Divergence { left, right, tick, parts, .. } = divergence;
    writeln!(out, "  {left} and {right} part in tick {tick}: {}", parts.join(", "))?;
    if let Some(found) = &divergence.found {
        let system = match found.system {
            0 if divergence.tick == 0 => "the build of the simulation".to_owned(),
            0 => "the inputs".to_owned(),
            number => format!("`{}` (number {number} in the tick)", found.system_name),
        };
        writeln!(out, "    first in the output of {system}:")?;
        for field in found.fields.iter().take(FIELDS) {
            writeln!(out, "    {}", field_text(field))?;
        }
        let more = found.more + found.fields.len().saturating_sub(FIELDS);
        if more > 0 {
            writeln!(out, "    and {}", count(more as u64, "more field"))?;
        }
    }
    match &divergence.note {
        Some(note) => writeln!(out, "    {}", one_line(note)),
        None => Ok(()),
    }
}

/// `position of 3.0, x: 1.5 (00800100) and 1.25 (00400100), 16384 steps apart`
pub(super) fn field_text(field: &FieldDifference) -> String {
    let side = |value: &Option<Value>| match value {
        None => "nothing".to_owned(),
        Some(value) => format!("{} ({})", one_line(&value.text), value.bits),
    };
    let owner = if field.owner.is_empty() { String::new() } else { format!(" of {}", field.owner) };
    let path = if field.path.is_empty() { String::new() } else { format!(", {}", field.path) };
    let apart = field.apart.as_ref().map(|apart| format!(", {apart} apart")).unwrap_or_default();
    format!("{}{owner}{path}: {} and {}{apart}", field.part, side(&field.left), side(&field.right))
}

fn write_control(outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
    let Some(control) = &outcome.control else { return Ok(()) };
    for place in &control.places {
        let found = if place.found { "found, and nothing else" } else { "NOT FOUND at its place" };
        writeln!(out, "injected into {}, seed {}: {found}", place.scenario, place.seed)?;
        writeln!(out, "    {}", field_text(&place.field))?;
    }
    Ok(())
}

fn write_allocations(outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
    for allocation in &outcome.allocations {
        let crate::detcheck::outcome::Allocation { scenario, system, times, ticks, last, late } = allocation;
        let late = if *late { "  LATE" } else { "" };
        writeln!(
            out,
            "{scenario}: {system}: {times} allocations in {ticks} ticks, the last in tick {last}{late}"
        )?;
    }
    Ok(())
}

fn summary(outcome: &Outcome) -> String {
    let cells = || outcome.runs.iter().flat_map(|run| &run.cells);
    let of = |verdict: Verdict| cells().filter(|cell| cell.verdict == verdict).count() as u64;
    let legs =
        outcome.legs.iter().filter(|leg| !leg.is_mode && leg.not_run.is_none() && leg.refused.is_none());
    let legs = legs.count();
    let not_run = outcome.legs.iter().filter(|leg| !leg.is_mode && leg.not_run.is_some()).count() as u64;
    let mut parts = vec![format!(
        "{} on {}: {} equal, {} different",
        count(outcome.runs.len() as u64, "run"),
        count(legs as u64, "leg"),
        thousands(of(Verdict::Equal)),
        thousands(of(Verdict::Differs))
    )];
    if of(Verdict::Unsupported) > 0 {
        parts.push(format!("{} different on unsupported targets", thousands(of(Verdict::Unsupported))));
    }
    if of(Verdict::Refused) > 0 {
        parts.push(format!("{} refused", thousands(of(Verdict::Refused))));
    }
    if not_run + of(Verdict::NotRun) > 0 {
        parts.push(format!("{} and {} not run", count(not_run, "leg"), count(of(Verdict::NotRun), "trace")));
    }
    parts.join("; ")
}
