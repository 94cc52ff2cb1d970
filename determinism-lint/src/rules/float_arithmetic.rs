//! DET103: arithmetic on raw floats, as operator, operator method or `sqrt`.

use super::prelude::*;
use super::support;
use crate::model::{Prim, Ty};

rule! {
    pub(crate) static FLOAT_ARITHMETIC = {
        code: "DET103", name: "float-arithmetic", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Allow,
        summary: "raw float arithmetic",
        page: include_str!("float_arithmetic.md"),
        on: [Op, Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if cx.in_conversions() {
        return;
    }
    match node {
        Node::Op(op) => operator(op, cx, out),
        Node::Call(call) if call.callee.is(Fact::OperatorMethod) => operator_method(call, cx, out),
        Node::Call(call) if call.callee.is(Fact::FloatSqrt) => sqrt(call, cx, out),
        _ => {}
    }
}

fn operator(op: &Op<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Some(float) = float_of(op, cx) else { return };
    let what = word(op.kind);
    let on = match float {
        Ty::Prim(prim) => prim.name().to_owned(),
        generic => cx.display(generic),
    };
    out.push(
        FLOAT_ARITHMETIC
            .at(cx, cx.span(op.expr))
            .message(format!("raw float {what} on `{on}`"))
            .label(op.op_span(cx), format!("`{}` on raw floats", op.symbol))
            .help(format!("use `{}` on `simmath::Fpx16_16`, or on `M: SimMath` in generic code", op.symbol)),
    );
}

/// The float type that the operator works on, or the generic parameter that only floats can stand for. Where one side is unknown the
/// other proves nothing, for `2.0 * v` may be the operator of an own vector: then the result decides, and what a compound assignment
/// assigns to.
fn float_of<'o>(op: &'o Op<'_>, cx: &Cx<'_>) -> Option<&'o Ty> {
    if !op.kind.is_arithmetic() {
        return None;
    }
    let float = |ty: &'o Ty| cx.is_float_bound(ty).then(|| ty.peel());
    let left = float(&op.lhs_ty);
    if op.rhs.is_none() {
        return left.filter(|_| !matches!(support::bare(op.lhs), syn::Expr::Lit(_)));
    }
    let right = float(&op.rhs_ty);
    match (left, right) {
        (Some(ty), Some(_)) => Some(ty),
        (Some(ty), None) if op.rhs_ty.is_unknown() => {
            (op.symbol.ends_with('=') || cx.is_float_bound(&cx.ty(op.expr))).then_some(ty)
        }
        // An operator of the float, implemented for a type of the workspace: `0.5 * velocity`.
        (Some(ty), None) if ty.is_float() && cx.is_workspace_type(&op.rhs_ty) => Some(ty),
        (None, Some(ty)) if op.lhs_ty.is_unknown() => cx.is_float_bound(&cx.ty(op.expr)).then_some(ty),
        _ => None,
    }
}

const fn word(kind: OpKind) -> &'static str {
    match kind {
        OpKind::Add => "addition",
        OpKind::Sub => "subtraction",
        OpKind::Mul => "multiplication",
        OpKind::Div => "division",
        OpKind::Rem => "remainder",
        _ => "negation",
    }
}

fn operator_method(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let own = &call.callee.self_ty;
    let Some(prim) = own.prim().filter(|prim| prim.is_float()).or_else(|| all_floats(call, cx)) else { return };
    let name = &call.callee.name;
    out.push(
        FLOAT_ARITHMETIC
            .at(cx, cx.span(call.expr))
            .message(format!("raw float arithmetic by `{name}` on `{}`", prim.name()))
            .label(call.name_span(cx), format!("`{name}` is the operator by another name"))
            .help("use the operator on `simmath::Fpx16_16`, or on `M: SimMath` in generic code"),
    );
}

/// The float type where every operand is known to be one.
fn all_floats(call: &Call<'_>, cx: &Cx<'_>) -> Option<Prim> {
    let prims: Option<Vec<Prim>> = call.operands().into_iter().map(|operand| support::float(cx, operand)).collect();
    prims?.first().copied()
}

fn sqrt(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let known = support::float_of_call(cx, call);
    if known.is_none() && call.callee.path.is_none() {
        return;
    }
    if !support::may_work_on_floats(cx, call) {
        return;
    }
    let on = known.map_or_else(String::new, |prim| format!(" on `{}`", prim.name()));
    out.push(
        FLOAT_ARITHMETIC
            .at(cx, cx.span(call.expr))
            .message(format!("raw float square root{on}"))
            .label(call.name_span(cx), "square root of a raw float")
            .help("use `SimMath::sqrt` on `simmath::Fpx16_16`"),
    );
}
