//! Parts of syntax nodes that syn does not give by itself. Knows nothing of the walk.

use crate::model::{decl, lower};

// An item is offered without the items inside, which come on their own: a rule that takes its span would cover them all.

pub(super) fn module_shell(node: &syn::ItemMod) -> syn::ItemMod {
    syn::ItemMod {
        attrs: node.attrs.clone(),
        vis: node.vis.clone(),
        unsafety: node.unsafety,
        mod_token: node.mod_token,
        ident: node.ident.clone(),
        content: None,
        semi: node.semi,
    }
}

pub(super) fn impl_shell(node: &syn::ItemImpl) -> syn::ItemImpl {
    syn::ItemImpl {
        attrs: node.attrs.clone(),
        modifiers: node.modifiers.clone(),
        unsafety: node.unsafety,
        impl_token: node.impl_token,
        generics: node.generics.clone(),
        trait_: node.trait_.clone(),
        self_ty: node.self_ty.clone(),
        brace_token: node.brace_token,
        items: Vec::new(),
    }
}

pub(super) fn trait_shell(node: &syn::ItemTrait) -> syn::ItemTrait {
    syn::ItemTrait {
        attrs: node.attrs.clone(),
        vis: node.vis.clone(),
        modifiers: node.modifiers.clone(),
        unsafety: node.unsafety,
        trait_token: node.trait_token,
        ident: node.ident.clone(),
        generics: node.generics.clone(),
        colon_token: node.colon_token,
        supertraits: node.supertraits.clone(),
        brace_token: node.brace_token,
        items: Vec::new(),
    }
}

pub(super) fn item_attrs(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(node) => &node.attrs,
        syn::Item::Enum(node) => &node.attrs,
        syn::Item::ExternCrate(node) => &node.attrs,
        syn::Item::Fn(node) => &node.attrs,
        syn::Item::ForeignMod(node) => &node.attrs,
        syn::Item::Impl(node) => &node.attrs,
        syn::Item::Macro(node) => &node.attrs,
        syn::Item::Mod(node) => &node.attrs,
        syn::Item::Static(node) => &node.attrs,
        syn::Item::Struct(node) => &node.attrs,
        syn::Item::Trait(node) => &node.attrs,
        syn::Item::TraitAlias(node) => &node.attrs,
        syn::Item::Type(node) => &node.attrs,
        syn::Item::Union(node) => &node.attrs,
        syn::Item::Use(node) => &node.attrs,
        _ => &[],
    }
}

pub(super) fn item_name(item: &syn::Item) -> Option<decl::Name> {
    let ident = match item {
        syn::Item::Const(node) => &node.ident,
        syn::Item::Enum(node) => &node.ident,
        syn::Item::Fn(node) => &node.sig.ident,
        syn::Item::Mod(node) => &node.ident,
        syn::Item::Static(node) => &node.ident,
        syn::Item::Struct(node) => &node.ident,
        syn::Item::Trait(node) => &node.ident,
        syn::Item::Type(node) => &node.ident,
        syn::Item::Union(node) => &node.ident,
        _ => return None,
    };
    Some(lower::name(ident))
}

pub(super) fn expr_attrs(expr: &syn::Expr) -> &[syn::Attribute] {
    match expr {
        syn::Expr::Block(node) => &node.attrs,
        syn::Expr::Call(node) => &node.attrs,
        syn::Expr::If(node) => &node.attrs,
        syn::Expr::MethodCall(node) => &node.attrs,
        syn::Expr::Macro(node) => &node.attrs,
        syn::Expr::Match(node) => &node.attrs,
        syn::Expr::Unsafe(node) => &node.attrs,
        syn::Expr::ForLoop(node) => &node.attrs,
        syn::Expr::While(node) => &node.attrs,
        syn::Expr::Loop(node) => &node.attrs,
        syn::Expr::Assign(node) => &node.attrs,
        syn::Expr::Binary(node) => &node.attrs,
        syn::Expr::Return(node) => &node.attrs,
        _ => &[],
    }
}

pub(super) fn import_leaves(
    tree: &syn::UseTree,
    prefix: &decl::PathExpr,
    out: &mut Vec<(decl::PathExpr, proc_macro2::Span)>,
) {
    let extended = |ident: &syn::Ident| {
        let mut path = prefix.clone();
        if ident != "self" || path.segs.is_empty() {
            path.segs.push(decl::Seg { name: lower::name(ident), ..Default::default() });
        }
        path
    };
    match tree {
        syn::UseTree::Path(node) => import_leaves(&node.tree, &extended(&node.ident), out),
        syn::UseTree::Name(node) => out.push((extended(&node.ident), node.ident.span())),
        syn::UseTree::Rename(node) => out.push((extended(&node.ident), node.ident.span())),
        syn::UseTree::Glob(node) => out.push((prefix.clone(), syn::spanned::Spanned::span(&node.star_token))),
        syn::UseTree::Group(node) => node.items.iter().for_each(|tree| import_leaves(tree, prefix, out)),
    }
}
