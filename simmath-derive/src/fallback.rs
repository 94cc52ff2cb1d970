//! Impls without content, for input that is wrong: what uses the type then has no errors of its own.

use proc_macro2::TokenStream;
use quote::quote;

use crate::bounds;
use crate::expand;
use crate::model::Model;

/// Both impls. Fields that could be read are still asserted, so that their errors come at once with those of the attributes.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let (krate, ident) = (&model.krate, model.ident);
    let generics = bounds::of_state(model);
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let (_, type_generics, _) = model.generics.split_for_impl();
    let sink = bounds::fresh(model, "AnySink");
    let (marker, asserts) = (expand::marker(model), expand::asserts(model));
    quote! {
        const _: () = {
            #[automatically_derived]
            impl #impl_generics #krate::CanonicalState for #ident #type_generics #where_clause {
                const SIZE: ::core::option::Option<usize> = ::core::option::Option::None;
                const LEAST_SIZE: usize = 0;
                fn encode<#sink: #krate::state::Sink>(&self, _: &mut #sink) {}
                fn decode(
                    input: &mut #krate::state::Decoder<'_>,
                ) -> ::core::result::Result<Self, #krate::state::DecodeError> {
                    ::core::result::Result::Err(input.invalid(""))
                }
                fn visit(&self, _: &mut dyn #krate::state::Visitor) {}
            }
            #marker
            #asserts
        };
    }
}
