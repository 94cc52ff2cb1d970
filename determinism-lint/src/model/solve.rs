//! Which impl serves a type: trait look-up, associated types, methods through references and `Deref`. Works on inference variables;
//! gives up (`None`) where several answers are possible or nothing is known.

use super::index::{DefKind, Head, Index};
use super::resolve::Subst;
use super::ty::{Bound, DefId, FnTy, ParamId, Proj, Ty};
use super::unify::{Table, VarKind};
use std::sync::Arc;

/// How deep impls may require impls.
const MAX_DEPTH: u32 = 10;

/// How many dereferences a method call goes through.
const MAX_DEREF: usize = 8;

/// Answers questions about types inside one body.
pub struct Solver<'a> {
    /// The index.
    pub index: &'a Index,
    /// The variables.
    pub table: Table,
    /// What is said about the generic parameters in scope.
    pub bounds: Arc<[(Ty, Vec<Bound>)]>,
    /// Requirements on types that were not known yet.
    pub pending: Vec<(Ty, Bound)>,
    depth: u32,
}

/// Where a trait is implemented.
#[derive(Debug, Clone)]
pub enum Source {
    /// An impl of the index with its parameters.
    Impl(DefId, Subst, Vec<Ty>),
    /// A bound on a parameter, `impl Trait` or `dyn Trait`.
    Bound(Bound),
    /// A derive or a language rule; nothing more is known.
    Given,
}

/// A method or associated item of a type.
#[derive(Debug, Clone)]
pub struct Found {
    /// The item.
    pub def: DefId,
    /// Arguments of the impl or trait around.
    pub subst: Subst,
    /// The type it was found on.
    pub self_ty: Ty,
}

impl<'a> Solver<'a> {
    /// A solver for one body.
    pub fn new(index: &'a Index, bounds: Arc<[(Ty, Vec<Bound>)]>) -> Self {
        Self { index, table: Table::default(), bounds, pending: Vec::new(), depth: 0 }
    }

    /// A new variable of any kind.
    pub fn fresh(&mut self) -> Ty {
        self.table.fresh(VarKind::Any)
    }

    fn fresh_args(&mut self, id: DefId) -> Vec<Ty> {
        (0..self.index.def(id).generics.params.len()).map(|_| self.fresh()).collect()
    }

    /// `_` and left-out arguments of written types become variables.
    pub fn open(&mut self, ty: &Ty) -> Ty {
        let table = &mut self.table;
        super::resolve::map(ty, &mut |ty| matches!(ty, Ty::Unknown).then(|| table.fresh(VarKind::Any)))
    }

    /// The type with known variables at its top replaced and associated types looked up.
    pub fn shallow(&mut self, ty: &Ty) -> Ty {
        let ty = self.table.shallow(ty);
        let Ty::Proj(proj) = &ty else { return ty };
        match self.project(&proj.of, proj.trait_, &proj.args, &proj.name) {
            Some(found) if found != ty => self.shallow(&found),
            _ => ty,
        }
    }

    /// The same everywhere inside the type.
    pub fn normalize(&mut self, ty: &Ty) -> Ty {
        let ty = self.shallow(ty);
        let mut each = |list: &[Ty]| list.iter().map(|ty| self.normalize(ty)).collect::<Vec<_>>();
        match &ty {
            Ty::Adt(def, Some(args)) => Ty::Adt(*def, Some(each(args).into())),
            Ty::Foreign(path, Some(args)) => Ty::Foreign(path.clone(), Some(each(args).into())),
            Ty::Tuple(items) if !items.is_empty() => Ty::Tuple(each(items).into()),
            Ty::Ref(inner) => Ty::Ref(Arc::new(self.normalize(inner))),
            Ty::Ptr(inner) => Ty::Ptr(Arc::new(self.normalize(inner))),
            Ty::Slice(inner) => Ty::Slice(Arc::new(self.normalize(inner))),
            Ty::Array(inner) => Ty::Array(Arc::new(self.normalize(inner))),
            Ty::Fn(sig) => {
                let params = each(&sig.params);
                Ty::Fn(Arc::new(FnTy { params, ret: self.normalize(&sig.ret) }))
            }
            Ty::Bounded(bounds) => {
                let bounds = bounds.iter().map(|bound| self.normalize_bound(bound)).collect();
                Ty::Bounded(bounds)
            }
            _ => ty,
        }
    }

    fn normalize_bound(&mut self, bound: &Bound) -> Bound {
        Bound {
            trait_: bound.trait_,
            foreign: bound.foreign.clone(),
            args: bound.args.iter().map(|ty| self.normalize(ty)).collect(),
            assoc: bound.assoc.iter().map(|(name, ty)| (name.clone(), self.normalize(ty))).collect(),
        }
    }

