//! DET405: generators and draws whose results may change with the crate or the target.

use super::prelude::*;
use super::support::{call_name, certain, stripped};
use crate::model::Prim;

rule! {
    pub(crate) static UNPORTABLE_RANDOM = {
        code: "DET405", name: "unportable-random", group: Group::Ambient,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "random numbers whose algorithm may change or depends on the target",
        page: include_str!("unportable_random.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    if let Some(generator) = makes_generator(call, cx) {
        let draft = UNPORTABLE_RANDOM
            .at(cx, cx.span(call.expr))
            .label(call.name_span(cx), "the algorithm behind this name may change with any release")
            .message(format!("`{generator}` is no algorithm of its own"))
            .help("name the algorithm: a pinned `ChaCha8Rng`, `Pcg64` or xoshiro, or a small generator of your own");
        return out.push(draft);
    }
    if let Some(proven) = known(call, Fact::RandomRange).filter(|_| call.args.iter().any(|arg| is_width_range(arg, cx))) {
        let draft = UNPORTABLE_RANDOM
            .at(cx, cx.span(call.expr))
            .label(call.name_span(cx), "takes another path through the generator where `usize` has another width")
            .message(format!("`{}` draws from a range of `usize`", call_name(call)))
            .help("draw a `u32` and cast the result");
        return out.push(certain(draft, proven));
    }
    if let Some(proven) = known(call, Fact::UnportableRandom).filter(|proven| *proven || takes_generator(call)) {
        let draft = UNPORTABLE_RANDOM
            .at(cx, cx.span(call.expr))
            .label(call.name_span(cx), "the way it draws may change with any release")
            .message(format!("`{}` promises no sequence of draws", call_name(call)))
            .help("write the loop down: draw a `u32` index for each place and swap");
        out.push(certain(draft, proven));
    }
}

/// Whether the fact holds, and whether it is proven.
fn known(call: &Call<'_>, fact: Fact) -> Option<bool> {
    match (call.callee.is(fact), call.callee.may_be(fact)) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// The name of the generator type, where the call makes one and its crate does not fix the algorithm.
fn makes_generator(call: &Call<'_>, cx: &Cx<'_>) -> Option<String> {
    // Without a seed it is the matter of `unseeded-random`, and own functions are looked into where they stand.
    if call.form == Form::Method || call.callee.is(Fact::UnseededRandom) || call.callee.def.is_some() {
        return None;
    }
    if ["from_entropy", "from_os_rng", "try_from_os_rng"].contains(&call.callee.name.as_str()) {
        return None;
    }
    let made = [call.callee.self_ty.clone(), cx.ty(call.expr)];
    let generator = made.iter().find(|ty| cx.type_facts(ty).has(Fact::UnportableRandom))?;
    let path = cx.type_path(generator)?;
    path.rsplit("::").next().map(str::to_owned)
}

/// The methods of slices take the generator by reference: `deck.shuffle(&mut rng)`, `deck.choose(rng)`.
fn takes_generator(call: &Call<'_>) -> bool {
    call.args.last().is_some_and(|last| match last {
        syn::Expr::Reference(reference) => reference.mutability.is_some(),
        syn::Expr::Path(_) | syn::Expr::Field(_) | syn::Expr::MethodCall(_) => true,
        _ => false,
    })
}

fn is_width_range(arg: &syn::Expr, cx: &Cx<'_>) -> bool {
    if let syn::Expr::Range(range) = stripped(arg) {
        return [&range.start, &range.end].into_iter().flatten().any(|bound| is_width(&cx.ty(bound)));
    }
    let ty = cx.ty(arg);
    let Ty::Adt(_, Some(args)) = ty.peel() else { return false };
    let of_range = cx.type_path(&ty).is_some_and(|path| path.starts_with("std::ops::Range"));
    of_range && args.first().is_some_and(is_width)
}

fn is_width(ty: &Ty) -> bool {
    matches!(ty.prim(), Some(Prim::Usize | Prim::Isize))
}
