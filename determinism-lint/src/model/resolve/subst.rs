//! Types with parameters → the same with arguments in their place. What does not change is shared.

use crate::model::ty::{Bound, DefId, FnTy, ParamId, Proj, Ty};
use std::sync::Arc;

/// Types put in place of parameters.
#[derive(Debug, Clone, Default)]
pub struct Subst {
    entries: Vec<(DefId, Vec<Ty>, Option<Ty>)>,
}

impl Subst {
    /// The arguments of one owner; `self_ty` stands for a trait's `Self`.
    pub fn one(owner: DefId, args: Vec<Ty>, self_ty: Option<Ty>) -> Self {
        Self { entries: vec![(owner, args, self_ty)] }
    }

    /// Adds the arguments of a further owner.
    pub fn add(&mut self, owner: DefId, args: Vec<Ty>, self_ty: Option<Ty>) {
        self.entries.push((owner, args, self_ty));
    }

    /// The same with every type replaced by what it is.
    pub fn map(&self, mut known: impl FnMut(&Ty) -> Ty) -> Self {
        let entry = |(owner, args, self_ty): &(DefId, Vec<Ty>, Option<Ty>)| {
            (*owner, args.iter().map(&mut known).collect(), self_ty.as_ref().map(&mut known))
        };
        Self { entries: self.entries.iter().map(entry).collect() }
    }

    /// Nothing inside is open or unknown.
    pub fn is_closed(&self) -> bool {
        self.entries.iter().flat_map(|(_, args, self_ty)| args.iter().chain(self_ty)).all(Ty::is_closed)
    }

    fn get(&self, param: ParamId) -> Option<&Ty> {
        let (_, args, self_ty) = self.entries.iter().find(|(owner, ..)| *owner == param.owner)?;
        if param.index == ParamId::SELF { self_ty.as_ref() } else { args.get(param.index as usize) }
    }

    /// The type with its parameters replaced.
    pub fn apply(&self, ty: &Ty) -> Ty {
        if self.entries.is_empty() {
            return ty.clone();
        }
        map(ty, &mut |ty| match ty {
            Ty::Param(param) => self.get(*param).cloned(),
            _ => None,
        })
    }

    /// The bound with its parameters replaced.
    pub fn apply_bound(&self, bound: &Bound) -> Bound {
        map_bound(bound, &mut |ty| match ty {
            Ty::Param(param) => self.get(*param).cloned(),
            _ => None,
        })
    }
}

/// Rebuilds a type; `replace` is asked for each node and stops the descent where it answers. What does not change stays shared.
pub fn map(ty: &Ty, replace: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Ty {
    changed(ty, replace).unwrap_or_else(|| ty.clone())
}

/// `None` where nothing is replaced.
fn changed(ty: &Ty, replace: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Ty> {
    if let Some(replaced) = replace(ty) {
        return Some(replaced);
    }
    Some(match ty {
        Ty::Adt(def, Some(args)) => Ty::Adt(*def, Some(changed_list(args, replace)?.into())),
        Ty::Foreign(path, Some(args)) => Ty::Foreign(path.clone(), Some(changed_list(args, replace)?.into())),
        Ty::Tuple(items) => Ty::Tuple(changed_list(items, replace)?.into()),
        Ty::Ref(inner) => Ty::Ref(Arc::new(changed(inner, replace)?)),
        Ty::Ptr(inner) => Ty::Ptr(Arc::new(changed(inner, replace)?)),
        Ty::Slice(inner) => Ty::Slice(Arc::new(changed(inner, replace)?)),
        Ty::Array(inner) => Ty::Array(Arc::new(changed(inner, replace)?)),
        Ty::Fn(sig) => {
            let (params, ret) = (changed_list(&sig.params, replace), changed(&sig.ret, replace));
            if params.is_none() && ret.is_none() {
                return None;
            }
            let params = params.unwrap_or_else(|| sig.params.clone());
            Ty::Fn(Arc::new(FnTy { params, ret: ret.unwrap_or_else(|| sig.ret.clone()) }))
        }
        Ty::Bounded(bounds) => Ty::Bounded(bounds.iter().map(|bound| map_bound(bound, replace)).collect()),
        Ty::Proj(proj) => {
            let (of, args) = (changed(&proj.of, replace), changed_list(&proj.args, replace));
            if of.is_none() && args.is_none() {
                return None;
            }
            Ty::Proj(Arc::new(Proj {
                of: of.unwrap_or_else(|| proj.of.clone()),
                trait_: proj.trait_,
                args: args.unwrap_or_else(|| proj.args.clone()),
                name: proj.name.clone(),
            }))
        }
        _ => return None,
    })
}

fn changed_list(list: &[Ty], replace: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Vec<Ty>> {
    let (first, new) =
        list.iter().enumerate().find_map(|(at, ty)| changed(ty, replace).map(|new| (at, new)))?;
    let mut out = Vec::with_capacity(list.len());
    out.extend_from_slice(&list[..first]);
    out.push(new);
    out.extend(list[first + 1..].iter().map(|ty| map(ty, replace)));
    Some(out)
}

fn map_bound(bound: &Bound, replace: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Bound {
    Bound {
        trait_: bound.trait_,
        foreign: bound.foreign.clone(),
        args: bound.args.iter().map(|ty| map(ty, replace)).collect(),
        assoc: bound.assoc.iter().map(|(name, ty)| (name.clone(), map(ty, replace))).collect(),
    }
}
