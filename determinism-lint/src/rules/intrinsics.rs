//! DET201: compiler and CPU intrinsics, and changes of the float environment.

use super::prelude::*;

rule! {
    pub(crate) static INTRINSICS = {
        code: "DET201", name: "intrinsics", group: Group::Platform,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "CPU intrinsics, portable SIMD and the float environment",
        page: include_str!("intrinsics.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let callee = call.callee;
    let by_name = callee.path.is_none() && (callee.name.starts_with("_mm") || callee.name.starts_with("_MM_"));
    if callee.is(Fact::FloatEnvironment) {
        out.push(environment(call, cx));
    } else if callee.is(Fact::Intrinsic) {
        out.push(intrinsic(call, cx));
    } else if by_name {
        out.push(intrinsic(call, cx).likely());
    }
}

fn environment(call: &Call<'_>, cx: &Cx<'_>) -> Draft {
    INTRINSICS
        .at(cx, cx.span(call.expr))
        .label(call.name_span, "float environment")
        .message(format!("`{}` touches the float environment that every later operation obeys", call.callee.name))
        .help("leave rounding mode, flush-to-zero and exception masks as they are, and check them with `simmath::FloatEnv::check`")
}

fn intrinsic(call: &Call<'_>, cx: &Cx<'_>) -> Draft {
    INTRINSICS
        .at(cx, cx.span(call.expr))
        .label(call.name_span, "bound to a CPU or to the compiler")
        .message(format!("`{}` is an intrinsic: it exists on some targets and may approximate differently on each", call.callee.name))
        .help("write plain integer or `simmath` operations, which are the same on every target")
}
