//! The sources of crates outside of the workspace, each read once and when somebody asks for it: what they declare, and the macros that
//! they export. Knows cargo's graph and files; which crates are asked for, the callers say.

mod exported;
mod files;

use super::Job;
use super::outside::Words;
use crate::discover::External;
use crate::model::decl::Name;
use exported::Exported;
pub(super) use files::Files;
use files::Listed;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

/// The most source text of one crate that is read: what is larger binds a platform, and computes nothing.
const MAX_CRATE_BYTES: u64 = 8 << 20;

/// Through how many crates a macro is followed.
const MAX_CRATES: u32 = 8;

/// The crates, in the order of the graph.
pub(super) struct Library<'j> {
    job: &'j Job<'j>,
    listed: Vec<OnceLock<Option<Listed>>>,
    books: Vec<OnceLock<Option<Book>>>,
    /// How long threads have waited for the macros of a crate.
    waits: Mutex<Vec<(ThreadId, Duration)>>,
}

/// One crate.
struct Book {
    /// Gone when the index has them.
    files: Mutex<Option<Files>>,
    exported: Exported,
}

impl<'j> Library<'j> {
    pub(super) fn new(job: &'j Job<'j>) -> Self {
        let count = job.workspace.externals.len();
        let listed = std::iter::repeat_with(OnceLock::new).take(count).collect();
        let books = std::iter::repeat_with(OnceLock::new).take(count).collect();
        Self { job, listed, books, waits: Mutex::default() }
    }

