//! The build settings of one run: read them, ask the rules, and hand over what the report needs of their files.

use super::CheckOptions;
use crate::build_settings::{self, Request, Settings};
use crate::config::Config;
use crate::discover::{TargetKind, Workspace};
use crate::engine::Scan;
use crate::finding::Finding;
use crate::meta::Arithmetic;
use crate::parse;
use crate::rules::{
    build_profile, conflicting_lint, float_flags, nondeterministic_feature, unpinned_toolchain,
    unreadable_file,
};
use crate::source::{FileId, SourceFile, Span, tidy};
use crate::suppress::{self, Directives};

/// What the settings add to a run.
#[derive(Debug, Default)]
pub(super) struct Built {
    /// Their files, numbered behind the scanned ones.
    pub(super) documents: Vec<SourceFile>,
    /// What the rules say.
    pub(super) findings: Vec<Finding>,
    /// Allow comments of the files.
    pub(super) directives: Vec<(FileId, Directives)>,
    /// All of each file, so that an allow comment in it can be unused.
    pub(super) regions: Vec<(FileId, Span, Arithmetic)>,
    /// What could not be looked into.
    pub(super) degraded: Vec<String>,
    /// Seconds.
    pub(super) seconds: f64,
}

/// Reads the settings of the packages in which the scan found simulation code.
pub(super) fn built(scan: &Scan, config: &Config, workspace: &Workspace, options: &CheckOptions) -> Built {
    let started = std::time::Instant::now();
    // Parsing a build script takes the stack of a worker.
    let mut built = parse::on_worker(|| look(scan, config, workspace, options));
    built.seconds = started.elapsed().as_secs_f64();
    built
}

fn look(scan: &Scan, config: &Config, workspace: &Workspace, options: &CheckOptions) -> Built {
    if scan.sim_packages.is_empty() {
        return Built::default();
    }
    let arithmetic = scan.sim_files.values().flatten().min().copied().unwrap_or(config.arithmetic);
    let settings = build_settings::read(&Request {
        workspace,
        sim_packages: &scan.sim_packages,
        environment: &options.environment,
        scanned: &scan.sources,
    });
    let mut findings = [
        float_flags::findings(&settings, arithmetic),
        build_profile::findings(&settings, arithmetic),
        unpinned_toolchain::findings(&settings, arithmetic),
        conflicting_lint::findings(&settings, arithmetic),
        nondeterministic_feature::findings(&settings, arithmetic),
    ]
    .concat();
    findings.extend(crate_attributes(scan, workspace, arithmetic));
    let unread = settings.unread.iter();
    findings.extend(unread.map(|(file, fault)| unreadable_file::finding(*file, fault, arithmetic)));
    let first = scan.sources.len() as u32;
    let ids = (0..settings.documents.len() as u32).map(|at| FileId(first + at));
    let directives = ids.clone().zip(&settings.documents);
    let directives: Vec<(FileId, Directives)> =
        directives.map(|(file, source)| (file, directives_of(&settings, file, source))).collect();
    let whole = |source: &SourceFile| Span { start: 0, end: source.text.len() as u32 };
    let regions =
        ids.zip(&settings.documents).map(|(file, source)| (file, whole(source), arithmetic)).collect();
    Built {
        findings,
        directives,
        regions,
        degraded: settings.degraded,
        documents: settings.documents,
        seconds: 0.0,
    }
}

fn directives_of(settings: &Settings, file: FileId, source: &SourceFile) -> Directives {
    if settings.scripts.contains(&file) {
        let parsed = parse::parse(source.path.clone(), source.text.as_bytes());
        return parsed.map(|parsed| suppress::read(&parsed)).unwrap_or_default();
    }
    if source.path.ends_with(".rs") { Directives::default() } else { suppress::read_toml(source) }
}

/// Attributes at the top of a crate hold for its simulation code wherever that stands.
fn crate_attributes(scan: &Scan, workspace: &Workspace, arithmetic: Arithmetic) -> Vec<Finding> {
    let packages = workspace.packages.iter().filter(|package| scan.sim_packages.contains(&package.name));
    let targets = packages.flat_map(|package| &package.targets);
    let roots = targets.filter(|target| matches!(target.kind, TargetKind::Lib | TargetKind::Bin));
    let mut found = Vec::new();
    for root in roots {
        let place = scan.sources.iter().position(|source| source.path == tidy(root.root_file.clone()));
        let Some((file, source)) = place.map(|at| (FileId(at as u32), &scan.sources[at])) else { continue };
        if !source.text.contains("clippy::") {
            continue;
        }
        // A file that cannot be parsed is a finding of the scan.
        let Ok(parsed) = parse::parse(source.path.clone(), source.text.as_bytes()) else { continue };
        for (lint, path) in parsed.tree.attrs.iter().flat_map(conflicting_lint::turned_on) {
            let span = parsed.span(&path);
            let known = |finding: &&Finding| {
                finding.file == file && finding.span == span && finding.rule.code == "DET208"
            };
            if !scan.findings.iter().any(|finding| known(&finding)) {
                found.push(conflicting_lint::finding(file, span, &lint, arithmetic));
            }
        }
    }
    found
}
