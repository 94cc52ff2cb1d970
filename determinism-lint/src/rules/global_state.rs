//! DET501: state that lives outside the world: statics that can change, and every use of one.

use super::prelude::*;
use super::support::global::{can_change, is_global, made_lazily};
use super::support::join;
use crate::model::statics;
use crate::source::Span;

rule! {
    pub(crate) static GLOBAL_STATE = {
        code: "DET501", name: "global-state", group: Group::State,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "a static that can change, and each use of one",
        page: include_str!("global_state.md"),
        on: [Item, Macro, Path], check: Some(check),
    }
}

const HELP: &str = "keep it in the world, where snapshots, rollbacks and state hashes see it";

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Item(Item::Free(syn::Item::Static(node))) => declared(node, cx, out),
        Node::Item(Item::Foreign(syn::ForeignItem::Static(node))) => {
            let span = join(cx.span(&node.static_token), cx.span(&node.ty));
            report(cx, span, cx.span(&node.ident), format!("`{}` is memory of another language", node.ident), out);
        }
        Node::Macro(used) => by_macro(used, cx, out),
        Node::Path(path) => used(path, cx, out),
        _ => {}
    }
}

fn report(cx: &Cx<'_>, span: Span, label: Span, message: String, out: &mut Findings) {
    out.push(GLOBAL_STATE.at(cx, span).label(label, "no snapshot holds it").message(message).help(HELP));
}

fn declared(node: &syn::ItemStatic, cx: &Cx<'_>, out: &mut Findings) {
    let mutable = matches!(node.mutability, syn::StaticMutability::Mut(_));
    if !mutable && !can_change(cx, &cx.written(&node.ty)) {
        return;
    }
    let what = match made_lazily(cx, &cx.written(&node.ty)) {
        _ if mutable => "a `static mut`",
        Some(held) if !can_change(cx, held) => "a static that is made at the first use",
        _ => "a static that can change",
    };
    let span = join(cx.span(&node.static_token), cx.span(&node.semi_token));
    report(cx, span, cx.span(&node.ident), format!("`{}` is {what}", node.ident), out);
}

fn by_macro(used: &MacroUse<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let of_crate = match used.name.as_str() {
        "thread_local" => "std",
        "lazy_static" => "lazy_static",
        _ => return,
    };
    if used.path.as_deref().is_some_and(|path| path.split("::").next() != Some(of_crate)) {
        return;
    }
    let names: Vec<String> = statics::of_macro(used.mac).iter().map(|found| format!("`{}`", found.ident)).collect();
    let what = if names.is_empty() { "state".to_owned() } else { names.join(", ") };
    let message = match of_crate {
        "std" => format!("{what}: one copy for each thread, outside the world"),
        _ => format!("{what}: made at the first use, outside the world"),
    };
    report(cx, used.span, cx.span(&used.mac.path), message, out);
}

fn used(path: &PathUse<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if path.role != PathRole::Expr || !path.def.is_some_and(|def| is_global(def, cx)) {
        return;
    }
    let name = path.canonical.as_deref().and_then(|canonical| canonical.rsplit("::").next()).unwrap_or("static");
    report(cx, path.span(cx), path.span(cx), format!("uses `{name}`, a static that can change"), out);
}
