//! What the tests of this folder share.

use crate::parse::{Comment, Parsed};
use crate::source::{SourceFile, Span};

/// Parses a text whose comments are the only places with `determinism-lint:` in them.
pub(super) fn parsed(text: &str) -> Parsed {
    let base = if text.starts_with("#!/") { text.find('\n').unwrap() } else { 0 };
    let tree = syn::parse_str(&text[base..]).unwrap();
    let mut comments = Vec::new();
    for (mark, _) in text.match_indices("determinism-lint:") {
        let line_start = text[..mark].rfind('\n').map_or(0, |at| at + 1);
        let block = text[..mark].rfind("/*").filter(|open| !text[*open..mark].contains("*/"));
        let start = block.or_else(|| text[line_start..mark].find("//").map(|at| at + line_start)).unwrap();
        let end = match block {
            Some(open) => open + text[open..].find("*/").unwrap() + 2,
            None => text[mark..].find('\n').map_or(text.len(), |at| at + mark),
        };
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        comments.push(Comment {
            span: Span { start: start as u32, end: end as u32 },
            text: text[start..end].to_owned(),
            own_line: text[line_start..start].trim().is_empty(),
        });
    }
    Parsed { source: SourceFile::new("a.rs".to_owned(), text.to_owned()), tree, base: base as u32, comments }
}
