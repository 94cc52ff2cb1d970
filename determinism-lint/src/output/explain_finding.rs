//! What there is to say about one line, for people and as JSON. Knows the report of the line and nothing of how it was made.

use super::json_v1;
use super::text::{count, one_line, visible};
use crate::line_facts::{MacroFact, Operand, Operation, Origin, ScopeFact};
use crate::meta::Certainty;
use crate::report::line::LineReport;
use crate::report::{Reported, Silenced};
use crate::source::{SourceFile, Span};
use serde::Serialize;
use std::fmt::Write as _;

/// For people.
pub fn human(line: &LineReport) -> String {
    let source = &line.report.sources[line.file];
    let text = one_line(source.slice(source.line_span(line.line))).into_owned();
    let mut out = format!("{}:{}: {}\n", visible(&source.path), line.line, visible(text.trim()));
    section(&mut out, "scope", line.facts.scopes.iter().map(scope));
    section(&mut out, "findings", line.report.findings.iter().map(|found| finding(found, source)));
    section(
        &mut out,
        "off",
        line.off.iter().map(|off| {
            let at = column(source, off.span);
            format!(
                "{} {} at column {at}: {}\n  allow: {}",
                off.rule.code, off.rule.name, off.message, off.reason
            )
        }),
    );
    section(
        &mut out,
        "silent",
        line.silent.iter().map(|place| {
            format!(
                "{} {} at column {}: {}",
                place.rule.code,
                place.rule.name,
                column(source, place.span),
                place.why
            )
        }),
    );
    section(&mut out, "known", line.facts.operations.iter().map(|operation| known(line, operation)));
    section(&mut out, "macros", line.facts.macros.iter().map(|used| invocation(line, used)));
    let unknown = line.facts.unknown;
    let counted = (unknown > 0).then(|| format!("the types of {} are not known", count(unknown, "operand")));
    section(&mut out, "notes", counted.into_iter().chain(line.notes.iter().cloned()));
    out
}

/// A heading and its entries; nothing where there are none.
fn section(out: &mut String, heading: &str, entries: impl Iterator<Item = String>) {
    let mut entries = entries.peekable();
    if entries.peek().is_none() {
        return;
    }
    let _ = writeln!(out, "\n{heading}");
    for entry in entries {
        for line in visible(&entry).lines() {
            let _ = writeln!(out, "  {line}");
        }
    }
}

fn column(source: &SourceFile, span: Span) -> u32 {
    source.position(span.start).column
}

fn scope(scope: &ScopeFact) -> String {
    let what = match (scope.simulation, scope.conversions) {
        (Some(arithmetic), false) => format!("simulation code, {}", arithmetic.as_str()),
        (Some(arithmetic), true) => format!("simulation code, {}, a conversion", arithmetic.as_str()),
        (None, _) => "no simulation code".to_owned(),
    };
    let mut text = format!("{}: {what}", scope.path);
    if scope.reasons.is_empty() && scope.simulation.is_none() {
        text.push_str("\n  no pattern of the config names it");
    }
    for reason in &scope.reasons {
        let _ = write!(text, "\n  {reason}");
    }
    text
}

fn finding(found: &Reported, source: &SourceFile) -> String {
    let finding = &found.finding;
    let mut text = format!(
        "{} {} at column {}: {}\n  {}: {}, {}\n  {}: {}",
        finding.rule.code,
        finding.rule.name,
        column(source, finding.label.span),
        finding.message,
        found.level.as_str(),
        found.level_reason,
        finding.arithmetic.as_str(),
        finding.certainty.as_str(),
        why(finding.certainty),
    );
    match &found.silenced {
        Some(Silenced::Comment { reason, line }) => {
            let _ = write!(text, "\n  suppressed by the comment of line {line}: {reason}");
        }
        Some(Silenced::Baseline) => text.push_str("\n  stands in the baseline"),
        None => {}
    }
    if let Some(cfg) = &finding.cfg {
        let _ = write!(text, "\n  cfg: {cfg}");
    }
    if !finding.chain.is_empty() {
        let _ = write!(text, "\n  through: {}", finding.chain.join(" → "));
    }
    if !finding.help.is_empty() {
        let _ = write!(text, "\n  help: {}", finding.help.replace('\n', "\n    "));
    }
    text
}

const fn why(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Proven => "the types or the resolved path show it",
        Certainty::Likely => "only a name speaks for it",
    }
}

fn known(line: &LineReport, operation: &Operation) -> String {
    let result = operation.result.as_ref().map_or("of unknown type".to_owned(), |ty| format!("`{ty}`"));
    let mut text = format!("{}: `{}` is {result}", operation.what, operation.text);
    if operation.of_macro {
        text.push_str(", in what a macro becomes");
    }
    if let Some(resolution) = &operation.resolution {
        let _ = write!(text, "\n  {resolution}");
    }
    for operand in &operation.operands {
        let ty = operand.ty.as_ref().map_or("of unknown type".to_owned(), |ty| format!("`{ty}`"));
        let _ = write!(text, "\n  `{}` is {ty}", operand.text);
        for origin in &operand.from {
            let place = origin.place.as_ref().and_then(|place| line.place(place));
            let place = place.map(|place| format!(" ({place})")).unwrap_or_default();
            let _ = write!(text, "\n    {}{place}", origin.text);
        }
    }
    text
}

