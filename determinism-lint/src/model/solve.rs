//! Which impl serves a type: trait look-up, associated types, methods through references and `Deref`. Works on inference variables;
//! gives up (`None`) where several answers are possible or nothing is known.

mod answers;
mod bounds;
mod callable;
mod choice;
mod find;
mod method;

use super::index::{Bounds, Index, ModId};
use super::resolve::Subst;
use super::ty::{Bound, DefId, FnTy, Ty};
use super::unify::{Table, VarKind};
use answers::{Answers, Meter};
use std::sync::Arc;

/// Answers questions about types inside one body.
pub struct Solver<'a> {
    /// The index.
    pub index: &'a Index,
    /// The variables.
    pub table: Table,
    /// What is said about the generic parameters in scope.
    pub bounds: Bounds,
    /// Requirements on types that were not known yet.
    pub pending: Vec<(Ty, Bound)>,
    /// The module or block that the body stands in: methods of other crates' traits are looked for where it imports them.
    pub module: ModId,
    depth: u32,
    /// How often impls and associated types may still be looked for: some bounds lead on for ever.
    fuel: u32,
    known: Answers,
    meter: Meter,
    /// All of the body was looked at: of several impls that fit, the first is taken.
    pub guessing: bool,
}

/// Questions about one body. With 32 times as many no finding on bevy_ecs, nalgebra, rayon and rkyv was another one.
const FUEL: u32 = 1 << 13;

/// More of them for each statement of a long one.
const FUEL_OF_STATEMENT: u32 = 1 << 8;

/// Shorter bodies have enough.
const FREE_STATEMENTS: usize = 8;

/// How deep impls may require impls.
const MAX_DEPTH: u32 = 10;

/// How often one associated type may turn out to be another one.
const MAX_STEPS: u32 = 16;

/// Parts of the largest type that is followed.
const MAX_PARTS: u32 = 256;

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
    pub fn new(index: &'a Index, module: ModId, bounds: Bounds) -> Self {
        let known = Answers::take(index.serial, &bounds);
        Self {
            index,
            table: Table::default(),
            bounds,
            pending: Vec::new(),
            module,
            depth: 0,
            fuel: FUEL,
            known,
            meter: Meter::default(),
            guessing: false,
        }
    }

    /// A body with so many statements of its own may ask more.
    pub fn allow_for(&mut self, statements: usize) {
        let statements = u32::try_from(statements.saturating_sub(FREE_STATEMENTS)).unwrap_or(u32::MAX);
        self.fuel = self.fuel.saturating_add(statements.saturating_mul(FUEL_OF_STATEMENT));
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

    /// The type with known variables at its top and behind references replaced and associated types looked up.
    pub fn shallow(&mut self, ty: &Ty) -> Ty {
        let mut ty = self.table.shallow(ty);
        for _ in 0..MAX_STEPS {
            let Ty::Proj(proj) = &ty else { return self.behind_references(ty) };
            match self.project_once(proj) {
                Some(found) if found != ty => ty = self.table.shallow(&found),
                _ => return ty,
            }
        }
        Ty::Unknown
    }

    fn behind_references(&mut self, ty: Ty) -> Ty {
        match &ty {
            Ty::Ref(inner) if matches!(inner.peel(), Ty::Var(_)) => match self.shallow(inner) {
                Ty::Var(_) => ty,
                known => Ty::Ref(Arc::new(known)),
            },
            _ => ty,
        }
    }

    /// Whether it is not known yet what the type is: an open variable, or an associated type of one.
    pub fn is_open(&self, ty: &Ty) -> bool {
        match ty.peel() {
            Ty::Unknown => true,
            Ty::Var(_) => match self.table.shallow(ty.peel()) {
                Ty::Var(_) => true,
                bound => self.is_open(&bound),
            },
            Ty::Proj(proj) => self.is_open(&proj.of) || self.is_waiting(proj),
            _ => false,
        }
    }

    /// Goes one question deeper; says whether there may be one.
    fn descend(&mut self) -> bool {
        if self.depth >= MAX_DEPTH || self.fuel == 0 {
            self.meter.cut = true;
            return false;
        }
        self.depth += 1;
        self.meter.deepest = self.meter.deepest.max(self.depth);
        self.fuel -= 1;
        true
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
}

/// Whether a type has more parts than anybody writes: it grows with each look.
fn is_large(ty: &Ty) -> bool {
    fn fits(ty: &Ty, room: &mut u32) -> bool {
        let Some(left) = room.checked_sub(1) else { return false };
        *room = left;
        let mut all = |list: &[Ty]| list.iter().all(|ty| fits(ty, room));
        match ty {
            Ty::Adt(_, Some(args)) | Ty::Foreign(_, Some(args)) => all(args),
            Ty::Tuple(items) => all(items),
            Ty::Ref(inner) | Ty::Ptr(inner) | Ty::Slice(inner) | Ty::Array(inner) => fits(inner, room),
            Ty::Fn(sig) => all(&sig.params) && fits(&sig.ret, room),
            Ty::Proj(proj) => all(&proj.args) && fits(&proj.of, room),
            Ty::Bounded(bounds) => bounds
                .iter()
                .flat_map(|bound| bound.args.iter().chain(bound.assoc.iter().map(|(_, ty)| ty)))
                .all(|ty| fits(ty, room)),
            _ => true,
        }
    }
    let mut room = MAX_PARTS;
    !fits(ty, &mut room)
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
