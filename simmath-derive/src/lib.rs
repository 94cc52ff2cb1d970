//! The derive of `simmath`: use it from there, as `simmath::DeterminismSafe`.
//!
//! Stages: `model` reads the input with its attributes, `check` finds what is wrong with it, `expand` writes the impls, and
//! `fallback` writes impls without content for wrong input, so that one mistake is one error.

use proc_macro::TokenStream;
use quote::quote;
use syn::DeriveInput;

mod attributes;
mod bounds;
mod check;
mod errors;
mod expand;
mod fallback;
mod model;
mod refused;
mod tags;
#[cfg(test)]
mod tests;

/// Implements `CanonicalState` and `DeterminismSafe`.
#[proc_macro_derive(DeterminismSafe, attributes(determinism))]
pub fn determinism_safe(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    derive(&input).into()
}

fn derive(input: &DeriveInput) -> proc_macro2::TokenStream {
    let mut errors = errors::Errors::default();
    let model = model::read(input, &mut errors);
    check::check(&model, &mut errors);
    let errors = errors.into_tokens();
    // What the model lost was said in an error, or rustc says it.
    let impls =
        if errors.is_empty() && model.complete { expand::expand(&model) } else { fallback::expand(&model) };
    quote!(#errors #impls)
}
