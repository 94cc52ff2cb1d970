//! The `macro_rules!` of all files, which every worker needs before it can say what its files declare, and those that the files import
//! from other crates. Knows files and packages, not how macros are written out.

mod imports;

use super::Job;
use super::library::Library;
use crate::model::decl::{MacroDecl, Name};
use crate::model::expand::{
    Asked, Bodies, Candidate, Elsewhere, Found, MacroPath, Uses, is_inactive, items, levels, meant,
};
use crate::parse::Parsed;
use crate::source::FileId;
use imports::Imports;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Condvar, Mutex, PoisonError, RwLock};

/// A definition and where it stands.
#[derive(Clone)]
struct Known {
    file: usize,
    package: Option<usize>,
    decl: MacroDecl,
}

/// The definitions, complete when every worker has parsed its files.
pub(super) struct Definitions<'j> {
    job: &'j Job<'j>,
    library: &'j Library<'j>,
    known: Mutex<BTreeMap<Name, Vec<Known>>>,
    imports: RwLock<Imports>,
    parsing: Mutex<usize>,
    parsed: Condvar,
}

/// Says that a worker has parsed its files, also if it broke.
pub(super) struct Parsing<'d>(&'d Definitions<'d>);

impl Drop for Parsing<'_> {
    fn drop(&mut self) {
        *self.0.parsing.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.parsed.notify_all();
    }
}

impl<'j> Definitions<'j> {
    /// For the workers of a job.
    pub(super) fn new(job: &'j Job<'j>, library: &'j Library<'j>) -> Self {
        Self {
            job,
            library,
            known: Mutex::default(),
            imports: RwLock::default(),
            parsing: Mutex::new(job.threads.max(1)),
            parsed: Condvar::new(),
        }
    }

    /// A worker parses until this is dropped.
    pub(super) fn parsing(&self) -> Parsing<'_> {
        Parsing(self)
    }

    /// Takes those of one file.
    pub(super) fn add(&self, file: usize, parsed: &Parsed) {
        let found = items::definitions(&parsed.tree.items);
        let imported = imports::of_file(&parsed.tree.items);
        if found.is_empty() && imported.is_empty() {
            return;
        }
        let package = package(self.job, file);
        if let Some(package) = package {
            let mut imports = self.imports.write().unwrap_or_else(PoisonError::into_inner);
            imports.add(package, file, imported);
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, decl) in found {
            known.entry(name).or_default().push(Known { file, package, decl });
        }
    }

    /// Writes out what stands in the place of items, when all definitions are known.
    pub(super) fn write_out(&self, file: usize, parsed: &mut Parsed, root_names: &[String]) {
        let mut parsing = self.parsing.lock().unwrap_or_else(PoisonError::into_inner);
        while *parsing > 0 {
            parsing = self.parsed.wait(parsing).unwrap_or_else(PoisonError::into_inner);
        }
        drop(parsing);
        let own = package(self.job, file);
        let uses = Uses::of_items(&parsed.tree.items);
        let bodies = if parsed.in_two_steps() { Bodies::Later(root_names) } else { Bodies::Stay };
        items::write_out(parsed, bodies, &|asked| self.find((file, own), asked, &uses));
    }

    /// One of the crate itself, else one of another crate, else the only one of the workspace.
    fn find(&self, (file, own): (usize, Option<usize>), asked: &Asked<'_>, uses: &Uses) -> Option<Found> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let name = asked.path.name();
        let mut named: Vec<&Known> = known.get(name).into_iter().flatten().collect();
        // Whichever worker was faster.
        named.sort_by_key(|known| (known.file, known.decl.line));
        let candidates = named.into_iter().map(|known| Candidate {
            what: known,
            decl: &known.decl,
            file: known.file,
            same_file: known.file == file,
            same_crate: known.package == own,
            above: levels(&self.job.inputs[known.file].path, &self.job.inputs[file].path),
            inactive: is_inactive(&known.decl, self.features(known.package)),
        });
        let candidates: Vec<_> = candidates.collect();
        let found = meant(&candidates, asked.line, false).map(|found| found.what.clone());
        drop(candidates);
        drop(known);
        if found.as_ref().is_none_or(|found| found.package != own)
            && let Some(elsewhere) = own.and_then(|own| self.elsewhere(own, asked.path, uses))
        {
            return Some(elsewhere);
        }
        let found = found?;
        let elsewhere = found.package.filter(|_| found.package != own);
        let home =
            elsewhere.map(|at| format!("::{}", self.job.workspace.packages[at].name.replace('-', "_")));
        Some(Found {
            rules: found.decl.rules.clone(),
            home: home.unwrap_or_else(|| "crate".to_owned()),
            origin: format!("`{name}!` of {}:{}", self.job.inputs[found.file].path, found.decl.line),
        })
    }

    /// The features of a package that are on by default.
    fn features(&self, package: Option<usize>) -> Option<&BTreeSet<String>> {
        self.job.workspace.packages[package?].features.as_ref()
    }

    fn elsewhere(&self, package: usize, path: &MacroPath, uses: &Uses) -> Option<Found> {
        if self.job.workspace.externals.is_empty() || is_left_alone(path) {
            return None;
        }
        let imports = self.imports.read().unwrap_or_else(PoisonError::into_inner);
        imports::Search { job: self.job, library: self.library, imports: &imports, uses }.find(package, path)
    }
}

/// Macros in the place of items that other parts know better.
fn is_left_alone(path: &MacroPath) -> bool {
    matches!(path.name(), "thread_local" | "lazy_static" | "global_asm" | "compile_error" | "include")
}

impl Elsewhere for Definitions<'_> {
    fn exported(&self, file: FileId, path: &MacroPath, uses: &Uses) -> Option<Found> {
        // Files that were only found late are of no package.
        let known = Some(file.0 as usize).filter(|file| *file < self.job.inputs.len());
        let package = known.and_then(|file| package(self.job, file))?;
        self.elsewhere(package, path, uses)
    }
}

/// The package whose folder a file stands in, the innermost one.
fn package(job: &Job<'_>, file: usize) -> Option<usize> {
    let path = &job.inputs[file].path;
    let holds = |folder: &str| {
        folder.is_empty() || path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    };
    let packages = job.workspace.packages.iter().enumerate();
    packages
        .filter(|(_, package)| holds(&package.folder))
        .max_by_key(|(_, package)| package.folder.len())
        .map(|(at, _)| at)
}
