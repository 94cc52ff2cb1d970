//! What of a type is no part of its canonical form, as a table of its fields.

use proc_macro2::TokenStream;
use quote::quote;

use super::asserts::plain_name;
use super::state::probe;
use crate::model::{Field, Fields, Form, Model, Variant};

/// The body of `omissions` of a struct.
pub(super) fn of_struct(model: &Model<'_>, fields: &Fields<'_>) -> TokenStream {
    if !has_rows(fields) {
        return quote!(let _ = list;);
    }
    let table = table(model, fields);
    quote!(list.fields::<Self>(&#table);)
}

/// The body of `omissions` of an enum.
pub(super) fn of_enum(model: &Model<'_>, variants: &[Variant<'_>]) -> TokenStream {
    let with_fields = || variants.iter().filter(|variant| has_rows(&variant.fields));
    if with_fields().next().is_none() {
        return quote!(let _ = list;);
    }
    let names = with_fields().map(|variant| &variant.shown);
    let tables = with_fields().map(|variant| table(model, &variant.fields));
    quote!(list.variants::<Self>(&[#((::core::option::Option::Some(#names), &#tables)),*]);)
}

/// Numbers leave nothing out.
fn has_row(field: &Field<'_>) -> bool {
    plain_name(field).is_none()
}

fn has_rows(fields: &Fields<'_>) -> bool {
    fields.iter().any(has_row)
}

fn table(model: &Model<'_>, fields: &Fields<'_>) -> TokenStream {
    let rows = fields.iter().filter(|field| has_row(field)).map(|field| {
        let (name, part) = (name(field, fields.len() == 1), part(model, field));
        quote!((#name, #part))
    });
    quote!([#(#rows),*])
}

/// As in paths; the only field of a tuple has none, unless it would be nameless where it is left out.
fn name(field: &Field<'_>, alone: bool) -> TokenStream {
    let name = match (&field.shown, &field.member) {
        (Some(name), _) => name.clone(),
        (None, syn::Member::Unnamed(_)) if alone && matches!(field.form, Form::Plain | Form::Sorted) => {
            return quote!(::core::option::Option::None);
        }
        (None, syn::Member::Unnamed(index)) => format!("[{}]", index.index),
        (None, syn::Member::Named(name)) => name.to_string(),
    };
    quote!(::core::option::Option::Some(#name))
}

fn part(model: &Model<'_>, field: &Field<'_>) -> TokenStream {
    let (krate, probe) = (&model.krate, probe(model, field));
    let reason = field.entries.text("reason").map(syn::LitStr::value).unwrap_or_default();
    match field.form {
        Form::Plain => quote!(#krate::private::Part::Stored(#probe::omissions)),
        Form::Sorted => quote!(#krate::private::Part::Stored(#probe::omissions_sorted)),
        Form::Skipped => quote!(#krate::private::Part::Skipped(#reason)),
        Form::With(_) => quote!(#krate::private::Part::Vouched(#reason)),
    }
}
