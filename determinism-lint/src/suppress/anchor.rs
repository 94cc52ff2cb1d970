//! What a comment on its own line can attach to: items, statements, fields, arms, parameters, and what looks like them in
//! macro arguments. Runs beside the tree, in the thread that parsed it; knows nothing of what comments say.

use crate::parse::Parsed;
use crate::source::Span;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// A place that a comment directly before it covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Anchor {
    /// Offset of the token that follows the comment: where the place begins, or goes on behind an attribute.
    pub(super) at: u32,
    /// Everything that is covered.
    pub(super) covers: Span,
    /// It is an item of a module, block, impl, trait or extern block.
    pub(super) item: bool,
}

/// The anchors whose token stands at one of `wanted` (sorted), sorted by place, the largest of a place first.
pub(super) fn anchors(parsed: &Parsed, wanted: &[u32]) -> Vec<Anchor> {
    let mut search = Search { parsed, wanted, found: Vec::new() };
    search.visit_file(&parsed.tree);
    let mut found = search.found;
    found.sort_by_key(|anchor| (anchor.at, std::cmp::Reverse(anchor.covers.end), !anchor.item));
    found
}

/// Where a node begins, its attributes included.
pub(super) fn start_of(parsed: &Parsed, node: &impl Spanned) -> u32 {
    parsed.span(node).start
}

struct Search<'p> {
    parsed: &'p Parsed,
    wanted: &'p [u32],
    found: Vec<Anchor>,
}

impl Search<'_> {
    fn is_wanted(&self, span: Span) -> bool {
        let first = self.wanted.partition_point(|at| *at < span.start);
        self.wanted.get(first).is_some_and(|at| *at < span.end)
    }

    fn push(&mut self, at: u32, covers: Span, item: bool) {
        if self.wanted.binary_search(&at).is_ok() {
            self.found.push(Anchor { at, covers, item });
        }
    }

    /// Takes a node as an anchor; whether anything inside it is wanted.
    fn node(&mut self, node: &impl ToTokens, item: bool) -> bool {
        let tokens: Vec<TokenTree> = node.to_token_stream().into_iter().collect();
        let [first, .., last] = tokens.as_slice() else {
            return tokens.first().is_some_and(|only| self.whole(&tokens, self.parsed.span(only), item));
        };
        let start = self.parsed.span(first).start;
        let end = self.parsed.span(last).end;
        self.whole(&tokens, Span { start, end }, item)
    }

    fn whole(&mut self, tokens: &[TokenTree], covers: Span, item: bool) -> bool {
        if !self.is_wanted(covers) {
            return false;
        }
        self.push(covers.start, covers, item);
        // A comment may also stand between the attributes and what they belong to.
        let mut rest = tokens;
        while let [TokenTree::Punct(pound), TokenTree::Group(attribute), next, ..] = rest {
            if pound.as_char() != '#' || attribute.delimiter() != Delimiter::Bracket {
                break;
            }
            self.push(self.parsed.span(next).start, covers, item);
            rest = &rest[2..];
        }
        true
    }

    /// Macro arguments: what ends in `;` or `,` or with a block at the end of a line is taken as one place, and any other
    /// token as the rest of its line.
    fn tokens(&mut self, stream: TokenStream) {
        let trees: Vec<TokenTree> = stream.into_iter().collect();
        let mut begin = 0;
        while begin < trees.len() {
            let end = self.run_end(&trees, begin);
            let run = &trees[begin..end];
            let covers = Span { start: self.span(&run[0]).start, end: self.span(&run[run.len() - 1]).end };
            if self.is_wanted(covers) {
                self.run(run, covers);
            }
            begin = end;
        }
    }

    fn run(&mut self, run: &[TokenTree], covers: Span) {
        self.push(covers.start, covers, false);
        for tree in run {
            let span = self.span(tree);
            if span.start != covers.start {
                let line = self.parsed.source.line(span.start);
                let end = self.parsed.source.line_span(line).end;
                self.push(span.start, Span { start: span.start, end }, false);
            }
            if let TokenTree::Group(group) = tree
                && self.is_wanted(span)
            {
                self.tokens(group.stream());
            }
        }
    }

    /// Index behind the last token of the run that begins at `begin`.
    fn run_end(&self, trees: &[TokenTree], begin: usize) -> usize {
        for (at, tree) in trees.iter().enumerate().skip(begin) {
            let ends = match tree {
                TokenTree::Punct(punct) => matches!(punct.as_char(), ';' | ','),
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    trees.get(at + 1).is_some_and(|next| self.stands_below(tree, next))
                }
                _ => false,
            };
            if ends {
                return at + 1;
            }
        }
        trees.len()
    }

    fn stands_below(&self, tree: &TokenTree, next: &TokenTree) -> bool {
        let source = &self.parsed.source;
        let goes_on =
            matches!(next, TokenTree::Punct(punct) if matches!(punct.as_char(), '.' | '?' | ',' | ';'));
        !goes_on && source.line(self.span(next).start) > source.line(self.span(tree).end.saturating_sub(1))
    }

    fn span(&self, tree: &TokenTree) -> Span {
        self.parsed.span(tree)
    }
}

macro_rules! anchored {
    ($($visit:ident: $node:ident, $item:literal;)*) => {
        $(fn $visit(&mut self, node: &'ast syn::$node) {
            if self.node(node, $item) {
                visit::$visit(self, node);
            }
        })*
    };
}

impl<'ast> Visit<'ast> for Search<'_> {
    anchored! {
        visit_item: Item, true;
        visit_impl_item: ImplItem, true;
        visit_trait_item: TraitItem, true;
        visit_foreign_item: ForeignItem, true;
        visit_field: Field, false;
        visit_field_value: FieldValue, false;
        visit_variant: Variant, false;
        visit_fn_arg: FnArg, false;
    }

    fn visit_stmt(&mut self, node: &'ast syn::Stmt) {
        if self.node(node, matches!(node, syn::Stmt::Item(_))) {
            visit::visit_stmt(self, node);
        }
    }

    fn visit_arm(&mut self, node: &'ast syn::Arm) {
        if self.node(node, false) {
            self.node(&node.body, false);
            visit::visit_arm(self, node);
        }
    }

    fn visit_expr_closure(&mut self, node: &'ast syn::ExprClosure) {
        self.node(&node.body, false);
        visit::visit_expr_closure(self, node);
    }

    fn visit_token_stream(&mut self, stream: &'ast TokenStream) {
        self.tokens(stream.clone());
    }
}
