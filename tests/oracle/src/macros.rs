//! Where the `macro_rules!` of a text stand: the compiler places what they compute there, the scanner where they are invoked.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::Visit;

/// A definition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Definition {
    /// Its name.
    pub(crate) name: String,
    /// First and last line, from 1.
    pub(crate) lines: (u32, u32),
    /// Names of macros that stand before a `!` in it.
    pub(crate) invokes: BTreeSet<String>,
}

/// The macro of a name and those that it leads to: a finding names the outermost one, whichever wrote the operation.
pub(crate) fn written_by<'d>(all: &[&'d Definition], name: &'d str) -> BTreeSet<&'d str> {
    let mut found = BTreeSet::from([name]);
    let mut next = vec![name];
    while let Some(name) = next.pop() {
        let inner = all.iter().filter(|one| one.name == name).flat_map(|one| &one.invokes);
        next.extend(inner.map(String::as_str).filter(|inner| found.insert(inner)));
    }
    found
}

/// All definitions of a text, in order; none where it is no Rust.
pub(crate) fn definitions(text: &str) -> Vec<Definition> {
    let mut finder = Finder(Vec::new());
    if let Ok(file) = syn::parse_file(text) {
        finder.visit_file(&file);
    }
    finder.0
}

struct Finder(Vec<Definition>);

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_macro(&mut self, node: &'ast syn::ItemMacro) {
        let Some(name) = &node.ident else { return };
        let span = node.span();
        self.0.push(Definition {
            name: name.to_string(),
            lines: (span.start().line as u32, span.end().line as u32),
            invokes: invoked(node.mac.tokens.clone()),
        });
    }
}

fn invoked(tokens: TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut name = None;
    for token in tokens {
        match &token {
            TokenTree::Punct(mark) if mark.as_char() == '!' => found.extend(name.take()),
            TokenTree::Group(group) => found.append(&mut invoked(group.stream())),
            _ => {}
        }
        name = if let TokenTree::Ident(ident) = token { Some(ident.to_string()) } else { None };
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_found_in_modules_and_bodies_too() {
        let text = "mod a {\n    macro_rules! one {\n        () => {};\n    }\n}\nfn f() {\n    macro_rules! two { () => {} }\n}\n";
        let found = definitions(text);
        let found: Vec<_> = found.iter().map(|one| (one.name.as_str(), one.lines)).collect();
        assert_eq!(found, [("one", (2, 4)), ("two", (7, 7))]);
    }

    #[test]
    fn a_macro_leads_to_those_that_it_invokes_and_to_no_other() {
        let found = definitions(
            "macro_rules! a { () => { fn f() { b!(a); } } } macro_rules! b { () => { c![] a!() } } macro_rules! d { () => { !a } }",
        );
        let all: Vec<&Definition> = found.iter().collect();
        assert_eq!(written_by(&all, "a"), BTreeSet::from(["a", "b", "c"]));
        assert_eq!(written_by(&all, "d"), BTreeSet::from(["d"]));
    }
}
