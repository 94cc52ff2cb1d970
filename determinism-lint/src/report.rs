//! The result of a check: sorted, complete, ready to be written in any format. Decides the order and the exit status.

pub use crate::finding::Silenced;
pub use crate::suppress::{Suppression, SuppressionState};

pub mod line;

use crate::finding::Finding;
use crate::meta::{Arithmetic, Level, RuleMeta};
use crate::source::SourceFile;
use std::collections::BTreeMap;

/// A finding with what was decided about it.
#[derive(Debug, Clone)]
pub struct Reported {
    /// The finding.
    pub finding: Finding,
    /// Its level; never `Allow`.
    pub level: Level,
    /// Why it has this level: `default`, `rule float-type in determinism-lint.toml`, `flag -D`.
    pub level_reason: String,
    /// The config's note for the rule.
    pub note: Option<String>,
    /// Set where it does not count.
    pub silenced: Option<Silenced>,
}

/// Code that could not be looked into.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Opaque {
    /// Path of the file.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// What: `macro lua!`, `include!`, `attribute macro pallet`.
    pub what: String,
}

/// How long the parts of a run took, for `--timings`. Never part of machine-readable reports.
#[derive(Debug, Clone, Default)]
pub struct Timings {
    /// Part and seconds, in the order of the run.
    pub parts: Vec<(&'static str, f64)>,
}

/// Everything a check has to say.
#[derive(Debug, Default)]
pub struct Report {
    /// The scanned files, sorted by path; [`crate::source::FileId`] counts into them. After them files of build settings and a
    /// baseline, which findings point into.
    pub sources: Vec<SourceFile>,
    /// How many of the last sources are no scanned files.
    pub extra_sources: usize,
    /// Sorted by file, start of the span, code.
    pub findings: Vec<Reported>,
    /// Sorted by file and line.
    pub suppressions: Vec<Suppression>,
    /// Sorted.
    pub opaque: Vec<Opaque>,
    /// Files that hold simulation code.
    pub sim_files: usize,
    /// Operands and receivers in simulation code whose type is not known.
    pub unknown_types: u64,
    /// Packages that look like simulation code and that nothing in the config covers.
    pub uncovered_packages: Vec<String>,
    /// Files below a source folder that no module names, sorted.
    pub orphan_files: Vec<String>,
    /// What had to be left out: `dependency signatures (no Cargo.lock)`.
    pub degraded: Vec<String>,
    /// For the summary line.
    pub arithmetic: Vec<Arithmetic>,
    /// See [`Timings`].
    pub timings: Timings,
}

impl Report {
    /// The scanned files.
    pub fn scanned(&self) -> &[SourceFile] {
        &self.sources[..self.sources.len().saturating_sub(self.extra_sources)]
    }

    /// Decides the order of everything, by path and never by how the run went.
    pub fn sort(&mut self) {
        let sources = &self.sources;
        let path = |file: crate::source::FileId| {
            sources.get(file.0 as usize).map_or("", |source| source.path.as_str())
        };
        self.findings.sort_by(|a, b| {
            let key =
                |found: &Reported| (found.finding.span, found.finding.rule.code, found.finding.label.span);
            path(a.finding.file)
                .cmp(path(b.finding.file))
                .then_with(|| key(a).cmp(&key(b)))
                .then_with(|| a.finding.message.cmp(&b.finding.message))
        });
        // A file that several packages share is walked for each.
        let file = |found: &Reported| path(found.finding.file).to_owned();
        self.findings.dedup_by(|b, a| {
            is_same(&a.finding, &b.finding) && a.silenced == b.silenced && file(a) == file(b)
        });
        self.suppressions.sort_by(|a, b| path(a.file).cmp(path(b.file)).then(a.line.cmp(&b.line)));
        self.suppressions
            .dedup_by(|b, a| path(a.file) == path(b.file) && a.line == b.line && a.state == b.state);
        self.opaque.sort();
        self.opaque.dedup();
        self.orphan_files.sort();
        self.uncovered_packages.sort();
    }

    /// Findings that count, of one level.
    pub fn count(&self, level: Level) -> usize {
        self.findings.iter().filter(|found| found.silenced.is_none() && found.level == level).count()
    }

    /// Whether the check fails.
    pub fn failed(&self) -> bool {
        self.count(Level::Deny) > 0
    }

    /// Counting findings by rule, in the order of the codes.
    pub fn by_rule(&self) -> Vec<(&'static RuleMeta, Vec<&Reported>)> {
        let mut groups: BTreeMap<&str, (&'static RuleMeta, Vec<&Reported>)> = BTreeMap::new();
        for found in self.findings.iter().filter(|found| found.silenced.is_none()) {
            let rule = found.finding.rule;
            groups.entry(rule.code).or_insert_with(|| (rule, Vec::new())).1.push(found);
        }
        groups.into_values().collect()
    }
}

/// Whether two findings at one place say the same.
fn is_same(a: &Finding, b: &Finding) -> bool {
    (a.rule.code, a.span, a.label.span, &a.message) == (b.rule.code, b.span, b.label.span, &b.message)
}
