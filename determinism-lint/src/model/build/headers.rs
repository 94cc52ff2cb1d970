//! Impls by the type they are for, the paths of what stands in them, and what the table of std says. When all names are known.

use super::{Builder, joined};
use crate::model::exports;
use crate::model::index::{DefKind, Head, ImplHeader, Index, Lang};
use crate::model::ty::{DefId, Ty};

impl Builder {
    /// What was added since the last time, up to a definition.
    pub(super) fn resolve_headers(&mut self, end: usize) {
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

    pub(super) fn facts(&mut self, from: usize, end: usize) {
        for id in (from as u32..end as u32).map(DefId) {
            let def = self.index.def(id);
            // Only std is described by the table; a workspace item of the same path cannot exist.
            if def.file.is_none() {
                let facts = self.index.known.facts(&def.path);
                self.index.own_def_mut(id).facts = facts;
            }
        }
    }

    pub(super) fn lang(&self) -> Lang {
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
    pub(super) builder: Builder,
    pub(super) exports: exports::Exports,
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
