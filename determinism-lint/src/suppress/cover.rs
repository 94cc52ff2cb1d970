//! What a comment covers, and which of many comments covers a place: the narrowest. Knows spans and lines only.

use crate::source::{SourceFile, Span};
use std::collections::BTreeMap;

/// The part of a file that a comment speaks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    /// All of it.
    File,
    /// Everything inside a statement, item, field or arm.
    Inside(Span),
    /// What begins or has its label on this line (from 1).
    Line(u32),
}

impl Cover {
    /// As a byte span.
    pub fn span(self, source: &SourceFile) -> Span {
        match self {
            Self::File => Span { start: 0, end: source.text.len() as u32 },
            Self::Inside(span) => span,
            Self::Line(line) => source.line_span(line),
        }
    }
}

/// The comments of one file about one rule, by what they cover. Of several that cover the same, the last counts: on its own
/// line it is the one that stands closest.
#[derive(Debug, Default)]
pub(super) struct Index {
    file: Option<usize>,
    lines: BTreeMap<u32, usize>,
    /// By start, the larger first; nested or apart, never overlapping in part.
    spans: Vec<Nested>,
}

#[derive(Debug)]
struct Nested {
    span: Span,
    comment: usize,
    parent: Option<usize>,
}

impl Index {
    /// Takes covers with the number of their comment, in the order of the file.
    pub(super) fn new(covers: impl IntoIterator<Item = (Cover, usize)>) -> Self {
        let mut index = Self::default();
        let mut spans = BTreeMap::new();
        for (cover, comment) in covers {
            match cover {
                Cover::File => index.file = Some(comment),
                Cover::Line(line) => _ = index.lines.insert(line, comment),
                Cover::Inside(span) => _ = spans.insert((span.start, std::cmp::Reverse(span.end)), comment),
            }
        }
        let mut open: Vec<usize> = Vec::new();
        for ((start, std::cmp::Reverse(end)), comment) in spans {
            while open.last().is_some_and(|last| index.spans[*last].span.end <= start) {
                open.pop();
            }
            index.spans.push(Nested { span: Span { start, end }, comment, parent: open.last().copied() });
            open.push(index.spans.len() - 1);
        }
        index
    }

    /// The comment that covers a finding of this span and label. O(log comments + nesting).
    pub(super) fn covering(&self, source: &SourceFile, span: Span, label: Span) -> Option<usize> {
        [span, label]
            .iter()
            .find_map(|place| self.lines.get(&source.line(place.start)).copied())
            .or_else(|| [span, label].iter().find_map(|place| self.inside(place.start)))
            .or(self.file)
    }

    fn inside(&self, offset: u32) -> Option<usize> {
        let mut at = self.spans.partition_point(|nested| nested.span.start <= offset).checked_sub(1);
        while let Some(nested) = at.map(|at| &self.spans[at]) {
            if offset < nested.span.end {
                return Some(nested.comment);
            }
            at = nested.parent;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(start: u32, end: u32) -> Span {
        Span { start, end }
    }

    fn source() -> SourceFile {
        SourceFile::new("a.rs".to_owned(), "0123456789\nabcdefghij\nABCDEFGHIJ\n".to_owned())
    }

    #[test]
    fn the_narrowest_comment_covers_a_place() {
        let index = Index::new([
            (Cover::File, 0),
            (Cover::Inside(span(2, 30)), 1),
            (Cover::Inside(span(12, 20)), 2),
            (Cover::Line(2), 3),
            (Cover::Inside(span(4, 6)), 4),
        ]);
        let covering = |start, end| index.covering(&source(), span(start, end), span(start, end));
        assert_eq!(covering(0, 40), Some(0));
        assert_eq!(covering(2, 3), Some(1));
        assert_eq!(covering(5, 40), Some(4));
        assert_eq!(covering(6, 7), Some(1));
        assert_eq!(covering(13, 14), Some(3));
        assert_eq!(covering(25, 26), Some(1));
        assert_eq!(covering(30, 31), Some(0));
    }

    #[test]
    fn inner_places_win_over_those_around() {
        let index = Index::new([(Cover::Inside(span(2, 30)), 1), (Cover::Inside(span(12, 20)), 2)]);
        let covering = |start| index.covering(&source(), span(start, start + 1), span(start, start + 1));
        assert_eq!([0, 12, 19, 20, 29, 30].map(covering), [None, Some(2), Some(2), Some(1), Some(1), None]);
    }

    #[test]
    fn a_label_on_the_line_is_enough() {
        let index = Index::new([(Cover::Line(2), 0)]);
        assert_eq!(index.covering(&source(), span(0, 30), span(12, 13)), Some(0));
        assert_eq!(index.covering(&source(), span(0, 30), span(25, 26)), None);
        assert_eq!(index.covering(&source(), span(12, 30), span(25, 26)), Some(0));
    }

    #[test]
    fn of_equal_covers_the_last_counts() {
        let index =
            Index::new([(Cover::Inside(span(2, 5)), 0), (Cover::Inside(span(2, 5)), 1), (Cover::File, 2)]);
        assert_eq!(index.covering(&source(), span(2, 3), span(2, 3)), Some(1));
    }
}
