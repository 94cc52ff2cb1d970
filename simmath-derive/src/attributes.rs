//! The grammar of `#[determinism(…)]`: which words there are, where each may stand, and what follows it.
//! Must not know: what a word means.

use proc_macro2::Span;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ExprLit, Lit, LitStr, Meta, Token};

use crate::errors::Errors;

/// What an attribute can stand on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Type,
    Variant,
    Field,
}

impl Place {
    fn name(self) -> &'static str {
        match self {
            Self::Type => "a type",
            Self::Variant => "a variant",
            Self::Field => "a field",
        }
    }
}

/// What follows a word.
#[derive(Clone, Copy)]
enum Shape {
    Flag,
    Text,
    Number,
}

const WORDS: &[(&str, Shape, &[Place])] = &[
    ("exact_float", Shape::Flag, &[Place::Type]),
    ("bound", Shape::Text, &[Place::Type]),
    ("crate", Shape::Text, &[Place::Type]),
    ("rename", Shape::Text, &[Place::Field, Place::Variant]),
    ("skip", Shape::Flag, &[Place::Field]),
    ("sorted", Shape::Flag, &[Place::Field]),
    ("with", Shape::Text, &[Place::Field]),
    ("reason", Shape::Text, &[Place::Field]),
    ("since", Shape::Number, &[Place::Field]),
    ("default", Shape::Text, &[Place::Field]),
];

/// A word as it was written. A value of the wrong form is `None`: that was said.
struct Entry {
    word: &'static str,
    span: Span,
    text: Option<LitStr>,
    number: Option<u32>,
}

/// All that the attributes of one item say.
pub(crate) struct Entries(Vec<Entry>);

impl Entries {
    /// Reads the attributes of one item.
    pub(crate) fn read(attributes: &[Attribute], place: Place, errors: &mut Errors) -> Self {
        let mut entries = Self(Vec::new());
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("determinism")) {
            match metas(attribute) {
                Ok(metas) if metas.is_empty() => errors.on(attribute, "this attribute says nothing"),
                Ok(metas) => metas.iter().for_each(|meta| entries.add(meta, place, errors)),
                Err(error) => {
                    errors.at(error.span(), format!("`#[determinism(…)]` is not well formed: {error}"))
                }
            }
        }
        entries
    }

    /// Where the word stands, if it does.
    pub(crate) fn place(&self, word: &str) -> Option<Span> {
        self.0.iter().find(|entry| entry.word == word).map(|entry| entry.span)
    }

    /// The text that follows the word.
    pub(crate) fn text(&self, word: &str) -> Option<&LitStr> {
        self.0.iter().find(|entry| entry.word == word)?.text.as_ref()
    }

    /// The number that follows the word.
    pub(crate) fn number(&self, word: &str) -> Option<u32> {
        self.0.iter().find(|entry| entry.word == word)?.number
    }

    fn add(&mut self, meta: &Meta, place: Place, errors: &mut Errors) {
        let written = meta.path().get_ident().map(ToString::to_string).unwrap_or_default();
        let Some((word, shape, places)) = WORDS.iter().find(|(word, ..)| *word == written) else {
            return errors.on(meta.path(), unknown(place));
        };
        if !places.contains(&place) {
            return errors.on(
                meta.path(),
                format!("`{word}` belongs on {}, not on {}", places[0].name(), place.name()),
            );
        }
        if self.place(word).is_some() {
            return errors.on(meta.path(), format!("`{word}` stands here twice"));
        }
        let mut entry = Entry { word, span: meta.path().span(), text: None, number: None };
        match (shape, meta) {
            (Shape::Flag, Meta::Path(_)) => {}
            (Shape::Text, Meta::NameValue(pair)) if text(&pair.value).is_some() => {
                entry.text = text(&pair.value)
            }
            (Shape::Number, Meta::NameValue(pair)) if number(&pair.value).is_some() => {
                entry.number = number(&pair.value);
            }
            (Shape::Flag, _) => errors.on(meta, format!("`{word}` has no value")),
            (Shape::Text, _) => errors.on(meta, format!("`{word}` has a text: `{word} = \"…\"`")),
            (Shape::Number, _) => errors.on(meta, format!("`{word}` has a number of 32 bits: `{word} = 2`")),
        }
        self.0.push(entry);
    }
}

fn metas(attribute: &Attribute) -> syn::Result<Punctuated<Meta, Token![,]>> {
    attribute.parse_args_with(Punctuated::parse_terminated)
}

fn unknown(place: Place) -> String {
    let words = WORDS.iter().filter(|(_, _, places)| places.contains(&place));
    let words: Vec<String> = words.map(|(word, ..)| format!("`{word}`")).collect();
    match words.as_slice() {
        [words @ .., last] if !words.is_empty() => {
            format!("there is no such word: {} can have {} and {last}", place.name(), words.join(", "))
        }
        words => format!("there is no such word: {} can have {}", place.name(), words.concat()),
    }
}

fn text(value: &Expr) -> Option<LitStr> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.clone()),
        _ => None,
    }
}

fn number(value: &Expr) -> Option<u32> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => number.base10_parse().ok(),
        _ => None,
    }
}
