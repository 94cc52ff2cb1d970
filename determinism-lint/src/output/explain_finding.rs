//! What there is to say about one line, for people; as JSON below. Knows the report of the line and nothing of how it was made.

mod json;

pub use json::json;

use super::text::{count, one_line, visible};
use crate::line_facts::{MacroFact, Operation, ScopeFact};
use crate::meta::Certainty;
use crate::report::line::LineReport;
use crate::report::{Reported, Silenced};
use crate::source::{SourceFile, Span};
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
        Certainty::Proven => "types, resolved paths or settings show it",
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
