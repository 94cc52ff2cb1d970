//! The impl of `CanonicalState`: sizes, and the three methods, as calls for each field in the order of the fields.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

use super::omissions;
use crate::bounds;
use crate::model::{Field, Fields, Form, Kind, Model, Variant};

/// The impl.
pub(super) fn state(model: &Model<'_>) -> TokenStream {
    let parts = match &model.kind {
        Kind::Struct(fields) => structure(model, fields),
        Kind::Enum(variants) => enumeration(model, variants),
        // Refused by the check; there is nothing to write.
        Kind::Union => return TokenStream::new(),
    };
    let Parts { size, least_size, encode, decode, visit, omissions } = parts;
    let (krate, ident) = (&model.krate, model.ident);
    let generics = bounds::of_state(model);
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let (_, type_generics, _) = model.generics.split_for_impl();
    let sink = bounds::fresh(model, "AnySink");
    quote! {
        #[automatically_derived]
        impl #impl_generics #krate::CanonicalState for #ident #type_generics #where_clause {
            const SIZE: ::core::option::Option<usize> = #size;
            const LEAST_SIZE: usize = #least_size;
            #[inline]
            fn encode<#sink: #krate::state::Sink>(&self, sink: &mut #sink) { #encode }
            #[inline]
            fn decode(
                input: &mut #krate::state::Decoder<'_>,
            ) -> ::core::result::Result<Self, #krate::state::DecodeError> { #decode }
            #[inline]
            fn visit(&self, visitor: &mut dyn #krate::state::Visitor) { #visit }
            fn omissions(list: &mut #krate::state::Omissions) { #omissions }
        }
    }
}

struct Parts {
    size: TokenStream,
    least_size: TokenStream,
    encode: TokenStream,
    decode: TokenStream,
    visit: TokenStream,
    omissions: TokenStream,
}

fn structure(model: &Model<'_>, fields: &Fields<'_>) -> Parts {
    let place = |field: &Field<'_>| {
        let member = &field.member;
        quote!(&self.#member)
    };
    let build = build(model, fields);
    Parts {
        size: size(model, fields),
        least_size: least_size(model, fields),
        encode: fields.iter().map(|field| encode(model, field, &place(field))).collect(),
        decode: quote!(::core::result::Result::Ok(Self #build)),
        visit: fields.iter().map(|field| visit(model, field, fields.len() == 1, &place(field))).collect(),
        omissions: omissions::of_struct(model, fields),
    }
}

fn enumeration(model: &Model<'_>, variants: &[Variant<'_>]) -> Parts {
    let krate = &model.krate;
    let plain = variants.iter().all(|variant| variant.fields.is_empty());
    let (sizes, least_sizes): (Vec<_>, Vec<_>) =
        variants.iter().map(|each| (size(model, &each.fields), least_size(model, &each.fields))).unzip();
    let (size, least_size) = match plain {
        true => (quote!(::core::option::Option::Some(4)), quote!(4)),
        false => (
            quote!(#krate::private::size_of_enum(&[#(#sizes),*])),
            quote!(#krate::private::least_size_of_enum(&[#(#least_sizes),*])),
        ),
    };
    if variants.is_empty() {
        let name = model.ident.to_string();
        let decode = quote!(::core::result::Result::Err(input.invalid(#name)));
        return Parts {
            size,
            least_size,
            encode: quote!(match *self {}),
            decode,
            visit: quote!(match *self {}),
            omissions: quote!(let _ = list;),
        };
    }
    let name = model.ident.to_string();
    let (tags, idents): (Vec<_>, Vec<_>) = variants.iter().map(|each| (each.tag, each.ident)).unzip();
    let builds = variants.iter().map(|each| build(model, &each.fields));
    let decode = quote! {
        match #krate::private::decode_tag(input)? {
            #(#tags => ::core::result::Result::Ok(Self::#idents #builds),)*
            _ => ::core::result::Result::Err(input.invalid(#name)),
        }
    };
    let encodes = variants.iter().map(|variant| {
        let (pattern, tag) = (pattern(variant), variant.tag);
        let fields = variant.fields.iter().map(|field| encode(model, field, &field.binding));
        quote!(#pattern => { #krate::private::encode_tag(#tag, sink); #(#fields)* })
    });
    let visits = variants.iter().map(|variant| visit_variant(model, variant));
    Parts {
        size,
        least_size,
        encode: quote!(match self { #(#encodes)* }),
        decode,
        visit: quote!(match self { #(#visits)* }),
        omissions: omissions::of_enum(model, variants),
    }
}

/// The variant is a leaf; its fields lie below its name.
fn visit_variant(model: &Model<'_>, variant: &Variant<'_>) -> TokenStream {
    let krate = &model.krate;
    let (pattern, tag, shown) = (pattern(variant), variant.tag, &variant.shown);
    let fields: Vec<TokenStream> = variant
        .fields
        .iter()
        .map(|field| visit(model, field, variant.fields.len() == 1, &field.binding))
        .collect();
    let below = if fields.iter().all(TokenStream::is_empty) {
        TokenStream::new()
    } else {
        quote! {
            visitor.enter(#krate::state::Segment::Field(#shown));
            #(#fields)*
            visitor.leave();
        }
    };
    quote!(#pattern => { #krate::private::visit_tag(#tag, #shown, visitor); #below })
}

fn pattern(variant: &Variant<'_>) -> TokenStream {
    let ident = variant.ident;
    let stored = variant.fields.iter().filter(|field| !matches!(field.form, Form::Skipped));
    let bindings = stored.map(|Field { member, binding, .. }| quote!(#member: #binding));
    quote!(Self::#ident { #(#bindings,)* .. })
}

/// `{ a: …, 1: … }` with a decoder for each field.
fn build(model: &Model<'_>, fields: &Fields<'_>) -> TokenStream {
    let members = fields.iter().map(|field| &field.member);
    let values = fields.iter().map(|field| decode(model, field));
    quote!({ #(#members: #values,)* })
}

pub(super) fn probe(model: &Model<'_>, field: &Field<'_>) -> TokenStream {
    let (krate, ty) = (&model.krate, field.ty);
    quote!(#krate::private::Probe::<#ty>)
}

/// Not known for what other code writes, and not for what has fewer bytes in older formats.
fn size(model: &Model<'_>, fields: &Fields<'_>) -> TokenStream {
    let stored = fields.iter().filter(|field| !matches!(field.form, Form::Skipped));
    let sizes: Vec<TokenStream> = stored
        .map(|field| match (&field.form, field.since) {
            (Form::Plain, None) => {
                let probe = probe(model, field);
                quote!(#probe::SIZE)
            }
            _ => quote!(::core::option::Option::None),
        })
        .collect();
    let krate = &model.krate;
    quote!(#krate::private::total_size(&[#(#sizes),*]))
}

/// A field that older formats do not have adds nothing.
fn least_size(model: &Model<'_>, fields: &Fields<'_>) -> TokenStream {
    let sizes = fields.iter().filter(|field| field.since.is_none()).filter_map(|field| {
        let probe = probe(model, field);
        match field.form {
            Form::Plain => Some(quote!(#probe::LEAST_SIZE)),
            Form::Sorted => Some(quote!(#probe::LEAST_SIZE_SORTED)),
            Form::Skipped | Form::With(_) => None,
        }
    });
    quote!(0 #(+ #sizes)*)
}

fn encode(model: &Model<'_>, field: &Field<'_>, place: &dyn ToTokens) -> TokenStream {
    let probe = probe(model, field);
    match &field.form {
        Form::Plain => quote!(#probe::encode(#place, sink);),
        Form::Sorted => quote!(#probe::encode_sorted(#place, sink);),
        Form::With(module) => quote_spanned!(module.span()=> #module::encode(#place, sink);),
        Form::Skipped => TokenStream::new(),
    }
}

fn decode(model: &Model<'_>, field: &Field<'_>) -> TokenStream {
    let (probe, ty) = (probe(model, field), field.ty);
    let default = match &field.default {
        Some(function) => quote_spanned!(function.span()=> #function()),
        None => quote!(<#ty as ::core::default::Default>::default()),
    };
    let read = match &field.form {
        Form::Plain => quote!(#probe::decode(input)?),
        Form::Sorted => quote!(#probe::decode_sorted(input)?),
        Form::With(module) => quote_spanned!(module.span()=> #module::decode(input)?),
        Form::Skipped => return default,
    };
    match field.since {
        Some(version) => quote!(if input.format_version() >= #version { #read } else { #default }),
        None => read,
    }
}

/// The only field of a tuple is shown as the tuple itself.
fn visit(model: &Model<'_>, field: &Field<'_>, alone: bool, place: &dyn ToTokens) -> TokenStream {
    let krate = &model.krate;
    let probe = probe(model, field);
    let inner = match &field.form {
        Form::Plain => quote!(#probe::visit(#place, visitor);),
        Form::Sorted => quote!(#probe::visit_sorted(#place, visitor);),
        Form::With(module) => quote_spanned!(module.span()=> #module::visit(#place, visitor);),
        Form::Skipped => return TokenStream::new(),
    };
    let segment = match (&field.shown, &field.member) {
        (Some(name), _) => quote!(Field(#name)),
        (None, syn::Member::Unnamed(_)) if alone => return inner,
        (None, member) => {
            let index = index(member);
            quote!(Index(#index))
        }
    };
    quote! {
        visitor.enter(#krate::state::Segment::#segment);
        #inner
        visitor.leave();
    }
}

fn index(member: &syn::Member) -> usize {
    match member {
        syn::Member::Unnamed(index) => index.index as usize,
        syn::Member::Named(_) => 0,
    }
}
