//! Spans as lines and columns. Columns count Unicode scalar values; what ends is one past the last character.

use crate::report::Report;
use crate::source::{FileId, Position, SourceFile, Span};
use std::sync::LazyLock;

/// A span as lines and columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    /// The first character.
    pub start: Position,
    /// One past the last character.
    pub end: Position,
}

/// The file of a finding. A report whose findings name files that it does not hold still gets written.
// determinism-lint: allow(global-state, why = "constant-table", reason = "set once to a constant")
pub(crate) fn source(report: &Report, file: FileId) -> &SourceFile {
    static MISSING: LazyLock<SourceFile> =
        LazyLock::new(|| SourceFile::new("<unknown file>".to_owned(), String::new()));
    report.sources.get(file.0 as usize).unwrap_or(&MISSING)
}

/// Finds lines and columns. On one line it goes on from where the last span began, so that many findings on one very
/// long line (generated code) cost one pass over it and not one pass each.
pub(crate) struct Places<'a> {
    report: &'a Report,
    anchor: Option<(FileId, u32, Position)>,
}

impl<'a> Places<'a> {
    pub(crate) fn new(report: &'a Report) -> Self {
        Self { report, anchor: None }
    }

    /// Both ends of a span.
    pub(crate) fn place(&mut self, file: FileId, span: Span) -> Place {
        let source = source(self.report, file);
        let known =
            self.anchor.filter(|(of, ..)| *of == file).map(|(_, offset, position)| (offset, position));
        let start = ahead(source, known, span.start);
        self.anchor = Some((file, span.start, start));
        let end = ahead(source, Some((span.start, start)), span.end.max(span.start));
        Place { start, end }
    }
}

/// The position of `offset`, counted from a known position where that stands before it on the same line.
fn ahead(source: &SourceFile, known: Option<(u32, Position)>, offset: u32) -> Position {
    let Some((from, position)) = known else { return source.position(offset) };
    if offset < from || source.line(offset) != position.line {
        return source.position(offset);
    }
    let end = (offset as usize).min(source.text.len());
    let between = source.text.get((from as usize).min(end)..end).unwrap_or("");
    Position { line: position.line, column: position.column + between.chars().count() as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_agree_with_positions_counted_from_the_line_start() {
        let text = "let ä = 1;\n\tlet x = y * z; let w = x / y;\nend".to_owned();
        let report = Report {
            sources: vec![
                SourceFile::new("a.rs".to_owned(), text.clone()),
                SourceFile::new("b.rs".to_owned(), "ab".to_owned()),
            ],
            ..Report::default()
        };
        let mut places = Places::new(&report);
        for (start, end) in [(4, 9), (12, 20), (14, 18), (13, 15), (28, 40), (42, 46), (46, 46), (0, 46)] {
            let place = places.place(FileId(0), Span { start, end });
            assert_eq!(place.start, report.sources[0].position(start), "{start}");
            assert_eq!(place.end, report.sources[0].position(end), "{end}");
        }
        assert_eq!(places.place(FileId(1), Span { start: 1, end: 2 }).end, Position { line: 1, column: 3 });
        assert_eq!(text.len(), 46);
    }

    #[test]
    fn a_file_that_the_report_does_not_hold_is_no_reason_to_stop() {
        let report = Report::default();
        let place = Places::new(&report).place(FileId(7), Span { start: 4, end: 9 });
        assert_eq!(place.start, Position { line: 1, column: 1 });
        assert_eq!(source(&report, FileId(7)).path, "<unknown file>");
    }
}
