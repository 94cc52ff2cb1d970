//! One declaration → definitions, modules, names.

use super::{Around, Builder, Late, ModuleFiles, Place, joined};
use crate::model::condition::Condition;
use crate::model::decl::{GenericsDecl, ItemDecl, ItemKind, MacroDecl, ModBody, Name, NodeKey, UseLeaf};
use crate::model::index::{Cache, Def, DefKind, Entry, ModId, RootSite};
use crate::model::known::Facts;
use crate::model::ty::DefId;

impl Builder {
    pub(super) fn items(
        &mut self,
        module: ModId,
        items: Vec<ItemDecl>,
        place: &Place,
        parent: Option<DefId>,
        files: &mut dyn ModuleFiles,
        around: Around,
    ) {
        for item in self.left_out_last(module, items) {
            self.item(module, item, place, parent, files, around);
        }
    }

    /// `#[cfg(a)] mod x; #[cfg(not(a))] pub mod x;`: the file is that of the one which is not left out.
    fn left_out_last(&self, module: ModId, items: Vec<ItemDecl>) -> Vec<ItemDecl> {
        let is_file = |item: &&ItemDecl| matches!(item.kind, ItemKind::Mod(ModBody::File(_), _));
        let mut names: Vec<&Name> = items.iter().filter(is_file).map(|item| &item.name).collect();
        names.sort_unstable();
        if names.windows(2).all(|pair| pair[0] != pair[1]) {
            return items;
        }
        let (mut first, last): (Vec<ItemDecl>, Vec<ItemDecl>) = items.into_iter().partition(|item| {
            !is_file(&item) || !(item.test || self.is_off(module, item.condition.as_deref()))
        });
        first.extend(last);
        first
    }

    /// Whether the features that are on by default leave something out.
    fn is_off(&self, module: ModId, condition: Option<&Condition>) -> bool {
        condition.zip(self.index.features(module)).is_some_and(|(cfg, on)| cfg.holds(on) == Some(false))
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
        let off = self.is_off(module, condition.as_deref());
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
    pub(super) fn remember_module(&mut self, key: NodeKey, module: ModId) {
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

    fn imports(&mut self, module: ModId, leaves: Vec<UseLeaf>, around: Around) {
        for leaf in leaves {
            match leaf.binding {
                Some(name) => self.bind(module, name, Entry::Import(leaf.path), around),
                None if around.inactive => self.late.push((module, Late::Glob(leaf.path))),
                None => self.index.own_module_mut(module).globs.push(leaf.path),
            }
        }
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
