//! DET302: hashers with random keys or an algorithm that may change.

use super::prelude::*;
use super::support::{caused_in_function, short_name};
use crate::model::Callee;

rule! {
    pub(crate) static UNSTABLE_HASHER = {
        code: "DET302", name: "unstable-hasher", group: Group::Order,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "a hasher with random keys or an unspecified algorithm",
        page: include_str!("unstable_hasher.md"),
        on: [Call], check: Some(check),
    }
}

/// Builders that are what their type argument is.
const GENERIC_BUILDER: &str = "std::hash::BuildHasherDefault";

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let (what, verb) = if creates(call.callee, &cx.ty(call.expr), cx) {
        let ty = cx.ty(call.expr);
        (short_name(&ty, cx).unwrap_or_else(|| call.callee.name.clone()), "made here")
    } else {
        let Some(hasher) = used(call, cx) else { return };
        if caused_in_function(cx, &|expr| {
            cx.callee(expr).is_some_and(|callee| creates(callee, &cx.ty(expr), cx))
        }) {
            return;
        }
        (hasher, "used here")
    };
    out.push(
        UNSTABLE_HASHER
            .at(cx, cx.span(call.expr))
            .label(call.name_span(cx), verb)
            .message(format!("`{what}` gives other hashes in another process or under another toolchain"))
            .help(
                "feed explicit little-endian bytes to a hash of a fixed algorithm, as `simmath::World::state_hash` does",
            ),
    );
}

/// A constructor of the table, or `default` of a type of the table.
fn creates(callee: &Callee, result: &Ty, cx: &Cx<'_>) -> bool {
    if callee.is(Fact::UnstableHasher) {
        return true;
    }
    let made = if callee.self_ty.is_unknown() { result } else { &callee.self_ty };
    matches!(callee.name.as_str(), "default" | "new") && unstable(made, cx)
}

fn unstable(ty: &Ty, cx: &Cx<'_>) -> bool {
    if cx.type_facts(ty).has(Fact::UnstableHasher) {
        return true;
    }
    let Ty::Adt(_, Some(args)) = ty.peel() else { return false };
    cx.type_path(ty).as_deref() == Some(GENERIC_BUILDER) && args.iter().any(|arg| unstable(arg, cx))
}

/// The hasher that a call uses, where it is one of the table; a hasher of generic type is the caller's matter.
fn used(call: &Call<'_>, cx: &Cx<'_>) -> Option<String> {
    if !call.callee.is(Fact::HasherUse) {
        return None;
    }
    let hasher = call.operands().into_iter().map(|operand| cx.ty(operand)).find(|ty| unstable(ty, cx))?;
    short_name(&hasher, cx)
}
