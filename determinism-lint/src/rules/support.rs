//! Small questions that several rules ask about expressions and types.

use super::prelude::*;
use crate::model::{Callee, Prim};

/// The expression without parentheses and invisible groups.
pub(crate) fn bare(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(inner) => bare(&inner.expr),
        syn::Expr::Group(inner) => bare(&inner.expr),
        _ => expr,
    }
}

/// The expression without parentheses, groups, references and dereferences.
pub(crate) fn core(expr: &syn::Expr) -> &syn::Expr {
    match bare(expr) {
        syn::Expr::Reference(inner) => core(&inner.expr),
        syn::Expr::Unary(inner) if matches!(inner.op, syn::UnOp::Deref(_)) => core(&inner.expr),
        other => other,
    }
}

/// The primitive float type of an expression, references peeled.
pub(crate) fn float(cx: &Cx<'_>, expr: &syn::Expr) -> Option<Prim> {
    cx.ty(expr).prim().filter(|prim| prim.is_float())
}

/// The primitive float that a call works on: its own type, else the first operand that is one.
pub(crate) fn float_of_call(cx: &Cx<'_>, call: &Call<'_>) -> Option<Prim> {
    let own = call.callee.self_ty.prim().filter(|prim| prim.is_float());
    own.or_else(|| call.operands().into_iter().find_map(|operand| float(cx, operand)))
}

/// Whether a call that the table speaks about can be one on raw floats: its type is a float, a generic parameter or not known.
pub(crate) fn may_work_on_floats(callee: &Callee) -> bool {
    let ty = &callee.self_ty;
    ty.is_float() || ty.is_unknown() || matches!(ty.peel(), Ty::Param(_) | Ty::Bounded(_))
}

/// Whether the type is a primitive float, or a `Result` or `Option` of one.
pub(crate) fn yields_float(cx: &Cx<'_>, ty: &Ty) -> bool {
    let Ty::Adt(_, Some(args)) = ty.peel() else { return ty.is_float() };
    let wrapper = cx.type_path(ty);
    matches!(wrapper.as_deref(), Some("std::result::Result" | "std::option::Option"))
        && args.first().is_some_and(Ty::is_float)
}

/// How the type of a callee reads in a message: `` on `f32` ``, or nothing where it is not known.
pub(crate) fn on_type(cx: &Cx<'_>, callee: &Callee) -> String {
    match &callee.self_ty {
        ty if ty.is_unknown() => String::new(),
        ty => format!(" on `{}`", cx.display(ty.peel())),
    }
}

/// What is known about a type's membership in a float family of another crate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Family {
    /// It is none, or nothing is known.
    No,
    /// It may hold integers as well, and its arguments are not known.
    Perhaps,
    /// It holds floats.
    Yes,
}

/// Whether the type is one of a float family of another crate, references peeled.
pub(crate) fn family(cx: &Cx<'_>, ty: &Ty) -> Family {
    let facts = cx.type_facts(ty);
    if !facts.has(Fact::FloatFamily) {
        return Family::No;
    }
    if !facts.has(Fact::GenericFamily) {
        return Family::Yes;
    }
    let Ty::Adt(_, Some(args)) = ty.peel() else { return Family::Perhaps };
    if args.iter().any(|arg| arg.is_float() || family(cx, arg) == Family::Yes) {
        return Family::Yes;
    }
    if args.iter().any(|arg| arg.is_integer() || cx.is_fixed_type(arg)) {
        Family::No
    } else {
        Family::Perhaps
    }
}
