//! DET503: values that depend on how wide `usize` is.

use super::prelude::*;
use super::support::holds::holds;
use super::support::{call_name, certain, stripped};
use crate::model::Prim;

rule! {
    pub(crate) static PLATFORM_WIDTH = {
        code: "DET503", name: "platform-width", group: Group::State,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "a value that depends on the width of `usize`",
        page: include_str!("platform_width.md"),
        on: [Call, Op], check: Some(check),
    }
}

const HELP: &str = "cast to `u64` first: `(n as u64)`";

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Call(call) => called(call, cx, out),
        Node::Op(op) => branched(op, cx, out),
        _ => {}
    }
}

fn called(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let name = call_name(call);
    let message = if call.callee.is(Fact::PlatformWidth) || call.callee.may_be(Fact::PlatformWidth) {
        match &*call.callee.name {
            bytes if bytes.ends_with("_bytes") => format!("`{name}` of a `usize` gives 4 bytes on one target and 8 on another"),
            "write_usize" | "write_isize" => format!("`{name}` feeds 4 bytes on one target and 8 on another"),
            _ => format!("`{name}` of a `usize` gives another result where it has 32 bits"),
        }
    } else if let Some(value) = hashed(call, cx) {
        format!("`{name}` feeds the native width of `{}`", cx.display(&value))
    } else if is_draw(call) && is_drawn_width(call, cx) {
        format!("`{name}` draws a `usize`: 4 bytes of the generator on one target and 8 on another")
    } else if measures_width(call, cx) {
        format!("`{name}` measures a type whose size depends on the target")
    } else {
        return;
    };
    let draft = PLATFORM_WIDTH
        .at(cx, cx.span(call.expr))
        .label(call.name_span(cx), "32 bits on one target, 64 on another")
        .message(message)
        .help(HELP);
    let by_name = call.callee.may_be(Fact::PlatformWidth) || call.callee.may_be(Fact::RandomDraw);
    out.push(certain(draft, !by_name));
}

/// The type of the value that an explicit hash call feeds, where it holds a `usize`.
fn hashed(call: &Call<'_>, cx: &Cx<'_>) -> Option<Ty> {
    let at = match call.callee.path.as_deref()? {
        "std::hash::Hash::hash" | "std::hash::Hash::hash_slice" => 0,
        "std::hash::BuildHasher::hash_one" => 1,
        _ => return None,
    };
    let ty = cx.ty(call.operands().get(at)?).peel().clone();
    // A hand-written `impl Hash` is looked into where it stands.
    if matches!(ty, Ty::Adt(..)) && cx.fields(&ty).is_some_and(|fields| !fields.is_empty()) && !cx.derives(&ty, "Hash") {
        return None;
    }
    holds(cx, &ty, &is_width).then_some(ty)
}

fn is_draw(call: &Call<'_>) -> bool {
    call.callee.is(Fact::RandomDraw) || call.callee.may_be(Fact::RandomDraw)
}

/// `rng.random::<usize>()`, or a draw whose result is known to be one.
fn is_drawn_width(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    let written = match call.expr {
        syn::Expr::MethodCall(node) => node.turbofish.as_ref().and_then(|list| first_type(list, cx)),
        _ => None,
    };
    is_width(written.unwrap_or_else(|| cx.ty(call.expr)).peel())
}

fn first_type(list: &syn::AngleBracketedGenericArguments, cx: &Cx<'_>) -> Option<Ty> {
    list.args.iter().find_map(|arg| match arg {
        syn::GenericArgument::Type(ty) => Some(cx.written(ty)),
        _ => None,
    })
}

/// `size_of::<usize>()` and the like.
fn measures_width(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    let path = call.callee.path.as_deref().unwrap_or_default();
    if !["std::mem::size_of", "std::mem::align_of"].contains(&path) {
        return false;
    }
    let syn::Expr::Call(node) = call.expr else { return false };
    let syn::Expr::Path(function) = stripped(&node.func) else { return false };
    let Some(last) = function.path.segments.last() else { return false };
    let syn::PathArguments::AngleBracketed(list) = &last.arguments else { return false };
    first_type(list, cx).is_some_and(|ty| matches!(ty, Ty::Ref(_) | Ty::Ptr(_) | Ty::Fn(_)) || holds(cx, &ty, &is_width))
}

fn is_width(ty: &Ty) -> bool {
    matches!(ty, Ty::Prim(Prim::Usize | Prim::Isize))
}

/// `usize::MAX` compared with a constant or under a cast: which branch is taken depends on the width. A variable that is compared
/// with it as a mark for "none" takes the same branch everywhere.
fn branched(op: &Op<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Some(rhs) = op.rhs.filter(|_| op.kind == OpKind::Compare) else { return };
    let (lhs, rhs) = (stripped(op.lhs), stripped(rhs));
    if !limit(lhs, rhs, cx) && !limit(rhs, lhs, cx) {
        return;
    }
    out.push(
        PLATFORM_WIDTH
            .at(cx, cx.span(op.expr))
            .label(op.op_span(cx), "true on one target, false on another")
            .message("branches on the width of `usize`")
            .help("write the limit down as a number of a fixed width"),
    );
}

fn limit(side: &syn::Expr, other: &syn::Expr, cx: &Cx<'_>) -> bool {
    match side {
        syn::Expr::Cast(cast) => is_limit(stripped(&cast.expr), cx),
        _ => is_limit(side, cx) && is_constant(other),
    }
}

fn is_limit(expr: &syn::Expr, cx: &Cx<'_>) -> bool {
    let syn::Expr::Path(node) = expr else { return false };
    let path = cx.resolve(&node.path).0;
    matches!(path.as_deref(), Some("usize::MAX" | "isize::MAX" | "isize::MIN" | "std::usize::MAX" | "std::isize::MAX"))
}

/// A literal, an upper-case name, or either under a cast.
fn is_constant(expr: &syn::Expr) -> bool {
    match stripped(expr) {
        syn::Expr::Lit(_) => true,
        syn::Expr::Cast(cast) => is_constant(&cast.expr),
        syn::Expr::Path(node) => node.path.segments.last().is_some_and(|last| last.ident.to_string().starts_with(char::is_uppercase)),
        _ => false,
    }
}
