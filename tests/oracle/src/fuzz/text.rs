//! The text of one program as it is compared: byte ranges, macros. Knows syntax only.

use crate::macros::{self, Definition};
use crate::mir;
use proc_macro2::LineColumn;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;

/// A text with its lines, the macros that it defines, and where they are invoked.
pub(super) struct Text<'t> {
    pub(super) text: &'t str,
    starts: Vec<usize>,
    definitions: Vec<Definition>,
    /// Outermost invocations of own macros: name, place, and the function around it.
    invocations: Vec<Invocation>,
}

struct Invocation {
    name: String,
    range: Range<usize>,
    function: String,
}

impl<'t> Text<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(breaks.map(|(at, _)| at + 1)).collect();
        let mut read = Self { text, starts, definitions: macros::definitions(text), invocations: Vec::new() };
        let Ok(file) = syn::parse_file(text) else { return read };
        let mut finder = Finder { text: &read, found: Vec::new(), function: String::new() };
        finder.visit_file(&file);
        read.invocations = finder.found;
        read
    }

    /// Offset of a line and column, both from 1. Programs are ASCII.
    fn offset(&self, (line, column): (u32, u32)) -> usize {
        self.starts.get(line as usize - 1).map_or(self.text.len(), |start| start + column as usize - 1)
    }

    /// Line of an offset, from 1.
    pub(super) fn line(&self, offset: usize) -> usize {
        self.starts.partition_point(|start| *start <= offset)
    }

    /// The invocation that the place is in, else the place without parentheses around it.
    pub(super) fn place(&self, range: Range<usize>) -> Range<usize> {
        let inside = |one: &&Invocation| one.range.start <= range.start && range.end <= one.range.end;
        match self.invocations.iter().find(inside) {
            Some(invocation) => invocation.range.clone(),
            None => self.bare(range),
        }
    }

    /// What is assigned: the compiler computes it into its place.
    fn assigned(&self, range: Range<usize>) -> Range<usize> {
        let text = &self.text[range.clone()];
        let Ok(syn::Expr::Assign(node)) = syn::parse_str(text) else { return range };
        let right = node.right.span().start();
        let before = text.split_inclusive('\n').take(right.line - 1).map(str::len).sum::<usize>();
        range.start + before + right.column..range.end
    }

    fn bare(&self, mut range: Range<usize>) -> Range<usize> {
        loop {
            let text = &self.text[range.clone()];
            let trimmed = text.trim();
            let start = range.start + (text.len() - text.trim_start().len());
            range = start..start + trimmed.len();
            if !wrapped(trimmed) {
                return range;
            }
            range = range.start + 1..range.end - 1;
        }
    }

    /// Where an operation of the compiler stands: for one in the definition of a macro, the invocations that it can come from.
    pub(super) fn places(&self, operation: &mir::Operation) -> Vec<Range<usize>> {
        let line = operation.range.start.0;
        let definition = self.definitions.iter().find(|one| (one.lines.0..=one.lines.1).contains(&line));
        let Some(definition) = definition else {
            return vec![self.place(self.assigned(self.offset(operation.range.start)..self.offset(operation.range.end)))];
        };
        let body = innermost(&operation.body);
        let places = |chosen: &dyn Fn(&Invocation) -> bool| {
            let mut places: Vec<_> = self.invocations.iter().filter(|one| chosen(one)).map(|one| self.place(one.range.clone())).collect();
            places.sort_by_key(|place| (place.start, place.end));
            places.dedup();
            places
        };
        let same = |one: &Invocation| one.name == definition.name;
        // What an item became of: its name stands in the arguments. Else arguments that are no expressions hide it.
        let choices: [&dyn Fn(&Invocation) -> bool; 4] = [
            &|one| same(one) && one.function == body,
            &|one| same(one) && self.text[one.range.clone()].contains(body),
            &|one| one.function == body,
            &same,
        ];
        choices.into_iter().map(places).find(|places| !places.is_empty()).unwrap_or_default()
    }
}

/// The name of the function: `p0::total::{closure#0}` → `total`.
fn innermost(body: &str) -> &str {
    let front = body.split("::{").next().unwrap_or(body);
    front.rsplit("::").next().unwrap_or(front)
}

/// Whether the text is one expression in parentheses.
fn wrapped(text: &str) -> bool {
    text.starts_with('(') && text.ends_with(')') && matches!(syn::parse_str(text), Ok(syn::Expr::Paren(_)))
}

struct Finder<'f, 't> {
    text: &'f Text<'t>,
    found: Vec<Invocation>,
    function: String,
}

impl Finder<'_, '_> {
    fn invocation(&mut self, mac: &syn::Macro) {
        let Some(last) = mac.path.segments.last() else { return };
        let name = last.ident.to_string();
        if !self.text.definitions.iter().any(|one| one.name == name) {
            return;
        }
        let at = |place: LineColumn| self.text.offset((place.line as u32, place.column as u32 + 1));
        let span = mac.span();
        let range = at(span.start())..at(span.end());
        self.found.push(Invocation { name, range, function: self.function.clone() });
    }

    fn within(&mut self, name: &syn::Ident, visit: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.function, name.to_string());
        visit(self);
        self.function = outer;
    }
}

impl<'ast> Visit<'ast> for Finder<'_, '_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.within(&node.sig.ident, |finder| syn::visit::visit_item_fn(finder, node));
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.within(&node.sig.ident, |finder| syn::visit::visit_impl_item_fn(finder, node));
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        self.within(&node.ident, |finder| syn::visit::visit_item_const(finder, node));
    }

    fn visit_macro(&mut self, node: &'ast syn::Macro) {
        self.invocation(node);
        // Arguments of std's macros are mostly expressions.
        let list = node.parse_body_with(syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated);
        for expr in list.iter().flatten() {
            self.visit_expr(expr);
        }
    }

    fn visit_item_macro(&mut self, node: &'ast syn::ItemMacro) {
        if node.ident.is_none() {
            self.visit_macro(&node.mac);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_around_everything_are_taken_off() {
        for (text, whole) in [("(a + b)", true), ("(a) + (b)", false), ("(a, b)", false), ("((a))", true), ("a", false)] {
            assert_eq!(wrapped(text), whole, "{text}");
        }
    }

    #[test]
    fn places_in_an_invocation_are_that_invocation() {
        let text = "macro_rules! m {\n    ($a:expr) => { $a + $a };\n}\nfn f(a: f32) -> f32 {\n    (m!((a * a)) - (a))\n}\n";
        let read = Text::new(text);
        let start = text.find("a * a").expect("it is there");
        assert_eq!(&text[read.place(start..start + 5)], "m!((a * a))");
        let start = text.find("(a))\n").expect("it is there");
        assert_eq!(&text[read.place(start..start + 3)], "a");
        let operation = |body: &str| mir::Operation {
            range: mir::Range { start: (2, 20), end: (2, 27) },
            kind: mir::Kind::Arithmetic,
            body: body.to_owned(),
        };
        assert_eq!(read.places(&operation("p0::f")).len(), 1);
        assert_eq!(innermost("p0::f::{closure#0}::{closure#1}"), "f");
    }
}
