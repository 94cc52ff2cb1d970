//! DET201: compiler and CPU intrinsics, and changes of the float environment.

use super::prelude::*;
use crate::source::Span;

rule! {
    pub(crate) static INTRINSICS = {
        code: "DET201", name: "intrinsics", group: Group::Platform,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "CPU intrinsics, portable SIMD and the float environment",
        page: include_str!("intrinsics.md"),
        on: [Call, Path], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Call(call) => check_call(call, cx, out),
        // `_MM_SET_ROUNDING_MODE` is written like a constant and is no call to the inference.
        Node::Path(path) if path.role == PathRole::Expr && path.facts.has(Fact::FloatEnvironment) => {
            let name =
                path.canonical.as_deref().and_then(|path| path.rsplit("::").next()).unwrap_or_default();
            if name.starts_with("_MM_") {
                out.push(environment(cx, path.span(cx), path.span(cx), name));
            }
        }
        _ => {}
    }
}

fn check_call(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let callee = call.callee;
    let by_name = callee.path.is_none() && callee.name.starts_with("_mm");
    if callee.is(Fact::FloatEnvironment) {
        out.push(environment(cx, cx.span(call.expr), call.name_span(cx), &callee.name));
    } else if callee.is(Fact::Intrinsic) {
        out.push(intrinsic(call, cx));
    } else if by_name {
        out.push(intrinsic(call, cx).likely());
    }
}

fn environment(cx: &Cx<'_>, span: Span, label: Span, name: &str) -> Draft {
    INTRINSICS
        .at(cx, span)
        .label(label, "float environment")
        .message(format!("`{name}` touches the float environment that every later operation obeys"))
        .help("leave rounding mode, flush-to-zero and exception masks alone, and check them with `simmath::FloatEnv::check`")
}

fn intrinsic(call: &Call<'_>, cx: &Cx<'_>) -> Draft {
    INTRINSICS
        .at(cx, cx.span(call.expr))
        .label(call.name_span(cx), "bound to a CPU or to the compiler")
        .message(format!(
            "`{}` is an intrinsic: it exists on some targets and may approximate differently on each",
            call.callee.name
        ))
        .help("write plain integer or `simmath` operations, which are the same on every target")
}
