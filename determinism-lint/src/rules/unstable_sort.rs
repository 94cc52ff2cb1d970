//! DET303: sorting that leaves equal elements in any order, by a key that can tie.

use super::prelude::*;
use super::support::sort_key::{Ties, compared, covers, ties};
use super::support::{element, unique};

rule! {
    pub(crate) static UNSTABLE_SORT = {
        code: "DET303", name: "unstable-sort", group: Group::Order,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "an unstable sort or selection whose key can tie",
        page: include_str!("unstable_sort.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let proven = call.callee.is(Fact::UnstableSort);
    if !proven && !call.callee.may_be(Fact::UnstableSort) {
        return;
    }
    let element = sorted(call, cx);
    if let Some(why) = tells_apart(call, &element, cx) {
        return out.harmless(&UNSTABLE_SORT, cx, cx.span(call.expr), why);
    }
    let finding = UNSTABLE_SORT
        .at(cx, cx.span(call.expr))
        .label(call.name_span(cx), "equal keys end up in any order")
        .message(format!("`{}` may leave elements of equal key in any order", call.callee.name))
        .help("use the stable sort of the same name, or add a unique id to the key so that no two keys are equal");
    let by_name = !proven || !takes_function(call) && ties(&element, cx) == Ties::Unknown;
    out.push(if by_name { finding.likely() } else { finding });
}

/// The type of the elements that are sorted.
fn sorted(call: &Call<'_>, cx: &Cx<'_>) -> Ty {
    let receiver = call.operands().first().map(|receiver| cx.ty(receiver));
    element::element(&receiver.unwrap_or_else(|| call.callee.self_ty.clone()), cx)
}

fn takes_function(call: &Call<'_>) -> bool {
    call.callee.name.ends_with("_by") || call.callee.name.ends_with("_by_key")
}

/// Why what is compared differs between any two elements; `None` where it may not.
fn tells_apart(call: &Call<'_>, element: &Ty, cx: &Cx<'_>) -> Option<&'static str> {
    let compared = compared(call);
    let enough_is_known = takes_function(call) || ties(element, cx) != Ties::Unknown;
    if enough_is_known && covers(element, &compared, cx) {
        return Some("what is compared is the whole element, so that equal elements are the same");
    }
    let collection = call.operands().first().copied()?;
    let places = unique::places(collection, cx);
    let unique = places.iter().any(|place| compared.iter().any(|part| place.starts_with(part)));
    unique.then_some("the elements come from a keyed collection and are compared by its key")
}
