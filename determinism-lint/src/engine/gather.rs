//! What the walks of all files found → one [`Scan`], and what `init` wants to know of the code.

use super::files::Files;
use super::work::{WalkedFile, walk_file};
use super::{Job, Scan, Stage, Survey};
use crate::meta::Arithmetic;
use crate::model::index::{DefKind, Index};
use crate::source::{FileId, SourceFile};
use crate::suppress::Directives;
use crate::walk::Walked;
use std::collections::BTreeMap;
use std::sync::{OnceLock, mpsc};

pub(super) fn gather(
    job: &Job<'_>,
    stage: &OnceLock<Option<Stage<'_>>>,
    mut files: Files<'_>,
    walked: mpsc::Receiver<WalkedFile>,
) -> Scan {
    let unread = std::mem::take(&mut files.outside);
    let mut scan = Scan { orphans: files.orphans(), unread, ..Scan::default() };
    let Some(Some(stage)) = stage.get() else { return scan };
    let late: Vec<WalkedFile> =
        files.own.iter_mut().map(|(file, parsed)| walk_file(*file, parsed, stage)).collect();
    let mut all: Vec<WalkedFile> = walked.into_iter().chain(late).collect();
    all.sort_by_key(|(file, ..)| *file);
    let mut sources: BTreeMap<FileId, SourceFile> = BTreeMap::new();
    for (file, source, walked, directives) in all {
        sources.insert(file, source);
        scan.take(file, walked, directives, &files, job);
    }
    let order: BTreeMap<FileId, String> =
        files.decls.iter().map(|(path, (file, _))| (*file, path.clone())).collect();
    for (file, unreadable) in &files.unreadable {
        let arithmetic = unreadable_scope(job, stage, &files, *file);
        sources.insert(*file, unreadable.source.clone());
        scan.unreadable.push((*file, unreadable.clone(), arithmetic));
    }
    let empty = |file: &FileId| SourceFile::new(order.get(file).cloned().unwrap_or_default(), String::new());
    scan.sources = (0..files.count as u32)
        .map(FileId)
        .map(|file| sources.remove(&file).unwrap_or_else(|| empty(&file)))
        .collect();
    scan.survey = survey(job, stage.project.index, &files);
    scan
}

impl Scan {
    fn take(
        &mut self,
        file: FileId,
        walked: Walked,
        directives: Directives,
        files: &Files<'_>,
        job: &Job<'_>,
    ) {
        self.findings.extend(walked.findings);
        if !walked.line.scopes.is_empty() {
            self.line = Some(walked.line);
        }
        self.harmless.extend(walked.harmless);
        self.unknown += walked.unknown;
        for (key, (count, first)) in walked.widths {
            self.widths.entry(key).or_insert((0, file, first)).0 += count;
        }
        self.missing.extend(
            walked.missing.into_iter().map(|(span, name, arithmetic)| (file, span, name, arithmetic)),
        );
        if !directives.allows.is_empty() || !directives.mistakes.is_empty() {
            self.directives.push((file, directives));
        }
        if walked.sim {
            self.sim_files.insert(file, walked.arithmetic);
            self.regions.insert(file, walked.regions);
            if let Some(home) = files.homes.get(&file) {
                self.sim_packages.insert(job.workspace.packages[home.package].name.clone());
            }
        }
    }
}

/// The arithmetic of an unreadable file where it may hold simulation code: by its module, as a crate's root, or because roots may
/// stand anywhere.
fn unreadable_scope(job: &Job<'_>, stage: &Stage<'_>, files: &Files<'_>, file: FileId) -> Option<Arithmetic> {
    let module = stage.project.index.file_roots.get(&file)?;
    let module = stage.project.index.module(*module);
    let region = stage.project.places.region(file, &module.path);
    if region.presentation || region.excluded {
        return None;
    }
    let selected = files
        .homes
        .get(&file)
        .is_some_and(|home| job.config.scope.selects(&job.workspace.packages[home.package].name));
    let anywhere = selected && (!job.config.roots.is_empty() || module.parent.is_none());
    region.sim.or_else(|| anywhere.then_some(job.config.arithmetic))
}

fn survey(job: &Job<'_>, index: &Index, files: &Files<'_>) -> Survey {
    let module =
        |file: &FileId| index.file_roots.get(file).map(|module| index.module(*module).path.to_string());
    let ids: Vec<FileId> = (0..files.count as u32).map(FileId).collect();
    let mut survey = Survey {
        modules: ids.iter().map(|file| module(file).unwrap_or_default()).collect(),
        packages: ids.iter().map(|file| files.homes.get(file).map(|home| home.package)).collect(),
        ..Survey::default()
    };
    for site in &index.root_sites {
        // A config with a root that names nothing is a mistake: closures, tests.
        let mut named = site.call.paths.iter().filter_map(|path| index.function(site.module, path));
        if !named.any(|def| !index.def(def).test) {
            continue;
        }
        let schedule = site
            .call
            .schedule
            .first()
            .map(ToString::to_string)
            .filter(|name| name.starts_with(char::is_uppercase));
        *survey.registrations.entry((site.call.call.to_string(), schedule)).or_default() += 1;
    }
    for (_, def) in index.own_defs().filter(|(_, def)| def.file.is_some() && !def.test) {
        match &def.kind {
            DefKind::Impl { trait_path: Some(path), items, .. } => {
                let Some(trait_) = path.segs.last() else { continue };
                for (name, _) in items {
                    *survey.trait_methods.entry((trait_.name.to_string(), name.to_string())).or_default() +=
                        1;
                }
            }
            DefKind::Struct { derives, .. } | DefKind::Enum { derives, .. }
                if derives.iter().any(|name| &**name == "DeterminismSafe") =>
            {
                let home = def.file.and_then(|file| files.homes.get(&file));
                survey
                    .safe_packages
                    .extend(home.map(|home| job.workspace.packages[home.package].name.clone()));
            }
            _ => {}
        }
    }
    survey
}
