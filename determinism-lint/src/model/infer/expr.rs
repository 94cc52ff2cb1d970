//! One expression: dispatch by kind, and the kinds that need no file of their own.

use super::super::index::DefKind;
use super::super::lower;
use super::super::ty::{DefId, Prim, Ty};
use super::{Body, Deferred};
use std::sync::Arc;

impl<'a> Body<'a> {
    /// Infers an expression and makes it the expected type.
    pub(super) fn check(&mut self, expr: &'a syn::Expr, expected: &Ty) -> Ty {
        let ty = self.infer(expr, expected);
        if !matches!(expected, Ty::Unknown) {
            self.pass(expected, &ty);
        }
        ty
    }

    /// Infers an expression; the expectation is a hint.
    pub(super) fn infer(&mut self, expr: &'a syn::Expr, expected: &Ty) -> Ty {
        let ty = self.infer_kind(expr, expected);
        self.record(expr, &ty);
        ty
    }

    fn infer_kind(&mut self, expr: &'a syn::Expr, expected: &Ty) -> Ty {
        match expr {
            syn::Expr::Lit(node) => {
                let ty = self.literal_type(&node.lit);
                self.expect(&ty, &expected.peel().clone());
                ty
            }
            syn::Expr::Path(node) => self.path_expr(expr, node),
            syn::Expr::Paren(node) => self.infer(&node.expr, expected),
            syn::Expr::Group(node) => self.infer(&node.expr, expected),
            syn::Expr::Binary(node) => self.binary(node),
            syn::Expr::Unary(node) => self.unary(node, expected),
            syn::Expr::Call(node) => self.call(node, expected),
            syn::Expr::MethodCall(node) => self.method_call(expr, node, expected),
            syn::Expr::Field(node) => self.field(node),
            syn::Expr::Index(node) => self.index(node),
            syn::Expr::Block(node) => self.labelled_block(node, expected),
            syn::Expr::Unsafe(node) => self.block(&node.block, expected),
            syn::Expr::Const(node) => self.block(&node.block, expected),
            syn::Expr::If(node) => self.if_expr(node, expected),
            syn::Expr::Match(node) => self.match_expr(node, expected),
            syn::Expr::Loop(node) => self.loop_expr(node),
            syn::Expr::While(node) => self.while_expr(node),
            syn::Expr::ForLoop(node) => self.for_expr(node),
            syn::Expr::Closure(node) => self.closure(node, expected),
            syn::Expr::Break(node) => self.break_expr(node),
            syn::Expr::Continue(_) => Ty::Never,
            syn::Expr::Return(node) => {
                let ret = self.ret.clone();
                if let Some(value) = &node.expr {
                    self.check(value, &ret);
                }
                Ty::Never
            }
            syn::Expr::Let(node) => {
                let value = self.infer(&node.expr, &Ty::Unknown);
                self.pattern(&node.pat, &value);
                Ty::Prim(Prim::Bool)
            }
            syn::Expr::Assign(node) => {
                let left = self.infer(&node.left, &Ty::Unknown);
                self.check(&node.right, &left);
                Ty::unit()
            }
            syn::Expr::Cast(node) => self.cast(node),
            syn::Expr::Reference(node) => self.reference(node, expected),
            syn::Expr::RawAddr(node) => Ty::Ptr(Arc::new(self.infer(&node.expr, &Ty::Unknown))),
            syn::Expr::Tuple(node) => self.tuple(node, expected),
            syn::Expr::Array(node) => self.array(node, expected),
            syn::Expr::Repeat(node) => {
                self.check(&node.len, &Ty::Prim(Prim::Usize));
                let item = item_hint(&self.solver.shallow(expected));
                Ty::Array(Arc::new(self.check(&node.expr, &item)))
            }
            syn::Expr::Range(node) => self.range(node),
            syn::Expr::Struct(node) => self.struct_expr(node, expected),
            syn::Expr::Try(node) => self.try_expr(node),
            syn::Expr::Await(node) => {
                let ty = self.infer(&node.base, &Ty::Unknown);
                let future = self.solver.index.lang.future;
                self.solver
                    .project(&ty, future, &[], "Output")
                    .map_or(Ty::Unknown, |ty| self.solver.normalize(&ty))
            }
            syn::Expr::Async(node) => {
                let outer = std::mem::take(&mut self.ret);
                self.block(&node.block, &Ty::Unknown);
                self.ret = outer;
                Ty::Unknown
            }
            syn::Expr::TryBlock(node) => {
                self.block(&node.block, &Ty::Unknown);
                Ty::Unknown
            }
            syn::Expr::Macro(node) => self.macro_type(&node.mac, expected),
            _ => Ty::Unknown,
        }
    }

    fn cast(&mut self, node: &'a syn::ExprCast) -> Ty {
        // `1 as f32` casts an integer literal, `1.5 as i32` a float one: the target tells nothing of the source.
        self.infer(&node.expr, &Ty::Unknown);
        let written = self.written(&node.ty);
        let to = self.solver.open(&written);
        self.solver.normalize(&to)
    }

