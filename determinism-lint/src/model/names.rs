//! Paths → what they mean: modules, imports, globs, re-exports, preludes. Never fails, never loops.

use super::decl::{PathExpr, Seg};
use super::index::{DefKind, Entry, Extern, Index, ModId};
use super::ty::{DefId, Prim, Ty};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use std::sync::Arc;

/// How deep imports may refer to imports.
const MAX_DEPTH: usize = 24;

/// Through how many globs in a row a name of an unread crate may come.
const MAX_GLOBS: u32 = 4;

/// Which names are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Namespace {
    /// Types, traits, modules.
    Type,
    /// Functions, constants, statics, constructors.
    Value,
}

/// What a path means, as far as modules tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Res {
    /// A definition; the number of segments that were used up.
    Def(DefId, usize),
    /// A module.
    Mod(ModId),
    /// A primitive type; the number of segments that were used up.
    Prim(Prim, usize),
    /// Something in a crate whose source was not read, by canonical path.
    Foreign(Arc<str>),
}

/// One question on its way through imports and globs. Modules may re-export each other in circles: what is being looked up
/// already is not looked up again, and what was looked up is remembered.
#[derive(Default)]
struct Search {
    /// Imports and globs that are being followed: none explains itself.
    following: Vec<*const PathExpr>,
    active: Vec<Key>,
    done: FxHashMap<Key, Option<Res>>,
    /// A glob of an unread crate is being looked for: what names the globs themselves comes from no other such glob. Otherwise each of
    /// them would be followed through all others.
    behind_globs: bool,
}

/// A name in a module, by its hash.
type Key = (ModId, u64, Namespace);

impl Search {
    fn key(module: ModId, name: &str, namespace: Namespace) -> Key {
        // determinism-lint: allow(unstable-hasher, why = "lookup-only", reason = "the key of a map that is never walked")
        let mut hasher = FxHasher::default();
        name.hash(&mut hasher);
        (module, hasher.finish(), namespace)
    }

    fn follows(&self, path: &PathExpr) -> bool {
        self.following.iter().any(|own| std::ptr::eq(*own, path)) || self.following.len() >= MAX_DEPTH
    }
}

// determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
thread_local! {
    static CACHE: RefCell<Cache> = RefCell::default();
}

/// What this thread has looked up in one index.
#[derive(Default)]
struct Cache {
    serial: u64,
    paths: FxHashMap<Key, Option<Res>>,
    /// Types that are written as one name which is no parameter.
    types: FxHashMap<Key, Ty>,
    /// Traits of crates outside of the workspace that a module imports.
    traits: FxHashMap<ModId, Rc<FxHashSet<DefId>>>,
}

impl Cache {
    /// The answers for an index; those for another one are forgotten.
    fn of(&mut self, serial: u64) -> &mut Self {
        if self.serial != serial {
            *self = Self { serial, ..Self::default() };
        }
        self
    }
}

/// The names of a path in one number; arguments do not matter for what it means.
fn fingerprint(path: &PathExpr) -> u64 {
    // determinism-lint: allow(unstable-hasher, why = "lookup-only", reason = "the key of a map that is never walked")
    let mut hasher = FxHasher::default();
    path.global.hash(&mut hasher);
    for seg in &path.segs {
        seg.name.hash(&mut hasher);
    }
    hasher.finish()
}

/// `rand::random` where nothing is called `rand`: a crate that the manifest could not tell of.
fn unlisted_crate(name: &str, rest: &[Seg]) -> Option<Res> {
    let is_crate = !rest.is_empty() && name.starts_with(|first: char| first.is_lowercase());
    is_crate.then(|| Res::Foreign(name.into()))
}

fn is_declared(entry: &Entry) -> bool {
    matches!(entry, Entry::Def(_) | Entry::Mod(_))
}

