//! The `use` declarations of a file, whatever module or block they stand in. Knows syntax; what a path leads to, the caller says.

use crate::model::collect::use_leaves;
use crate::model::decl::{PathExpr, UseLeaf};
use syn::visit::Visit;

/// What the `use` declarations of one file bind.
#[derive(Debug, Default)]
pub(crate) struct Uses(Vec<UseLeaf>);

impl Uses {
    /// Those of items and inline modules, bodies left out.
    pub(crate) fn of_items(items: &[syn::Item]) -> Self {
        let mut uses = Self::default();
        uses.add(items);
        uses
    }

    /// All of a file, those in bodies too.
    pub(crate) fn of_file(file: &syn::File) -> Self {
        let mut uses = Self::default();
        uses.visit_file(file);
        uses
    }

    fn add(&mut self, items: &[syn::Item]) {
        for item in items {
            match item {
                syn::Item::Use(node) => self.0.extend(leaves(node)),
                syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => self.add(items),
                _ => {}
            }
        }
    }

    /// The paths that a name is bound to.
    pub(crate) fn bound<'u>(&'u self, name: &'u str) -> impl Iterator<Item = &'u PathExpr> {
        self.0.iter().filter(move |leaf| leaf.binding.as_deref() == Some(name)).map(|leaf| &leaf.path)
    }

    /// The paths whose names are all bound.
    pub(crate) fn globs(&self) -> impl Iterator<Item = &PathExpr> {
        self.0.iter().filter(|leaf| leaf.binding.is_none()).map(|leaf| &leaf.path)
    }
}

/// What one declaration binds.
pub(crate) fn leaves(node: &syn::ItemUse) -> Vec<UseLeaf> {
    let mut leaves = Vec::new();
    let root = PathExpr { global: node.leading_colon.is_some(), ..PathExpr::default() };
    use_leaves(&node.tree, &root, &mut leaves);
    leaves
}

impl<'ast> Visit<'ast> for Uses {
    fn visit_item_use(&mut self, node: &'ast syn::ItemUse) {
        self.0.extend(leaves(node));
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}
