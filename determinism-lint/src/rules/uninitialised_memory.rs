//! DET506: memory that is read before anything was written to it.

use super::prelude::*;
use super::support::{call_name, certain};

rule! {
    pub(crate) static UNINITIALISED_MEMORY = {
        code: "DET506", name: "uninitialised-memory", group: Group::State,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "memory that may be read before it is written",
        page: include_str!("uninitialised_memory.md"),
        on: [Call], check: Some(check),
    }
}

/// Deep enough for every type that people write, and an end for recursive ones.
const MAX_DEPTH: u32 = 8;

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let proven = call.callee.is(Fact::Uninitialised);
    if !proven && !call.callee.may_be(Fact::Uninitialised) {
        return;
    }
    let (message, help) = match &*call.callee.name {
        "zeroed" if is_plain(cx, &cx.ty(call.expr), MAX_DEPTH) => return,
        "zeroed" => ("makes a value out of zeros", "write the value down: `Default::default()`, or a literal"),
        "set_len" if call.args.last().is_some_and(|length| is_zero(length)) => return,
        "set_len" | "advance_mut" => ("declares elements that nobody has written", "use `resize`, `extend` or `push`"),
        "alloc" | "realloc" => ("hands out memory that nobody has written", "use `alloc_zeroed`, or a `Vec`"),
        _ => ("trusts that the memory was written", "start from a written value: `[0; N]`, `Default::default()`, `std::array::from_fn`"),
    };
    let draft = UNINITIALISED_MEMORY
        .at(cx, cx.span(call.expr))
        .label(call.name_span(cx), "what it holds is left over from something else")
        .message(format!("`{}` {message}", call_name(call)))
        .help(help);
    out.push(certain(draft, proven));
}

fn is_zero(length: &syn::Expr) -> bool {
    matches!(length, syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) if number.base10_digits() == "0")
}

/// Whether zeros are a valid value and all of it: numbers, `bool`, `char`, arrays, tuples and structs of them.
fn is_plain(cx: &Cx<'_>, ty: &Ty, depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    match ty {
        Ty::Prim(_) => true,
        Ty::Array(element) => is_plain(cx, element, depth),
        Ty::Tuple(_) | Ty::Adt(..) => {
            let fields = cx.fields(ty).unwrap_or_default();
            !fields.is_empty() && fields.iter().all(|(_, field)| is_plain(cx, field, depth))
        }
        _ => false,
    }
}
