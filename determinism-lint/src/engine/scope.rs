//! What the config says of each file, and which packages may ask for types of other crates: those with simulation code, and those of the
//! workspace that they depend on. Knows the config and declarations; nothing is walked yet.

use super::Job;
use super::files::Files;
use crate::config::FileScope;
use crate::model::index::Index;
use std::collections::BTreeSet;

/// What the config says of the files that a module names, by their number.
pub(super) type Scopes<'s> = Vec<Option<FileScope<'s>>>;

/// When all crates of the workspace are in the index.
pub(super) fn of_files<'s>(job: &'s Job<'_>, files: &Files<'_>) -> Scopes<'s> {
    let mut scopes = Scopes::new();
    scopes.resize_with(files.count, || None);
    for (path, (file, _)) in &files.decls {
        let Some(home) = files.homes.get(file) else { continue };
        let package = &job.workspace.packages[home.package].name;
        scopes[file.0 as usize] = Some(job.config.scope.file(package, path, home.kind));
    }
    scopes
}

/// Positions of packages; none where there is no other crate. `marked` are the files in which a comment may mark simulation code.
pub(super) fn readers(
    job: &Job<'_>,
    files: &Files<'_>,
    index: &Index,
    (scopes, marked): (&Scopes<'_>, &BTreeSet<usize>),
) -> BTreeSet<usize> {
    if job.workspace.externals.is_empty() {
        return BTreeSet::new();
    }
    let packages = &job.workspace.packages;
    // A root may be any function.
    let mut queue: Vec<usize> = match job.config.everything || !job.config.roots.is_empty() {
        true => (0..packages.len()).collect(),
        false => holding(files, index, scopes, marked).into_iter().collect(),
    };
    let mut found = BTreeSet::new();
    while let Some(at) = queue.pop() {
        if found.insert(at) {
            queue.extend(packages[at].dependencies.iter().filter_map(|known| known.member));
        }
    }
    found
}

/// The packages that hold simulation code.
fn holding(
    files: &Files<'_>,
    index: &Index,
    scopes: &Scopes<'_>,
    marked: &BTreeSet<usize>,
) -> BTreeSet<usize> {
    let modules = index.own_modules().filter_map(|module| Some((module.file?, &module.path)));
    let defs = index.own_defs().filter_map(|(_, def)| Some((def.file?, &def.path)));
    let is_sim = |file: usize, path: &str| {
        scopes.get(file).and_then(Option::as_ref).is_some_and(|scope| scope.region(path).sim.is_some())
    };
    let mut found = BTreeSet::new();
    for (file, path) in modules.chain(defs) {
        let Some(home) = files.homes.get(&file) else { continue };
        let file = file.0 as usize;
        if !found.contains(&home.package) && (marked.contains(&file) || is_sim(file, path)) {
            found.insert(home.package);
        }
    }
    found
}
