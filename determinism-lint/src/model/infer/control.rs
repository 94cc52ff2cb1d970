//! Blocks, branches, loops, closures, jumps.

use super::super::condition::Condition;
use super::super::ty::{FnTy, Prim, Ty};
use super::{Body, Deferred, Loop};
use std::sync::Arc;

impl<'a> Body<'a> {
    /// Type of a block; its names end with it.
    pub(super) fn block(&mut self, block: &'a syn::Block, expected: &Ty) -> Ty {
        let depth = self.scope.len();
        let module = self.names.module;
        if let Some(own) = self.solver.index.module_of(block, module) {
            self.names.module = own;
            self.solver.module = own;
        }
        let ty = self.statements(&block.stmts, expected);
        self.names.module = module;
        self.solver.module = module;
        self.scope.truncate(depth);
        ty
    }

    pub(super) fn statements(&mut self, stmts: &'a [syn::Stmt], expected: &Ty) -> Ty {
        let mut result = Ty::unit();
        let mut diverges = false;
        // `#[cfg(a)] { x } #[cfg(b)] { y }`: the value is that of the block that is not left out.
        let mut alternative = None;
        for (at, stmt) in stmts.iter().enumerate() {
            let last = at + 1 == stmts.len();
            match stmt {
                syn::Stmt::Local(local) => self.local_under(local),
                syn::Stmt::Item(_) => {}
                syn::Stmt::Expr(expr, None) if last => {
                    let ty = self.check(expr, expected);
                    result = alternative.take().filter(|_| self.is_block_left_out(expr)).unwrap_or(ty);
                }
                syn::Stmt::Expr(expr, _) => {
                    let ty = self.infer(expr, &Ty::Unknown);
                    diverges |= matches!(self.solver.shallow(&ty), Ty::Never);
                    if is_conditional_block(expr) && !self.is_block_left_out(expr) {
                        alternative = Some(ty);
                    }
                }
                syn::Stmt::Macro(stmt) => {
                    let value = last && stmt.semi_token.is_none();
                    let expected = if value { expected } else { &Ty::Unknown };
                    let ty = match self.macros.get(&stmt.mac) {
                        // What it declares under names of the caller is known behind it.
                        Some(args) if args.expanded.is_some() => self.statements(&args.stmts, expected),
                        _ => self.macro_type(&stmt.mac, expected),
                    };
                    if value {
                        result = ty;
                    } else {
                        diverges |= matches!(ty, Ty::Never);
                    }
                }
            }
            self.solver.settle();
        }
        if diverges && result == Ty::unit() { Ty::Never } else { result }
    }

    /// What features that are off declare does not hide what is declared without them; nor does what is declared under another condition
    /// and of which nothing is known.
    fn local_under(&mut self, local: &'a syn::Local) {
        let depth = self.scope.len();
        self.local_statement(local);
        let Some(condition) = Condition::of(&local.attrs) else { return };
        let is_open = |new: &u32| self.solver.is_open(&self.locals[*new as usize].ty);
        if !self.leaves_out(&condition) && !self.scope[depth..].iter().any(is_open) {
            return;
        }
        let hides = self.scope[depth..].iter().any(|new| {
            let name = self.locals[*new as usize].name;
            self.scope[..depth].iter().any(|old| self.locals[*old as usize].name == name)
        });
        if hides {
            self.scope.truncate(depth);
        }
    }

    fn is_block_left_out(&self, expr: &syn::Expr) -> bool {
        matches!(expr, syn::Expr::Block(node) if self.is_left_out(&node.attrs))
    }

    fn is_left_out(&self, attrs: &[syn::Attribute]) -> bool {
        Condition::of(attrs).is_some_and(|condition| self.leaves_out(&condition))
    }

    fn leaves_out(&self, condition: &Condition) -> bool {
        let features = self.solver.index.features(self.names.module);
        features.is_some_and(|features| condition.holds(features) == Some(false))
    }

    fn local_statement(&mut self, local: &'a syn::Local) {
        let Some(init) = &local.init else {
            let ty = self.solver.fresh();
            return self.pattern(&local.pat, &ty);
        };
        let annotated = match &local.pat {
            syn::Pat::Type(node) => {
                let written = self.written(&node.ty);
                let written = self.solver.open(&written);
                self.solver.normalize(&written)
            }
            _ => Ty::Unknown,
        };
        let ty = self.check(&init.expr, &annotated);
        if let Some((_, diverge)) = &init.diverge {
            self.infer(diverge, &Ty::Unknown);
        }
        match &local.pat {
            syn::Pat::Type(node) => self.pattern_init(&node.pat, &annotated, Some(&init.expr)),
            pat => self.pattern_init(pat, &ty, Some(&init.expr)),
        }
    }

    pub(super) fn if_expr(&mut self, node: &'a syn::ExprIf, expected: &Ty) -> Ty {
        let depth = self.scope.len();
        self.check(&node.cond, &Ty::Prim(Prim::Bool));
        let then = self.block(&node.then_branch, expected);
        self.scope.truncate(depth);
        let Some((_, otherwise)) = &node.else_branch else { return Ty::unit() };
        let other = self.infer(otherwise, expected);
        self.join(&then, &other)
    }

    pub(super) fn match_expr(&mut self, node: &'a syn::ExprMatch, expected: &Ty) -> Ty {
        let value = self.infer(&node.expr, &Ty::Unknown);
        let mut result = Ty::Never;
        for arm in &node.arms {
            let depth = self.scope.len();
            self.pattern(&arm.pat, &value);
            let ty = self.infer(&arm.body, expected);
            self.scope.truncate(depth);
            result = self.join(&result, &ty);
        }
        result
    }

