//! Declarations of all files → one [`Index`]. The only place that adds to an index.

use super::decl::{GenericsDecl, ItemDecl, ItemKind, MacroDecl, ModBody, Name, NodeKey, PathExpr, UseLeaf};
use super::exports;
use super::index::{
    Cache, Def, DefKind, Entry, Extern, Head, ImplHeader, Index, Lang, ModId, Module, RootSite,
};
use super::known::{Facts, Known};
use super::std_decls;
use super::ty::{DefId, Ty};
use crate::source::FileId;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

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

/// How deep module files may nest.
const MAX_NESTING: usize = 64;

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

    fn items(
        &mut self,
        module: ModId,
        items: Vec<ItemDecl>,
        place: &Place,
        parent: Option<DefId>,
        files: &mut dyn ModuleFiles,
        around: Around,
    ) {
        for item in items {
            self.item(module, item, place, parent, files, around);
        }
    }

    fn item(
        &mut self,
        module: ModId,
        item: ItemDecl,
        place: &Place,
        parent: Option<DefId>,
        files: &mut dyn ModuleFiles,
        around: Around,
    ) {
        let ItemDecl { name, key, test, condition, kind, generics } = item;
        let off =
            condition.zip(self.index.features(module)).is_some_and(|(cfg, on)| cfg.holds(on) == Some(false));
        let around = Around { test: around.test || test, inactive: around.inactive || off };
        if around.test && self.index.outside.is_some() {
            return;
        }
        match kind {
            ItemKind::Mod(body, public) => {
                let first = self.index.module_count();
                self.submodule(module, name, key, body, place, files, around);
                if self.index.outside.is_some() && self.index.module_count() > first {
                    self.index.own_module_mut(ModId(first as u32)).private = !public;
                }
            }
            ItemKind::Use(leaves, public) => {
                if public && self.index.outside.is_some() && !around.inactive {
                    let exports = leaves.iter().map(|leaf| (leaf.binding.clone(), leaf.path.clone()));
                    self.index.own_module_mut(module).exports.extend(exports);
                }
                self.imports(module, leaves, around);
            }
            ItemKind::ExternCrate(target) => self.bind(module, name, Entry::ExternCrate(target), around),
            ItemKind::Block(items) => {
                let path = self.index.module(module).path.clone();
                let block = self.module(path, Some(module), place.file, true);
                self.remember_module(key, block);
                self.items(block, items, place, None, files, around);
            }
            ItemKind::Root(_) if self.index.outside.is_some() => {}
            ItemKind::Root(call) => self.index.root_sites.push(RootSite { module, call, file: place.file }),
            kind => {
                let id = self.define(module, name, parent, generics, kind, place, files, around);
                if self.index.outside.is_none() {
                    self.index.by_key.entry(key).or_insert(id);
                }
            }
        }
    }

    /// Trees of crates outside of the workspace are gone: other nodes stand where theirs stood.
    fn remember_module(&mut self, key: NodeKey, module: ModId) {
        if self.index.outside.is_none() {
            self.index.mods_by_key.entry(key).or_insert(module);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one declaration")]
    fn define(
        &mut self,
        module: ModId,
        name: Name,
        parent: Option<DefId>,
        generics: GenericsDecl,
        kind: ItemKind,
        place: &Place,
        files: &mut dyn ModuleFiles,
        around: Around,
    ) -> DefId {
        let id = DefId(self.index.def_count() as u32);
        let path = match parent.map(|parent| self.index.def(parent)) {
            // Found when the type of the impl is known.
            Some(Def { kind: DefKind::Impl { .. }, path, .. }) => path.clone(),
            Some(parent) => joined(&mut self.path, &parent.path, &name),
            None => joined(&mut self.path, &self.index.module(module).path, &name),
        };
        let (kind, nested) = split(kind);
        let of_enum =
            parent.is_some_and(|parent| matches!(self.index.def(parent).kind, DefKind::Enum { .. }));
        let kind = match kind {
            DefKind::Struct { fields, tuple, .. } if of_enum => DefKind::Variant { fields, tuple },
            kind => kind,
        };
        let facts = Facts::default();
        let def = Def {
            name: name.clone(),
            path,
            module,
            parent,
            generics,
            kind,
            test: around.test,
            inactive: around.inactive,
            facts,
            file: place.file,
            cache: Cache::default(),
        };
        self.index.defs.push(def);
        let bound = parent.is_none() && !name.is_empty();
        if bound && matches!(self.index.def(id).kind, DefKind::Macro(_)) {
            if self.index.outside.is_some() {
                return id;
            }
            self.index.macros.entry(name).or_default().push(id);
        } else if bound {
            self.bind(module, name, Entry::Def(id), around);
        }
        if nested.is_empty() {
            return id;
        }
        let first = self.index.def_count() as u32;
        self.items(module, nested, place, Some(id), files, around);
        let children: Vec<DefId> = (first..self.index.def_count() as u32)
            .map(DefId)
            .filter(|child| self.index.def(*child).parent == Some(id))
            .collect();
        let list = children.iter().map(|child| (self.index.def(*child).name.clone(), *child)).collect();
        match &mut self.index.own_def_mut(id).kind {
            DefKind::Trait { items, .. } | DefKind::Impl { items, .. } => *items = list,
            DefKind::Enum { variants, .. } => *variants = children,
            _ => {}
        }
        if matches!(self.index.def(id).kind, DefKind::Trait { .. }) {
            for (name, item) in self.index.items(id).to_vec() {
                self.index.trait_items.entry(name).or_default().push((id, item));
            }
        }
        id
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one declaration")]
    fn submodule(
        &mut self,
        module: ModId,
        name: Name,
        key: NodeKey,
        body: ModBody,
        place: &Place,
        files: &mut dyn ModuleFiles,
        around: Around,
    ) {
        let path = joined(&mut self.path, &self.index.module(module).path, &name);
        match body {
            ModBody::Inline(items) => {
                let id = self
                    .child(module, &name)
                    .filter(|_| !around.inactive)
                    .unwrap_or_else(|| self.named_module(module, &name, path, place.file, around));
                self.remember_module(key, id);
                let children = join(&place.children, &name);
                let inner = Place {
                    file: place.file,
                    folder: children.clone(),
                    children,
                    around: place.around.clone(),
                };
                self.items(id, items, &inner, None, files, around);
            }
            ModBody::File(written) => {
                let bodies = module_files(&name, &written, place, files);
                if bodies.is_empty() && !around.test && self.index.outside.is_none() {
                    self.index.missing_files.insert(key, name.to_string());
                }
                for (items, inner) in bodies {
                    let id = self.child(module, &name).filter(|_| !around.inactive).unwrap_or_else(|| {
                        self.named_module(module, &name, path.clone(), inner.file, around)
                    });
                    if let Some(file) = inner.file {
                        self.index.file_roots.entry(file).or_insert(id);
                    }
                    if let Some(file) = inner.file.filter(|_| !around.test) {
                        self.index.live_files.insert(file);
                    }
                    self.remember_module(key, id);
                    self.items(id, items, &inner, None, files, around);
                }
            }
        }
    }

    fn named_module(
        &mut self,
        parent: ModId,
        name: &str,
        path: Arc<str>,
        file: Option<FileId>,
        around: Around,
    ) -> ModId {
        let id = self.module(path, Some(parent), file, false);
        self.bind(parent, name.into(), Entry::Mod(id), around);
        id
    }

    fn imports(&mut self, module: ModId, leaves: Vec<UseLeaf>, around: Around) {
        for leaf in leaves {
            match leaf.binding {
                Some(name) => self.bind(module, name, Entry::Import(leaf.path), around),
                None if around.inactive => self.late.push((module, Late::Glob(leaf.path))),
                None => self.index.own_module_mut(module).globs.push(leaf.path),
            }
        }
    }

    /// What was added since the last time, up to a definition.
    fn resolve_headers(&mut self, end: usize) {
        let (defs, impls) = (self.defs, self.impls);
        self.impl_headers(defs, end);
        self.method_paths(impls);
        self.facts(defs, end);
        (self.defs, self.impls) = (end, self.index.impl_count());
    }

    fn impl_headers(&mut self, from: usize, end: usize) {
        let all = (from as u32..end as u32).map(DefId);
        let mut impls: Vec<DefId> =
            all.filter(|id| matches!(self.index.def(*id).kind, DefKind::Impl { .. })).collect();
        // The first that fits is taken.
        impls.sort_by_key(|id| self.index.def(*id).inactive);
        for id in impls {
            let self_ty = self.index.impl_self(id);
            let bound = self.index.impl_trait(id);
            let is_trait = bound.is_some();
            let (trait_, trait_args) = bound.map_or((None, Vec::new()), |bound| (bound.trait_, bound.args));
            let at = self.index.impl_count() as u32;
            let head = Head::of(&self_ty);
            let any = matches!(self_ty.peel(), Ty::Param(_));
            self.index.impls.push(ImplHeader { id, self_ty, trait_, trait_args });
            match (head, trait_) {
                (Some(head), _) => self.head_impl(head, at, id, is_trait),
                (None, Some(trait_)) if any => self.index.blanket.entry(trait_).or_default().push(at),
                (None, _) => {}
            }
        }
    }

    /// Items of impls of unread traits are found like inherent ones: nothing else can find them.
    fn head_impl(&mut self, head: Head, at: u32, id: DefId, is_trait: bool) {
        let known_trait = self.index.impl_at(at).trait_;
        // Taken out of the index for as long as names are read from it.
        let mut heads = std::mem::take(&mut self.index.heads);
        let entry = heads.entry(head).or_default();
        match known_trait.filter(|_| is_trait) {
            Some(trait_) => {
                entry.traits.push(at);
                entry.by_trait.entry(trait_).or_default().push(at);
            }
            None => {
                for (name, item) in self.index.items(id) {
                    entry.inherent.entry(name.clone()).or_default().push((at, *item));
                }
            }
        }
        self.index.heads = heads;
    }

    /// `game::Unit::step`, by the type and not by the impl.
    fn method_paths(&mut self, from: usize) {
        for at in from..self.index.impl_count() {
            let header = self.index.impl_at(at as u32);
            let owner = self.index.type_path(&header.self_ty);
            let owner = owner.unwrap_or_else(|| self.index.def(header.id).path.clone());
            let items: Vec<DefId> = self.index.items(header.id).iter().map(|(_, item)| *item).collect();
            for item in items {
                let path = joined(&mut self.path, &owner, &self.index.def(item).name);
                self.index.own_def_mut(item).path = path;
            }
        }
    }

    fn facts(&mut self, from: usize, end: usize) {
        for id in (from as u32..end as u32).map(DefId) {
            let def = self.index.def(id);
            // Only std is described by the table; a workspace item of the same path cannot exist.
            if def.file.is_none() {
                let facts = self.index.known.facts(&def.path);
                self.index.own_def_mut(id).facts = facts;
            }
        }
    }

    fn lang(&self) -> Lang {
        let std = |path: &[&str]| self.index.std_def(path);
        Lang {
            option: std(&["option", "Option"]),
            result: std(&["result", "Result"]),
            vec: std(&["vec", "Vec"]),
            string: std(&["string", "String"]),
            boxed: std(&["boxed", "Box"]),
            iterator: std(&["iter", "Iterator"]),
            into_iterator: std(&["iter", "IntoIterator"]),
            deref: std(&["ops", "Deref"]),
            index: std(&["ops", "Index"]),
            future: std(&["future", "Future"]),
            range: std(&["ops", "Range"]),
            range_from: std(&["ops", "RangeFrom"]),
            range_to: std(&["ops", "RangeTo"]),
            range_full: std(&["ops", "RangeFull"]),
            range_inclusive: std(&["ops", "RangeInclusive"]),
            range_to_inclusive: std(&["ops", "RangeToInclusive"]),
            fns: ["Fn", "FnMut", "FnOnce"].iter().filter_map(|name| std(&["ops", name])).collect(),
        }
    }
}

/// An index in which all names are known, and no types.
pub struct Named {
    builder: Builder,
    exports: exports::Exports,
}

impl Named {
    /// Resolves the headers of the workspace's own impls, and the paths of what stands in them.
    pub fn resolve_own(&mut self) {
        let end = self.builder.outside_defs.unwrap_or(self.builder.index.def_count());
        self.builder.resolve_headers(end);
    }

    /// The same of crates outside of the workspace; last, since the first impl that fits is taken.
    pub fn finish(mut self) -> Index {
        self.builder.resolve_headers(self.builder.index.def_count());
        exports::facts(&mut self.builder.index, self.exports);
        self.builder.index
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

/// A declaration's kind without its nested items, and those.
fn split(kind: ItemKind) -> (DefKind, Vec<ItemDecl>) {
    match kind {
        ItemKind::Fn(decl) => (DefKind::Fn(decl), Vec::new()),
        ItemKind::Struct { fields, tuple, derives, union } => {
            (DefKind::Struct { fields, tuple, derives, union }, Vec::new())
        }
        ItemKind::Enum { variants, derives } => {
            let nested = variants.into_iter().map(|(name, fields, tuple)| ItemDecl {
                name,
                key: 0,
                test: false,
                condition: None,
                kind: ItemKind::Struct { fields, tuple, derives: Vec::new(), union: false },
                generics: GenericsDecl::default(),
            });
            (DefKind::Enum { variants: Vec::new(), derives }, nested.collect())
        }
        ItemKind::Alias(target) => (DefKind::Alias(target), Vec::new()),
        ItemKind::Const(ty, value) => (DefKind::Const(ty, value), Vec::new()),
        ItemKind::Static(ty, mutable) => (DefKind::Static(ty, mutable), Vec::new()),
        ItemKind::Trait { supertraits, items } => (DefKind::Trait { supertraits, items: Vec::new() }, items),
        ItemKind::Impl { trait_, self_ty, items } => {
            (DefKind::Impl { trait_path: trait_, self_ty, items: Vec::new() }, items)
        }
        ItemKind::AssocType(ty, bounds) => (DefKind::AssocType(ty, bounds), Vec::new()),
        ItemKind::Macro(decl) => (DefKind::Macro(decl), Vec::new()),
        _ => (DefKind::Macro(MacroDecl::default()), Vec::new()),
    }
}

/// Every file that may hold the body of `mod name;`, under any `cfg`.
fn module_files(
    name: &str,
    written: &[String],
    place: &Place,
    files: &mut dyn ModuleFiles,
) -> Vec<(Vec<ItemDecl>, Place)> {
    let own = join(&place.children, name);
    let mut candidates: Vec<(String, String, String)> = written
        .iter()
        .map(|path| {
            let path = join(&place.folder, path);
            let folder = folder_of(&path);
            (path, folder.clone(), folder)
        })
        .collect();
    candidates.push((format!("{own}.rs"), place.children.clone(), own.clone()));
    candidates.push((format!("{own}/mod.rs"), own.clone(), own));
    let mut found = Vec::new();
    for (path, folder, children) in candidates {
        if place.around.contains(&path) || place.around.len() > MAX_NESTING {
            continue;
        }
        if let Some((file, items)) = files.take(&path) {
            let mut around = place.around.clone();
            around.push(path);
            // Files of crates outside of the workspace are nobody's.
            let file = place.file.and(Some(file));
            found.push((items, Place { file, folder, children, around }));
        }
    }
    found
}

fn folder_of(path: &str) -> String {
    path.rsplit_once('/').map_or(String::new(), |(folder, _)| folder.to_owned())
}

/// Joins and resolves `.` and `..` by text.
fn join(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split(['/', '\\']) {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}
