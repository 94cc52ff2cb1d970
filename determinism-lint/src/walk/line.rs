//! Notes what is known of one line, where somebody asked. Decides nothing.

mod operation;

use super::Walker;
use crate::config::Region;
use crate::line_facts::{LineFacts, MacroFact, Operation, Reading, ScopeFact, Whereabouts};
use crate::model::MacroUse;
use crate::model::macros::MacroArgs;
use crate::source::Span;
use operation::{SHOWN, is_plain, shown};
use quote::ToTokens;

/// Characters that are shown of what a macro becomes.
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
