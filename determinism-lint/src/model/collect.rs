//! One syntax tree → what it declares, as owned data. Bodies are only searched for items and for calls that may name roots.

mod attributes;
mod bodies;
mod derived;

use super::condition::Condition;
use super::decl::{FnDecl, GenericsDecl, ItemDecl, ItemKind, ModBody, Name, PathExpr, Seg, UseLeaf, key};
use super::lower;
use crate::parse::{Items, Parsed, WrittenOut};
use syn::visit::Visit;

pub use attributes::is_test;
use attributes::{derives, is_test_under, path_attributes, rewritten, symbol};

/// What a file declares. `root_calls` are the names of calls whose arguments may be roots, sorted.
pub fn collect(parsed: &Parsed, root_calls: &[String]) -> Vec<ItemDecl> {
    items(&parsed.tree.items, root_calls, Some(&parsed.written_out))
}

/// What items declare.
pub fn items(items: &[syn::Item], root_calls: &[String], written_out: Option<&WrittenOut>) -> Vec<ItemDecl> {
    let mut collector = Collector { root_calls, written_out, out: Vec::new() };
    items.iter().for_each(|item| collector.item(item));
    collector.out
}

struct Collector<'r> {
    root_calls: &'r [String],
    written_out: Option<&'r WrittenOut>,
    out: Vec<ItemDecl>,
}

impl<'r> Collector<'r> {
    fn nested(&self) -> Self {
        Collector { root_calls: self.root_calls, written_out: self.written_out, out: Vec::new() }
    }

    fn push<T>(
        &mut self,
        node: &T,
        attrs: &[syn::Attribute],
        ident: Option<&syn::Ident>,
        kind: ItemKind,
        generics: GenericsDecl,
    ) {
        let name = ident.map(lower::name).unwrap_or_default();
        let condition = Condition::of(attrs);
        let test = is_test_under(attrs, condition.as_deref());
        self.out.push(ItemDecl { name, key: key(node), test, condition, kind, generics });
    }

