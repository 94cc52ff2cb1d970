//! Where the `macro_rules!` of a text stand: the compiler places what they compute there, the scanner where they are invoked.

use syn::spanned::Spanned;
use syn::visit::Visit;

/// A definition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Definition {
    /// Its name.
    pub(crate) name: String,
    /// First and last line, from 1.
    pub(crate) lines: (u32, u32),
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
        });
    }
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
}