fn invocation(line: &LineReport, used: &MacroFact) -> String {
    let place = used.place.as_ref().and_then(|place| line.place(place));
    let place = place.map(|place| format!(", defined at {place}")).unwrap_or_default();
    let mut text = format!("`{}!`: {}{place}", used.path, used.reading.as_str());
    if let Some(becomes) = &used.becomes {
        let _ = write!(text, "\n  becomes: {becomes}");
    }
    text
}

#[derive(Serialize)]
struct Log<'a> {
    version: u32,
    tool: json_v1::Tool,
    file: &'a str,
    line: u32,
    text: &'a str,
    scope: Vec<ScopeV1<'a>>,
    findings: Vec<FindingV1<'a>>,
    off: Vec<OffV1<'a>>,
    silent: Vec<SilentV1<'a>>,
    known: Vec<KnownV1<'a>>,
    macros: Vec<MacroV1<'a>>,
    unknown_types: u64,
    notes: &'a [String],
}

#[derive(Serialize)]
struct ScopeV1<'a> {
    path: &'a str,
    simulation: bool,
    arithmetic: Option<&'static str>,
    conversions: bool,
    reasons: &'a [String],
}

#[derive(Serialize)]
struct FindingV1<'a> {
    #[serde(flatten)]
    finding: json_v1::FindingV1<'a>,
    level_reason: &'a str,
    why: &'static str,
}

#[derive(Serialize)]
struct OffV1<'a> {
    code: &'static str,
    rule: &'static str,
    column: u32,
    message: &'a str,
    level_reason: &'a str,
}

#[derive(Serialize)]
struct SilentV1<'a> {
    code: &'static str,
    rule: &'static str,
    column: u32,
    why: &'a str,
}

#[derive(Serialize)]
struct KnownV1<'a> {
    what: &'a str,
    text: &'a str,
    column: u32,
    #[serde(rename = "type")]
    ty: Option<&'a str>,
    resolution: Option<&'a str>,
    of_macro: bool,
    operands: Vec<OperandV1<'a>>,
}

#[derive(Serialize)]
struct OperandV1<'a> {
    text: &'a str,
    #[serde(rename = "type")]
    ty: Option<&'a str>,
    from: Vec<OriginV1<'a>>,
}

#[derive(Serialize)]
struct OriginV1<'a> {
    text: &'a str,
    place: Option<String>,
}

#[derive(Serialize)]
struct MacroV1<'a> {
    path: &'a str,
    column: u32,
    reading: &'static str,
    becomes: Option<&'a str>,
    place: Option<String>,
}

/// For scripts.
pub fn json(line: &LineReport) -> String {
    let source = &line.report.sources[line.file];
    let log = Log {
        version: 1,
        tool: json_v1::tool(),
        file: &source.path,
        line: line.line,
        text: source.slice(source.line_span(line.line)),
        scope: line
            .facts
            .scopes
            .iter()
            .map(|fact| ScopeV1 {
                path: &fact.path,
                simulation: fact.simulation.is_some(),
                arithmetic: fact.simulation.map(crate::meta::Arithmetic::as_str),
                conversions: fact.conversions,
                reasons: &fact.reasons,
            })
            .collect(),
        findings: findings(line),
        off: line
            .off
            .iter()
            .map(|off| OffV1 {
                code: off.rule.code,
                rule: off.rule.name,
                column: column(source, off.span),
                message: &off.message,
                level_reason: &off.reason,
            })
            .collect(),
        silent: line
            .silent
            .iter()
            .map(|place| SilentV1 {
                code: place.rule.code,
                rule: place.rule.name,
                column: column(source, place.span),
                why: place.why,
            })
            .collect(),
        known: line
            .facts
            .operations
            .iter()
            .map(|operation| KnownV1 {
                what: &operation.what,
                text: &operation.text,
                column: column(source, operation.span),
                ty: operation.result.as_deref(),
                resolution: operation.resolution.as_deref(),
                of_macro: operation.of_macro,
                operands: operation.operands.iter().map(|operand| self::operand(line, operand)).collect(),
            })
            .collect(),
        macros: line
            .facts
            .macros
            .iter()
            .map(|used| MacroV1 {
                path: &used.path,
                column: column(source, used.span),
                reading: used.reading.as_str(),
                becomes: used.becomes.as_deref(),
                place: used.place.as_ref().and_then(|place| line.place(place)),
            })
            .collect(),
        unknown_types: line.facts.unknown,
        notes: &line.notes,
    };
    let json = serde_json::to_string_pretty(&log).expect("strings and numbers can always be written as JSON");
    json + "\n"
}

fn findings(line: &LineReport) -> Vec<FindingV1<'_>> {
    let all = json_v1::findings(&line.report).into_iter().zip(&line.report.findings);
    all.map(|(finding, found)| FindingV1 {
        finding,
        level_reason: &found.level_reason,
        why: why(found.finding.certainty),
    })
    .collect()
}

fn operand<'a>(line: &LineReport, operand: &'a Operand) -> OperandV1<'a> {
    let origin = |origin: &'a Origin| OriginV1 {
        text: &origin.text,
        place: origin.place.as_ref().and_then(|place| line.place(place)),
    };
    OperandV1 {
        text: &operand.text,
        ty: operand.ty.as_deref(),
        from: operand.from.iter().map(origin).collect(),
    }
}
