//! What attributes say of a declaration: derives, tests, the file of a module, the symbol of a foreign function.

use crate::model::condition::Condition;
use crate::model::decl::Name;
use crate::model::lower;

pub(super) fn derives(attrs: &[syn::Attribute]) -> Vec<Name> {
    let mut names = Vec::new();
    for attr in attrs {
        // `cfg_attr(feature = "x", derive(A))` derives too: every arm is read.
        if attr.path().is_ident("derive") || attr.path().is_ident("cfg_attr") {
            let _ = attr
                .parse_nested_meta(|meta| derive_names(&meta, attr.path().is_ident("derive"), &mut names));
        }
    }
    names
}

fn derive_names(
    meta: &syn::meta::ParseNestedMeta<'_>,
    listed: bool,
    names: &mut Vec<Name>,
) -> syn::Result<()> {
    if listed {
        names.extend(meta.path.segments.last().map(|seg| lower::name(&seg.ident)));
        return Ok(());
    }
    let nested = meta.path.is_ident("derive");
    if meta.input.peek(syn::token::Paren) {
        meta.parse_nested_meta(|inner| derive_names(&inner, nested, names))?;
    } else if meta.input.peek(syn::Token![=]) {
        meta.value()?.parse::<syn::Lit>()?;
    }
    Ok(())
}

/// Only compiled for tests: `#[test]`, `#[cfg(test)]`, `#[cfg(all(test, …))]`, `#[bench]`.
pub fn is_test(attrs: &[syn::Attribute]) -> bool {
    is_test_under(attrs, Condition::of(attrs).as_deref())
}

/// The same where the condition is known.
pub(super) fn is_test_under(attrs: &[syn::Attribute], condition: Option<&Condition>) -> bool {
    let names_test = |attr: &syn::Attribute| {
        attr.path().segments.last().is_some_and(|seg| seg.ident == "test" || seg.ident == "bench")
    };
    attrs.iter().any(names_test) || condition.is_some_and(Condition::requires_test)
}

/// What may stand on a module and leaves it as it is.
const ON_MODULES: [&str; 16] = [
    "allow", "bench", "cfg", "cfg_attr", "coverage", "deny", "deprecated", "doc", "expect", "forbid",
    "macro_use", "must_use", "no_implicit_prelude", "path", "test", "warn",
];

/// Whether a macro in the form of an attribute may rewrite a module.
pub(super) fn rewritten(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| {
        let mut segs = attr.path().segments.iter();
        let Some(first) = segs.next() else { return false };
        match segs.next() {
            None => !ON_MODULES.iter().any(|known| first.ident == known),
            Some(_) => !["clippy", "diagnostic", "rustdoc", "rustfmt"].iter().any(|tool| first.ident == tool),
        }
    })
}

/// Values of `#[path = "…"]` and of `#[cfg_attr(…, path = "…")]`, in order.
pub(super) fn path_attributes(attrs: &[syn::Attribute]) -> Vec<String> {
    attrs.iter().flat_map(|attr| path_values(&attr.meta)).collect()
}

fn path_values(meta: &syn::Meta) -> Vec<String> {
    match meta {
        syn::Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => vec![text.value()],
            _ => Vec::new(),
        },
        syn::Meta::List(list) if list.path.is_ident("cfg_attr") => list
            .parse_args_with(syn::punctuated::Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated)
            .map(|metas| metas.iter().skip(1).flat_map(path_values).collect())
            .unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// `#[link_name = "…"]`, or else the name of the function.
pub(super) fn symbol(node: &syn::ForeignItemFn) -> Name {
    let linked = node.attrs.iter().find_map(|attr| match &attr.meta {
        syn::Meta::NameValue(pair) if pair.path.is_ident("link_name") => match &pair.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    });
    linked.map_or_else(|| lower::name(&node.sig.ident), Into::into)
}