impl Index {
    /// What a path means in a module. Generic parameters, `Self` and locals are the caller's matter.
    pub fn resolve_path(&self, module: ModId, path: &PathExpr, namespace: Namespace) -> Option<Res> {
        // The same few names are asked for again and again.
        if self.serial == 0 {
            return self.resolve_from(module, path, namespace, &mut Search::default());
        }
        let key = (module, fingerprint(path), namespace);
        // determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
        if let Some(known) = CACHE.with_borrow_mut(|cache| cache.of(self.serial).paths.get(&key).cloned()) {
            return known;
        }
        let found = self.resolve_from(module, path, namespace, &mut Search::default());
        // determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
        CACHE.with_borrow_mut(|cache| cache.of(self.serial).paths.insert(key, found.clone()));
        found
    }

    /// The type that one name means in a module, where it is no parameter: looked up once for each module.
    pub(super) fn named_type(&self, module: ModId, name: &str, look_up: impl FnOnce() -> Ty) -> Ty {
        let key = Search::key(module, name, Namespace::Type);
        // determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
        if let Some(known) = CACHE.with_borrow_mut(|cache| cache.of(self.serial).types.get(&key).cloned()) {
            return known;
        }
        let found = look_up();
        // determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
        CACHE.with_borrow_mut(|cache| cache.of(self.serial).types.insert(key, found.clone()));
        found
    }

    fn resolve_from(
        &self,
        module: ModId,
        path: &PathExpr,
        namespace: Namespace,
        search: &mut Search,
    ) -> Option<Res> {
        let (first, rest) = path.segs.split_first()?;
        let root = self.module(module).root;
        let first_ns = if rest.is_empty() { namespace } else { Namespace::Type };
        let start = match &*first.name {
            _ if path.global => self
                .extern_crate(root, &first.name)
                .or_else(|| self.lookup(root, &first.name, first_ns, search)),
            "crate" | "$crate" => Some(Res::Mod(root)),
            "self" => Some(Res::Mod(self.real(module))),
            "super" => self.module(self.real(module)).parent.map(|parent| Res::Mod(self.real(parent))),
            name => {
                // While a name explains itself by itself it is no crate.
                let circular = search.active.contains(&Search::key(module, name, first_ns));
                let unlisted = !circular && !self.is_outside(module);
                let known = self.lexical(module, name, first_ns, search);
                known.or_else(|| unlisted.then(|| unlisted_crate(name, rest)).flatten())
            }
        }?;
        self.walk(start, rest, 1, namespace, search)
    }

    fn walk(
        &self,
        start: Res,
        rest: &[Seg],
        used: usize,
        namespace: Namespace,
        search: &mut Search,
    ) -> Option<Res> {
        let Some((seg, after)) = rest.split_first() else { return Some(start) };
        let wanted = if after.is_empty() { namespace } else { Namespace::Type };
        match start {
            Res::Mod(module) if &*seg.name == "super" => {
                let parent = self.module(self.real(module)).parent?;
                self.walk(Res::Mod(self.real(parent)), after, used + 1, namespace, search)
            }
            Res::Mod(module) if &*seg.name == "self" => {
                self.walk(Res::Mod(module), after, used + 1, namespace, search)
            }
            Res::Mod(module) => {
                let Some(next) = self.lookup(module, &seg.name, wanted, search) else {
                    let prim = self.primitive_module(module).map(|prim| Res::Prim(prim, used));
                    // What one of these crates looks up for itself may still be found elsewhere.
                    let asks = search.active.last().is_none_or(|(asking, ..)| !self.is_outside(*asking));
                    return prim.or_else(|| asks.then(|| self.undeclared(module, rest)).flatten());
                };
                let next = match next {
                    Res::Def(def, _) => Res::Def(def, used + 1),
                    Res::Prim(prim, _) => Res::Prim(prim, used + 1),
                    other => other,
                };
                self.walk(next, after, used + 1, namespace, search)
            }
            Res::Def(def, _) => match self.variant(def, &seg.name) {
                Some(variant) => self.walk(Res::Def(variant, used + 1), after, used + 1, namespace, search),
                None => Some(Res::Def(def, used)),
            },
            Res::Prim(prim, _) => Some(Res::Prim(prim, used)),
            Res::Foreign(path) => {
                let tail = rest.iter().fold(path.to_string(), |path, seg| path + "::" + &seg.name);
                Some(Res::Foreign(tail.into()))
            }
        }
    }