    /// Unifies after looking up associated types on both sides.
    pub fn unify(&mut self, a: &Ty, b: &Ty) -> bool {
        let (a, b) = (self.shallow(a), self.shallow(b));
        if let (Ty::Adt(x, Some(xs)), Ty::Adt(y, Some(ys))) = (&a, &b)
            && x == y
        {
            return xs.iter().zip(ys.iter()).fold(true, |all, (x, y)| self.unify(x, y) & all);
        }
        self.table.unify(&a, &b)
    }

    /// The impl or bound through which a type has a trait.
    pub fn find(&mut self, ty: &Ty, trait_: DefId) -> Option<Source> {
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let found = self.find_inner(ty, trait_);
        self.depth -= 1;
        found
    }

    fn find_inner(&mut self, ty: &Ty, trait_: DefId) -> Option<Source> {
        let ty = self.shallow(ty);
        match ty.peel() {
            Ty::Var(_) | Ty::Unknown | Ty::Never => return None,
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
            if let Some(found) = index.impls_for(&head, trait_).find_map(|at| self.try_impl(at, &ty)) {
                return Some(found);
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

    fn derives(&self, def: DefId, trait_: DefId) -> bool {
        let (DefKind::Struct { derives, .. } | DefKind::Enum { derives, .. }) = &self.index.def(def).kind
        else {
            return false;
        };
        derives.contains(&self.index.def(trait_).name)
    }

    fn try_impl(&mut self, at: u32, ty: &Ty) -> Option<Source> {
        let header = self.index.impl_at(at);
        let start = self.table.snapshot();
        let args = self.fresh_args(header.id);
        let subst = Subst::one(header.id, args, None);
        let self_ty = subst.apply(&header.self_ty);
        let opened = self.table.snapshot();
        let fits = self.table.unify(&self_ty, ty) || {
            self.table.rollback(opened);
            !matches!(self_ty, Ty::Ref(_)) && self.table.unify(&self_ty, ty.peel())
        };
        if fits && self.requirements(header.id, &subst) {
            let trait_args = header.trait_args.iter().map(|ty| subst.apply(ty)).collect();
            return Some(Source::Impl(header.id, subst, trait_args));
        }
        self.table.rollback(start);
        None
    }

    /// Whether the bounds of an impl hold, as far as they are known; stated associated types are unified.
    fn requirements(&mut self, id: DefId, subst: &Subst) -> bool {
        if self.index.def(id).generics.bounds.is_empty() {
            return true;
        }
        let bounds = self.index.bounds(id);
        for (ty, list) in bounds.iter() {
            let ty = subst.apply(ty);
            for bound in list {
                let Some(trait_) = bound.trait_ else { continue };
                let ty = self.shallow(&ty);
                if matches!(ty.peel(), Ty::Var(_) | Ty::Unknown | Ty::Foreign(..)) {
                    continue;
                }
                let Some(source) = self.find(&ty, trait_) else { return false };
                let bound = subst.apply_bound(bound);
                self.apply_source(&ty, &source, &bound);
            }
        }
        true
    }

    /// Unifies what a bound states with what the source says.
    fn apply_source(&mut self, ty: &Ty, source: &Source, bound: &Bound) {
        let args: Vec<Ty> = match source {
            Source::Impl(_, _, args) => args.clone(),
            Source::Bound(bound) => bound.args.clone(),
            Source::Given => Vec::new(),
        };
        for (wanted, given) in bound.args.iter().zip(&args) {
            self.unify(wanted, given);
        }
        for (name, wanted) in &bound.assoc {
            let given = match source {
                Source::Bound(given) => {
                    given.assoc.iter().find(|(own, _)| own == name).map(|(_, ty)| ty.clone())
                }
                _ => self.project_through(ty, source, bound.trait_, name),
            };
            if let Some(given) = given {
                self.unify(wanted, &given);
            }
        }
    }

    /// A bound on this very type, or on a supertrait of one.
    fn bound_of(&mut self, ty: &Ty, trait_: DefId) -> Option<Bound> {
        self.bounds_on(ty).into_iter().find(|bound| bound.trait_ == Some(trait_))
    }

    /// Every bound that is stated for a type, with supertraits.
    pub fn bounds_on(&mut self, ty: &Ty) -> Vec<Bound> {
        let ty = self.table.shallow(ty.peel());
        let mut found: Vec<Bound> = match &ty {
            Ty::Bounded(bounds) => bounds.to_vec(),
            _ => {
                let bounds = self.bounds.clone();
                bounds
                    .iter()
                    .filter(|(of, _)| same_place(of, &ty))
                    .flat_map(|(_, list)| list.clone())
                    .collect()
            }
        };
        if let Ty::Proj(proj) = &ty {
            found.extend(self.assoc_bounds(proj));
        }
        let mut at = 0;
        while at < found.len() && found.len() < 64 {
            if let Some(trait_) = found[at].trait_ {
                let mut subst = Subst::one(trait_, found[at].args.clone(), Some(ty.clone()));
                subst.add(trait_, found[at].args.clone(), Some(ty.clone()));
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

    /// `type Item: Bound` of the trait.
    fn assoc_bounds(&mut self, proj: &Proj) -> Vec<Bound> {
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
            let lowered = index.ty(&super::decl::TypeExpr::Bounds(bounds.clone()), &names);
            if let Ty::Bounded(list) = subst.apply(&lowered) {
                out.extend(list.iter().cloned());
            }
        }
        out
    }

    /// `<of as trait_<args>>::name`
    pub fn project(&mut self, of: &Ty, trait_: Option<DefId>, args: &[Ty], name: &str) -> Option<Ty> {
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let found = self.project_inner(of, trait_, args, name);
        self.depth -= 1;
        found
    }

    fn project_inner(&mut self, of: &Ty, trait_: Option<DefId>, args: &[Ty], name: &str) -> Option<Ty> {
        let of = self.shallow(of);
        if matches!(of.peel(), Ty::Param(_) | Ty::Proj(_) | Ty::Bounded(_)) {
            let stated = self.bounds_on(&of).into_iter().find_map(|bound| {
                let fits = trait_.is_none() || bound.trait_ == trait_ || bound.trait_.is_none();
                bound.assoc.iter().find(|(own, _)| fits && own == name).map(|(_, ty)| ty.clone())
            });
            if stated.is_some() {
                return stated;
            }
        }
        let candidates: Vec<DefId> = match trait_ {
            Some(trait_) => vec![trait_],
            None => self.index.trait_items(name).map(|(trait_, _)| trait_).collect(),
        };
        candidates.into_iter().find_map(|trait_| self.project_trait(&of, trait_, args, name))
    }

    fn project_trait(&mut self, of: &Ty, trait_: DefId, args: &[Ty], name: &str) -> Option<Ty> {
        let source = if args.is_empty() { self.find(of, trait_)? } else { self.find_with(of, trait_, args)? };
        self.project_through(of, &source, Some(trait_), name)
    }

    /// The impl of a trait with arguments: `Mul<f64>` next to `Mul<Vec2>`.
    pub fn find_with(&mut self, ty: &Ty, trait_: DefId, args: &[Ty]) -> Option<Source> {
        let ty = self.shallow(ty);
        if matches!(ty.peel(), Ty::Param(_) | Ty::Proj(_) | Ty::Bounded(_)) {
            let bounds = self.bounds_on(&ty);
            let exact = bounds.into_iter().filter(|bound| bound.trait_ == Some(trait_)).find(|bound| {
                let start = self.table.snapshot();
                let fits = bound.args.iter().zip(args).all(|(own, wanted)| self.table.unify(own, wanted));
                if !fits {
                    self.table.rollback(start);
                }
                fits
            });
            if let Some(bound) = exact {
                return Some(Source::Bound(bound));
            }
        }
        let head = Head::of(&ty)?;
        let index = self.index;
        // First an impl for exactly these operands, then one for what is behind the references.
        [false, true].into_iter().find_map(|peel| {
            index.impls_for(&head, trait_).find_map(|at| {
                let start = self.table.snapshot();
                let source = self.try_impl_exact(at, &ty, peel)?;
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
            })
        })
    }

    fn unify_peeled(&mut self, a: &Ty, b: &Ty) -> bool {
        let (a, b) = (self.shallow(a), self.shallow(b));
        let (a, b) = (a.peel().clone(), b.peel().clone());
        self.unify(&a, &b)
    }

    fn try_impl_exact(&mut self, at: u32, ty: &Ty, peel: bool) -> Option<Source> {
        let header = self.index.impl_at(at);
        let args = self.fresh_args(header.id);
        let subst = Subst::one(header.id, args, None);
        let self_ty = subst.apply(&header.self_ty);
        let fits = if peel { self.unify_peeled(&self_ty, ty) } else { self.unify(&self_ty, ty) };
        if !fits || !self.requirements(header.id, &subst) {
            return None;
        }
        let trait_args = header.trait_args.iter().map(|ty| subst.apply(ty)).collect();
        Some(Source::Impl(header.id, subst, trait_args))
    }

    fn project_through(&mut self, of: &Ty, source: &Source, trait_: Option<DefId>, name: &str) -> Option<Ty> {
        match source {
            Source::Impl(id, subst, _) => {
                if let Some(item) = self.index.item(*id, name) {
                    return Some(subst.apply(&self.index.value_type(item)));
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

    /// What `*value` is.
    pub fn deref(&mut self, ty: &Ty) -> Option<Ty> {
        let ty = self.shallow(ty);
        match &ty {
            Ty::Ref(inner) | Ty::Ptr(inner) => Some((**inner).clone()),
            Ty::Foreign(path, Some(args)) if is_transparent(path) => args.first().cloned(),
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
            if let Some(found) = self.method_on(&ty, name) {
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

    fn method_on(&mut self, ty: &Ty, name: &str) -> Option<Found> {
        if let Ty::Ref(_) = ty {
            // Only what is implemented for references themselves: `IntoIterator for &Vec<T>`.
            return self.trait_item_on(ty, name, true);
        }
        self.inherent(ty, name).or_else(|| self.trait_item_on(ty, name, false))
    }

    fn inherent(&mut self, ty: &Ty, name: &str) -> Option<Found> {
        let numbers: &[super::ty::Prim] = match ty {
            Ty::Var(var) => match self.table.kind(*var) {
                VarKind::Float => &[super::ty::Prim::F64],
                VarKind::Int => &[super::ty::Prim::I32],
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

    fn trait_item_on(&mut self, ty: &Ty, name: &str, reference: bool) -> Option<Found> {
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
                VarKind::Float => Ty::Prim(super::ty::Prim::F64),
                VarKind::Int => Ty::Prim(super::ty::Prim::I32),
                VarKind::Any => return None,
            },
            ty => ty.clone(),
        };
        index.trait_items(name).find_map(|(trait_, item)| self.trait_method(&ty, trait_, item, reference))
    }

    fn trait_method(&mut self, ty: &Ty, trait_: DefId, item: DefId, reference: bool) -> Option<Found> {
        let start = self.table.snapshot();
        let source = self.find(ty, trait_)?;
        let args = match &source {
            Source::Impl(id, _, args) => {
                let for_reference = matches!(self.index.impl_self(*id), Ty::Ref(_));
                if reference && !for_reference {
                    self.table.rollback(start);
                    return None;
                }
                args.clone()
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
            let next = match &self.index.def(trait_).generics.params[args.len()].1 {
                // `trait Add<Rhs = Self>`
                Some(_) => ty.clone(),
                None => self.fresh(),
            };
            args.push(next);
        }
        Some(Found { def: item, subst: Subst::one(trait_, args, Some(ty.clone())), self_ty: ty.clone() })
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
            let args = self.fresh_args(owner);
            subst.add(owner, args, None);
        }
        self.require(def, &subst);
        let params = sig.params.iter().map(|ty| subst.apply(ty)).collect::<Vec<_>>();
        let ret = subst.apply(&sig.ret);
        Some(FnTy { params, ret })
    }

    /// Notes what a function requires of its parameters.
    fn require(&mut self, def: DefId, subst: &Subst) {
        let index = self.index;
        let bounds = index.bounds(def);
        for (ty, list) in bounds.iter() {
            for bound in list {
                let callable = bound.trait_.is_some_and(|trait_| index.lang.fns.contains(&trait_));
                if bound.trait_.is_none() || bound.args.is_empty() && bound.assoc.is_empty() && !callable {
                    continue;
                }
                // A trait's bound on its own `Self` says nothing new.
                if matches!(ty, Ty::Param(ParamId { owner, index: ParamId::SELF }) if bound.trait_ == Some(*owner))
                {
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
            if matches!(ty.peel(), Ty::Var(_) | Ty::Unknown) {
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

    /// Unifies what a bound states about a known type.
    pub fn meet(&mut self, ty: &Ty, bound: &Bound) {
        let Some(trait_) = bound.trait_ else { return };
        let args: Vec<Ty> = bound.args.clone();
        let source = if args.is_empty() || self.index.lang.fns.contains(&trait_) {
            self.find(ty, trait_)
        } else {
            self.find_with(ty, trait_, &args).or_else(|| self.find(ty, trait_))
        };
        let Some(source) = source else { return };
        self.apply_source(ty, &source, bound);
    }

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
            _ => self.bounds_on(&ty).into_iter().find(is_fn),
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

/// Wrappers of an engine that stand for what is inside: `Res<T>`, `ResMut<T>`, `Mut<T>`.
fn is_transparent(path: &str) -> bool {
    let wrapper = matches!(
        path.rsplit("::").next(),
        Some("Res" | "ResMut" | "Local" | "Mut" | "Ref" | "NonSend" | "NonSendMut" | "Single")
    );
    wrapper && path.starts_with("bevy")
}

/// A query of an engine: iterating gives its first argument.
pub fn is_query(path: &str) -> bool {
    path.starts_with("bevy") && path.ends_with("::Query")
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
