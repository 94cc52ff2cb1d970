//! Files → findings: parses in parallel, merges the index, walks in parallel. Syntax trees never leave their worker.
//! Knows nothing of suppressions, levels and output.

use crate::config::{Config, ConfigErrors, FileScope, Mistake, Place, Region, Root};
use crate::discover::{TargetKind, Workspace};
use crate::finding::Finding;
use crate::meta::Arithmetic;
use crate::model::build::{self, Builder, ModuleFiles};
use crate::model::collect::collect;
use crate::model::decl::ItemDecl;
use crate::model::index::{DefKind, Extern, Index, ModId};
use crate::model::known::{Fact, Known};
use crate::model::{DefId, Places, Prim, Project};
use crate::parse::{self, Parsed, Unreadable};
use crate::source::{FileId, SourceFile, Span};
use crate::suppress::{self, Cover, Directives};
use crate::walk::{self, RuleSet, Walked};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Barrier, OnceLock, mpsc};
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
    /// What `init` wants to know of the code.
    pub survey: Survey,
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
}

impl Places for Answers<'_> {
    fn region(&self, file: FileId, path: &str) -> Region {
        match self.scopes.get(file.0 as usize) {
            Some(Some(scope)) => scope.region(path),
            _ => Region::default(),
        }
    }

    fn is_presentation(&self, canonical: &str) -> bool {
        if self.presentation.is_empty() {
            return false;
        }
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
        false
    }
}

type Collected = (usize, Result<Vec<ItemDecl>, Box<Unreadable>>);
type WalkedFile = (FileId, SourceFile, Walked, Directives);

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

/// How much of a file is parsed before the index is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// What is declared; the bodies of functions when it is walked.
    Declarations,
    /// Everything.
    Whole,
}