    /// An item of std that its declarations leave out, `std::intrinsics::fadd_fast`, or one of another crate that a macro or something
    /// unread declares.
    fn undeclared(&self, id: ModId, rest: &[Seg]) -> Option<Res> {
        let module = self.module(id);
        let elsewhere = Some(module.root) == self.std || self.is_outside(id);
        let missing = elsewhere && !module.names.contains_key(&rest.first()?.name);
        missing.then(|| {
            let path = rest.iter().fold(module.path.to_string(), |path, seg| path + "::" + &seg.name);
            Res::Foreign(path.into())
        })
    }

    /// `use std::f32; f32::sin`: the module of a primitive does not hide the primitive's own items.
    pub fn primitive_module(&self, module: ModId) -> Option<Prim> {
        Prim::from_name(self.module(module).path.strip_prefix("std::")?)
    }

    fn variant(&self, def: DefId, name: &str) -> Option<DefId> {
        let DefKind::Enum { variants, .. } = &self.def(def).kind else { return None };
        variants.iter().copied().find(|variant| *self.def(*variant).name == *name)
    }

    /// The module that a block stands in.
    pub fn real(&self, mut module: ModId) -> ModId {
        while self.module(module).block {
            match self.module(module).parent {
                Some(parent) => module = parent,
                None => break,
            }
        }
        module
    }

    fn lexical(&self, module: ModId, name: &str, namespace: Namespace, search: &mut Search) -> Option<Res> {
        let mut at = module;
        loop {
            if let Some(found) = self.lookup(at, name, namespace, search) {
                return Some(found);
            }
            match self.module(at).parent {
                Some(parent) if self.module(at).block => at = parent,
                _ => break,
            }
        }
        let root = self.module(module).root;
        if self.edition_2015.contains(&root)
            && at != root
            && let Some(found) = self.lookup(root, name, namespace, search)
        {
            return Some(found);
        }
        if namespace == Namespace::Type
            && let Some(found) = self.extern_crate(root, name)
        {
            return Some(found);
        }
        if let Some(prelude) = self.prelude
            && let Some(found) = self.lookup(prelude, name, namespace, search)
        {
            return Some(found);
        }
        if namespace == Namespace::Type
            && let Some(prim) = Prim::from_name(name)
        {
            return Some(Res::Prim(prim, 1));
        }
        if std::mem::replace(&mut search.behind_globs, true) {
            return None;
        }
        let found = self.foreign_glob(module, name, search);
        search.behind_globs = false;
        found
    }

    /// A name that nothing explains, where a glob of an unread crate could.
    fn foreign_glob(&self, module: ModId, name: &str, search: &mut Search) -> Option<Res> {
        let mut at = Some(module);
        while let Some(module) = at {
            let found = self.module(module).globs.iter().find_map(|glob| {
                match self.glob_target(module, glob, search)? {
                    // The crate itself, not something in it.
                    Res::Foreign(path) if path.split("::").next() == Some(name) => {
                        Some(Res::Foreign(name.into()))
                    }
                    Res::Foreign(path) => Some(Res::Foreign(format!("{path}::{name}").into())),
                    Res::Mod(target) if target != module => {
                        self.foreign_glob_behind(target, name, search, MAX_GLOBS)
                    }
                    _ => None,
                }
            });
            if found.is_some() {
                return found;
            }
            at = self.module(module).parent.filter(|_| self.module(module).block);
        }
        None
    }

    /// Through prelude modules that re-export a foreign one.
    fn foreign_glob_behind(&self, module: ModId, name: &str, search: &mut Search, depth: u32) -> Option<Res> {
        let depth = depth.checked_sub(1)?;
        self.module(module).globs.iter().find_map(|glob| match self.glob_target(module, glob, search)? {
            Res::Foreign(path) => Some(Res::Foreign(format!("{path}::{name}").into())),
            Res::Mod(target) if target != module && self.is_outside(target) => {
                self.foreign_glob_behind(target, name, search, depth)
            }
            _ => None,
        })
    }

