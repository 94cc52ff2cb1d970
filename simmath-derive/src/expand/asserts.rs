//! That every field may be stored: one function for each field.
//!
//! In one function for all, rustc would report a type that two fields have only once.

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::Type;

use crate::bounds::{self, Header};
use crate::model::{Field, Form, Model};
use crate::refused;

/// Integers and such, which nobody defines anew: one function is enough for all of them.
const PLAIN: &[&str] =
    &["bool", "char", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];

/// An error at the type of each field that is not safe.
pub(crate) fn asserts(model: &Model<'_>) -> TokenStream {
    let header = bounds::of_marker(model);
    let mut plain: Vec<&Type> = Vec::new();
    let mut functions = TokenStream::new();
    for (index, field) in model.fields().filter(|field| is_asserted(model, field)).enumerate() {
        match plain_name(field) {
            Some(name) if plain.iter().any(|ty| ty.to_token_stream().to_string() == name) => {}
            Some(_) => plain.push(field.ty),
            None => functions.extend(function(model, &header, index, field)),
        }
    }
    if !plain.is_empty() {
        let (krate, arithmetic) = (&model.krate, &header.arithmetic);
        let generics = own_generics(model, &header);
        functions.extend(quote! {
            fn _plain #generics () { #(let () = <#plain as #krate::DeterminismSafe<#arithmetic>>::SAFE;)* }
        });
    }
    functions
}

// A field that borrows is part of the mistake that the type's lifetime is.
fn is_asserted(model: &Model<'_>, field: &Field<'_>) -> bool {
    let lifetimes: Vec<_> = model.generics.lifetimes().map(|each| &each.lifetime.ident).collect();
    let borrows = || bounds::contains(field.ty.to_token_stream(), &|ident| lifetimes.contains(&ident));
    matches!(field.form, Form::Plain | Form::Sorted) && (lifetimes.is_empty() || !borrows())
}

/// The name of a number, which needs no code of its own.
pub(super) fn plain_name(field: &Field<'_>) -> Option<String> {
    let name = field.ty.to_token_stream().to_string();
    (matches!(field.form, Form::Plain) && PLAIN.contains(&name.as_str())).then_some(name)
}

fn function(model: &Model<'_>, header: &Header, index: usize, field: &Field<'_>) -> TokenStream {
    let krate = &model.krate;
    let arithmetic = &header.arithmetic;
    let name = format_ident!("_field{index}");
    let wanted = match (&field.form, refused::kind(field.ty, model.exact_float)) {
        (Form::Sorted, _) => quote!(#krate::private::Sorted<#arithmetic>),
        // With arguments the fault may lie in one of them, which the trait itself finds.
        (_, None) if !is_name(field.ty) => quote!(#krate::DeterminismSafe<#arithmetic>),
        (_, None) => quote!(#krate::private::refused::SafeOwn<#arithmetic>),
        (_, Some(kind)) => {
            let kind = format_ident!("{kind}");
            quote!(#krate::private::refused::#kind<#arithmetic>)
        }
    };
    let ty = without_self(model, field.ty);
    let assert = quote!({ let () = <#ty as #wanted>::SAFE; });
    if bounds::names_parameter(model, field.ty) {
        let (generics, _, where_clause) = header.generics.split_for_impl();
        // At the place of the derive, or rustc would recommend to write code into the text of `bound`.
        let where_clause = respanned(where_clause.to_token_stream());
        return quote!(fn #name #generics () #where_clause #assert);
    }
    let generics = own_generics(model, header);
    quote!(fn #name #generics () #assert)
}

/// A path without arguments.
fn is_name(ty: &Type) -> bool {
    match ty {
        Type::Path(path) => {
            path.qself.is_none() && path.path.segments.iter().all(|segment| segment.arguments.is_none())
        }
        _ => false,
    }
}

/// Only what the arithmetic needs.
fn own_generics(model: &Model<'_>, header: &Header) -> TokenStream {
    let (krate, arithmetic) = (&model.krate, &header.arithmetic);
    if model.exact_float { TokenStream::new() } else { quote!(<#arithmetic: #krate::state::Arithmetic>) }
}

/// `Self` means nothing outside of an impl.
fn without_self(model: &Model<'_>, ty: &Type) -> TokenStream {
    let tokens = ty.to_token_stream();
    if !bounds::contains(tokens.clone(), &|ident| ident == "Self") {
        return tokens;
    }
    let ident = model.ident;
    let (_, generics, _) = model.generics.split_for_impl();
    replace(tokens, &quote!(#ident #generics))
}

fn respanned(tokens: TokenStream) -> TokenStream {
    let respanned = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => Group::new(group.delimiter(), respanned(group.stream())).into(),
        mut token => {
            token.set_span(Span::call_site());
            token
        }
    });
    respanned.collect()
}

fn replace(tokens: TokenStream, own: &TokenStream) -> TokenStream {
    let replaced = tokens.into_iter().map(|token| match token {
        TokenTree::Ident(ident) if ident == "Self" => own.clone(),
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), replace(group.stream(), own));
            inner.set_span(group.span());
            TokenTree::Group(inner).into()
        }
        token => token.into(),
    });
    replaced.collect()
}
