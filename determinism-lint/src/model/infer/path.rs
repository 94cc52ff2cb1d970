//! Paths in expressions: locals, constants, functions and constructors as values.

use super::super::decl::{PathExpr, TypeExpr, key};
use super::super::index::DefKind;
use super::super::known::Facts;
use super::super::lower;
use super::super::names::{Namespace, Res};
use super::super::resolve::Subst;
use super::super::solve::Found;
use super::super::ty::{DefId, Ty};
use super::super::{Callee, known::Fact};
use super::Body;
use std::sync::Arc;

impl<'a> Body<'a> {
    /// Type of a path expression; notes what it calls where it is a function.
    pub(super) fn path_expr(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprPath) -> Ty {
        if node.qself.is_none()
            && let Some(ident) = node.path.get_ident()
            && let Some(local) = self.find_local(ident)
        {
            self.uses.insert(key(expr), local);
            return self.locals[local as usize].ty.clone();
        }
        let (ty, callee) = self.path_type(&node.path, node.qself.as_ref());
        if let Some(callee) = callee {
            self.note_callee(key(expr), callee);
        }
        ty
    }

    /// Type of what a path names, and the function where it is one.
    pub(super) fn path_type(&mut self, path: &syn::Path, qself: Option<&syn::QSelf>) -> (Ty, Option<Callee>) {
        let lowered = lower::qpath(qself, path);
        let Some(last) = lowered.segs.last().cloned() else { return (Ty::Unknown, None) };
        let written = last.args.iter().map(|arg| self.solver.index.ty(arg, &self.names)).collect::<Vec<_>>();
        if let Some(found) = self.through_type(&lowered) {
            return self.found_value(&found, &written);
        }
        if qself.is_some() {
            return self.through_qself(&lowered, &written);
        }
        if lowered.segs.len() == 1 {
            if &*last.name == "Self" {
                return self.self_constructor();
            }
            if let Some(prim) = self.solver.index.constant_param(&last.name, &self.names) {
                return (Ty::Prim(prim), None);
            }
        }
        let index = self.solver.index;
        match index.resolve_path(self.names.module, &lowered, Namespace::Value) {
            Some(Res::Def(def, used)) if used >= lowered.segs.len() => self.def_value(def, &written),
            Some(Res::Def(def, used)) => self.through_def(def, used, &lowered, &written),
            Some(Res::Prim(prim, used)) if used < lowered.segs.len() => {
                self.assoc_value(&Ty::Prim(prim), &last.name, &written)
            }
            Some(Res::Foreign(path)) => {
                let (ty, callee) = self.foreign_value(&path);
                let result = Self::written_result(&path, &written);
                (ty, callee.map(|callee| Callee { result, ..callee }))
            }
            _ => (Ty::Unknown, Some(self.unknown_callee(&last.name, Ty::Unknown))),
        }
    }

    /// `Self::name`, `T::name`
    fn through_type(&mut self, path: &PathExpr) -> Option<Found> {
        let (first, rest) = path.segs.split_first()?;
        if path.qself.is_some() || rest.is_empty() || path.global {
            return None;
        }
        let is_type = &*first.name == "Self" || self.solver.index.param(&first.name, &self.names).is_some();
        if !is_type {
            return None;
        }
        let mut front = path.clone();
        let last = front.segs.pop()?;
        let ty = self.solver.index.ty(&TypeExpr::Path(front), &self.names);
        let ty = self.solver.normalize(&ty);
        if let Ty::Adt(def, _) = &ty
            && let DefKind::Enum { variants, .. } = &self.solver.index.def(*def).kind
            && let Some(variant) =
                variants.iter().find(|variant| self.solver.index.def(**variant).name == last.name)
        {
            return Some(Found { def: *variant, subst: Subst::default(), self_ty: ty });
        }
        self.solver.assoc(&ty, &last.name)
    }

    /// `<T>::name`, `<T as Trait>::name`
    fn through_qself(&mut self, path: &PathExpr, written: &[Ty]) -> (Ty, Option<Callee>) {
        let Some(qself) = &path.qself else { return (Ty::Unknown, None) };
        let Some(last) = path.segs.last() else { return (Ty::Unknown, None) };
        let index = self.solver.index;
        // `<T as Trait>::Vector::from`: of the type that all in front of the name means.
        let longer = path.segs.len() > path.trait_len + 1;
        let ty = if longer {
            let front = PathExpr { segs: path.segs[..path.segs.len() - 1].to_vec(), ..path.clone() };
            index.ty(&TypeExpr::Path(front), &self.names)
        } else {
            index.ty(qself, &self.names)
        };
        let ty = self.solver.open(&ty);
        let ty = self.solver.normalize(&ty);
        if longer || path.trait_len == 0 {
            return self.assoc_value(&ty, &last.name, written);
        }
        let trait_path = PathExpr { segs: path.segs[..path.trait_len].to_vec(), ..PathExpr::default() };
        match index.resolve_path(self.names.module, &trait_path, Namespace::Type) {
            Some(Res::Def(trait_, _)) => {
                let args = self.trait_args(trait_, &trait_path, &ty);
                let Some(item) = index.item(trait_, &last.name) else { return (Ty::Unknown, None) };
                let found =
                    Found { def: item, subst: Subst::one(trait_, args, Some(ty.clone())), self_ty: ty };
                self.found_value(&found, written)
            }
            Some(Res::Foreign(path)) => self.foreign_value(&format!("{path}::{}", last.name)),
            _ => (Ty::Unknown, Some(self.unknown_callee(&last.name, ty))),
        }
    }

