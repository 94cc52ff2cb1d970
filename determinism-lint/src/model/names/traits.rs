//! Which traits a module brings into scope by its imports and globs.

use super::{CACHE, Namespace, Res};
use crate::model::index::{DefKind, Entry, Index, ModId};
use crate::model::ty::DefId;
use rustc_hash::FxHashSet;
use std::rc::Rc;

impl Index {
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
}