    /// Two branches of one expression.
    fn join(&mut self, a: &Ty, b: &Ty) -> Ty {
        let (left, right) = (self.solver.shallow(a), self.solver.shallow(b));
        match (&left, &right) {
            (Ty::Never, _) => right,
            (_, Ty::Never) => left,
            (Ty::Unknown, _) => right,
            _ => {
                self.solver.unify(&left, &right);
                left
            }
        }
    }

    pub(super) fn loop_expr(&mut self, node: &'a syn::ExprLoop) -> Ty {
        let result = self.solver.fresh();
        let left = self.in_loop(node.label.as_ref(), result.clone(), |body| {
            body.block(&node.body, &Ty::Unknown);
        });
        if left { self.solver.shallow(&result) } else { Ty::Never }
    }

    /// Says whether a `break` leaves it.
    fn in_loop(&mut self, label: Option<&syn::Label>, result: Ty, inner: impl FnOnce(&mut Self)) -> bool {
        let label = label.map(|label| label.name.ident.to_string());
        self.loops.push(Loop { label, result, left: false });
        inner(self);
        self.loops.pop().is_some_and(|one| one.left)
    }

    pub(super) fn labelled_block(&mut self, node: &'a syn::ExprBlock, expected: &Ty) -> Ty {
        if node.label.is_none() {
            return self.block(&node.block, expected);
        }
        let result = self.solver.fresh();
        self.in_loop(node.label.as_ref(), result.clone(), |body| {
            let ty = body.block(&node.block, expected);
            body.join(&result, &ty);
        });
        self.solver.shallow(&result)
    }

    pub(super) fn break_expr(&mut self, node: &'a syn::ExprBreak) -> Ty {
        let label = node.label.as_ref().map(|label| label.ident.to_string());
        let target =
            self.loops.iter_mut().rev().find(|own| label.is_none() || own.label == label).map(|own| {
                own.left = true;
                own.result.clone()
            });
        match (&node.expr, target) {
            (Some(value), Some(target)) => {
                self.check(value, &target);
            }
            (Some(value), None) => {
                self.infer(value, &Ty::Unknown);
            }
            (None, Some(target)) => {
                self.solver.unify(&target, &Ty::unit());
            }
            (None, None) => {}
        }
        Ty::Never
    }

    pub(super) fn for_expr(&mut self, node: &'a syn::ExprForLoop) -> Ty {
        let source = self.infer(&node.expr, &Ty::Unknown);
        let item = self.iterated(&source);
        let depth = self.scope.len();
        self.pattern(&node.pat, &item);
        self.in_loop(node.label.as_ref(), Ty::unit(), |body| {
            body.block(&node.body, &Ty::Unknown);
        });
        self.scope.truncate(depth);
        Ty::unit()
    }

    pub(super) fn iterated(&mut self, source: &Ty) -> Ty {
        let source = self.solver.shallow(source);
        if matches!(source.peel(), Ty::Var(_) | Ty::Proj(_)) && self.solver.is_open(&source) {
            let result = self.solver.fresh();
            self.deferred.push(Deferred::Item(source, result.clone()));
            return result;
        }
        self.solver.item_of(&source).unwrap_or_default()
    }

    pub(super) fn while_expr(&mut self, node: &'a syn::ExprWhile) -> Ty {
        let depth = self.scope.len();
        self.check(&node.cond, &Ty::Prim(Prim::Bool));
        self.in_loop(node.label.as_ref(), Ty::unit(), |body| {
            body.block(&node.body, &Ty::Unknown);
        });
        self.scope.truncate(depth);
        Ty::unit()
    }

    pub(super) fn closure(&mut self, node: &'a syn::ExprClosure, expected: &Ty) -> Ty {
        let wanted = self.solver.callable(expected);
        let depth = self.scope.len();
        let mut params = Vec::new();
        for (at, pat) in node.inputs.iter().enumerate() {
            let param = match wanted.as_ref().and_then(|sig| sig.params.get(at)) {
                Some(Ty::Unknown) | None => self.solver.fresh(),
                Some(ty) => self.solver.normalize(ty),
            };
            self.pattern(pat, &param);
            params.push(param);
        }
        let ret = match &node.output {
            syn::ReturnType::Type(_, ty) => {
                let written = self.written(ty);
                self.solver.open(&written)
            }
            syn::ReturnType::Default => match wanted.map(|sig| sig.ret) {
                Some(Ty::Unknown) | None => self.solver.fresh(),
                Some(ty) => self.solver.normalize(&ty),
            },
        };
        let outer = std::mem::replace(&mut self.ret, ret.clone());
        let loops = std::mem::take(&mut self.loops);
        let body = self.check(&node.body, &ret);
        self.loops = loops;
        self.ret = outer;
        self.scope.truncate(depth);
        let body = self.solver.shallow(&body);
        let ret = if node.asyncness.is_some() {
            Ty::Unknown
        } else if matches!(body, Ty::Never) {
            ret
        } else {
            self.solver.shallow(&ret)
        };
        Ty::Fn(Arc::new(FnTy { params, ret }))
    }
}

fn is_conditional_block(expr: &syn::Expr) -> bool {
    matches!(expr, syn::Expr::Block(node) if node.attrs.iter().any(|attr| attr.path().is_ident("cfg")))
}
