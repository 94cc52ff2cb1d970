//! A right model as impls.
//!
//! That a field's type is safe is asked at one place only, in `asserts`. The other code reaches the methods of a field's type
//! through `simmath::private::Probe`, which has them for every type, so that a wrong type is one error and not one for each method.

mod asserts;
mod omissions;
mod state;

use proc_macro2::TokenStream;
use quote::quote;

use crate::bounds::{self, Header};
use crate::model::Model;

pub(crate) use asserts::asserts;

/// Both impls and the assertions.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let (state, marker, asserts) = (state::state(model), marker(model), asserts(model));
    quote! {
        const _: () = {
            use #krate::private::NotStored as _;
            #state
            #marker
            #asserts
        };
    }
}

/// The impl of the marker, which has no items. As `#[automatically_derived]` it would make rustc recommend one by hand.
pub(crate) fn marker(model: &Model<'_>) -> TokenStream {
    let (krate, ident) = (&model.krate, model.ident);
    let Header { generics, arithmetic } = bounds::of_marker(model);
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let (_, type_generics, _) = model.generics.split_for_impl();
    quote! {
        impl #impl_generics #krate::DeterminismSafe<#arithmetic> for #ident #type_generics #where_clause {}
    }
}
