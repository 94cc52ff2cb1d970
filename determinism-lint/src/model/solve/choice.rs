//! Which of several impls of a trait with arguments is meant, as long as the arguments are open: none yet, unless all give the same. The
//! first that fits would say what the arguments are, before the body does.

use super::{Solver, Source};
use crate::model::index::Head;
use crate::model::resolve::{self, Subst};
use crate::model::ty::{Bound, DefId, Proj, Ty};
use crate::model::unify::VarKind;

/// What an associated type is while arguments of its trait are open.
pub(super) enum Choice {
    /// There is none: at most one impl fits, or nothing is open.
    None,
    /// The same, whichever impl is meant.
    Same(Ty),
    /// It is not known yet.
    Open,
}

impl Solver<'_> {
    /// Whether several impls serve the bound as long as its arguments are open: `Vec<T>: Extend<T> + Extend<&T>`.
    pub(super) fn is_open_choice(&mut self, ty: &Ty, bound: &Bound) -> bool {
        let is_open = |arg: &Ty| matches!(self.table.shallow(arg), Ty::Var(var) if self.table.kind(var) == VarKind::Any);
        let Some(trait_) = bound.trait_ else { return false };
        bound.args.iter().any(is_open)
            && !self.index.lang.fns.contains(&trait_)
            && self.has_others(ty, trait_)
    }

    /// Whether it is too early to say what `<of as trait_<args>>::name` is.
    pub fn is_early(&mut self, of: &Ty, trait_: DefId, args: &[Ty], name: &str) -> bool {
        let of = self.shallow(of);
        let choice = match of.peel() {
            Ty::Param(_) | Ty::Proj(_) | Ty::Bounded(_) => self.stated(&of, Some(trait_), args, name),
            _ => self.choice(&of, trait_, args, name),
        };
        matches!(choice, Choice::Open)
    }

    /// What the impls that fit say of `<of as trait_<args>>::name`.
    pub(super) fn choice(&mut self, of: &Ty, trait_: DefId, args: &[Ty], name: &str) -> Choice {
        if self.guessing || !self.waits(trait_) || !self.has_open(args) {
            return Choice::None;
        }
        let Some(head) = Head::of(of) else { return Choice::None };
        let index = self.index;
        let possible: Vec<u32> =
            index.impls_for(&head, trait_).filter(|at| self.may_fit(*at, of, args)).collect();
        if possible.len() < 2 {
            return Choice::None;
        }
        let mut given = possible.into_iter().filter_map(|at| self.given_by(at, of, args, name));
        let (Some(first), Some(second)) = (given.next(), given.next()) else { return Choice::None };
        match first {
            Some(ty) if second.as_ref() == Some(&ty) && given.all(|next| next.as_ref() == Some(&ty)) => {
                Choice::Same(ty)
            }
            _ => Choice::Open,
        }
    }

    /// The associated type as bounds state it: the one with the arguments, where there are several.
    pub(super) fn stated(&mut self, of: &Ty, trait_: Option<DefId>, args: &[Ty], name: &str) -> Choice {
        let bounds = self.bounds_on(of);
        let stated = bounds.iter().filter_map(|bound| {
            let fits = trait_.is_none() || bound.trait_ == trait_ || bound.trait_.is_none();
            bound.assoc.iter().find(|(own, _)| fits && own == name).map(|(_, ty)| (&bound.args, ty))
        });
        let Some((_, first)) = stated.clone().next() else { return Choice::None };
        let mut fitting = stated.filter(|(own, _)| self.can_be(own, args)).map(|(_, ty)| ty);
        let Some(exact) = fitting.next() else { return Choice::Same(first.clone()) };
        let others = fitting.any(|ty| ty != exact);
        match others && !self.guessing && self.has_open(args) {
            true => Choice::Open,
            false => Choice::Same(exact.clone()),
        }
    }

    /// Whether two lists of types can be the same. Binds nothing.
    fn can_be(&mut self, own: &[Ty], wanted: &[Ty]) -> bool {
        let start = self.table.snapshot();
        let fits = own.iter().zip(wanted).all(|(own, wanted)| self.table.unify(own, wanted));
        self.table.rollback(start);
        fits
    }

    /// Whether a choice among impls of a trait waits. Of other crates' traits the first impl is mostly the right one, and what would tell
    /// is often not read; what a closure takes and gives is no choice.
    fn waits(&self, trait_: DefId) -> bool {
        !self.index.is_outside_def(trait_) && !self.index.lang.fns.contains(&trait_)
    }

    /// Whether arguments that are open keep an associated type from being known.
    pub(super) fn is_waiting(&self, proj: &Proj) -> bool {
        !self.guessing && proj.trait_.is_some_and(|trait_| self.waits(trait_)) && self.has_open(&proj.args)
    }

    /// Whether one of some types is open, or a part of one; also a number whose type is not known yet.
    fn has_open(&self, types: &[Ty]) -> bool {
        let mut open = false;
        for ty in types.iter().filter(|ty| !ty.is_closed()) {
            resolve::map(&self.table.resolve(ty), &mut |part| {
                open |= matches!(part, Ty::Var(_));
                None
            });
        }
        open
    }

    /// The first impl that fits: numbers that are open are tried as what they fall back to before they are taken for anything else.
    pub(super) fn guessed(&mut self, of: &Ty, trait_: DefId, args: &[Ty]) -> Option<Source> {
        let usual: Vec<Ty> = args.iter().map(|arg| self.table.fall_back(arg)).collect();
        if usual != args
            && let Some(source) = self.find_with(of, trait_, &usual)
        {
            usual.iter().zip(args).for_each(|(usual, arg)| {
                self.table.unify(arg, usual);
            });
            return Some(source);
        }
        self.find_with(of, trait_, args)
    }

    /// `None` where the impl does not fit; else the associated type, as far as it is one that can be compared with another's. Binds
    /// nothing.
    fn given_by(&mut self, at: u32, of: &Ty, args: &[Ty], name: &str) -> Option<Option<Ty>> {
        let start = self.table.snapshot();
        let given = self.impl_with(at, of, args, false).map(|source| {
            let given = self.project_through(of, &source, self.index.impl_at(at).trait_, name)?;
            let given = self.normalize(&given);
            Some(self.table.resolve(&given)).filter(|given| self.table.is_older(given, start))
        });
        self.table.rollback(start);
        given
    }

    /// Whether type and arguments are of the form that an impl is for: soon said, and says no to most.
    fn may_fit(&mut self, at: u32, of: &Ty, args: &[Ty]) -> bool {
        let header = self.index.impl_at(at);
        let start = self.table.snapshot();
        let subst = Subst::one(header.id, self.fresh_args(header.id), None);
        let mut pairs = header.trait_args.iter().zip(args).chain([(&header.self_ty, of)]);
        let fits = pairs.all(|(own, wanted)| self.table.unify(&subst.apply(own), wanted));
        self.table.rollback(start);
        fits
    }

    /// The impl, where it is one for the type and the arguments.
    pub(super) fn impl_with(&mut self, at: u32, ty: &Ty, args: &[Ty], peel: bool) -> Option<Source> {
        let start = self.table.snapshot();
        let source = self.try_impl_exact(at, ty, peel)?;
        let Source::Impl(_, _, own) = &source else { return Some(source) };
        let fits = args.iter().enumerate().all(|(at, wanted)| {
            let own = own.get(at).cloned().unwrap_or_else(|| ty.clone());
            if peel { self.unify_peeled(&own, wanted) } else { self.unify(&own, wanted) }
        });
        if fits {
            return Some(source);
        }
        self.table.rollback(start);
        None
    }
}