    fn item(&mut self, item: &syn::Item) {
        let none = GenericsDecl::default;
        match item {
            syn::Item::Fn(node) => {
                let kind = ItemKind::Fn(lower::signature(&node.sig));
                self.push(
                    node,
                    &node.attrs,
                    Some(&node.sig.ident),
                    kind,
                    lower::generics(&node.sig.generics),
                );
                self.visit_block(&node.block);
            }
            syn::Item::Struct(node) => {
                let (fields, tuple) = lower::fields(&node.fields);
                let kind = ItemKind::Struct { fields, tuple, derives: derives(&node.attrs), union: false };
                self.push(node, &node.attrs, Some(&node.ident), kind, lower::generics(&node.generics));
                let from = self.out.len();
                self.out.extend(derived::of_struct(node));
                self.under(&node.attrs, from);
            }
            syn::Item::Union(node) => {
                let (fields, _) = lower::fields(&syn::Fields::Named(node.fields.clone()));
                let kind =
                    ItemKind::Struct { fields, tuple: false, derives: derives(&node.attrs), union: true };
                self.push(node, &node.attrs, Some(&node.ident), kind, lower::generics(&node.generics));
            }
            syn::Item::Enum(node) => {
                let variants = node.variants.iter().map(|variant| {
                    let (fields, tuple) = lower::fields(&variant.fields);
                    (lower::name(&variant.ident), fields, tuple)
                });
                let kind = ItemKind::Enum { variants: variants.collect(), derives: derives(&node.attrs) };
                self.push(node, &node.attrs, Some(&node.ident), kind, lower::generics(&node.generics));
            }
            syn::Item::Type(node) => {
                let kind = ItemKind::Alias(lower::ty(&node.ty));
                self.push(node, &node.attrs, Some(&node.ident), kind, lower::generics(&node.generics));
            }
            syn::Item::Const(node) => {
                self.push(
                    node,
                    &node.attrs,
                    Some(&node.ident),
                    ItemKind::Const(lower::ty(&node.ty), super::constant::number(&node.expr)),
                    none(),
                );
                self.visit_expr(&node.expr);
            }
            syn::Item::Static(node) => {
                let mutable = matches!(node.mutability, syn::StaticMutability::Mut(_));
                self.push(
                    node,
                    &node.attrs,
                    Some(&node.ident),
                    ItemKind::Static(lower::ty(&node.ty), mutable),
                    none(),
                );
                self.visit_expr(&node.expr);
            }
            syn::Item::Trait(node) => {
                let mut inner = self.nested();
                node.items.iter().for_each(|item| inner.trait_item(item, &mut self.out));
                let kind =
                    ItemKind::Trait { supertraits: lower::bounds(&node.supertraits), items: inner.out };
                self.push(node, &node.attrs, Some(&node.ident), kind, lower::generics(&node.generics));
            }
            syn::Item::Impl(node) => {
                let mut inner = self.nested();
                node.items.iter().for_each(|item| inner.impl_item(item, &mut self.out));
                let kind = ItemKind::Impl {
                    trait_: node.trait_.as_ref().map(|(path, _)| lower::path(path)),
                    self_ty: lower::ty(&node.self_ty),
                    items: inner.out,
                };
                self.push(node, &node.attrs, None, kind, lower::generics(&node.generics));
            }
            syn::Item::Mod(node) => {
                let body = match &node.content {
                    None => ModBody::File(path_attributes(&node.attrs)),
                    Some((_, items)) => {
                        let mut inner = self.nested();
                        items.iter().for_each(|item| inner.item(item));
                        inner.out.extend(rewritten(&node.attrs).then(around));
                        ModBody::Inline(inner.out)
                    }
                };
                self.push(
                    node,
                    &node.attrs,
                    Some(&node.ident),
                    ItemKind::Mod(body, is_public(&node.vis)),
                    none(),
                );
            }
            syn::Item::Use(node) => {
                let kind = ItemKind::Use(super::expand::leaves(node), is_public(&node.vis));
                self.push(node, &node.attrs, None, kind, none());
            }
            syn::Item::Verbatim(tokens) => {
                let Some(node) = super::expand::of_tokens(tokens) else { return };
                let kind = ItemKind::Use(super::expand::leaves(&node), is_public(&node.vis));
                self.push(item, &node.attrs, None, kind, none());
            }
            syn::Item::ExternCrate(node) => {
                let bound = node.rename.as_ref().map_or(&node.ident, |(_, ident)| ident);
                self.push(
                    node,
                    &node.attrs,
                    Some(bound),
                    ItemKind::ExternCrate(lower::name(&node.ident)),
                    none(),
                );
            }
            syn::Item::ForeignMod(node) => node.items.iter().for_each(|item| self.foreign_item(item)),
            syn::Item::Macro(node) if node.ident.is_some() => {
                let kind = ItemKind::Macro(super::expand::items::of_node(node));
                self.push(node, &node.attrs, node.ident.as_ref(), kind, none());
            }
            syn::Item::Macro(node) => {
                if let Some(Items::Free(items)) = self.written(&node.mac) {
                    let from = self.out.len();
                    items.iter().for_each(|item| self.item(item));
                    return self.under(&node.attrs, from);
                }
                self.statics(&node.mac, &node.attrs);
            }
            _ => {}
        }
    }

    /// What holds of an invocation holds of the items that it becomes: those from a position on.
    fn under(&mut self, attrs: &[syn::Attribute], from: usize) {
        let Some(condition) = Condition::of(attrs) else { return };
        let test = is_test_under(attrs, Some(&condition));
        for decl in &mut self.out[from..] {
            decl.test |= test;
            decl.condition = Some(match decl.condition.take() {
                Some(own) => Box::new(Condition::All(vec![(*condition).clone(), *own])),
                None => condition.clone(),
            });
        }
    }

