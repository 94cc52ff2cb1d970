//! `all_tuples!(name, 0, 15, P)` and its kin: procedural macros of Bevy that invoke a `macro_rules!` once for each length of a tuple. They
//! are known by name and by the form of their arguments.

use super::MacroPath;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::parse::{ParseStream, Parser};

/// The longest tuple that is written out: crates stop at 16.
const MAX_LENGTH: usize = 32;

/// What a list of invocations begins with, and how its members look.
#[derive(Clone, Copy)]
enum Form {
    /// `name!(P0, P1);`
    Plain,
    /// `name!(2, P0, P1);`
    WithSize,
    /// `name!((0, P0), (1, P1));`
    Enumerated,
}

/// What the invocation becomes; `None` where it is another macro, or has other arguments.
pub(super) fn written(path: &MacroPath, arguments: &TokenStream, place: Span) -> Option<TokenStream> {
    let form = match path.name() {
        "all_tuples" => Form::Plain,
        "all_tuples_with_size" => Form::WithSize,
        "all_tuples_enumerated" => Form::Enumerated,
        _ => return None,
    };
    let read = |input: ParseStream<'_>| Asked::read(input);
    let asked = read.parse2(arguments.clone()).ok()?;
    let lengths = asked.start..=asked.end.min(MAX_LENGTH);
    let invocations = lengths.map(|length| {
        let Asked { name, .. } = &asked;
        let members = (0..length).map(|at| asked.member(at, form));
        let tokens = match form {
            Form::WithSize => quote! { #name!(#length #(, #members)*); },
            Form::Plain | Form::Enumerated => quote! { #name!(#(#members),*); },
        };
        at(tokens, place)
    });
    Some(invocations.collect())
}

/// The arguments: `#[doc(fake_variadic)] name, 0, 15, P, p`.
struct Asked {
    name: Ident,
    start: usize,
    end: usize,
    idents: Vec<Ident>,
}

impl Asked {
    fn read(input: ParseStream<'_>) -> syn::Result<Self> {
        syn::Attribute::parse_outer(input)?;
        let name = input.parse()?;
        let number = |input: ParseStream<'_>| {
            input.parse::<syn::Token![,]>()?;
            input.parse::<syn::LitInt>()?.base10_parse()
        };
        let (start, end) = (number(input)?, number(input)?);
        let mut idents = Vec::new();
        while !input.is_empty() {
            input.parse::<syn::Token![,]>()?;
            if !input.is_empty() {
                idents.push(input.parse()?);
            }
        }
        Ok(Self { name, start, end, idents })
    }

    /// One place of a tuple: `P0`, or `(P0, p0)` where there are several names.
    fn member(&self, at: usize, form: Form) -> TokenStream {
        let number = syn::Index::from(at);
        let names = self.idents.iter().map(|ident| format_ident!("{ident}{at}"));
        match (form, self.idents.len()) {
            (Form::Enumerated, _) => quote! { (#number #(, #names)*) },
            (_, 1) => quote! { #(#names)* },
            _ => quote! { (#(#names),*) },
        }
    }
}

/// The same tokens, all at one place.
fn at(tokens: TokenStream, place: Span) -> TokenStream {
    let moved = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => {
            let mut moved = proc_macro2::Group::new(group.delimiter(), at(group.stream(), place));
            moved.set_span(place);
            TokenTree::Group(moved)
        }
        mut token => {
            token.set_span(place);
            token
        }
    });
    moved.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn becomes(name: &str, arguments: &str) -> Option<String> {
        let path = MacroPath { global: false, names: vec![name.into()] };
        let tokens = written(&path, &arguments.parse().unwrap(), Span::call_site())?;
        Some(tokens.to_string().split_whitespace().collect())
    }

    #[test]
    fn a_macro_is_invoked_once_for_each_length() {
        let plain = becomes("all_tuples", "#[doc(fake_variadic)] each, 0, 2, P");
        assert_eq!(plain.as_deref(), Some("each!();each!(P0);each!(P0,P1);"));
        let paired = becomes("all_tuples", "each, 1, 2, P, p,");
        assert_eq!(paired.as_deref(), Some("each!((P0,p0));each!((P0,p0),(P1,p1));"));
    }

    #[test]
    fn the_length_or_the_places_are_written_where_the_name_says_so() {
        let sized = becomes("all_tuples_with_size", "each, 1, 2, P");
        assert_eq!(sized.as_deref(), Some("each!(1usize,P0);each!(2usize,P0,P1);"));
        let numbered = becomes("all_tuples_enumerated", "each, 2, 2, P");
        assert_eq!(numbered.as_deref(), Some("each!((0,P0),(1,P1));"));
    }

    #[test]
    fn other_macros_and_other_arguments_are_left_alone() {
        assert_eq!(becomes("all_sizes", "each, 0, 2, P"), None);
        assert_eq!(becomes("all_tuples", "each, few, many, P"), None);
        assert_eq!(becomes("all_tuples", "each"), None);
    }

    #[test]
    fn nobody_makes_it_write_without_end() {
        let many = becomes("all_tuples", "each, 0, 4000000000, P").unwrap();
        assert_eq!(many.matches("each!").count(), MAX_LENGTH + 1);
    }
}
