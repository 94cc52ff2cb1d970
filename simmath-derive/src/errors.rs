//! What is wrong with the input, all of it.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;

/// Mistakes in the order in which they were found.
#[derive(Default)]
pub(crate) struct Errors(Vec<syn::Error>);

impl Errors {
    /// A mistake at a place.
    pub(crate) fn at(&mut self, place: Span, message: impl std::fmt::Display) {
        self.0.push(syn::Error::new(place, message));
    }

    /// A mistake that these tokens are.
    pub(crate) fn on(&mut self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.0.push(syn::Error::new_spanned(tokens, message));
    }

    /// One `compile_error!` for each.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.0.iter().map(syn::Error::to_compile_error).collect()
    }

    #[cfg(test)]
    pub(crate) fn messages(&self) -> Vec<String> {
        self.0.iter().map(ToString::to_string).collect()
    }
}
