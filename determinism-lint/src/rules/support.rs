//! Questions that several rules ask. Knows nodes and types, and no rule.

pub(crate) mod holds;

use super::prelude::*;
use crate::source::Span;

/// From the start of one place to the end of another.
pub(crate) fn join(first: Span, last: Span) -> Span {
    Span { start: first.start, end: last.end.max(first.end) }
}

/// The written name of a call with its type, for messages: `Instant::now`, `rand::random`, `.elapsed()`.
pub(crate) fn call_name(call: &Call<'_>) -> String {
    let name = &call.callee.name;
    if call.form == Form::Method {
        return format!(".{name}()");
    }
    let Some(path) = &call.callee.path else { return name.clone() };
    let mut last = path.rsplit("::");
    match (last.next(), last.next()) {
        (Some(name), Some(under)) => format!("{under}::{name}"),
        _ => name.clone(),
    }
}

/// The expression without parentheses, invisible groups and references around it.
pub(crate) fn stripped(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(inner) => stripped(&inner.expr),
        syn::Expr::Group(inner) => stripped(&inner.expr),
        syn::Expr::Reference(inner) => stripped(&inner.expr),
        _ => expr,
    }
}

/// Whether an expression names a place: a variable, a field, an element, and not what a call has just made.
pub(crate) fn is_place(expr: &syn::Expr) -> bool {
    match stripped(expr) {
        syn::Expr::Path(_) => true,
        syn::Expr::Field(inner) => is_place(&inner.base),
        syn::Expr::Index(inner) => is_place(&inner.expr),
        syn::Expr::Unary(inner) if matches!(inner.op, syn::UnOp::Deref(_)) => is_place(&inner.expr),
        _ => false,
    }
}

/// Whether an expression continues a chain that a call of this kind has begun: `stdin()` in `stdin().lock()`.
pub(crate) fn begun_by(cx: &Cx<'_>, expr: &syn::Expr, fact: Fact) -> bool {
    let expr = stripped(expr);
    if cx.callee(expr).is_some_and(|callee| callee.is(fact) || callee.may_be(fact)) {
        return true;
    }
    match expr {
        syn::Expr::MethodCall(inner) => begun_by(cx, &inner.receiver, fact),
        syn::Expr::Try(inner) => begun_by(cx, &inner.expr, fact),
        syn::Expr::Await(inner) => begun_by(cx, &inner.base, fact),
        _ => false,
    }
}

/// Whether the macro is this one of std; an unknown path counts, a path of another crate does not.
pub(crate) fn is_std_macro(used: &MacroUse<'_>, name: &str) -> bool {
    used.name == name && used.path.as_deref().is_none_or(|path| path.strip_prefix("std::") == Some(name))
}

/// Likely where the facts come from the name alone.
pub(crate) fn certain(draft: crate::rule::Draft, certain: bool) -> crate::rule::Draft {
    if certain { draft } else { draft.likely() }
}
