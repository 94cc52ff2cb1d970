//! DET507: promises about state that nobody but the author checks.

use super::prelude::*;
use super::support::{certain, join};

rule! {
    pub(crate) static VOUCHED_STATE = {
        code: "DET507", name: "vouched-state", group: Group::State,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "a hand-written impl of a state trait",
        page: include_str!("vouched_state.md"),
        on: [Item], check: Some(check),
    }
}

const TRAITS: [&str; 2] = ["DeterminismSafe", "CanonicalState"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Item(Item::Free(syn::Item::Impl(node))) = node else { return };
    let Some((path, _)) = &node.trait_ else { return };
    // `impl !DeterminismSafe for …` promises the opposite.
    if node.modifiers.polarity.is_some() {
        return;
    }
    let Some(last) = path.segments.last() else { return };
    let canonical = cx.resolve(path).0;
    let name = match canonical.as_deref() {
        Some(canonical) if canonical.split("::").next() == Some("simmath") => canonical.rsplit("::").next().unwrap_or_default().to_owned(),
        Some(_) => return,
        None => last.ident.to_string(),
    };
    if !TRAITS.contains(&&*name) {
        return;
    }
    let draft = VOUCHED_STATE
        .at(cx, join(cx.span(&node.impl_token), cx.span(&*node.self_ty)))
        .label(cx.span(&last.ident), "the derive checks every field, this impl checks none")
        .message(format!("vouches for `{name}` by hand"))
        .help(format!("use `#[derive({name})]`, or allow it here with a reason and a reviewer"));
    out.push(certain(draft, canonical.is_some()));
}
