//! One name in one module: its own, imported, by a glob, of a crate, of a prelude.

use super::{MAX_GLOBS, Namespace, Res, Search, is_declared};
use crate::model::decl::PathExpr;
use crate::model::index::{Entry, Extern, Index, ModId};
use crate::model::ty::Prim;

impl Index {
    pub(super) fn lexical(
        &self,
        module: ModId,
        name: &str,
        namespace: Namespace,
        search: &mut Search,
    ) -> Option<Res> {
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
    pub(super) fn foreign_glob(&self, module: ModId, name: &str, search: &mut Search) -> Option<Res> {
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
    pub(super) fn foreign_glob_behind(
        &self,
        module: ModId,
        name: &str,
        search: &mut Search,
        depth: u32,
    ) -> Option<Res> {
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
    pub(super) fn glob_target(&self, module: ModId, glob: &PathExpr, search: &mut Search) -> Option<Res> {
        if search.follows(glob) {
            return None;
        }
        search.following.push(glob);
        let found = self.resolve_from(module, glob, Namespace::Type, search);
        search.following.pop();
        found
    }

    pub(super) fn extern_crate(&self, root: ModId, name: &str) -> Option<Res> {
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
    pub(super) fn renamed_crate(&self, root: ModId, name: &str) -> Option<Res> {
        let entries = self.module(root).names.get(name)?;
        entries.iter().find_map(|entry| match entry {
            Entry::ExternCrate(target) if **target != *name => {
                self.extern_crate(root, target).or_else(|| Some(Res::Foreign((&**target).into())))
            }
            _ => None,
        })
    }

    /// A name inside one module: its own names, then its globs.
    pub(super) fn lookup(
        &self,
        module: ModId,
        name: &str,
        namespace: Namespace,
        search: &mut Search,
    ) -> Option<Res> {
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

    pub(super) fn imported(
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
                found.or_else(|| self.lost(module, path))
            }
            _ => None,
        })
    }

    /// `pub use time::Instant` of another crate, whose `time` only a macro declares that was not read: the crate has it under this name.
    fn lost(&self, module: ModId, path: &PathExpr) -> Option<Res> {
        let own = self.module(module);
        let [first, .., last] = path.segs.as_slice() else { return None };
        let declared = matches!(&*first.name, "crate" | "self" | "super" | "std" | "core" | "alloc")
            || own.names.contains_key(&first.name)
            || !own.globs.is_empty()
            || path.global
            || self.extern_crate(own.root, &first.name).is_some();
        let is_lost = self.is_outside(module) && !declared;
        is_lost.then(|| Res::Foreign(format!("{}::{}", own.path, last.name).into()))
    }

    pub(super) fn globbed(
        &self,
        module: ModId,
        name: &str,
        namespace: Namespace,
        search: &mut Search,
    ) -> Option<Res> {
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
    pub(super) fn exports_to(&self, target: ModId, module: ModId, name: &str) -> bool {
        let own = self.module(target);
        if !self.is_outside(target)
            || own.names.get(name).is_some_and(|entries| entries.iter().any(is_declared))
        {
            return true;
        }
        let exported = own.exports.iter().any(|(own, _)| own.as_ref().is_none_or(|own| **own == *name));
        exported || self.stands_in(module, target)
    }

    pub(super) fn stands_in(&self, module: ModId, around: ModId) -> bool {
        let mut at = Some(module);
        while let Some(module) = at {
            if module == around {
                return true;
            }
            at = self.module(module).parent;
        }
        false
    }

    pub(super) fn import(
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
}
