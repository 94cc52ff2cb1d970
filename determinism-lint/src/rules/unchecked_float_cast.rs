//! DET114: float to integer conversion without a check.

use super::prelude::*;
use super::support;

rule! {
    pub(crate) static UNCHECKED_FLOAT_CAST = {
        code: "DET114", name: "unchecked-float-cast", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "unchecked float to integer conversion",
        page: include_str!("unchecked_float_cast.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let callee = call.callee;
    let certain = callee.is(Fact::UncheckedCast);
    if !certain && !callee.may_be(Fact::UncheckedCast) {
        return;
    }
    let draft = UNCHECKED_FLOAT_CAST
        .at(cx, cx.span(call.expr))
        .message(format!("`{}`{} is undefined behaviour out of range", callee.name, support::on_type(cx, callee)))
        .label(call.name_span(cx), "any result is possible for NaN and for values out of range")
        .help("use `as`, which saturates and turns NaN into 0");
    out.push(if certain { draft } else { draft.likely() });
}
