//! Generics: which bounds the impls need, and the impls' headers.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{
    GenericArgument, GenericParam, Generics, Path, PathArguments, ReturnType, Type, TypeParamBound, TypePath,
};
use syn::{WherePredicate, parse_quote};

use crate::model::{Field, Form, Model};

/// What stands between `impl` and the body, in parts.
pub(crate) struct Header {
    /// With the parameters that the impl adds.
    pub(crate) generics: Generics,
    /// The arguments of the marker.
    pub(crate) arithmetic: TokenStream,
}

/// The header of the impl of `CanonicalState`.
pub(crate) fn of_state(model: &Model<'_>) -> Generics {
    let krate = &model.krate;
    with_bounds(model, &parse_quote!(#krate::CanonicalState))
}

/// The header of the impl of the marker: for `ExactFloat`, or for every arithmetic.
pub(crate) fn of_marker(model: &Model<'_>) -> Header {
    let krate = &model.krate;
    if model.exact_float {
        let arithmetic = quote!(#krate::ExactFloat);
        let generics = with_bounds(model, &parse_quote!(#krate::DeterminismSafe<#arithmetic>));
        return Header { generics, arithmetic };
    }
    let arithmetic = fresh(model, "AnyArithmetic");
    let mut generics = with_bounds(model, &parse_quote!(#krate::DeterminismSafe<#arithmetic>));
    generics.params.push(parse_quote!(#arithmetic: #krate::state::Arithmetic));
    Header { generics, arithmetic: arithmetic.into_token_stream() }
}

/// A name that the input does not contain.
pub(crate) fn fresh(model: &Model<'_>, name: &str) -> Ident {
    let mut name = format_ident!("{name}");
    while contains(model.input.to_token_stream(), &|ident| *ident == name) {
        name = format_ident!("{name}_");
    }
    name
}

/// Whether the type names a parameter of the model's type.
pub(crate) fn names_parameter(model: &Model<'_>, ty: &Type) -> bool {
    let names: Vec<&Ident> = model
        .generics
        .params
        .iter()
        .map(|parameter| match parameter {
            GenericParam::Lifetime(parameter) => &parameter.lifetime.ident,
            GenericParam::Type(parameter) => &parameter.ident,
            GenericParam::Const(parameter) => &parameter.ident,
        })
        .collect();
    !names.is_empty() && contains(ty.to_token_stream(), &|ident| *ident == "Self" || names.contains(&ident))
}

/// Whether a name is among the tokens.
pub(crate) fn contains(tokens: TokenStream, wanted: &dyn Fn(&Ident) -> bool) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => wanted(&ident),
        TokenTree::Group(group) => contains(group.stream(), wanted),
        _ => false,
    })
}

/// The generics of the type, with the bound on all that its fields need it for.
fn with_bounds(model: &Model<'_>, bound: &TypeParamBound) -> Generics {
    let mut generics = model.generics.clone();
    let predicates = match &model.bound {
        Some(written) => written.iter().map(|predicate| rewritten(predicate, bound)).collect(),
        None => inferred(model, bound),
    };
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

/// `DeterminismSafe` without arguments means the trait that the impl is about.
fn rewritten(predicate: &WherePredicate, bound: &TypeParamBound) -> WherePredicate {
    let mut predicate = predicate.clone();
    if let WherePredicate::Type(predicate) = &mut predicate {
        for written in &mut predicate.bounds {
            if let TypeParamBound::Trait(written_trait) = written
                && let Some(last) = written_trait.path.segments.last()
                && last.ident == "DeterminismSafe"
                && last.arguments.is_none()
            {
                *written = bound.clone();
            }
        }
    }
    predicate
}

fn inferred(model: &Model<'_>, bound: &TypeParamBound) -> Vec<WherePredicate> {
    let (mut stored, mut defaulted) = (Used::default(), Used::default());
    for field in model.fields() {
        match field.form {
            Form::Plain | Form::Sorted => stored.in_type(model.generics, field.ty),
            Form::Skipped | Form::With(_) => {}
        }
        if makes_default(field) {
            defaulted.in_type(model.generics, field.ty);
        }
    }
    let mut predicates = stored.predicates(model.generics, bound);
    predicates.extend(defaulted.predicates(model.generics, &parse_quote!(::core::default::Default)));
    predicates
}

/// Whether the value is `Default::default()` where the bytes have none.
pub(crate) fn makes_default(field: &Field<'_>) -> bool {
    field.default.is_none() && (field.since.is_some() || matches!(field.form, Form::Skipped))
}

/// Type parameters, and associated types of them, that a field holds values of.
#[derive(Default)]
struct Used {
    parameters: BTreeSet<String>,
    associated: Vec<TypePath>,
}

impl Used {
    fn predicates(self, generics: &Generics, bound: &TypeParamBound) -> Vec<WherePredicate> {
        let parameters = generics.type_params().map(|parameter| &parameter.ident);
        let used = parameters.filter(|ident| self.parameters.contains(&ident.to_string()));
        let parameters = used.map(|ident| parse_quote!(#ident: #bound));
        parameters.chain(self.associated.iter().map(|ty| parse_quote!(#ty: #bound))).collect()
    }

    fn in_type(&mut self, generics: &Generics, ty: &Type) {
        match ty {
            Type::Array(array) => self.in_type(generics, &array.elem),
            Type::Slice(slice) => self.in_type(generics, &slice.elem),
            Type::Group(group) => self.in_type(generics, &group.elem),
            Type::Paren(paren) => self.in_type(generics, &paren.elem),
            Type::Tuple(tuple) => tuple.elems.iter().for_each(|ty| self.in_type(generics, ty)),
            Type::Path(path) => self.in_path(generics, path),
            _ => {}
        }
    }

    fn in_path(&mut self, generics: &Generics, path: &TypePath) {
        let first = path.path.segments.first();
        let parameter = first.filter(|first| generics.type_params().any(|each| each.ident == first.ident));
        match (&path.qself, parameter) {
            (None, Some(first)) if path.path.segments.len() == 1 => {
                self.parameters.insert(first.ident.to_string());
            }
            (Some(_), _) | (None, Some(_)) => self.associated(path),
            (None, None) => self.in_arguments(generics, &path.path),
        }
    }

    fn associated(&mut self, path: &TypePath) {
        let known =
            |other: &TypePath| other.to_token_stream().to_string() == path.to_token_stream().to_string();
        if !self.associated.iter().any(known) {
            self.associated.push(path.clone());
        }
    }

    fn in_arguments(&mut self, generics: &Generics, path: &Path) {
        // It holds no value.
        let Some(last) = path.segments.last().filter(|last| last.ident != "PhantomData") else { return };
        match &last.arguments {
            PathArguments::AngleBracketed(arguments) => {
                for argument in &arguments.args {
                    if let GenericArgument::Type(ty) = argument {
                        self.in_type(generics, ty);
                    }
                }
            }
            PathArguments::Parenthesized(arguments) => {
                if let ReturnType::Type(_, ty) = &arguments.output {
                    self.in_type(generics, ty);
                }
            }
            PathArguments::None => {}
        }
    }
}
