//! The pass over the raw text before it is parsed: comments that speak to this tool, and how deep the code nests.

use super::Comment;
use super::depth::{Depth, Excess, Unbalanced};
use super::lex::{Sink, Token, Unclosed, lex};
use super::outline::{self, Outline};
use crate::source::Span;

/// What makes a comment one of ours.
const MARK: &[u8] = b"determinism-lint:";

/// What the pass found.
pub(super) struct Found {
    /// Comments that speak to this tool.
    pub(super) comments: Vec<Comment>,
    /// What nests too deep to be parsed.
    pub(super) excess: Option<Excess>,
    /// The first bracket without a partner.
    pub(super) unbalanced: Option<Unbalanced>,
    /// A literal or comment that does not end.
    pub(super) unclosed: Option<Unclosed>,
    /// Where the bodies of functions stand.
    pub(super) outline: outline::Found,
    /// The largest bound on recursion.
    #[cfg(test)]
    pub(super) largest: u32,
}

/// Looks at the text from byte `start` on. O(bytes).
pub(super) fn scan(text: &str, start: usize, root_calls: &[String]) -> Found {
    let mut scan =
        Scan { text, depth: Depth::new(text), outline: Outline::new(text, root_calls), comments: Vec::new() };
    let unclosed = lex(text, start, &mut scan);
    let Scan { depth, outline, comments, .. } = scan;
    Found {
        comments,
        excess: depth.excess(),
        unbalanced: depth.unbalanced(),
        unclosed,
        outline: outline.finish(),
        #[cfg(test)]
        largest: depth.largest(),
    }
}

struct Scan<'a> {
    text: &'a str,
    depth: Depth<'a>,
    outline: Outline<'a>,
    comments: Vec<Comment>,
}

impl Scan<'_> {
    #[cold]
    fn keep(&mut self, start: usize, end: usize, block: bool) {
        let comment = &self.text[start..end];
        let text = match block {
            true => comment.trim_start_matches('/').trim_end_matches('/').trim_matches('*'),
            false => comment.trim_start_matches('/'),
        };
        let line = self.text[..start].rfind('\n').map_or(0, |at| at + 1);
        self.comments.push(Comment {
            span: Span { start: start as u32, end: end as u32 },
            text: text.trim().to_owned(),
            own_line: self.text[line..start].trim().is_empty(),
        });
    }
}

impl Sink for Scan<'_> {
    #[inline]
    fn token(&mut self, token: Token, start: usize, end: usize) {
        self.depth.token(token, start, end);
        self.outline.token(token, start, end);
    }

    fn comment(&mut self, start: usize, end: usize, block: bool) {
        self.outline.comment(start, end, block);
        if speaks(&self.text.as_bytes()[start..end]) {
            self.keep(start, end, block);
        }
    }
}

/// Whether the mark stands in a comment: looks for its `-`, which is rare, then at what surrounds it.
fn speaks(comment: &[u8]) -> bool {
    let dash = 11;
    let mut from = dash;
    while let Some(found) = comment.get(from..).and_then(|rest| rest.iter().position(|byte| *byte == b'-')) {
        let start = from + found - dash;
        if comment[start..].starts_with(MARK) {
            return true;
        }
        from += found + 1;
    }
    false
}

/// First byte of the first token.
pub(super) fn first_token(text: &str) -> Option<u8> {
    struct First(Option<usize>);
    impl Sink for First {
        fn token(&mut self, _token: Token, start: usize, _end: usize) {
            self.0.get_or_insert(start);
        }
        fn comment(&mut self, _start: usize, _end: usize, _block: bool) {}
    }
    let mut first = First(None);
    lex(text, 0, &mut first);
    first.0.map(|start| text.as_bytes()[start])
}
