//! JSON v1: what scripts rely on. Has its own structs, so that nothing else in the tool can change it by accident;
//! keys may be added, never renamed or removed.

use super::place::{Places, source};
use super::summary;
use crate::finding::Fix;
use crate::meta::Level;
use crate::report::{Report, Reported, Silenced, Suppression};
use crate::source::FileId;
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn write(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let log = Log {
        version: 1,
        tool: tool(),
        findings: findings(report),
        suppressions: report.suppressions.iter().map(|given| SuppressionV1::new(report, given)).collect(),
        summary: summary_of(report),
    };
    serde_json::to_writer_pretty(&mut *out, &log)?;
    writeln!(out)
}

pub(super) fn tool() -> Tool {
    // determinism-lint: allow(environment, why = "constant-table", reason = "cargo sets it from our own manifest, so all builds of a version have it")
    Tool { name: env!("CARGO_PKG_NAME"), version: env!("CARGO_PKG_VERSION") }
}

pub(super) fn findings(report: &Report) -> Vec<FindingV1<'_>> {
    let mut places = Places::new(report);
    report.findings.iter().map(|found| finding(report, found, &mut places)).collect()
}

#[derive(Debug, Serialize)]
struct Log<'a> {
    version: u32,
    tool: Tool,
    findings: Vec<FindingV1<'a>>,
    suppressions: Vec<SuppressionV1<'a>>,
    summary: SummaryV1<'a>,
}

#[derive(Debug, Serialize)]
pub(super) struct Tool {
    name: &'static str,
    version: &'static str,
}

#[derive(Debug, Serialize)]
pub(super) struct FindingV1<'a> {
    code: &'static str,
    rule: &'static str,
    level: &'static str,
    certainty: &'static str,
    file: &'a str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    label: LabelV1<'a>,
    message: &'a str,
    help: &'a str,
    note: Option<&'a str>,
    arithmetic: &'static str,
    cfg: Option<&'a str>,
    chain: &'a [String],
    fix: Option<FixV1<'a>>,
    suppressed: Option<SuppressedV1<'a>>,
}

#[derive(Debug, Serialize)]
struct LabelV1<'a> {
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    text: &'a str,
}

#[derive(Debug, Serialize)]
struct FixV1<'a> {
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    replacement: &'a str,
}

#[derive(Debug, Serialize)]
struct SuppressedV1<'a> {
    reason: &'a str,
    line: Option<u32>,
}

#[derive(Debug, Serialize)]
struct SuppressionV1<'a> {
    file: &'a str,
    line: u32,
    rules: &'a [String],
    reason: &'a str,
    why: Option<&'a str>,
    until: Option<&'a str>,
    reviewed_by: Option<&'a str>,
    seal: Option<&'a str>,
    state: &'static str,
}

impl<'a> SuppressionV1<'a> {
    fn new(report: &'a Report, given: &'a Suppression) -> Self {
        Self {
            file: &source(report, given.file).path,
            line: given.line,
            rules: &given.rules,
            reason: &given.reason,
            why: given.why.as_deref(),
            until: given.until.as_deref(),
            reviewed_by: given.reviewed_by.as_deref(),
            // Sealing is not built; the key is there so that readers need not ask for it later.
            seal: None,
            state: given.state.as_str(),
        }
    }
}

#[derive(Debug, Serialize)]
struct SummaryV1<'a> {
    files: usize,
    lines: u64,
    sim_files: usize,
    denied: usize,
    warned: usize,
    suppressed: u64,
    baselined: u64,
    opaque: Vec<OpaqueV1<'a>>,
    unknown_types: u64,
    uncovered_packages: &'a [String],
    orphan_files: &'a [String],
    degraded: &'a [String],
}

#[derive(Debug, Serialize)]
struct OpaqueV1<'a> {
    file: &'a str,
    line: u32,
    what: &'a str,
}

fn finding<'a>(report: &'a Report, found: &'a Reported, places: &mut Places<'_>) -> FindingV1<'a> {
    let finding = &found.finding;
    let place = places.place(finding.file, finding.span);
    let label = places.place(finding.file, finding.label.span);
    FindingV1 {
        code: finding.rule.code,
        rule: finding.rule.name,
        level: found.level.as_str(),
        certainty: finding.certainty.as_str(),
        file: &source(report, finding.file).path,
        line: place.start.line,
        column: place.start.column,
        end_line: place.end.line,
        end_column: place.end.column,
        label: LabelV1 {
            line: label.start.line,
            column: label.start.column,
            end_line: label.end.line,
            end_column: label.end.column,
            text: &finding.label.text,
        },
        message: &finding.message,
        help: &finding.help,
        note: found.note.as_deref(),
        arithmetic: finding.arithmetic.as_str(),
        cfg: finding.cfg.as_deref(),
        chain: &finding.chain,
        fix: finding.fix.as_ref().map(|given| fix(finding.file, given, places)),
        suppressed: found.silenced.as_ref().map(suppressed),
    }
}

fn fix<'a>(file: FileId, fix: &'a Fix, places: &mut Places<'_>) -> FixV1<'a> {
    let place = places.place(file, fix.span);
    FixV1 {
        line: place.start.line,
        column: place.start.column,
        end_line: place.end.line,
        end_column: place.end.column,
        replacement: &fix.replacement,
    }
}

fn suppressed(silenced: &Silenced) -> SuppressedV1<'_> {
    match silenced {
        Silenced::Comment { reason, line } => SuppressedV1 { reason, line: Some(*line) },
        Silenced::Baseline => SuppressedV1 { reason: "baseline", line: None },
    }
}

fn summary_of(report: &Report) -> SummaryV1<'_> {
    let (suppressed, baselined) = summary::silenced(report);
    let opaque =
        report.opaque.iter().map(|code| OpaqueV1 { file: &code.file, line: code.line, what: &code.what });
    SummaryV1 {
        files: report.scanned().len(),
        lines: report.scanned().iter().map(|source| u64::from(source.lines())).sum(),
        sim_files: report.sim_files,
        denied: report.count(Level::Deny),
        warned: report.count(Level::Warn),
        suppressed,
        baselined,
        opaque: opaque.collect(),
        unknown_types: report.unknown_types,
        uncovered_packages: &report.uncovered_packages,
        orphan_files: &report.orphan_files,
        degraded: &report.degraded,
    }
}
