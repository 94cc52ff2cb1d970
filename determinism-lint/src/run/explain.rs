//! One line of one file: a whole run, of which everything about the line is kept.

use super::{CheckOptions, judge, locate, part, scan, settings};
use crate::config::{self, Config};
use crate::discover;
use crate::engine::{Progress, Scan};
use crate::error::Error;
use crate::meta::Level;
use crate::parse;
use crate::report::line::{LineReport, Off};
use crate::rules;
use crate::source::{FileId, SourceFile, Span};
use std::path::Path;

/// What is known of a line (from 1) of a file, named relative to the current folder or to the workspace root.
///
/// # Errors
/// As a check; where there is no config, and where the file was not read or has no such line.
pub fn explain_line(
    options: &CheckOptions,
    file: &Path,
    line: u32,
    progress: Progress<'_>,
) -> Result<LineReport, Error> {
    let workspace = discover::workspace(options.manifest_path.as_deref()).map_err(part)?;
    let config = config::load(&workspace, &options.flags, &rules::all()).map_err(part)?;
    let Some(config) = config else {
        return Err(Error::Unusable {
            message: "there is no config, so no code is simulation code".to_owned(),
            help: Some("`cargo determinism-lint init` proposes one".to_owned()),
        });
    };
    let name = name(&workspace.root, file);
    let asked = Some((name.clone(), line));
    let (mut scan, problems) = scan(&workspace, &config, options.threads, asked, progress)?;
    let built = settings::built(&scan, &config, &workspace, options);
    let mut facts = scan.line.take().unwrap_or_default();
    parse::on_worker(|| locate::locate(&mut facts, &scan.sources, &scan.survey.modules));
    let position = scan.sources.iter().chain(&built.documents).position(|source| source.path == name);
    let Some(position) = position else { return Err(unread(&name)) };
    let id = FileId(position as u32);
    let source =
        scan.sources.get(position).unwrap_or_else(|| &built.documents[position - scan.sources.len()]);
    if line == 0 || line > source.lines().max(1) {
        return Err(beyond(source));
    }
    let on_line =
        |file: FileId, spans: &[Span]| file == id && spans.iter().any(|span| source.line(span.start) == line);
    let off = off(&scan, &config, &on_line);
    let silent = scan.harmless.iter().filter(|place| on_line(place.file, &[place.span])).copied().collect();
    let notes = notes(&scan, &facts, position, &name);
    let mut report = judge(scan, built, &config, &workspace, options, 0.0)?;
    report.degraded.extend(problems);
    let source = &report.sources[position];
    let here = |file: FileId, span: Span, label: Span| {
        file == id && [span, label].iter().any(|span| source.line(span.start) == line)
    };
    let keep: Vec<bool> = report
        .findings
        .iter()
        .map(|found| here(found.finding.file, found.finding.span, found.finding.label.span))
        .collect();
    let mut keep = keep.into_iter();
    report.findings.retain(|_| keep.next() == Some(true));
    Ok(LineReport { report, file: position, line, facts, off, silent, notes })
}

/// The name that reports give a file.
fn name(root: &Path, file: &Path) -> String {
    let absolute = file.canonicalize().ok();
    let below = absolute.as_deref().and_then(|path| {
        let root = root.canonicalize().ok()?;
        path.starts_with(&root).then(|| discover::relative(&root, path))
    });
    below.unwrap_or_else(|| file.to_string_lossy().replace('\\', "/"))
}

fn unread(name: &str) -> Error {
    Error::Unusable {
        message: format!("`{name}` was not read"),
        help: Some(
            "name a file below the source folder of a library or binary of the workspace, or one of its build settings"
                .to_owned(),
        ),
    }
}

fn beyond(source: &SourceFile) -> Error {
    Error::Unusable {
        message: format!("`{}` has {} lines", source.path, source.lines()),
        help: Some("lines count from 1".to_owned()),
    }
}

/// Findings that the levels switch off.
fn off(scan: &Scan, config: &Config, on_line: &dyn Fn(FileId, &[Span]) -> bool) -> Vec<Off> {
    let found =
        scan.findings.iter().filter(|finding| on_line(finding.file, &[finding.span, finding.label.span]));
    let mut off: Vec<Off> = found
        .filter_map(|finding| {
            let choice = config.level(finding.rule, finding.arithmetic);
            (choice.level == Level::Allow).then(|| Off {
                rule: finding.rule,
                span: finding.span,
                message: finding.message.clone(),
                reason: format!("{} under {}", choice.reason, finding.arithmetic.as_str()),
            })
        })
        .collect();
    off.sort_by(|one, other| (one.span, one.rule.code).cmp(&(other.span, other.rule.code)));
    off
}

/// Why there may be nothing to say.
fn notes(scan: &Scan, facts: &crate::line_facts::LineFacts, position: usize, name: &str) -> Vec<String> {
    let mut notes = Vec::new();
    if position >= scan.sources.len() {
        notes.push("a file of build settings: nothing is inferred in it".to_owned());
    } else if scan.unreadable.iter().any(|(file, ..)| file.0 as usize == position) {
        notes.push("the file could not be read, so nothing in it was checked".to_owned());
    } else if scan.orphans.iter().any(|orphan| orphan == name) {
        notes.push("no module names the file, so nothing in it was checked".to_owned());
    } else if facts.scopes.is_empty() {
        notes.push("only tests name the file, so nothing in it was checked".to_owned());
    } else if facts.scopes.last().is_some_and(|scope| scope.simulation.is_none()) {
        notes.push("no simulation code: nothing is inferred here, and no rule looks at it".to_owned());
    } else if facts.operations.is_empty() && facts.macros.is_empty() {
        notes.push("no operation begins on this line".to_owned());
    }
    notes
}
