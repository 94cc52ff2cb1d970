//! Questions that several rules ask. Knows nodes and types, and no rule.

pub(crate) mod condition;
pub(crate) mod container;
pub(crate) mod element;
pub(crate) mod global;
pub(crate) mod holds;
pub(crate) mod order_free;
pub(crate) mod pure;
pub(crate) mod sort_key;
pub(crate) mod unique;

use super::prelude::*;
use crate::model::{Callee, Prim};
use crate::rule::Draft;
use crate::source::Span;
use quote::ToTokens;
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
    let Some(path) = used.path.as_deref() else { return names.contains(&used.name.as_str()) };
    let name = path.strip_prefix("std::").and_then(|path| path.rsplit("::").next());
    name.is_some_and(|name| names.contains(&name))
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

/// The expression without parentheses and invisible groups.
pub(crate) fn bare(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(inner) => bare(&inner.expr),
        syn::Expr::Group(inner) => bare(&inner.expr),
        _ => expr,
    }
}

/// The expression without parentheses, groups, references and dereferences.
pub(crate) fn core(expr: &syn::Expr) -> &syn::Expr {
    match bare(expr) {
        syn::Expr::Reference(inner) => core(&inner.expr),
        syn::Expr::Unary(inner) if matches!(inner.op, syn::UnOp::Deref(_)) => core(&inner.expr),
        other => other,
    }
}

/// The primitive float type of an expression, references peeled.
pub(crate) fn float(cx: &Cx<'_>, expr: &syn::Expr) -> Option<Prim> {
    cx.ty(expr).prim().filter(|prim| prim.is_float())
}

/// The primitive float that a call works on: its own type, else the first operand that is one.
pub(crate) fn float_of_call(cx: &Cx<'_>, call: &Call<'_>) -> Option<Prim> {
    let own = call.callee.self_ty.prim().filter(|prim| prim.is_float());
    own.or_else(|| call.operands().into_iter().find_map(|operand| float(cx, operand)))
}

/// Whether a call that the table speaks about can be one on raw floats: its type is a float, a generic parameter or not known.
pub(crate) fn may_work_on_floats(cx: &Cx<'_>, call: &Call<'_>) -> bool {
    let open =
        |ty: &Ty| ty.is_float() || ty.is_unknown() || matches!(ty.peel(), Ty::Param(_) | Ty::Bounded(_));
    if is_free(call.callee) {
        return true;
    }
    if is_named_by_trait(call.callee) {
        return call.args.first().is_none_or(|first| open(&cx.ty(first)));
    }
    open(&call.callee.self_ty)
}

/// `libm::sinf`: a function of a module, whose name alone says what it works on.
pub(crate) fn is_free(callee: &Callee) -> bool {
    let owner = callee.path.as_deref().and_then(|path| path.rsplit("::").nth(1));
    owner.is_some_and(|owner| owner.starts_with(char::is_lowercase) && Prim::from_name(owner).is_none())
}

/// `Float::sin`, of a trait whose source was not read: what stands in front of the name is the trait.
fn is_named_by_trait(callee: &Callee) -> bool {
    let Ty::Foreign(front, _) = &callee.self_ty else { return false };
    callee.path.as_deref().and_then(|path| path.strip_prefix(&**front)) == Some(&format!("::{}", callee.name))
}

/// Whether the type is a primitive float, or a `Result` or `Option` of one.
pub(crate) fn yields_float(cx: &Cx<'_>, ty: &Ty) -> bool {
    let Ty::Adt(_, Some(args)) = ty.peel() else { return ty.is_float() };
    let wrapper = cx.type_path(ty);
    matches!(wrapper.as_deref(), Some("std::result::Result" | "std::option::Option"))
        && args.first().is_some_and(Ty::is_float)
}

/// How the type of a callee reads in a message: `` on `f32` ``, or nothing where it is not known.
pub(crate) fn on_type(cx: &Cx<'_>, callee: &Callee) -> String {
    match &callee.self_ty {
        ty if ty.is_unknown() || is_named_by_trait(callee) => String::new(),
        ty => format!(" on `{}`", cx.display(ty.peel())),
    }
}

