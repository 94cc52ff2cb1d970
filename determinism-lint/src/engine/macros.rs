//! The `macro_rules!` of all files, which every worker needs before it can say what its files declare. Knows files and packages, not
//! how macros are written out.

use super::Job;
use crate::model::decl::{MacroDecl, Name};
use crate::model::expand::items::{self, Found};
use crate::model::expand::{Candidate, meant};
use crate::parse::Parsed;
use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, PoisonError};

/// A definition and where it stands.
#[derive(Clone)]
struct Known {
    file: usize,
    package: Option<usize>,
    decl: MacroDecl,
}

/// The definitions, complete when every worker has parsed its files.
pub(super) struct Definitions {
    known: Mutex<BTreeMap<Name, Vec<Known>>>,
    parsing: Mutex<usize>,
    parsed: Condvar,
}

/// Says that a worker has parsed its files, also if it broke.
pub(super) struct Parsing<'d>(&'d Definitions);

impl Drop for Parsing<'_> {
    fn drop(&mut self) {
        *self.0.parsing.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.parsed.notify_all();
    }
}

impl Definitions {
    /// For this many workers.
    pub(super) fn new(workers: usize) -> Self {
        Self { known: Mutex::default(), parsing: Mutex::new(workers), parsed: Condvar::new() }
    }

    /// A worker parses until this is dropped.
    pub(super) fn parsing(&self) -> Parsing<'_> {
        Parsing(self)
    }

    /// Takes those of one file.
    pub(super) fn add(&self, job: &Job<'_>, file: usize, parsed: &Parsed) {
        let found = items::definitions(&parsed.tree.items);
        if found.is_empty() {
            return;
        }
        let package = package(job, file);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, decl) in found {
            known.entry(name).or_default().push(Known { file, package, decl });
        }
    }

    /// Writes out what stands in the place of items, when all definitions are known.
    pub(super) fn write_out(&self, job: &Job<'_>, file: usize, parsed: &mut Parsed) {
        let mut parsing = self.parsing.lock().unwrap_or_else(PoisonError::into_inner);
        while *parsing > 0 {
            parsing = self.parsed.wait(parsing).unwrap_or_else(PoisonError::into_inner);
        }
        drop(parsing);
        let own = package(job, file);
        items::write_out(parsed, &|name, line| self.find(job, (file, own), name, line));
    }

    fn find(
        &self,
        job: &Job<'_>,
        (file, own): (usize, Option<usize>),
        name: &str,
        line: usize,
    ) -> Option<Found> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut named: Vec<&Known> = known.get(name)?.iter().collect();
        // Whichever worker was faster.
        named.sort_by_key(|known| (known.file, known.decl.line));
        let candidates = named.into_iter().map(|known| Candidate {
            what: known,
            decl: &known.decl,
            same_file: known.file == file,
            same_crate: known.package == own,
        });
        let candidates: Vec<_> = candidates.collect();
        let found = meant(&candidates, line, false)?.what;
        let elsewhere = found.package.filter(|_| found.package != own);
        let home = elsewhere.map(|at| format!("::{}", job.workspace.packages[at].name.replace('-', "_")));
        Some(Found {
            rules: found.decl.rules.clone(),
            home: home.unwrap_or_else(|| "crate".to_owned()),
            origin: format!("`{name}!` of {}:{}", job.inputs[found.file].path, found.decl.line),
        })
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
