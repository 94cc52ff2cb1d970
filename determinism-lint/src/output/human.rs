//! Diagnostics with source lines for people, at most some per rule, then the summary.

use super::place::{Places, source};
use super::snippet::Snippet;
use super::text::{one_line, thousands, visible, wrap};
use super::{Options, diagnostic, summary};
use crate::meta::{Certainty, Group, Level, RuleMeta};
use crate::report::{Report, Reported};
use miette::{Diagnostic, GraphicalReportHandler, LabeledSpan, Severity, SourceCode};
use std::fmt;
use std::io::{self, Write};

pub(super) fn write(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    let handler = diagnostic::handler(options);
    let mut places = Places::new(report);
    for (rule, findings) in report.by_rule() {
        let shown = options.limit.unwrap_or(findings.len()).min(findings.len());
        for found in &findings[..shown] {
            let shown = Shown::new(report, found, &mut places);
            write_finding(&shown, &handler, options, out)?;
        }
        write_rest(rule, findings.len() - shown, out)?;
    }
    summary::write(report, options, out)
}

fn write_rest(rule: &RuleMeta, rest: usize, out: &mut dyn Write) -> io::Result<()> {
    if rest == 0 {
        return Ok(());
    }
    writeln!(out, "… and {} more of {} (--no-limit shows all)\n", thousands(rest as u64), rule.name)
}

fn write_finding(
    shown: &Shown<'_>,
    handler: &GraphicalReportHandler,
    options: &Options,
    out: &mut dyn Write,
) -> io::Result<()> {
    let found = shown.found;
    out.write_all(diagnostic::render_with(handler, shown).as_bytes())?;
    for (word, text) in remarks(found) {
        out.write_all(wrap(&format!("  {word}: "), &visible(&text), options.width).as_bytes())?;
    }
    let (dim, reset) = if options.color { ("\u{1b}[2m", "\u{1b}[0m") } else { ("", "") };
    let level =
        format!("{}: {}, {}", found.level.as_str(), found.level_reason, found.finding.arithmetic.as_str());
    writeln!(out, "  {dim}{}{reset}\n", one_line(&level))
}

/// What else there is to say, in the order in which it is said.
fn remarks(found: &Reported) -> Vec<(&'static str, String)> {
    let finding = &found.finding;
    let mut remarks = Vec::new();
    if let Some(note) = &found.note {
        remarks.push(("note", note.clone()));
    }
    if !finding.chain.is_empty() {
        remarks.push(("through", finding.chain.join(" → ")));
    }
    if let Some(cfg) = &finding.cfg {
        remarks.push(("cfg", cfg.clone()));
    }
    if finding.certainty == Certainty::Likely {
        let why = match finding.rule.group {
            Group::Build => "only a text speaks for it, or not every build has it",
            _ => "only the name speaks for it, the type is not known",
        };
        remarks.push(("likely", why.to_owned()));
    }
    remarks
}

/// A finding as miette sees it.
#[derive(Debug)]
struct Shown<'a> {
    found: &'a Reported,
    snippet: Snippet,
}

impl<'a> Shown<'a> {
    fn new(report: &'a Report, found: &'a Reported, places: &mut Places<'_>) -> Self {
        let finding = &found.finding;
        let at = places.place(finding.file, finding.label.span).start;
        Self {
            found,
            snippet: Snippet::new(source(report, finding.file), finding.span, finding.label.span, at),
        }
    }
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&visible(&self.found.finding.message))
    }
}

impl std::error::Error for Shown<'_> {}

impl Diagnostic for Shown<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let rule = self.found.finding.rule;
        Some(Box::new(format!("{} {}", rule.code, rule.name)))
    }

    fn severity(&self) -> Option<Severity> {
        Some(if self.found.level == Level::Deny { Severity::Error } else { Severity::Warning })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let help = &self.found.finding.help;
        if help.is_empty() { None } else { Some(Box::new(visible(help))) }
    }

    fn url<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let url = crate::page::url(self.found.finding.rule)?;
        Some(Box::new(url))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.snippet)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let text = Some(visible(&self.found.finding.label.text).into_owned());
        Some(Box::new(std::iter::once(LabeledSpan::new_primary_with_span(text, self.snippet.label()))))
    }
}
