//! DET404: results that come from the Unicode tables of the toolchain.

use super::prelude::*;
use super::support::{call_name, certain, stripped};

rule! {
    pub(crate) static UNICODE_TABLES = {
        code: "DET404", name: "unicode-tables", group: Group::Ambient,
        fixed_point: Level::Warn, exact_float: Level::Warn,
        summary: "case mapping or classification beyond ASCII",
        page: include_str!("unicode_tables.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let proven = call.callee.is(Fact::UnicodeTables);
    if !proven && !call.callee.may_be(Fact::UnicodeTables) || call.operands().first().is_some_and(|text| is_ascii(text)) {
        return;
    }
    let draft = UNICODE_TABLES
        .at(cx, cx.span(call.expr))
        .label(call.name_span(cx), "answers from the Unicode tables of the toolchain or crate")
        .message(format!("`{}` may change its answer with the version of Unicode", call_name(call)))
        .help(help(&call.callee.name));
    out.push(certain(draft, proven));
}

/// An ASCII literal means the same under every version.
fn is_ascii(text: &syn::Expr) -> bool {
    let syn::Expr::Lit(literal) = stripped(text) else { return false };
    match &literal.lit {
        syn::Lit::Str(text) => text.value().is_ascii(),
        syn::Lit::Char(text) => text.value().is_ascii(),
        _ => false,
    }
}

fn help(name: &str) -> String {
    let ascii = match name {
        "to_lowercase" => "to_ascii_lowercase",
        "to_uppercase" => "to_ascii_uppercase",
        "split_whitespace" => "split_ascii_whitespace",
        "trim" => "trim_ascii",
        "trim_start" | "trim_left" => "trim_ascii_start",
        "trim_end" | "trim_right" => "trim_ascii_end",
        "is_alphabetic" => "is_ascii_alphabetic",
        "is_alphanumeric" => "is_ascii_alphanumeric",
        "is_lowercase" => "is_ascii_lowercase",
        "is_uppercase" => "is_ascii_uppercase",
        "is_whitespace" => "is_ascii_whitespace",
        "is_numeric" => "is_ascii_digit",
        _ => return "keep text out of the simulation's decisions, or work on bytes".to_owned(),
    };
    format!("use `{ascii}`, or keep text out of the simulation's decisions")
}
