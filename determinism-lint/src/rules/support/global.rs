//! Statics that can change.

use super::holds::holds;
use crate::model::DefId;
use crate::model::names::Namespace;
use crate::rules::prelude::*;

/// Whether an expression names a static that can change: that use is what DET501 reports.
pub(crate) fn names_global(expr: &syn::Expr, cx: &Cx<'_>) -> bool {
    let syn::Expr::Path(node) = super::bare(expr) else { return false };
    let (_, _, def) = cx.meaning(&crate::model::lower::path(&node.path), Namespace::Value);
    def.is_some_and(|def| is_global(def, cx))
}

/// Whether a definition is a static that can change after it was made.
pub(crate) fn is_global(def: DefId, cx: &Cx<'_>) -> bool {
    cx.static_item(def)
        .is_some_and(|(mutable, ty)| mutable || can_change(cx, made_lazily(cx, &ty).unwrap_or(&ty)))
}

/// What a lazy cell holds: made at the first use, and the same from then on.
pub(crate) fn made_lazily<'t>(cx: &Cx<'_>, ty: &'t Ty) -> Option<&'t Ty> {
    let (Ty::Adt(_, Some(args)) | Ty::Foreign(_, Some(args))) = ty else { return None };
    let path = cx.type_path(ty)?;
    let lazy = matches!(path.rsplit("::").next(), Some("LazyLock" | "LazyCell" | "Lazy"));
    args.first().filter(|_| lazy && cx.type_facts(ty).has(Fact::InteriorMutable))
}

/// Whether a shared reference is enough to change a value of the type.
pub(crate) fn can_change(cx: &Cx<'_>, ty: &Ty) -> bool {
    holds(cx, ty, &|part| cx.type_facts(part).has(Fact::InteriorMutable))
}
