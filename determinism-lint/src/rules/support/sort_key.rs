//! Whether a sort key tells any two elements apart. Reads closures as they are written; what it cannot read covers nothing.

use super::super::prelude::*;
use super::element;
use crate::model::lower;
use std::collections::BTreeMap;

/// A place inside the element: the names of the fields on the way to it.
pub(crate) type Place = Vec<String>;

/// The local names of a closure and the places that they stand for.
type Bindings = BTreeMap<String, Place>;

/// What a sort compares of each element, as far as it can be read.
pub(crate) fn compared(call: &Call<'_>) -> Vec<Place> {
    compared_by(&call.callee.name, call.args.last().copied())
}

/// The same for a method of this name that is given this function.
pub(crate) fn compared_by(name: &str, function: Option<&syn::Expr>) -> Vec<Place> {
    if name.ends_with("_key") {
        return function.map_or_else(Vec::new, key_places);
    }
    if name.ends_with("_by") {
        return function.map_or_else(Vec::new, comparator_places);
    }
    vec![Place::new()]
}

/// Whether the places together are the whole element.
pub(crate) fn covers(ty: &Ty, places: &[Place], cx: &Cx<'_>) -> bool {
    if places.iter().any(Vec::is_empty) {
        return !matches!(ties(ty, cx), Ties::Possible);
    }
    if places.is_empty() {
        return false;
    }
    let Some(fields) = cx.fields(ty) else { return false };
    !fields.is_empty() && fields.iter().all(|(name, field)| covers(field, &below(places, name), cx))
}

/// Whether two different values of a type can compare as equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ties {
    /// The order is derived or built in.
    None,
    /// The order is written by hand.
    Possible,
    /// The type is not known well enough.
    Unknown,
}

/// Answers for the whole type, its parts included.
pub(crate) fn ties(ty: &Ty, cx: &Cx<'_>) -> Ties {
    if element::find(ty, cx, &|part| own(part, cx) == Ties::Possible, &|_| true).is_some() {
        return Ties::Possible;
    }
    if element::find(ty, cx, &|part| own(part, cx) == Ties::Unknown, &|_| true).is_some() {
        return Ties::Unknown;
    }
    Ties::None
}

/// Answers for the outermost type alone.
fn own(ty: &Ty, cx: &Cx<'_>) -> Ties {
    match ty.peel() {
        Ty::Adt(..) if cx.type_path(ty).is_some_and(|path| path.starts_with("std::")) => Ties::None,
        Ty::Adt(..) if cx.derives(ty, "Ord") => Ties::None,
        Ty::Adt(..) => Ties::Possible,
        Ty::Unknown | Ty::Var(_) | Ty::Proj(_) | Ty::Param(_) | Ty::Bounded(_) => Ties::Unknown,
        _ => Ties::None,
    }
}

/// The places after a field's name.
fn below(places: &[Place], field: &str) -> Vec<Place> {
    places.iter().filter(|place| place[0] == field).map(|place| place[1..].to_vec()).collect()
}

/// The places that a key function returns.
fn key_places(function: &syn::Expr) -> Vec<Place> {
    let syn::Expr::Closure(closure) = function else { return Vec::new() };
    let mut bindings = Bindings::new();
    for input in &closure.inputs {
        bind(input, &Place::new(), &mut bindings);
    }
    places_of(&closure.body, &bindings)
}

/// The places that a comparison function compares on both sides.
fn comparator_places(function: &syn::Expr) -> Vec<Place> {
    match function {
        syn::Expr::Path(path) => {
            let whole = path
                .path
                .segments
                .last()
                .is_some_and(|last| last.ident == "cmp" || last.ident == "total_cmp");
            if whole { vec![Place::new()] } else { Vec::new() }
        }
        syn::Expr::Closure(closure) => {
            let mut bindings = Bindings::new();
            for input in &closure.inputs {
                bind(input, &Place::new(), &mut bindings);
            }
            comparisons(&closure.body, &bindings)
        }
        _ => Vec::new(),
    }
}

