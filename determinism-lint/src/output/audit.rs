//! The list of suppressions for reviewers, as Markdown and as JSON. Knows the report; the ages of lines are given.

use super::text::one_line;
use crate::report::{Report, Suppression, SuppressionState};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// States in the order of the list, what needs work first, with what they mean.
const STATES: [(SuppressionState, &str); 6] = [
    (
        SuppressionState::Malformed,
        "These have no effect: they could not be understood or attached, or lack what the config asks for.",
    ),
    (SuppressionState::Expired, "The last day of these is over; what they covered counts again."),
    (SuppressionState::Unused, "These cover no finding, at least of one of their rules."),
    (SuppressionState::Used, "These cover findings."),
    (SuppressionState::Redundant, "The scanner itself sees that these places are harmless."),
    (SuppressionState::Dormant, "Their rules are off here, or nothing they cover is simulation code."),
];

/// One suppression, as scripts read it.
#[derive(Debug, Serialize)]
struct Entry<'r> {
    file: &'r str,
    line: u32,
    rules: &'r [String],
    reason: &'r str,
    why: Option<&'r str>,
    until: Option<&'r str>,
    reviewed_by: Option<&'r str>,
    /// Always null: seals are to come.
    seal: Option<&'r str>,
    state: &'static str,
    age_days: Option<u32>,
}

/// The suppressions of a report as a JSON array. `ages` are those of [`Report::suppressions`], in their order.
pub fn audit_json(report: &Report, ages: &[Option<u32>]) -> String {
    let entries: Vec<Entry<'_>> =
        with_ages(report, ages).map(|(suppression, age)| entry(report, suppression, age)).collect();
    let json =
        serde_json::to_string_pretty(&entries).expect("strings and numbers can always be written as JSON");
    json + "\n"
}

fn entry<'r>(report: &'r Report, suppression: &'r Suppression, age_days: Option<u32>) -> Entry<'r> {
    Entry {
        file: path(report, suppression),
        line: suppression.line,
        rules: &suppression.rules,
        reason: &suppression.reason,
        why: suppression.why.as_deref(),
        until: suppression.until.as_deref(),
        reviewed_by: suppression.reviewed_by.as_deref(),
        seal: None,
        state: suppression.state.as_str(),
        age_days,
    }
}

/// The suppressions of a report as Markdown. `ages` are those of [`Report::suppressions`], in their order.
pub fn audit_markdown(report: &Report, ages: &[Option<u32>]) -> String {
    let mut text = String::from("# Suppressions\n\n");
    if report.suppressions.is_empty() {
        return text + "There are none.\n";
    }
    text += &overview(report);
    for (state, meaning) in STATES {
        let of_state: Vec<_> =
            with_ages(report, ages).filter(|(suppression, _)| suppression.state == state).collect();
        if of_state.is_empty() {
            continue;
        }
        text += &format!("\n## {} ({})\n\n{meaning}\n\n", capitalised(state.as_str()), of_state.len());
        text += "| place | rules | reason | why | until | reviewed by | age in days |\n|---|---|---|---|---|---|--:|\n";
        text.extend(of_state.into_iter().map(|(suppression, age)| row(report, suppression, age)));
    }
    text
}

fn with_ages<'r>(
    report: &'r Report,
    ages: &'r [Option<u32>],
) -> impl Iterator<Item = (&'r Suppression, Option<u32>)> {
    let ages = ages.iter().copied().chain(std::iter::repeat(None));
    report.suppressions.iter().zip(ages)
}

fn path<'r>(report: &'r Report, suppression: &Suppression) -> &'r str {
    report.sources.get(suppression.file.0 as usize).map_or("", |source| &source.path)
}

/// How many there are, by state, by reason word and by rule.
fn overview(report: &Report) -> String {
    let suppressions = &report.suppressions;
    let by_state = STATES.iter().filter_map(|(state, _)| {
        let count = suppressions.iter().filter(|suppression| suppression.state == *state).count();
        (count > 0).then(|| format!("{count} {}", state.as_str()))
    });
    let by_state: Vec<String> = by_state.collect();
    let noun = if suppressions.len() == 1 { "suppression" } else { "suppressions" };
    let mut text = format!("{} {noun}: {}.\n", suppressions.len(), by_state.join(", "));
    let why = suppressions.iter().map(|suppression| suppression.why.as_deref().unwrap_or("none given"));
    text += &counts("why", why);
    text +=
        &counts("rule", suppressions.iter().flat_map(|suppression| &suppression.rules).map(String::as_str));
    text
}

/// A table of how often each word occurs, the most frequent first.
fn counts<'r>(title: &str, words: impl Iterator<Item = &'r str>) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    let mut sorted: Vec<(&str, usize)> = counts.into_iter().collect();
    sorted.sort_by_key(|(word, count)| (std::cmp::Reverse(*count), *word));
    if sorted.is_empty() {
        return String::new();
    }
    let mut text = format!("\n| {title} | suppressions |\n|---|--:|\n");
    for (word, count) in sorted {
        writeln!(text, "| {word} | {count} |").expect("writing to a string does not fail");
    }
    text
}

fn row(report: &Report, suppression: &Suppression, age: Option<u32>) -> String {
    let place = format!("{}:{}", path(report, suppression), suppression.line);
    let cells = [
        place,
        suppression.rules.join(", "),
        suppression.reason.clone(),
        suppression.why.clone().unwrap_or_default(),
        suppression.until.clone().unwrap_or_default(),
        suppression.reviewed_by.clone().unwrap_or_default(),
        age.map(|days| days.to_string()).unwrap_or_default(),
    ];
    format!("| {} |\n", cells.map(|cell| escaped(&cell)).join(" | "))
}

/// Text that stays inside its cell and is not read as markup, <https://github.github.com/gfm/#tables-extension->.
fn escaped(cell: &str) -> String {
    let mut escaped = String::new();
    for c in one_line(cell).chars() {
        match c {
            '|' | '\\' | '`' | '*' | '[' | ']' | '<' | '>' | '~' | '&' => escaped.extend(['\\', c]),
            _ => escaped.push(c),
        }
    }
    escaped
}

fn capitalised(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + chars.as_str())
}

#[cfg(test)]
mod tests;
