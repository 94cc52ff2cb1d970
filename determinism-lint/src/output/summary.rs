//! What a check saw, on one screen: counts by rule, how much was read, and everything that could not be.

use super::Options;
use super::text::{count, first_few, one_line, table, thousands, wrap};
use crate::meta::{Arithmetic, Level, RuleMeta};
use crate::report::{Report, Reported, Silenced};
use std::io::{self, Write};

/// Rows of the table of rules; with more rules than this, those with most findings are shown.
const ROWS: usize = 12;
/// Names shown of a list.
const FEW: usize = 3;

pub(super) fn write(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(rules_table(report).as_bytes())?;
    for line in facts(report) {
        out.write_all(wrap("  ", &line, options.width).as_bytes())?;
    }
    let (denied, warned) = (report.count(Level::Deny), report.count(Level::Warn));
    let (color, reset) = match (options.color, denied, warned) {
        (false, ..) => ("", ""),
        (true, 0, 0) => ("\u{1b}[32m", "\u{1b}[0m"),
        (true, 0, _) => ("\u{1b}[33m", "\u{1b}[0m"),
        (true, ..) => ("\u{1b}[31m", "\u{1b}[0m"),
    };
    writeln!(out, "{color}{}{reset}", verdict(denied, warned))
}

/// The counts by rule as aligned lines; empty where nothing was found.
pub(super) fn rules_table(report: &Report) -> String {
    let mut groups = report.by_rule();
    if groups.is_empty() {
        return String::new();
    }
    let left_out = groups.len().saturating_sub(ROWS);
    if left_out > 0 {
        groups.sort_by_key(|(rule, findings)| (std::cmp::Reverse(findings.len()), rule.code));
        groups.truncate(ROWS);
        groups.sort_by_key(|(rule, _)| rule.code);
    }
    let mut rows = vec![["rule", "", "deny", "warn"].map(str::to_owned).to_vec()];
    rows.extend(groups.iter().map(|(rule, findings)| row(rule, findings)));
    let mut text = table(&rows, &[2, 3], "  ");
    if left_out > 0 {
        text.push_str(&format!("  … and {} with fewer findings\n", count(left_out as u64, "more rule")));
    }
    text.push('\n');
    text
}

fn row(rule: &RuleMeta, findings: &[&Reported]) -> Vec<String> {
    let of = |level: Level| thousands(findings.iter().filter(|found| found.level == level).count() as u64);
    vec![rule.code.to_owned(), rule.name.to_owned(), of(Level::Deny), of(Level::Warn)]
}

fn facts(report: &Report) -> Vec<String> {
    let lines: u64 = report.scanned().iter().map(|source| u64::from(source.lines())).sum();
    let mut facts = vec![format!(
        "{}, {}, {} with simulation code{}",
        count(report.scanned().len() as u64, "file"),
        count(lines, "line"),
        thousands(report.sim_files as u64),
        arithmetic(&report.arithmetic),
    )];
    let silenced = silenced(report);
    if silenced != (0, 0) {
        facts.push(format!(
            "silenced: {} by comments, {} by the baseline",
            thousands(silenced.0),
            thousands(silenced.1)
        ));
    }
    if report.unknown_types > 0 {
        facts.push(format!("not known: the types of {}", count(report.unknown_types, "operand")));
    }
    let opaque: Vec<String> =
        report.opaque.iter().map(|code| format!("{}:{} {}", code.file, code.line, code.what)).collect();
    for (what, list) in [
        ("could not be looked into", &opaque),
        ("covered by nothing in the config", &report.uncovered_packages),
        ("files that no module names", &report.orphan_files),
        ("left out", &report.degraded),
    ] {
        if !list.is_empty() {
            facts.push(format!("{what}: {} ({})", thousands(list.len() as u64), first_few(list, FEW)));
        }
    }
    facts.into_iter().map(|fact| one_line(&fact).into_owned()).collect()
}

fn arithmetic(used: &[Arithmetic]) -> String {
    let mut names: Vec<&str> = used.iter().map(|arithmetic| arithmetic.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) }
}

/// Findings silenced by comments and by the baseline.
pub(super) fn silenced(report: &Report) -> (u64, u64) {
    let mut counts = (0, 0);
    for found in &report.findings {
        match found.silenced {
            Some(Silenced::Comment { .. }) => counts.0 += 1,
            Some(Silenced::Baseline) => counts.1 += 1,
            None => {}
        }
    }
    counts
}

fn verdict(denied: usize, warned: usize) -> String {
    let (denied, warned) = (denied as u64, warned as u64);
    match (denied, warned) {
        (0, 0) => "passed: no findings".to_owned(),
        (0, _) => format!("passed with {}", count(warned, "warning")),
        (_, 0) => format!("failed: {} denied", count(denied, "finding")),
        _ => format!("failed: {} denied, {}", count(denied, "finding"), count(warned, "warning")),
    }
}
