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

/// Implements `CanonicalState` and `DeterminismSafe` for a struct or an enum.
///
/// Each field's type must be safe itself; one that is not is one error, at that type. The impl is for every arithmetic.
///
/// ```
/// use simmath::state::{from_bytes, to_bytes};
/// use simmath::{DeterminismSafe, Fpx16_16, fx};
///
/// #[derive(DeterminismSafe, PartialEq, Debug)]
/// enum Order {
///     Hold,
///     Move { to: (Fpx16_16, Fpx16_16) },
/// }
///
/// let order = Order::Move { to: (fx!(1), fx!(0.5)) };
/// assert_eq!(to_bytes(&order), [1, 0, 0, 0, 0, 0, 1, 0, 0, 0x80, 0, 0]);
/// assert_eq!(from_bytes(&to_bytes(&order)), Ok(order));
/// ```
///
/// # The form
///
/// The fields, one after the other. Before those of a variant stands its discriminant in 32 bits, which is its index where none
/// is written; a written one must be a number. In paths a field has its name, or its index; the only field of a tuple has none.
///
/// A value within a type costs no depth; boxes and containers do, so that hostile bytes cannot exhaust the stack.
///
/// # On the type
///
/// - `exact_float`: raw floats are allowed, and the type is safe under `ExactFloat` only.
/// - `bound = "T: DeterminismSafe + Ord"`: stands in for the bounds that are inferred, which are `DeterminismSafe` for each type
///   parameter, and each associated type of one, that a field holds. `DeterminismSafe` without arguments means: under the
///   arithmetic in question.
/// - `crate = "path"`: where `simmath` is found.
///
/// # On a field
///
/// Three attributes are promises, and need a `reason = "…"`:
///
/// - `skip`: not stored, not compared, and `Default::default()` when restored.
/// - `sorted`: a `HashMap` or `HashSet` is stored in the order of its encoded keys.
/// - `with = "module"`: `module::encode`, `module::decode` and `module::visit` do what the methods of `CanonicalState` do.
///
/// Three change the form or its description:
///
/// - `rename = "name"`, also on a variant: the name in paths. It does not change the bytes.
/// - `since = 2`: bytes of an older format version, as `Decoder::with_version` reads them, do not have the field.
/// - `default = "function"`: makes the value in its place, and that of a skipped field; otherwise it is `Default::default()`.
///
/// ```
/// use simmath::DeterminismSafe;
/// use std::collections::HashMap;
///
/// #[derive(DeterminismSafe)]
/// struct Map<T> {
///     tiles: Vec<T>,
///     #[determinism(sorted, reason = "only asked by key")]
///     owners: HashMap<u32, u8>,
///     #[determinism(skip, reason = "made anew each tick")]
///     scratch: Vec<f32>,
///     #[determinism(since = 2, rename = "weather")]
///     weather_kind: u8,
/// }
/// ```
///
/// # What `since` promises
///
/// Versions are those of the whole format, count from 1, and 0 has only fields without `since`. A type with such a field has no
/// fixed size, and its least size counts only what every version has. What is written is always the latest version, so the law
/// that stored bytes and restored values match one to one is about the latest version. A field cannot be taken away.
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
