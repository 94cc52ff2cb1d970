//! What the workers do: they take files from one queue, parse them, and walk what they parsed themselves. Trees never leave their
//! worker.

use super::macros::Definitions;
use super::outside::Words;
use super::trees::{Room, Tree};
use super::{Input, Job, Origin, Stage};
use crate::model::again;
use crate::model::collect::collect;
use crate::model::decl::{ItemDecl, NodeKey};
use crate::model::expand::items;
use crate::parse::{self, Parsed, Unreadable};
use crate::source::{FileId, SourceFile};
use crate::suppress::{self, Cover, Directives};
use crate::walk::{self, Walked};
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError, mpsc};

pub(super) type Collected = (usize, Result<Vec<ItemDecl>, Box<Unreadable>>);

pub(super) type WalkedFile = (FileId, SourceFile, Walked, Directives);

/// How much of a file is parsed before the index is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reading {
    /// What is declared; the bodies of functions when it is walked.
    Declarations,
    /// Everything.
    Whole,
}

/// The files in the order in which they are begun: large ones first.
pub(super) struct Queue {
    order: Vec<usize>,
    next: AtomicUsize,
    parsed: AtomicUsize,
    walked: AtomicUsize,
    reading: Reading,
    /// A body could not be read.
    broken: AtomicBool,
    /// What the files say before they are walked.
    heard: Mutex<Heard>,
    room: Room,
}

