//! Everything between parsing and walking: the index, what the config says of places, the roots.

use super::files::Files;
use super::library::Library;
use super::macros::Definitions;
use super::outside;
use super::roots::{find_roots, uncovered_roots};
use super::scope::{self, Scopes};
use super::work::Heard;
use super::{Home, Job, Slots, Stage};
use crate::config::{Config, ConfigErrors, Mistake, Place, Region};
use crate::discover::TargetKind;
use crate::model::build::Builder;
use crate::model::index::{Extern, Index, ModId};
use crate::model::known::{Fact, Known};
use crate::model::{Places, Project};
use crate::source::FileId;
use crate::walk::RuleSet;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use std::time::Instant;

/// Index, scope and roots: everything between parsing and walking.
pub(super) fn open_stage<'s>(
    job: &'s Job<'_>,
    rules: &'s RuleSet,
    (library, macros): (&Library<'_>, &'s Definitions<'_>),
    (index, slots): (&'s OnceLock<Index>, &'s Slots<'s>),
    files: &mut Files<'_>,
    heard: Heard,
) -> Result<Stage<'s>, ConfigErrors> {
    let (built, scopes) = build_index(job, library, files, heard);
    let index = index.get_or_init(|| built);
    let answers = slots.answers.get_or_init(|| answers(job, scopes, index));
    let mut mistakes = scope_mistakes(job, files, index);
    let (roots, unmatched) = find_roots(job.config, index);
    mistakes.extend(unmatched.into_iter().filter_map(|at| job.config.scope.root_unmatched(at)));
    ConfigErrors::check(mistakes)?;
    let roots = slots.roots.get_or_init(|| roots);
    let uncovered = slots.uncovered.get_or_init(|| uncovered_roots(index, answers, roots));
    Ok(Stage {
        project: Project { index, places: answers, roots, uncovered, macros, config: job.config },
        rules,
        line: job.line.as_ref(),
    })
}

/// The index, and what the config says of each file.
fn build_index<'s>(
    job: &'s Job<'_>,
    others: &Library<'_>,
    files: &mut Files<'_>,
    heard: Heard,
) -> (Index, Scopes<'s>) {
    let mut builder = Builder::new(known(job.config));
    let mut roots: Vec<(usize, ModId, TargetKind)> = Vec::new();
    for (at, package) in job.workspace.packages.iter().enumerate() {
        for target in &package.targets {
            let product = is_product(target.kind);
            let named = || {
                job.config
                    .scope
                    .region(&package.name, &target.root_file, &target.crate_name, target.kind)
                    .sim
                    .is_some()
            };
            if !product && !named() {
                continue;
            }
            files.home = Home { package: at, kind: target.kind };
            files.again = package.targets.iter().filter(|target| is_product(target.kind)).count() > 1;
            if let Some(root) = builder.add_crate(
                &target.crate_name,
                &target.root_file,
                package.edition,
                package.features.as_ref(),
                files,
            ) {
                roots.push((at, root, target.kind));
            }
        }
    }
    for (at, root, _) in &roots {
        let package = &job.workspace.packages[*at];
        for dependency in &package.dependencies {
            let member = dependency.member.and_then(|member| library(&roots, member));
            let target = member
                .map_or_else(|| Extern::Foreign(dependency.package.replace('-', "_").into()), Extern::Root);
            builder.add_extern(*root, &dependency.extern_name, target);
        }
        if let Some(own) = library(&roots, *at).filter(|own| own != root) {
            let name = package
                .targets
                .iter()
                .find(|target| target.kind == TargetKind::Lib)
                .map(|target| target.crate_name.clone());
            builder.add_extern(*root, &name.unwrap_or_default(), Extern::Root(own));
        }
    }
    let scopes = scope::of_files(job, files);
    let started = Instant::now();
    let crates: Vec<(usize, ModId)> = roots.iter().map(|(at, root, _)| (*at, *root)).collect();
    let Heard { words, marked } = heard;
    let readers = scope::readers(job, files, builder.index_so_far(), (&scopes, &marked));
    files.outside = outside::add(job, others, &mut builder, (&crates, &readers), words);
    let mut named = builder.name_others();
    let read = started.elapsed();
    named.resolve_own();
    let started = Instant::now();
    let index = named.finish();
    files.outside_seconds = (read + started.elapsed()).as_secs_f64();
    (index, scopes)
}

fn is_product(kind: TargetKind) -> bool {
    matches!(kind, TargetKind::Lib | TargetKind::Bin)
}

fn library(roots: &[(usize, ModId, TargetKind)], package: usize) -> Option<ModId> {
    roots.iter().find(|(at, _, kind)| *at == package && *kind == TargetKind::Lib).map(|(_, root, _)| *root)
}

/// The table with what the config adds, where it adds anything.
fn known(config: &Config) -> Option<Known> {
    if config.types.hash.is_empty() {
        return None;
    }
    let mut known = Known::table();
    for path in &config.types.hash {
        known.configure(path, Fact::HashContainer);
    }
    Some(known)
}

pub(super) struct Answers<'a> {
    scopes: Scopes<'a>,
    presentation: BTreeSet<String>,
}

impl Places for Answers<'_> {
    fn region(&self, file: FileId, path: &str) -> Region {
        match self.scopes.get(file.0 as usize) {
            Some(Some(scope)) => scope.region(path),
            _ => Region::default(),
        }
    }

    fn reasons(&self, file: FileId, path: &str) -> Vec<String> {
        match self.scopes.get(file.0 as usize) {
            Some(Some(scope)) => scope.reasons(path),
            _ => Vec::new(),
        }
    }

    fn is_presentation(&self, canonical: &str) -> bool {
        if self.presentation.is_empty() {
            return false;
        }
        let mut path = canonical;
        loop {
            if self.presentation.contains(path) {
                return true;
            }
            match path.rsplit_once("::") {
                Some((front, _)) => path = front,
                None => break,
            }
        }
        false
    }
}

fn answers<'s>(job: &Job<'_>, scopes: Scopes<'s>, index: &Index) -> Answers<'s> {
    let mut answers = Answers { scopes, presentation: BTreeSet::new() };
    if !job.config.scope.has_presentation() {
        return answers;
    }
    let modules = index.own_modules().filter_map(|module| Some((module.file?, &module.path)));
    let defs = index.own_defs().filter_map(|(_, def)| Some((def.file?, &def.path)));
    let presented: BTreeSet<String> = modules
        .chain(defs)
        .filter(|(file, path)| answers.region(*file, path).presentation)
        .map(|(_, path)| path.to_string())
        .collect();
    answers.presentation = presented;
    answers
}

/// What only the code can show to be wrong in the scope.
fn scope_mistakes(job: &Job<'_>, files: &Files<'_>, index: &Index) -> Vec<Mistake> {
    if job.config.source.is_none() {
        return Vec::new();
    }
    let paths: BTreeMap<FileId, &str> =
        files.decls.iter().map(|(path, (file, _))| (*file, path.as_str())).collect();
    let modules = index.own_modules().map(|module| (module.file, &*module.path));
    let defs = index.own_defs().map(|(_, def)| (def.file, &*def.path));
    let places = modules.chain(defs).filter_map(|(file, path)| {
        let home = files.homes.get(&file?)?;
        let package = &job.workspace.packages[home.package].name;
        Some(Place { package, file: paths.get(&file?)?, path, kind: home.kind })
    });
    let universe: Vec<Place<'_>> = places.collect();
    job.config.scope.problems(&universe)
}
