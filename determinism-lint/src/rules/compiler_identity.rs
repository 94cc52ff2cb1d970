//! DET505: names and numbers that the compiler gave to things.

use super::prelude::*;
use super::support::call_name;

rule! {
    pub(crate) static COMPILER_IDENTITY = {
        code: "DET505", name: "compiler-identity", group: Group::State,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "type ids, type names and source locations as values",
        page: include_str!("compiler_identity.md"),
        on: [Call, Macro], check: Some(check),
    }
}

const HELP: &str = "give it a constant of your own: `const ID: u32`, or a name that is written down";

const PLACES: [&str; 4] = ["file", "line", "column", "module_path"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if cx.in_message() {
        return;
    }
    match node {
        Node::Call(call) if call.callee.is(Fact::CompilerIdentity) => {
            let name = call_name(call);
            out.push(
                COMPILER_IDENTITY
                    .at(cx, cx.span(call.expr))
                    .label(call.name_span(cx), "differs between builds")
                    .message(format!("`{name}` is chosen by the compiler"))
                    .help(HELP),
            );
        }
        Node::Macro(used) if is_place(used) => out.push(
            COMPILER_IDENTITY
                .at(cx, used.span)
                .label(used.span, "changes when the source is moved or edited")
                .message(format!("`{}!` is a place in the source", used.name))
                .help(HELP),
        ),
        _ => {}
    }
}

fn is_place(used: &MacroUse<'_>) -> bool {
    let of_std = used.path.as_deref().is_none_or(|path| path.strip_prefix("std::") == Some(&used.name));
    of_std && PLACES.contains(&&*used.name)
}
