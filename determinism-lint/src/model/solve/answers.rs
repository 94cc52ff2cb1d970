//! What was found for types in which nothing is open: it is the same each time somebody asks.

use super::{Solver, Source};
use crate::model::ty::{Bound, DefId, Proj, Ty};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The answers of one body.
#[derive(Default)]
pub(super) struct Answers {
    stated: FxHashMap<Ty, Arc<[Bound]>>,
    projected: FxHashMap<Arc<Proj>, Option<Ty>>,
    found: FxHashMap<(Ty, DefId), Option<Source>>,
    /// A question was too deep: somewhere else the answer may be another one.
    pub(super) cut: bool,
}

impl Source {
    fn is_closed(&self) -> bool {
        match self {
            Self::Impl(_, subst, args) => subst.is_closed() && args.iter().all(Ty::is_closed),
            Self::Bound(bound) => bound.is_closed(),
            Self::Given => true,
        }
    }
}

impl Solver<'_> {
    /// Answers a question, and says whether the answer holds wherever it is asked.
    fn uncut<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> (T, bool) {
        let before = std::mem::take(&mut self.known.cut);
        let answer = ask(self);
        let whole = !self.known.cut;
        self.known.cut |= before;
        (answer, whole)
    }

    /// What an associated type is.
    pub(super) fn project_once(&mut self, proj: &Arc<Proj>) -> Option<Ty> {
        let ask = |solver: &mut Self| solver.project(&proj.of, proj.trait_, &proj.args, &proj.name);
        if !proj.is_closed() {
            return ask(self);
        }
        if let Some(known) = self.known.projected.get(proj) {
            return known.clone();
        }
        let (answer, whole) = self.uncut(ask);
        let answer = answer.map(|ty| self.table.resolve(&ty));
        if whole && answer.as_ref().is_none_or(Ty::is_closed) {
            self.known.projected.insert(proj.clone(), answer.clone());
        }
        answer
    }

    /// The impl or bound through which a type has a trait.
    pub(super) fn find_once(&mut self, ty: &Ty, trait_: DefId) -> Option<Source> {
        if !ty.is_closed() {
            return self.find_inner(ty, trait_);
        }
        let key = (ty.clone(), trait_);
        if let Some(known) = self.known.found.get(&key) {
            return known.clone();
        }
        let (answer, whole) = self.uncut(|solver| solver.find_inner(ty, trait_));
        let answer = answer.map(|source| match source {
            Source::Impl(id, subst, args) => {
                let resolve = |ty: &Ty| self.table.resolve(ty);
                Source::Impl(id, subst.map(resolve), args.iter().map(resolve).collect())
            }
            other => other,
        });
        if whole && answer.as_ref().is_none_or(Source::is_closed) {
            self.known.found.insert(key, answer.clone());
        }
        answer
    }

    /// Every bound that is stated for a type, with supertraits.
    pub fn bounds_on(&mut self, ty: &Ty) -> Arc<[Bound]> {
        let ty = self.table.shallow(ty.peel());
        if !ty.is_closed() {
            return self.collect_bounds(&ty).into();
        }
        if let Some(known) = self.known.stated.get(&ty) {
            return known.clone();
        }
        let bounds: Arc<[Bound]> = self.collect_bounds(&ty).into();
        self.known.stated.insert(ty, bounds.clone());
        bounds
    }
}
