//! DET605: code that is not in the source text as it will be compiled.

use super::prelude::*;
use super::support::is_std_macro;
use crate::model::lower;
use crate::source::Span;

rule! {
    pub(crate) static OPAQUE_CODE = {
        code: "DET605", name: "opaque-code", group: Group::Scope,
        fixed_point: Level::Warn, exact_float: Level::Warn,
        summary: "code that could not be looked into",
        page: include_str!("opaque_code.md"),
        on: [Macro, Item], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Macro(used) if is_std_macro(used, &["include"]) => {
            report(cx, used.span, cx.span(&used.mac.path), "`include!` brings in a file that was not read here".to_owned(), out);
        }
        Node::Macro(used) if !used.read && !used.mac.tokens.is_empty() => {
            report(cx, used.span, cx.span(&used.mac.path), format!("the arguments of `{}!` could not be read", used.name), out);
        }
        Node::Macro(used) if !used.expanded && (used.refused || cx.is_workspace_macro(used)) => {
            report(cx, used.span, cx.span(&used.mac.path), format!("the body of `{}!` was not read", used.name), out);
        }
        Node::Item(item) => {
            let (attrs, helpers) = attributes(item);
            for attr in attrs {
                attribute(&attr.meta, attr, helpers, cx, out);
            }
        }
        _ => {}
    }
}

fn report(cx: &Cx<'_>, span: Span, label: Span, message: String, out: &mut Findings) {
    out.push(
        OPAQUE_CODE
            .at(cx, span)
            .label(label, "what it becomes was not checked")
            .message(message)
            .help("look at what it expands to (`cargo expand`), and allow it with a reason"),
    );
}

fn attribute(meta: &syn::Meta, whole: &syn::Attribute, helpers: bool, cx: &Cx<'_>, out: &mut Findings) {
    let path = meta.path();
    // Nearly every attribute is one of these.
    if path.is_ident("doc") || path.is_ident("inline") || path.is_ident("derive") {
        return;
    }
    if path.is_ident("cfg_attr") || path.is_ident("unsafe") {
        let skipped = if path.is_ident("cfg_attr") { 1 } else { 0 };
        for inner in listed(meta, skipped) {
            attribute(&inner, whole, helpers, cx, out);
        }
        return;
    }
    let names: Vec<String> = path.segments.iter().map(|seg| lower::name(&seg.ident).into_string()).collect();
    let [first, rest @ ..] = names.as_slice() else { return };
    let inert = match rest {
        [] => helpers || is_inert(first),
        _ => TOOLS.contains(&first.as_str()) || is_std(&names) || WATCHES.contains(&names.join("::").as_str()),
    };
    if !inert {
        let span = cx.span(whole);
        report(cx, span, span, format!("`#[{}]` may rewrite the item", names.join("::")), out);
    }
}

/// What `cfg_attr` would put on the item, behind its condition; what stands in `unsafe(…)`.
fn listed(meta: &syn::Meta, skipped: usize) -> Vec<syn::Meta> {
    let syn::Meta::List(list) = meta else { return Vec::new() };
    list.parse_args_with(syn::punctuated::Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated)
        .map(|metas| metas.into_iter().skip(skipped).collect())
        .unwrap_or_default()
}

fn is_std(names: &[String]) -> bool {
    names.first().is_some_and(|first| first == "core" || first == "std") && names.last().is_some_and(|last| is_inert(last))
}

/// The attributes of an item, and whether unknown ones of one word can be those of a derive.
fn attributes<'a>(item: Item<'a>) -> (&'a [syn::Attribute], bool) {
    let attrs: &[syn::Attribute] = match item {
        Item::Free(syn::Item::Struct(node)) => return (&node.attrs, derives(&node.attrs)),
        Item::Free(syn::Item::Enum(node)) => return (&node.attrs, derives(&node.attrs)),
        Item::Free(syn::Item::Union(node)) => return (&node.attrs, derives(&node.attrs)),
        Item::Free(syn::Item::Fn(node)) => &node.attrs,
        Item::Free(syn::Item::Impl(node)) => &node.attrs,
        Item::Free(syn::Item::Trait(node)) => &node.attrs,
        Item::Free(syn::Item::Mod(node)) => &node.attrs,
        Item::Free(syn::Item::Const(node)) => &node.attrs,
        Item::Free(syn::Item::Static(node)) => &node.attrs,
        Item::Free(syn::Item::Type(node)) => &node.attrs,
        Item::Free(syn::Item::Use(node)) => &node.attrs,
        Item::Free(syn::Item::ForeignMod(node)) => &node.attrs,
        Item::Impl(syn::ImplItem::Fn(node)) => &node.attrs,
        Item::Impl(syn::ImplItem::Const(node)) => &node.attrs,
        Item::Trait(syn::TraitItem::Fn(node)) => &node.attrs,
        Item::Trait(syn::TraitItem::Const(node)) => &node.attrs,
        Item::Foreign(syn::ForeignItem::Fn(node)) => &node.attrs,
        _ => &[],
    };
    (attrs, false)
}

fn derives(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("derive") || attr.path().is_ident("cfg_attr"))
}

fn is_inert(name: &str) -> bool {
    BUILT_IN.contains(&name) || name.starts_with("rustc_")
}

/// Tools and lints, whose attributes change nothing.
const TOOLS: [&str; 6] = ["clippy", "rustfmt", "diagnostic", "miri", "rust_analyzer", "rustdoc"];

/// Attribute macros that put a span or a timer around a body and leave it as it is written.
const WATCHES: [&str; 4] = ["tracing::instrument", "profiling::function", "profiling::all_functions", "profiling::skip"];

/// Attributes of the language and of std's prelude.
const BUILT_IN: &[&str] = &[
    "allow", "allow_internal_unstable", "automatically_derived", "bench", "cfg", "cfg_eval", "cold", "collapse_debuginfo", "coverage",
    "crate_name", "crate_type", "debugger_visualizer", "default", "deny", "deprecated", "derive", "derive_const", "doc", "expect",
    "export_name", "feature", "ffi_const", "ffi_pure", "forbid", "fundamental", "global_allocator", "ignore", "inline", "instruction_set",
    "link", "link_args", "link_name", "link_ordinal", "link_section", "linkage", "macro_export", "macro_use", "marker", "must_not_suspend",
    "must_use", "naked", "no_builtins", "no_implicit_prelude", "no_link", "no_main", "no_mangle", "no_std", "non_exhaustive", "optimize",
    "panic_handler", "path", "pin", "proc_macro", "proc_macro_attribute", "proc_macro_derive", "recursion_limit", "repr", "should_panic",
    "stable", "target_feature", "test", "test_case", "thread_local", "track_caller", "type_length_limit", "unstable", "used", "warn",
    "windows_subsystem",
];

#[cfg(test)]
mod tests {
    use super::BUILT_IN;
    use crate::parse::INERT_ATTRIBUTES;

    #[test]
    fn what_is_left_out_before_parsing_would_be_silent() {
        for name in INERT_ATTRIBUTES {
            assert!(BUILT_IN.contains(&name), "{name}");
        }
    }
}
