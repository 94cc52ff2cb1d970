//! One run from options to a report: the straight line. Prints nothing.

mod explain;
mod locate;
mod settings;

use crate::baseline::{self, Mode, Request};
use crate::build_settings::Environment;
use crate::config::{self, Config, ConfigErrors, Flags};
use crate::discover::{self, Workspace};
use crate::engine::{self, Input, Job, Origin, Scan, Survey};
use crate::error::Error;
use crate::finding::{Finding, Judged};
use crate::init::{self, ModuleFacts, PackageFacts, ProjectFacts, RegistrationFacts, TraitRootFacts};
use crate::meta::{Arithmetic, Level, RuleMeta};
use crate::model::{Prim, build};
use crate::parse::Unreadable;
use crate::report::{Opaque, Report, Reported, Timings};
use crate::rules::{self, mixed_float_width, unreadable_file};
use crate::snippets::{self, Snippet};
use crate::source::{FileId, SourceFile, Span};
use crate::suppress::{self, Context};
use crate::walk::RuleSet;
use jiff::civil::Date;
use settings::Built;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What to do with a baseline.
#[derive(Debug, Clone)]
pub struct BaselineOption {
    /// The file.
    pub path: PathBuf,
    /// How it is used.
    pub mode: Mode,
}

/// What a check is told.
#[derive(Debug, Clone)]
pub struct CheckOptions {
    /// `--manifest-path`
    pub manifest_path: Option<PathBuf>,
    /// What the command line says about the config.
    pub flags: Flags,
    /// Report only findings in these files and folders; empty for all.
    pub paths: Vec<PathBuf>,
    /// Number of workers.
    pub threads: usize,
    /// The day suppressions are held against.
    pub today: Date,
    /// The baseline.
    pub baseline: Option<BaselineOption>,
    /// Variables that say how code is built.
    pub environment: Environment,
}

pub use crate::engine::Progress;
pub use explain::explain_line;

/// How a check ends.
#[derive(Debug)]
pub enum Checked {
    /// With a report.
    Report(Box<Report>),
    /// There is no config: what everything would give, the modules of the files, and a proposed config.
    Preview(Box<Report>, Vec<String>, String),
}

/// Checks a workspace.
///
/// # Errors
/// Where the project, the config or the baseline does not allow a check.
pub fn check(options: &CheckOptions, progress: Progress<'_>) -> Result<Checked, Error> {
    let started = Instant::now();
    // Cargo takes its time, and what std declares is needed in any case.
    std::thread::spawn(build::std_index);
    let workspace = discover::workspace(options.manifest_path.as_deref()).map_err(part)?;
    let metadata = started.elapsed().as_secs_f64();
    let config = config::load(&workspace, &options.flags, &rules::all()).map_err(part)?;
    match config {
        Some(config) => checked(options, &workspace, &config, metadata, progress)
            .map(|report| Checked::Report(Box::new(report))),
        None => preview(options, &workspace, metadata, progress),
    }
}

/// Checks one text in memory as a crate of its own in which everything is simulation code.
pub fn check_source(path: &str, text: Vec<u8>, arithmetic: Arithmetic, today: Date) -> Report {
    let snippets = [Snippet { path: path.to_owned(), text }];
    let options = CheckOptions {
        manifest_path: None,
        flags: Flags::default(),
        paths: Vec::new(),
        threads: 1,
        today,
        baseline: None,
        environment: Environment::default(),
    };
    let scan = snippets::scan(&snippets, arithmetic);
    // Only a baseline or paths could be at fault, and there are none.
    let (config, workspace) = (snippets::config(arithmetic), snippets::workspace(&snippets));
    judge(scan, Built::default(), &config, &workspace, &options, 0.0).unwrap_or_default()
}

/// The report for `audit`, and the workspace root.
///
/// # Errors
/// As [`check`]; without a config there is nothing to audit.
pub fn audit(options: &CheckOptions, progress: Progress<'_>) -> Result<(Report, PathBuf), Error> {
    let workspace = discover::workspace(options.manifest_path.as_deref()).map_err(part)?;
    let config = config::load(&workspace, &options.flags, &rules::all()).map_err(part)?;
    let Some(config) = config else {
        return Err(Error::Unusable {
            message: "there is no config, so nothing is checked and nothing can be suppressed".to_owned(),
            help: Some("`cargo determinism-lint init` proposes one".to_owned()),
        });
    };
    let report = checked(options, &workspace, &config, 0.0, progress)?;
    Ok((report, workspace.root))
}

fn checked(
    options: &CheckOptions,
    workspace: &Workspace,
    config: &Config,
    metadata: f64,
    progress: Progress<'_>,
) -> Result<Report, Error> {
    let (scan, problems) = scan(workspace, config, options.threads, None, progress)?;
    let built = settings::built(&scan, config, workspace, options);
    let mut report = judge(scan, built, config, workspace, options, metadata)?;
    report.degraded.extend(problems);
    Ok(report)
}

fn part(error: impl miette::Diagnostic + Send + Sync + 'static) -> Error {
    Error::Part(Box::new(error))
}

