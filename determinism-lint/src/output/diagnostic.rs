//! Renders miette diagnostics the way all of the tool does it: no escape code unless colours are on.

use super::Options;
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, ThemeCharacters, ThemeStyles};

/// One diagnostic as text, ending in a line break.
pub fn render(diagnostic: &dyn Diagnostic, options: &Options) -> String {
    render_with(&handler(options), diagnostic)
}

/// The renderer; make it once for many diagnostics.
pub(super) fn handler(options: &Options) -> GraphicalReportHandler {
    let theme = GraphicalTheme {
        characters: if options.unicode { ThemeCharacters::unicode() } else { ThemeCharacters::ascii() },
        styles: if options.color { ThemeStyles::ansi() } else { ThemeStyles::none() },
    };
    let handler = GraphicalReportHandler::new_themed(theme).with_width(options.width);
    let handler = handler.with_context_lines(1).with_break_words(false).without_syntax_highlighting();
    // Links are escape codes of their own, which a theme without colours would let through.
    handler.with_urls(options.color)
}

pub(super) fn render_with(handler: &GraphicalReportHandler, diagnostic: &dyn Diagnostic) -> String {
    let mut text = String::new();
    if handler.render_report(&mut text, diagnostic).is_err() {
        // Only a source that cannot be read makes the renderer fail; the message must not get lost with it.
        text = format!("{diagnostic}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error, Diagnostic)]
    #[error("it broke")]
    #[diagnostic(code(broken), url("https://example.org/broken"), help("mend it"))]
    struct Broken;

    #[test]
    fn without_colours_there_is_no_escape_code_not_even_of_a_link() {
        let text = render(&Broken, &Options::plain());
        assert!(!text.contains('\u{1b}'), "{text:?}");
        assert!(text.contains("it broke") && text.contains("mend it"), "{text}");
    }

    #[test]
    fn with_colours_the_code_is_a_link() {
        let text = render(&Broken, &Options { color: true, ..Options::plain() });
        assert!(text.contains("\u{1b}]8;;https://example.org/broken"), "{text:?}");
    }
}
