//! The input as the later stages see it. Reading never fails: what is wrong is an error, and the model goes on without it.

use proc_macro2::Span;
use quote::format_ident;
use syn::punctuated::Punctuated;
use syn::{Data, DeriveInput, Generics, Ident, Index, LitStr, Member, Path, Token, Type, WherePredicate};

use crate::attributes::{Entries, Place};
use crate::errors::Errors;
use crate::tags;

/// A type with its attributes.
pub(crate) struct Model<'a> {
    pub(crate) input: &'a DeriveInput,
    pub(crate) ident: &'a Ident,
    pub(crate) generics: &'a Generics,
    /// The path of `simmath`.
    pub(crate) krate: Path,
    pub(crate) exact_float: bool,
    /// What stands in for inferred bounds.
    pub(crate) bound: Option<Vec<WherePredicate>>,
    pub(crate) kind: Kind<'a>,
    /// Whether impls can be written from it.
    pub(crate) complete: bool,
}

/// What the type is.
pub(crate) enum Kind<'a> {
    Struct(Fields<'a>),
    Enum(Vec<Variant<'a>>),
    Union,
}

/// One of the values of an enum.
pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    /// The name in paths.
    pub(crate) shown: String,
    /// What the canonical form begins with.
    pub(crate) tag: u32,
    pub(crate) fields: Fields<'a>,
    pub(crate) entries: Entries,
}

/// Fields of a struct or of a variant.
pub(crate) type Fields<'a> = Vec<Field<'a>>;

/// A field with its attributes.
pub(crate) struct Field<'a> {
    pub(crate) member: Member,
    /// What it is called where it was taken out of a variant.
    pub(crate) binding: Ident,
    pub(crate) ty: &'a Type,
    /// The name in paths; a field of a tuple has its index unless it was renamed.
    pub(crate) shown: Option<String>,
    pub(crate) form: Form,
    /// The first format version that has the field.
    pub(crate) since: Option<u32>,
    /// The function that makes the value where the bytes have none.
    pub(crate) default: Option<Path>,
    pub(crate) entries: Entries,
}

/// How a field is stored.
pub(crate) enum Form {
    /// By its own canonical form.
    Plain,
    /// Not at all.
    Skipped,
    /// A hash container in the order of its encoded keys.
    Sorted,
    /// By the functions of a module.
    With(Path),
}

impl<'a> Model<'a> {
    /// All fields, of all variants.
    pub(crate) fn fields(&self) -> impl Iterator<Item = &Field<'a>> {
        let (own, variants) = match &self.kind {
            Kind::Struct(fields) => (fields.as_slice(), [].as_slice()),
            Kind::Enum(variants) => ([].as_slice(), variants.as_slice()),
            Kind::Union => ([].as_slice(), [].as_slice()),
        };
        own.iter().chain(variants.iter().flat_map(|variant| &variant.fields))
    }
}

/// Reads a type.
pub(crate) fn read<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Model<'a> {
    let entries = Entries::read(&input.attrs, Place::Type, errors);
    let mut complete = true;
    let kind = match &input.data {
        Data::Struct(data) => Kind::Struct(fields(&data.fields, errors)),
        Data::Enum(data) => {
            let tags = tags::tags(&data.variants, errors);
            complete = tags.is_some();
            let tags = tags.unwrap_or_else(|| vec![0; data.variants.len()]);
            Kind::Enum(data.variants.iter().zip(tags).map(|(each, tag)| variant(each, tag, errors)).collect())
        }
        Data::Union(_) => Kind::Union,
    };
    let krate = entries.text("crate").and_then(|text| path(text, "crate", errors));
    Model {
        input,
        ident: &input.ident,
        generics: &input.generics,
        krate: krate.unwrap_or_else(|| syn::parse_quote!(::simmath)),
        exact_float: entries.place("exact_float").is_some(),
        bound: entries.text("bound").and_then(|text| predicates(text, errors)),
        kind,
        complete,
    }
}

fn variant<'a>(variant: &'a syn::Variant, tag: u32, errors: &mut Errors) -> Variant<'a> {
    let entries = Entries::read(&variant.attrs, Place::Variant, errors);
    let shown = entries.text("rename").map_or_else(|| plain_name(&variant.ident), LitStr::value);
    let fields = fields(&variant.fields, errors);
    Variant { ident: &variant.ident, shown, tag, fields, entries }
}

fn fields<'a>(fields: &'a syn::Fields, errors: &mut Errors) -> Fields<'a> {
    fields.iter().enumerate().map(|(index, each)| field(index, each, errors)).collect()
}

fn field<'a>(index: usize, field: &'a syn::Field, errors: &mut Errors) -> Field<'a> {
    let entries = Entries::read(&field.attrs, Place::Field, errors);
    let with = entries.text("with").and_then(|text| path(text, "with", errors));
    let form = match with {
        Some(module) => Form::With(module),
        None if entries.place("sorted").is_some() => Form::Sorted,
        None if entries.place("skip").is_some() => Form::Skipped,
        None => Form::Plain,
    };
    let (member, name) = match &field.ident {
        Some(ident) => (Member::Named(ident.clone()), Some(plain_name(ident))),
        None => (Member::Unnamed(Index::from(index)), None),
    };
    Field {
        member,
        binding: format_ident!("field{index}", span = Span::mixed_site()),
        ty: &field.ty,
        shown: entries.text("rename").map(LitStr::value).or(name),
        form,
        since: entries.number("since"),
        default: entries.text("default").and_then(|text| path(text, "default", errors)),
        entries,
    }
}

/// `type` for `r#type`.
fn plain_name(ident: &Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_owned()
}

fn path(text: &LitStr, word: &str, errors: &mut Errors) -> Option<Path> {
    let path = text.parse_with(Path::parse_mod_style).ok();
    if path.is_none() {
        errors.on(text, format!("`{word}` has a path: `{word} = \"some::path\"`"));
    }
    path
}

fn predicates(text: &LitStr, errors: &mut Errors) -> Option<Vec<WherePredicate>> {
    let parsed = text.parse_with(Punctuated::<WherePredicate, Token![,]>::parse_terminated);
    if parsed.is_err() {
        errors.on(text, "`bound` has what follows `where`: `bound = \"T: DeterminismSafe + Ord\"`");
    }
    parsed.ok().map(|parsed| parsed.into_iter().collect())
}
