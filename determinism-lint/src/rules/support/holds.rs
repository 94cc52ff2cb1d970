//! What a type holds by value: a search through elements, type arguments and fields, known types only.

use crate::model::{Cx, Ty};

/// Deep enough for every type that people write, and an end for recursive ones.
const MAX_DEPTH: u32 = 8;

/// Whether the type or anything that it holds is what `wanted` says. Pointers and functions hold nothing.
pub(crate) fn holds(cx: &Cx<'_>, ty: &Ty, wanted: &dyn Fn(&Ty) -> bool) -> bool {
    search(cx, ty, wanted, MAX_DEPTH)
}

fn search(cx: &Cx<'_>, ty: &Ty, wanted: &dyn Fn(&Ty) -> bool, depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    let ty = ty.peel();
    if wanted(ty) {
        return true;
    }
    let inside = |inner: &Ty| search(cx, inner, wanted, depth);
    match ty {
        Ty::Slice(element) | Ty::Array(element) => inside(element),
        Ty::Tuple(elements) => elements.iter().any(inside),
        Ty::Adt(_, args) => match cx.fields(ty) {
            Some(fields) if !fields.is_empty() => fields.iter().any(|(_, field)| inside(field)),
            _ => !is_phantom(cx, ty) && args.iter().flat_map(|args| args.iter()).any(inside),
        },
        _ => false,
    }
}

fn is_phantom(cx: &Cx<'_>, ty: &Ty) -> bool {
    cx.type_path(ty).is_some_and(|path| &*path == "std::marker::PhantomData")
}
