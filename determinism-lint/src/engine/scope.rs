//! Which packages may ask for types of other crates: those with simulation code, and those of the workspace that they depend on. Knows the
//! config and declarations; nothing is walked yet.

use super::Job;
use super::files::Files;
use crate::config::FileScope;
use crate::model::index::Index;
use std::collections::{BTreeMap, BTreeSet};

/// Positions of packages. `marked` are the files in which a comment may mark simulation code.
pub(super) fn readers(
    job: &Job<'_>,
    files: &Files<'_>,
    index: &Index,
    marked: &BTreeSet<usize>,
) -> BTreeSet<usize> {
    let packages = &job.workspace.packages;
    // A root may be any function.
    let mut queue: Vec<usize> = match job.config.everything || !job.config.roots.is_empty() {
        true => (0..packages.len()).collect(),
        false => holding(job, files, index, marked).into_iter().collect(),
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
fn holding(job: &Job<'_>, files: &Files<'_>, index: &Index, marked: &BTreeSet<usize>) -> BTreeSet<usize> {
    let mut scopes: BTreeMap<u32, FileScope<'_>> = BTreeMap::new();
    for (path, (file, _)) in &files.decls {
        if let Some(home) = files.homes.get(file) {
            let package = &job.workspace.packages[home.package].name;
            scopes.insert(file.0, job.config.scope.file(package, path, home.kind));
        }
    }
    let modules = index.own_modules().filter_map(|module| Some((module.file?, &module.path)));
    let defs = index.own_defs().filter_map(|(_, def)| Some((def.file?, &def.path)));
    let is_sim =
        |file: u32, path: &str| scopes.get(&file).is_some_and(|scope| scope.region(path).sim.is_some());
    let mut found = BTreeSet::new();
    for (file, path) in modules.chain(defs) {
        let Some(home) = files.homes.get(&file) else { continue };
        if !found.contains(&home.package) && (marked.contains(&(file.0 as usize)) || is_sim(file.0, path)) {
            found.insert(home.package);
        }
    }
    found
}
