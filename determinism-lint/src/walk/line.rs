//! Notes what is known of one line, where somebody asked. Decides nothing.

use super::Walker;
use super::origin;
use crate::config::Region;
use crate::line_facts::{LineFacts, MacroFact, Operand, Operation, Origin, Reading, ScopeFact, Whereabouts};
use crate::model::infer::ops::binary_kind;
use crate::model::macros::MacroArgs;
use crate::model::{Cx, MacroUse};
use crate::source::Span;
use quote::ToTokens;

/// Characters of code that are shown.
const SHOWN: usize = 100;
/// The same of what a macro becomes.
const SHOWN_OF_MACRO: usize = 2_000;

/// What is noted while a file is walked.
#[derive(Default)]
pub(super) struct Notes {
    facts: LineFacts,
    /// Expressions that are no operation, for lines without any.
    rest: Vec<Operation>,
}

impl Notes {
    pub(super) fn into_facts(mut self) -> LineFacts {
        if self.facts.operations.is_empty() {
            self.facts.operations = self.rest;
        }
        self.facts
    }
}

impl<'a> Walker<'a> {
    /// Whether a place begins on the line that is asked for.
    fn on_line(&self, span: Span) -> bool {
        self.marks.line.is_some_and(|line| self.cx.source.line(span.start) == line)
    }

    /// Notes an item or module around the line.
    pub(super) fn note_scope(&mut self, node: &dyn syn::spanned::Spanned, path: &str) {
        let Some(line) = self.marks.line else { return };
        let span = self.cx.span(node);
        let around = self.cx.source.line(span.start) <= line && line <= self.cx.source.line(span.end);
        if !around || self.in_written_out {
            return;
        }
        let index = self.cx.project.index;
        let root = self.cx.project.roots.keys().map(|def| index.def(*def));
        let root = root.into_iter().any(|def| *def.path == *path && def.file == Some(self.cx.file));
        let root = root.then(|| "a `roots` entry of the config names it".to_owned());
        let marked = self.marks.items.iter().any(|marked| marked.contains(span));
        let marked = marked.then(|| "a marker `determinism-lint: sim` stands above it".to_owned());
        let forced: Vec<String> = root.into_iter().chain(marked).collect();
        self.push_scope(path, &forced);
    }

    /// Notes that the line stands in code for tests, which is not looked at.
    pub(super) fn note_test(&mut self, item: &syn::Item, path: &str) {
        let Some(line) = self.marks.line else { return };
        let span = self.cx.span(item);
        if self.cx.source.line(span.start) <= line && line <= self.cx.source.line(span.end) {
            let reasons = vec!["it is only compiled for tests".to_owned()];
            let path = super::syntax::item_name(item)
                .map_or_else(|| path.to_owned(), |name| format!("{path}::{name}"));
            self.notes.facts.scopes.push(ScopeFact { path, simulation: None, conversions: false, reasons });
        }
    }

    /// Notes the module that the file is the body of.
    pub(super) fn note_file(&mut self, path: &str) {
        if self.marks.line.is_some() {
            let marker = self.marks.whole_file.then(|| "the marker at the top of the file".to_owned());
            self.push_scope(path, marker.as_slice());
        }
    }

    fn push_scope(&mut self, path: &str, forced: &[String]) {
        let Region { conversions, .. } = self.cx.region;
        let mut reasons = self.cx.project.places.reasons(self.cx.file, path);
        reasons.extend_from_slice(forced);
        let simulation = self.in_sim.then_some(self.cx.arithmetic);
        let fact = ScopeFact { path: path.to_owned(), simulation, conversions, reasons };
        // An item without a name has the path of its module.
        if self.notes.facts.scopes.last() != Some(&fact) {
            self.notes.facts.scopes.push(fact);
        }
    }

    /// Notes an operand of unknown type.
    pub(super) fn note_unknown(&mut self, span: Span) {
        if self.on_line(span) {
            self.notes.facts.unknown += 1;
        }
    }

    /// Notes an expression.
    pub(super) fn note_expr(&mut self, expr: &'a syn::Expr) {
        if self.marks.line.is_none() {
            return;
        }
        let span = self.cx.span(expr);
        let anchor = match expr {
            syn::Expr::Binary(node) => self.cx.span(&node.op),
            syn::Expr::MethodCall(node) => self.cx.bytes(node.method.span()),
            _ => span,
        };
        if !self.on_line(span) && !self.on_line(anchor) {
            return;
        }
        let (operation, is_rest) = match self.operation(expr, span) {
            Some(operation) => (operation, false),
            None if is_plain(expr) => (self.noted(expr, span, "expression".to_owned(), &[expr]), true),
            None => return,
        };
        let list = if is_rest { &mut self.notes.rest } else { &mut self.notes.facts.operations };
        if !list.contains(&operation) {
            list.push(operation);
        }
    }

    /// Notes what a `let` binds.
    pub(super) fn note_let(&mut self, local: &'a syn::Local) {
        let span = self.cx.span(&local.pat);
        if self.marks.line.is_none() || !self.on_line(span) {
            return;
        }
        let Some(init) = &local.init else { return };
        let name = match &local.pat {
            syn::Pat::Type(typed) => &typed.pat,
            pat => pat,
        };
        let name = shown(&self.text_of(name, self.cx.span(name)), SHOWN);
        let operation =
            Operation { text: name, ..self.noted(&init.expr, span, "`let`".to_owned(), &[&init.expr]) };
        self.notes.facts.operations.push(operation);
    }

    fn operation(&self, expr: &'a syn::Expr, span: Span) -> Option<Operation> {
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

    fn noted(&self, expr: &syn::Expr, span: Span, what: String, operands: &[&'a syn::Expr]) -> Operation {
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
    fn text_of(&self, tokens: &dyn ToTokensDyn, span: Span) -> String {
        if self.in_written_out { tokens.text() } else { self.cx.text(span).to_owned() }
    }

    /// Notes a macro invocation.
    pub(super) fn note_macro(&mut self, used: &MacroUse<'_>, args: &MacroArgs) {
        if !self.on_line(used.span) || self.in_written_out {
            return;
        }
        let becomes = args.expanded.as_ref().map(|_| {
            let tokens: String =
                args.stmts.iter().map(|stmt| format!("{} ", stmt.to_token_stream())).collect();
            shown(&tokens, SHOWN_OF_MACRO)
        });
        let path = used.path.as_deref().unwrap_or(&used.name).to_owned();
        let reading = match (used.expanded, used.read) {
            (true, _) => Reading::WrittenOut,
            (false, true) => Reading::Arguments,
            (false, false) => Reading::Opaque,
        };
        let index = self.cx.project.index;
        let defined = index.macros.get(used.name.as_str()).map_or(&[][..], Vec::as_slice);
        let defined = defined.iter().map(|id| index.def(*id)).find(|def| *def.path == *path);
        let place = defined.and_then(|def| {
            let crate::model::index::DefKind::Macro(decl) = &def.kind else { return None };
            Some(Whereabouts::Line(def.file?, decl.line as u32))
        });
        self.notes.facts.macros.push(MacroFact { span: used.span, path, reading, becomes, place });
    }
}

/// Syntax as text.
trait ToTokensDyn {
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
fn is_plain(expr: &syn::Expr) -> bool {
    matches!(expr, syn::Expr::Path(_) | syn::Expr::Field(_) | syn::Expr::Lit(_))
}

/// On one line, cut where it is long.
fn shown(text: &str, most: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(most) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line,
    }
}