/// Runs a scan. `None` where a body turned out to be no Rust only after the index was built: what its file declares must not count.
fn scan_once(job: &Job<'_>, rules: &RuleSet, reading: Reading) -> Result<Option<Scan>, ConfigErrors> {
    let mut index = OnceLock::new();
    let slots = Slots::default();
    let stage: OnceLock<Option<Stage<'_>>> = OnceLock::new();
    let queue = Queue::new(&job.inputs, reading);
    let (collected_tx, collected_rx) = mpsc::channel::<Collected>();
    let (walked_tx, walked_rx) = mpsc::channel::<WalkedFile>();
    let barrier = Barrier::new(job.threads.max(1) + 1);
    let root_names = root_names(job.config);
    let scanned = std::thread::scope(|scope| {
        for worker in 0..job.threads.max(1) {
            let (collected, walked) = (collected_tx.clone(), walked_tx.clone());
            let (queue, stage, barrier, root_names) = (&queue, &stage, &barrier, &root_names);
            let work = move || {
                // The others wait for this worker even if it breaks.
                let parsed = catch_unwind(AssertUnwindSafe(|| {
                    if worker == 0 {
                        build::std_index();
                    }
                    let mut shard = parse_shard(job, queue, root_names, collected);
                    read_ahead(queue, &mut shard, stage);
                    shard
                }));
                barrier.wait();
                let mut shard = parsed.unwrap_or_else(|panic| resume_unwind(panic));
                if let Some(Some(stage)) = stage.get() {
                    walk_shard(job, queue, &mut shard, stage, &walked);
                }
            };
            parse::spawn_worker(scope, work).expect("the system gives memory for a worker");
        }
        drop((collected_tx, walked_tx));
        let (index, slots, stage, barrier, queue) = (&index, &slots, &stage, &barrier, &queue);
        let coordinate = move || {
            let started = Instant::now();
            let mut parsed = started.elapsed();
            let opened = catch_unwind(AssertUnwindSafe(|| {
                let mut files = Files::new(job, collected_rx);
                parsed = started.elapsed();
                let opened = open_stage(job, rules, index, slots, &mut files);
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
            let mut scan = gather(job, stage, files, walked_rx);
            if queue.broken.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let walked = started.elapsed();
            scan.timings = vec![
                ("parse", parsed.as_secs_f64()),
                ("index", (indexed - parsed).as_secs_f64()),
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

/// The files in the order in which they are begun: large ones first.
struct Queue {
    order: Vec<usize>,
    next: AtomicUsize,
    parsed: AtomicUsize,
    walked: AtomicUsize,
    reading: Reading,
    /// A body could not be read.
    broken: AtomicBool,
}

impl Queue {
    fn new(inputs: &[Input], reading: Reading) -> Self {
        let mut order: Vec<usize> = (0..inputs.len()).collect();
        order.sort_by_key(|at| (std::cmp::Reverse(inputs[*at].size), *at));
        Self {
            order,
            next: AtomicUsize::new(0),
            parsed: AtomicUsize::new(0),
            walked: AtomicUsize::new(0),
            reading,
            broken: AtomicBool::new(false),
        }
    }

    /// Reads the bodies of a file, unless one of another file could not be read.
    fn read_bodies(&self, parsed: &mut Parsed) -> bool {
        if self.broken.load(Ordering::Relaxed) || !parsed.read_bodies() {
            self.broken.store(true, Ordering::Relaxed);
            return false;
        }
        true
    }

    fn take(&self) -> Option<usize> {
        self.order.get(self.next.fetch_add(1, Ordering::Relaxed)).copied()
    }
}

fn parse_shard(
    job: &Job<'_>,
    queue: &Queue,
    root_names: &[String],
    out: mpsc::Sender<Collected>,
) -> Vec<(FileId, Parsed)> {
    let mut shard = Vec::new();
    while let Some(at) = queue.take() {
        let early = (queue.reading == Reading::Declarations).then_some(root_names);
        let decls = read_and_parse(&job.inputs[at], early).map(|parsed| {
            let decls = collect(&parsed.tree, root_names);
            shard.push((FileId(at as u32), parsed));
            decls
        });
        let _ = out.send((at, decls));
        (job.progress)(queue.order.len(), queue.parsed.fetch_add(1, Ordering::Relaxed) + 1, false);
    }
    shard
}

/// Reads a file; with `root_names`, without the bodies of functions.
fn read_and_parse(input: &Input, root_names: Option<&[String]>) -> Result<Parsed, Box<Unreadable>> {
    let parse = |bytes: &[u8]| match root_names {
        Some(root_names) => parse::parse_declarations(input.path.clone(), bytes, root_names),
        None => parse::parse(input.path.clone(), bytes),
    };
    match &input.origin {
        Origin::Memory(bytes) => parse(bytes),
        Origin::Disk(path) => parse(&crate::discover::read(input.path.clone(), path)?),
    }
}

/// Text whose bodies a worker reads while the index is being built: all their trees are in memory at once.
const AHEAD: usize = 1 << 20;

/// Uses the time in which the index is being built by another thread.
fn read_ahead(queue: &Queue, shard: &mut [(FileId, Parsed)], stage: &OnceLock<Option<Stage<'_>>>) {
    let mut room = AHEAD;
    for (_, parsed) in shard {
        let Some(left) = room.checked_sub(parsed.source.text.len()) else { return };
        if stage.get().is_some() || !queue.read_bodies(parsed) {
            return;
        }
        room = left;
    }
}

fn walk_shard(
    job: &Job<'_>,
    queue: &Queue,
    shard: &mut [(FileId, Parsed)],
    stage: &Stage<'_>,
    out: &mpsc::Sender<WalkedFile>,
) {
    for (file, parsed) in shard {
        if !queue.read_bodies(parsed) {
            return;
        }
        let _ = out.send(walk_file(*file, parsed, stage));
        parsed.forget_bodies();
        (job.progress)(queue.order.len(), queue.walked.fetch_add(1, Ordering::Relaxed) + 1, true);
    }
}

fn walk_file(file: FileId, parsed: &mut Parsed, stage: &Stage<'_>) -> WalkedFile {
    let directives = if parsed.comments.is_empty() { Directives::default() } else { suppress::read(parsed) };
    let marks = walk::Marks {
        whole_file: directives.markers.iter().any(|marker| marker.cover == Cover::File),
        items: directives.markers.iter().map(|marker| marker.cover.span(&parsed.source)).collect(),
        regions: !directives.allows.is_empty(),
    };
    let macros = OnceCell::new();
    let walked = match stage.project.index.file_roots.get(&file) {
        Some(module) => walk::walk(file, parsed, &marks, &macros, &stage.project, stage.rules, *module),
        None => Walked::default(),
    };
    // Nothing asks for a place in this file any more.
    (file, std::mem::take(&mut parsed.source), walked, directives)
}

/// The parsed files as the builder asks for them, and those that are only found while it asks.
struct Files<'a> {
    job: &'a Job<'a>,
    root_names: Vec<String>,
    decls: BTreeMap<String, (FileId, Vec<ItemDecl>)>,
    unreadable: BTreeMap<FileId, Unreadable>,
    homes: BTreeMap<FileId, Home>,
    home: Home,
    own: Vec<(FileId, Parsed)>,
    count: usize,
    /// The files of the crate that is being built may be asked for by another one.
    again: bool,
}

impl<'a> Files<'a> {
    fn new(job: &'a Job<'a>, collected: mpsc::Receiver<Collected>) -> Self {
        let mut files = Self {
            job,
            root_names: root_names(job.config),
            decls: BTreeMap::new(),
            unreadable: BTreeMap::new(),
            homes: BTreeMap::new(),
            home: Home { package: 0, kind: TargetKind::Lib },
            own: Vec::new(),
            count: job.inputs.len(),
            again: true,
        };
        for (at, decls) in collected {
            files.add(FileId(at as u32), job.inputs[at].path.clone(), decls);
        }
        files
    }

    fn add(&mut self, file: FileId, path: String, decls: Result<Vec<ItemDecl>, Box<Unreadable>>) {
        let decls = decls.unwrap_or_else(|unreadable| {
            self.unreadable.insert(file, *unreadable);
            Vec::new()
        });
        self.decls.insert(path, (file, decls));
    }

    /// A file outside the listed folders that a `path` attribute names.
    fn read_late(&mut self, path: &str) {
        let Some(root) = self.job.root else { return };
        let absolute = root.join(path);
        // Whatever stands there is read or reported; nothing there is a missing file.
        if absolute.symlink_metadata().is_err() {
            return;
        }
        let file = FileId(self.count as u32);
        self.count += 1;
        let input = Input { path: path.to_owned(), origin: Origin::Disk(absolute), size: 0 };
        let decls = read_and_parse(&input, None).map(|parsed| {
            let decls = collect(&parsed.tree, &self.root_names);
            self.own.push((file, parsed));
            decls
        });
        self.add(file, path.to_owned(), decls);
    }

    fn orphans(&self) -> Vec<String> {
        let named = |file: &FileId| self.homes.contains_key(file);
        self.decls.iter().filter(|(_, (file, _))| !named(file)).map(|(path, _)| path.clone()).collect()
    }
}

impl ModuleFiles for Files<'_> {
    fn take(&mut self, path: &str) -> Option<(FileId, Vec<ItemDecl>)> {
        if !self.decls.contains_key(path) {
            self.read_late(path);
        }
        let again = self.again;
        let (file, decls) = self.decls.get_mut(path)?;
        // A library and a binary may share files; where there is one crate, the declarations move.
        let (file, decls) = (*file, if again { decls.clone() } else { std::mem::take(decls) });
        self.homes.entry(file).or_insert_with(|| self.home.clone());
        Some((file, decls))
    }
}

/// Index, scope and roots: everything between parsing and walking.
fn open_stage<'s>(
    job: &'s Job<'_>,
    rules: &'s RuleSet,
    index: &'s OnceLock<Index>,
    slots: &'s Slots<'s>,
    files: &mut Files<'_>,
) -> Result<Stage<'s>, ConfigErrors> {
    let built = build_index(job, files);
    let index = index.get_or_init(|| built);
    let answers = slots.answers.get_or_init(|| answers(job, files, index));
    let mut mistakes = scope_mistakes(job, files, index);
    let (roots, unmatched) = find_roots(job.config, index);
    mistakes.extend(unmatched.into_iter().filter_map(|at| job.config.scope.root_unmatched(at)));
    ConfigErrors::check(mistakes)?;
    let roots = slots.roots.get_or_init(|| roots);
    let uncovered = slots.uncovered.get_or_init(|| uncovered_roots(index, answers, roots));
    Ok(Stage { project: Project { index, places: answers, roots, uncovered, config: job.config }, rules })
}

fn build_index(job: &Job<'_>, files: &mut Files<'_>) -> Index {
    let mut builder = Builder::new(known(job.config));
    let mut roots: Vec<(usize, ModId, TargetKind)> = Vec::new();
    for (at, package) in job.workspace.packages.iter().enumerate() {
        for target in &package.targets {
            let product = is_product(target.kind);
            let named = || {
                job.config
                    .scope
                    .region(&package.name, &target.root_file, &target.crate_name, target.kind)
                    .sim
                    .is_some()
            };
            if !product && !named() {
                continue;
            }
            files.home = Home { package: at, kind: target.kind };
            files.again = package.targets.iter().filter(|target| is_product(target.kind)).count() > 1;
            if let Some(root) =
                builder.add_crate(&target.crate_name, &target.root_file, package.edition, files)
            {
                roots.push((at, root, target.kind));
            }
        }
    }
    for (at, root, _) in &roots {
        let package = &job.workspace.packages[*at];
        for dependency in &package.dependencies {
            let member = dependency.member.and_then(|member| library(&roots, member));
            let target = member
                .map_or_else(|| Extern::Foreign(dependency.package.replace('-', "_").into()), Extern::Root);
            builder.add_extern(*root, &dependency.extern_name, target);
        }
        if let Some(own) = library(&roots, *at).filter(|own| own != root) {
            let name = package
                .targets
                .iter()
                .find(|target| target.kind == TargetKind::Lib)
                .map(|target| target.crate_name.clone());
            builder.add_extern(*root, &name.unwrap_or_default(), Extern::Root(own));
        }
    }
    builder.finish()
}

fn is_product(kind: TargetKind) -> bool {
    matches!(kind, TargetKind::Lib | TargetKind::Bin)
}

fn library(roots: &[(usize, ModId, TargetKind)], package: usize) -> Option<ModId> {
    roots.iter().find(|(at, _, kind)| *at == package && *kind == TargetKind::Lib).map(|(_, root, _)| *root)
}

/// The table with what the config adds, where it adds anything.
fn known(config: &Config) -> Option<Known> {
    if config.types.hash.is_empty() {
        return None;
    }
    let mut known = Known::table();
    for path in &config.types.hash {
        known.configure(path, Fact::HashContainer);
    }
    Some(known)
}

fn answers<'s>(job: &'s Job<'_>, files: &Files<'_>, index: &Index) -> Answers<'s> {
    let mut scopes: Vec<Option<FileScope<'s>>> = Vec::new();
    scopes.resize_with(files.count, || None);
    for (path, (file, _)) in &files.decls {
        let Some(home) = files.homes.get(file) else { continue };
        let package = &job.workspace.packages[home.package].name;
        scopes[file.0 as usize] = Some(job.config.scope.file(package, path, home.kind));
    }
    let mut answers = Answers { scopes, presentation: BTreeSet::new() };
    if !job.config.scope.has_presentation() {
        return answers;
    }
    let modules = index.own_modules().filter_map(|module| Some((module.file?, &module.path)));
    let defs = index.own_defs().filter_map(|(_, def)| Some((def.file?, &def.path)));
    let presented: BTreeSet<String> = modules
        .chain(defs)
        .filter(|(file, path)| answers.region(*file, path).presentation)
        .map(|(_, path)| path.to_string())
        .collect();
    answers.presentation = presented;
    answers
}

/// What only the code can show to be wrong in the scope.
fn scope_mistakes(job: &Job<'_>, files: &Files<'_>, index: &Index) -> Vec<Mistake> {
    if job.config.source.is_none() {
        return Vec::new();
    }
    let paths: BTreeMap<FileId, &str> =
        files.decls.iter().map(|(path, (file, _))| (*file, path.as_str())).collect();
    let modules = index.own_modules().map(|module| (module.file, &*module.path));
    let defs = index.own_defs().map(|(_, def)| (def.file, &*def.path));
    let places = modules.chain(defs).filter_map(|(file, path)| {
        let home = files.homes.get(&file?)?;
        let package = &job.workspace.packages[home.package].name;
        Some(Place { package, file: paths.get(&file?)?, path, kind: home.kind })
    });
    let universe: Vec<Place<'_>> = places.collect();
    job.config.scope.problems(&universe)
}

/// Names of calls whose arguments are looked at: those of the config, and those by which systems are usually registered.
fn root_names(config: &Config) -> Vec<String> {
    let configured = config.roots.iter().filter_map(|(root, _)| match root {
        Root::Call { call, .. } => Some(call.clone()),
        Root::Method { .. } => None,
    });
    let usual = USUAL_REGISTRATIONS.iter().map(|name| (*name).to_owned());
    configured.chain(usual).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Calls that register systems in engines that are in use.
const USUAL_REGISTRATIONS: [&str; 4] =
    ["add_systems", "add_system_to_stage", "register_system", "add_system"];

/// Root functions with their arithmetic, and which roots of the config named none.
fn find_roots(config: &Config, index: &Index) -> (BTreeMap<DefId, Arithmetic>, Vec<usize>) {
    let mut roots = BTreeMap::new();
    let mut unmatched = Vec::new();
    for (at, (root, arithmetic)) in config.roots.iter().enumerate() {
        let found = match root {
            Root::Call { call, schedule } => called_roots(index, call, schedule),
            Root::Method { trait_, method } => method_roots(index, trait_, method),
        };
        if found.is_empty() {
            unmatched.push(at);
        }
        for def in found {
            roots.entry(def).or_insert(*arithmetic);
        }
    }
    (roots, unmatched)
}

fn called_roots(index: &Index, call: &str, schedule: &[String]) -> BTreeSet<DefId> {
    let sites = index.root_sites.iter().filter(|site| *site.call.call == *call);
    let wanted = sites.filter(|site| {
        schedule.is_empty()
            || site.call.schedule.iter().any(|name| schedule.iter().any(|own| **own == **name))
    });
    wanted
        .flat_map(|site| site.call.paths.iter().filter_map(|path| index.function(site.module, path)))
        .collect()
}

fn method_roots(index: &Index, trait_: &str, method: &str) -> BTreeSet<DefId> {
    let last = trait_.rsplit("::").next().unwrap_or(trait_);
    let mut found = BTreeSet::new();
    for (_, def) in index.own_defs() {
        let (DefKind::Impl { trait_path: Some(path), items, .. }, true) = (&def.kind, def.file.is_some())
        else {
            continue;
        };
        if path.segs.last().is_some_and(|seg| *seg.name == *last) {
            found.extend(items.iter().filter(|(name, _)| **name == *method).map(|(_, item)| *item));
        }
    }
    found
}

fn gather(
    job: &Job<'_>,
    stage: &OnceLock<Option<Stage<'_>>>,
    mut files: Files<'_>,
    walked: mpsc::Receiver<WalkedFile>,
) -> Scan {
    let mut scan = Scan { orphans: files.orphans(), ..Scan::default() };
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

/// Functions registered on a schedule that ticks at a fixed rate, and that nothing in the config covers, with the registration.
fn uncovered_roots(
    index: &Index,
    places: &dyn Places,
    roots: &BTreeMap<DefId, Arithmetic>,
) -> BTreeMap<DefId, String> {
    let mut found = BTreeMap::new();
    for site in &index.root_sites {
        let schedule = site.call.schedule.iter().find(|name| is_tick_schedule(name));
        if schedule.is_none() && &*site.call.call != "register_system" {
            continue;
        }
        for def in site.call.paths.iter().filter_map(|path| index.function(site.module, path)) {
            let own = index.def(def);
            let Some(file) = own.file else { continue };
            let region = places.region(file, &own.path);
            let covered =
                region.sim.is_some() || region.presentation || region.excluded || roots.contains_key(&def);
            if !covered && !own.test {
                let registration = schedule.map_or(site.call.call.to_string(), |schedule| {
                    format!("{}({schedule}, …)", site.call.call)
                });
                found.entry(def).or_insert(registration);
            }
        }
    }
    found
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

/// Schedules whose systems run once per tick.
fn is_tick_schedule(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    lower.starts_with("fixed")
        || lower.contains("ggrs")
        || lower.contains("rollback")
        || lower.contains("physicsschedule")
        || lower.contains("tick")
}
