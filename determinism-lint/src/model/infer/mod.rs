//! Types of the expressions of one body, bottom-up with expectations, by unification. Never fails: what is not known is `Unknown`.

mod call;
mod control;
mod expr;
mod family;
pub mod ops;
mod pat;
mod path;

use super::decl::{NodeKey, key};
use super::index::Index;
use super::macros::Macros;
use super::resolve::Names;
use super::solve::Solver;
use super::ty::{DefId, Ty};
use super::{Callee, OpKind, known::Facts};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

/// A local variable.
#[derive(Clone)]
pub struct Local<'a> {
    /// Its name; `None` for `self`.
    pub name: Option<&'a syn::Ident>,
    /// Its type.
    pub ty: Ty,
    /// What a plain `let` bound it to.
    pub init: Option<&'a syn::Expr>,
}

/// A loop or block around the place, and whether a `break` leaves it with a value of its type.
struct Loop {
    label: Option<String>,
    result: Ty,
    left: bool,
}

/// What was learnt about one body.
pub struct Body<'a> {
    solver: Solver<'a>,
    macros: &'a Macros,
    names: Names,
    locals: Vec<Local<'a>>,
    scope: Vec<u32>,
    uses: FxHashMap<NodeKey, u32>,
    types: FxHashMap<NodeKey, Ty>,
    callees: Vec<Callee>,
    callee_at: FxHashMap<NodeKey, u32>,
    deferred: Vec<Deferred<'a>>,
    ret: Ty,
    loops: Vec<Loop>,
}

/// The result for one body. Types are looked up when they are asked for: most never are.
pub struct Inferred<'a> {
    solver: RefCell<Solver<'a>>,
    locals: Vec<Local<'a>>,
    uses: FxHashMap<NodeKey, u32>,
    types: FxHashMap<NodeKey, Ty>,
    callees: Vec<Rc<Callee>>,
    callee_at: FxHashMap<NodeKey, u32>,
}

impl<'a> Inferred<'a> {
    /// The type of an expression.
    pub fn type_of(&self, expr: &syn::Expr) -> Ty {
        let Some(ty) = self.types.get(&key(expr)) else { return Ty::Unknown };
        let mut solver = self.solver.borrow_mut();
        let ty = solver.table.resolve(ty);
        let ty = solver.normalize(&ty);
        solver.table.finish(&ty)
    }

    /// What is called by a call's path or a method call.
    pub fn callee(&self, expr: &syn::Expr) -> Option<&Rc<Callee>> {
        self.callee_at.get(&key(expr)).map(|at| &self.callees[*at as usize])
    }

    /// The local that a path names.
    pub fn local(&self, expr: &syn::Expr) -> Option<&Local<'a>> {
        self.uses.get(&key(expr)).map(|at| &self.locals[*at as usize])
    }
}

/// Something that waits for a type.
enum Deferred<'a> {
    /// A method call: the call, its receiver, its result, its arguments.
    Method(&'a syn::ExprMethodCall, NodeKey, Ty, Ty, Vec<Ty>),
    /// A field: the value, its name, the result.
    Field(Ty, String, Ty),
    /// An operator: operands and result.
    Binary(OpKind, Ty, Ty, Ty),
    /// `-value`, `!value`: the value and the result.
    Unary(OpKind, Ty, Ty),
    /// An index expression: value, index, result.
    Index(Ty, Ty, Ty),
    /// `*value`
    Deref(Ty, Ty),
    /// What iterating gives.
    Item(Ty, Ty),
    /// `value?`
    Try(Ty, Ty),
    /// A call of a value: the value, the arguments, the result.
    Call(Ty, Vec<Ty>, Ty),
}

/// How many guesses in one body are made one after the other.
const MAX_GUESSES: usize = 16;

impl<'a> Body<'a> {
    /// A body in the names of a definition or module.
    pub fn new(index: &'a Index, macros: &'a Macros, names: Names, owner: Option<DefId>) -> Self {
        let bounds = owner.map_or_else(|| Arc::from([]), |owner| index.bounds(owner));
        Self {
            solver: Solver::new(index, names.module, bounds),
            macros,
            names,
            locals: Vec::new(),
            scope: Vec::new(),
            uses: FxHashMap::default(),
            // Most bodies have more than a few expressions.
            // determinism-lint: allow(unstable-hasher, why = "lookup-only", reason = "of a map that is never walked")
            types: FxHashMap::with_capacity_and_hasher(28, Default::default()),
            callees: Vec::new(),
            callee_at: FxHashMap::default(),
            deferred: Vec::new(),
            ret: Ty::Unknown,
            loops: Vec::new(),
        }
    }

    /// Infers a function.
    pub fn function(&mut self, def: Option<DefId>, sig: &'a syn::Signature, block: &'a syn::Block) {
        let known = def.and_then(|def| self.solver.index.signature(def));
        let mut params = known.as_ref().map(|sig| sig.params.iter()).into_iter().flatten();
        for input in &sig.inputs {
            match input {
                syn::FnArg::Receiver(_) => {
                    let ty = params
                        .next()
                        .cloned()
                        .unwrap_or_else(|| self.names.self_ty.clone().unwrap_or_default());
                    self.bind_local(None, ty, None);
                }
                syn::FnArg::Typed(param) => {
                    let ty = params.next().cloned().unwrap_or_else(|| self.written(&param.ty));
                    let ty = self.solver.normalize(&ty);
                    self.pattern(&param.pat, &ty);
                }
            }
        }
        let ret = match &sig.output {
            syn::ReturnType::Default => Ty::unit(),
            syn::ReturnType::Type(_, ty) => self.written(ty),
        };
        self.ret = self.solver.normalize(&ret);
        let expected = self.ret.clone();
        self.solver.allow_for(block.stmts.len());
        self.block(block, &expected);
        self.finish();
    }