    fn external(&self, at: usize) -> &'j External {
        &self.job.workspace.externals[at]
    }

    fn listed(&self, at: usize) -> Option<&Listed> {
        self.listed[at].get_or_init(|| files::list(self.external(at))).as_ref()
    }

    /// How much text a crate has; why it is not read where it is not.
    pub(super) fn bytes(&self, at: usize) -> Result<u64, &'static str> {
        let bytes = self.listed(at).ok_or("its source is not there")?.bytes;
        if bytes > MAX_CRATE_BYTES { Err("more source text than is read of one crate") } else { Ok(bytes) }
    }

    /// Reads a crate, unless somebody has. On a thread with a large stack.
    pub(super) fn read(&self, at: usize) {
        self.book(at);
    }

    fn book(&self, at: usize) -> Option<&Book> {
        let read = || {
            self.bytes(at).ok()?;
            let (files, exported) = Files::read(self.external(at), self.listed(at)?, self.job.threads);
            Some(Book { files: Mutex::new(Some(files)), exported })
        };
        self.books[at].get_or_init(read).as_ref()
    }

    /// The same in the midst of other work.
    fn consult(&self, at: usize) -> Option<&Book> {
        if let Some(book) = self.books[at].get() {
            return book.as_ref();
        }
        let started = Instant::now();
        let book = self.book(at);
        let mut waits = self.waits.lock().unwrap_or_else(PoisonError::into_inner);
        waits.push((std::thread::current().id(), started.elapsed()));
        book
    }

    /// The longest that one thread has waited for the macros of crates.
    pub(super) fn waited(&self) -> Duration {
        let waits = self.waits.lock().unwrap_or_else(PoisonError::into_inner);
        let of =
            |thread: ThreadId| waits.iter().filter(|(own, _)| *own == thread).map(|(_, wait)| *wait).sum();
        waits.iter().map(|(thread, _)| of(*thread)).max().unwrap_or_default()
    }

    /// What a crate declares; once.
    pub(super) fn take(&self, at: usize) -> Result<Files, &'static str> {
        self.bytes(at)?;
        let files = self.book(at).map(|book| &book.files);
        let taken = files.and_then(|files| files.lock().unwrap_or_else(PoisonError::into_inner).take());
        Ok(taken.expect("asked for once, and within the limits"))
    }

    /// Whether a crate that was read exports macros.
    pub(super) fn exports_macros(&self, at: usize) -> bool {
        self.books[at].get().is_some_and(|book| book.as_ref().is_some_and(|book| !book.exported.is_empty()))
    }

    /// Adds the words of the macros whose names are used, in crates that were read: what they become is code of the workspace.
    pub(super) fn add_words(&self, crates: impl Iterator<Item = usize>, words: &mut Words) {
        for book in crates.filter_map(|at| self.books[at].get()?.as_ref()) {
            let mut new = book.exported.used(words);
            // A macro may use the others of its crate.
            while !new.is_empty() {
                new.iter().for_each(|(_, rules)| words.read(rules));
                let more = book.exported.used(words);
                if more.len() == new.len() {
                    break;
                }
                new = more;
            }
        }
    }

    /// The name of a crate in the code of a package, in a path that begins with `::`: what the manifest calls it, else its own name, with
    /// its version where that name is another crate's.
    pub(super) fn name_in(&self, package: usize, at: usize) -> Name {
        let dependencies = &self.job.workspace.packages[package].dependencies;
        if let Some(own) = dependencies.iter().find(|known| known.external == Some(at)) {
            return own.extern_name.as_str().into();
        }
        let External { crate_name, version, .. } = self.external(at);
        let same = |other: &External| other.crate_name == *crate_name;
        let taken = dependencies.iter().any(|known| known.extern_name == *crate_name)
            || self.job.workspace.externals.iter().filter(|other| same(other)).count() > 1;
        if taken {
            let version: String =
                version.chars().map(|each| if each.is_ascii_alphanumeric() { each } else { '_' }).collect();
            return format!("{crate_name}_{version}").into();
        }
        crate_name.as_str().into()
    }

    /// The crate that has such a name in a path of a package; with a leading `::`, one of those that only `$crate` of a macro means too.
    pub(super) fn named(&self, package: usize, name: &str, global: bool) -> Option<usize> {
        let dependencies = &self.job.workspace.packages[package].dependencies;
        if let Some(own) = dependencies.iter().find(|known| known.extern_name == name) {
            return own.external;
        }
        let externals = self.job.workspace.externals.iter().enumerate();
        let named = externals.filter(|(_, other)| global && name.starts_with(&other.crate_name));
        named.map(|(at, _)| at).find(|at| *self.name_in(package, *at) == *name)
    }

    /// A macro that a crate exports, itself or from another one: the crate that defines it, its rules, and how people call it. `front` is
    /// what stands between the crate and the macro's name.
    pub(super) fn exported(&self, at: usize, front: &[Name], name: &str) -> Option<Macro<'_>> {
        self.follow(at, front, name, MAX_CRATES)
    }

    fn follow(&self, at: usize, front: &[Name], name: &str, depth: u32) -> Option<Macro<'_>> {
        let depth = depth.checked_sub(1)?;
        let external = self.external(at);
        let book = self.consult(at)?;
        if let Some((rules, place)) = book.exported.own(name, &external.features)? {
            let origin = format!("`{name}!` of {} {} ({place})", external.package, external.version);
            return Some(Macro { home: at, rules, origin });
        }
        let dependency = |known: &str| {
            external.dependencies.iter().find(|(own, _)| own == known).map(|(_, target)| *target)
        };
        let through = front.iter().filter_map(|module| dependency(module)).map(|target| (target, name));
        let exports = book.exported.elsewhere(name);
        let exports = exports.filter_map(|(first, last)| Some((dependency(first)?, last)));
        let mut targets: Vec<(usize, &str)> = through.chain(exports).collect();
        targets.dedup();
        targets.into_iter().find_map(|(target, name)| self.follow(target, &[], name, depth))
    }
}

/// A macro of another crate.
pub(super) struct Macro<'l> {
    /// The crate that defines it.
    pub(super) home: usize,
    pub(super) rules: &'l std::sync::Arc<str>,
    /// `` `lerp!` of lerp 0.1.0 (lib.rs:3) ``
    pub(super) origin: String,
}
