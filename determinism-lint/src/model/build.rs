//! Declarations of all files → one [`Index`]. The only place that adds to an index.

mod headers;
mod items;
mod modules;

use super::decl::{ItemDecl, Name, PathExpr};
use super::exports;
use super::index::{Entry, Extern, Index, ModId, Module};
use super::known::Known;
use super::std_decls;
use crate::source::FileId;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

pub use headers::Named;
use modules::folder_of;

/// Where module files come from.
pub trait ModuleFiles {
    /// The declarations of a file, by its path relative to the workspace root.
    fn take(&mut self, path: &str) -> Option<(FileId, Vec<ItemDecl>)>;
}

/// Where the body of a module stands, for finding the files of its children.
#[derive(Debug, Clone)]
struct Place {
    file: Option<FileId>,
    /// Folder of the file.
    folder: String,
    /// Folder in which `mod x;` looks for `x.rs`.
    children: String,
    /// The files around, so that a file that names itself ends.
    around: Vec<String>,
}

/// What holds for everything in an item.
#[derive(Debug, Clone, Copy, Default)]
struct Around {
    /// Only compiled for tests.
    test: bool,
    /// The crate's default features leave it out.
    inactive: bool,
}

/// Builds an index.
pub struct Builder {
    index: Index,
    /// Definitions and impls whose headers are resolved.
    defs: usize,
    impls: usize,
    /// Room for a path while it is put together.
    path: String,
    /// Names that mean this only under features that are off, in the order of the crate: they stand behind all others.
    late: Vec<(ModId, Late)>,
    /// Roots of the crates that are read for their declarations only.
    outside: Vec<ModId>,
    /// Where their definitions begin.
    outside_defs: Option<usize>,
}

/// A meaning under features that are off.
enum Late {
    Name(Name, Entry),
    Glob(PathExpr),
}

/// The index of std alone. Built once in a process, and shared by whoever builds a larger one.
pub fn std_index() -> &'static Index {
    // determinism-lint: allow(global-state, why = "constant-table", reason = "set once to what the committed files say")
    static STD: OnceLock<Index> = OnceLock::new();
    // determinism-lint: allow(global-state, why = "constant-table", reason = "set once to what the committed files say")
    STD.get_or_init(|| Builder::of_std().index)
}

impl Builder {
    /// An index that knows std, ready for crates; with a table of its own where the config adds to that of std.
    pub fn new(known: Option<Known>) -> Self {
        let std = std_index();
        let Some(known) = known else { return Self::over(Index::above(std)) };
        // What the config says of std cannot be shared.
        let mut builder = Self::over(Index { known: known.into(), ..std.clone() });
        builder.facts(0, builder.index.def_count());
        builder
    }

    fn over(index: Index) -> Self {
        let (defs, impls) = (index.def_count(), index.impl_count());
        Self {
            index,
            defs,
            impls,
            path: String::new(),
            late: Vec::new(),
            outside: Vec::new(),
            outside_defs: None,
        }
    }

    fn of_std() -> Self {
        let mut builder = Self::over(Index { known: Known::table().into(), ..Index::default() });
        let root = builder.module("std".into(), None, None, false);
        builder.index.std = Some(root);
        let place = Place { file: None, folder: String::new(), children: String::new(), around: Vec::new() };
        for items in std_decls::load() {
            builder.items(root, items, &place, None, &mut NoFiles, Around::default());
        }
        builder.index.prelude = builder.child(root, "prelude");
        builder.index.lang = builder.lang();
        builder.resolve_headers(builder.index.def_count());
        builder
    }

    /// Adds a crate: its name, the path of its root file, its edition, the features that are on by default (where they are known) and
    /// where files come from. Of several things of one name, those that the features leave out are looked up last. Returns its root, or `None` where the root file is missing.
    pub fn add_crate(
        &mut self,
        name: &str,
        root_file: &str,
        edition: u16,
        features: Option<&BTreeSet<String>>,
        files: &mut dyn ModuleFiles,
    ) -> Option<ModId> {
        let (file, items) = files.take(root_file)?;
        let root = self.module(name.into(), None, Some(file), false);
        self.index.file_roots.entry(file).or_insert(root);
        self.index.live_files.insert(file);
        self.index.crates.insert(name.into(), root);
        if edition < 2018 {
            self.index.edition_2015.push(root);
        }
        let folder = folder_of(root_file);
        let place =
            Place { file: Some(file), children: folder.clone(), folder, around: vec![root_file.to_owned()] };
        self.index.features.extend(features.map(|features| (root, features.clone())));
        self.items(root, items, &place, None, files, Around::default());
        self.bind_late();
        Some(root)
    }

