//! Files → findings: parses in parallel, merges the index, walks in parallel. Syntax trees never leave their worker.
//! Knows nothing of suppressions, levels and output.

mod files;
mod gather;
mod library;
mod macros;
mod outside;
mod roots;
mod scope;
mod stage;
mod trees;
mod work;

use crate::config::{Config, ConfigErrors};
use crate::discover::{TargetKind, Workspace};
use crate::finding::{Finding, Harmless};
use crate::line_facts::LineFacts;
use crate::meta::Arithmetic;
use crate::model::index::Index;
use crate::model::{DefId, Prim, Project, build};
use crate::parse::{self, Unreadable};
use crate::source::{FileId, SourceFile, Span};
use crate::suppress::Directives;
use crate::walk::RuleSet;
use files::Files;
use gather::gather;
use library::Library;
use macros::Definitions;
use roots::root_names;
use stage::{Answers, open_stage};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Barrier, OnceLock, mpsc};
use std::time::{Duration, Instant};
use work::{Collected, Queue, Reading, WalkedFile, parse_shard, read_ahead, walk_shard, write_out};

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

/// Room for the trees of about 50,000 functions.
pub const TREE_BYTES: u64 = 128 << 20;

/// Called with the number of files, how many are done, and whether that is about walking (or parsing).
pub type Progress<'a> = &'a (dyn Fn(usize, usize, bool) + Sync);

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
    /// Called for each file that was parsed and again when it was walked.
    pub progress: Progress<'a>,
    /// About how many bytes of trees may stay between parsing and walking; what goes is parsed twice.
    pub tree_bytes: u64,
    /// Path of a file and a line (from 1) of which everything is wanted that is known.
    pub line: Option<(String, u32)>,
}

/// What a scan found.
#[derive(Debug, Default)]
pub struct Scan {
    /// Texts by [`FileId`].
    pub sources: Vec<SourceFile>,
    /// Everything the rules found, in no order that matters.
    pub findings: Vec<Finding>,
    /// Places that the rules looked at and proved harmless.
    pub harmless: Vec<Harmless>,
    /// Allow comments by file.
    pub directives: Vec<(FileId, Directives)>,
    /// Files that could not be read or parsed, with the arithmetic of their place where they are in scope.
    pub unreadable: Vec<(FileId, Unreadable, Option<Arithmetic>)>,
    /// `mod x;` in simulation code without a file.
    pub missing: Vec<(FileId, Span, String, Arithmetic)>,
    /// Simulation code by file, where it holds allow comments.
    pub regions: BTreeMap<FileId, Vec<(Span, Arithmetic)>>,
    /// Files that hold simulation code, with their arithmetics.
    pub sim_files: BTreeMap<FileId, BTreeSet<Arithmetic>>,
    /// Float operations under exact-float by `[[sim]]` entry and width: how many, and the first.
    pub widths: BTreeMap<(u16, Prim), (u64, FileId, Span)>,
    /// Operands and receivers of unknown type.
    pub unknown: u64,
    /// Files that no module names, sorted.
    pub orphans: Vec<String>,
    /// Packages that hold simulation code.
    pub sim_packages: BTreeSet<String>,
    /// Files of other crates that could not be read for what they declare.
    pub unread: Vec<String>,
    /// What `init` wants to know of the code.
    pub survey: Survey,
    /// What is known of the line that was asked for, where its file was walked.
    pub line: Option<LineFacts>,
    /// Part and seconds.
    pub timings: Vec<(&'static str, f64)>,
}

/// What the code looks like, for proposing a config.
#[derive(Debug, Default)]
pub struct Survey {
    /// Path of the module that each file is the body of; empty where it is of none.
    pub modules: Vec<String>,
    /// Index of the package of each file.
    pub packages: Vec<Option<usize>>,
    /// Registrations: call, schedule, how many.
    pub registrations: BTreeMap<(String, Option<String>), u32>,
    /// Trait and method of impls in the workspace, how many.
    pub trait_methods: BTreeMap<(String, String), u32>,
    /// Packages in which some type derives `DeterminismSafe`.
    pub safe_packages: BTreeSet<String>,
}

/// The second half of the work, handed to the workers.
struct Stage<'a> {
    project: Project<'a>,
    rules: &'a RuleSet,
    line: Option<&'a (String, u32)>,
}

/// Where each file belongs.
#[derive(Debug, Clone)]
struct Home {
    package: usize,
    kind: TargetKind,
}

/// What the coordinator hands to the workers, each a step after the last.
#[derive(Default)]
struct Slots<'a> {
    roots: OnceLock<BTreeMap<DefId, Arithmetic>>,
    answers: OnceLock<Answers<'a>>,
    uncovered: OnceLock<BTreeMap<DefId, String>>,
}

