//! DET102: a float literal.

use super::prelude::*;
use super::support::as_written;

rule! {
    pub(crate) static FLOAT_LITERAL = {
        code: "DET102", name: "float-literal", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Allow,
        summary: "float literal in simulation code",
        page: include_str!("float_literal.md"),
        on: [Literal], check: Some(check),
    }
}

/// Macros that read a decimal literal as exact text, so that no float comes into being.
const EXACT_MACROS: &[&str] = &["simmath::fx", "simmath::lit", "fx", "lit"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Literal(literal) = node else { return };
    if cx.in_conversions() || !is_float(&literal.lit) {
        return;
    }
    if cx.macro_around().is_some_and(|path| EXACT_MACROS.contains(&path)) {
        return;
    }
    let span = cx.span(literal);
    let text = as_written(&literal.lit);
    let digits = digits(&literal.lit);
    out.push(
        FLOAT_LITERAL
            .at(cx, span)
            .message(format!("float literal `{text}` in simulation code"))
            .label(span, "a raw float comes into being here")
            .help(format!("write `fx!({digits})`, or `lit!(M, {digits})` in generic code, which round once and without a float")),
    );
}

/// A literal with a point, an exponent or a float suffix is a float whatever stands around it; any other never becomes one.
fn is_float(literal: &syn::Lit) -> bool {
    match literal {
        syn::Lit::Float(_) => true,
        syn::Lit::Int(int) => matches!(int.suffix(), "f16" | "f32" | "f64" | "f128"),
        _ => false,
    }
}

/// The number without suffix and underscores.
fn digits(literal: &syn::Lit) -> String {
    match literal {
        syn::Lit::Float(float) => float.base10_digits().to_owned(),
        syn::Lit::Int(int) => int.base10_digits().to_owned(),
        _ => String::new(),
    }
}
