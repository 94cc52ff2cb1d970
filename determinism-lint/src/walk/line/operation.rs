//! One expression as an operation: its operands, their types, and where these come from.

use super::super::{Walker, origin};
use crate::line_facts::{Operand, Operation, Origin};
use crate::model::Cx;
use crate::model::infer::ops::binary_kind;
use crate::source::Span;
use quote::ToTokens;

/// Characters of code that are shown.
pub(super) const SHOWN: usize = 100;

impl<'a> Walker<'a> {
    pub(super) fn operation(&self, expr: &'a syn::Expr, span: Span) -> Option<Operation> {
        let noted = |what: String, operands: &[&'a syn::Expr]| Some(self.noted(expr, span, what, operands));
        match expr {
            syn::Expr::Binary(node) => {
                noted(format!("operator `{}`", binary_kind(&node.op).1), &[&node.left, &node.right])
            }
            syn::Expr::Unary(node) => {
                let symbol = match node.op {
                    syn::UnOp::Neg(_) => "-",
                    syn::UnOp::Not(_) => "!",
                    _ => return None,
                };
                noted(format!("operator `{symbol}`"), &[&node.expr])
            }
            syn::Expr::Cast(node) => noted("cast".to_owned(), &[&node.expr]),
            syn::Expr::Index(node) => noted("index".to_owned(), &[&node.expr, &node.index]),
            syn::Expr::ForLoop(node) => noted("`for` over".to_owned(), &[&node.expr]),
            syn::Expr::Try(node) => noted("operator `?`".to_owned(), &[&node.expr]),
            syn::Expr::MethodCall(node) => {
                let operands: Vec<&syn::Expr> =
                    std::iter::once(&*node.receiver).chain(node.args.iter()).collect();
                let mut operation = self.noted(expr, span, format!("call of `{}`", node.method), &operands);
                operation.resolution = Some(self.resolution(expr));
                Some(operation)
            }
            syn::Expr::Call(node) => {
                let operands: Vec<&syn::Expr> = node.args.iter().collect();
                let called = self.text_of(&node.func, self.cx.span(&node.func));
                let what = format!("call of `{}`", shown(&called, SHOWN));
                let mut operation = self.noted(expr, span, what, &operands);
                operation.resolution = Some(self.resolution(expr));
                Some(operation)
            }
            _ => None,
        }
    }

    /// How a call was resolved.
    fn resolution(&self, expr: &syn::Expr) -> String {
        match self.cx.callee(expr).map(|callee| (callee.path.as_deref(), &callee.name)) {
            Some((Some(path), _)) => format!("resolved to `{path}`"),
            Some((None, name)) => format!("not resolved: only the name `{name}` is known"),
            None => "the called value has no path".to_owned(),
        }
    }

    pub(super) fn noted(
        &self,
        expr: &syn::Expr,
        span: Span,
        what: String,
        operands: &[&'a syn::Expr],
    ) -> Operation {
        Operation {
            span,
            what,
            text: shown(&self.text_of(expr, span), SHOWN),
            operands: operands.iter().map(|operand| self.operand(operand)).collect(),
            result: known(&self.cx, expr),
            resolution: None,
            of_macro: self.in_written_out,
        }
    }

    fn operand(&self, expr: &'a syn::Expr) -> Operand {
        let text = shown(&self.text_of(expr, self.cx.span(expr)), SHOWN);
        let from: Vec<Origin> = origin::chain(&self.cx, expr);
        Operand { text, ty: known(&self.cx, expr), from }
    }

    /// As written; of a macro's body the tokens, which stand elsewhere.
    pub(super) fn text_of(&self, tokens: &dyn ToTokensDyn, span: Span) -> String {
        if self.in_written_out { tokens.text() } else { self.cx.text(span).to_owned() }
    }
}

/// Syntax as text.
pub(super) trait ToTokensDyn {
    fn text(&self) -> String;
}

impl<T: ToTokens> ToTokensDyn for T {
    fn text(&self) -> String {
        self.to_token_stream().to_string()
    }
}

/// The type of an expression; `None` where nothing of it is known.
fn known(cx: &Cx<'_>, expr: &syn::Expr) -> Option<String> {
    let ty = cx.ty(expr);
    (!ty.is_unknown()).then(|| cx.display(&ty))
}

/// Paths, fields and literals: shown where nothing is done with them.
pub(super) fn is_plain(expr: &syn::Expr) -> bool {
    matches!(expr, syn::Expr::Path(_) | syn::Expr::Field(_) | syn::Expr::Lit(_))
}

/// On one line, cut where it is long.
pub(super) fn shown(text: &str, most: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(most) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line,
    }
}
