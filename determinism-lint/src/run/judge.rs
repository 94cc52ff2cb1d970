//! Findings → report: comments, baseline, levels, order.

use super::settings::Built;
use super::{BaselineOption, CheckOptions, part};
use crate::baseline::{self, Request};
use crate::config::Config;
use crate::discover::{self, Workspace};
use crate::engine::{Scan, Survey};
use crate::error::Error;
use crate::finding::{Finding, Judged};
use crate::meta::{Arithmetic, Level, RuleMeta};
use crate::model::Prim;
use crate::parse::Unreadable;
use crate::report::{Opaque, Report, Reported, Timings};
use crate::rules::{mixed_float_width, unreadable_file};
use crate::source::{FileId, SourceFile, Span};
use crate::suppress::{self, Context};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Findings → report: comments, baseline, levels, order.
pub(super) fn judge(
    mut scan: Scan,
    built: Built,
    config: &Config,
    workspace: &Workspace,
    options: &CheckOptions,
    metadata: f64,
) -> Result<Report, Error> {
    let started = Instant::now();
    let opaque = opaque(&scan);
    let mut findings = scan.findings;
    findings.extend(unreadable_findings(&scan.unreadable, &scan.missing, &scan.sources));
    findings.extend(width_findings(&scan.widths, &scan.sources));
    findings.extend(built.findings);
    let files = scan.sources.len();
    let mut sources = scan.sources;
    sources.extend(built.documents);
    scan.directives.extend(built.directives);
    for (file, span, arithmetic) in built.regions {
        scan.regions.entry(file).or_default().push((span, arithmetic));
    }
    let level = |rule: &RuleMeta, arithmetic: Arithmetic| config.level(rule, arithmetic).level;
    let simulation = |file: FileId, span: Span| {
        let regions = scan.regions.get(&file).map_or(&[][..], Vec::as_slice);
        let meets = |region: &Span| region.start < span.end.max(span.start + 1) && span.start < region.end;
        let found: BTreeSet<Arithmetic> =
            regions.iter().filter(|(region, _)| meets(region)).map(|(_, arithmetic)| *arithmetic).collect();
        found.into_iter().collect()
    };
    let context = Context {
        today: options.today,
        audit: &config.audit,
        level: &level,
        simulation: &simulation,
        harmless: &scan.harmless,
    };
    let outcome = suppress::apply(findings, &sources, &scan.directives, &context);
    let mut judged = outcome.findings;
    let wanted = Wanted::new(&options.paths, &workspace.root)?;
    judged.retain(|judged| wanted.has(&sources[judged.finding.file.0 as usize].path));
    // What the levels switch off is no finding, also for the baseline.
    judged.retain(|judged| level(judged.finding.rule, judged.finding.arithmetic) != Level::Allow);
    if let Some(option) = &options.baseline {
        apply_baseline(option, &wanted, config, workspace, &mut judged, &mut sources)?;
    }
    let timed = started.elapsed().as_secs_f64();
    let mut parts = vec![("cargo metadata", metadata)];
    parts.extend(scan.timings);
    parts.push(("build settings", built.seconds));
    parts.push(("comments and levels", timed));
    let mut report = Report {
        findings: judged.into_iter().map(|judged| reported(judged, config)).collect(),
        suppressions: outcome.suppressions,
        opaque,
        sim_files: scan.sim_files.len(),
        unknown_types: scan.unknown,
        uncovered_packages: uncovered_packages(workspace, &scan.survey, &scan.sim_packages),
        orphan_files: scan.orphans,
        degraded: workspace.degraded.iter().cloned().chain(built.degraded).collect(),
        arithmetic: scan.sim_files.into_values().flatten().collect::<BTreeSet<_>>().into_iter().collect(),
        timings: Timings { parts },
        extra_sources: sources.len() - files,
        sources,
    };
    report.sort();
    Ok(report)
}

fn reported(judged: Judged, config: &Config) -> Reported {
    let choice = config.level(judged.finding.rule, judged.finding.arithmetic);
    Reported {
        level: choice.level.min(judged.cap),
        level_reason: choice.reason,
        note: choice.note,
        silenced: judged.silenced,
        finding: judged.finding,
    }
}

/// The paths after `check`, relative to the workspace root.
struct Wanted {
    prefixes: Vec<String>,
}

impl Wanted {
    fn new(paths: &[PathBuf], root: &Path) -> Result<Self, Error> {
        let mut prefixes = Vec::new();
        for path in paths {
            let absolute =
                path.canonicalize().map_err(|source| Error::Read { path: path.clone(), source })?;
            let root = root.canonicalize().map_err(|source| Error::Read { path: root.to_owned(), source })?;
            let Ok(relative) = absolute.strip_prefix(&root) else {
                return Err(Error::Unusable {
                    message: format!("`{}` lies outside the workspace", path.display()),
                    help: Some("name files and folders of the workspace that is checked".to_owned()),
                });
            };
            prefixes.push(relative.to_string_lossy().replace('\\', "/"));
        }
        Ok(Self { prefixes })
    }

