//! What is behind a value: the closure that fits, the item that iterating gives.

use super::{Solver, is_query};
use crate::model::ty::{Bound, FnTy, Ty};

impl Solver<'_> {
    /// Parameters and result that a closure in this place must have.
    pub fn callable(&mut self, ty: &Ty) -> Option<FnTy> {
        let ty = self.shallow(ty);
        match &ty {
            Ty::Fn(sig) => return Some((**sig).clone()),
            Ty::Ref(inner) => return self.callable(inner),
            Ty::Adt(def, Some(args)) if Some(*def) == self.index.lang.boxed => {
                return args.first().cloned().and_then(|inner| self.callable(&inner));
            }
            Ty::Adt(..) => {
                let target = self.deref(&ty)?;
                return self.callable(&target);
            }
            _ => {}
        }
        let index = self.index;
        let is_fn = |bound: &Bound| bound.trait_.is_some_and(|trait_| index.lang.fns.contains(&trait_));
        let bound = match &ty {
            Ty::Var(_) => {
                let pending = self.pending.clone();
                pending
                    .into_iter()
                    .find(|(of, bound)| self.table.shallow(of) == ty && is_fn(bound))
                    .map(|(_, bound)| bound)
            }
            _ => self.bounds_on(&ty).iter().find(|bound| is_fn(bound)).cloned(),
        }?;
        let params = match bound.args.first() {
            Some(Ty::Tuple(params)) => params.to_vec(),
            _ => Vec::new(),
        };
        let ret =
            bound.assoc.iter().find(|(name, _)| name == "Output").map_or(Ty::Unknown, |(_, ty)| ty.clone());
        Some(FnTy { params, ret })
    }

    /// What iterating over a value gives.
    pub fn item_of(&mut self, ty: &Ty) -> Option<Ty> {
        let into = self.index.lang.into_iterator?;
        let ty = self.shallow(ty);
        if let Ty::Foreign(path, Some(args)) = ty.peel()
            && is_query(path)
        {
            return args.first().cloned();
        }
        if let Some(item) = self.project(&ty, Some(into), &[], "Item") {
            return Some(self.normalize(&item));
        }
        let iterator = self.index.lang.iterator?;
        let item = self.project(&ty, Some(iterator), &[], "Item")?;
        Some(self.normalize(&item))
    }
}
