//! DET402: randomness that no seed explains.

use super::prelude::*;
use super::support::{call_name, certain, stripped};

rule! {
    pub(crate) static UNSEEDED_RANDOM = {
        code: "DET402", name: "unseeded-random", group: Group::Ambient,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "randomness from outside the seed",
        page: include_str!("unseeded_random.md"),
        on: [Call, Path, Macro], check: Some(check),
    }
}

const HELP: &str = "keep one seeded generator of a named algorithm in the simulation's state and draw from it in a fixed order";

/// Constructors that every generator of the `rand` family has.
const FROM_ENTROPY: [&str; 4] = ["from_entropy", "from_os_rng", "try_from_os_rng", "from_thread_rng"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Call(call) => drawn(call, cx, out),
        Node::Path(path) => source(path, cx, out),
        Node::Macro(used) if used.path.as_deref() == Some("nanoid::nanoid") => out.push(
            UNSEEDED_RANDOM
                .at(cx, used.span)
                .label(used.span, "other on every machine and every run")
                .message("`nanoid!` draws from the entropy of the system")
                .help(HELP),
        ),
        _ => {}
    }
}

fn drawn(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let callee = call.callee;
    // A generator that is a value itself is a path's matter.
    if call.form == Form::Value && callee.name.starts_with(char::is_uppercase) {
        return;
    }
    let proven = callee.is(Fact::UnseededRandom);
    let by_name = callee.may_be(Fact::UnseededRandom);
    // The generators of other crates share these constructors through a trait that the table cannot name for each of them.
    let shared = callee.def.is_none() && call.form != Form::Method && FROM_ENTROPY.contains(&callee.name.as_str());
    if !proven && !shared && !by_name && !shows_keys(call, cx) {
        return;
    }
    let draft = UNSEEDED_RANDOM
        .at(cx, cx.span(call.expr))
        .label(call.name_span(cx), "other on every machine and every run")
        .message(format!("`{}` draws from outside the seed", call_name(call)))
        .help(HELP);
    out.push(certain(draft, proven || !(shared || by_name)));
}

/// `RandomState::new().build_hasher().finish()`, `RandomState::new().hash_one(0)`: what comes out are the keys of the process.
fn shows_keys(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    let Some(receiver) = call.receiver else { return false };
    match call.callee.path.as_deref() {
        Some("std::hash::Hasher::finish") => {
            let made = cx.initialiser(stripped(receiver)).unwrap_or(receiver);
            let syn::Expr::MethodCall(builder) = stripped(made) else { return false };
            let builds = cx.callee(stripped(made)).and_then(|callee| callee.path.as_deref());
            builds == Some("std::hash::BuildHasher::build_hasher") && is_random_state(&cx.ty(&builder.receiver), cx)
        }
        Some("std::hash::BuildHasher::hash_one") => {
            is_random_state(&cx.ty(receiver), cx) && matches!(call.args.first().map(|arg| stripped(arg)), Some(syn::Expr::Lit(_)))
        }
        _ => false,
    }
}

fn is_random_state(ty: &Ty, cx: &Cx<'_>) -> bool {
    cx.type_path(ty).is_some_and(|path| path.ends_with("::RandomState"))
}

/// Generators that are values themselves: `OsRng.next_u64()`, `StdRng::from_rng(OsRng)`.
fn source(path: &PathUse<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if path.role != PathRole::Expr || !path.facts.has(Fact::UnseededRandom) {
        return;
    }
    let name = path.canonical.as_deref().and_then(|canonical| canonical.rsplit("::").next()).unwrap_or_default();
    // A function is a call's matter.
    if !name.starts_with(char::is_uppercase) {
        return;
    }
    out.push(
        UNSEEDED_RANDOM
            .at(cx, path.span(cx))
            .label(path.span(cx), "other on every machine and every run")
            .message(format!("`{name}` is the entropy of the system"))
            .help(HELP),
    );
}
