//! DET111: float widths mixed inside one expression.

use super::prelude::*;
use super::support;
use crate::finding::Finding;
use crate::model::Prim;
use crate::source::{FileId, Span};

rule! {
    pub(crate) static MIXED_FLOAT_WIDTH = {
        code: "DET111", name: "mixed-float-width", group: Group::Float,
        fixed_point: Level::Allow, exact_float: Level::Deny,
        summary: "float widths mixed in one expression",
        page: include_str!("mixed_float_width.md"),
        on: [Op, Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let (whole, operands) = match node {
        Node::Op(op) if op.kind.is_arithmetic() => (op.expr, std::iter::once(op.lhs).chain(op.rhs).collect()),
        Node::Call(call) if is_float_arithmetic(call) => (call.expr, call.operands()),
        _ => return,
    };
    for operand in operands {
        let Some(change) = width_change(operand, cx) else { continue };
        out.push(
            MIXED_FLOAT_WIDTH
                .at(cx, cx.span(whole))
                .message(format!("`{}` turned into `{}` inside an expression", change.from.name(), change.to.name()))
                .label(cx.span(support::bare(operand)), "each width rounds at another place")
                .help("compute in one width, and cast in a statement of its own where a value is loaded or stored"),
        );
    }
}

/// One `[[sim]]` entry computes in two widths: at the first operation of the rarer one.
pub(crate) fn finding(file: FileId, span: Span, rare: &str, common: &str, elsewhere: &str) -> Finding {
    MIXED_FLOAT_WIDTH
        .outside(file, span, Arithmetic::ExactFloat)
        .label(span, format!("the first operation on `{rare}`"))
        .message(format!("simulation code computes in `{rare}` here and in `{common}` at {elsewhere}"))
        .help("choose one width for the entry, or give each width a `[[sim]]` entry of its own")
        .into()
}

/// A method or operator method that computes: its operands are part of one expression.
fn is_float_arithmetic(call: &Call<'_>) -> bool {
    let computes = [Fact::FloatSqrt, Fact::OperatorMethod, Fact::ApproximateFloat, Fact::FusedFloat];
    let by_fact = computes.into_iter().any(|fact| call.callee.is(fact));
    let exact = ["abs", "floor", "ceil", "round", "round_ties_even", "trunc", "fract", "recip", "rem_euclid", "div_euclid"];
    by_fact || call.callee.self_ty.is_float() && exact.contains(&call.callee.name.as_str())
}

struct Change {
    from: Prim,
    to: Prim,
}

/// The widths on both sides of a cast or `From` between floats.
fn width_change(operand: &syn::Expr, cx: &Cx<'_>) -> Option<Change> {
    let operand = match support::bare(operand) {
        syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => support::bare(&unary.expr),
        other => other,
    };
    let (source, to) = match operand {
        syn::Expr::Cast(cast) => (&*cast.expr, cx.written(&cast.ty).prim()?),
        syn::Expr::Call(call) if is_conversion(operand, cx) => (call.args.first()?, cx.ty(operand).prim()?),
        syn::Expr::MethodCall(call) if is_conversion(operand, cx) => (&*call.receiver, cx.ty(operand).prim()?),
        _ => return None,
    };
    // A literal has no width before the cast gives it one.
    if matches!(support::core(source), syn::Expr::Lit(_)) {
        return None;
    }
    let from = support::float(cx, source)?;
    (to.is_float() && from != to).then_some(Change { from, to })
}

fn is_conversion(expr: &syn::Expr, cx: &Cx<'_>) -> bool {
    cx.callee(expr).is_some_and(|callee| callee.is(Fact::ValueConversion))
}
