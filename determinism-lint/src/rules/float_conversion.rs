//! DET104: a value turned into a raw float or out of one.

use super::prelude::*;
use super::support;

rule! {
    pub(crate) static FLOAT_CONVERSION = {
        code: "DET104", name: "float-conversion", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Allow,
        summary: "conversion to or from a raw float",
        page: include_str!("float_conversion.md"),
        on: [Cast, Call], check: Some(check),
    }
}

const HELP: &str =
    "write constants with `fx!`, keep values in `simmath::Fpx16_16`, and convert only in a module named under `conversions`";

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if cx.in_conversions() {
        return;
    }
    match node {
        Node::Cast(expr, cast) => cast_expr(expr, cast, cx, out),
        Node::Call(call) if call.callee.is(Fact::FloatConversion) => by_name(call, cx, out),
        Node::Call(call) if call.callee.is(Fact::ValueConversion) => by_type(call, cx, out),
        _ => {}
    }
}

fn cast_expr(expr: &syn::Expr, cast: &syn::ExprCast, cx: &Cx<'_>, out: &mut Findings) {
    let from = cx.ty(&cast.expr);
    let to = match &*cast.ty {
        // `x as _`
        syn::Type::Infer(_) => cx.ty(expr),
        written => cx.written(written),
    };
    if !from.is_float() && !to.is_float() {
        return;
    }
    // `&x as *const f32`, `&x as &dyn Any`: the value stays what it is.
    if matches!(from, Ty::Ref(_)) && !matches!(to, Ty::Prim(_) | Ty::Unknown) {
        return;
    }
    let from_text = if from.is_unknown() { String::new() } else { format!(" from `{}`", cx.display(&from)) };
    out.push(
        FLOAT_CONVERSION
            .at(cx, cx.span(cast))
            .message(format!("cast{from_text} to `{}`", support::as_written(&cast.ty)))
            .label(cx.span(&cast.ty), "a raw float on one side of the cast")
            .help(HELP),
    );
}

/// Functions that always have a float on one side.
fn by_name(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if call.callee.self_ty.is_unknown() || call.callee.path.is_some() {
        report(call, format!("`{}` converts to or from a raw float", call.callee.name), cx, out);
    }
}

/// Functions where the types of argument and result tell.
fn by_type(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if call.form == Form::Value {
        if call.callee.self_ty.is_float() {
            report(call, conversion_to(&cx.display(&call.callee.self_ty)), cx, out);
        }
        return;
    }
    let result = cx.ty(call.expr);
    if support::yields_float(cx, &result) {
        report(call, conversion_to(&cx.display(&result)), cx, out);
        return;
    }
    let argument = call.operands().into_iter().find_map(|operand| support::float(cx, operand));
    if let Some(prim) = argument {
        report(call, format!("conversion from `{}`", prim.name()), cx, out);
    }
}

fn conversion_to(ty: &str) -> String {
    format!("conversion to `{ty}`")
}

fn report(call: &Call<'_>, message: String, cx: &Cx<'_>, out: &mut Findings) {
    out.push(
        FLOAT_CONVERSION
            .at(cx, cx.span(call.expr))
            .message(message)
            .label(call.name_span(cx), "a raw float on one side of the conversion")
            .help(HELP),
    );
}
