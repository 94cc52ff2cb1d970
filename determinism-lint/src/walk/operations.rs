//! Calls and operators, with what was inferred about them.

use super::Walker;
use crate::meta::Arithmetic;
use crate::model::infer::Inferred;
use crate::model::infer::ops::binary_kind;
use crate::model::{Call, Form, Node, On, Op, OpKind, Ty};

impl<'a> Walker<'a> {
    pub(super) fn call(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprCall) {
        let syn::Expr::Path(func) = &*node.func else { return };
        let Some(callee) =
            self.cx.inferred.as_ref().and_then(|inferred| inferred.callee(&node.func)).cloned()
        else {
            return;
        };
        let Some(last) = func.path.segments.last() else { return };
        let call = Call {
            expr,
            form: Form::Path,
            callee: &callee,
            receiver: None,
            args: node.args.iter().collect(),
            name: &last.ident,
        };
        self.offer(On::Call, Node::Call(&call));
    }

    pub(super) fn method_call(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprMethodCall) {
        let inferred: Option<&Inferred<'a>> = self.cx.inferred.as_ref();
        let Some(callee) = inferred.and_then(|inferred| inferred.callee(expr)).cloned() else { return };
        if callee.path.is_none() && callee.self_ty.is_unknown() {
            self.walked.unknown += 1;
            self.note_unknown(self.cx.bytes(node.method.span()));
        }
        let call = Call {
            expr,
            form: Form::Method,
            callee: &callee,
            receiver: Some(&node.receiver),
            args: node.args.iter().collect(),
            name: &node.method,
        };
        self.offer(On::Call, Node::Call(&call));
    }

    pub(super) fn binary(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprBinary) {
        let (kind, symbol, _) = binary_kind(&node.op);
        let op = Op {
            expr,
            kind,
            symbol,
            lhs: &node.left,
            rhs: Some(&node.right),
            lhs_ty: self.cx.ty(&node.left),
            rhs_ty: self.cx.ty(&node.right),
        };
        self.count_unknown(&op);
        self.count_width(&op);
        self.offer(On::Op, Node::Op(&op));
    }

    pub(super) fn count_width(&mut self, op: &Op<'_>) {
        // With an unknown on one side, a literal on the other has only its fallback to show.
        let both = op.rhs.is_none() || op.lhs_ty.prim() == op.rhs_ty.prim();
        let exact = op.kind.is_arithmetic() && self.cx.arithmetic == Arithmetic::ExactFloat;
        let float = op.lhs_ty.prim().filter(|prim| prim.is_float() && both && exact);
        let Some(float) = float else { return };
        let first = || (0, op.op_span(&self.cx));
        self.walked.widths.entry((self.cx.region.entry, float)).or_insert_with(first).0 += 1;
    }

    pub(super) fn unary(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprUnary) {
        let (kind, symbol) = match &node.op {
            syn::UnOp::Neg(_) => (OpKind::Neg, "-"),
            syn::UnOp::Not(_) => (OpKind::Not, "!"),
            _ => return,
        };
        let lhs_ty = self.cx.ty(&node.expr);
        let op = Op { expr, kind, symbol, lhs: &node.expr, rhs: None, lhs_ty, rhs_ty: Ty::Unknown };
        self.count_unknown(&op);
        self.offer(On::Op, Node::Op(&op));
    }

    pub(super) fn count_unknown(&mut self, op: &Op<'_>) {
        let unknown = op.lhs_ty.is_unknown() || op.rhs.is_some() && op.rhs_ty.is_unknown();
        if op.kind.is_arithmetic() && unknown {
            self.walked.unknown += 1;
            self.note_unknown(op.op_span(&self.cx));
        }
    }
}
