//! Whether what a container's elements become shows nothing of their order: they are counted, summed up as integers, kept or not each by
//! itself, put into a keyed collection, or collected and at once sorted by something that no two of them share.
//!
//! Knows one statement and the next one. What it cannot follow is not order-free.

use super::super::prelude::*;
use super::sort_key::{Place, Ties, compared_by, covers, ties};
use super::{element, pure, unique};
use syn::visit::Visit;

/// Why nothing depends on the order in which this call gives the elements; `None` where something may.
pub(crate) fn order_free(call: &syn::Expr, cx: &Cx<'_>) -> Option<&'static str> {
    if let syn::Expr::MethodCall(node) = call
        && node.method == "retain"
        && node.args.iter().all(pure::is_pure)
    {
        return Some("each element stays or goes by itself");
    }
    let body = cx.function_body()?;
    let mut search = Search { target: call, bound: None, found: None };
    search.visit_block(body);
    search.found?.order_free(cx)
}

/// The method calls around an expression, the innermost first.
struct Chain<'e> {
    steps: Vec<(&'e syn::Expr, &'e syn::ExprMethodCall)>,
    bound: Option<Bound<'e>>,
}

/// The variable that a statement binds, and the next statement.
#[derive(Clone, Copy)]
struct Bound<'e> {
    name: &'e syn::Ident,
    value: &'e syn::Expr,
    next: &'e syn::Stmt,
}

struct Search<'t, 'e> {
    target: &'t syn::Expr,
    bound: Option<Bound<'e>>,
    found: Option<Chain<'e>>,
}

impl<'e> Visit<'e> for Search<'_, 'e> {
    fn visit_block(&mut self, block: &'e syn::Block) {
        let outer = self.bound;
        for (at, stmt) in block.stmts.iter().enumerate() {
            self.bound = bound(stmt, block.stmts.get(at + 1));
            self.visit_stmt(stmt);
        }
        self.bound = outer;
    }

    fn visit_expr(&mut self, expr: &'e syn::Expr) {
        if self.found.is_some() {
            return;
        }
        let mut steps = Vec::new();
        let mut inner = expr;
        while let syn::Expr::MethodCall(call) = inner {
            if std::ptr::eq(inner, self.target) {
                steps.reverse();
                self.found = Some(Chain { steps, bound: self.bound });
                return;
            }
            steps.push((inner, call));
            inner = &call.receiver;
        }
        syn::visit::visit_expr(self, expr);
    }

    // An item inside the body is a function of its own.
    fn visit_item(&mut self, _: &'e syn::Item) {}
}

/// `let name = value;` with what follows.
fn bound<'e>(stmt: &'e syn::Stmt, next: Option<&'e syn::Stmt>) -> Option<Bound<'e>> {
    let syn::Stmt::Local(local) = stmt else { return None };
    let pat = match &local.pat {
        syn::Pat::Type(typed) => &typed.pat,
        pat => pat,
    };
    let syn::Pat::Ident(pat) = pat else { return None };
    Some(Bound { name: &pat.ident, value: &local.init.as_ref()?.expr, next: next? })
}

impl Chain<'_> {
    fn order_free(&self, cx: &Cx<'_>) -> Option<&'static str> {
        for (expr, step) in &self.steps {
            if !step.args.iter().all(pure::is_pure) {
                return None;
            }
            let name = step.method.to_string();
            if !matches!(name.as_str(), "copied" | "cloned" | "filter" | "map" | "filter_map") {
                return self.ends(expr, step, &name, cx);
            }
        }
        None
    }

    /// Why the call that takes the elements keeps nothing of their order.
    fn ends(
        &self,
        expr: &syn::Expr,
        step: &syn::ExprMethodCall,
        name: &str,
        cx: &Cx<'_>,
    ) -> Option<&'static str> {
        match name {
            "count" | "len" => Some("the elements are only counted"),
            "any" | "all" => Some("the elements are only asked whether any or all of them are so"),
            "sum" | "product" => cx.ty(expr).is_integer().then_some("integers are the same in any order"),
            // Equal numbers are the same number.
            "min" | "max" => {
                is_plain(&element::element(&cx.ty(expr), cx)).then_some("equal elements are the same element")
            }
            "max_by_key" | "min_by_key" | "max_by" | "min_by" => {
                is_told_apart(step, &compared_by(name, step.args.last()), cx)
                    .then_some("no two elements are equal in what is compared")
            }
            "collect" => self.collects(expr, step, cx),
            _ => None,
        }
    }

    fn collects(&self, expr: &syn::Expr, step: &syn::ExprMethodCall, cx: &Cx<'_>) -> Option<&'static str> {
        let ty = cx.ty(expr);
        let path = cx.type_path(&ty)?;
        let keyed = |name: &str| path.ends_with(name) && path.starts_with("std::collections::");
        if keyed("Set") {
            let told_apart = ties(&element::element(&ty, cx), cx) == Ties::None;
            return told_apart.then_some("collected into a set, which keeps no order of insertion");
        }
        if keyed("Map") {
            // Of two values for one key the last stays.
            let first = ["0".to_owned()];
            let unique =
                unique::in_iterator(&step.receiver, cx).iter().any(|place| place.starts_with(&first));
            return unique.then_some("collected into a map under keys that no two elements share");
        }
        let sorted = path.ends_with("::Vec") && self.is_sorted_next(expr, step, cx);
        sorted.then_some("collected and at once sorted by what no two elements share")
    }

    /// `name.sort…` in the next statement, by something that differs between any two elements.
    fn is_sorted_next(&self, expr: &syn::Expr, step: &syn::ExprMethodCall, cx: &Cx<'_>) -> bool {
        let Some(bound) = self.bound.filter(|bound| std::ptr::eq(bound.value, expr)) else { return false };
        let syn::Stmt::Expr(syn::Expr::MethodCall(sort), _) = bound.next else { return false };
        let own = matches!(&*sort.receiver, syn::Expr::Path(path) if path.path.is_ident(bound.name));
        let name = sort.method.to_string();
        if !own || !name.starts_with("sort") {
            return false;
        }
        let compared = compared_by(&name, sort.args.last());
        let element = element::element(&cx.ty(expr), cx);
        let by_function = name.ends_with("_by") || name.contains("_by_");
        let all = (by_function || ties(&element, cx) == Ties::None) && covers(&element, &compared, cx);
        all || is_told_apart(step, &compared, cx)
    }
}

/// Whether what is compared of the elements that a step takes holds what no two of them share.
fn is_told_apart(step: &syn::ExprMethodCall, compared: &[Place], cx: &Cx<'_>) -> bool {
    let unique = unique::in_iterator(&step.receiver, cx);
    unique.iter().any(|place| compared.iter().any(|part| place.starts_with(part)))
}

/// A value without parts that could differ between equals.
fn is_plain(ty: &Ty) -> bool {
    ty.peel().prim().is_some_and(|prim| !prim.is_float())
}
