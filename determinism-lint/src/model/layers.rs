//! Look-ups that see both layers of an index: what std declares, which is built once and shared, and what the workspace adds.
//! What std has comes first, as if all stood in one list.

use super::index::{Def, Head, HeadImpls, ImplHeader, Index, ModId, Module};
use super::ty::DefId;

impl Index {
    /// An index that goes on where another one ends.
    pub(super) fn above(base: &'static Self) -> Self {
        Self {
            base: Some(base),
            macros: base.macros.clone(),
            std: base.std,
            prelude: base.prelude,
            lang: base.lang.clone(),
            known: base.known.clone(),
            ..Self::default()
        }
    }

    /// A definition.
    pub fn def(&self, id: DefId) -> &Def {
        let at = id.0 as usize;
        match self.base {
            Some(base) if at < base.defs.len() => &base.defs[at],
            base => &self.defs[at - base.map_or(0, |base| base.defs.len())],
        }
    }

    /// A module.
    pub fn module(&self, id: ModId) -> &Module {
        let at = id.0 as usize;
        match self.base {
            Some(base) if at < base.modules.len() => &base.modules[at],
            base => &self.modules[at - base.map_or(0, |base| base.modules.len())],
        }
    }

    /// An impl.
    pub fn impl_at(&self, at: u32) -> &ImplHeader {
        let at = at as usize;
        match self.base {
            Some(base) if at < base.impls.len() => &base.impls[at],
            base => &self.impls[at - base.map_or(0, |base| base.impls.len())],
        }
    }

    /// The definitions that are not those of the layer below, with their positions.
    pub fn own_defs(&self) -> impl Iterator<Item = (DefId, &Def)> {
        let first = self.base.map_or(0, |base| base.defs.len()) as u32;
        self.defs.iter().zip(first..).map(|(def, at)| (DefId(at), def))
    }

    /// The modules that are not those of the layer below.
    pub fn own_modules(&self) -> impl Iterator<Item = &Module> {
        self.modules.iter()
    }

    pub(super) fn def_count(&self) -> usize {
        self.base.map_or(0, |base| base.defs.len()) + self.defs.len()
    }

    pub(super) fn module_count(&self) -> usize {
        self.base.map_or(0, |base| base.modules.len()) + self.modules.len()
    }

    pub(super) fn impl_count(&self) -> usize {
        self.base.map_or(0, |base| base.impls.len()) + self.impls.len()
    }

    /// A definition of the own layer, to be changed.
    pub(super) fn own_def_mut(&mut self, id: DefId) -> &mut Def {
        let first = self.base.map_or(0, |base| base.defs.len());
        &mut self.defs[id.0 as usize - first]
    }

    /// A module of the own layer, to be changed.
    pub(super) fn own_module_mut(&mut self, id: ModId) -> &mut Module {
        let first = self.base.map_or(0, |base| base.modules.len());
        &mut self.modules[id.0 as usize - first]
    }

    fn layers(&self) -> impl Iterator<Item = &Self> {
        self.base.into_iter().chain([self])
    }

    fn heads(&self, head: &Head) -> impl Iterator<Item = &HeadImpls> {
        self.layers().filter_map(move |layer| layer.heads.get(head))
    }

    /// Impls of traits for a head.
    pub fn trait_impls(&self, head: &Head) -> impl Iterator<Item = u32> {
        self.heads(head).flat_map(|impls| impls.traits.iter().copied())
    }

    /// Impls of one trait for a head.
    pub fn impls_for(&self, head: &Head, trait_: DefId) -> impl Iterator<Item = u32> {
        self.heads(head).filter_map(move |impls| impls.by_trait.get(&trait_)).flatten().copied()
    }

    /// Impls of a trait for any type.
    pub fn blanket_impls(&self, trait_: DefId) -> impl Iterator<Item = u32> {
        self.layers().filter_map(move |layer| layer.blanket.get(&trait_)).flatten().copied()
    }

    /// Inherent items of a head by name, with their impl.
    pub fn inherent(&self, head: &Head, name: &str) -> impl Iterator<Item = (u32, DefId)> {
        self.heads(head).filter_map(move |impls| impls.inherent.get(name)).flatten().copied()
    }

    /// The header of the impl that a definition is.
    pub fn header_of(&self, id: DefId) -> Option<&ImplHeader> {
        self.layers().flat_map(|layer| &layer.impls).find(|header| header.id == id)
    }

    /// Traits that have an item of this name, with the item.
    pub fn trait_items(&self, name: &str) -> impl Iterator<Item = (DefId, DefId)> {
        self.layers().filter_map(move |layer| layer.trait_items.get(name)).flatten().copied()
    }
}