/// Scans the files of a workspace. The second part are folders that could not be looked into.
fn scan(
    workspace: &Workspace,
    config: &Config,
    threads: usize,
    line: Option<(String, u32)>,
    progress: Progress<'_>,
) -> Result<(Scan, Vec<String>), Error> {
    let (candidates, problems) = discover::candidates(workspace, &config.scope.named_files());
    let mut inputs: Vec<Input> = candidates
        .into_iter()
        .map(|candidate| Input {
            path: candidate.path,
            origin: Origin::Disk(candidate.absolute),
            size: candidate.size,
        })
        .collect();
    let mut folders = Vec::new();
    for problem in problems {
        // A file that cannot be read is only a finding where a module names it: reading it again says why.
        if problem.path.ends_with(".rs") {
            let origin = Origin::Disk(workspace.root.join(&problem.path));
            inputs.push(Input { path: problem.path, origin, size: 0 });
        } else {
            folders.push(format!("{}: {}", problem.path, problem.message));
        }
    }
    inputs.sort_by(|a, b| a.path.cmp(&b.path));
    inputs.dedup_by(|a, b| a.path == b.path);
    let root = Some(&*workspace.root);
    let tree_bytes = engine::TREE_BYTES;
    let job = Job { workspace, config, inputs, threads, root, progress, tree_bytes, line };
    let scan = engine::scan(&job, &RuleSet::new(rules::BUILT)).map_err(part)?;
    let unreadable = scan.unreadable.iter().any(|(_, _, arithmetic)| arithmetic.is_some());
    if config.source.is_some() && scan.sim_files.is_empty() && !unreadable {
        return Err(part(ConfigErrors::from(config.scope.empty())));
    }
    folders.extend(scan.unread.iter().map(|problem| format!("declarations of dependencies: {problem}")));
    Ok((scan, folders))
}

/// Findings → report: comments, baseline, levels, order.
fn judge(
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

fn preview(
    options: &CheckOptions,
    workspace: &Workspace,
    metadata: f64,
    progress: Progress<'_>,
) -> Result<Checked, Error> {
    let config = snippets::config(Arithmetic::ExactFloat);
    let (scan, problems) = scan(workspace, &config, options.threads, None, progress)?;
    let text = init::propose(&facts(workspace, &scan));
    let modules = scan.survey.modules.clone();
    let without_baseline = CheckOptions { baseline: None, ..options.clone() };
    let built = settings::built(&scan, &config, workspace, options);
    let mut report = judge(scan, built, &config, workspace, &without_baseline, metadata)?;
    report.degraded.extend(problems);
    Ok(Checked::Preview(Box::new(report), modules, text))
}

/// The config that fits a workspace, as text.
///
/// # Errors
/// Where the project cannot be read.
pub fn proposal(
    manifest_path: Option<&Path>,
    threads: usize,
    progress: Progress<'_>,
) -> Result<(Workspace, String), Error> {
    let workspace = discover::workspace(manifest_path).map_err(part)?;
    let config = snippets::config(Arithmetic::ExactFloat);
    let (scan, _) = scan(&workspace, &config, threads, None, progress)?;
    let text = init::propose(&facts(&workspace, &scan));
    Ok((workspace, text))
}

/// Methods that are a step of something, by the names that are in use.
const STEPS: [&str; 9] =
    ["step", "tick", "next_state", "simulate", "update", "fixed_update", "advance", "run", "on_tick"];

fn facts(workspace: &Workspace, scan: &Scan) -> ProjectFacts {
    let survey = &scan.survey;
    let packages = workspace.packages.iter().map(|package| {
        let uses = |names: &[&str]| {
            package.dependencies.iter().any(|dependency| names.contains(&dependency.package.as_str()))
        };
        PackageFacts {
            name: package.name.clone(),
            derives_safe: survey.safe_packages.contains(&package.name),
            uses_simmath: uses(&["simmath"]),
            uses_fixed: uses(&["fixed", "cordic", "fixed_analytics", "fixed-sqrt"]),
        }
    });
    let registrations = survey.registrations.iter().map(|((call, schedule), count)| RegistrationFacts {
        call: call.clone(),
        schedule: schedule.clone(),
        count: *count,
    });
    let steps = survey.trait_methods.iter().filter(|((_, method), _)| STEPS.contains(&method.as_str()));
    let trait_roots = steps.map(|((trait_, method), count)| TraitRootFacts {
        trait_: trait_.clone(),
        method: method.clone(),
        count: *count,
    });
    ProjectFacts {
        packages: packages.collect(),
        modules: module_facts(workspace, scan),
        registrations: registrations.collect(),
        trait_roots: trait_roots.collect(),
    }
}

fn module_facts(workspace: &Workspace, scan: &Scan) -> Vec<ModuleFacts> {
    let mut lines: BTreeMap<FileId, BTreeSet<u32>> = BTreeMap::new();
    let mut counts: BTreeMap<(FileId, &str), u32> = BTreeMap::new();
    for finding in &scan.findings {
        let Some(source) = scan.sources.get(finding.file.0 as usize) else { continue };
        match finding.rule.code {
            "DET101" | "DET102" | "DET103" | "DET104" => {
                lines.entry(finding.file).or_default().insert(source.line(finding.label.span.start));
            }
            code @ ("DET105" | "DET301") => *counts.entry((finding.file, code)).or_default() += 1,
            _ => {}
        }
    }
    let facts = scan.sources.iter().enumerate().filter_map(|(at, source)| {
        let package = (*scan.survey.packages.get(at)?)?;
        let file = FileId(at as u32);
        Some(ModuleFacts {
            package: workspace.packages.get(package)?.name.clone(),
            path: scan.survey.modules.get(at)?.clone(),
            code_lines: source.text.lines().filter(|line| is_code(line)).count() as u32,
            float_lines: lines.get(&file).map_or(0, |lines| lines.len() as u32),
            approximate_floats: counts.get(&(file, "DET105")).copied().unwrap_or(0),
            hash_iterations: counts.get(&(file, "DET301")).copied().unwrap_or(0),
        })
    });
    facts.collect()
}

fn is_code(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with("//")
}
