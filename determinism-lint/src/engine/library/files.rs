//! The files of one crate → what they declare. Bodies are not parsed.

use super::exported::Exported;
use crate::discover::{self, External, relative};
use crate::model::build::ModuleFiles;
use crate::model::collect;
use crate::model::decl::{ItemDecl, MacroDecl, Name};
use crate::model::expand::{Asked, Bodies, Candidate, Found, is_inactive, items, meant};
use crate::parse::{self, Parsed};
use crate::source::FileId;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Barrier, Mutex, PoisonError, RwLock};
use walkdir::WalkDir;

/// The files of a crate.
pub(super) struct Listed {
    folder: PathBuf,
    files: Vec<PathBuf>,
    pub(super) bytes: u64,
}

pub(super) fn list(external: &External) -> Option<Listed> {
    let folder = external.root_file.parent()?.to_owned();
    let mut listed = Listed { folder, files: Vec::new(), bytes: 0 };
    for entry in WalkDir::new(&listed.folder).sort_by_file_name().max_depth(12) {
        let Ok(entry) = entry else { continue };
        if entry.file_type().is_file() && entry.path().extension().is_some_and(|end| end == "rs") {
            listed.bytes += entry.metadata().map_or(0, |data| data.len());
            listed.files.push(entry.into_path());
        }
    }
    (!listed.files.is_empty()).then_some(listed)
}

/// What the files of one crate declare, by their path below the folder of its root file.
pub(in crate::engine) struct Files {
    pub(in crate::engine) root: String,
    files: BTreeMap<String, Result<Vec<ItemDecl>, String>>,
    /// Of files that a module names.
    pub(in crate::engine) problems: Vec<String>,
}

/// What one file says. Unlike its tree it may leave the thread that parsed it.
struct Said {
    at: usize,
    path: String,
    declared: Result<Vec<ItemDecl>, String>,
    exported: Exported,
}

impl Files {
    /// Reads the files of a crate, and the macros that it exports. A large crate is shared out among threads. On one with a large stack.
    pub(super) fn read(external: &External, listed: &Listed, threads: usize) -> (Self, Exported) {
        let readers =
            if listed.bytes > MIN_SHARED_BYTES { threads.min(listed.files.len()).max(1) } else { 1 };
        let reading = Reading {
            external,
            listed,
            next: AtomicUsize::new(0),
            definitions: RwLock::default(),
            parsed: Barrier::new(readers),
            said: Mutex::default(),
        };
        std::thread::scope(|scope| {
            for _ in 1..readers {
                parse::spawn_worker(scope, || reading.work()).expect("the system gives memory for a worker");
            }
            reading.work();
        });
        let mut said = reading.said.into_inner().unwrap_or_else(PoisonError::into_inner);
        said.sort_by_key(|said| said.at);
        let root = relative(&listed.folder, &external.root_file);
        let mut own = Self { root, files: BTreeMap::new(), problems: Vec::new() };
        let mut exported = Exported::default();
        for said in said {
            exported.merge(said.exported);
            own.files.insert(said.path, said.declared);
        }
        (own, exported)
    }
}

/// Of a smaller crate one thread reads all.
const MIN_SHARED_BYTES: u64 = 128 << 10;

/// A crate that is being read.
struct Reading<'r> {
    external: &'r External,
    listed: &'r Listed,
    next: AtomicUsize,
    definitions: RwLock<Definitions>,
    parsed: Barrier,
    said: Mutex<Vec<Said>>,
}

impl Reading<'_> {
    /// Parses files until there are none, and when all are parsed says what its own declare.
    fn work(&self) {
        // The others wait for this thread even if it breaks.
        let trees = catch_unwind(AssertUnwindSafe(|| self.parse()));
        if self.parsed.wait().is_leader() {
            self.definitions.write().unwrap_or_else(PoisonError::into_inner).sort();
        }
        self.parsed.wait();
        let definitions = self.definitions.read().unwrap_or_else(PoisonError::into_inner);
        for (at, path, mut parsed) in trees.unwrap_or_else(|panic| resume_unwind(panic)) {
            let mut exported = Exported::default();
            exported.add_macros(&path, &parsed.tree.items);
            if items::invokes(&parsed) {
                items::write_out(&mut parsed, Bodies::Never, &|asked| {
                    definitions.find(self.external, at, asked)
                });
            }
            let declared = collect::collect(&parsed, &[]);
            exported.add_exports(&self.external.dependencies, &declared);
            self.say(Said { at, path, declared: Ok(declared), exported });
        }
    }

    fn parse(&self) -> Vec<(usize, String, Parsed)> {
        let mut trees = Vec::new();
        loop {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = self.listed.files.get(at) else { return trees };
            let path = relative(&self.listed.folder, file);
            let parsed = discover::read(path.clone(), file)
                .and_then(|bytes| parse::parse_signatures(path.clone(), &bytes));
            match parsed {
                Ok(parsed) => {
                    self.definitions.write().unwrap_or_else(PoisonError::into_inner).add(at, &parsed);
                    trees.push((at, path, parsed));
                }
                Err(unreadable) => {
                    let External { package, version, .. } = self.external;
                    let declared = Err(format!("{package} {version}: {path}: {}", unreadable.message));
                    self.say(Said { at, path, declared, exported: Exported::default() });
                }
            }
        }
    }

    fn say(&self, said: Said) {
        self.said.lock().unwrap_or_else(PoisonError::into_inner).push(said);
    }
}

/// The `macro_rules!` of one crate by name, each with the position of its file.
#[derive(Default)]
struct Definitions(BTreeMap<Name, Vec<(usize, MacroDecl)>>);

impl Definitions {
    fn add(&mut self, file: usize, parsed: &Parsed) {
        for (name, decl) in items::definitions(&parsed.tree.items) {
            self.0.entry(name).or_default().push((file, decl));
        }
    }

    /// Whichever thread was faster.
    fn sort(&mut self) {
        self.0.values_mut().for_each(|named| named.sort_by_key(|(file, _)| *file));
    }

    /// One of the same file, else the last of all.
    fn find(&self, external: &External, file: usize, asked: &Asked<'_>) -> Option<Found> {
        let named = self.0.get(asked.path.name())?;
        let candidates = named.iter().map(|(home, decl)| Candidate {
            what: (),
            decl,
            file: *home,
            same_file: *home == file,
            same_crate: true,
            above: None,
            inactive: is_inactive(decl, Some(&external.features)),
        });
        let candidates: Vec<_> = candidates.collect();
        let decl = match meant(&candidates, asked.line, false) {
            Some(found) => found.decl,
            None => &named.last()?.1,
        };
        Some(Found { rules: decl.rules.clone(), home: "crate".to_owned(), origin: String::new() })
    }
}

impl ModuleFiles for Files {
    fn take(&mut self, path: &str) -> Option<(FileId, Vec<ItemDecl>)> {
        let items = match self.files.get(path)? {
            Ok(items) => items.clone(),
            Err(message) => {
                self.problems.push(message.clone());
                Vec::new()
            }
        };
        // Nobody asks for these files by number.
        Some((FileId(u32::MAX), items))
    }
}
