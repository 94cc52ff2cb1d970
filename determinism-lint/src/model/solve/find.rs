//! Impls and bounds through which a type has a trait, and the associated types that they give.

use super::choice::Choice;
use super::{Solver, Source, is_large};
use crate::model::index::{DefKind, Head};
use crate::model::resolve::Subst;
use crate::model::ty::{Bound, DefId, Ty};

impl Solver<'_> {
    /// The impl or bound through which a type has a trait.
    pub fn find(&mut self, ty: &Ty, trait_: DefId) -> Option<Source> {
        if !self.descend() {
            return None;
        }
        let found = self.find_once(ty, trait_);
        self.depth -= 1;
        found
    }

    pub(super) fn find_inner(&mut self, ty: &Ty, trait_: DefId) -> Option<Source> {
        let ty = self.shallow(ty);
        match ty.peel() {
            Ty::Var(_) | Ty::Unknown | Ty::Never => return None,
            open @ Ty::Proj(_) if self.is_open(open) => return None,
            Ty::Param(_) | Ty::Proj(_) | Ty::Bounded(_) => {
                if let Some(bound) = self.bound_of(&ty, trait_) {
                    return Some(Source::Bound(bound));
                }
            }
            _ => {}
        }
        if let Ty::Fn(sig) = ty.peel()
            && self.index.lang.fns.contains(&trait_)
        {
            let args = Ty::Tuple(sig.params.clone().into());
            let assoc = vec![("Output".to_owned(), sig.ret.clone())];
            return Some(Source::Bound(Bound {
                trait_: Some(trait_),
                foreign: None,
                args: vec![args],
                assoc,
            }));
        }
        if let Some(head) = Head::of(&ty) {
            let index = self.index;
            // First an impl for the reference itself, then one for what is behind it.
            let all = |solver: &mut Self, ty: &Ty| {
                index.impls_for(&head, trait_).find_map(|at| solver.try_impl(at, ty))
            };
            let found = all(self, &ty).or_else(|| matches!(ty, Ty::Ref(_)).then(|| all(self, ty.peel()))?);
            if found.is_some() {
                return found;
            }
        }
        if let Ty::Adt(def, _) = ty.peel()
            && self.derives(*def, trait_)
        {
            return Some(Source::Given);
        }
        let index = self.index;
        index.blanket_impls(trait_).find_map(|at| self.try_impl(at, &ty))
    }

    pub(super) fn derives(&self, def: DefId, trait_: DefId) -> bool {
        let (DefKind::Struct { derives, .. } | DefKind::Enum { derives, .. }) = &self.index.def(def).kind
        else {
            return false;
        };
        derives.contains(&self.index.def(trait_).name)
    }

    pub(super) fn try_impl(&mut self, at: u32, ty: &Ty) -> Option<Source> {
        let header = self.index.impl_at(at);
        let start = self.table.snapshot();
        let args = self.fresh_args(header.id);
        let subst = Subst::one(header.id, args, None);
        let self_ty = subst.apply(&header.self_ty);
        if self.table.unify(&self_ty, ty) && self.requirements(header.id, &subst) {
            let trait_args = header.trait_args.iter().map(|ty| subst.apply(ty)).collect();
            return Some(Source::Impl(header.id, subst, trait_args));
        }
        self.table.rollback(start);
        None
    }

    /// Whether the bounds of an impl hold, as far as they are known; stated associated types are unified.
    pub(super) fn requirements(&mut self, id: DefId, subst: &Subst) -> bool {
        if self.index.def(id).generics.bounds.is_empty() {
            return true;
        }
        let bounds = self.index.bounds(id);
        for (ty, list) in bounds.iter() {
            let ty = subst.apply(ty);
            for bound in list {
                let Some(trait_) = bound.trait_ else { continue };
                let ty = self.shallow(&ty);
                if matches!(ty.peel(), Ty::Foreign(..)) || self.is_open(&ty) {
                    continue;
                }
                let bound = subst.apply_bound(bound);
                let chosen = if self.is_chosen(trait_, &bound.args) {
                    if !self.descend() {
                        return false;
                    }
                    let open = self.is_open_choice(&ty, &bound);
                    let chosen = if open { None } else { self.find_with(&ty, trait_, &bound.args) };
                    self.depth -= 1;
                    if open {
                        continue;
                    }
                    chosen
                } else {
                    None
                };
                let Some(source) = chosen.or_else(|| self.find(&ty, trait_)) else {
                    // Crates outside of the workspace may have impls that only their macros write. An impl for any type must not
                    // be given to all for that.
                    let any = matches!(self.index.impl_self(id).peel(), Ty::Param(_));
                    if !any && (self.index.is_outside_def(trait_) || self.index.is_outside_type(&ty)) {
                        continue;
                    }
                    return false;
                };
                if !self.apply_source(&ty, &source, &bound) {
                    return false;
                }
            }
        }
        true
    }

    /// The impl or bound that serves a bound: the one with its arguments, where there are several.
    pub(super) fn find_bound(&mut self, ty: &Ty, trait_: DefId, args: &[Ty]) -> Option<Source> {
        let chosen = if self.is_chosen(trait_, args) { self.find_with(ty, trait_, args) } else { None };
        chosen.or_else(|| self.find(ty, trait_))
    }

    /// Whether arguments tell which of several impls it is.
    fn is_chosen(&self, trait_: DefId, args: &[Ty]) -> bool {
        !args.is_empty() && !self.index.lang.fns.contains(&trait_)
    }

    /// Unifies what a bound states with what the source says; says whether the associated types can be the same.
    pub(super) fn apply_source(&mut self, ty: &Ty, source: &Source, bound: &Bound) -> bool {
        let mut fits = true;
        let args: Vec<Ty> = match source {
            Source::Impl(_, _, args) => args.clone(),
            Source::Bound(bound) => bound.args.clone(),
            Source::Given => Vec::new(),
        };
        let of_fn = bound.trait_.is_some_and(|trait_| self.index.lang.fns.contains(&trait_));
        for (wanted, given) in bound.args.iter().zip(&args) {
            // `F: FnMut(Self::Item)` of a function that says what it takes.
            let wanted = if of_fn { self.normalize(wanted) } else { wanted.clone() };
            self.unify(&wanted, given);
        }
        for (name, wanted) in &bound.assoc {
            let given = match source {
                Source::Bound(given) => {
                    given.assoc.iter().find(|(own, _)| own == name).map(|(_, ty)| ty.clone())
                }
                _ => self.project_through(ty, source, bound.trait_, name).or_else(|| {
                    let trait_ = bound.trait_.filter(|trait_| self.index.item(*trait_, name).is_none())?;
                    let (above, args) = self.index.supertrait_with(trait_, name);
                    self.project(ty, above, &args, name)
                }),
            };
            if let Some(given) = given {
                fits &= self.unify(wanted, &given);
            }
        }
        fits
    }

    /// `<of as trait_<args>>::name`
    pub fn project(&mut self, of: &Ty, trait_: Option<DefId>, args: &[Ty], name: &str) -> Option<Ty> {
        if !self.descend() {
            return None;
        }
        let found = self.project_inner(of, trait_, args, name);
        self.depth -= 1;
        found.filter(|found| matches!(found, Ty::Prim(_)) || !is_large(found))
    }

    pub(super) fn project_inner(
        &mut self,
        of: &Ty,
        trait_: Option<DefId>,
        args: &[Ty],
        name: &str,
    ) -> Option<Ty> {
        let of = self.shallow(of);
        if matches!(of.peel(), Ty::Param(_) | Ty::Proj(_) | Ty::Bounded(_)) {
            match self.stated(&of, trait_, args, name) {
                Choice::Same(ty) => return Some(ty),
                Choice::Open => return None,
                Choice::None => {}
            }
        }
        let candidates: Vec<DefId> = match trait_ {
            Some(trait_) => vec![trait_],
            None => self.index.trait_items(name).map(|(trait_, _)| trait_).collect(),
        };
        candidates.into_iter().find_map(|trait_| self.project_trait(&of, trait_, args, name))
    }

    pub(super) fn project_trait(&mut self, of: &Ty, trait_: DefId, args: &[Ty], name: &str) -> Option<Ty> {
        match self.choice(of, trait_, args, name) {
            Choice::Same(ty) => return Some(ty),
            Choice::Open => return None,
            Choice::None => {}
        }
        let source = match args {
            [] => self.find(of, trait_)?,
            args if self.guessing => self.guessed(of, trait_, args)?,
            args => self.find_with(of, trait_, args)?,
        };
        self.project_through(of, &source, Some(trait_), name)
    }

    pub(super) fn find_with_inner(&mut self, ty: &Ty, trait_: DefId, args: &[Ty]) -> Option<Source> {
        let ty = self.shallow(ty);
        if matches!(ty.peel(), Ty::Param(_) | Ty::Proj(_) | Ty::Bounded(_)) {
            let bounds = self.bounds_on(&ty);
            let exact = bounds.iter().filter(|bound| bound.trait_ == Some(trait_)).find(|bound| {
                let start = self.table.snapshot();
                let fits = bound.args.iter().zip(args).all(|(own, wanted)| self.table.unify(own, wanted));
                if !fits {
                    self.table.rollback(start);
                }
                fits
            });
            if let Some(bound) = exact {
                return Some(Source::Bound(bound.clone()));
            }
        }
        let head = Head::of(&ty)?;
        let index = self.index;
        // First an impl for exactly these operands, then one for what is behind the references.
        [false, true].into_iter().find_map(|peel| {
            index.impls_for(&head, trait_).find_map(|at| self.impl_with(at, &ty, args, peel))
        })
    }

    pub(super) fn unify_peeled(&mut self, a: &Ty, b: &Ty) -> bool {
        let (a, b) = (self.shallow(a), self.shallow(b));
        let (a, b) = (a.peel().clone(), b.peel().clone());
        self.unify(&a, &b)
    }

    pub(super) fn try_impl_exact(&mut self, at: u32, ty: &Ty, peel: bool) -> Option<Source> {
        let header = self.index.impl_at(at);
        let start = self.table.snapshot();
        let args = self.fresh_args(header.id);
        let subst = Subst::one(header.id, args, None);
        let self_ty = subst.apply(&header.self_ty);
        let fits = if peel { self.unify_peeled(&self_ty, ty) } else { self.unify(&self_ty, ty) };
        if !fits || !self.requirements(header.id, &subst) {
            self.table.rollback(start);
            return None;
        }
        let trait_args = header.trait_args.iter().map(|ty| subst.apply(ty)).collect();
        Some(Source::Impl(header.id, subst, trait_args))
    }

    pub(super) fn project_through(
        &mut self,
        of: &Ty,
        source: &Source,
        trait_: Option<DefId>,
        name: &str,
    ) -> Option<Ty> {
        match source {
            Source::Impl(id, subst, _) => {
                if let Some(item) = self.index.item(*id, name) {
                    let ty = subst.apply(&self.index.value_type(item));
                    if self.index.def(item).generics.params.is_empty() {
                        return Some(ty);
                    }
                    // Its own parameters: `type Buffer<T> = ArrayStorage<T, R, C>`.
                    let own = self.fresh_args(item);
                    return Some(Subst::one(item, own, None).apply(&ty));
                }
                let trait_ = trait_.or_else(|| self.index.header_of(*id)?.trait_)?;
                let item = self.index.item(trait_, name)?;
                match self.index.value_type(item) {
                    Ty::Unknown => None,
                    default => Some(Subst::one(trait_, Vec::new(), Some(of.clone())).apply(&default)),
                }
            }
            Source::Bound(bound) => bound.assoc.iter().find(|(own, _)| own == name).map(|(_, ty)| ty.clone()),
            Source::Given => None,
        }
    }
}
