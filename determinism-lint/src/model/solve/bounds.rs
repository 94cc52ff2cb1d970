//! What is stated for a type, and what a function requires of its parameters.

use super::Solver;
use crate::model::decl::TypeExpr;
use crate::model::index::{DefKind, Head};
use crate::model::resolve::Subst;
use crate::model::ty::{Bound, DefId, ParamId, Prim, Proj, Ty};
use crate::model::unify::VarKind;

impl Solver<'_> {
    /// A bound on this very type, or on a supertrait of one.
    pub(super) fn bound_of(&mut self, ty: &Ty, trait_: DefId) -> Option<Bound> {
        self.bounds_on(ty).iter().find(|bound| bound.trait_ == Some(trait_)).cloned()
    }

    /// The bounds on a type without references.
    pub(super) fn collect_bounds(&mut self, ty: &Ty) -> Vec<Bound> {
        let mut found: Vec<Bound> = match ty {
            Ty::Bounded(bounds) => bounds.to_vec(),
            _ => {
                let bounds = self.bounds.clone();
                bounds
                    .iter()
                    .filter(|(of, _)| same_place(of, ty))
                    .flat_map(|(_, list)| list.clone())
                    .collect()
            }
        };
        if let Ty::Proj(proj) = ty {
            found.extend(self.assoc_bounds(proj));
        }
        let mut at = 0;
        while at < found.len() && found.len() < 64 {
            if let Some(trait_) = found[at].trait_ {
                let subst = Subst::one(trait_, self.filled(trait_, &found[at].args, ty), Some(ty.clone()));
                let assoc = found[at].assoc.clone();
                for (of, list) in self.index.bounds(trait_).iter() {
                    if !matches!(of, Ty::Param(ParamId { owner, index: ParamId::SELF }) if *owner == trait_) {
                        continue;
                    }
                    for bound in list {
                        let mut bound = subst.apply_bound(bound);
                        // `dyn A<Item = T>` states the supertrait's types too.
                        bound.assoc.extend(assoc.iter().cloned());
                        if bound.trait_.is_some() && !found.iter().any(|known| known.trait_ == bound.trait_) {
                            found.push(bound);
                        }
                    }
                }
            }
            at += 1;
        }
        found
    }

    /// Arguments of a trait with the defaults of those that are left out: `NumOps<Rhs = Self, Output = Self>`.
    fn filled(&self, trait_: DefId, args: &[Ty], self_ty: &Ty) -> Vec<Ty> {
        let mut args = args.to_vec();
        while args.len() < self.index.def(trait_).generics.params.len() {
            args.push(self.default_arg(trait_, &args, self_ty).unwrap_or_default());
        }
        args
    }

    /// What the argument behind these is where nothing is written: `trait Add<Rhs = Self>`.
    pub(crate) fn default_arg(&self, trait_: DefId, args: &[Ty], self_ty: &Ty) -> Option<Ty> {
        let default = self.index.def(trait_).generics.params.get(args.len())?.default.as_ref()?;
        let default = self.index.ty(default, &self.index.names_of(trait_));
        Some(Subst::one(trait_, args.to_vec(), Some(self_ty.clone())).apply(&default))
    }

    /// `type Item: Bound` of the trait.
    pub(super) fn assoc_bounds(&mut self, proj: &Proj) -> Vec<Bound> {
        let index = self.index;
        let traits: Vec<DefId> = match proj.trait_ {
            Some(trait_) => vec![trait_],
            None => self.bounds_on(&proj.of).iter().filter_map(|bound| bound.trait_).collect(),
        };
        let mut out = Vec::new();
        for trait_ in traits {
            let Some(item) = index.item(trait_, &proj.name) else { continue };
            let DefKind::AssocType(_, bounds) = &index.def(item).kind else { continue };
            let names = index.names_of(item);
            let subst = Subst::one(trait_, proj.args.clone(), Some(proj.of.clone()));
            let lowered = index.ty(&TypeExpr::Bounds(bounds.clone()), &names);
            if let Ty::Bounded(list) = subst.apply(&lowered) {
                out.extend(list.iter().cloned());
            }
        }
        out
    }

    /// Notes what a function requires of its parameters.
    pub(super) fn require(&mut self, def: DefId, subst: &Subst) {
        let index = self.index;
        let bounds = index.bounds(def);
        for (ty, list) in bounds.iter() {
            for bound in list {
                let callable = bound.trait_.is_some_and(|trait_| index.lang.fns.contains(&trait_));
                if bound.trait_.is_none() || bound.args.is_empty() && bound.assoc.is_empty() && !callable {
                    continue;
                }
                // A trait's bound on its own `Self` says nothing new.
                let own = matches!(ty, Ty::Param(ParamId { owner, index: ParamId::SELF }) if bound.trait_ == Some(*owner));
                if own && bound.assoc.is_empty() {
                    continue;
                }
                let (ty, bound) = (subst.apply(ty), subst.apply_bound(bound));
                self.pending.push((ty, bound));
            }
        }
    }

    /// Meets the requirements whose types are known by now.
    pub fn settle(&mut self) {
        let mut at = 0;
        let mut rounds = 0;
        while at < self.pending.len() && rounds < 256 {
            rounds += 1;
            let (ty, bound) = self.pending[at].clone();
            let ty = self.shallow(&ty);
            let ty = self.only_number(&ty, &bound).unwrap_or(ty);
            if self.is_open(&ty) || self.is_open_choice(&ty, &bound) {
                at += 1;
                continue;
            }
            self.pending.swap_remove(at);
            self.meet(&ty, &bound);
        }
        if self.pending.len() > 64 {
            self.pending.drain(..32);
        }
    }

    /// The type of a number that is open, where only one type of its kind has the trait: `usize` for an index.
    fn only_number(&mut self, ty: &Ty, bound: &Bound) -> Option<Ty> {
        let (Ty::Var(var), Some(trait_)) = (ty, bound.trait_) else { return None };
        let fits = |prim: &Prim| match self.table.kind(*var) {
            VarKind::Any => false,
            VarKind::Int => prim.is_integer(),
            VarKind::Float => prim.is_float(),
        };
        let index = self.index;
        let has = |prim: &Prim| {
            Head::of(&Ty::Prim(*prim)).is_some_and(|head| index.impls_for(&head, trait_).next().is_some())
        };
        let mut having = Prim::ALL.iter().map(|(prim, _)| *prim).filter(|prim| fits(prim) && has(prim));
        let only = Ty::Prim(having.next()?);
        let more = having.next().is_some();
        (!more && self.table.unify(ty, &only)).then_some(only)
    }

    /// Unifies what a bound states about a known type.
    pub fn meet(&mut self, ty: &Ty, bound: &Bound) {
        let Some(trait_) = bound.trait_ else { return };
        let Some(source) = self.find_bound(ty, trait_, &bound.args) else { return };
        self.apply_source(ty, &source, bound);
    }
}

/// `T` in a bound and `T` in a type; projections by their text.
fn same_place(a: &Ty, b: &Ty) -> bool {
    match (a.peel(), b.peel()) {
        (Ty::Proj(x), Ty::Proj(y)) => {
            x.name == y.name
                && same_place(&x.of, &y.of)
                && (x.trait_.is_none() || y.trait_.is_none() || x.trait_ == y.trait_)
        }
        (a, b) => a == b,
    }
}
