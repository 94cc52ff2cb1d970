//! What no reader of the model should have to ask: attributes that contradict each other or lack their reason, and types that
//! cannot be state.

use std::collections::BTreeSet;

use proc_macro2::Span;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Data, Meta, Token};

use crate::attributes::Entries;
use crate::errors::Errors;
use crate::model::{Field, Kind, Model};

/// Words of a field that cannot stand together.
const CONTRADICTIONS: &[(&str, &str)] =
    &[("skip", "sorted"), ("skip", "with"), ("sorted", "with"), ("skip", "since"), ("skip", "rename")];

/// Words of a field that break a promise of the derive, so that somebody has to give one.
const VOUCHED: &[&str] = &["skip", "sorted", "with"];

/// Finds mistakes that the grammar allows.
pub(crate) fn check(model: &Model<'_>, errors: &mut Errors) {
    shape(model, errors);
    match &model.kind {
        Kind::Struct(fields) => names(fields, errors),
        Kind::Enum(variants) => {
            let mut shown = BTreeSet::new();
            for variant in variants {
                name(&variant.entries, Some(&variant.shown), variant.ident.span(), &mut shown, errors);
                names(&variant.fields, errors);
            }
        }
        Kind::Union => {}
    }
    model.fields().for_each(|each| field(each, errors));
}

fn shape(model: &Model<'_>, errors: &mut Errors) {
    if let Data::Union(data) = &model.input.data {
        errors.on(data.union_token, "a union does not say which of its fields it holds: store an enum");
    }
    for parameter in model.generics.lifetimes() {
        errors.on(&parameter.lifetime, "state owns what it holds: a type that borrows cannot be restored");
    }
    if let Some(packed) = model.input.attrs.iter().find(|attribute| is_packed(attribute)) {
        errors.on(packed, "fields of a packed type cannot be borrowed, which the canonical form needs");
    }
}

fn is_packed(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    let words = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
    attribute.path().is_ident("repr")
        && words.is_ok_and(|words| words.iter().any(|word| word.path().is_ident("packed")))
}

/// That no two fields are shown by one name: a difference could not tell them apart.
fn names(fields: &[Field<'_>], errors: &mut Errors) {
    let mut shown = BTreeSet::new();
    for field in fields {
        name(&field.entries, field.shown.as_deref(), field.member.span(), &mut shown, errors);
    }
}

fn name<'a>(
    entries: &Entries,
    name: Option<&'a str>,
    at: Span,
    shown: &mut BTreeSet<&'a str>,
    errors: &mut Errors,
) {
    let Some(name) = name else { return };
    let at = entries.text("rename").map_or(at, |text| text.span());
    if name.trim().is_empty() {
        errors.at(at, "a name cannot be empty");
    } else if !shown.insert(name) {
        errors.at(at, format!("another one is shown as `{name}` already"));
    }
}

fn field(field: &Field<'_>, errors: &mut Errors) {
    let entries = &field.entries;
    for (one, other) in CONTRADICTIONS {
        if let (Some(_), Some(at)) = (entries.place(one), entries.place(other)) {
            errors.at(at, format!("`{one}` and `{other}` contradict each other"));
        }
    }
    reason(entries, errors);
    if let (Some(at), None, None) = (entries.place("default"), entries.place("since"), entries.place("skip"))
    {
        errors.at(at, "`default` belongs to `since` or `skip`: it is for bytes that do not have the field");
    }
    if field.since == Some(0) {
        let at = entries.place("since").unwrap_or_else(|| field.member.span());
        errors.at(at, "`since` is 1 or more: format version 0 has the fields without it");
    }
}

fn reason(entries: &Entries, errors: &mut Errors) {
    let vouched = VOUCHED.iter().find_map(|word| entries.place(word).map(|at| (word, at)));
    match (vouched, entries.place("reason"), entries.text("reason")) {
        (Some((word, at)), None, _) => {
            errors.at(at, format!("`{word}` needs a `reason = \"…\"`, which `audit` lists"));
        }
        (Some(_), Some(_), Some(text)) if text.value().trim().is_empty() => {
            errors.on(text, "the reason says nothing");
        }
        (None, Some(at), _) => errors.at(at, "`reason` belongs to `skip`, `sorted` or `with`"),
        _ => {}
    }
}