    fn reference(&mut self, node: &'a syn::ExprReference, expected: &Ty) -> Ty {
        let hint = match self.solver.shallow(expected) {
            Ty::Ref(inner) => (*inner).clone(),
            _ => Ty::Unknown,
        };
        Ty::Ref(Arc::new(self.infer(&node.expr, &hint)))
    }

    fn tuple(&mut self, node: &'a syn::ExprTuple, expected: &Ty) -> Ty {
        let hints = match self.solver.shallow(expected) {
            Ty::Tuple(items) => items.to_vec(),
            _ => Vec::new(),
        };
        let items = node.elems.iter().enumerate().map(|(at, item)| {
            let hint = hints.get(at).cloned().unwrap_or_default();
            self.check(item, &hint)
        });
        Ty::Tuple(items.collect())
    }

    fn array(&mut self, node: &'a syn::ExprArray, expected: &Ty) -> Ty {
        let item = match item_hint(&self.solver.shallow(expected)) {
            Ty::Unknown => self.solver.fresh(),
            hint => hint,
        };
        for elem in &node.elems {
            self.check(elem, &item);
        }
        Ty::Array(Arc::new(item))
    }

    fn range(&mut self, node: &'a syn::ExprRange) -> Ty {
        let item = self.solver.fresh();
        for end in node.start.iter().chain(node.end.iter()) {
            self.check(end, &item);
        }
        let lang = &self.solver.index.lang;
        let closed = matches!(node.limits, syn::RangeLimits::Closed(_));
        let def = match (node.start.is_some(), node.end.is_some(), closed) {
            (true, true, false) => lang.range,
            (true, true, true) => lang.range_inclusive,
            (true, false, _) => lang.range_from,
            (false, true, false) => lang.range_to,
            (false, true, true) => lang.range_to_inclusive,
            (false, false, _) => return lang.range_full.map_or(Ty::Unknown, |def| Ty::Adt(def, None)),
        };
        def.map_or(Ty::Unknown, |def| Ty::Adt(def, Some(Arc::from([item]))))
    }

    fn struct_expr(&mut self, node: &'a syn::ExprStruct, expected: &Ty) -> Ty {
        let Some(def) = self.constructor(&node.path, node.qself.as_ref()) else {
            for field in &node.fields {
                self.infer(&field.expr, &Ty::Unknown);
            }
            let path = syn::TypePath { attrs: Vec::new(), qself: None, path: node.path.clone() };
            let ty = self.written(&syn::Type::Path(path));
            return if matches!(ty, Ty::Foreign(..)) { ty } else { Ty::Unknown };
        };
        let ty = self.opened_owner(def);
        self.expect(&ty, expected);
        if node.path.is_ident("Self")
            && let Some(self_ty) = self.names.self_ty.clone()
        {
            self.solver.unify(&ty, &self_ty);
        } else if self.says_arguments(&node.path, def) {
            let path =
                syn::TypePath { attrs: Vec::new(), qself: node.qself.clone(), path: node.path.clone() };
            let written = self.written(&syn::Type::Path(path));
            let written = self.solver.open(&written);
            self.solver.unify(&ty, &written);
        }
        let fields = self.fields_of(def, &ty);
        for field in &node.fields {
            let name = lower::member(&field.member);
            let own =
                fields.iter().find(|(known, _)| *known == name).map(|(_, ty)| ty.clone()).unwrap_or_default();
            self.check(&field.expr, &own);
        }
        if let Some(rest) = &node.rest {
            self.check(rest, &ty);
        }
        ty
    }

    /// `Pair::<f32> { … }`, or an alias that has them.
    fn says_arguments(&self, path: &syn::Path, def: DefId) -> bool {
        let own = self.solver.index.def(def);
        let Some(last) = path.segments.last() else { return false };
        matches!(own.kind, DefKind::Struct { .. }) && (!last.arguments.is_none() || last.ident != *own.name)
    }

    /// The struct, or the enum of a variant, with open arguments.
    fn opened_owner(&mut self, def: DefId) -> Ty {
        let index = self.solver.index;
        let owner = match index.def(def).kind {
            DefKind::Variant { .. } => index.def(def).parent.unwrap_or(def),
            _ => def,
        };
        let count = index.def(owner).generics.params.len();
        let args: Vec<Ty> = (0..count).map(|_| self.solver.fresh()).collect();
        Ty::Adt(owner, (count > 0).then(|| args.into()))
    }

    fn try_expr(&mut self, node: &'a syn::ExprTry) -> Ty {
        let ty = self.infer(&node.expr, &Ty::Unknown);
        self.solver.settle();
        let ty = self.solver.shallow(&ty);
        if matches!(ty.peel(), Ty::Var(_) | Ty::Proj(_)) && self.solver.is_open(&ty) {
            let result = self.solver.fresh();
            self.deferred.push(Deferred::Try(ty, result.clone()));
            return result;
        }
        self.success(&ty)
    }

