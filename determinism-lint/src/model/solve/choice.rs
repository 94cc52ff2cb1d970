//! Which of several impls of a trait with arguments is meant, as long as the arguments are open: none yet, unless all give the same. The
//! first that fits would say what the arguments are, before the body does.

use super::{Solver, Source};
use crate::model::index::Head;
use crate::model::resolve;
use crate::model::ty::{Bound, DefId, Ty};
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
        let (Some(trait_), Some(head)) = (bound.trait_, Head::of(ty)) else { return false };
        if !self.leaves_a_choice(trait_, &bound.args) {
            return false;
        }
        let index = self.index;
        let mut impls = index.impls_for(&head, trait_).filter(|at| self.given_by(*at, ty, &bound.args, None).is_some());
        impls.nth(1).is_some()
    }

    /// Whether it is too early to say what `<of as trait_<args>>::name` is.
    pub fn is_early(&mut self, of: &Ty, trait_: DefId, args: &[Ty], name: &str) -> bool {
        matches!(self.choice(of, trait_, args, name), Choice::Open)
    }

    /// What the impls that fit say of `<of as trait_<args>>::name`.
    pub(super) fn choice(&mut self, of: &Ty, trait_: DefId, args: &[Ty], name: &str) -> Choice {
        if self.guessing || !self.leaves_a_choice(trait_, args) {
            return Choice::None;
        }
        let Some(head) = Head::of(of) else { return Choice::None };
        let index = self.index;
        let mut given = index.impls_for(&head, trait_).filter_map(|at| self.given_by(at, of, args, Some(name)));
        let (Some(first), Some(second)) = (given.next(), given.next()) else { return Choice::None };
        match first {
            Some(ty) if second.as_ref() == Some(&ty) && given.all(|next| next.as_ref() == Some(&ty)) => {
                Choice::Same(ty)
            }
            _ => Choice::Open,
        }
    }

    fn leaves_a_choice(&self, trait_: DefId, args: &[Ty]) -> bool {
        self.has_open(args) && !self.index.lang.fns.contains(&trait_)
    }

    /// Whether one of some types is open, or a part of one.
    pub(super) fn has_open(&self, types: &[Ty]) -> bool {
        let mut open = false;
        for ty in types.iter().filter(|ty| !ty.is_closed()) {
            resolve::map(&self.table.resolve(ty), &mut |part| {
                open |= matches!(part, Ty::Var(var) if self.table.kind(*var) == VarKind::Any);
                None
            });
        }
        open
    }

    /// `None` where the impl does not fit; else the associated type, as far as it is one that can be compared with another's. Binds
    /// nothing.
    fn given_by(&mut self, at: u32, of: &Ty, args: &[Ty], name: Option<&str>) -> Option<Option<Ty>> {
        let start = self.table.snapshot();
        let given = self.impl_with(at, of, args, false).map(|source| {
            let given = self.project_through(of, &source, self.index.impl_at(at).trait_, name?)?;
            let given = self.normalize(&given);
            Some(self.table.resolve(&given)).filter(|given| self.table.is_older(given, start))
        });
        self.table.rollback(start);
        given
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
