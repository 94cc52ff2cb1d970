//! DET105: float functions whose precision is not specified.

use super::prelude::*;
use super::support;

rule! {
    pub(crate) static APPROXIMATE_FLOAT_FN = {
        code: "DET105", name: "approximate-float-fn", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "float function of unspecified precision",
        page: include_str!("approximate_float_fn.md"),
        on: [Call], check: Some(check),
    }
}

/// Symbols of the C math library, without the `f` and `l` of the other widths.
const C_SYMBOLS: &[&str] = &[
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp10",
    "exp2", "expm1", "fdim", "hypot", "lgamma", "log", "log10", "log1p", "log2", "pow", "sin", "sincos", "sinh", "tan",
    "tanh", "tgamma",
];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let callee = call.callee;
    if callee.is(Fact::ApproximateFloat) {
        if support::may_work_on_floats(cx, call) && !on_integers(call, cx) {
            report(call, &callee.name, false, cx, out);
        }
    } else if callee.may_be(Fact::ApproximateFloat) {
        report(call, &callee.name, true, cx, out);
    } else if let Some(symbol) = cx.extern_symbol(callee).filter(|symbol| is_c_math(symbol)) {
        report(call, &symbol, false, cx, out);
    }
}

/// `num_traits::Pow` and its like also work on integers, where they are exact.
fn on_integers(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    call.callee.name == "pow"
        && call.operands().first().is_some_and(|base| cx.ty(base).is_integer())
}

fn is_c_math(symbol: &str) -> bool {
    let known = |name: &str| C_SYMBOLS.contains(&name);
    known(symbol) || symbol.strip_suffix(['f', 'l']).is_some_and(known)
}

fn report(call: &Call<'_>, name: &str, likely: bool, cx: &Cx<'_>, out: &mut Findings) {
    let callee = call.callee;
    let span = cx.span(call.expr);
    let draft = match cx.shadowed_trait(callee) {
        Some(hidden) => APPROXIMATE_FLOAT_FN
            .at(cx, span)
            .message(format!("inherent `{}` hides `{hidden}::{name}` and has unspecified precision", callee_name(call, name)))
            .help(format!("call `{hidden}::{name}(…)` by its path, or {}", replacement(call, name))),
        None => APPROXIMATE_FLOAT_FN
            .at(cx, span)
            .message(format!("`{name}`{} has unspecified precision", support::on_type(cx, callee)))
            .help(replacement(call, name)),
    };
    let draft = draft.label(call.name_span(cx), "the result differs by platform and toolchain");
    out.push(if likely { draft.likely() } else { draft });
}

fn callee_name(call: &Call<'_>, name: &str) -> String {
    call.callee.self_ty.prim().map_or_else(|| name.to_owned(), |prim| format!("{}::{name}", prim.name()))
}

/// The function of `simmath` that gives the same bits everywhere.
fn replacement(call: &Call<'_>, name: &str) -> String {
    let module = match call.callee.self_ty.prim().map(crate::model::Prim::name) {
        Some("f64") => "f64",
        _ => "f32",
    };
    match pinned(name, support::is_free(call.callee)) {
        Some(function) => {
            format!("use `simmath::{module}::{function}`, or `Elementary::{function}` on `simmath::Fpx16_16`")
        }
        None => "write it out in `+ - * /` and `sqrt`, or read a table".to_owned(),
    }
}

/// The name in `simmath` of a function of std, libm or C; `None` where it has none.
fn pinned(name: &str, free: bool) -> Option<&'static str> {
    let name = match name.strip_suffix(['f', 'l']) {
        Some(stem) if free && C_SYMBOLS.contains(&stem) => stem,
        _ => name,
    };
    let own = [
        "sin", "cos", "sin_cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh",
        "atanh", "exp", "exp2", "exp_m1", "ln", "ln_1p", "log", "log2", "log10", "cbrt", "hypot", "to_degrees",
        "to_radians",
    ];
    match name {
        // C's `log` is the natural one; std's takes the base.
        "log" if free => Some("ln"),
        "powf" | "pow" => Some("pow"),
        "powi" => Some("pow_int"),
        "expm1" => Some("exp_m1"),
        "log1p" => Some("ln_1p"),
        "sincos" => Some("sin_cos"),
        _ => own.into_iter().find(|known| *known == name),
    }
}
