//! The source lines that one diagnostic shows. Costs the shown lines, whatever the length of the file or of a line.

use super::text::visible;
use crate::source::{Position, SourceFile, Span};
use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

/// Lines above the label that are shown where the operation begins there.
const LINES_ABOVE: u32 = 2;
/// Bytes of a line shown to each side of the label.
const BYTES_BESIDE: usize = 160;

/// A few lines of a file with one labelled place.
#[derive(Debug)]
pub(super) struct Snippet {
    name: String,
    text: String,
    label: SourceSpan,
    first_line: u32,
    line: u32,
    column: u32,
}

impl Snippet {
    /// The lines from where the operation begins to its label. A label over several lines is cut
    /// at the end of the first. `at` is where the label begins.
    pub(super) fn new(source: &SourceFile, operation: Span, label: Span, at: Position) -> Self {
        let first_line =
            source.line(operation.start).clamp(at.line.saturating_sub(LINES_ABOVE).max(1), at.line);
        let mut text = String::new();
        for line in first_line..at.line {
            let above = source.line_span(line);
            text.push_str(&visible(window(source, above, above.start)));
            text.push('\n');
        }
        let labelled = source.line_span(at.line);
        let start = label.start.clamp(labelled.start, labelled.end);
        let end = label.end.clamp(start, labelled.end);
        let before = Span { start: labelled.start, end: start };
        let after = Span { start: end, end: labelled.end };
        text.push_str(&visible(tail(source.slice(before))));
        let offset = text.len();
        text.push_str(&visible(head(source.slice(Span { start, end }), 4 * BYTES_BESIDE)));
        let length = text.len() - offset;
        text.push_str(&visible(head(source.slice(after), BYTES_BESIDE)));
        // A label at the very end of a line still needs a character to stand under.
        text.push_str(if length == 0 { " \n" } else { "\n" });
        let name = visible(&source.path).into_owned();
        Self {
            name,
            text,
            label: (offset, length.max(1)).into(),
            first_line,
            line: at.line,
            column: at.column,
        }
    }

    /// Where the label stands in the shown text.
    pub(super) fn label(&self) -> SourceSpan {
        self.label
    }
}

impl SourceCode for Snippet {
    /// Without context the renderer asks for the place to name, with context for the lines to show.
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let name = self.name.clone();
        if before + after > 0 {
            let lines = self.line - self.first_line + 1;
            let whole: SourceSpan = (0, self.text.len()).into();
            let first = self.first_line as usize - 1;
            return Ok(Box::new(MietteSpanContents::new_named(
                name,
                self.text.as_bytes(),
                whole,
                first,
                0,
                lines as usize,
            )));
        }
        let data = self
            .text
            .as_bytes()
            .get(span.offset()..span.offset() + span.len())
            .ok_or(MietteError::OutOfBounds)?;
        let (line, column) = (self.line as usize - 1, self.column as usize - 1);
        Ok(Box::new(MietteSpanContents::new_named(name, data, *span, line, column, 1)))
    }
}

/// The beginning of a line.
fn window(source: &SourceFile, line: Span, from: u32) -> &str {
    head(source.slice(Span { start: from, end: line.end }), 2 * BYTES_BESIDE)
}

/// At most `most` bytes from the beginning, cut between characters.
fn head(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}

/// At most [`BYTES_BESIDE`] bytes from the end.
fn tail(text: &str) -> &str {
    &text[text.ceil_char_boundary(text.len().saturating_sub(BYTES_BESIDE))..]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn snippet(text: &str, operation: (u32, u32), label: (u32, u32)) -> Snippet {
        let span = |(start, end)| Span { start, end };
        let source = SourceFile::new("a.rs".to_owned(), text.to_owned());
        Snippet::new(&source, span(operation), span(label), source.position(label.0))
    }

    fn labelled(snippet: &Snippet) -> &str {
        &snippet.text[snippet.label.offset()..snippet.label.offset() + snippet.label.len()]
    }

    #[test]
    fn only_the_lines_from_the_operation_to_the_label_are_shown() {
        let shown = snippet("fn f() {\n    a\n        .b();\n}\n", (13, 27), (24, 25));
        assert_eq!(shown.text, "    a\n        .b();\n");
        assert_eq!(labelled(&shown), "b");
        assert_eq!((shown.first_line, shown.line, shown.column), (2, 3, 10));
    }

    #[test]
    fn an_operation_that_begins_far_above_shows_two_lines_of_it() {
        let shown = snippet("a\nb\nc\nd\ne\nf", (0, 11), (10, 11));
        assert_eq!(shown.text, "d\ne\nf\n");
    }

    #[test]
    fn a_label_over_several_lines_ends_with_its_first() {
        let shown = snippet("let x = {\r\n1\r\n};", (8, 16), (8, 16));
        assert_eq!((shown.text.as_str(), labelled(&shown)), ("let x = {\n", "{"));
    }

    #[test]
    fn a_label_at_the_end_of_the_file_or_in_an_empty_file_has_something_to_stand_under() {
        assert_eq!(labelled(&snippet("", (0, 0), (0, 0))), " ");
        assert_eq!(labelled(&snippet("ab", (2, 2), (2, 2))), " ");
        assert_eq!(labelled(&snippet("ab\n", (3, 3), (3, 3))), " ");
        assert_eq!(labelled(&snippet("ab\n", (90, 95), (90, 95))), " ");
    }

    #[test]
    fn of_a_very_long_line_only_the_neighbourhood_is_shown() {
        let text = format!("{}*{}", "ä".repeat(100_000), "ö".repeat(100_000));
        let shown = snippet(&text, (200_000, 200_001), (200_000, 200_001));
        assert!(shown.text.len() < 400, "{}", shown.text.len());
        assert_eq!((labelled(&shown), shown.column), ("*", 100_001));
    }

    #[test]
    fn escape_codes_in_the_source_do_not_reach_the_terminal() {
        let shown = snippet("let s = \"\u{1b}[2J\" * x;", (8, 18), (15, 16));
        assert_eq!((shown.text.as_str(), labelled(&shown)), ("let s = \"\u{241b}[2J\" * x;\n", "*"));
    }
}
