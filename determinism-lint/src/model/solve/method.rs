//! Methods and associated items of a type, through references and `Deref`, with their signatures opened.

use super::{Found, Solver, Source};
use crate::model::index::{DefKind, Head};
use crate::model::known::GUARDS;
use crate::model::resolve::Subst;
use crate::model::ty::{Bound, DefId, FnTy, ParamId, Prim, Ty};
use crate::model::unify::VarKind;

/// How many dereferences a method call goes through.
const MAX_DEREF: usize = 8;

impl Solver<'_> {
    /// What `*value` is.
    pub fn deref(&mut self, ty: &Ty) -> Option<Ty> {
        let ty = self.shallow(ty);
        match &ty {
            Ty::Ref(inner) | Ty::Ptr(inner) => Some((**inner).clone()),
            Ty::Foreign(path, Some(args)) if super::is_transparent(path) => args.first().cloned(),
            Ty::Adt(..) => {
                let deref = self.index.lang.deref?;
                let head = Head::of(&ty)?;
                let index = self.index;
                let source = index.impls_for(&head, deref).find_map(|at| self.try_impl(at, &ty))?;
                let target = self.project_through(&ty, &source, Some(deref), "Target")?;
                Some(self.normalize(&target))
            }
            Ty::Param(_) | Ty::Bounded(_) => {
                let deref = self.index.lang.deref?;
                self.bound_of(&ty, deref)?
                    .assoc
                    .iter()
                    .find(|(name, _)| name == "Target")
                    .map(|(_, ty)| ty.clone())
            }
            _ => None,
        }
    }

    /// The method that `receiver.name(…)` means.
    pub fn method(&mut self, receiver: &Ty, name: &str) -> Option<Found> {
        let mut ty = self.shallow(receiver);
        for _ in 0..MAX_DEREF {
            // `x.sum()` does not mean `Sum::sum`, which has no receiver.
            let index = self.index;
            let takes_self = |found: &Found| match &index.def(found.def).kind {
                DefKind::Fn(decl) => decl.receiver.is_some(),
                _ => true,
            };
            let skipped = name == "clone" && is_never_cloned(index.type_name(&ty));
            if !skipped && let Some(found) = self.method_on(&ty, name).filter(takes_self) {
                return Some(found);
            }
            ty = match &ty {
                Ty::Array(item) => Ty::Slice(item.clone()),
                _ => self.deref(&ty)?,
            };
            ty = self.shallow(&ty);
        }
        None
    }

    pub(super) fn method_on(&mut self, ty: &Ty, name: &str) -> Option<Found> {
        if let Ty::Ref(_) = ty {
            // Only what is implemented for references themselves: `IntoIterator for &Vec<T>`.
            return self.trait_item_on(ty, name, true);
        }
        self.inherent(ty, name).or_else(|| self.trait_item_on(ty, name, false))
    }

    pub(super) fn inherent(&mut self, ty: &Ty, name: &str) -> Option<Found> {
        let numbers: &[Prim] = match ty {
            Ty::Var(var) => match self.table.kind(*var) {
                VarKind::Float => &[Prim::F64],
                VarKind::Int => &[Prim::I32],
                VarKind::Any => return None,
            },
            _ => &[],
        };
        let ty = numbers.first().map_or_else(|| ty.clone(), |prim| Ty::Prim(*prim));
        let head = Head::of(&ty)?;
        let index = self.index;
        index.inherent(&head, name).find_map(|(at, item)| {
            let header = index.impl_at(at);
            let start = self.table.snapshot();
            let subst = Subst::one(header.id, self.fresh_args(header.id), None);
            let self_ty = subst.apply(&header.self_ty);
            if self.unify(&self_ty, &ty) {
                return Some(Found { def: item, subst, self_ty: ty.clone() });
            }
            self.table.rollback(start);
            None
        })
    }

    pub(super) fn trait_item_on(&mut self, ty: &Ty, name: &str, reference: bool) -> Option<Found> {
        let index = self.index;
        index.trait_items(name).next()?;
        if matches!(ty, Ty::Param(_) | Ty::Proj(_) | Ty::Bounded(_)) {
            let bounds = self.bounds_on(ty);
            let stated = bounds.iter().find_map(|bound| {
                let trait_ = bound.trait_?;
                let item = index.item(trait_, name)?;
                Some(Found {
                    def: item,
                    subst: Subst::one(trait_, bound.args.clone(), Some(ty.clone())),
                    self_ty: ty.clone(),
                })
            });
            if stated.is_some() {
                return stated;
            }
        }
        let ty = match ty {
            Ty::Var(var) => match self.table.kind(*var) {
                VarKind::Float => Ty::Prim(Prim::F64),
                VarKind::Int => Ty::Prim(Prim::I32),
                VarKind::Any => return None,
            },
            ty => ty.clone(),
        };
        // Where a name stands in several traits, those in scope are meant before the others of the own crate, and those before
        // the ones of other crates.
        let module = self.module;
        let home = index.module(module).root;
        let is_own = |trait_: DefId| index.module(index.def(trait_).module).root == home;
        let several = index.trait_items(name).filter(|(trait_, _)| is_own(*trait_)).nth(1).is_some();
        let distance = |trait_: DefId| match is_own(trait_) {
            true if several && index.imports_trait(module, trait_) => 0,
            own => {
                if own || index.is_std_def(trait_) {
                    1
                } else {
                    2
                }
            }
        };
        let first = if several { 0 } else { 1 };
        (first..=2).find_map(|wanted| {
            let list = index.trait_items(name).filter(|(trait_, _)| distance(*trait_) == wanted);
            let mut found = list.filter_map(|(trait_, item)| {
                if index.is_outside_def(trait_) && !index.imports_trait(self.module, trait_) {
                    return None;
                }
                self.trait_method(&ty, trait_, item, reference)
            });
            found.next()
        })
    }

    pub(super) fn trait_method(
        &mut self,
        ty: &Ty,
        trait_: DefId,
        item: DefId,
        reference: bool,
    ) -> Option<Found> {
        let start = self.table.snapshot();
        let source = self.find(ty, trait_)?;
        let args = match &source {
            Source::Impl(id, _, args) => {
                let for_reference = matches!(self.index.impl_self(*id), Ty::Ref(_));
                if reference && !for_reference {
                    self.table.rollback(start);
                    return None;
                }
                // Which of several impls it is, the arguments of the call tell.
                if self.has_others(ty, trait_) {
                    args.iter().map(|_| self.fresh()).collect()
                } else {
                    args.clone()
                }
            }
            Source::Bound(bound) => bound.args.clone(),
            Source::Given => Vec::new(),
        };
        if reference && !matches!(source, Source::Impl(..)) {
            return None;
        }
        let mut args = args;
        let wanted = self.index.def(trait_).generics.params.len();
        while args.len() < wanted {
            let next = self.default_arg(trait_, &args, ty);
            args.push(next.unwrap_or_else(|| self.fresh()));
        }
        Some(Found { def: item, subst: Subst::one(trait_, args, Some(ty.clone())), self_ty: ty.clone() })
    }

    /// Whether the type itself has the trait more than once: `f32: Mul<f32> + Mul<Vec2>`.
    pub(super) fn has_others(&mut self, ty: &Ty, trait_: DefId) -> bool {
        let index = self.index;
        if index.def(trait_).generics.params.is_empty() {
            return false;
        }
        let Some(head) = Head::of(ty) else { return false };
        let mut impls = index.impls_for(&head, trait_);
        let fits = |solver: &mut Self, at| {
            let start = solver.table.snapshot();
            let fits = solver.try_impl_exact(at, ty, false).is_some();
            solver.table.rollback(start);
            fits
        };
        impls.any(|at| fits(self, at)) && impls.any(|at| fits(self, at))
    }

    /// An item named through a type: `Vec::new`, `f32::sin`, `T::default`, `Self::ONE`.
    pub fn assoc(&mut self, ty: &Ty, name: &str) -> Option<Found> {
        let ty = self.shallow(ty);
        if let Some(found) = self.inherent(&ty, name) {
            return Some(found);
        }
        if let Some(found) = self.trait_item_on(&ty, name, false) {
            return Some(found);
        }
        // `<[T]>::len`, `String::len`: methods of what the type dereferences to cannot be named so; arrays lend the slice's.
        None
    }

    /// What a function of a trait with parameters says about them: `VecDeque<T>: From<[f32; 2]>`.
    fn require_trait(&mut self, def: DefId, subst: &Subst) {
        let index = self.index;
        let Some(trait_) =
            index.def(def).parent.filter(|parent| matches!(index.def(*parent).kind, DefKind::Trait { .. }))
        else {
            return;
        };
        let count = index.def(trait_).generics.params.len();
        if count == 0 {
            return;
        }
        let param = |index| subst.apply(&Ty::Param(ParamId { owner: trait_, index }));
        let args: Vec<Ty> = (0..count).map(|at| param(at as u16)).collect();
        if args.iter().any(|arg| matches!(self.table.shallow(arg), Ty::Var(_))) {
            let own = param(ParamId::SELF);
            let std = |name| index.std_def(&["convert", name]);
            // Whatever a value becomes is made from it: `let (x, y): (f32, f32) = point.into()`.
            let (of, trait_, args) = match (std("Into"), std("From"), args.first()) {
                (Some(into), Some(from), Some(made)) if into == trait_ => (made.clone(), from, vec![own]),
                _ => (own, trait_, args),
            };
            self.pending.push((of, Bound { trait_: Some(trait_), foreign: None, args, assoc: Vec::new() }));
        }
    }

    /// Signature of a function with its own parameters opened, and what is required of them.
    pub fn instantiate(&mut self, def: DefId, around: &Subst, written: &[Ty]) -> Option<FnTy> {
        let sig = self.index.signature(def)?;
        let count = self.index.def(def).generics.params.len();
        let mut subst = around.clone();
        let own: Vec<Ty> = (0..count)
            .map(|at| match written.get(at) {
                Some(Ty::Unknown) | None => self.fresh(),
                Some(ty) => ty.clone(),
            })
            .collect();
        // The constructor of a struct or variant has the parameters of its type.
        let owner = match self.index.def(def).kind {
            DefKind::Variant { .. } => self.index.def(def).parent?,
            _ => def,
        };
        if owner == def {
            subst.add(def, own, None);
        } else {
            // `Ok::<f32, Error>`
            let args = self.fresh_args(owner);
            let given = |(at, open): (usize, Ty)| {
                written.get(at).filter(|ty| !ty.is_unknown()).cloned().unwrap_or(open)
            };
            subst.add(owner, args.into_iter().enumerate().map(given).collect(), None);
        }
        self.require(def, &subst);
        self.require_trait(def, &subst);
        let params = sig.params.iter().map(|ty| subst.apply(ty)).collect::<Vec<_>>();
        let ret = subst.apply(&sig.ret);
        Some(FnTy { params, ret })
    }
}

/// A guard that has no `Clone`: what it points to is cloned.
fn is_never_cloned(path: Option<&str>) -> bool {
    path.is_some_and(|path| GUARDS.contains(&path))
}
