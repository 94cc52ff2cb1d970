//! Values of float expressions that are plain constants.

use super::Cx;

/// The value of a literal, a negated literal, or one of std's float constants by name.
pub fn float_constant(cx: &Cx<'_>, expr: &syn::Expr) -> Option<f64> {
    match expr {
        syn::Expr::Lit(node) => match &node.lit {
            syn::Lit::Float(lit) => lit.base10_digits().parse().ok(),
            syn::Lit::Int(lit) => lit.base10_digits().parse().ok(),
            _ => None,
        },
        syn::Expr::Unary(node) if matches!(node.op, syn::UnOp::Neg(_)) => {
            float_constant(cx, &node.expr).map(|value| -value)
        }
        syn::Expr::Paren(node) => float_constant(cx, &node.expr),
        syn::Expr::Group(node) => float_constant(cx, &node.expr),
        syn::Expr::Reference(node) => float_constant(cx, &node.expr),
        syn::Expr::Path(node) => named(cx, &node.path),
        _ => None,
    }
}

/// `f32::MAX`, `std::f64::consts::PI`: only sign and whether it is zero or NaN matter to a rule.
fn named(cx: &Cx<'_>, path: &syn::Path) -> Option<f64> {
    let (canonical, _) = cx.resolve(path);
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