    fn trait_args(&mut self, trait_: DefId, path: &PathExpr, self_ty: &Ty) -> Vec<Ty> {
        let index = self.solver.index;
        let written = path.segs.last().map_or(&[][..], |seg| &seg.args);
        let mut args = Vec::new();
        for at in 0..index.def(trait_).generics.params.len() {
            let written = written.get(at).map(|arg| self.argument(arg));
            let given = written.or_else(|| self.solver.default_arg(trait_, &args, self_ty));
            args.push(given.unwrap_or_else(|| self.solver.fresh()));
        }
        args
    }

    /// A written argument, what is left out of it open.
    fn argument(&mut self, written: &TypeExpr) -> Ty {
        let ty = self.solver.index.ty(written, &self.names);
        self.solver.open(&ty)
    }

    /// `Type::name` and `Trait::name`
    fn through_def(
        &mut self,
        def: DefId,
        used: usize,
        path: &PathExpr,
        written: &[Ty],
    ) -> (Ty, Option<Callee>) {
        let index = self.solver.index;
        let Some(last) = path.segs.last() else { return (Ty::Unknown, None) };
        if used + 1 != path.segs.len() {
            return (Ty::Unknown, Some(self.unknown_callee(&last.name, Ty::Unknown)));
        }
        if matches!(index.def(def).kind, DefKind::Trait { .. }) {
            let self_ty = self.solver.fresh();
            // `Into::<f32>::into`; no default counts here.
            let given = &path.segs[used - 1].args;
            let count = index.def(def).generics.params.len();
            let args = (0..count).map(|at| match given.get(at) {
                Some(arg) => self.argument(arg),
                None => self.solver.fresh(),
            });
            let args: Vec<Ty> = args.collect();
            let Some(item) = index.item(def, &last.name) else {
                // A macro of the other crate may write it.
                let outside = index.is_outside_def(def);
                return if outside {
                    self.foreign_value(&format!("{}::{}", index.def(def).path, last.name))
                } else {
                    (Ty::Unknown, None)
                };
            };
            let found = Found { def: item, subst: Subst::one(def, args, Some(self_ty.clone())), self_ty };
            return self.found_value(&found, written);
        }
        let front = PathExpr { segs: path.segs[..used].to_vec(), ..path.clone() };
        let bare = front.segs.last().is_some_and(|seg| seg.args.is_empty());
        let open = if bare { index.open_by_name(def) } else { None };
        let ty = open.unwrap_or_else(|| index.ty(&TypeExpr::Path(front), &self.names));
        let ty = self.solver.open(&ty);
        let ty = self.solver.normalize(&ty);
        self.assoc_value(&ty, &last.name, written)
    }

    fn assoc_value(&mut self, ty: &Ty, name: &str, written: &[Ty]) -> (Ty, Option<Callee>) {
        if let Ty::Foreign(path, _) = ty.peel() {
            let (value, callee) = self.foreign_value(&format!("{path}::{name}"));
            let family = self.is_family(ty);
            // With the arguments that are written: `Vector2::<f32>::new`.
            let callee = callee.map(|callee| Callee {
                self_ty: if family { ty.peel().clone() } else { callee.self_ty.clone() },
                ..callee
            });
            return (if family && !value.is_unknown() { ty.peel().clone() } else { value }, callee);
        }
        if let Some(foreign) = self.foreign_bound(ty, name) {
            return foreign;
        }
        // `Vec::<T>::len` is a slice's, named through the vector.
        let found = self.solver.assoc(ty, name).or_else(|| self.solver.method(ty, name));
        match found {
            Some(found) => self.found_value(&found, written),
            None => (Ty::Unknown, Some(self.unknown_callee(name, ty.clone()))),
        }
    }

    /// A function of an unread trait on a generic parameter: `T: num_traits::Float`.
    pub(super) fn foreign_bound(&mut self, ty: &Ty, name: &str) -> Option<(Ty, Option<Callee>)> {
        let ty = self.solver.shallow(ty);
        if !matches!(ty.peel(), Ty::Param(_) | Ty::Bounded(_)) {
            return None;
        }
        let paths: Vec<Arc<str>> =
            self.solver.bounds_on(&ty).iter().filter_map(|bound| bound.foreign.clone()).collect();
        let candidates = paths.iter().map(|path| format!("{path}::{name}"));
        let path = candidates.into_iter().find(|path| !self.facts_of(path).is_empty())?;
        let facts = self.facts_of(&path);
        let callee = Callee {
            path: Some(path.into()),
            name: name.to_owned(),
            self_ty: ty,
            facts,
            ..Callee::default()
        };
        Some((Ty::Unknown, Some(callee)))
    }

