//! Crates outside of the workspace, read for what they declare: those that code of the workspace names, and those that they export on
//! under a name that it uses. Bodies are not parsed. Knows cargo's graph and files; what a name means, the index says.

use super::Job;
use super::library::{Files, Library};
use crate::discover::External;
use crate::model::build::Builder;
use crate::model::index::{Extern, ModId};
use crate::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The most source text that is read of all.
const MAX_BYTES: Budget = Budget { bytes: 32 << 20, excess: "more source text than is read of all crates" };

/// The most that is read beyond that for code behind features that are off by default.
const MAX_OPTIONAL_BYTES: Budget =
    Budget { bytes: 4 << 20, excess: "more source text than is read of crates that are off by default" };

/// Through how many crates a name is followed.
const MAX_ROUNDS: usize = 8;

/// How much may still be read.
#[derive(Clone, Copy)]
struct Budget {
    bytes: u64,
    excess: &'static str,
}

/// Adds crates to an index until no name leads into another one. `roots` are the crates of the workspace with their packages, `readers`
/// the packages whose code asks for types, `words` the names that their code uses. Returns what could not be read: `glam 0.30.1: src/lib.rs: …`
pub(super) fn add(
    job: &Job<'_>,
    library: &Library<'_>,
    builder: &mut Builder,
    (roots, readers): (&[(usize, ModId)], &BTreeSet<usize>),
    words: Words,
) -> Vec<String> {
    let (known, problems) = (BTreeMap::new(), Vec::new());
    let mut adder = Adder { job, library, builder, roots, words, known, problems };
    for (by_default, budget) in [(true, MAX_BYTES), (false, MAX_OPTIONAL_BYTES)] {
        let named = adder.named(readers, by_default);
        adder.follow(named, budget);
    }
    adder.problems.sort();
    adder.problems
}

struct Adder<'a, 'j> {
    job: &'a Job<'j>,
    library: &'a Library<'j>,
    builder: &'a mut Builder,
    roots: &'a [(usize, ModId)],
    words: Words,
    /// The crates that were asked for, with their roots where they could be read.
    known: BTreeMap<usize, Option<ModId>>,
    problems: Vec<String>,
}

impl Adder<'_, '_> {
    /// The crates that packages of the workspace depend on and name.
    fn named(&self, readers: &BTreeSet<usize>, by_default: bool) -> BTreeSet<usize> {
        let dependencies =
            readers.iter().flat_map(|package| &self.job.workspace.packages[*package].dependencies);
        dependencies
            .filter(|dependency| {
                dependency.by_default == by_default && self.words.has(&dependency.extern_name)
            })
            .filter_map(|dependency| dependency.external)
            .collect()
    }

    fn follow(&mut self, mut wanted: BTreeSet<usize>, mut budget: Budget) {
        for _ in 0..MAX_ROUNDS {
            let new: Vec<usize> = wanted.iter().copied().filter(|at| !self.known.contains_key(at)).collect();
            if new.is_empty() {
                break;
            }
            for (at, read) in new.iter().zip(read_all(self.library, &new, self.job.threads, &mut budget)) {
                let root = self.add(*at, read);
                self.known.insert(*at, root);
            }
            self.library.add_words(self.known.keys().copied(), &mut self.words);
            link(self.job, self.library, self.builder, self.roots, &self.known);
            wanted = led_into(&self.job.workspace.externals, self.builder, &self.known, &self.words);
        }
    }

    fn add(&mut self, at: usize, read: Result<Files, &'static str>) -> Option<ModId> {
        let external = &self.job.workspace.externals[at];
        let mut files = match read {
            Ok(files) => files,
            Err(why) => {
                self.problems.push(format!("{} {}: {why}", external.package, external.version));
                return None;
            }
        };
        let (name, root) = (&external.crate_name, files.root.clone());
        let added = self.builder.add_outside(name, &root, external.edition, &external.features, &mut files);
        self.problems.append(&mut files.problems);
        added
    }
}

/// Says to every crate what its names of others mean, as far as those were read.
fn link(
    job: &Job<'_>,
    library: &Library<'_>,
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
        // What the macros of those crates mean by `$crate`.
        for (at, target) in known.iter().filter_map(|(at, target)| Some((*at, (*target)?))) {
            if library.exports_macros(at) {
                builder.add_extern(*root, &library.name_in(*package, at), Extern::Root(target));
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
    library: &Library<'_>,
    which: &[usize],
    threads: usize,
    budget: &mut Budget,
) -> Vec<Result<Files, &'static str>> {
    let within = |at: &usize| {
        let bytes = library.bytes(*at)?;
        budget.bytes = budget.bytes.checked_sub(bytes).ok_or(budget.excess)?;
        Ok(())
    };
    let allowed: Vec<Result<(), &'static str>> = which.iter().map(within).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let (Some(which), Some(allowed)) = (which.get(at), allowed.get(at)) else { return };
            if allowed.is_ok() {
                library.read(*which);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.min(which.len()) {
            parse::spawn_worker(scope, work).expect("the system gives memory for a worker");
        }
    });
    let taken = |(at, allowed): (&usize, Result<(), &'static str>)| allowed.and_then(|()| library.take(*at));
    which.iter().zip(allowed).map(taken).collect()
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

    /// Whether a name may occur.
    pub(super) fn has(&self, name: &str) -> bool {
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
