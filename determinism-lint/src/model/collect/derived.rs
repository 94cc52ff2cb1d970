//! What derives of other crates write that inference has to know: `Deref` of Bevy and `derive_more`, `QueryData` of Bevy. They are known by
//! name and by what their documentation says.

use crate::model::decl::{GenericsDecl, ItemDecl, ItemKind, Name, PathExpr, Seg, TypeExpr};
use crate::model::lower;
use syn::parse::Parser;
use syn::punctuated::Punctuated;

/// The declarations that derives of a struct add.
pub(super) fn of_struct(node: &syn::ItemStruct) -> Vec<ItemDecl> {
    let paths: Vec<syn::Path> = node.attrs.iter().flat_map(derived).collect();
    let named = |wanted: &[&str]| {
        let last = |path: &syn::Path| path.segments.last().map(|seg| seg.ident.to_string());
        paths.iter().find(|path| last(path).is_some_and(|name| wanted.contains(&&*name)))
    };
    let mut out = Vec::new();
    if named(&["Deref"]).is_some()
        && let Some(target) = target(&node.fields)
    {
        let path = PathExpr { global: true, ..PathExpr::plain(["core", "ops", "Deref"]) };
        out.push(implemented(node, path, &[("Target", target)]));
    }
    if let Some(path) = named(&["QueryData", "WorldQuery"]) {
        // What a query gives has the same fields, a reference for a reference.
        out.push(implemented(node, lower::path(path), &[("Item", own(node)), ("ReadOnly", own(node))]));
        for ending in ["Item", "ReadOnlyItem", "ReadOnly"] {
            let kind = ItemKind::Alias(own(node));
            let name = format!("{}{ending}", lower::name(&node.ident));
            out.push(declared(name.into(), kind, lower::generics(&node.generics)));
        }
    }
    out
}

/// The paths in `#[derive(…)]`.
fn derived(attr: &syn::Attribute) -> Vec<syn::Path> {
    let syn::Meta::List(list) = &attr.meta else { return Vec::new() };
    if !list.path.is_ident("derive") {
        return Vec::new();
    }
    let paths = Punctuated::<syn::Path, syn::Token![,]>::parse_terminated.parse2(list.tokens.clone());
    paths.map_or_else(|_| Vec::new(), |paths| paths.into_iter().collect())
}

/// What `*value` is: the field that says `#[deref]`, or the only one.
fn target(fields: &syn::Fields) -> Option<TypeExpr> {
    let mark = |field: &syn::Field| field.attrs.iter().find(|attr| attr.path().is_ident("deref")).cloned();
    let (field, mark) = match fields.iter().find_map(|field| Some((field, mark(field)?))) {
        Some((field, mark)) => (field, Some(mark)),
        None if fields.len() == 1 => (fields.iter().next()?, None),
        None => return None,
    };
    let ty = lower::ty(&field.ty);
    let forwards =
        mark.is_some_and(|mark| mark.parse_args::<syn::Ident>().is_ok_and(|word| word == "forward"));
    if !forwards {
        return Some(ty);
    }
    let path = PathExpr::plain(["core", "ops", "Deref", "Target"]);
    Some(TypeExpr::Path(PathExpr { qself: Some(Box::new(ty)), trait_len: 3, global: true, ..path }))
}

/// The struct with its own parameters.
fn own(node: &syn::ItemStruct) -> TypeExpr {
    let args = node.generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(param) => Some(&param.ident),
        syn::GenericParam::Const(param) => Some(&param.ident),
        _ => None,
    });
    let args = args.map(|ident| TypeExpr::Path(PathExpr::plain([&*lower::name(ident)])));
    let seg = Seg { name: lower::name(&node.ident), args: args.collect(), ..Seg::default() };
    TypeExpr::Path(PathExpr { segs: vec![seg], ..PathExpr::default() })
}

fn implemented(node: &syn::ItemStruct, trait_: PathExpr, types: &[(&str, TypeExpr)]) -> ItemDecl {
    let types = types.iter().map(|(name, ty)| {
        let kind = ItemKind::AssocType(Some(ty.clone()), Vec::new());
        declared((*name).into(), kind, GenericsDecl::default())
    });
    let kind = ItemKind::Impl { trait_: Some(trait_), self_ty: own(node), items: types.collect() };
    declared(Name::default(), kind, lower::generics(&node.generics))
}

/// No syntax node stands for it.
pub(super) fn declared(name: Name, kind: ItemKind, generics: GenericsDecl) -> ItemDecl {
    ItemDecl { name, key: 0, test: false, condition: None, kind, generics }
}
