//! Makes a program smaller as long as scanner and compiler still disagree in the same way.

use super::compile::Place;
use super::judge::{Disagreement, Judged, judge};
use crate::error::Error;
use proc_macro2::LineColumn;
use std::ops::Range;
use std::path::Path;
use syn::spanned::Spanned;
use syn::visit::Visit;

/// How many smaller programs rustc gets at once, and how often.
const BATCH: usize = 24;
const ROUNDS: usize = 40;

/// The smallest program that was found, and the disagreement in it.
pub(super) fn shrink(
    text: &str,
    wanted: &Disagreement,
    folder: &Path,
) -> Result<(String, Disagreement), Error> {
    let mut best = (text.to_owned(), wanted.clone());
    let mut at = 0;
    for _ in 0..ROUNDS {
        let pieces = pieces(&best.0);
        let Some(next) = pieces.get(at..pieces.len().min(at + BATCH)).filter(|next| !next.is_empty()) else {
            break;
        };
        let smaller: Vec<String> = next
            .iter()
            .map(|(range, by)| {
                let mut smaller = best.0.clone();
                smaller.replace_range(range.clone(), by);
                tidy(&smaller)
            })
            .collect();
        match first_same(&smaller, wanted, folder)? {
            Some((found, disagreement)) => {
                at += found;
                best = (smaller[found].clone(), disagreement);
            }
            None => at += next.len(),
        }
    }
    Ok(best)
}

/// The first program that still compiles and has a disagreement of the same kind.
fn first_same(
    texts: &[String],
    wanted: &Disagreement,
    folder: &Path,
) -> Result<Option<(usize, Disagreement)>, Error> {
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let judged = judge(&texts, &Place::new(folder))?.into_iter().enumerate();
    let mut same = judged.filter_map(|(at, judged)| {
        let Judged::Compared { disagreements, .. } = judged else { return None };
        let one =
            disagreements.into_iter().find(|one| one.missed == wanted.missed && one.rule == wanted.rule)?;
        Some((at, one))
    });
    Ok(same.next())
}

/// Without empty lines.
fn tidy(text: &str) -> String {
    text.lines().filter(|line| !line.trim().is_empty()).map(|line| format!("{line}\n")).collect()
}

/// What can be taken out of a program or replaced by a part of itself, the largest first.
fn pieces(text: &str) -> Vec<(Range<usize>, String)> {
    let Ok(file) = syn::parse_file(text) else { return Vec::new() };
    let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
    let starts = std::iter::once(0).chain(breaks.map(|(at, _)| at + 1)).collect();
    let mut finder = Finder { text, starts, pieces: Vec::new() };
    finder.visit_file(&file);
    let mut pieces = finder.pieces;
    pieces.sort_by_key(|(range, replacement)| {
        (std::cmp::Reverse(range.len() - replacement.len()), range.start)
    });
    pieces
}

struct Finder<'t> {
    text: &'t str,
    starts: Vec<usize>,
    pieces: Vec<(Range<usize>, String)>,
}

impl Finder<'_> {
    fn range(&self, node: &dyn Spanned) -> Range<usize> {
        let at = |place: LineColumn| self.starts[place.line - 1] + place.column;
        let span = node.span();
        at(span.start())..at(span.end())
    }

    fn remove(&mut self, node: &dyn Spanned) {
        self.pieces.push((self.range(node), String::new()));
    }

    fn replace(&mut self, node: &dyn Spanned, by: &dyn Spanned) {
        let (whole, part) = (self.range(node), self.range(by));
        if part.len() < whole.len() {
            self.pieces.push((whole, self.text[part].to_owned()));
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, node: &'ast syn::Item) {
        self.remove(node);
        syn::visit::visit_item(self, node);
    }

    fn visit_impl_item(&mut self, node: &'ast syn::ImplItem) {
        self.remove(node);
        syn::visit::visit_impl_item(self, node);
    }

    fn visit_trait_item(&mut self, node: &'ast syn::TraitItem) {
        self.remove(node);
        syn::visit::visit_trait_item(self, node);
    }

    fn visit_stmt(&mut self, node: &'ast syn::Stmt) {
        self.remove(node);
        syn::visit::visit_stmt(self, node);
    }

    fn visit_expr(&mut self, node: &'ast syn::Expr) {
        match node {
            syn::Expr::Binary(inner) => {
                self.replace(node, &inner.left);
                self.replace(node, &inner.right);
            }
            syn::Expr::Paren(inner) => self.replace(node, &inner.expr),
            syn::Expr::MethodCall(inner) => self.replace(node, &inner.receiver),
            syn::Expr::Call(inner) => inner.args.iter().for_each(|arg| self.replace(node, arg)),
            syn::Expr::Cast(inner) => self.replace(node, &inner.expr),
            syn::Expr::Field(inner) => self.replace(node, &inner.base),
            syn::Expr::Index(inner) => {
                if let syn::Expr::Array(array) = &*inner.expr {
                    array.elems.iter().for_each(|item| self.replace(node, item));
                }
            }
            syn::Expr::If(inner) => {
                if let [syn::Stmt::Expr(value, None)] = &inner.then_branch.stmts[..] {
                    self.replace(node, value);
                }
            }
            syn::Expr::Block(inner) => {
                if let Some(syn::Stmt::Expr(value, None)) = inner.block.stmts.last() {
                    self.replace(node, value);
                }
            }
            _ => {}
        }
        syn::visit::visit_expr(self, node);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_matter_is_taken_out() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        // Not a disagreement of today's scanner: everything of the form is looked for.
        let text = "pub fn g() {}\npub fn f(a: f32) -> f32 {\n    let b = (a + a);\n    b\n}\n";
        assert!(pieces(text).len() >= 5);
        let wanted = Disagreement {
            missed: true,
            rule: "float-arithmetic".to_owned(),
            line: 3,
            code: "a + a".to_owned(),
        };
        let (smaller, same) = shrink(text, &wanted, folder.path()).expect("rustc runs");
        assert_eq!(
            (smaller.as_str(), &same),
            (text, &wanted),
            "nothing smaller disagrees, so nothing is taken out"
        );
    }
}
