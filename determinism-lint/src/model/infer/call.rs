//! Calls: methods, functions, values. Arguments are checked against parameters, closures last.

use super::super::decl::{NodeKey, key};
use super::super::lower;
use super::super::ty::{FnTy, Ty};
use super::super::unify::VarKind;
use super::super::{Callee, known::Facts};
use super::{Body, Deferred};
use std::sync::Arc;

impl<'a> Body<'a> {
    pub(super) fn call(&mut self, node: &'a syn::ExprCall, expected: &Ty) -> Ty {
        let func = self.infer(&node.func, &Ty::Unknown);
        let args: Vec<&'a syn::Expr> = node.args.iter().collect();
        let func = self.solver.shallow(&func);
        if let Ty::Fn(sig) = &func {
            return self.signed(sig, &args, &sig.params, expected);
        }
        if let Some(at) = self.callee_at.get(&key(&*node.func)).copied()
            && func.is_unknown()
        {
            self.arguments(&args, &[]);
            let callee = self.callees[at as usize].clone();
            if callee.self_ty.is_unknown()
                && let Some(first) = node.args.first()
            {
                self.late_self(at, first);
            }
            let result = self.foreign_result(&callee);
            let first = args.first().and_then(|first| self.types.get(&key(*first)).cloned());
            return match first {
                Some(first) if result.is_unknown() => {
                    let first = self.solver.shallow(&first);
                    self.number_result(&callee, &first)
                }
                _ => result,
            };
        }
        if let Some(sig) = self.solver.callable(&func) {
            self.arguments(&args, &sig.params);
            return self.solver.normalize(&sig.ret);
        }
        let types: Vec<Ty> = args.iter().map(|arg| self.infer(arg, &Ty::Unknown)).collect();
        if matches!(func, Ty::Var(_)) {
            let result = self.solver.fresh();
            self.deferred.push(Deferred::Call(func, types, result.clone()));
            return result;
        }
        Ty::Unknown
    }

    /// `Float::sin(x)` of an unread trait: the first argument is the receiver.
    fn late_self(&mut self, at: u32, first: &'a syn::Expr) {
        if let Some(ty) = self.types.get(&key(first)).cloned() {
            self.callees[at as usize].self_ty = ty;
        }
    }

    pub(super) fn called_value(&mut self, func: &Ty, args: &[Ty]) -> Ty {
        let Some(sig) = self.solver.callable(func) else { return Ty::Unknown };
        for (param, arg) in sig.params.iter().zip(args) {
            self.solver.unify(param, arg);
        }
        self.solver.normalize(&sig.ret)
    }

    pub(super) fn method_call(
        &mut self,
        expr: &'a syn::Expr,
        node: &'a syn::ExprMethodCall,
        expected: &Ty,
    ) -> Ty {
        let receiver = self.infer(&node.receiver, &Ty::Unknown);
        let mut receiver = self.solver.shallow(&receiver);
        if matches!(receiver.peel(), Ty::Var(_) | Ty::Proj(_)) {
            self.solver.settle();
            self.retry_deferred();
            receiver = self.solver.shallow(&receiver);
        }
        let open = |body: &Self, ty: &Ty| matches!(ty.peel(), Ty::Var(var) if body.solver.table.kind(*var) == VarKind::Any);
        if open(self, &receiver) {
            return self.later_method(expr, node, receiver);
        }
        let mut sig = self.method_signature(node, key(expr), &receiver);
        if sig.is_none() && self.points_to_open(&receiver) {
            self.solver.settle();
            self.retry_deferred();
            if self.points_to_open(&receiver) {
                return self.later_method(expr, node, receiver);
            }
            sig = self.method_signature(node, key(expr), &receiver);
        }
        let Some(sig) = sig else {
            self.arguments(&node.args.iter().collect::<Vec<_>>(), &[]);
            return self.by_turbofish(node).unwrap_or_else(|| self.callee_result(key(expr)));
        };
        let params = sig.params.get(1..).unwrap_or(&[]);
        let declared = self.signed(&sig, &node.args.iter().collect::<Vec<_>>(), params, expected);
        self.declared_result(key(expr), declared)
    }

    /// A method of a type that is not known yet.
    fn later_method(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprMethodCall, receiver: Ty) -> Ty {
        let args = node.args.iter().map(|arg| self.infer(arg, &Ty::Unknown)).collect();
        let result = self.by_turbofish(node).unwrap_or_else(|| self.solver.fresh());
        let callee = self.unknown_callee(&lower::name(&node.method), receiver.clone());
        self.note_callee(key(expr), callee);
        self.deferred.push(Deferred::Method(node, key(expr), receiver, result.clone(), args));
        result
    }

