//! DET601: simulation code that names something of the presentation.

use super::prelude::*;
use super::support::call_name;

rule! {
    pub(crate) static PRESENTATION_READ = {
        code: "DET601", name: "presentation-read", group: Group::Scope,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "simulation code names something of a presentation module",
        page: include_str!("presentation_read.md"),
        on: [Path, Call], check: Some(check),
    }
}

const HELP: &str = "let the presentation read the simulation; what a player sees or selects comes in as an input of the tick";

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Path(path) => named(path, cx, out),
        Node::Call(call) if call.form == Form::Method => method(call, cx, out),
        _ => {}
    }
}

/// An import by itself uses nothing; each use of what it brings is found.
fn named(path: &PathUse<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Some(canonical) = path.canonical.as_deref().filter(|_| path.role != PathRole::Import) else { return };
    if !cx.is_presentation(canonical) {
        return;
    }
    out.push(
        PRESENTATION_READ
            .at(cx, path.span(cx))
            .label(path.span(cx), "differs from player to player")
            .message(format!("`{canonical}` belongs to the presentation"))
            .help(HELP),
    );
}

/// A method of a value that came from elsewhere. Where a path in the same chain names the presentation, that is the finding.
fn method(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let of_presentation = |path: Option<&str>| path.is_some_and(|path| cx.is_presentation(path));
    if !of_presentation(call.callee.path.as_deref()) || call.receiver.is_some_and(|receiver| begins_there(receiver, cx)) {
        return;
    }
    out.push(
        PRESENTATION_READ
            .at(cx, cx.span(call.expr))
            .label(call.name_span(cx), "differs from player to player")
            .message(format!("`{}` belongs to the presentation", call_name(call)))
            .help(HELP),
    );
}

fn begins_there(expr: &syn::Expr, cx: &Cx<'_>) -> bool {
    let presents = cx.callee(expr).and_then(|callee| callee.path.as_deref()).is_some_and(|path| cx.is_presentation(path));
    presents
        || match expr {
            syn::Expr::MethodCall(inner) => begins_there(&inner.receiver, cx),
            syn::Expr::Field(inner) => begins_there(&inner.base, cx),
            _ => false,
        }
}
