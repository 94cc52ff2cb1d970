//! Inference variables and unification. Mismatch is no error here: the scanned code may be half-written.

use super::ty::{FnTy, Ty};
use std::sync::Arc;

/// What a variable may become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VarKind {
    /// Anything.
    Any,
    /// An integer type; `i32` where nothing says more.
    Int,
    /// A float type; `f64` where nothing says more.
    Float,
}

/// How deep two types are compared.
const MAX_DEPTH: u32 = 24;

/// The variables of one body.
#[derive(Debug, Default)]
pub struct Table {
    vars: Vec<(VarKind, Option<Ty>)>,
    trail: Vec<u32>,
}

/// A point to roll back to.
#[derive(Debug, Clone, Copy)]
pub struct Snapshot {
    vars: usize,
    trail: usize,
}

impl Table {
    /// A new variable.
    pub fn fresh(&mut self, kind: VarKind) -> Ty {
        self.vars.push((kind, None));
        Ty::Var(self.vars.len() as u32 - 1)
    }

    /// Remembers the state.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { vars: self.vars.len(), trail: self.trail.len() }
    }

    /// Forgets everything since.
    pub fn rollback(&mut self, to: Snapshot) {
        for var in self.trail.drain(to.trail..) {
            if let Some(slot) = self.vars.get_mut(var as usize) {
                slot.1 = None;
            }
        }
        self.vars.truncate(to.vars);
    }

    /// Whether every variable in a type was there before.
    pub fn is_older(&self, ty: &Ty, than: Snapshot) -> bool {
        let mut older = true;
        super::resolve::map(ty, &mut |part| {
            older &= !matches!(part, Ty::Var(var) if *var as usize >= than.vars);
            None
        });
        older
    }

    /// The kind of an unbound variable.
    pub fn kind(&self, var: u32) -> VarKind {
        self.vars.get(var as usize).map_or(VarKind::Any, |(kind, _)| *kind)
    }

    /// The type with a bound variable at its top replaced.
    pub fn shallow(&self, ty: &Ty) -> Ty {
        let mut ty = ty;
        while let Ty::Var(var) = ty {
            match self.vars.get(*var as usize) {
                Some((_, Some(bound))) => ty = bound,
                _ => break,
            }
        }
        ty.clone()
    }

    /// The type with every bound variable replaced.
    pub fn resolve(&self, ty: &Ty) -> Ty {
        if is_plain(ty) {
            return ty.clone();
        }
        super::resolve::map(ty, &mut |ty| match ty {
            Ty::Var(_) => match self.shallow(ty) {
                unbound @ Ty::Var(_) => Some(unbound),
                bound => Some(self.resolve(&bound)),
            },
            _ => None,
        })
    }

    /// The type with unbound numbers replaced by what they fall back to.
    pub fn fall_back(&self, ty: &Ty) -> Ty {
        if is_plain(ty) {
            return ty.clone();
        }
        super::resolve::map(&self.resolve(ty), &mut |ty| match ty {
            Ty::Var(var) => self.usual_number(*var),
            _ => None,
        })
    }

    fn usual_number(&self, var: u32) -> Option<Ty> {
        match self.kind(var) {
            VarKind::Any => None,
            VarKind::Int => Some(Ty::Prim(super::ty::Prim::I32)),
            VarKind::Float => Some(Ty::Prim(super::ty::Prim::F64)),
        }
    }

    /// The type as rules see it: unbound numbers fall back, other unbound variables are unknown.
    pub fn finish(&self, ty: &Ty) -> Ty {
        if is_plain(ty) {
            return ty.clone();
        }
        super::resolve::map(&self.resolve(ty), &mut |ty| match ty {
            Ty::Var(var) => Some(self.usual_number(*var).unwrap_or_default()),
            _ => None,
        })
    }

    fn bind(&mut self, var: u32, ty: Ty) -> bool {
        let fits = match (self.kind(var), &ty) {
            (VarKind::Any, _) => true,
            (VarKind::Int, Ty::Prim(prim)) => prim.is_integer(),
            (VarKind::Float, Ty::Prim(prim)) => prim.is_float(),
            _ => false,
        };
        if fits && let Some(slot) = self.vars.get_mut(var as usize) {
            slot.1 = Some(ty);
            self.trail.push(var);
        }
        fits
    }

    /// Makes two types equal as far as they can be. Says whether they can; what was bound on the way stays.
    pub fn unify(&mut self, a: &Ty, b: &Ty) -> bool {
        self.unify_at(a, b, MAX_DEPTH)
    }

    fn unify_at(&mut self, a: &Ty, b: &Ty, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return true };
        let (a, b) = (self.shallow(a), self.shallow(b));
        match (&a, &b) {
            (Ty::Var(x), Ty::Var(y)) => self.join_vars(*x, *y),
            // `!` and the unknown go with anything, without telling anything.
            (Ty::Unknown | Ty::Never, _) | (_, Ty::Unknown | Ty::Never) => true,
            (Ty::Var(var), ty) | (ty, Ty::Var(var)) => {
                if self.occurs(*var, ty, depth) {
                    return false;
                }
                self.bind(*var, ty.clone())
            }
            (Ty::Prim(x), Ty::Prim(y)) => x == y,
            (Ty::Adt(x, xs), Ty::Adt(y, ys)) => {
                x == y && self.unify_lists(xs.as_deref().unwrap_or(&[]), ys.as_deref().unwrap_or(&[]), depth)
            }
            (Ty::Foreign(x, xs), Ty::Foreign(y, ys)) => {
                x == y && self.unify_lists(xs.as_deref().unwrap_or(&[]), ys.as_deref().unwrap_or(&[]), depth)
            }
            (Ty::Ref(x), Ty::Ref(y)) | (Ty::Ptr(x), Ty::Ptr(y)) => self.unify_at(x, y, depth),
            (Ty::Slice(x) | Ty::Array(x), Ty::Slice(y) | Ty::Array(y)) => {
                std::mem::discriminant(&a) == std::mem::discriminant(&b) && self.unify_at(x, y, depth)
            }
            (Ty::Tuple(xs), Ty::Tuple(ys)) => xs.len() == ys.len() && self.unify_lists(xs, ys, depth),
            (Ty::Fn(x), Ty::Fn(y)) => self.unify_fns(x, y, depth),
            (Ty::Proj(_), _) | (_, Ty::Proj(_)) => true,
            _ => a == b,
        }
    }

    fn unify_fns(&mut self, x: &Arc<FnTy>, y: &Arc<FnTy>, depth: u32) -> bool {
        self.unify_lists(&x.params, &y.params, depth) & self.unify_at(&x.ret, &y.ret, depth)
    }

    fn unify_lists(&mut self, xs: &[Ty], ys: &[Ty], depth: u32) -> bool {
        xs.iter().zip(ys).fold(true, |all, (x, y)| self.unify_at(x, y, depth) & all)
    }

    fn join_vars(&mut self, x: u32, y: u32) -> bool {
        if x == y {
            return true;
        }
        let (from, to) = match (self.kind(x), self.kind(y)) {
            (VarKind::Any, _) => (x, y),
            (_, VarKind::Any) => (y, x),
            (a, b) if a == b => (x, y),
            _ => return false,
        };
        if let Some(slot) = self.vars.get_mut(from as usize) {
            slot.1 = Some(Ty::Var(to));
            self.trail.push(from);
        }
        true
    }

    fn occurs(&self, var: u32, ty: &Ty, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return true };
        match self.shallow(ty) {
            Ty::Var(other) => other == var,
            Ty::Adt(_, Some(args)) | Ty::Foreign(_, Some(args)) => {
                args.iter().any(|ty| self.occurs(var, ty, depth))
            }
            Ty::Tuple(items) => items.iter().any(|ty| self.occurs(var, ty, depth)),
            Ty::Ref(inner) | Ty::Ptr(inner) | Ty::Slice(inner) | Ty::Array(inner) => {
                self.occurs(var, &inner, depth)
            }
            Ty::Fn(sig) => sig.params.iter().chain([&sig.ret]).any(|ty| self.occurs(var, ty, depth)),
            Ty::Proj(proj) => proj.args.iter().chain([&proj.of]).any(|ty| self.occurs(var, ty, depth)),
            Ty::Bounded(bounds) => bounds
                .iter()
                .flat_map(|bound| bound.args.iter().chain(bound.assoc.iter().map(|(_, ty)| ty)))
                .any(|ty| self.occurs(var, ty, depth)),
            _ => false,
        }
    }
}

/// No variable can be inside.
fn is_plain(ty: &Ty) -> bool {
    match ty {
        Ty::Unknown
        | Ty::Never
        | Ty::Prim(_)
        | Ty::Number(_)
        | Ty::Adt(_, None)
        | Ty::Foreign(_, None)
        | Ty::Param(_) => true,
        Ty::Ref(inner) | Ty::Ptr(inner) | Ty::Slice(inner) | Ty::Array(inner) => is_plain(inner),
        Ty::Tuple(items) => items.iter().all(is_plain),
        _ => false,
    }
}