    /// Infers the initialiser of a constant or static.
    pub fn value(&mut self, expr: &'a syn::Expr, ty: &Ty) {
        let ty = self.solver.normalize(ty);
        self.check(expr, &ty);
        self.finish();
    }

    fn finish(&mut self) {
        self.retry_all();
        // What is still open now is guessed, one after the other: what the first guess tells need not be guessed.
        for _ in 0..MAX_GUESSES {
            if !self.guess() {
                break;
            }
            self.retry_all();
        }
        self.solver.guessing = true;
        self.retry_all();
        for at in 0..self.callees.len() {
            let ty = self.callees[at].self_ty.clone();
            self.callees[at].self_ty = self.final_ty(&ty).peel().clone();
        }
    }

    /// Looks again and again at what waits for a type, until nothing can be done. Each time less is waiting.
    fn retry_all(&mut self) {
        self.solver.settle();
        while self.retry_deferred() {
            self.solver.settle();
        }
    }

    /// Guesses for the first of what is waiting that a guess makes ready; says whether there is one.
    fn guess(&mut self) -> bool {
        self.solver.guessing = true;
        let guessed = (0..self.deferred.len()).any(|at| {
            let waiting = self.deferred.remove(at);
            let again = self.retry(waiting);
            let ready = again.is_none();
            if let Some(again) = again {
                self.deferred.insert(at, again);
            }
            ready
        });
        self.solver.guessing = false;
        guessed
    }

    /// Looks again at what waits for a type; says whether anything could be done.
    fn retry_deferred(&mut self) -> bool {
        let waiting = std::mem::take(&mut self.deferred);
        let before = waiting.len();
        for deferred in waiting {
            if let Some(again) = self.retry(deferred) {
                self.deferred.push(again);
            }
        }
        self.deferred.len() < before
    }

    fn retry(&mut self, deferred: Deferred<'a>) -> Option<Deferred<'a>> {
        let ready = |body: &mut Self, ty: &Ty| {
            let ty = body.solver.shallow(ty);
            matches!(ty.peel(), Ty::Unknown) || !body.solver.is_open(&ty)
        };
        let inside = |body: &mut Self, ty: &Ty| ready(body, ty) && !body.points_to_open(ty);
        match &deferred {
            Deferred::Method(expr, key, receiver, result, args) if inside(self, receiver) => {
                let ty = self.resolved_method(expr, *key, receiver, args);
                self.solver.unify(result, &ty);
            }
            Deferred::Field(base, name, result) if inside(self, base) => {
                let ty = self.field_type(base, name);
                self.solver.unify(result, &ty);
            }
            Deferred::Binary(kind, lhs, rhs, result) if ready(self, lhs) || ready(self, rhs) => {
                let Some(ty) = self.operation(*kind, lhs, rhs) else { return Some(deferred) };
                self.solver.unify(result, &ty);
            }
            Deferred::Unary(kind, of, result) => {
                let Some(ty) = self.negated(*kind, of) else { return Some(deferred) };
                self.solver.unify(result, &ty);
            }
            Deferred::Index(base, index, result) if inside(self, base) => {
                let Some(ty) = self.indexed(base, index) else { return Some(deferred) };
                self.solver.unify(result, &ty);
            }
            Deferred::Deref(of, result) if ready(self, of) => {
                let ty = self.solver.deref(of).unwrap_or_default();
                self.solver.unify(result, &ty);
            }
            Deferred::Item(of, result) if ready(self, of) => {
                let ty = self.solver.item_of(of).unwrap_or_default();
                self.solver.unify(result, &ty);
            }
            Deferred::Try(of, result) if ready(self, of) => {
                let ty = self.success(of);
                self.solver.unify(result, &ty);
            }
            Deferred::Call(callee, args, result) if ready(self, callee) => {
                let ty = self.called_value(callee, args);
                self.solver.unify(result, &ty);
            }
            _ => return Some(deferred),
        }
        None
    }

    fn final_ty(&mut self, ty: &Ty) -> Ty {
        let ty = self.solver.table.resolve(ty);
        let ty = self.solver.normalize(&ty);
        self.solver.table.finish(&ty)
    }

    /// What was learnt, when everything has been inferred.
    pub fn into_inferred(self) -> Inferred<'a> {
        Inferred {
            solver: RefCell::new(self.solver),
            locals: self.locals,
            uses: self.uses,
            types: self.types,
            callees: self.callees.into_iter().map(Rc::new).collect(),
            callee_at: self.callee_at,
        }
    }

    /// A type written in this body.
    pub fn written(&mut self, ty: &syn::Type) -> Ty {
        self.solver.index.written(ty, &self.names)
    }

    fn record(&mut self, expr: &syn::Expr, ty: &Ty) {
        self.types.insert(key(expr), ty.clone());
    }

    fn bind_local(&mut self, name: Option<&'a syn::Ident>, ty: Ty, init: Option<&'a syn::Expr>) {
        self.scope.push(self.locals.len() as u32);
        self.locals.push(Local { name, ty, init });
    }

    fn find_local(&self, ident: &syn::Ident) -> Option<u32> {
        let is_self = ident == "self";
        self.scope.iter().rev().copied().find(|at| match self.locals[*at as usize].name {
            Some(name) => !is_self && name == ident,
            None => is_self,
        })
    }

    fn note_callee(&mut self, at: NodeKey, callee: Callee) {
        self.callee_at.insert(at, self.callees.len() as u32);
        self.callees.push(callee);
    }

    fn facts_of(&self, path: &str) -> Facts {
        self.solver.index.known.facts(path)
    }
}