/// Runs a scan.
///
/// # Errors
/// Mistakes of the config that only the code can show: patterns that match nothing, an empty scope.
pub fn scan(job: &Job<'_>, rules: &RuleSet) -> Result<Scan, ConfigErrors> {
    match scan_once(job, rules, Reading::Declarations)? {
        Some(scan) => Ok(scan),
        None => scan_once(job, rules, Reading::Whole).map(Option::unwrap_or_default),
    }
}

/// Runs a scan. `None` where a body turned out to be no Rust only after the index was built: what its file declares must not count.
fn scan_once(job: &Job<'_>, rules: &RuleSet, reading: Reading) -> Result<Option<Scan>, ConfigErrors> {
    let mut index = OnceLock::new();
    let slots = Slots::default();
    let stage: OnceLock<Option<Stage<'_>>> = OnceLock::new();
    let queue = Queue::new(job, reading);
    let library = Library::new(job);
    let definitions = Definitions::new(job, &library);
    let (collected_tx, collected_rx) = mpsc::channel::<Collected>();
    let (walked_tx, walked_rx) = mpsc::channel::<WalkedFile>();
    let barrier = Barrier::new(job.threads.max(1) + 1);
    let root_names = root_names(job.config);
    let scanned = std::thread::scope(|scope| {
        for worker in 0..job.threads.max(1) {
            let (collected, walked) = (collected_tx.clone(), walked_tx.clone());
            let (queue, stage, barrier, root_names) = (&queue, &stage, &barrier, &root_names);
            let definitions = &definitions;
            let work = move || {
                // The others wait for this worker even if it breaks.
                let parsed = catch_unwind(AssertUnwindSafe(|| {
                    let parsing = definitions.parsing();
                    if worker == 0 {
                        build::std_index();
                    }
                    let (mut shard, later) = parse_shard(job, queue, root_names, definitions, &collected);
                    drop(parsing);
                    write_out(queue, root_names, definitions, (&mut shard, later), collected);
                    read_ahead(queue, &mut shard, stage);
                    shard
                }));
                barrier.wait();
                let mut shard = parsed.unwrap_or_else(|panic| resume_unwind(panic));
                if let Some(Some(stage)) = stage.get() {
                    let tools = (stage, definitions, &root_names[..]);
                    walk_shard(job, queue, &mut shard, tools, &walked);
                }
            };
            parse::spawn_worker(scope, work).expect("the system gives memory for a worker");
        }
        drop((collected_tx, walked_tx));
        let (index, slots, stage, barrier, queue) = (&index, &slots, &stage, &barrier, &queue);
        let (library, definitions) = (&library, &definitions);
        let coordinate = move || {
            let started = Instant::now();
            let (mut parsed, mut waited) = (started.elapsed(), Duration::ZERO);
            let opened = catch_unwind(AssertUnwindSafe(|| {
                let mut files = Files::new(job, collected_rx);
                parsed = started.elapsed();
                waited = library.waited();
                let opened =
                    open_stage(job, rules, (library, definitions), (index, slots), &mut files, queue.heard());
                opened.map(|opened| (opened, files))
            }));
            let (opened, outcome) = match opened {
                Ok(Ok((opened, files))) => (Some(opened), Ok(Ok(files))),
                Ok(Err(errors)) => (None, Ok(Err(errors))),
                Err(panic) => (None, Err(panic)),
            };
            let _ = stage.set(opened);
            let indexed = started.elapsed();
            barrier.wait();
            let files = outcome.unwrap_or_else(|panic| resume_unwind(panic))?;
            let outside = files.outside_seconds;
            let mut scan = gather(job, stage, files, walked_rx);
            if queue.is_broken() {
                return Ok(None);
            }
            let walked = started.elapsed();
            scan.timings = vec![
                ("parse", parsed.saturating_sub(waited).as_secs_f64()),
                ("dependencies", outside + waited.as_secs_f64()),
                ("index", (indexed - parsed).as_secs_f64() - outside),
                ("infer and check", (walked - indexed).as_secs_f64()),
            ];
            Ok(Some(scan))
        };
        let coordinator =
            parse::spawn_worker(scope, coordinate).expect("the system gives memory for a worker");
        coordinator.join().unwrap_or_else(|panic| resume_unwind(panic))
    });
    drop(stage);
    if let Some(index) = index.take() {
        drop_later(index);
    }
    scanned
}

/// Nobody has to wait until the many small pieces of an index are gone.
fn drop_later(index: Index) {
    // Where there is no further thread, the closure is dropped here, and the index with it.
    let _ = std::thread::Builder::new().spawn(move || drop(index));
}
