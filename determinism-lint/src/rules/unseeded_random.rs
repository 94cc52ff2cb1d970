//! DET402: randomness that no seed explains.

use super::prelude::*;
use super::support::call_name;

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
    let proven = callee.is(Fact::UnseededRandom);
    // The generators of other crates share these constructors through a trait that the table cannot name for each of them.
    let shared = callee.def.is_none() && call.form != Form::Method && FROM_ENTROPY.contains(&callee.name.as_str());
    if !proven && !shared && !callee.may_be(Fact::UnseededRandom) {
        return;
    }
    let draft = UNSEEDED_RANDOM
        .at(cx, cx.span(call.expr))
        .label(call.name_span, "other on every machine and every run")
        .message(format!("`{}` draws from outside the seed", call_name(call)))
        .help(HELP);
    out.push(if proven { draft } else { draft.likely() });
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
            .at(cx, path.span)
            .label(path.span, "other on every machine and every run")
            .message(format!("`{name}` is the entropy of the system"))
            .help(HELP),
    );
}
