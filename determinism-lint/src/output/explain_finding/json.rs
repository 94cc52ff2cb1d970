//! The same as JSON. Has its own structs; keys may be added, never renamed or removed.

use super::{column, why};
use crate::line_facts::{Operand, Origin};
use crate::output::json_v1;
use crate::report::line::LineReport;
use serde::Serialize;

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
