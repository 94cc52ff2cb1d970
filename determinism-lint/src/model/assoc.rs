//! Which trait `Self::Name` and `T::Name` mean, where several traits have an associated type of that name. Knows declarations only.

use super::decl::{BoundExpr, PathExpr, Seg, TypeExpr};
use super::index::{DefKind, Index};
use super::names::{Namespace, Res};
use super::resolve::{Names, Subst};
use super::ty::{DefId, ParamId, Ty};

/// How deep bounds may name associated types of the same parameter: `T: Mul<T::Output>`.
const MAX_DEPTH: u32 = 4;

/// The trait with its arguments; none where the name says enough.
pub(super) type Meant = (Option<DefId>, Vec<Ty>);

impl Index {
    /// Of `Self::Name`: the trait that is declared or implemented around it.
    pub(super) fn trait_of_self(&self, self_ty: &Ty, segs: &[Seg], names: &Names, depth: u32) -> Meant {
        let [seg] = segs else { return (None, Vec::new()) };
        if let Ty::Param(ParamId { owner, index: ParamId::SELF }) = self_ty {
            if self.item(*owner, &seg.name).is_none() {
                return self.inherited(*owner, &seg.name, depth).unwrap_or_default();
            }
            // With its own parameters: another argument, another type.
            let count = self.def(*owner).generics.params.len() as u16;
            let args = (0..count).map(|index| Ty::Param(ParamId { owner: *owner, index }));
            return (Some(*owner), args.collect());
        }
        if !self.has_several(&seg.name) {
            return (None, Vec::new());
        }
        let implemented = names.owners.iter().find_map(|owner| match &self.def(*owner).kind {
            DefKind::Impl { trait_path: Some(path), .. } => Some(path),
            _ => None,
        });
        self.meant(implemented, &seg.name, self_ty, names, depth)
    }

    /// Of `Trait<Name = T>` where a supertrait has the name: that one, where the name alone does not say it.
    pub(super) fn supertrait_with(&self, trait_: DefId, name: &str) -> Meant {
        self.inherited(trait_, name, MAX_DEPTH).unwrap_or_default()
    }

    /// The supertrait that declares an associated type, where it is stated with arguments or the name alone does not say it.
    fn inherited(&self, trait_: DefId, name: &str, depth: u32) -> Option<Meant> {
        let depth = depth.checked_sub(1)?;
        let DefKind::Trait { supertraits, .. } = &self.def(trait_).kind else { return None };
        let self_ty = Ty::Param(ParamId { owner: trait_, index: ParamId::SELF });
        let names =
            Names { module: self.def(trait_).module, owners: vec![trait_], self_ty: Some(self_ty.clone()) };
        supertraits.iter().find_map(|bound| {
            let bound = self.lower_bound(bound, &names, depth);
            let above = bound.trait_?;
            if self.item(above, name).is_some() {
                let told = !bound.args.is_empty() || self.has_several(name);
                return told.then_some((Some(above), bound.args));
            }
            let (found, args) = self.inherited(above, name, depth)?;
            let stated = Subst::one(above, bound.args, Some(self_ty.clone()));
            Some((found, args.iter().map(|arg| stated.apply(arg)).collect()))
        })
    }

    /// Of `T::Name`: the bound of the parameter whose trait has it.
    pub(super) fn trait_of_param(&self, param: &str, segs: &[Seg], names: &Names, depth: u32) -> Meant {
        let [seg] = segs else { return (None, Vec::new()) };
        if !self.has_several(&seg.name) {
            return (None, Vec::new());
        }
        let Some(own) = self.param(param, names).map(Ty::Param) else { return (None, Vec::new()) };
        let is_param = |ty: &TypeExpr| matches!(ty, TypeExpr::Path(PathExpr { qself: None, segs, .. }) if matches!(&segs[..], [only] if *only.name == *param));
        let bounds = names.owners.iter().flat_map(|owner| &self.def(*owner).generics.bounds);
        let stated = bounds.filter(|(ty, _)| is_param(ty)).flat_map(|(_, bounds)| bounds);
        self.meant(stated.map(|bound| &bound.path), &seg.name, &own, names, depth)
    }

    fn has_several(&self, name: &str) -> bool {
        self.trait_items(name).nth(1).is_some()
    }

    fn meant<'p>(
        &self,
        paths: impl IntoIterator<Item = &'p PathExpr>,
        name: &str,
        own: &Ty,
        names: &Names,
        depth: u32,
    ) -> Meant {
        let Some(depth) = depth.min(MAX_DEPTH).checked_sub(1) else { return (None, Vec::new()) };
        let has = |path: &PathExpr| {
            let Some(Res::Def(trait_, _)) = self.resolve_path(names.module, path, Namespace::Type) else {
                return None;
            };
            let lowered = || self.lower_bound(&BoundExpr { path: path.clone() }, names, depth);
            if self.item(trait_, name).is_some() {
                let bound = lowered();
                return Some((bound.trait_, bound.args));
            }
            let (above, args) = self.inherited(trait_, name, depth)?;
            let stated = Subst::one(trait_, lowered().args, Some(own.clone()));
            Some((above, args.iter().map(|arg| stated.apply(arg)).collect()))
        };
        paths.into_iter().find_map(has).unwrap_or_default()
    }
}
