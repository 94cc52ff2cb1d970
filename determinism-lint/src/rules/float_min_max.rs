//! DET107: `min`, `max` and `clamp` of raw floats.

use super::prelude::*;
use super::support;

rule! {
    pub(crate) static FLOAT_MIN_MAX = {
        code: "DET107", name: "float-min-max", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "float `min`, `max` or `clamp` where the sign of zero is left open",
        page: include_str!("float_min_max.md"),
        on: [Call], check: Some(check),
    }
}

const C_SYMBOLS: &[&str] = &["fmin", "fminf", "fminl", "fmax", "fmaxf", "fmaxl"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let callee = call.callee;
    let of_c = cx.extern_symbol(callee).is_some_and(|symbol| C_SYMBOLS.contains(&&*symbol));
    let is_clamp = callee.is(Fact::FloatClamp);
    if !of_c && !is_clamp && !callee.is(Fact::FloatMinMax) {
        return;
    }
    if !of_c && (!support::may_work_on_floats(cx, call) || is_free_on_others(call, cx)) {
        return;
    }
    if call.form != Form::Value && settled(call, is_clamp, cx) {
        return;
    }
    let name = &callee.name;
    out.push(
        FLOAT_MIN_MAX
            .at(cx, cx.span(call.expr))
            .message(format!("`{name}`{} may return either zero", support::on_type(cx, callee)))
            .label(call.name_span(cx), "`0.0` and `-0.0` compare equal here, and the target picks one")
            .help(format!("use `SimMath::{}` on a `simmath` type, or compare and assign by hand", simmath_name(name))),
    );
}

/// `num_traits::clamp` and its like take any ordered type.
fn is_free_on_others(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    let callee = call.callee;
    callee.path.as_deref().is_some_and(|path| path.starts_with("num_traits::clamp"))
        && support::float_of_call(cx, call).is_none()
}

/// Whether constants among the operands leave no choice: a zero cannot meet a zero of the other sign.
fn settled(call: &Call<'_>, is_clamp: bool, cx: &Cx<'_>) -> bool {
    let operands = call.operands();
    let harmless = |expr: &&syn::Expr| cx.float_constant(expr).is_some_and(|value| value != 0.0 && !value.is_nan());
    match (is_clamp, operands.as_slice()) {
        (true, [_, bounds @ ..]) => !bounds.is_empty() && bounds.iter().all(harmless),
        (false, [_, _]) => operands.iter().any(harmless),
        _ => false,
    }
}

fn simmath_name(name: &str) -> &'static str {
    if name.contains("clamp") {
        "clamp"
    } else if name.contains("max") {
        "max"
    } else {
        "min"
    }
}
