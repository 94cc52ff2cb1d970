//! DET203: assembly.

use super::prelude::*;
use super::support::is_std_macro;

rule! {
    pub(crate) static INLINE_ASSEMBLY = {
        code: "DET203", name: "inline-assembly", group: Group::Platform,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "assembly",
        page: include_str!("inline_assembly.md"),
        on: [Macro, Attr], check: Some(check),
    }
}

const MACROS: &[&str] = &["asm", "global_asm", "naked_asm", "llvm_asm"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let (span, what) = match node {
        Node::Macro(used) if is_std_macro(used, MACROS) => (used.span, format!("{}!", used.name)),
        Node::Attr(attribute) if is_naked(&attribute.meta) => (cx.span(attribute), "naked".to_owned()),
        _ => return,
    };
    out.push(
        INLINE_ASSEMBLY
            .at(cx, span)
            .label(span, "opaque to every check")
            .message(format!(
                "`{what}` brings in assembly, which exists for one architecture and which nothing checks"
            ))
            .help("write the operation in Rust, on integers or with `simmath`"),
    );
}

/// `#[naked]` and `#[unsafe(naked)]`.
fn is_naked(meta: &syn::Meta) -> bool {
    let syn::Meta::List(list) = meta else { return meta.path().is_ident("naked") };
    list.path.is_ident("unsafe") && list.tokens.to_string() == "naked"
}