/// `a.x.cmp(&b.x).then(a.y.cmp(&b.y))` compares `x` and `y`.
fn comparisons(expr: &syn::Expr, bindings: &Bindings) -> Vec<Place> {
    match plain(expr) {
        syn::Expr::MethodCall(call) => match (call.method.to_string().as_str(), call.args.first()) {
            ("reverse", None) => comparisons(&call.receiver, bindings),
            ("then" | "then_with", Some(next)) => {
                let next = if let syn::Expr::Closure(closure) = next { &*closure.body } else { next };
                let mut places = comparisons(&call.receiver, bindings);
                places.extend(comparisons(next, bindings));
                places
            }
            ("cmp" | "total_cmp", Some(other)) => both_sides(&call.receiver, other, bindings),
            _ => Vec::new(),
        },
        syn::Expr::Call(call) if ends_in(&call.func, "cmp") && call.args.len() == 2 => {
            both_sides(&call.args[0], &call.args[1], bindings)
        }
        _ => Vec::new(),
    }
}

fn both_sides(left: &syn::Expr, right: &syn::Expr, bindings: &Bindings) -> Vec<Place> {
    let (left, right) = (places_of(left, bindings), places_of(right, bindings));
    if left == right { left } else { Vec::new() }
}

/// The places that an expression shows undiminished: a name, a field, a tuple of such.
pub(super) fn places_of(expr: &syn::Expr, bindings: &Bindings) -> Vec<Place> {
    match plain(expr) {
        syn::Expr::Tuple(tuple) => tuple.elems.iter().flat_map(|part| places_of(part, bindings)).collect(),
        syn::Expr::Array(array) => array.elems.iter().flat_map(|part| places_of(part, bindings)).collect(),
        syn::Expr::Call(call) if ends_in(&call.func, "Reverse") && call.args.len() == 1 => {
            places_of(&call.args[0], bindings)
        }
        single => place_of(single, bindings).into_iter().collect(),
    }
}

fn place_of(expr: &syn::Expr, bindings: &Bindings) -> Option<Place> {
    match plain(expr) {
        syn::Expr::Path(path) => bindings.get(&path.path.get_ident()?.to_string()).cloned(),
        syn::Expr::Field(field) => {
            let mut place = place_of(&field.base, bindings)?;
            place.push(lower::member(&field.member));
            Some(place)
        }
        _ => None,
    }
}

/// Without what changes no key: parentheses, `&`, `*`, `-`, `!`, `.clone()`, a block of one expression.
pub(super) fn plain(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(inner) => plain(&inner.expr),
        syn::Expr::Group(inner) => plain(&inner.expr),
        syn::Expr::Reference(inner) => plain(&inner.expr),
        syn::Expr::Unary(inner) => plain(&inner.expr),
        syn::Expr::MethodCall(call) if call.method == "clone" || call.method == "to_owned" => {
            plain(&call.receiver)
        }
        syn::Expr::Block(block) => match block.block.stmts.as_slice() {
            [syn::Stmt::Expr(only, None)] => plain(only),
            _ => expr,
        },
        _ => expr,
    }
}

/// The names that a pattern binds to parts of the element.
pub(super) fn bind(pat: &syn::Pat, at: &Place, bindings: &mut Bindings) {
    match pat {
        syn::Pat::Ident(ident) => {
            bindings.insert(ident.ident.to_string(), at.clone());
        }
        syn::Pat::Paren(inner) => bind(&inner.pat, at, bindings),
        syn::Pat::Reference(inner) => bind(&inner.pat, at, bindings),
        syn::Pat::Type(inner) => bind(&inner.pat, at, bindings),
        syn::Pat::Tuple(tuple) => bind_all(tuple.elems.iter(), at, bindings),
        syn::Pat::TupleStruct(tuple) => bind_all(tuple.elems.iter(), at, bindings),
        syn::Pat::Struct(fields) => {
            for field in &fields.fields {
                bind(&field.pat, &inside(at, lower::member(&field.member)), bindings);
            }
        }
        _ => {}
    }
}

/// Elements by position; behind `..` the positions are not known.
fn bind_all<'p>(parts: impl Iterator<Item = &'p syn::Pat>, at: &Place, bindings: &mut Bindings) {
    let known = parts.take_while(|part| !matches!(part, syn::Pat::Rest(_)));
    for (index, part) in known.enumerate() {
        bind(part, &inside(at, index.to_string()), bindings);
    }
}

fn inside(at: &Place, field: String) -> Place {
    at.iter().cloned().chain([field]).collect()
}

pub(super) fn ends_in(function: &syn::Expr, name: &str) -> bool {
    let syn::Expr::Path(path) = function else { return false };
    path.path.segments.last().is_some_and(|last| last.ident == name)
}
