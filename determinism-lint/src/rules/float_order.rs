//! DET109: an order made of `partial_cmp` of floats.

use super::prelude::*;
use super::support;
use syn::visit::Visit;

rule! {
    pub(crate) static FLOAT_ORDER = {
        code: "DET109", name: "float-order", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "ordering through `partial_cmp` of floats",
        page: include_str!("float_order.md"),
        on: [Call], check: Some(check),
    }
}

/// Methods that turn the optional ordering into one.
const SETTLING: &[&str] = &["unwrap", "unwrap_or", "unwrap_or_else", "unwrap_or_default", "unwrap_unchecked", "expect"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    if let Some(found) = comparison_inside(call, cx) {
        report(call, format!("`{}` orders floats by `partial_cmp`", call.callee.name), &found, cx, out);
        return;
    }
    let Some(found) = settled_comparison(call, cx) else { return };
    if !inside_reported_call(call, cx) {
        report(call, "a partial order of floats is taken for a total one".to_owned(), &found, cx, out);
    }
}

/// A `partial_cmp` of floats.
struct Comparison {
    span: crate::source::Span,
    likely: bool,
}

fn report(call: &Call<'_>, message: String, found: &Comparison, cx: &Cx<'_>, out: &mut Findings) {
    let draft = FLOAT_ORDER
        .at(cx, cx.span(call.expr))
        .message(message)
        .label(found.span, "no total order: NaN compares to nothing, and `0.0` equals `-0.0`")
        .help("sort by an integer or `simmath::Fpx16_16` key, or by `total_cmp` and then by a unique id");
    out.push(if found.likely { draft.likely() } else { draft });
}

/// A comparison of floats in an argument of a method that takes a comparison function.
fn comparison_inside(call: &Call<'_>, cx: &Cx<'_>) -> Option<Comparison> {
    if !call.callee.is(Fact::TakesComparison) {
        return None;
    }
    call.args.iter().find_map(|arg| {
        let mut finder = Finder { cx, found: None };
        finder.visit_expr(arg);
        finder.found
    })
}

/// `a.partial_cmp(&b).unwrap()` and its like.
fn settled_comparison(call: &Call<'_>, cx: &Cx<'_>) -> Option<Comparison> {
    if !SETTLING.contains(&call.callee.name.as_str()) {
        return None;
    }
    comparison(support::bare(call.receiver?), cx)
}

/// Whether the call stands in a comparison function whose sort is reported itself.
fn inside_reported_call(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    let Some(body) = cx.function_body() else { return false };
    let mut around = Around { cx, inner: cx.span(call.expr), found: false };
    around.visit_block(body);
    around.found
}

/// What a call compares, where it is `partial_cmp` of floats or, by name, may be.
fn comparison(expr: &syn::Expr, cx: &Cx<'_>) -> Option<Comparison> {
    let callee = cx.callee(expr)?;
    let certain = callee.is(Fact::PartialOrder);
    if !certain && !callee.may_be(Fact::PartialOrder) {
        return None;
    }
    let (operands, name): (Vec<&syn::Expr>, crate::source::Span) = match expr {
        syn::Expr::MethodCall(method) => {
            (std::iter::once(&*method.receiver).chain(&method.args).collect(), cx.span(&method.method))
        }
        syn::Expr::Call(path) => (path.args.iter().collect(), cx.span(&path.func)),
        _ => (Vec::new(), cx.span(expr)),
    };
    let own = [callee.self_ty.clone()];
    let types: Vec<Ty> = own.into_iter().chain(operands.iter().map(|operand| cx.ty(operand))).collect();
    if types.iter().any(|ty| floats(ty, cx)) {
        return Some(Comparison { span: name, likely: false });
    }
    types.iter().all(Ty::is_unknown).then_some(Comparison { span: name, likely: true })
}

/// A float, or a tuple, array or option of one, which compare by their parts.
fn floats(ty: &Ty, cx: &Cx<'_>) -> bool {
    match ty.peel() {
        Ty::Prim(prim) => prim.is_float(),
        Ty::Tuple(items) => items.iter().any(|item| floats(item, cx)),
        Ty::Array(item) | Ty::Slice(item) => floats(item, cx),
        other => support::yields_float(cx, other),
    }
}

struct Finder<'a, 'cx> {
    cx: &'a Cx<'cx>,
    found: Option<Comparison>,
}

impl<'ast> Visit<'ast> for Finder<'_, '_> {
    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        if self.found.is_none() {
            self.found = comparison(expr, self.cx);
        }
        if self.found.is_none() {
            syn::visit::visit_expr(self, expr);
        }
    }
}

struct Around<'a, 'cx> {
    cx: &'a Cx<'cx>,
    inner: crate::source::Span,
    found: bool,
}

impl<'ast> Visit<'ast> for Around<'_, '_> {
    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        let cx = self.cx;
        let args = match expr {
            syn::Expr::MethodCall(call) => &call.args,
            syn::Expr::Call(call) => &call.args,
            _ => return syn::visit::visit_expr(self, expr),
        };
        let holds = args.iter().any(|arg| cx.span(arg).contains(self.inner));
        if holds && cx.callee(expr).is_some_and(|callee| callee.is(Fact::TakesComparison)) {
            self.found = true;
        }
        syn::visit::visit_expr(self, expr);
    }
}
