//! Types inside types: elements of collections, items of iterators, parts of values.

use super::super::prelude::*;
use crate::model::DefId;

/// What an iterator of std yields.
pub(crate) fn item(iterator: &Ty, cx: &Cx<'_>) -> Option<Ty> {
    let Ty::Adt(_, Some(args)) = iterator.peel() else { return None };
    let path = cx.type_path(iterator)?;
    if !path.starts_with("std::iter::") {
        return None;
    }
    args.first().map(|item| item.peel().clone())
}

/// Types that stand before a sequence like a reference.
const POINTERS: &[&str] =
    &["std::boxed::Box", "std::rc::Rc", "std::sync::Arc", "std::cell::RefMut", "std::sync::MutexGuard"];

/// The element of a slice, array, vector or iterator, also behind a box or a guard.
pub(crate) fn element(sequence: &Ty, cx: &Cx<'_>) -> Ty {
    match sequence.peel() {
        Ty::Slice(element) | Ty::Array(element) => element.as_ref().clone(),
        Ty::Adt(_, Some(args)) => {
            let Some(inner) = args.first() else { return Ty::Unknown };
            let behind = cx.type_path(sequence).is_some_and(|path| POINTERS.contains(&path.as_ref()));
            if behind { element(inner, cx) } else { inner.clone() }
        }
        _ => Ty::Unknown,
    }
}

/// The first part of a type that `wanted` accepts: itself, an element, a type argument, or a field of a type that `enter` accepts.
pub(crate) fn find(
    ty: &Ty,
    cx: &Cx<'_>,
    wanted: &dyn Fn(&Ty) -> bool,
    enter: &dyn Fn(&Ty) -> bool,
) -> Option<Ty> {
    Finder { cx, wanted, enter, seen: Vec::new() }.find(ty)
}

struct Finder<'f, 'c> {
    cx: &'f Cx<'c>,
    wanted: &'f dyn Fn(&Ty) -> bool,
    enter: &'f dyn Fn(&Ty) -> bool,
    seen: Vec<DefId>,
}

impl Finder<'_, '_> {
    fn find(&mut self, ty: &Ty) -> Option<Ty> {
        if (self.wanted)(ty) {
            return Some(ty.peel().clone());
        }
        match ty.peel() {
            Ty::Slice(element) | Ty::Array(element) => self.find(element),
            Ty::Tuple(parts) => parts.iter().find_map(|part| self.find(part)),
            Ty::Adt(def, args) => {
                let in_args = args.as_deref().unwrap_or_default().iter().find_map(|arg| self.find(arg));
                in_args.or_else(|| self.find_in_fields(*def, ty))
            }
            _ => None,
        }
    }

    fn find_in_fields(&mut self, def: DefId, ty: &Ty) -> Option<Ty> {
        if self.seen.contains(&def) || !(self.enter)(ty) {
            return None;
        }
        self.seen.push(def);
        self.cx.fields(ty)?.iter().find_map(|(_, field)| self.find(field))
    }
}
