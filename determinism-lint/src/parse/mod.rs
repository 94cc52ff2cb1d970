//! Text → syntax tree and comments. The only module that knows proc-macro2 spans, byte order marks and shebangs.
//!
//! Nothing that stands in a file may end the process: what would recurse too deep is rejected before the parser sees
//! it, and what the parser cannot read is reported with its place.

#[cfg(test)]
mod check;
mod comments;
mod depth;
mod failure;
mod lex;
mod outline;
mod shrink;
mod split;
mod worker;
mod written_out;

pub(crate) use failure::{too_large, without_text};
pub(crate) use outline::{INERT_ATTRIBUTES, ITEM_WORDS, VALUE_MACROS};
pub use worker::{WORKER_STACK, on_worker, spawn_worker};
pub use written_out::{Items, Written, WrittenOut};

use crate::source::{SourceFile, Span};
use syn::spanned::Spanned;

/// The largest file that is read.
pub const MAX_FILE_BYTES: u64 = 16 * 1024 * 1024;

/// The most brackets that may be open at one place.
pub const MAX_BRACKETS: usize = 256;

/// The largest bound on recursion that is parsed, see `depth.rs`.
///
/// Measured without optimisation, parsing takes at most this much stack for one token of the bound: 41 KiB for `<` of
/// `<<<<A as …`, 37 KiB for `&` of a reference type, 35 KiB for `[` of an array type, 29 KiB for `A<A<A<…`, 14 KiB for
/// `(` and `if if if …`, 11 KiB for `..`, `break` and `return`, 4 KiB for other prefix operators. Visiting, dropping
/// and printing stay below 1 KiB. So the parser needs less than two thirds of [`WORKER_STACK`], and a walk may use
/// up to 64 KiB for each level. The largest bound in 75 MB of published crates was 772.
pub const MAX_DEPTH: u32 = 4_000;

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
    /// What invocations in the place of items become; empty until somebody writes it.
    pub written_out: WrittenOut,
    pending: split::Pending,
}

/// Why a file could not be read or parsed.
#[derive(Debug, Clone)]
pub struct Unreadable {
    /// The text as far as there is one, for showing the place.
    pub source: SourceFile,
    /// Lower case, no stop: `not valid UTF-8`, `expected `;``, `nests more than … levels deep`.
    pub message: String,
    /// Where, as far as known.
    pub span: Span,
    /// What to do.
    pub help: String,
}

impl Parsed {
    /// Byte range of a part of the tree. Walks all its tokens: for a mark or a name rather use [`byte_span`].
    pub fn span(&self, tokens: &dyn Spanned) -> Span {
        byte_span(tokens.span(), &self.source, self.base)
    }

    /// Whether bodies are read later than declarations.
    pub(crate) fn in_two_steps(&self) -> bool {
        self.pending.in_two_steps
    }

    /// Whether macros may stand in the place of types in what is declared.
    pub(crate) fn may_have_type_macros(&self) -> bool {
        !self.pending.no_types
    }
}

/// Byte range in the source of a span of its tree, which begins at `base`. On the thread that parsed it.
pub fn byte_span(span: proc_macro2::Span, source: &SourceFile, base: u32) -> Span {
    // Counting bytes costs proc-macro2 a walk over the text and a map; lines it finds by halving, and so do we.
    let first = if base == 0 { 1 } else { source.line(base) };
    let offset = |place: proc_macro2::LineColumn| {
        let line = first + place.line as u32 - 1;
        let start = if place.line == 1 { base } else { source.line_start(line) };
        source.is_ascii_line(line).then_some(start + place.column as u32)
    };
    if let (Some(start), Some(end)) = (offset(span.start()), offset(span.end())) {
        return Span { start, end };
    }
    let range = span.byte_range();
    Span { start: range.start as u32 + base, end: range.end as u32 + base }
}

/// Reads one file. Must run on a thread from [`spawn_worker`]: nesting up to the limits needs its stack.
///
/// # Errors
///
/// What is no UTF-8, too large, too deep or no Rust that syn can parse.
pub fn parse(path: String, bytes: &[u8]) -> Result<Parsed, Box<Unreadable>> {
    read(path, bytes, None, false)
}

/// The same without the bodies of functions, which [`Parsed::read_bodies`] reads, except for those that declare items or call
/// one of `root_calls`. Where a file must be read as a whole, nothing is left out.
///
/// # Errors
///
/// As [`parse`], as far as what was read shows.
pub fn parse_declarations(
    path: String,
    bytes: &[u8],
    root_calls: &[String],
) -> Result<Parsed, Box<Unreadable>> {
    read(path, bytes, Some(root_calls), false)
}

/// The same for code of which only the declarations are asked for, ever: no body is read, whatever it declares.
///
/// # Errors
///
/// As [`parse`], as far as what was read shows.
pub fn parse_signatures(path: String, bytes: &[u8]) -> Result<Parsed, Box<Unreadable>> {
    read(path, bytes, Some(&[]), true)
}

fn read(
    path: String,
    bytes: &[u8],
    root_calls: Option<&[String]>,
    no_bodies: bool,
) -> Result<Parsed, Box<Unreadable>> {
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(too_large(path, bytes.len() as u64));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = match str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(error) => return Err(failure::not_utf8(path, bytes, error)),
    };
    let source = SourceFile::new(path, text);
    let base = shebang(&source.text);
    let mut found = comments::scan(&source.text, base, root_calls.unwrap_or_default());
    if let Some(excess) = found.excess {
        return Err(failure::too_deep(source, excess));
    }
    // proc-macro2 would swallow a second byte order mark, and all spans with it; rustc rejects it.
    if source.text[base..].starts_with('\u{feff}') {
        return Err(failure::second_mark(source));
    }
    // Comments that speak to this tool may attach to anything, so they need the whole tree.
    if root_calls.is_some() && (found.comments.is_empty() || no_bodies) && found.unbalanced.is_none() {
        let mut outline = std::mem::take(&mut found.outline);
        if no_bodies {
            outline.bodies.iter_mut().for_each(|body| body.stays = false);
        }
        if let Some((mut tree, pending)) = split::declarations(&source, base, outline) {
            shrink::items(&mut tree.items);
            return Ok(Parsed {
                tree,
                base: base as u32,
                comments: found.comments,
                source,
                written_out: WrittenOut::default(),
                pending,
            });
        }
    }
    match syn::parse_str::<syn::File>(&source.text[base..]) {
        Ok(tree) => Ok(Parsed {
            tree,
            base: base as u32,
            comments: found.comments,
            source,
            written_out: WrittenOut::default(),
            pending: split::Pending::default(),
        }),
        Err(error) => Err(failure::syntax(source, base, &found, &error)),
    }
}

/// Length of the shebang line without its line break. `#![attribute]` is none, wherever its bracket stands.
fn shebang(text: &str) -> usize {
    let Some(rest) = text.strip_prefix("#!") else { return 0 };
    if comments::first_token(rest) == Some(b'[') {
        return 0;
    }
    text.find('\n').unwrap_or(text.len())
}

#[cfg(test)]
mod tests;
