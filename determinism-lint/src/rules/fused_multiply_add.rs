//! DET106: multiply-add in one rounding, and operations the compiler may regroup.

use super::prelude::*;
use super::support;

rule! {
    pub(crate) static FUSED_MULTIPLY_ADD = {
        code: "DET106", name: "fused-multiply-add", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "fused or regroupable float operation",
        page: include_str!("fused_multiply_add.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let callee = call.callee;
    let symbol = cx.extern_symbol(callee).filter(|symbol| matches!(&**symbol, "fma" | "fmaf" | "fmal"));
    let certain = symbol.is_some() || callee.is(Fact::FusedFloat);
    if !certain && !callee.may_be(Fact::FusedFloat) {
        return;
    }
    if symbol.is_none() && !support::may_work_on_floats(cx, call) {
        return;
    }
    let name = symbol.as_deref().unwrap_or(&callee.name);
    let (label, help) = explain(name);
    let draft = FUSED_MULTIPLY_ADD
        .at(cx, cx.span(call.expr))
        .message(format!("`{name}`{} {}", support::on_type(cx, callee), message(name)))
        .label(call.name_span(cx), label)
        .help(help);
    out.push(if certain { draft } else { draft.likely() });
}

/// Whether the compiler may choose another order of evaluation.
fn regroups(name: &str) -> bool {
    name.contains("algebraic") || name.ends_with("_fast") || name.ends_with("_unordered")
}

/// Whether the machine chooses the result.
fn relaxed(name: &str) -> bool {
    name.contains("relaxed") || name.starts_with("fmuladd")
}

fn message(name: &str) -> &'static str {
    if regroups(name) {
        "lets the compiler regroup the operation"
    } else if relaxed(name) {
        "lets the target choose the result"
    } else {
        "rounds once where `a * b + c` rounds twice"
    }
}

fn explain(name: &str) -> (&'static str, &'static str) {
    if regroups(name) {
        ("not the same expression in each build", "use the plain operator: its order is what is written")
    } else if relaxed(name) {
        ("not the same result on each CPU", "use the form without `relaxed`, or separate operators")
    } else {
        ("one rounding", "write `a * b + c`; on `simmath` types that expression is the same bits everywhere")
    }
}
