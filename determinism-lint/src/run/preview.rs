//! A run without a config, and the config that fits a workspace.

use super::judge::judge;
use super::{CheckOptions, Checked, Progress, part, scan, settings};
use crate::discover::{self, Workspace};
use crate::engine::Scan;
use crate::error::Error;
use crate::init::{self, ModuleFacts, PackageFacts, ProjectFacts, RegistrationFacts, TraitRootFacts};
use crate::meta::Arithmetic;
use crate::snippets;
use crate::source::FileId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

pub(super) fn preview(
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