    /// The value of an item that was found through a type or trait.
    fn found_value(&mut self, found: &Found, written: &[Ty]) -> (Ty, Option<Callee>) {
        let index = self.solver.index;
        match &index.def(found.def).kind {
            DefKind::Variant { tuple, .. } => {
                let value = self.def_value(found.def, written);
                let ret =
                    if *tuple && let Ty::Fn(sig) = &value.0 { sig.ret.clone() } else { value.0.clone() };
                self.solver.unify(&ret, &found.self_ty);
                value
            }
            DefKind::Fn(_) => {
                let sig = self.solver.instantiate(found.def, &found.subst, written);
                let callee = self.known_callee(found.def, found.self_ty.clone());
                (sig.map_or(Ty::Unknown, |sig| Ty::Fn(Arc::new(sig))), Some(callee))
            }
            _ => {
                let ty = found.subst.apply(&index.value_type(found.def));
                (self.solver.normalize(&ty), None)
            }
        }
    }

    /// The value of a definition that a path names directly.
    fn def_value(&mut self, def: DefId, written: &[Ty]) -> (Ty, Option<Callee>) {
        let index = self.solver.index;
        match &index.def(def).kind {
            DefKind::Fn(_) => {
                let sig = self.solver.instantiate(def, &Subst::default(), written);
                (
                    sig.map_or(Ty::Unknown, |sig| Ty::Fn(Arc::new(sig))),
                    Some(self.known_callee(def, Ty::Unknown)),
                )
            }
            DefKind::Const(..) | DefKind::Static(..) => {
                let ty = index.value_type(def);
                (self.solver.normalize(&ty), None)
            }
            DefKind::Struct { fields, tuple: true, .. } | DefKind::Variant { fields, tuple: true } => {
                let Some(sig) = self.solver.instantiate(def, &Subst::default(), written) else {
                    return (Ty::Unknown, None);
                };
                // A unit struct or variant is its own value. `S()` with no fields does not occur in practice.
                let ty = if fields.is_empty() { sig.ret } else { Ty::Fn(Arc::new(sig)) };
                (ty, None)
            }
            _ => (Ty::Unknown, None),
        }
    }

    fn self_constructor(&mut self) -> (Ty, Option<Callee>) {
        let Some(self_ty) = self.names.self_ty.clone() else { return (Ty::Unknown, None) };
        let Ty::Adt(def, _) = &self_ty else { return (Ty::Unknown, None) };
        let value = self.def_value(*def, &[]);
        let ret = if let Ty::Fn(sig) = &value.0 { sig.ret.clone() } else { value.0.clone() };
        self.solver.unify(&ret, &self_ty);
        value
    }

    /// Something of an unread crate. Constructors and constants of float families are values of the family.
    fn foreign_value(&mut self, path: &str) -> (Ty, Option<Callee>) {
        let facts = self.facts_of(path);
        let (front, name) = path.rsplit_once("::").unwrap_or(("", path));
        let family = self.facts_of(front).has(Fact::FloatFamily);
        let own = Ty::Foreign(front.into(), None);
        let constant = name.chars().all(|c| c.is_uppercase() || c.is_ascii_digit() || c == '_');
        if constant {
            return (if family { own } else { Ty::Unknown }, None);
        }
        let self_ty = if front.rsplit("::").next().is_some_and(|last| last.starts_with(char::is_uppercase)) {
            own.clone()
        } else {
            Ty::Unknown
        };
        let callee =
            Callee { path: Some(path.into()), name: name.to_owned(), self_ty, facts, ..Callee::default() };
        (Ty::Unknown, Some(callee))
    }

    pub(super) fn known_callee(&self, def: DefId, self_ty: Ty) -> Callee {
        let own = self.solver.index.def(def);
        let mut facts = if own.file.is_none() { own.facts } else { Facts::default() };
        if matches!(&own.kind, DefKind::Fn(decl) if decl.symbol.is_some()) {
            facts = facts.with(Fact::ForeignFunction);
        }
        Callee {
            path: Some(own.path.clone()),
            name: own.name.to_string(),
            self_ty,
            facts,
            likely: Facts::default(),
            result: None,
            def: Some(def),
        }
    }

    /// A function that nothing explains; a distinctive name may speak for it where its type is unknown, or is one of std, which
    /// can only have it from a trait of an unread crate.
    pub(super) fn unknown_callee(&self, name: &str, self_ty: Ty) -> Callee {
        let of_std = match self_ty.peel() {
            Ty::Prim(_) | Ty::Slice(_) | Ty::Array(_) | Ty::Tuple(_) => true,
            Ty::Adt(def, _) => self.solver.index.is_std_def(*def),
            _ => false,
        };
        let speaks = of_std || self_ty.is_unknown();
        let known = &self.solver.index.known;
        let likely = if speaks { known.distinctive(name) } else { known.extension(name) };
        Callee { name: name.to_owned(), self_ty, likely, ..Callee::default() }
    }
}
