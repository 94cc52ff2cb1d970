//! Files → findings: parses in parallel, merges the index, walks in parallel. Syntax trees never leave their worker.
//! Knows nothing of suppressions, levels and output.

use crate::config::{Config, ConfigErrors, FileScope, Mistake, Place, Region, Root};
use crate::discover::{TargetKind, Workspace};
use crate::finding::Finding;
use crate::meta::Arithmetic;
use crate::model::build::{Builder, ModuleFiles};
use crate::model::collect::collect;
use crate::model::decl::ItemDecl;
use crate::model::index::{DefKind, Extern, Index, ModId};
use crate::model::known::{Fact, Known};
use crate::model::macros::Macros;
use crate::model::{DefId, Places, Project, std_decls};
use crate::parse::{self, Parsed, Unreadable};
use crate::source::{FileId, SourceFile, Span};
use crate::suppress::{self, Directives};
use crate::walk::{self, RuleSet, Walked};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Barrier, Mutex, OnceLock, mpsc};
use std::time::Instant;

/// Where the text of a file comes from.
#[derive(Debug, Clone)]
pub enum Origin {
    /// A file on disk.
    Disk(PathBuf),
    /// Text in memory.
    Memory(Vec<u8>),
}

/// A file that is parsed.
#[derive(Debug, Clone)]
pub struct Input {
    /// Relative to the workspace root, with `/`.
    pub path: String,
    /// Its text.
    pub origin: Origin,
    /// Bytes, as far as known: large files are begun first.
    pub size: u64,
}

/// What is scanned, and how.
pub struct Job<'a> {
    /// Packages and targets.
    pub workspace: &'a Workspace,
    /// The config.
    pub config: &'a Config,
    /// The files, sorted by path.
    pub inputs: Vec<Input>,
    /// Number of workers, at least 1.
    pub threads: usize,
    /// Where files are looked for that a `path` attribute names; `None` for text in memory.
    pub root: Option<&'a Path>,
    /// Called with the number of files parsed and walked so far.
    pub progress: &'a (dyn Fn(usize, usize) + Sync),
}

/// What a scan found.
#[derive(Debug, Default)]
pub struct Scan {
    /// Texts by [`FileId`].
    pub sources: Vec<SourceFile>,
    /// Everything the rules found, in no order that matters.
    pub findings: Vec<Finding>,
    /// Allow comments by file.
    pub directives: Vec<(FileId, Directives)>,
    /// Files that could not be read or parsed, with the arithmetic of their place where they are in scope.
    pub unreadable: Vec<(FileId, Unreadable, Option<Arithmetic>)>,
    /// `mod x;` in simulation code without a file.
    pub missing: Vec<(FileId, Span, String, Arithmetic)>,
    /// Files that hold simulation code, with their arithmetics.
    pub sim_files: BTreeMap<FileId, BTreeSet<Arithmetic>>,
    /// Lines of `// determinism-lint: sim` comments that are attached to an item.
    pub markers: BTreeMap<FileId, BTreeSet<u32>>,
    /// Operands and receivers of unknown type.
    pub unknown: u64,
    /// Files that no module names, sorted.
    pub orphans: Vec<String>,
    /// Packages that hold simulation code.
    pub sim_packages: BTreeSet<String>,
    /// Functions registered like a root that nothing covers: file, line span, name.
    pub uncovered_roots: Vec<(FileId, Span, String)>,
    /// Part and seconds.
    pub timings: Vec<(&'static str, f64)>,
}

/// The second half of the work, handed to the workers.
struct Stage<'a> {
    project: Project<'a>,
    rules: &'a RuleSet,
}

/// Where each file belongs.
#[derive(Debug, Clone)]
struct Home {
    package: usize,
    kind: TargetKind,
}

struct Answers<'a> {
    scopes: Vec<Option<FileScope<'a>>>,
    presentation: BTreeSet<String>,
    config: &'a Config,
}

impl Places for Answers<'_> {
    fn region(&self, file: FileId, path: &str) -> Region {
        match self.scopes.get(file.0 as usize) {
            Some(Some(scope)) => scope.region(path),
            _ => Region::default(),
        }
    }

    fn is_presentation(&self, canonical: &str) -> bool {
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
        let _ = self.config;
        false
    }
}

type Collected = (usize, Result<Vec<ItemDecl>, Box<Unreadable>>, u64);

/// Runs a scan.
///
/// # Errors
/// Mistakes of the config that only the code can show: patterns that match nothing, an empty scope.
pub fn scan(job: &Job<'_>, rules: &RuleSet) -> Result<Scan, ConfigErrors> {
    let threads = job.threads.max(1);
    let mut order: Vec<usize> = (0..job.inputs.len()).collect();
    order.sort_by_key(|at| (std::cmp::Reverse(job.inputs[*at].size), *at));
    let next = AtomicUsize::new(0);
    let parsed_count = AtomicUsize::new(0);
    let barrier = Barrier::new(threads + 1);
    let index_slot: OnceLock<Index> = OnceLock::new();
    let roots_slot: OnceLock<BTreeMap<DefId, Arithmetic>> = OnceLock::new();
    let answers_slot: OnceLock<Answers<'_>> = OnceLock::new();
    let stage_slot: OnceLock<Option<Stage<'_>>> = OnceLock::new();
    let (collected_tx, collected_rx) = mpsc::channel::<Collected>();
    let (walked_tx, walked_rx) = mpsc::channel();
    let root_names = root_names(job.config);
    let std_files: Mutex<Option<Vec<Vec<ItemDecl>>>> = Mutex::new(None);

    std::thread::scope(|scope| {
        for worker in 0..threads {
            let (collected_tx, walked_tx) = (collected_tx.clone(), walked_tx.clone());
            let (order, next, barrier, stage_slot, root_names, std_files) = (&order, &next, &barrier, &stage_slot, &root_names, &std_files);
            let parsed_count = &parsed_count;
            let work = move || {
                if worker == 0 {
                    let loaded = std_decls::load();
                    if let Ok(mut slot) = std_files.lock() {
                        *slot = Some(loaded);
                    }
                }
                let mut shard: Vec<(FileId, Parsed)> = Vec::new();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(at) = order.get(at).copied() else { break };
                    let input = &job.inputs[at];
                    let decls = read_and_parse(input).map(|parsed| {
                        let decls = collect(&parsed.tree, root_names);
                        shard.push((FileId(at as u32), parsed));
                        decls
                    });
                    let _ = collected_tx.send((at, decls, input.size));
                    (job.progress)(parsed_count.fetch_add(1, Ordering::Relaxed) + 1, order.len());
                }
                drop(collected_tx);
                barrier.wait();
                barrier.wait();
                if let Some(Some(stage)) = stage_slot.get() {
                    walk_shard(shard, stage, &walked_tx);
                }
            };
            parse::spawn_worker(scope, work).expect("the system gives the memory for a worker");
        }
        drop(collected_tx);
        drop(walked_tx);
        let (slots, barrier) = ((&index_slot, &roots_slot, &answers_slot, &stage_slot), &barrier);
        let coordinate = move || coordinate(job, rules, threads, collected_rx, walked_rx, slots, barrier, &std_files);
        let coordinator = parse::spawn_worker(scope, coordinate).expect("the system gives the memory for a worker");
        coordinator.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
