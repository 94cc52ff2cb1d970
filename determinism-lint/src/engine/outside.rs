//! Crates outside of the workspace, read for what they declare: those that code of the workspace names, and those that they export on
//! under a name that it uses. Bodies are not parsed. Knows cargo's graph and files; what a name means, the index says.

use super::Job;
use crate::discover::{self, External, relative};
use crate::model::build::{Builder, ModuleFiles};
use crate::model::collect;
use crate::model::decl::{ItemDecl, MacroDecl, Name};
use crate::model::expand::items;
use crate::model::index::{Extern, ModId};
use crate::parse::{self, Parsed};
use crate::source::FileId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use walkdir::WalkDir;

/// The most source text of one crate that is read: what is larger binds a platform, and computes nothing.
const MAX_CRATE_BYTES: u64 = 8 << 20;

/// The most source text that is read of all.
const MAX_BYTES: u64 = 32 << 20;

/// Through how many crates a name is followed.
const MAX_ROUNDS: usize = 8;

/// What was read, and what was not.
#[derive(Debug, Default)]
pub(super) struct Outside {
    /// What could not be read: `glam 0.30.1: src/lib.rs: …`
    pub(super) problems: Vec<String>,
}

/// Adds crates to an index until no name leads into another one. `roots` are the crates of the workspace with their packages, `words` the
/// names that their code uses.
pub(super) fn add(job: &Job<'_>, builder: &mut Builder, roots: &[(usize, ModId)], words: &Words) -> Outside {
    let externals = &job.workspace.externals;
    let mut outside = Outside::default();
    let mut known: BTreeMap<usize, Option<ModId>> = BTreeMap::new();
    let mut budget = MAX_BYTES;
    let mut wanted = named(job, roots, words);
    for _ in 0..MAX_ROUNDS {
        let new: Vec<usize> = wanted.iter().copied().filter(|at| !known.contains_key(at)).collect();
        if new.is_empty() {
            break;
        }
        for (at, read) in new.iter().zip(read_all(externals, &new, job.threads, &mut budget)) {
            let external = &externals[*at];
            if let Err(why) = &read {
                outside.problems.push(format!("{} {}: {why}", external.package, external.version));
            }
            let root = read.ok().and_then(|mut files| {
                let (name, root) = (&external.crate_name, files.root.clone());
                let added =
                    builder.add_outside(name, &root, external.edition, &external.features, &mut files);
                outside.problems.append(&mut files.problems);
                added
            });
            known.insert(*at, root);
        }
        link(job, builder, roots, &known);
        wanted = led_into(externals, builder, &known, words);
    }
    outside.problems.sort();
    outside
}

/// The crates that the packages of the workspace depend on and name.
fn named(job: &Job<'_>, roots: &[(usize, ModId)], words: &Words) -> BTreeSet<usize> {
    let packages: BTreeSet<usize> = roots.iter().map(|(package, _)| *package).collect();
    let dependencies = packages.iter().flat_map(|package| &job.workspace.packages[*package].dependencies);
    dependencies
        .filter(|dependency| words.has(&dependency.extern_name))
        .filter_map(|dependency| dependency.external)
        .collect()
}

/// Says to every crate what its names of others mean, as far as those were read.
fn link(
    job: &Job<'_>,
    builder: &mut Builder,
    roots: &[(usize, ModId)],
    known: &BTreeMap<usize, Option<ModId>>,
) {
    let root_of = |at: usize| known.get(&at).copied().flatten();
    for (package, root) in roots {
        for dependency in &job.workspace.packages[*package].dependencies {
            if let Some(target) = dependency.external.and_then(root_of) {
                builder.add_extern(*root, &dependency.extern_name, Extern::Root(target));
            }
        }
    }
    for (at, root) in known {
        let Some(root) = root else { continue };
        for (name, target) in &job.workspace.externals[*at].dependencies {
            let target = root_of(*target).map_or_else(
                || Extern::Foreign(job.workspace.externals[*target].crate_name.as_str().into()),
                Extern::Root,
            );
            builder.add_extern(*root, name, target);
        }
    }
}

/// The crates that what was read leads into, by a name that the workspace uses or by a glob.
fn led_into(
    externals: &[External],
    builder: &mut Builder,
    known: &BTreeMap<usize, Option<ModId>>,
    words: &Words,
) -> BTreeSet<usize> {
    let mut by_name: BTreeMap<&str, usize> = BTreeMap::new();
    for (at, external) in externals.iter().enumerate() {
        by_name.insert(&external.crate_name, at);
    }
    let homes: BTreeMap<ModId, usize> =
        known.iter().filter_map(|(at, root)| root.map(|root| (root, *at))).collect();
    let mut wanted = BTreeSet::new();
    builder.index_so_far().leads(&|name| words.has(name), &mut |root, foreign| {
        let Some(first) = foreign.split("::").next() else { return };
        let dependencies = homes.get(&root).map_or(&[][..], |home| &externals[*home].dependencies);
        let own = dependencies.iter().map(|(_, at)| *at).find(|at| externals[*at].crate_name == first);
        wanted.extend(own.or_else(|| by_name.get(first).copied()));
    });
    wanted
}

