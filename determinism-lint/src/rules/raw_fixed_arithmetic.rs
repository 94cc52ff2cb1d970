//! DET113: arithmetic on the raw integer of a fixed-point type.

use super::prelude::*;
use super::support;

rule! {
    pub(crate) static RAW_FIXED_ARITHMETIC = {
        code: "DET113", name: "raw-fixed-arithmetic", group: Group::Float,
        fixed_point: Level::Warn, exact_float: Level::Warn,
        summary: "arithmetic on the raw integer of a fixed-point type",
        page: include_str!("raw_fixed_arithmetic.md"),
        on: [Op, Call], check: Some(check),
    }
}

/// Functions that hand out the raw integer.
const RAW: &[&str] = &["to_raw", "to_bits", "into_raw", "into_bits", "raw", "bits"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if cx.in_conversions() {
        return;
    }
    match node {
        Node::Op(op) if computes(op.kind) => {
            let raw = std::iter::once(op.lhs).chain(op.rhs).find_map(|operand| raw_of(operand, cx, 0));
            let Some(ty) = raw else { return };
            report(cx.span(op.expr), op.op_span(cx), op.symbol, &ty, cx, out);
        }
        Node::Call(call) if is_integer_arithmetic(call) => {
            let raw = call.operands().into_iter().find_map(|operand| raw_of(operand, cx, 0));
            let Some(ty) = raw else { return };
            report(cx.span(call.expr), call.name_span(cx), &call.callee.name, &ty, cx, out);
        }
        _ => {}
    }
}

/// Comparing raw values is the same as comparing the numbers, and exact; masks and exclusive or are the matter of hashing.
const fn computes(kind: OpKind) -> bool {
    kind.is_arithmetic() || matches!(kind, OpKind::Shl | OpKind::Shr)
}

/// `wrapping_mul` and its siblings, and the operator methods, on an integer.
fn is_integer_arithmetic(call: &Call<'_>) -> bool {
    let name = call.callee.name.as_str();
    let by_prefix = ["wrapping_", "checked_", "saturating_", "overflowing_", "widening_", "carrying_", "strict_"]
        .iter()
        .filter_map(|prefix| name.strip_prefix(prefix))
        .any(|rest| matches!(rest, "add" | "sub" | "mul" | "div" | "rem" | "neg" | "shl" | "shr" | "pow" | "abs"));
    call.callee.is(Fact::OperatorMethod) || by_prefix || matches!(name, "isqrt" | "pow" | "abs" | "rem_euclid" | "div_euclid")
}

/// The fixed type whose raw integer an operand is: directly, through casts, or through one local variable.
fn raw_of(operand: &syn::Expr, cx: &Cx<'_>, depth: u8) -> Option<Ty> {
    let operand = support::core(operand);
    let fixed = |ty: Ty| (cx.is_fixed_type(&ty) && !in_own_impl(&ty, cx)).then_some(ty);
    match operand {
        syn::Expr::Cast(cast) => raw_of(&cast.expr, cx, depth),
        syn::Expr::Field(field) => fixed(cx.ty(&field.base)).filter(|_| cx.ty(operand).is_integer()),
        syn::Expr::Call(call) if is_conversion(operand, cx) => raw_of(call.args.first()?, cx, depth),
        syn::Expr::MethodCall(call) if is_conversion(operand, cx) => raw_of(&call.receiver, cx, depth),
        syn::Expr::MethodCall(call) if RAW.contains(&call.method.to_string().as_str()) => fixed(cx.ty(&call.receiver)),
        syn::Expr::Call(call) => {
            let callee = cx.callee(operand)?;
            let ty = Some(callee.self_ty.clone()).filter(|ty| !ty.is_unknown()).or_else(|| call.args.first().map(|arg| cx.ty(arg)))?;
            fixed(ty).filter(|_| RAW.contains(&callee.name.as_str()))
        }
        // An operation on a raw value is reported itself; its result is not reported again further out.
        syn::Expr::Path(_) if depth == 0 => raw_of(cx.initialiser(operand)?, cx, 1),
        _ => None,
    }
}

fn is_conversion(expr: &syn::Expr, cx: &Cx<'_>) -> bool {
    cx.callee(expr).is_some_and(|callee| callee.is(Fact::ValueConversion))
}

/// Inside the type's own impls the raw integer is what there is to work on.
fn in_own_impl(ty: &Ty, cx: &Cx<'_>) -> bool {
    let Some((own, _)) = cx.impl_around() else { return false };
    let own = cx.type_path(&own);
    own.is_some() && own == cx.type_path(ty)
}

fn report(
    whole: crate::source::Span,
    place: crate::source::Span,
    symbol: &str,
    ty: &Ty,
    cx: &Cx<'_>,
    out: &mut Findings,
) {
    let name = cx.display(ty.peel());
    out.push(
        RAW_FIXED_ARITHMETIC
            .at(cx, whole)
            .message(format!("`{symbol}` on the raw integer of `{name}`"))
            .label(place, "scale, rounding and overflow are not those of the type")
            .help(format!("compute on `{name}` itself, or name this module under `conversions`")),
    );
}