    /// What a method gives as declared; where that leads to something unread, what the name says.
    fn declared_result(&self, at: NodeKey, declared: Ty) -> Ty {
        if !matches!(declared.peel(), Ty::Unknown | Ty::Proj(_) | Ty::Param(_)) {
            return declared;
        }
        match self.callee_result(at) {
            Ty::Unknown => declared,
            named => named,
        }
    }

    /// A call with a known signature. The expectation first: `let x: Vec<f32> = Vec::from(…)`; but where the arguments choose
    /// among impls, they have to.
    fn signed(&mut self, sig: &FnTy, args: &[&'a syn::Expr], params: &[Ty], expected: &Ty) -> Ty {
        let chosen = self.is_chosen_by_arguments(&sig.ret) || self.becomes_object(args, expected);
        if !chosen {
            self.expect(&sig.ret, expected);
        }
        self.arguments(args, params);
        if chosen {
            self.expect(&sig.ret, expected);
        }
        self.solver.normalize(&sig.ret)
    }

    /// Whether the result waits for the arguments: `Neg::neg(a)`, `Add::add(a, b)`.
    fn is_chosen_by_arguments(&self, ret: &Ty) -> bool {
        let Ty::Proj(proj) = ret else { return false };
        let is_open = |ty: &Ty| matches!(self.solver.table.shallow(ty), Ty::Var(_));
        is_open(&proj.of) || proj.args.iter().any(is_open)
    }

    /// `Box::new(value)` where a `Box<dyn Trait>` is expected: the value becomes the object afterwards. A closure is told what it takes.
    fn becomes_object(&self, args: &[&'a syn::Expr], expected: &Ty) -> bool {
        let Ty::Adt(_, Some(held)) = self.solver.table.shallow(expected) else { return false };
        let is_object = |ty: &Ty| matches!(self.solver.table.shallow(ty), Ty::Bounded(_));
        held.first().is_some_and(is_object) && !args.iter().any(|arg| matches!(arg, syn::Expr::Closure(_)))
    }

    /// A method call whose arguments were inferred before its receiver was known.
    pub(super) fn resolved_method(
        &mut self,
        node: &'a syn::ExprMethodCall,
        at: NodeKey,
        receiver: &Ty,
        args: &[Ty],
    ) -> Ty {
        let receiver = self.solver.shallow(receiver);
        let Some(sig) = self.method_signature(node, at, &receiver) else { return self.callee_result(at) };
        for (param, arg) in sig.params.iter().skip(1).zip(args) {
            self.pass(param, arg);
        }
        self.solver.settle();
        let declared = self.solver.normalize(&sig.ret);
        self.declared_result(at, declared)
    }

    fn callee_result(&self, at: NodeKey) -> Ty {
        self.callee_at.get(&at).map_or(Ty::Unknown, |at| self.foreign_result(&self.callees[*at as usize]))
    }

    /// Finds the method, notes it as the callee and opens its signature.
    fn method_signature(
        &mut self,
        node: &'a syn::ExprMethodCall,
        at: NodeKey,
        receiver: &Ty,
    ) -> Option<FnTy> {
        let name = lower::name(&node.method);
        let found =
            if self.is_known_outside(receiver, &name) { None } else { self.solver.method(receiver, &name) };
        let Some(found) = found else {
            let callee = self.unresolved_method(receiver, &name);
            self.note_callee(at, callee);
            return None;
        };
        let callee = self.known_callee(found.def, found.self_ty.clone());
        self.note_callee(at, callee);
        let written = self.turbofish(node);
        let sig = self.solver.instantiate(found.def, &found.subst, &written)?;
        Some(sig)
    }

    /// Whether the table knows such a method of an unread type: no trait of std that has one of this name is meant.
    fn is_known_outside(&self, receiver: &Ty, name: &str) -> bool {
        let Ty::Foreign(path, _) = receiver.peel() else { return false };
        !self.solver.index.known.exact_facts(&format!("{path}::{name}")).is_empty()
    }

    fn unresolved_method(&mut self, receiver: &Ty, name: &str) -> Callee {
        let own = self.behind_pointers(receiver);
        if let Some(path) = self.outside_path(&own)
            && !path.starts_with("?::")
        {
            let path = format!("{path}::{name}");
            let facts = self.facts_of(&path);
            let likely =
                if facts.is_empty() { self.solver.index.known.extension(name) } else { Facts::default() };
            let path = Some(path.into());
            return Callee { path, name: name.to_owned(), self_ty: own, facts, likely, ..Callee::default() };
        }
        if let Some((_, Some(callee))) = self.foreign_bound(&own, name) {
            return callee;
        }
        self.unknown_callee(name, own)
    }

    /// Whether what a `Box`, `Rc` or the like holds is not known yet.
    pub(super) fn points_to_open(&mut self, ty: &Ty) -> bool {
        matches!(self.behind_pointers(ty), Ty::Var(var) if self.solver.table.kind(var) == VarKind::Any)
    }

    /// Through `Box`, `Rc` and the like to what they hold.
    fn behind_pointers(&mut self, ty: &Ty) -> Ty {
        let mut ty = self.solver.shallow(ty);
        for _ in 0..4 {
            match self.solver.deref(&ty) {
                Some(inner) => ty = self.solver.shallow(&inner),
                None => break,
            }
        }
        ty
    }

    /// `collect::<HashSet<_>>()`: what these methods give stands behind their name, whatever they are called on.
    fn by_turbofish(&mut self, node: &syn::ExprMethodCall) -> Option<Ty> {
        if !["collect", "sum", "product"].iter().any(|name| node.method == name) {
            return None;
        }
        let mut written = self.turbofish(node);
        (written.len() == 1).then(|| written.remove(0))
    }

    fn turbofish(&mut self, node: &syn::ExprMethodCall) -> Vec<Ty> {
        let Some(list) = &node.turbofish else { return Vec::new() };
        let mut seg = super::super::decl::Seg::default();
        lower::arguments(list, &mut seg);
        let types: Vec<Ty> = seg.args.iter().map(|arg| self.solver.index.ty(arg, &self.names)).collect();
        types
            .iter()
            .map(|ty| if matches!(ty, Ty::Unknown) { Ty::Unknown } else { self.solver.open(ty) })
            .collect()
    }

    /// Checks arguments against parameters: closures after the rest, which tells what they take.
    fn arguments(&mut self, args: &[&'a syn::Expr], params: &[Ty]) {
        let is_closure = |arg: &syn::Expr| matches!(arg, syn::Expr::Closure(_));
        for closures in [false, true] {
            for (at, arg) in args.iter().enumerate().filter(|(_, arg)| is_closure(arg) == closures) {
                let param = params.get(at).cloned().unwrap_or_default();
                let ty = self.infer(arg, &param);
                self.pass(&param, &ty);
            }
            self.solver.settle();
        }
    }

    /// An argument meets its parameter: references are taken off and put on as coercion would.
    pub(super) fn pass(&mut self, param: &Ty, arg: &Ty) {
        let (param, arg) = (self.solver.shallow(param), self.solver.shallow(arg));
        match (&param, &arg) {
            (Ty::Bounded(bounds), _) => {
                for bound in bounds.iter() {
                    self.solver.pending.push((arg.clone(), bound.clone()));
                }
            }
            (Ty::Fn(param), _) => {
                if let Some(sig) = self.solver.callable(&arg) {
                    self.solver.unify(&Ty::Fn(param.clone()), &Ty::Fn(Arc::new(sig)));
                }
            }
            (Ty::Ref(inner) | Ty::Ptr(inner), Ty::Ref(given)) => self.coerce(inner, given),
            _ => {
                self.solver.unify(&param, &arg);
            }
        }
    }

    /// `&Vec<T>` → `&[T]`, `&String` → `&str`, `&[T; N]` → `&[T]`, `&Box<T>` → `&T`.
    fn coerce(&mut self, wanted: &Ty, given: &Ty) {
        let (wanted, mut given) = (self.solver.shallow(wanted), self.solver.shallow(given));
        for _ in 0..4 {
            let same = std::mem::discriminant(&wanted) == std::mem::discriminant(&given);
            if same
                || matches!(wanted, Ty::Var(_) | Ty::Param(_) | Ty::Bounded(_) | Ty::Unknown)
                || matches!(given, Ty::Var(_) | Ty::Unknown)
            {
                break;
            }
            let next = match &given {
                Ty::Array(item) => Some(Ty::Slice(item.clone())),
                other => self.solver.deref(other),
            };
            match next {
                Some(next) => given = self.solver.shallow(&next),
                None => break,
            }
        }
        self.pass(&wanted, &given);
    }

    /// What the surroundings expect of a result: only where it can tell something.
    pub(super) fn expect(&mut self, ret: &Ty, expected: &Ty) {
        if matches!(expected, Ty::Unknown | Ty::Bounded(_)) {
            return;
        }
        let start = self.solver.table.snapshot();
        if !self.solver.unify(ret, expected) {
            self.solver.table.rollback(start);
        }
    }
}