    fn has(&self, path: &str) -> bool {
        let below = |prefix: &String| {
            prefix.is_empty()
                || path == prefix
                || path.strip_prefix(prefix.as_str()).is_some_and(|rest| rest.starts_with('/'))
        };
        self.prefixes.is_empty() || self.prefixes.iter().any(below)
    }
}

fn apply_baseline(
    option: &BaselineOption,
    wanted: &Wanted,
    config: &Config,
    workspace: &Workspace,
    judged: &mut Vec<Judged>,
    sources: &mut Vec<SourceFile>,
) -> Result<(), Error> {
    let looked_at = |path: &str, rule: &RuleMeta| {
        let on = [Arithmetic::FixedPoint, Arithmetic::ExactFloat]
            .into_iter()
            .any(|arithmetic| config.level(rule, arithmetic).level != Level::Allow);
        on && wanted.has(path)
    };
    let name = option.path.canonicalize().ok().and_then(|path| {
        let root = workspace.root.canonicalize().ok()?;
        Some(path.strip_prefix(root).ok()?.to_string_lossy().replace('\\', "/"))
    });
    let name = name.unwrap_or_else(|| option.path.to_string_lossy().replace('\\', "/"));
    let request = Request { path: &option.path, name: &name, mode: option.mode, looked_at: &looked_at };
    baseline::run(&request, judged, sources).map_err(part)
}

/// Code that could not be looked into, whatever the level of its rule.
fn opaque(scan: &Scan) -> Vec<Opaque> {
    let found = scan.findings.iter().filter(|finding| finding.rule.code == "DET605");
    let mut list: Vec<Opaque> = found
        .filter_map(|finding| {
            let source = scan.sources.get(finding.file.0 as usize)?;
            Some(Opaque {
                file: source.path.clone(),
                line: source.line(finding.span.start),
                what: finding.message.clone(),
            })
        })
        .collect();
    list.sort();
    list
}

/// An entry that computes in two widths is reported once, at the first operation of the width it uses less.
fn width_findings(
    widths: &BTreeMap<(u16, Prim), (u64, FileId, Span)>,
    sources: &[SourceFile],
) -> Vec<Finding> {
    let entries: BTreeSet<u16> = widths.keys().map(|(entry, _)| *entry).collect();
    let found = entries.into_iter().filter_map(|entry| {
        let of_entry = widths.range((entry, Prim::Bool)..=(entry, Prim::F128));
        let mut used: Vec<(Prim, (u64, FileId, Span))> =
            of_entry.map(|((_, width), place)| (*width, *place)).collect();
        used.sort_by_key(|(width, (count, ..))| (*count, *width));
        let [(rare, (_, file, span)), (common, (_, other_file, other_span)), ..] = used[..] else {
            return None;
        };
        let other = &sources[other_file.0 as usize];
        let place = format!("{}:{}", other.path, other.line(other_span.start));
        Some(mixed_float_width::finding(file, span, rare.name(), common.name(), &place))
    });
    found.collect()
}

fn unreadable_findings(
    unreadable: &[(FileId, Unreadable, Option<Arithmetic>)],
    missing: &[(FileId, Span, String, Arithmetic)],
    sources: &[SourceFile],
) -> Vec<Finding> {
    let read = unreadable
        .iter()
        .filter_map(|(file, fault, arithmetic)| Some(unreadable_file::finding(*file, fault, (*arithmetic)?)));
    let missing = missing.iter().map(|(file, span, name, arithmetic)| {
        let fault = Unreadable {
            source: sources[file.0 as usize].clone(),
            message: format!("no file holds the module `{name}`"),
            span: *span,
            help: "add the file, or take the `mod` item out".to_owned(),
        };
        unreadable_file::finding(*file, &fault, *arithmetic)
    });
    read.chain(missing).collect()
}

/// Packages that say themselves that they are deterministic, and that hold no code in scope.
fn uncovered_packages(workspace: &Workspace, survey: &Survey, covered: &BTreeSet<String>) -> Vec<String> {
    let says = |package: &&discover::Package| {
        let uses = package.dependencies.iter().any(|dependency| dependency.package == "simmath");
        uses || survey.safe_packages.contains(&package.name)
    };
    workspace
        .packages
        .iter()
        .filter(says)
        .map(|package| package.name.clone())
        .filter(|name| !covered.contains(name))
        .collect()
}
