//! DET502: results that depend on where the allocator or the linker has put something.

use super::prelude::*;
use super::support::{call_name, certain};
use crate::model::is_message;
use crate::rule::Draft;
use crate::source::Span;

rule! {
    pub(crate) static ADDRESS_DEPENDENCE = {
        code: "DET502", name: "address-dependence", group: Group::State,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "an address used as a value, or to order by",
        page: include_str!("address_dependence.md"),
        on: [Call, Op, Cast, Macro], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Cast(_, cast) => to_integer(cast, cx, out),
        Node::Op(op) => compared(op, cx, out),
        Node::Call(call) => called(call, cx, out),
        Node::Macro(used) if !is_message(used.path.as_deref(), &used.name) => formatted(used, cx, out),
        _ => {}
    }
}

fn draft(cx: &Cx<'_>, span: Span, label: Span, message: String) -> Draft {
    ADDRESS_DEPENDENCE
        .at(cx, span)
        .label(label, "addresses differ on every run")
        .message(message)
        .help("give the thing an id of its own and use that")
}

fn to_integer(cast: &syn::ExprCast, cx: &Cx<'_>, out: &mut Findings) {
    if !cx.written(&cast.ty).is_integer() {
        return;
    }
    let from = cx.ty(&cast.expr);
    let what = match from.peel() {
        Ty::Ptr(_) => "a pointer",
        Ty::Fn(_) => "a function's address",
        _ => return,
    };
    out.push(draft(cx, cx.span(cast), cx.span(&cast.as_token), format!("casts {what} to an integer")));
}

fn compared(op: &Op<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if op.kind != OpKind::Compare {
        return;
    }
    let equality = op.symbol == "==" || op.symbol == "!=";
    let sides = [&op.lhs_ty, &op.rhs_ty];
    let what = if !equality && sides.iter().any(|ty| is_address(cx, ty)) {
        "pointers by address"
    } else if sides.iter().all(|ty| matches!(ty.peel(), Ty::Fn(_))) {
        "function pointers, whose addresses may be merged or doubled"
    } else if equality && sides.iter().any(|ty| is_wide(ty)) {
        "pointers with a vtable, of which there may be several"
    } else {
        return;
    };
    out.push(draft(cx, cx.span(op.expr), op.op_span(cx), format!("`{}` compares {what}", op.symbol)));
}

fn called(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let proven = call.callee.is(Fact::Address);
    let verb = if proven || call.callee.may_be(Fact::Address) {
        "gives an address away"
    } else if call.callee.is(Fact::OrdersElements) && orders_addresses(call, cx) {
        "orders by address"
    } else if call.callee.is(Fact::OrdersByKey) && call.operands().iter().any(|key| gives_address(cx, key)) {
        "orders by the address that the key function returns"
    } else if call.callee.path.as_deref() == Some("std::hash::Hash::hash") && first_ty(call, cx).is_some_and(|ty| is_address(cx, &ty)) {
        "hashes an address"
    } else if call.callee.path.as_deref() == Some("std::ptr::eq") && call.args.iter().any(|arg| is_wide_place(cx, arg)) {
        "compares pointers with a vtable, of which there may be several"
    } else if is_collected(call, cx) && keeps_addresses(cx, &cx.ty(call.expr)) {
        "collects addresses in their own order"
    } else {
        return;
    };
    let draft = draft(cx, cx.span(call.expr), call.name_span(cx), format!("`{}` {verb}", call_name(call)));
    out.push(certain(draft, !call.callee.may_be(Fact::Address)));
}

fn formatted(used: &MacroUse<'_>, cx: &Cx<'_>, out: &mut Findings) {
    for (value, spec) in used.formats {
        let prints_address = spec.ends_with('p') || spec.ends_with('?') && is_address(cx, &cx.ty(value));
        if prints_address {
            out.push(draft(cx, used.span, used.span, format!("`{{:{spec}}}` prints an address")));
        }
    }
}

fn first_ty(call: &Call<'_>, cx: &Cx<'_>) -> Option<Ty> {
    call.operands().first().map(|operand| cx.ty(operand))
}

/// `*const T`, `*mut T`, `NonNull<T>`, or a tuple that one of them decides the order of.
fn is_address(cx: &Cx<'_>, ty: &Ty) -> bool {
    match ty.peel() {
        Ty::Ptr(_) | Ty::Fn(_) => true,
        Ty::Tuple(parts) => parts.iter().any(|part| matches!(part.peel(), Ty::Ptr(_))),
        peeled @ Ty::Adt(..) => cx.type_path(peeled).is_some_and(|path| &*path == "std::ptr::NonNull"),
        _ => false,
    }
}

/// A raw pointer to a trait object.
fn is_wide(ty: &Ty) -> bool {
    matches!(ty.peel(), Ty::Ptr(to) if matches!(&**to, Ty::Bounded(_)))
}

/// The same behind a reference, which `ptr::eq` takes too.
fn is_wide_place(cx: &Cx<'_>, arg: &syn::Expr) -> bool {
    let ty = cx.ty(arg);
    is_wide(&ty) || matches!(ty, Ty::Ref(_)) && matches!(ty.peel(), Ty::Bounded(_))
}

/// Whether an element or key that a call puts in order is an address. The third operand is a map's value, which orders nothing.
fn orders_addresses(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    let operands = call.operands();
    let direct = operands.iter().take(2).map(|operand| cx.ty(operand));
    let given = direct.into_iter().any(|ty| !matches!(ty.peel(), Ty::Fn(_)) && is_address(cx, &ty));
    let extreme = matches!(&*call.callee.name, "min" | "max") && keeps_addresses(cx, &cx.ty(call.expr));
    given || extreme || operands.first().is_some_and(|owner| keeps_addresses(cx, &cx.ty(owner)))
}

/// Whether the elements or keys of a container are addresses.
fn keeps_addresses(cx: &Cx<'_>, ty: &Ty) -> bool {
    match ty.peel() {
        Ty::Slice(element) | Ty::Array(element) => is_address(cx, element),
        peeled @ Ty::Adt(_, Some(args)) => {
            let known = cx.type_path(peeled).is_some_and(|path| ORDERED.contains(&&*path) || LISTS.contains(&&*path));
            known && args.first().is_some_and(|key| is_address(cx, key))
        }
        _ => false,
    }
}

const ORDERED: [&str; 3] = ["std::collections::BTreeMap", "std::collections::BTreeSet", "std::collections::BinaryHeap"];

/// What a sort or an extreme is taken of; to collect into one orders nothing.
const LISTS: [&str; 3] = ["std::vec::Vec", "std::collections::VecDeque", "std::option::Option"];

fn is_collected(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    call.callee.path.as_deref() == Some("std::iter::Iterator::collect")
        && cx.type_path(&cx.ty(call.expr)).is_some_and(|path| ORDERED.contains(&&*path))
}

fn gives_address(cx: &Cx<'_>, key: &syn::Expr) -> bool {
    matches!(cx.ty(key).peel(), Ty::Fn(function) if is_address(cx, &function.ret))
}
