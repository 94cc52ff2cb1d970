//! The `use` declarations of a file, whatever module or block they stand in. Knows syntax; what a path leads to, the caller says.

use super::definition::is_punct;
use crate::model::collect::use_leaves;
use crate::model::decl::{PathExpr, UseLeaf};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
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
                syn::Item::Verbatim(tokens) => self.0.extend(of_tokens(tokens).iter().flat_map(leaves)),
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

/// `use {::a::b, c};`, of which syn keeps nothing but the tokens: the same without the colons that begin a path inside braces.
pub(crate) fn of_tokens(tokens: &TokenStream) -> Option<syn::ItemUse> {
    syn::parse2(without_leading_colons(tokens.clone(), false)).ok()
}

fn without_leading_colons(tokens: TokenStream, in_braces: bool) -> TokenStream {
    let mut begins = in_braces;
    let mut left = Vec::new();
    for token in tokens {
        if begins && is_punct(&token, ':') {
            continue;
        }
        begins = in_braces && is_punct(&token, ',');
        left.push(match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                Group::new(Delimiter::Brace, without_leading_colons(group.stream(), true)).into()
            }
            other => other,
        });
    }
    left.into_iter().collect()
}

impl<'ast> Visit<'ast> for Uses {
    fn visit_item_use(&mut self, node: &'ast syn::ItemUse) {
        self.0.extend(leaves(node));
    }

    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Verbatim(tokens) => self.0.extend(of_tokens(tokens).iter().flat_map(leaves)),
            _ => syn::visit::visit_item(self, item),
        }
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_that_begin_with_colons_inside_braces_bind_like_others() {
        let file: syn::File = syn::parse_str(
            "#[doc(hidden)] pub use { ::lazy_static::*, std::{collections::HashMap}, ::std::io as files }; fn f() { use {::a::b}; }",
        )
        .expect("it parses");
        let names = ["HashMap", "files", "b"];
        let bound = |uses: &Uses| names.map(|name| uses.bound(name).count());
        assert_eq!(bound(&Uses::of_file(&file)), [1, 1, 1]);
        assert_eq!(bound(&Uses::of_items(&file.items)), [1, 1, 0]);
        assert_eq!(Uses::of_items(&file.items).globs().count(), 1);
    }

    #[test]
    fn other_tokens_are_no_declaration() {
        assert!(of_tokens(&"fn f();".parse().expect("these are tokens")).is_none());
    }
}
