//! Says why a file cannot be read: message, place and help for each way to fail.

use super::comments::Found;
use super::depth::Excess;
use super::{MAX_BRACKETS, MAX_DEPTH, MAX_FILE_BYTES, Unreadable, byte_span};
use crate::source::{SourceFile, Span};
use std::str::Utf8Error;

/// What can always be done.
const EXCLUDE: &str =
    "if rustc accepts this file, name it under `exclude` in determinism-lint.toml and say why";

/// Words that are names in edition 2015 only.
const KEYWORDS_SINCE_2018: [&str; 4] = ["`async`", "`await`", "`dyn`", "`try`"];

fn unreadable(source: SourceFile, message: String, span: Span, help: &str) -> Box<Unreadable> {
    Box::new(Unreadable { source, message, span, help: help.to_owned() })
}

/// A file of which nothing is shown.
pub(crate) fn without_text(path: String, message: String, help: &str) -> Box<Unreadable> {
    unreadable(SourceFile::new(path, String::new()), message, Span::default(), help)
}

/// A file above the limit.
pub(crate) fn too_large(path: String, bytes: u64) -> Box<Unreadable> {
    let mib = MAX_FILE_BYTES / (1024 * 1024);
    let message = format!("larger than {mib} MiB ({bytes} bytes)");
    without_text(path, message, "split the file, or keep the data it holds outside of Rust code")
}

pub(super) fn not_utf8(path: String, bytes: &[u8], error: Utf8Error) -> Box<Unreadable> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let start = error.valid_up_to() as u32;
    let utf16 = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    let message = if utf16 { "not valid UTF-8, but looks like UTF-16" } else { "not valid UTF-8" };
    // In the shown text the wrong bytes are one replacement character.
    let span = Span { start, end: start + '\u{fffd}'.len_utf8() as u32 };
    unreadable(SourceFile::new(path, text), message.to_owned(), span, "save the file as UTF-8")
}

pub(super) fn second_mark(source: SourceFile) -> Box<Unreadable> {
    let span = Span { start: 0, end: '\u{feff}'.len_utf8() as u32 };
    unreadable(source, "begins with two byte order marks".to_owned(), span, "remove both")
}

pub(super) fn too_deep(source: SourceFile, excess: Excess) -> Box<Unreadable> {
    let (message, at) = match excess {
        Excess::Brackets(at) => (format!("nests more than {MAX_BRACKETS} brackets deep"), at),
        Excess::Tokens(at) => {
            (format!("nests too deep: more than {MAX_DEPTH} tokens without a border between"), at)
        }
    };
    let span = Span { start: at as u32, end: at as u32 + 1 };
    unreadable(source, message, span, "split the expression, or take generated tables out of the code")
}

/// What syn says, or better where the text is not even tokens.
pub(super) fn syntax(source: SourceFile, base: usize, found: &Found, error: &syn::Error) -> Box<Unreadable> {
    let message = error.to_string();
    if message == "cannot parse string into token stream" || message == "lex error" {
        let at = byte_span(error.span(), &source, base as u32).start;
        let (message, span) = lexical(&source.text, found, at as usize);
        return unreadable(source, message, span, EXCLUDE);
    }
    let span = match message.starts_with("unexpected end of input") {
        true => end_of(&source.text),
        false => byte_span(error.span(), &source, base as u32),
    };
    let message = without_long_list(message, source.slice(span));
    let old = KEYWORDS_SINCE_2018.iter().any(|word| message.ends_with(&format!("keyword {word}")));
    let help = match old {
        true => "a name in edition 2015 only: write `r#…`, or let `cargo fix --edition` do it",
        false => EXCLUDE,
    };
    unreadable(source, message, span, help)
}

/// Where an item should begin, syn lists every word that could begin one.
fn without_long_list(message: String, found: &str) -> String {
    let listed = message.starts_with("expected one of") && message.matches('`').count() > 16;
    let word = found.split_whitespace().next().filter(|_| listed);
    word.map_or(message, |word| format!("unexpected `{word}`"))
}

/// Why a text is not even tokens.
fn lexical(text: &str, found: &Found, at: usize) -> (String, Span) {
    if let Some(unclosed) = found.unclosed {
        let start = unclosed.start as u32;
        return (format!("unclosed {}", unclosed.what), Span { start, end: start + 1 });
    }
    if let Some(unbalanced) = found.unbalanced {
        let (bracket, start) = (char::from(unbalanced.bracket), unbalanced.at as u32);
        let word = if matches!(bracket, '(' | '[' | '{') { "unclosed" } else { "unexpected" };
        return (format!("{word} `{bracket}`"), Span { start, end: start + 1 });
    }
    let Some(next) = text.get(at..).and_then(|rest| rest.chars().next()) else {
        return ("not valid Rust tokens".to_owned(), end_of(text));
    };
    let span = Span { start: at as u32, end: (at + next.len_utf8()) as u32 };
    match next {
        '\0' => ("NUL byte in the code".to_owned(), span),
        _ => (format!("no Rust token begins with `{}`", next.escape_debug()), span),
    }
}

/// The last character that is not white space: where the text ends too early.
fn end_of(text: &str) -> Span {
    let end = text.trim_end().len() as u32;
    Span { start: end.saturating_sub(1), end }
}
