//! Values of float expressions that are plain constants.

use super::index::DefKind;
use super::names::Namespace;
use super::{Cx, lower};

/// The value of a literal, a negated literal, or a constant of the workspace or of std that is one.
pub(super) fn float_constant(cx: &Cx<'_>, expr: &syn::Expr) -> Option<f64> {
    signed(expr, &|expr| match expr {
        syn::Expr::Path(node) => named(cx, &node.path),
        _ => None,
    })
}

/// The value of a literal or a negated literal.
pub(super) fn number(expr: &syn::Expr) -> Option<f64> {
    signed(expr, &|_| None)
}

fn signed(expr: &syn::Expr, other: &dyn Fn(&syn::Expr) -> Option<f64>) -> Option<f64> {
    match expr {
        syn::Expr::Lit(node) => match &node.lit {
            syn::Lit::Float(lit) => lit.base10_digits().parse().ok(),
            syn::Lit::Int(lit) => lit.base10_digits().parse().ok(),
            _ => None,
        },
        syn::Expr::Unary(node) if matches!(node.op, syn::UnOp::Neg(_)) => {
            signed(&node.expr, other).map(|value| -value)
        }
        syn::Expr::Paren(node) => signed(&node.expr, other),
        syn::Expr::Group(node) => signed(&node.expr, other),
        syn::Expr::Reference(node) => signed(&node.expr, other),
        _ => other(expr),
    }
}

/// `f32::MAX`, `std::f64::consts::PI`: only sign and whether it is zero or NaN matter to a rule.
fn named(cx: &Cx<'_>, path: &syn::Path) -> Option<f64> {
    let (canonical, _, def) = cx.meaning(&lower::path(path), Namespace::Value);
    if let Some(def) = def {
        let DefKind::Const(_, value) = &cx.project.index.def(def).kind else { return None };
        if value.is_some() {
            return *value;
        }
    }
    let canonical = canonical?;
    let canonical = canonical.strip_prefix("std::").unwrap_or(&canonical);
    let rest =
        ["f16::", "f32::", "f64::", "f128::"].iter().find_map(|prefix| canonical.strip_prefix(prefix))?;
    Some(match rest {
        "MAX" => f64::MAX,
        "MIN" => f64::MIN,
        "MIN_POSITIVE" => f64::MIN_POSITIVE,
        "EPSILON" => f64::EPSILON,
        "INFINITY" => f64::INFINITY,
        "NEG_INFINITY" => f64::NEG_INFINITY,
        "NAN" => f64::NAN,
        // Every mathematical constant of std is positive.
        _ if rest.starts_with("consts::") => 1.0,
        _ => return None,
    })
}
