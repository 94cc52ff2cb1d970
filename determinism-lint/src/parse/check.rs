//! Compares our tokens and gaps with those of proc-macro2. Only tests need it, over whatever sources there are.

use super::lex::{Sink, Token, lex};
use proc_macro2::{TokenStream, TokenTree};

/// Where the two disagree first: `byte 12: …`. Texts that proc-macro2 cannot read are not compared.
pub(crate) fn disagreement(text: &str) -> Option<String> {
    let theirs = text.parse::<TokenStream>().ok()?;
    let mut expected = Vec::new();
    flatten(text, theirs, &mut expected);
    let mut ours = Ours::default();
    lex(text, 0, &mut ours);
    let borders = first_difference(&expected, &ours.tokens);
    borders.or_else(|| stray(text, &ours))
}

fn first_difference(expected: &[(usize, usize)], ours: &[(usize, usize)]) -> Option<String> {
    let at = expected.iter().zip(ours).position(|(theirs, ours)| theirs != ours);
    let at = at.or((expected.len() != ours.len()).then_some(expected.len().min(ours.len())))?;
    Some(format!("token {at}: proc-macro2 has {:?}, we have {:?}", expected.get(at), ours.get(at)))
}

/// Between tokens there may be nothing but white space and the comments we saw.
fn stray(text: &str, ours: &Ours) -> Option<String> {
    let mut covered: Vec<_> = ours.tokens.iter().chain(&ours.comments).copied().collect();
    covered.sort_unstable();
    let mut end = 0;
    for (start, next) in covered.into_iter().chain([(text.len(), text.len())]) {
        let gap = text.get(end..start)?;
        if !gap.trim_matches(['\u{200e}', '\u{200f}']).trim().is_empty() {
            return Some(format!("byte {end}: neither token nor comment: {gap:?}"));
        }
        end = next;
    }
    None
}

#[derive(Default)]
struct Ours {
    tokens: Vec<(usize, usize)>,
    comments: Vec<(usize, usize)>,
}

impl Sink for Ours {
    fn token(&mut self, _token: Token, start: usize, end: usize) {
        self.tokens.push((start, end));
    }

    fn comment(&mut self, start: usize, end: usize, _block: bool) {
        self.comments.push((start, end));
    }
}

/// Byte ranges of all tokens; a doc comment and a lifetime are one each, as with us.
fn flatten(text: &str, tokens: TokenStream, out: &mut Vec<(usize, usize)>) {
    for token in tokens {
        let range = token.span().byte_range();
        match (token, out.last_mut()) {
            // The tokens of a doc comment all have the span of the whole comment.
            (_, Some(last)) if last.0 == range.start && last.1 + 1 >= range.end => {}
            (TokenTree::Group(group), _) => {
                let (open, close) = (group.span_open().byte_range(), group.span_close().byte_range());
                out.push((open.start, open.end));
                flatten(text, group.stream(), out);
                out.push((close.start, close.end));
            }
            (TokenTree::Ident(_), Some(last)) if last.1 == range.start && text[last.0..last.1] == *"'" => {
                last.1 = range.end;
            }
            // In files with CRLF the span of a doc comment takes in the CR.
            _ => out.push((range.start, range.start + text[range].trim_end_matches('\r').len())),
        }
    }
}
