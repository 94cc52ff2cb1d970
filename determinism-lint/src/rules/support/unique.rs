//! Which parts of the elements of a fresh collection differ from element to element: keys of a map, members of a set, positions.
//!
//! Reads the one expression that filled the collection; what is pushed later is not seen.

use super::super::prelude::*;
use super::sort_key::{Place, bind, ends_in, places_of, plain};
use crate::model::lower;
use std::collections::BTreeMap;

/// The places that are unique in the collection that a plain path names, where its initialiser shows it.
pub(crate) fn places(collection: &syn::Expr, cx: &Cx<'_>) -> Vec<Place> {
    let Some(initialiser) = cx.initialiser(plain(collection)) else { return Vec::new() };
    match initialiser {
        syn::Expr::MethodCall(call) if call.method == "collect" => in_iterator(&call.receiver, cx),
        syn::Expr::Call(call) if ends_in(&call.func, "from_iter") && call.args.len() == 1 => {
            in_iterator(&call.args[0], cx)
        }
        _ => Vec::new(),
    }
}

/// The places that are unique among the items of an iterator.
pub(crate) fn in_iterator(expr: &syn::Expr, cx: &Cx<'_>) -> Vec<Place> {
    let syn::Expr::MethodCall(call) = expr else { return in_source(expr, "into_iter", cx) };
    match call.method.to_string().as_str() {
        "copied" | "cloned" | "filter" | "rev" | "skip" | "take" | "skip_while" | "take_while"
        | "inspect" => in_iterator(&call.receiver, cx),
        "enumerate" => numbered(&in_iterator(&call.receiver, cx)),
        "map" => call
            .args
            .first()
            .map_or_else(Vec::new, |function| mapped(function, &in_iterator(&call.receiver, cx))),
        source => in_source(&call.receiver, source, cx),
    }
}

/// The key of a map, the member of a set.
fn in_source(container: &syn::Expr, method: &str, cx: &Cx<'_>) -> Vec<Place> {
    let Some(path) = cx.type_path(&cx.ty(container)) else { return Vec::new() };
    let name = path.rsplit("::").next().unwrap_or_default();
    match method {
        "iter" | "iter_mut" | "into_iter" | "drain" if name.ends_with("Map") => vec![vec!["0".to_owned()]],
        "keys" | "into_keys" if name.ends_with("Map") => vec![Place::new()],
        "iter" | "into_iter" | "drain" if name.ends_with("Set") => vec![Place::new()],
        _ => Vec::new(),
    }
}

fn numbered(items: &[Place]) -> Vec<Place> {
    let inside =
        items.iter().map(|place| ["1".to_owned()].into_iter().chain(place.iter().cloned()).collect());
    [vec!["0".to_owned()]].into_iter().chain(inside).collect()
}

/// Where the unique parts of the items stand in what a closure makes of them.
fn mapped(function: &syn::Expr, unique: &[Place]) -> Vec<Place> {
    let syn::Expr::Closure(closure) = function else { return Vec::new() };
    let mut bindings = BTreeMap::new();
    for input in &closure.inputs {
        bind(input, &Place::new(), &mut bindings);
    }
    let keeps = |part: &syn::Expr| places_of(part, &bindings).iter().any(|place| unique.contains(place));
    match plain(&closure.body) {
        syn::Expr::Tuple(tuple) => positions(tuple.elems.iter().map(keeps)),
        syn::Expr::Call(call) => positions(call.args.iter().map(keeps)),
        syn::Expr::Struct(built) => {
            let kept = built.fields.iter().filter(|field| keeps(&field.expr));
            kept.map(|field| vec![lower::member(&field.member)]).collect()
        }
        single => {
            if keeps(single) {
                vec![Place::new()]
            } else {
                Vec::new()
            }
        }
    }
}

fn positions(kept: impl Iterator<Item = bool>) -> Vec<Place> {
    kept.enumerate().filter(|(_, keeps)| *keeps).map(|(index, _)| vec![index.to_string()]).collect()
}
