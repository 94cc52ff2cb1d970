//! The marks of fixtures, and what differs between them and findings.

use determinism_lint::config::Audit;
use determinism_lint::engine::Scan;
use determinism_lint::meta::Level;
use determinism_lint::source::Span;
use determinism_lint::suppress::{self, Context};
use std::collections::{BTreeMap, BTreeSet};

/// The `//~ rule[, rule]` marks of a file by line.
#[derive(Debug, Default)]
pub(crate) struct Marks(pub(crate) BTreeMap<u32, BTreeSet<String>>);

impl Marks {
    /// Reads the marks of a text.
    pub(crate) fn of(text: &str) -> Self {
        let lines = text.lines().zip(1..);
        Self(lines.filter_map(|(line, at)| Some((at, rules(line.split_once("//~")?.1)))).collect())
    }
}

fn rules(list: &str) -> BTreeSet<String> {
    list.split(',').map(|rule| rule.trim().to_owned()).filter(|rule| !rule.is_empty()).collect()
}

/// Differences between marks and findings of some rules in one file: a mark needs a finding of its rule whose span or label
/// begins on the line, a finding needs a mark there.
pub(crate) fn compare(path: &str, marks: &Marks, scan: &Scan, rules: &BTreeSet<String>) -> Vec<String> {
    let mut met: BTreeSet<(u32, String)> = BTreeSet::new();
    let mut wrong = Vec::new();
    for finding in &scan.findings {
        let source = &scan.sources[finding.file.0 as usize];
        if source.path != path || !rules.contains(finding.rule.name) {
            continue;
        }
        let (first, label) = (source.line(finding.span.start), source.line(finding.label.span.start));
        let marked = [label, first]
            .into_iter()
            .find(|line| marks.0.get(line).is_some_and(|rules| rules.contains(finding.rule.name)));
        match marked {
            Some(line) => {
                met.insert((line, finding.rule.name.to_owned()));
            }
            None => {
                wrong.push(format!("{path}:{label}: unmarked {}: {}", finding.rule.name, finding.message))
            }
        }
    }
    for (line, marked) in &marks.0 {
        for rule in marked.iter().filter(|rule| rules.contains(*rule)) {
            if !met.contains(&(*line, rule.clone())) {
                wrong.push(format!("{path}:{line}: no finding of {rule}"));
            }
        }
    }
    wrong
}

/// The scan with its allow comments applied: findings that they cover are gone, and those about the comments are there. All
/// rules are on, and the day is 15 June 2026.
pub(crate) fn with_suppressions(mut scan: Scan, audit: &Audit) -> Scan {
    let regions = std::mem::take(&mut scan.regions);
    let context = Context {
        today: "2026-06-15".parse().expect("a date"),
        audit,
        level: &|_, _| Level::Deny,
        simulation: &|file, span: Span| {
            let inside = regions.get(&file).into_iter().flatten();
            inside
                .filter(|(place, _)| place.start < span.end && span.start < place.end)
                .map(|place| place.1)
                .collect()
        },
        harmless: &[],
    };
    let findings = std::mem::take(&mut scan.findings);
    let outcome = suppress::apply(findings, &scan.sources, &scan.directives, &context);
    let counting = outcome.findings.into_iter().filter(|judged| judged.silenced.is_none());
    scan.findings = counting.map(|judged| judged.finding).collect();
    scan
}
