//! Build scripts as text: their string literals, and what they say to cargo. Nothing is run.

use super::Settings;
use super::arguments::{Argument, Dialect, words};
use super::document::{Documents, Place};
use crate::parse::{self, Parsed};
use crate::source::{FileId, Span};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::ops::Range;

/// Reads one build script.
pub(super) fn read(documents: &mut Documents<'_>, root_file: &str, settings: &mut Settings) {
    let path = documents.root.join(root_file);
    let Some(file) = documents.read(&path) else { return };
    let text = documents.source(file).text.clone();
    match parse::parse(root_file.to_owned(), text.as_bytes()) {
        Ok(parsed) => {
            settings.arguments.extend(arguments(&parsed, file));
            if !documents.is_scanned(file) {
                settings.scripts.push(file);
            }
        }
        Err(unreadable) if !documents.is_scanned(file) => settings.unread.push((file, *unreadable)),
        // The scan itself reports it.
        Err(_) => {}
    }
}

/// The arguments that its literals hold.
fn arguments(parsed: &Parsed, file: FileId) -> Vec<Argument> {
    let mut literals = Vec::new();
    collect(parsed.tree.to_token_stream(), &mut literals);
    literals.iter().flat_map(|literal| of_literal(parsed, file, literal)).collect()
}

/// String literals, also inside of macros and attributes.
fn collect(tokens: TokenStream, literals: &mut Vec<syn::LitStr>) {
    let mut waiting = vec![tokens.into_iter()];
    while let Some(tokens) = waiting.last_mut() {
        match tokens.next() {
            None => {
                waiting.pop();
            }
            Some(TokenTree::Group(group)) => waiting.push(group.stream().into_iter()),
            Some(TokenTree::Literal(literal)) => {
                if let syn::Lit::Str(text) = syn::Lit::new(literal) {
                    literals.push(text);
                }
            }
            Some(_) => {}
        }
    }
}

fn of_literal(parsed: &Parsed, file: FileId, literal: &syn::LitStr) -> Vec<Argument> {
    let value = literal.value();
    let span = parsed.span(literal);
    // Of an escaped or raw literal the whole is the place.
    let plain = parsed.source.slice(span) == format!("\"{value}\"");
    let place = |part: Range<usize>| match plain {
        true => Span { start: span.start + 1 + part.start as u32, end: span.start + 1 + part.end as u32 },
        false => span,
    };
    let argument = |text: &str, part, dialect, origin: &str, likely| Argument {
        text: text.to_owned(),
        dialect,
        place: Place { file, span: place(part) },
        origin: origin.to_owned(),
        likely,
        everywhere: false,
    };
    let Some((key, start)) = directive(&value) else {
        let words = words(&value);
        return words.map(|(part, word)| argument(word, part, Dialect::C, "a literal", true)).collect();
    };
    let origin = format!("cargo:{key}");
    let rest = &value[start..];
    let moved = |part: Range<usize>| part.start + start..part.end + start;
    match key {
        "rustc-flags" => words(rest)
            .map(|(part, word)| argument(word, moved(part), Dialect::Rust, &origin, false))
            .collect(),
        "rustc-link-lib" => {
            let text = format!("-l{rest}");
            vec![argument(&text, start..value.len(), Dialect::Rust, &origin, false)]
        }
        // `BIN=FLAG` in some of them.
        key if key.starts_with("rustc-link-arg") || key == "rustc-env" => {
            let from = if key.ends_with("-bin") || key == "rustc-env" {
                rest.find('=').map_or(0, |at| at + 1)
            } else {
                0
            };
            let words = words(&rest[from..]);
            words
                .map(|(part, word)| {
                    let part = part.start + start + from..part.end + start + from;
                    argument(word, part, Dialect::C, &origin, false)
                })
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The key of `cargo:key=value` or `cargo::key=value`, and where the value begins.
fn directive(text: &str) -> Option<(&str, usize)> {
    let rest = text.strip_prefix("cargo:")?;
    let rest = rest.strip_prefix(':').unwrap_or(rest);
    let (key, value) = rest.split_once('=')?;
    Some((key, text.len() - value.len()))
}
