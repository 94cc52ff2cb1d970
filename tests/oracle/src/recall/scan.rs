//! What the scanner found in a folder, as far as it is compared. Knows the scanner's report, and nothing of MIR.

use crate::error::Error;
use determinism_lint::config::Flags;
use determinism_lint::meta::Certainty;
use determinism_lint::report::{Report, Reported};
use determinism_lint::run::{self, CheckOptions, Checked};
use std::path::Path;

/// Rules about operations. Literals, types and conversions are faults by themselves, but no operation.
pub(crate) const OPERATION_RULES: &[&str] = &[
    "float-arithmetic", "approximate-float-fn", "fused-multiply-add", "float-min-max", "float-bits",
    "float-order", "float-reduction", "mixed-float-width", "foreign-float-type",
];
/// Rules about calls: what they must report, the compiler names by its path.
const CALL_RULES: &[&str] = &[
    "float-min-max", "fused-multiply-add", "hash-iteration", "unstable-hasher", "unstable-sort",
    "parallel-iteration", "threads", "heap-order", "wall-clock", "unseeded-random", "environment",
    "unicode-tables", "global-state",
];
/// A finding over more lines counts on its first line and on that of its label.
const WHOLE: u32 = 13;

/// A finding of an operation rule.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub(super) file: String,
    pub(super) rule: &'static str,
    pub(super) first: u32,
    pub(super) last: u32,
    pub(super) label: u32,
    pub(super) likely: bool,
    pub(super) cfg: Option<String>,
    /// The macro that it is in what becomes of: its name.
    pub(super) of_macro: Option<String>,
    pub(super) message: String,
}

impl Found {
    pub(super) fn lines(&self) -> Vec<u32> {
        if self.last - self.first < WHOLE {
            return (self.first..=self.last).collect();
        }
        vec![self.first, self.label]
    }

    /// The method that a message names.
    pub(super) fn method(&self) -> &str {
        if self.message.contains("square root") {
            return "sqrt";
        }
        self.message.split('`').nth(1).unwrap_or_default()
    }
}

/// Everything that was found, and the texts.
pub(super) struct Scanned {
    pub(super) found: Vec<Found>,
    /// Those of rules about calls.
    pub(super) called: Vec<Found>,
    pub(super) texts: Vec<(String, String)>,
}

/// Scans the workspace in a folder by the config that lies there.
pub(super) fn scan(folder: &Path, what: &str) -> Result<Scanned, Error> {
    let options = CheckOptions {
        manifest_path: Some(folder.join("Cargo.toml")),
        flags: Flags::default(),
        paths: Vec::new(),
        threads: 2,
        today: jiff::civil::date(2026, 6, 15),
        environment: determinism_lint::build_settings::Environment::default(),
        baseline: None,
    };
    let failed = |why: String| Error::Scan { what: what.to_owned(), why };
    match run::check(&options, &|_, _, _| {}).map_err(|error| failed(error.to_string()))? {
        Checked::Report(report) => Ok(scanned(&report)),
        Checked::Preview(..) => Err(failed("it found no config".to_owned())),
    }
}

fn scanned(report: &Report) -> Scanned {
    let of = |rules: &[&str]| {
        let wanted = |found: &&Reported| rules.contains(&found.finding.rule.name);
        report.findings.iter().filter(wanted).filter_map(|found| one(report, found)).collect()
    };
    Scanned {
        found: of(OPERATION_RULES),
        called: of(CALL_RULES),
        texts: report.sources.iter().map(|source| (source.path.clone(), source.text.to_string())).collect(),
    }
}

fn one(report: &Report, found: &Reported) -> Option<Found> {
    let finding = &found.finding;
    let source = report.sources.get(finding.file.0 as usize)?;
    Some(Found {
        file: source.path.clone(),
        rule: finding.rule.name,
        first: source.line(finding.span.start),
        last: source.line(finding.span.end.saturating_sub(1).max(finding.span.start)),
        label: source.line(finding.label.span.start),
        likely: finding.certainty == Certainty::Likely,
        cfg: finding.cfg.clone(),
        of_macro: macro_of(&finding.label.text),
        message: finding.message.clone(),
    })
}

/// The macro that a label names as the origin: ``in what `kurbo::impl_ops!` of line 3 becomes``.
pub(crate) fn macro_of(label: &str) -> Option<String> {
    let (path, _) = label.split_once("in what `")?.1.split_once("!`")?;
    Some(path.rsplit("::").next().unwrap_or(path).to_owned())
}