    fn written(&self, mac: &syn::Macro) -> Option<&'r Items> {
        self.written_out?.get(key(mac)).map(|written| &written.items)
    }

    fn foreign_item(&mut self, item: &syn::ForeignItem) {
        match item {
            syn::ForeignItem::Fn(node) => {
                let decl = FnDecl { symbol: Some(symbol(node)), ..lower::signature(&node.sig) };
                self.push(
                    node,
                    &node.attrs,
                    Some(&node.sig.ident),
                    ItemKind::Fn(decl),
                    lower::generics(&node.sig.generics),
                );
            }
            syn::ForeignItem::Static(node) => {
                let kind = ItemKind::Static(lower::ty(&node.ty), true);
                self.push(node, &node.attrs, Some(&node.ident), kind, GenericsDecl::default());
            }
            _ => {}
        }
    }

    /// Items of bodies go to `outer`: they belong to the module around, not to the impl.
    fn impl_item(&mut self, item: &syn::ImplItem, outer: &mut Vec<ItemDecl>) {
        match item {
            syn::ImplItem::Fn(node) => {
                self.method(node, &node.attrs, &node.sig);
                self.body(outer, |inner| inner.visit_block(&node.block));
            }
            syn::ImplItem::Const(node) => {
                self.push(
                    node,
                    &node.attrs,
                    Some(&node.ident),
                    ItemKind::Const(lower::ty(&node.ty), super::constant::number(&node.expr)),
                    GenericsDecl::default(),
                );
                self.body(outer, |inner| inner.visit_expr(&node.expr));
            }
            syn::ImplItem::Type(node) => {
                let kind = ItemKind::AssocType(Some(lower::ty(&node.ty)), Vec::new());
                self.push(node, &node.attrs, Some(&node.ident), kind, lower::generics(&node.generics));
            }
            syn::ImplItem::Macro(node) => {
                if let Some(Items::Impl(items)) = self.written(&node.mac) {
                    let from = self.out.len();
                    items.iter().for_each(|item| self.impl_item(item, outer));
                    self.under(&node.attrs, from);
                }
            }
            _ => {}
        }
    }

    fn trait_item(&mut self, item: &syn::TraitItem, outer: &mut Vec<ItemDecl>) {
        match item {
            syn::TraitItem::Fn(node) => {
                self.method(node, &node.attrs, &node.sig);
                if let Some(block) = &node.default {
                    self.body(outer, |inner| inner.visit_block(block));
                }
            }
            syn::TraitItem::Const(node) => {
                self.push(
                    node,
                    &node.attrs,
                    Some(&node.ident),
                    ItemKind::Const(lower::ty(&node.ty), None),
                    GenericsDecl::default(),
                );
            }
            syn::TraitItem::Type(node) => {
                let kind = ItemKind::AssocType(
                    node.default.as_ref().map(|(_, ty)| lower::ty(ty)),
                    lower::bounds(&node.bounds),
                );
                self.push(node, &node.attrs, Some(&node.ident), kind, lower::generics(&node.generics));
            }
            syn::TraitItem::Macro(node) => {
                if let Some(Items::Trait(items)) = self.written(&node.mac) {
                    items.iter().for_each(|item| self.trait_item(item, outer));
                }
            }
            _ => {}
        }
    }

    fn method<T>(&mut self, node: &T, attrs: &[syn::Attribute], sig: &syn::Signature) {
        let decl: FnDecl = lower::signature(sig);
        self.push(node, attrs, Some(&sig.ident), ItemKind::Fn(decl), lower::generics(&sig.generics));
    }
}

/// `use super::*;`, as macros write it into the module that they rewrite.
fn around() -> ItemDecl {
    let leaf = UseLeaf { path: PathExpr::plain(["super"]), binding: None };
    derived::declared(Name::default(), ItemKind::Use(vec![leaf], false), GenericsDecl::default())
}

fn is_public(visibility: &syn::Visibility) -> bool {
    !matches!(visibility, syn::Visibility::Inherited)
}

/// Adds the leaves of a tree behind a path.
pub(super) fn use_leaves(tree: &syn::UseTree, prefix: &PathExpr, out: &mut Vec<UseLeaf>) {
    let extended = |ident: &syn::Ident| {
        let mut path = prefix.clone();
        path.segs.push(Seg { name: lower::name(ident), ..Seg::default() });
        path
    };
    match tree {
        syn::UseTree::Path(node) => use_leaves(&node.tree, &extended(&node.ident), out),
        syn::UseTree::Name(node) if node.ident == "self" && !prefix.segs.is_empty() => {
            let binding = prefix.segs.last().map(|seg| seg.name.clone());
            out.push(UseLeaf { path: prefix.clone(), binding });
        }
        syn::UseTree::Name(node) => {
            out.push(UseLeaf { path: extended(&node.ident), binding: Some(lower::name(&node.ident)) })
        }
        syn::UseTree::Rename(node) => {
            let path = if node.ident == "self" && !prefix.segs.is_empty() {
                prefix.clone()
            } else {
                extended(&node.ident)
            };
            out.push(UseLeaf { path, binding: Some(lower::name(&node.rename)) });
        }
        syn::UseTree::Glob(_) => out.push(UseLeaf { path: prefix.clone(), binding: None }),
        syn::UseTree::Group(node) => node.items.iter().for_each(|tree| use_leaves(tree, prefix, out)),
    }
}