impl Queue {
    pub(super) fn new(job: &Job<'_>, reading: Reading) -> Self {
        let mut order: Vec<usize> = (0..job.inputs.len()).collect();
        order.sort_by_key(|at| (std::cmp::Reverse(job.inputs[*at].size), *at));
        Self {
            order,
            next: AtomicUsize::new(0),
            parsed: AtomicUsize::new(0),
            walked: AtomicUsize::new(0),
            reading,
            broken: AtomicBool::new(false),
            heard: Mutex::default(),
            // The second attempt must succeed.
            room: Room::new(if reading == Reading::Whole { u64::MAX } else { job.tree_bytes }),
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

    /// What the files say, when all are parsed.
    pub(super) fn heard(&self) -> Heard {
        std::mem::take(&mut self.heard.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sends what a file declares, and keeps its tree or its text.
    fn declare(
        &self,
        at: usize,
        parsed: Parsed,
        root_names: &[String],
        out: &mpsc::Sender<Collected>,
    ) -> Tree {
        let mut decls = collect(&parsed, root_names);
        let tree = self.room.keep(parsed, &mut decls);
        let _ = out.send((at, Ok(decls)));
        tree
    }

    fn take(&self) -> Option<usize> {
        self.order.get(self.next.fetch_add(1, Ordering::Relaxed)).copied()
    }

    /// Whether a body could not be read.
    pub(super) fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Relaxed)
    }
}

/// What files say that decides which other crates are read.
#[derive(Default)]
pub(super) struct Heard {
    /// Names that they use.
    pub(super) words: Words,
    /// Those in which a comment may mark simulation code.
    pub(super) marked: BTreeSet<usize>,
}

impl Heard {
    fn listen(&mut self, at: usize, parsed: &Parsed) {
        self.words.read(&parsed.source.text);
        if parsed.comments.iter().any(|comment| comment.text.contains("sim")) {
            self.marked.insert(at);
        }
    }

    fn merge(&mut self, mut other: Self) {
        self.words.merge(&other.words);
        self.marked.append(&mut other.marked);
    }
}

/// The files that a worker parsed.
pub(super) type Shard = Vec<(FileId, Tree)>;

/// Parses files until there are none, and sends what they declare. Those in which macros may stand in the place of items are left for
/// [`write_out`].
pub(super) fn parse_shard(
    job: &Job<'_>,
    queue: &Queue,
    root_names: &[String],
    definitions: &Definitions<'_>,
    out: &mpsc::Sender<Collected>,
) -> (Shard, Vec<(FileId, Parsed)>) {
    let (mut shard, mut later) = (Shard::new(), Vec::new());
    let mut heard = Heard::default();
    let leads = !job.workspace.externals.is_empty();
    while let Some(at) = queue.take() {
        let early = (queue.reading == Reading::Declarations).then_some(root_names);
        match read_and_parse(&job.inputs[at], early) {
            Ok(parsed) => {
                definitions.add(at, &parsed);
                if leads {
                    heard.listen(at, &parsed);
                }
                let file = FileId(at as u32);
                if items::invokes(&parsed) {
                    later.push((file, parsed));
                } else {
                    shard.push((file, queue.declare(at, parsed, root_names, out)));
                }
            }
            Err(unreadable) => {
                let _ = out.send((at, Err(unreadable)));
            }
        }
        (job.progress)(queue.order.len(), queue.parsed.fetch_add(1, Ordering::Relaxed) + 1, false);
    }
    queue.heard.lock().unwrap_or_else(PoisonError::into_inner).merge(heard);
    (shard, later)
}

/// Writes out the macros in the place of items and sends what those files declare. Waits for the other workers where there are any.
pub(super) fn write_out(
    queue: &Queue,
    root_names: &[String],
    definitions: &Definitions<'_>,
    (shard, later): (&mut Shard, Vec<(FileId, Parsed)>),
    out: mpsc::Sender<Collected>,
) {
    for (file, mut parsed) in later {
        let at = file.0 as usize;
        definitions.write_out(at, &mut parsed, root_names);
        shard.push((file, queue.declare(at, parsed, root_names, &out)));
    }
}

/// Reads a file; with `root_names`, without the bodies of functions.
pub(super) fn read_and_parse(
    input: &Input,
    root_names: Option<&[String]>,
) -> Result<Parsed, Box<Unreadable>> {
    let parse = |bytes: &[u8]| match root_names {
        Some(root_names) => parse::parse_declarations(input.path.clone(), bytes, root_names),
        None => parse::parse(input.path.clone(), bytes),
    };
    match &input.origin {
        Origin::Memory(bytes) => parse(bytes),
        Origin::Disk(path) => parse(&crate::discover::read(input.path.clone(), path)?),
    }
}

/// Text of bodies that a worker reads while the index is being built: all their trees are in memory at once.
const AHEAD: usize = 1 << 20;

/// Uses the time in which the index is being built by another thread.
pub(super) fn read_ahead(queue: &Queue, shard: &mut Shard, stage: &OnceLock<Option<Stage<'_>>>) {
    let mut room = AHEAD;
    for (_, tree) in shard {
        let Tree::Stays(parsed) = tree else { continue };
        let Some(left) = room.checked_sub(parsed.text_of_bodies()) else { return };
        if stage.get().is_some() || !queue.read_bodies(parsed) {
            return;
        }
        room = left;
    }
}

/// Walks files; `definitions` are for those that have to be parsed again.
pub(super) fn walk_shard(
    job: &Job<'_>,
    queue: &Queue,
    shard: &mut Shard,
    (stage, definitions, root_names): (&Stage<'_>, &Definitions<'_>, &[String]),
    out: &mpsc::Sender<WalkedFile>,
) {
    for (file, tree) in shard {
        let walked = match tree {
            Tree::Stays(parsed) => walk_kept(*file, parsed, (stage, queue)),
            Tree::Again(source, numbers) => {
                let source = std::mem::take(source);
                let walked = parse_again(*file, source, root_names, definitions)
                    .and_then(|parsed| walk_again(*file, parsed, *numbers, (stage, queue, root_names)));
                queue.broken.fetch_or(walked.is_none(), Ordering::Relaxed);
                walked
            }
        };
        let Some(walked) = walked else { return };
        let _ = out.send(walked);
        (job.progress)(queue.order.len(), queue.walked.fetch_add(1, Ordering::Relaxed) + 1, true);
    }
}

fn walk_kept(file: FileId, parsed: &mut Parsed, (stage, queue): (&Stage<'_>, &Queue)) -> Option<WalkedFile> {
    let walked = queue.read_bodies(parsed).then(|| walk_file(file, parsed, stage));
    parsed.forget_bodies();
    walked
}

fn parse_again(
    file: FileId,
    source: SourceFile,
    root_names: &[String],
    definitions: &Definitions<'_>,
) -> Option<Parsed> {
    let mut parsed = parse::parse_declarations(source.path, source.text.as_bytes(), root_names).ok()?;
    if items::invokes(&parsed) {
        definitions.write_out(file.0 as usize, &mut parsed, root_names);
    }
    Some(parsed)
}

fn walk_again(
    file: FileId,
    mut parsed: Parsed,
    numbers: (NodeKey, NodeKey),
    (stage, queue, root_names): (&Stage<'_>, &Queue, &[String]),
) -> Option<WalkedFile> {
    let mut decls = collect(&parsed, root_names);
    let walk = || queue.read_bodies(&mut parsed).then(|| walk_file(file, &mut parsed, stage));
    again::with_numbers(&mut decls, numbers, walk)?
}

pub(super) fn walk_file(file: FileId, parsed: &mut Parsed, stage: &Stage<'_>) -> WalkedFile {
    let directives = if parsed.comments.is_empty() { Directives::default() } else { suppress::read(parsed) };
    let marks = walk::Marks {
        whole_file: directives.markers.iter().any(|marker| marker.cover == Cover::File),
        items: directives.markers.iter().map(|marker| marker.cover.span(&parsed.source)).collect(),
        regions: !directives.allows.is_empty(),
        line: stage.line.filter(|(path, _)| *path == parsed.source.path).map(|(_, line)| *line),
    };
    let macros = OnceCell::new();
    let index = stage.project.index;
    let walked = match index.file_roots.get(&file) {
        // A file that only tests name is no code of the game.
        Some(module) if index.live_files.contains(&file) => {
            walk::walk(file, parsed, &marks, &macros, &stage.project, stage.rules, *module)
        }
        _ => Walked::default(),
    };
    // Nothing asks for a place in this file any more.
    (file, std::mem::take(&mut parsed.source), walked, directives)
}
