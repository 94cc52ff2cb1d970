//! DET204: functions of other languages: their declarations and their calls.

use super::prelude::*;
use crate::model::Item;
use crate::source::Span;

rule! {
    pub(crate) static FOREIGN_FUNCTION = {
        code: "DET204", name: "foreign-function", group: Group::Platform,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "functions of C or of the operating system",
        page: include_str!("foreign_function.md"),
        on: [Item, Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Item(Item::Free(syn::Item::ForeignMod(block))) => {
            let abi = cx.span(&block.abi);
            out.push(finding(cx, cx.span(block), abi, cx.text(abi)));
        }
        Node::Call(call) if call.callee.is(Fact::ForeignFunction) => {
            out.push(finding(cx, cx.span(call.expr), call.name_span(cx), &call.callee.name));
        }
        _ => {}
    }
}

fn finding(cx: &Cx<'_>, span: Span, label: Span, what: &str) -> Draft {
    FOREIGN_FUNCTION
        .at(cx, span)
        .label(label, "the platform's own code")
        .message(format!(
            "`{what}` brings in code of the platform, which differs between systems and versions"
        ))
        .help("use Rust code that is part of the build, `simmath` for math")
}