    /// What a glob takes its names from.
    fn glob_target(&self, module: ModId, glob: &PathExpr, search: &mut Search) -> Option<Res> {
        if search.follows(glob) {
            return None;
        }
        search.following.push(glob);
        let found = self.resolve_from(module, glob, Namespace::Type, search);
        search.following.pop();
        found
    }

    fn extern_crate(&self, root: ModId, name: &str) -> Option<Res> {
        if matches!(name, "std" | "core" | "alloc") {
            return self.std.map(Res::Mod);
        }
        match self.externs.get(&root).and_then(|externs| externs.get(name)) {
            Some(Extern::Root(module)) => Some(Res::Mod(*module)),
            Some(Extern::Foreign(name)) => Some(Res::Foreign(name.clone())),
            None => self.renamed_crate(root, name),
        }
    }

    /// `extern crate nalgebra as na;` in the root of a crate: every module of it may begin a path with that name.
    fn renamed_crate(&self, root: ModId, name: &str) -> Option<Res> {
        let entries = self.module(root).names.get(name)?;
        entries.iter().find_map(|entry| match entry {
            Entry::ExternCrate(target) if **target != *name => {
                self.extern_crate(root, target).or_else(|| Some(Res::Foreign((&**target).into())))
            }
            _ => None,
        })
    }

    /// A name inside one module: its own names, then its globs.
    fn lookup(&self, module: ModId, name: &str, namespace: Namespace, search: &mut Search) -> Option<Res> {
        let own = self.module(module);
        let entries = own.names.get(name).map_or(&[][..], Vec::as_slice);
        if entries.is_empty() && own.globs.is_empty() {
            return None;
        }
        let declared = entries.iter().find_map(|entry| match entry {
            Entry::Def(def) => self.lives_in(*def, namespace).then_some(Res::Def(*def, 1)),
            Entry::Mod(module) => (namespace == Namespace::Type).then_some(Res::Mod(*module)),
            _ => None,
        });
        if declared.is_some() {
            return declared;
        }
        let key = Search::key(module, name, namespace);
        if let Some(known) = search.done.get(&key) {
            return known.clone();
        }
        if search.active.contains(&key) {
            return None;
        }
        search.active.push(key);
        let found = self
            .imported(module, entries, namespace, search)
            .or_else(|| self.globbed(module, name, namespace, search));
        search.active.pop();
        search.done.insert(key, found.clone());
        found
    }

    fn imported(
        &self,
        module: ModId,
        entries: &[Entry],
        namespace: Namespace,
        search: &mut Search,
    ) -> Option<Res> {
        entries.iter().find_map(|entry| match entry {
            Entry::ExternCrate(name) => {
                let root = self.module(module).root;
                self.extern_crate(root, name).or_else(|| Some(Res::Foreign((&**name).into())))
            }
            Entry::Import(path) if !search.follows(path) => {
                search.following.push(path);
                let found = self.import(module, path, namespace, search);
                search.following.pop();
                found
            }
            _ => None,
        })
    }

    fn globbed(&self, module: ModId, name: &str, namespace: Namespace, search: &mut Search) -> Option<Res> {
        self.module(module).globs.iter().find_map(|glob| match self.glob_target(module, glob, search)? {
            Res::Mod(target) if target != module && self.exports_to(target, module, name) => {
                self.lookup(target, name, namespace, search)
            }
            Res::Def(def, _) => self.variant(def, name).map(|variant| Res::Def(variant, 1)),
            _ => None,
        })
    }

    /// Whether a glob may take this name from a module. What a crate outside of the workspace imports for itself stays there, and would
    /// hide what is meant; in the workspace all imports count, since not all conditions are known.
    fn exports_to(&self, target: ModId, module: ModId, name: &str) -> bool {
        let own = self.module(target);
        if !self.is_outside(target)
            || own.names.get(name).is_some_and(|entries| entries.iter().any(is_declared))
        {
            return true;
        }
        let exported = own.exports.iter().any(|(own, _)| own.as_ref().is_none_or(|own| **own == *name));
        exported || self.stands_in(module, target)
    }

