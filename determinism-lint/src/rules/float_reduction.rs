//! DET110: `sum` and `product` of floats, and folds over a source without an order.

use super::prelude::*;
use super::support;

rule! {
    pub(crate) static FLOAT_REDUCTION = {
        code: "DET110", name: "float-reduction", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "floats reduced by `sum` or `product`, or in no fixed order",
        page: include_str!("float_reduction.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    if call.callee.is(Fact::Reduction) {
        reduction(call, cx, out);
    } else if call.callee.is(Fact::Fold) && cx.arithmetic() == Arithmetic::ExactFloat {
        fold(call, cx, out);
    }
}

fn reduction(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let result = cx.ty(call.expr);
    let by_simd = call.callee.path.as_deref().is_some_and(|path| path.contains("simd"));
    if !by_simd && !call.callee.self_ty.is_float() && !support::yields_float(cx, &result) {
        return;
    }
    let name = &call.callee.name;
    let (label, help) = if by_simd {
        ("lanes are combined in an order of the target", "store the lanes to an array and add them from first to last")
    } else if name == "product" {
        ("the order and the neutral element are std's choice", "multiply in a loop, in the order of a stable id")
    } else {
        ("the neutral element is std's choice: `0.0` until 2024, `-0.0` since", "use `simmath::sum_ordered`")
    };
    out.push(
        FLOAT_REDUCTION
            .at(cx, cx.span(call.expr))
            .message(format!("floats reduced by `{name}`"))
            .label(call.name_span(cx), label)
            .help(help),
    );
}

fn fold(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let first = call.operands().first().copied();
    if !support::yields_float(cx, &cx.ty(call.expr)) || !first.is_some_and(|source| unordered(source, cx)) {
        return;
    }
    out.push(
        FLOAT_REDUCTION
            .at(cx, cx.span(call.expr))
            .message(format!("`{}` of floats over a source without an order", call.callee.name))
            .label(call.name_span(cx), "float addition is not associative: each order has its own result")
            .help("collect and sort by a stable id first, then use `simmath::sum_ordered`"),
    );
}

/// Whether a chain of method calls begins at a hash container or passes through a parallel iterator.
fn unordered(source: &syn::Expr, cx: &Cx<'_>) -> bool {
    let source = support::core(source);
    if cx.type_facts(&cx.ty(source)).has(Fact::HashContainer) {
        return true;
    }
    let Some(callee) = cx.callee(source) else { return false };
    if callee.is(Fact::HashOrder) || callee.is(Fact::ParallelIteration) {
        return true;
    }
    match source {
        syn::Expr::MethodCall(call) => unordered(&call.receiver, cx),
        syn::Expr::Call(call) => call.args.first().is_some_and(|arg| unordered(arg, cx)),
        _ => false,
    }
}
