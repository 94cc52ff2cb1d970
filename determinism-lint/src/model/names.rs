//! Paths → what they mean: modules, imports, globs, re-exports, preludes. Never fails, never loops.

mod lookup;
mod traits;

use super::decl::{PathExpr, Seg};
use super::index::{DefKind, Entry, Index, ModId};
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
