//! Whether a generic parameter or an associated type can only be a float.

use super::Cx;
use crate::model::decl::TypeExpr;
use crate::model::index::{DefKind, Index};
use crate::model::known::families;
use crate::model::ty::{Bound, DefId, ParamId, Proj, Ty};
use rustc_hash::FxHashSet;

/// How many traits are followed from one to those that it requires.
const MAX_TRAITS: usize = 64;

impl Cx<'_> {
    /// Whether the type is a primitive float, or a generic parameter or associated type that only those can stand for, references peeled:
    /// it is bound by a trait of floats, or by one that nothing else implements.
    pub fn is_float_bound(&self, ty: &Ty) -> bool {
        let ty = ty.peel();
        match ty {
            Ty::Param(param) => {
                let owner = self.names.owners.first().copied();
                owner.is_some_and(|owner| self.is_bound_in(owner, ty))
                    || owner != Some(param.owner) && self.is_bound_in(param.owner, ty)
            }
            Ty::Proj(proj) => {
                let owner = self.names.owners.first();
                owner.is_some_and(|owner| self.is_bound_in(*owner, ty)) || self.is_declared_float(proj)
            }
            ty => ty.is_float(),
        }
    }

    /// What is stated around, in the generics of a definition.
    fn is_bound_in(&self, owner: DefId, ty: &Ty) -> bool {
        let index = self.project.index;
        let bounds = index.bounds(owner);
        bounds.iter().any(|(of, list)| of == ty && list.iter().any(|bound| index.is_of_floats(bound)))
    }

    /// `type Scalar: Float;` of its trait; of each that has one of this name, where no trait is written.
    fn is_declared_float(&self, proj: &Proj) -> bool {
        let index = self.project.index;
        match proj.trait_ {
            Some(trait_) => index.item(trait_, &proj.name).is_some_and(|item| index.only_floats_fit(item)),
            None => {
                let mut items = index.trait_items(&proj.name).peekable();
                items.peek().is_some() && items.all(|(_, item)| index.only_floats_fit(item))
            }
        }
    }
}

impl Index {
    fn is_of_floats(&self, bound: &Bound) -> bool {
        match bound.trait_ {
            Some(trait_) => self.only_floats_fit(trait_),
            None => bound.foreign.as_deref().is_some_and(families::is_float_trait),
        }
    }

    /// Whether only floats can have a trait, or stand for an associated type; found once.
    fn only_floats_fit(&self, def: DefId) -> bool {
        *self.def(def).cache.of_floats.get_or_init(|| {
            let mut traits: Vec<DefId> = Vec::new();
            let mut next = vec![def];
            while let Some(at) = next.pop() {
                if families::is_float_trait(&self.def(at).path) || self.float_traits().contains(&at) {
                    return true;
                }
                traits.push(at);
                for bound in self.stated_of(at) {
                    match bound.trait_ {
                        Some(new) if traits.len() < MAX_TRAITS && !traits.contains(&new) => next.push(new),
                        Some(_) => {}
                        None if self.is_of_floats(&bound) => return true,
                        None => {}
                    }
                }
            }
            false
        })
    }

    /// What a trait requires of `Self`, and an associated type of itself.
    fn stated_of(&self, def: DefId) -> Vec<Bound> {
        if let DefKind::AssocType(_, bounds) = &self.def(def).kind {
            let names = self.names_of(def);
            return match self.ty(&TypeExpr::Bounds(bounds.clone()), &names) {
                Ty::Bounded(list) => list.to_vec(),
                _ => Vec::new(),
            };
        }
        let own = Ty::Param(ParamId { owner: def, index: ParamId::SELF });
        let bounds = self.bounds(def);
        bounds.iter().filter(|(of, _)| *of == own).flat_map(|(_, list)| list.clone()).collect()
    }

    /// The traits of the workspace that only primitive floats implement.
    fn float_traits(&self) -> &FxHashSet<DefId> {
        self.float_traits.get_or_init(|| {
            let own = || self.impls.iter().filter_map(|own| Some((own.trait_?, &own.self_ty)));
            let is_float = |ty: &Ty| matches!(ty, Ty::Prim(prim) if prim.is_float());
            let others: FxHashSet<DefId> =
                own().filter(|(_, ty)| !is_float(ty)).map(|(trait_, _)| trait_).collect();
            let of_workspace = |trait_: &DefId| self.def(*trait_).file.is_some() && !others.contains(trait_);
            own().map(|(trait_, _)| trait_).filter(of_workspace).collect()
        })
    }
}