/// Reads crates, each on one thread; where one is not there or too large, says so.
fn read_all(
    externals: &[External],
    which: &[usize],
    threads: usize,
    budget: &mut u64,
) -> Vec<Result<Files, &'static str>> {
    let within = |at: &usize| {
        let listed = list(&externals[*at]).ok_or("its source is not there")?;
        if listed.bytes > MAX_CRATE_BYTES {
            return Err("more source text than is read of one crate");
        }
        *budget = budget.checked_sub(listed.bytes).ok_or("more source text than is read of all crates")?;
        Ok(listed)
    };
    let listed: Vec<Result<Listed, &'static str>> = which.iter().map(within).collect();
    let next = AtomicUsize::new(0);
    let read: Mutex<BTreeMap<usize, Files>> = Mutex::default();
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(own) = listed.get(at) else { return };
            if let Ok(listed) = own {
                let files = Files::read(&externals[which[at]], listed);
                read.lock().unwrap_or_else(PoisonError::into_inner).insert(at, files);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.min(which.len()) {
            parse::spawn_worker(scope, work).expect("the system gives memory for a worker");
        }
    });
    let mut read = read.into_inner().unwrap_or_else(PoisonError::into_inner);
    let found = |(at, listed): (usize, Result<Listed, _>)| {
        listed.map(|_| read.remove(&at).expect("each was read by one of the threads"))
    };
    listed.into_iter().enumerate().map(found).collect()
}

/// The files of a crate.
struct Listed {
    folder: PathBuf,
    files: Vec<PathBuf>,
    bytes: u64,
}

fn list(external: &External) -> Option<Listed> {
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
struct Files {
    root: String,
    files: BTreeMap<String, Result<Vec<ItemDecl>, String>>,
    /// Of files that a module names.
    problems: Vec<String>,
}

impl Files {
    fn read(external: &External, listed: &Listed) -> Self {
        let root = relative(&listed.folder, &external.root_file);
        let mut own = Self { root, files: BTreeMap::new(), problems: Vec::new() };
        let mut trees: Vec<(String, Parsed)> = Vec::new();
        let mut definitions: BTreeMap<Name, Vec<MacroDecl>> = BTreeMap::new();
        for file in &listed.files {
            let path = relative(&listed.folder, file);
            let parsed = discover::read(path.clone(), file)
                .and_then(|bytes| parse::parse_signatures(path.clone(), &bytes));
            match parsed {
                Ok(parsed) => {
                    for (name, decl) in items::definitions(&parsed.tree.items) {
                        definitions.entry(name).or_default().push(decl);
                    }
                    trees.push((path, parsed));
                }
                Err(unreadable) => {
                    let message =
                        format!("{} {}: {path}: {}", external.package, external.version, unreadable.message);
                    own.files.insert(path, Err(message));
                }
            }
        }
        for (path, mut parsed) in trees {
            if items::invokes(&parsed) {
                items::write_out(&mut parsed, &|name, _| {
                    let decl = definitions.get(name)?.last()?;
                    Some(items::Found {
                        rules: decl.rules.clone(),
                        home: "crate".to_owned(),
                        origin: String::new(),
                    })
                });
            }
            own.files.insert(path, Ok(collect::collect(&parsed, &[])));
        }
        own
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

/// Names that occur in code, by their hashes: a name that does not occur may count too, one that occurs always does.
pub(super) struct Words(Box<[u64]>);

/// Words of the set, a power of two.
const LANES: usize = 1 << 14;

impl Default for Words {
    fn default() -> Self {
        Self(vec![0; LANES].into())
    }
}

impl Words {
    /// Takes every name of a text, those in comments included.
    pub(super) fn read(&mut self, text: &str) {
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii();
        for word in text.as_bytes().split(|byte| !is_name(byte)).filter(|word| !word.is_empty()) {
            let (lane, bit) = place(word);
            self.0[lane] |= bit;
        }
    }

    /// Takes what another set holds.
    pub(super) fn merge(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, more)| *own |= more);
    }

    fn has(&self, name: &str) -> bool {
        let (lane, bit) = place(name.as_bytes());
        self.0[lane] & bit != 0
    }
}

/// FNV-1a.
fn place(word: &[u8]) -> (usize, u64) {
    let hash = word.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let hash = hash ^ hash >> 29;
    ((hash as usize >> 6) % LANES, 1 << (hash & 63))
}