    fn stands_in(&self, module: ModId, around: ModId) -> bool {
        let mut at = Some(module);
        while let Some(module) = at {
            if module == around {
                return true;
            }
            at = self.module(module).parent;
        }
        false
    }

    fn import(
        &self,
        module: ModId,
        path: &PathExpr,
        namespace: Namespace,
        search: &mut Search,
    ) -> Option<Res> {
        let found = self.resolve_from(module, path, namespace, search).or_else(|| {
            let root = self.module(module).root;
            let old = self.edition_2015.contains(&root);
            old.then(|| self.resolve_from(root, path, namespace, search)).flatten()
        })?;
        match found {
            // A foreign item may be of either kind.
            Res::Def(def, used) => {
                (used == path.segs.len() && self.lives_in(def, namespace)).then_some(Res::Def(def, 1))
            }
            Res::Prim(prim, used) => (used == path.segs.len()).then_some(Res::Prim(prim, 1)),
            Res::Mod(_) if namespace == Namespace::Value => None,
            other => Some(other),
        }
    }

    /// Whether a trait is in scope in a module or block, std's left out that nothing imports.
    pub fn imports_trait(&self, module: ModId, trait_: DefId) -> bool {
        let mut at = Some(module);
        while let Some(module) = at {
            if self.imported_traits(module).contains(&trait_) {
                return true;
            }
            at = self.module(module).parent.filter(|_| self.module(module).block);
        }
        false
    }

    fn imported_traits(&self, module: ModId) -> Rc<FxHashSet<DefId>> {
        // determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
        if let Some(known) = CACHE.with_borrow_mut(|cache| cache.of(self.serial).traits.get(&module).cloned())
        {
            return known;
        }
        let mut found = FxHashSet::default();
        self.collect_traits(module, &mut found, &mut FxHashSet::default());
        let found = Rc::new(found);
        // determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
        CACHE.with_borrow_mut(|cache| cache.of(self.serial).traits.insert(module, found.clone()));
        found
    }

    fn collect_traits(&self, module: ModId, found: &mut FxHashSet<DefId>, seen: &mut FxHashSet<ModId>) {
        if !seen.insert(module) {
            return;
        }
        let own = self.module(module);
        #[expect(clippy::disallowed_methods, reason = "goes into a set")]
        // determinism-lint: allow(hash-iteration, why = "commutative", reason = "goes into a set that is only asked for single members")
        for entry in own.names.values().flatten() {
            let def = match entry {
                Entry::Def(def) => Some(*def),
                Entry::Import(path) => match self.resolve_path(module, path, Namespace::Type) {
                    Some(Res::Def(def, used)) if used == path.segs.len() => Some(def),
                    _ => None,
                },
                _ => None,
            };
            let is_trait = |def: &DefId| matches!(self.def(*def).kind, DefKind::Trait { .. });
            found.extend(def.filter(is_trait));
        }
        for glob in &own.globs {
            if let Some(Res::Mod(target)) = self.resolve_path(module, glob, Namespace::Type) {
                self.collect_traits(target, found, seen);
            }
        }
    }

    /// The function that a path names, also through a type: `systems::step`, `Session::step`.
    pub fn function(&self, module: ModId, path: &PathExpr) -> Option<DefId> {
        let Res::Def(def, used) = self.resolve_path(module, path, Namespace::Value)? else { return None };
        if matches!(self.def(def).kind, DefKind::Fn(_)) {
            return Some(def);
        }
        let name = path.segs.get(used)?;
        self.inherent(&super::index::Head::Adt(def), &name.name).next().map(|(_, item)| item)
    }

    /// Whether a definition has a name of that kind.
    pub fn lives_in(&self, def: DefId, namespace: Namespace) -> bool {
        let value = match &self.def(def).kind {
            DefKind::Fn(_) | DefKind::Const(..) | DefKind::Static(..) => true,
            DefKind::Struct { tuple, .. } => {
                if namespace == Namespace::Type {
                    return true;
                }
                *tuple
            }
            DefKind::Variant { .. } => return true,
            DefKind::Macro(_) | DefKind::Impl { .. } => return false,
            _ => false,
        };
        value == (namespace == Namespace::Value)
    }
}
