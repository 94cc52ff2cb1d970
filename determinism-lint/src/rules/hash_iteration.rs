//! DET301: the order of a hash container escapes.

use super::prelude::*;
use super::support::container::Kind;
use super::support::order_free::order_free;
use crate::model::known::HASH_ORDER_METHODS;

rule! {
    pub(crate) static HASH_ITERATION = {
        code: "DET301", name: "hash-iteration", group: Group::Order,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "iteration over a hash container, whose order is unspecified",
        page: include_str!("hash_iteration.md"),
        on: [Call, For, Macro], check: Some(check),
    }
}

const HASH: Kind =
    Kind { container: Fact::HashContainer, method: Fact::HashOrder, methods: HASH_ORDER_METHODS };

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Some(escape) = HASH.escape(node, cx) else { return };
    if let Node::Call(call) = node
        && let Some(why) = order_free(call.expr, cx)
    {
        return out.harmless(&HASH_ITERATION, cx, escape.span, why);
    }
    let finding = HASH_ITERATION
        .at(cx, escape.span)
        .label(escape.label, "in no defined order")
        .message(format!("{} a `{}`, whose order is unspecified", escape.action, escape.container))
        .help(format!(
            "use `{}`, or collect and sort by a unique key before anything depends on the order",
            ordered(&escape.container)
        ));
    out.push(if escape.likely { finding.likely() } else { finding });
}

fn ordered(container: &str) -> &'static str {
    if container.ends_with("Set") { "BTreeSet" } else { "BTreeMap" }
}
