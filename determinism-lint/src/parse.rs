//! Text → syntax tree and comments. The only module that knows proc-macro2 spans, byte order marks and shebangs.

use crate::source::{SourceFile, Span};

/// A comment that speaks to this tool: it contains `determinism-lint:` and is no doc comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// Where it stands, comment marks included.
    pub span: Span,
    /// The text without comment marks, trimmed.
    pub text: String,
    /// Only white space stands before it on its line.
    pub own_line: bool,
}

/// A file that could be read and parsed. Cannot leave the thread that made it.
pub struct Parsed {
    /// The text.
    pub source: SourceFile,
    /// The tree. Spans count from `base`.
    pub tree: syn::File,
    /// Bytes that were cut off before parsing (a shebang line).
    pub base: u32,
    /// Comments that speak to this tool, in order.
    pub comments: Vec<Comment>,
}

/// Why a file could not be read or parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// Lower case, no stop: `not valid UTF-8`, `expected `;``, `nests more than … levels deep`.
    pub message: String,
    /// Where, as far as known.
    pub span: Span,
    /// What to do.
    pub help: String,
}

/// Byte range of a token in the text, where `base` bytes were cut off before parsing.
pub fn byte_span(span: proc_macro2::Span, base: u32) -> Span {
    let range = span.byte_range();
    Span { start: range.start as u32 + base, end: range.end as u32 + base }
}