    /// What `?` leaves of a value.
    pub(super) fn success(&mut self, of: &Ty) -> Ty {
        let lang = &self.solver.index.lang;
        match self.solver.table.shallow(of).peel() {
            Ty::Adt(def, Some(args)) if Some(*def) == lang.option || Some(*def) == lang.result => {
                args.first().cloned().unwrap_or_default()
            }
            _ => Ty::Unknown,
        }
    }

    /// Type of a macro invocation; its arguments are inferred on the way.
    pub(super) fn macro_type(&mut self, mac: &'a syn::Macro, expected: &Ty) -> Ty {
        let name = mac.path.segments.last().map(|seg| lower::name(&seg.ident)).unwrap_or_default();
        let Some(args) = self.macros.get(mac) else { return Ty::Unknown };
        if args.expanded.is_some() {
            let depth = self.scope.len();
            let ty = self.statements(&args.stmts, expected);
            self.scope.truncate(depth);
            return ty;
        }
        if &*name == "vec" {
            return self.vec_macro(&args.exprs, mac, expected);
        }
        let depth = self.scope.len();
        let mut types = Vec::new();
        for (at, expr) in args.exprs.iter().enumerate() {
            if at == 1
                && let (Some(pattern), Some(value)) = (&args.pattern, types.first().cloned())
            {
                self.pattern(pattern, &value);
            }
            types.push(self.infer(expr, &Ty::Unknown));
        }
        for (value, _) in &args.formats {
            self.infer(value, &Ty::Unknown);
        }
        if !args.stmts.is_empty() {
            self.statements(&args.stmts, &Ty::Unknown);
        }
        if name.starts_with("assert_") || name.starts_with("debug_assert_") {
            self.same_operands(&types);
        }
        self.scope.truncate(depth);
        self.macro_result(&name, &types)
    }

    fn same_operands(&mut self, types: &[Ty]) {
        if let [left, right, ..] = types {
            let (left, right) =
                (self.solver.shallow(left).peel().clone(), self.solver.shallow(right).peel().clone());
            self.solver.unify(&left, &right);
        }
    }

    fn vec_macro(&mut self, exprs: &'a [syn::Expr], mac: &syn::Macro, expected: &Ty) -> Ty {
        let item = self.solver.fresh();
        let vec = self
            .solver
            .index
            .lang
            .vec
            .map_or(Ty::Unknown, |def| Ty::Adt(def, Some(Arc::from([item.clone()]))));
        self.expect(&vec, expected);
        let repeated = mac
            .tokens
            .clone()
            .into_iter()
            .any(|token| matches!(token, proc_macro2::TokenTree::Punct(punct) if punct.as_char() == ';'));
        for (at, expr) in exprs.iter().enumerate() {
            if repeated && at == 1 {
                self.check(expr, &Ty::Prim(Prim::Usize));
            } else {
                self.check(expr, &item);
            }
        }
        vec
    }

    fn macro_result(&mut self, name: &str, types: &[Ty]) -> Ty {
        let str_ = || Ty::Ref(Arc::new(Ty::Prim(Prim::Str)));
        match name {
            "format" => self.solver.index.lang.string.map_or(Ty::Unknown, |def| Ty::Adt(def, None)),
            "panic" | "todo" | "unimplemented" | "unreachable" | "compile_error" => Ty::Never,
            "matches" | "cfg" | "is_x86_feature_detected" | "is_aarch64_feature_detected" => {
                Ty::Prim(Prim::Bool)
            }
            "stringify" | "concat" | "file" | "module_path" | "include_str" | "env" => str_(),
            "line" | "column" => Ty::Prim(Prim::U32),
            "include_bytes" => Ty::Ref(Arc::new(Ty::Array(Arc::new(Ty::Prim(Prim::U8))))),
            "option_env" => self
                .solver
                .index
                .lang
                .option
                .map_or(Ty::Unknown, |def| Ty::Adt(def, Some(Arc::from([str_()])))),
            "write" | "writeln" => types.first().map_or(Ty::Unknown, |to| self.written_to(to)),
            "dbg" => types.first().cloned().unwrap_or_default(),
            "assert" | "assert_eq" | "assert_ne" | "debug_assert" | "debug_assert_eq" | "debug_assert_ne"
            | "print" | "println" | "eprint" | "eprintln" | "trace" | "debug" | "info" | "warn" | "error" => {
                Ty::unit()
            }
            _ => Ty::Unknown,
        }
    }
}

impl Body<'_> {
    /// What `write!` gives: what the method gives that it calls.
    fn written_to(&mut self, to: &Ty) -> Ty {
        let to = self.solver.shallow(to);
        let sig = self
            .solver
            .method(&to, "write_fmt")
            .and_then(|found| self.solver.instantiate(found.def, &found.subst, &[]));
        sig.map_or(Ty::Unknown, |sig| self.solver.normalize(&sig.ret))
    }
}

fn item_hint(expected: &Ty) -> Ty {
    match expected.peel() {
        Ty::Array(item) | Ty::Slice(item) => (**item).clone(),
        _ => Ty::Unknown,
    }
}