    /// Adds a crate outside of the workspace, for what it declares: it has no files of its own, its macros are nobody else's, and none of
    /// its nodes are asked for again. After all crates of the workspace.
    pub fn add_outside(
        &mut self,
        name: &str,
        root_file: &str,
        edition: u16,
        features: &BTreeSet<String>,
        files: &mut dyn ModuleFiles,
    ) -> Option<ModId> {
        let (_, items) = files.take(root_file)?;
        self.outside_defs.get_or_insert(self.index.def_count());
        let root = self.module(name.into(), None, None, false);
        self.index.outside.get_or_insert(root);
        if edition < 2018 {
            self.index.edition_2015.push(root);
        }
        let folder = folder_of(root_file);
        let place =
            Place { file: None, children: folder.clone(), folder, around: vec![root_file.to_owned()] };
        self.index.features.insert(root, features.clone());
        self.items(root, items, &place, None, files, Around::default());
        self.bind_late();
        self.outside.push(root);
        Some(root)
    }

    /// The index as far as it is built: names can be looked up, types cannot.
    pub fn index_so_far(&mut self) -> &Index {
        self.index.serial = next_serial();
        &self.index
    }

    /// What a crate may name.
    pub fn add_extern(&mut self, root: ModId, name: &str, target: Extern) {
        self.index.externs.entry(root).or_default().insert(name.into(), target);
    }

    /// Gives the definitions of crates outside of the workspace their canonical paths. Call once, after everything was added.
    pub fn name_others(mut self) -> Named {
        // All names are known: what is looked up from here on can be remembered.
        self.index.serial = next_serial();
        let exports = exports::of(&self.index, &self.outside);
        exports::name(&mut self.index, &exports);
        Named { builder: self, exports }
    }

    fn module(&mut self, path: Arc<str>, parent: Option<ModId>, file: Option<FileId>, block: bool) -> ModId {
        let id = ModId(self.index.module_count() as u32);
        let root = parent.map_or(id, |parent| self.index.module(parent).root);
        self.index.modules.push(Module {
            path,
            parent,
            root,
            block,
            names: Default::default(),
            globs: Vec::new(),
            exports: Vec::new(),
            private: false,
            file,
        });
        id
    }

    fn child(&self, module: ModId, name: &str) -> Option<ModId> {
        self.index.module(module).names.get(name)?.iter().find_map(|entry| match entry {
            Entry::Mod(child) => Some(*child),
            _ => None,
        })
    }

    fn bind(&mut self, module: ModId, name: Name, entry: Entry, around: Around) {
        if around.inactive {
            self.late.push((module, Late::Name(name, entry)));
        } else {
            self.index.own_module_mut(module).names.entry(name).or_default().push(entry);
        }
    }

    /// Names that only inactive code gives, behind those of active code.
    fn bind_late(&mut self) {
        for (module, late) in std::mem::take(&mut self.late) {
            let own = self.index.own_module_mut(module);
            match late {
                Late::Name(name, entry) => own.names.entry(name).or_default().push(entry),
                Late::Glob(path) => own.globs.push(path),
            }
        }
    }
}

/// Tells what was looked up in one state of an index from what was looked up in another.
fn next_serial() -> u64 {
    // determinism-lint: allow(global-state, why = "scratch", reason = "tells indexes of one process apart, and no report shows it")
    static SERIAL: AtomicU64 = AtomicU64::new(1);
    // determinism-lint: allow(global-state, why = "scratch", reason = "tells indexes of one process apart, and no report shows it")
    SERIAL.fetch_add(1, Ordering::Relaxed)
}

/// `front::name`
fn joined(room: &mut String, front: &str, name: &str) -> Arc<str> {
    room.clear();
    room.push_str(front);
    room.push_str("::");
    room.push_str(name);
    room.as_str().into()
}

struct NoFiles;

impl ModuleFiles for NoFiles {
    fn take(&mut self, _: &str) -> Option<(FileId, Vec<ItemDecl>)> {
        None
    }
}
