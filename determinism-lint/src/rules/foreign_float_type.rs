//! DET112: arithmetic of float vectors, matrices and wrappers of other crates.

use super::prelude::*;
use super::support::{self, Family};
use crate::model::known::families;
use crate::rule::Draft;

rule! {
    pub(crate) static FOREIGN_FLOAT_TYPE = {
        code: "DET112", name: "foreign-float-type", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "operation on a float-carrying type of another crate",
        page: include_str!("foreign_float_type.md"),
        on: [Op, Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Op(op) if op.kind.is_arithmetic() => operator(op, cx, out),
        Node::Call(call) => function(call, cx, out),
        _ => {}
    }
}

fn operator(op: &Op<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let operands = [&op.lhs_ty, &op.rhs_ty];
    let Some((ty, family)) = member(operands, cx).or_else(|| by_fields(operands, cx)) else { return };
    if cx.arithmetic() == Arithmetic::ExactFloat && is_exact_operator(op, cx) {
        return;
    }
    let name = cx.display(ty.peel());
    let draft = FOREIGN_FLOAT_TYPE
        .at(cx, cx.span(op.expr))
        .message(format!("`{}` on `{name}`, a float type of another crate", op.symbol))
        .label(op.op_span(cx), label(cx));
    let draft = certain(draft.help(help(cx)), family);
    // What is not known may be the number that would make it exact.
    let open = cx.arithmetic() == Arithmetic::ExactFloat && operands.iter().any(|ty| ty.is_unknown());
    out.push(if open { draft.likely() } else { draft });
}

fn function(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let callee = call.callee;
    let Some((ty, family)) = worked_on(call, cx) else { return };
    let path = cx.type_path(&ty);
    let of = path.as_deref().and_then(|path| path.rsplit("::").next()).unwrap_or_default();
    if families::is_access(of, &callee.name) {
        return;
    }
    let exact = cx.type_facts(&ty).has(Fact::ElementwiseExact) && families::is_exact_method(&callee.name);
    if exact && cx.arithmetic() == Arithmetic::ExactFloat {
        return;
    }
    let name = cx.display(ty.peel());
    let draft = FOREIGN_FLOAT_TYPE
        .at(cx, cx.span(call.expr))
        .message(format!("`{}` on `{name}`, a float type of another crate", callee.name))
        .label(call.name_span(cx), label(cx));
    out.push(certain(draft.help(help(cx)), family));
}

/// The family type that a call works on: the type it belongs to, or an argument of a function of the same crate or of an operator.
fn worked_on(call: &Call<'_>, cx: &Cx<'_>) -> Option<(Ty, Family)> {
    let callee = call.callee;
    // A method that the workspace gives to such a type is looked into where it stands; iterating computes nothing.
    let iterates = callee.path.as_deref().is_some_and(|path| path.starts_with("std::iter::"));
    if cx.is_workspace_fn(callee) || iterates && !callee.is(Fact::Reduction) {
        return None;
    }
    let own = member([&callee.self_ty], cx);
    if own.is_some() {
        return own;
    }
    let path = callee.path.as_deref()?;
    let home = path.split("::").next()?;
    let mut types: Vec<Ty> = call.operands().into_iter().map(|operand| cx.ty(operand)).collect();
    if callee.is(Fact::Reduction) {
        types.push(cx.ty(call.expr));
    }
    let (ty, family) = member(&types, cx)?;
    let same_crate = cx.type_path(&ty).is_some_and(|path| path.split("::").next() == Some(home));
    let computes = callee.is(Fact::OperatorMethod) || callee.is(Fact::Reduction);
    (same_crate || computes).then_some((ty, family))
}

fn member<'a>(types: impl IntoIterator<Item = &'a Ty>, cx: &Cx<'_>) -> Option<(Ty, Family)> {
    let judged = types.into_iter().map(|ty| (ty, support::family(cx, ty)));
    judged.max_by_key(|(_, family)| *family as u8).filter(|(_, family)| *family != Family::No).map(|(ty, family)| (ty.clone(), family))
}

/// A type that the table does not know and whose own declaration says that it holds floats.
fn by_fields(types: [&Ty; 2], cx: &Cx<'_>) -> Option<(Ty, Family)> {
    types.into_iter().find(|ty| cx.is_outside_float(ty)).map(|ty| (ty.clone(), Family::Yes))
}

/// Whether the reviewed table says that the operator works on each component alone, by one exact operation.
fn is_exact_operator(op: &Op<'_>, cx: &Cx<'_>) -> bool {
    // What a vector is scaled by may be unknown; a vector on the right of something unknown may be turned by it.
    let plain = |ty: &Ty| ty.is_float() || ty.is_unknown() && !op.lhs_ty.is_unknown();
    let has = |ty: &Ty, fact| cx.type_facts(ty).has(fact);
    let every_operator = |ty: &Ty| plain(ty) || has(ty, Fact::ElementwiseExact);
    if every_operator(&op.lhs_ty) && every_operator(&op.rhs_ty) {
        return true;
    }
    let sum = |ty: &Ty| has(ty, Fact::ElementwiseSum);
    match op.kind {
        OpKind::Add | OpKind::Sub => sum(&op.lhs_ty) && sum(&op.rhs_ty),
        OpKind::Neg => sum(&op.lhs_ty),
        OpKind::Mul | OpKind::Div => sum(&op.lhs_ty) && plain(&op.rhs_ty) || plain(&op.lhs_ty) && sum(&op.rhs_ty),
        _ => false,
    }
}

fn label(cx: &Cx<'_>) -> &'static str {
    match cx.arithmetic() {
        Arithmetic::FixedPoint => "raw float arithmetic inside",
        Arithmetic::ExactFloat => "not reviewed as exact component by component",
    }
}

fn help(cx: &Cx<'_>) -> &'static str {
    match cx.arithmetic() {
        Arithmetic::FixedPoint => "use `simmath::Vec2` or `simmath::Vec3`",
        Arithmetic::ExactFloat => "write it out per component in `+ - * /` and `sqrt`, or use `simmath::Vec2` or `simmath::Vec3`",
    }
}

fn certain(draft: Draft, family: Family) -> Draft {
    if family == Family::Perhaps { draft.likely() } else { draft }
}