/// What is known about a type's membership in a float family of another crate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Family {
    /// It is none, or nothing is known.
    No,
    /// It may hold integers as well, and its arguments are not known.
    Perhaps,
    /// It holds floats.
    Yes,
}

/// Whether the type is one of a float family of another crate, references peeled.
pub(crate) fn family(cx: &Cx<'_>, ty: &Ty) -> Family {
    let facts = cx.type_facts(ty);
    if !facts.has(Fact::FloatFamily) {
        return Family::No;
    }
    // The table says of whole modules what most of their types are.
    if cx.is_outside_without_float(ty) {
        return Family::No;
    }
    let open = if facts.has(Fact::GenericFamily) { Family::Perhaps } else { Family::Yes };
    let (Ty::Adt(_, Some(args)) | Ty::Foreign(_, Some(args))) = ty.peel() else { return open };
    // `AutoSimd<[f32; 4]>`
    let elements = || {
        args.iter().map(|arg| match arg.peel() {
            Ty::Array(element) => element,
            _ => arg,
        })
    };
    if elements().any(|arg| cx.is_float_bound(arg) || family(cx, arg) == Family::Yes) {
        return Family::Yes;
    }
    let whole = |arg: &Ty| arg.is_integer() || arg.prim() == Some(Prim::Bool) || cx.is_fixed_type(arg);
    if elements().any(whole) { Family::No } else { open }
}

/// From the start of one place to the end of another.
pub(crate) fn join(first: Span, last: Span) -> Span {
    Span { start: first.start, end: last.end.max(first.end) }
}

/// The written name of a call with its type, for messages: `Instant::now`, `rand::random`, `.elapsed()`.
pub(crate) fn call_name(call: &Call<'_>) -> String {
    let name = &call.callee.name;
    if call.form == Form::Method {
        return format!(".{name}()");
    }
    let Some(path) = &call.callee.path else { return name.clone() };
    let mut last = path.rsplit("::");
    match (last.next(), last.next()) {
        (Some(name), Some(under)) => format!("{under}::{name}"),
        _ => name.clone(),
    }
}

/// The expression without parentheses, invisible groups and references around it.
pub(crate) fn stripped(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(inner) => stripped(&inner.expr),
        syn::Expr::Group(inner) => stripped(&inner.expr),
        syn::Expr::Reference(inner) => stripped(&inner.expr),
        _ => expr,
    }
}

/// Whether an expression names a place: a variable, a field, an element, and not what a call has just made.
pub(crate) fn is_place(expr: &syn::Expr) -> bool {
    match stripped(expr) {
        syn::Expr::Path(_) => true,
        syn::Expr::Field(inner) => is_place(&inner.base),
        syn::Expr::Index(inner) => is_place(&inner.expr),
        syn::Expr::Unary(inner) if matches!(inner.op, syn::UnOp::Deref(_)) => is_place(&inner.expr),
        _ => false,
    }
}

/// Whether an expression continues a chain that a call of this kind has begun: `stdin()` in `stdin().lock()`.
pub(crate) fn begun_by(cx: &Cx<'_>, expr: &syn::Expr, fact: Fact) -> bool {
    let expr = stripped(expr);
    if cx.callee(expr).is_some_and(|callee| callee.is(fact) || callee.may_be(fact)) {
        return true;
    }
    match expr {
        syn::Expr::MethodCall(inner) => begun_by(cx, &inner.receiver, fact),
        syn::Expr::Try(inner) => begun_by(cx, &inner.expr, fact),
        syn::Expr::Await(inner) => begun_by(cx, &inner.base, fact),
        _ => false,
    }
}

/// Likely where the facts come from the name alone.
pub(crate) fn certain(draft: Draft, certain: bool) -> Draft {
    if certain { draft } else { draft.likely() }
}

/// A path, simple type or literal as written. What a macro wrote stands nowhere in the text.
pub(super) fn as_written(tokens: &impl ToTokens) -> String {
    let spaced = tokens.to_token_stream().to_string();
    spaced.replace(" :: ", "::").replace(":: ", "::").replace(" < ", "<").replace(" >", ">")
}
