//! The text of one program as it is compared: byte ranges, macros. Knows syntax only.

use crate::macros::{self, Definition};
use crate::mir;
use proc_macro2::LineColumn;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;

/// A text with its lines, the macros that it defines, and where they are invoked.
pub(super) struct Text<'t> {
    pub(super) text: &'t str,
    starts: Vec<usize>,
    definitions: Vec<Definition>,
    /// Invocations of own macros: name, place, and the function around it.
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
        let mut finder = Finder { text: &read, functions: Vec::new() };
        finder.visit_file(&file);
        read.invocations = read.invocations_in(&finder.functions);
        read
    }

    /// By their text: not every macro's arguments are expressions. Outer ones come before those inside of them.
    fn invocations_in(&self, functions: &[(String, Range<usize>)]) -> Vec<Invocation> {
        let mut found = Vec::new();
        let names: BTreeSet<&str> = self.definitions.iter().map(|one| one.name.as_str()).collect();
        for name in names {
            let front = format!("{name}!");
            for (start, _) in self.text.match_indices(&front) {
                let begins = !self.text[..start]
                    .ends_with(|last: char| last.is_alphanumeric() || last == '_' || last == '$');
                let defined = self
                    .definitions
                    .iter()
                    .any(|one| (one.lines.0..=one.lines.1).contains(&(self.line(start) as u32)));
                let Some(length) =
                    bracketed(&self.text[start + front.len()..]).filter(|_| begins && !defined)
                else {
                    continue;
                };
                let range = start..start + front.len() + length;
                let around = functions.iter().filter(|(_, around)| around.contains(&start));
                let function = around
                    .min_by_key(|(_, around)| around.len())
                    .map(|(name, _)| name.clone())
                    .unwrap_or_default();
                found.push(Invocation { name: name.to_owned(), range, function });
            }
        }
        found.sort_by_key(|one| (one.range.start, std::cmp::Reverse(one.range.end)));
        found
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
            return vec![
                self.place(
                    self.assigned(self.offset(operation.range.start)..self.offset(operation.range.end)),
                ),
            ];
        };
        let body = innermost(&operation.body);
        let places = |chosen: &dyn Fn(&Invocation) -> bool| {
            let mut places: Vec<_> = self
                .invocations
                .iter()
                .filter(|one| chosen(one))
                .map(|one| self.place(one.range.clone()))
                .collect();
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

/// How long the bracketed part at the beginning is. Texts of programs hold no single brackets.
fn bracketed(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.checked_sub(1)?,
            b' ' => {}
            _ if depth == 0 => return None,
            _ => {}
        }
        if depth == 0 && byte != b' ' {
            return Some(at + 1);
        }
    }
    None
}

/// Functions and constants with their places.
struct Finder<'f, 't> {
    text: &'f Text<'t>,
    functions: Vec<(String, Range<usize>)>,
}

impl Finder<'_, '_> {
    fn found(&mut self, name: &syn::Ident, node: &dyn Spanned) {
        let at = |place: LineColumn| self.text.offset((place.line as u32, place.column as u32 + 1));
        let span = node.span();
        self.functions.push((name.to_string(), at(span.start())..at(span.end())));
    }
}

impl<'ast> Visit<'ast> for Finder<'_, '_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.found(&node.sig.ident, node);
        syn::visit::visit_item_fn(self, node);
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.found(&node.sig.ident, node);
        syn::visit::visit_impl_item_fn(self, node);
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        self.found(&node.ident, node);
        syn::visit::visit_item_const(self, node);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_around_everything_are_taken_off() {
        for (text, whole) in
            [("(a + b)", true), ("(a) + (b)", false), ("(a, b)", false), ("((a))", true), ("a", false)]
        {
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
