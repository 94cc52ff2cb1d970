//! DET108: bits, bytes or sign of a computed float.

use super::prelude::*;
use super::support;
use quote::ToTokens;

rule! {
    pub(crate) static FLOAT_BITS = {
        code: "DET108", name: "float-bits", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "bits or sign of a computed float without a canonical NaN",
        page: include_str!("float_bits.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let callee = call.callee;
    let Some(float) = exposed(call, cx) else { return };
    if call.form != Form::Value && float.is_some_and(|expr| never_nan(expr, cx) || nan_is_tested(expr, cx)) {
        return;
    }
    let name = &callee.name;
    out.push(
        FLOAT_BITS
            .at(cx, cx.span(call.expr))
            .message(format!("`{name}`{} exposes the sign and payload of NaN", support::on_type(cx, callee)))
            .label(call.name_span(cx), "NaN has other bits on another target or in another build")
            .help("test `is_nan` first and use one fixed pattern for it, or take the bits of a `simmath` type with `to_raw`"),
    );
}

/// The float whose bits a call exposes; the inner `None` where the function is a value or the argument is missing.
fn exposed<'a>(call: &Call<'a>, cx: &Cx<'_>) -> Option<Option<&'a syn::Expr>> {
    let callee = call.callee;
    let operands = call.operands();
    if callee.is(Fact::FloatBits) && support::may_work_on_floats(cx, call) {
        return Some(operands.first().copied());
    }
    // The sign is taken from the last operand: `x.copysign(sign)`.
    if callee.is(Fact::FloatSign) && support::may_work_on_floats(cx, call) {
        return Some(operands.last().copied());
    }
    let viewed = callee.is(Fact::ByteView).then(|| operands.into_iter().find(|expr| holds_float(&cx.ty(expr))))?;
    viewed.map(Some)
}

/// A float, or floats in a row, behind any reference or pointer.
fn holds_float(ty: &Ty) -> bool {
    match ty.peel() {
        Ty::Prim(prim) => prim.is_float(),
        Ty::Array(item) | Ty::Slice(item) | Ty::Ptr(item) => holds_float(item),
        Ty::Tuple(items) => items.iter().any(holds_float),
        _ => false,
    }
}

/// Constants, integers turned into floats, and floats made from bits have the bits they were given.
fn never_nan(expr: &syn::Expr, cx: &Cx<'_>) -> bool {
    let expr = support::core(expr);
    if cx.float_constant(expr).is_some_and(|value| !value.is_nan()) {
        return true;
    }
    match expr {
        syn::Expr::Cast(cast) => cx.ty(&cast.expr).is_integer(),
        syn::Expr::Call(_) => cx.callee(expr).is_some_and(|callee| callee.name.starts_with("from_bits")),
        _ => false,
    }
}

/// Whether the function around also asks the same expression for NaN. Where, and what it does then, is not looked at.
fn nan_is_tested(expr: &syn::Expr, cx: &Cx<'_>) -> bool {
    let Some(body) = cx.function_body() else { return false };
    let body = body.to_token_stream().to_string();
    let value = support::core(expr).to_token_stream().to_string();
    ["is_nan", "is_finite"].iter().any(|test| {
        contains_expr(&body, &format!("{value} . {test} ("))
            || ["f32", "f64"].iter().any(|ty| body.contains(&format!("{ty} :: {test} ({value})")))
    })
}

/// Whether `needle` stands in `tokens` and is not the tail of a longer path or name.
fn contains_expr(tokens: &str, needle: &str) -> bool {
    tokens.match_indices(needle).any(|(at, _)| {
        let before = tokens[..at].trim_end();
        let glued = before.len() == at && before.ends_with(|last: char| last.is_alphanumeric() || last == '_');
        !glued && !before.ends_with(['.', ':'])
    })
}

#[cfg(test)]
mod tests {
    use super::contains_expr;

    #[test]
    fn a_test_of_the_same_expression_is_found() {
        assert!(contains_expr("if x . is_nan () { }", "x . is_nan ("));
        assert!(contains_expr("if ! self . x . is_nan () { }", "self . x . is_nan ("));
    }

    #[test]
    fn a_test_of_a_longer_expression_is_another_test() {
        assert!(!contains_expr("if ax . is_nan () { }", "x . is_nan ("));
        assert!(!contains_expr("if self . x . is_nan () { }", "x . is_nan ("));
    }
}
