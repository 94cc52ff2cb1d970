//! DET306: the storage order of a binary heap escapes.

use super::prelude::*;
use super::support::container::Kind;
use crate::model::known::HEAP_ORDER_METHODS;

rule! {
    pub(crate) static HEAP_ORDER = {
        code: "DET306", name: "heap-order", group: Group::Order,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "the storage order of a binary heap",
        page: include_str!("heap_order.md"),
        on: [Call, For, Macro], check: Some(check),
    }
}

const HEAP: Kind = Kind { container: Fact::HeapOrder, method: Fact::HeapOrder, methods: HEAP_ORDER_METHODS };

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Some(escape) = HEAP.escape(node, cx) else { return };
    let finding = HEAP_ORDER
        .at(cx, escape.span)
        .label(escape.label, "in the order of its storage")
        .message(format!(
            "{} a `{}` in the order of its storage, which is unspecified",
            escape.action, escape.container
        ))
        .help("take the elements with `pop` or `into_sorted_vec`, and give ties a unique sequence number");
    out.push(if escape.likely { finding.likely() } else { finding });
}
