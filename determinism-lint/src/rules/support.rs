//! Questions that several rules ask. Knows nodes and types, and no rule.

pub(crate) mod condition;
pub(crate) mod container;
pub(crate) mod element;
pub(crate) mod sort_key;
pub(crate) mod unique;

use super::prelude::*;
use syn::visit::Visit;

/// The type that a function is called on, however the call is written; references peeled.
pub(crate) fn subject(call: &Call<'_>, cx: &Cx<'_>) -> Ty {
    if !call.callee.self_ty.is_unknown() {
        return call.callee.self_ty.peel().clone();
    }
    call.operands().first().map_or(Ty::Unknown, |operand| cx.ty(operand).peel().clone())
}

/// The last segment of a type's canonical path, for messages.
pub(crate) fn short_name(ty: &Ty, cx: &Cx<'_>) -> Option<String> {
    let path = cx.type_path(ty)?;
    path.rsplit("::").next().map(str::to_owned)
}

/// Whether the macro is the one of std by this name; an unknown path counts, a path of another crate does not.
pub(crate) fn is_std_macro(used: &MacroUse<'_>, names: &[&str]) -> bool {
    names.contains(&used.name.as_str())
        && used.path.as_deref().is_none_or(|path| path.starts_with("std::") || path.starts_with("core::"))
}

/// Whether the function around the place holds a call of which `is_cause` says that it is reported by itself.
pub(crate) fn caused_in_function(cx: &Cx<'_>, is_cause: &dyn Fn(&syn::Expr) -> bool) -> bool {
    let Some(body) = cx.function_body() else { return false };
    let mut search = Search { is_cause, found: false };
    search.visit_block(body);
    search.found
}

struct Search<'s> {
    is_cause: &'s dyn Fn(&syn::Expr) -> bool,
    found: bool,
}

impl<'ast> Visit<'ast> for Search<'_> {
    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        self.found = self.found || (self.is_cause)(expr);
        if !self.found {
            syn::visit::visit_expr(self, expr);
        }
    }

    // An item inside the body is a function of its own.
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}
