//! DET305: threads, channels, locks, atomics, async runtimes: who comes first is decided outside the simulation.

use super::support::global::names_global;
use super::prelude::*;
use super::support::{as_written, call_name, caused_in_function, subject};
use crate::source::Span;

rule! {
    pub(crate) static THREADS = {
        code: "DET305", name: "threads", group: Group::Order,
        fixed_point: Level::Warn, exact_float: Level::Warn,
        summary: "threads and what they share",
        page: include_str!("threads.md"),
        on: [Call, For, Macro, Attr], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Call(call) => check_call(call, cx, out),
        Node::For(looped) => check_loop(looped, cx, out),
        Node::Macro(used) if runtime_macro(used, cx) => {
            out.push(finding(cx, used.span, used.span, &format!("{}!", used.name)))
        }
        Node::Attr(attribute) if cx.resolve(attribute.path()).1.has(Fact::Threads) => {
            let span = cx.span(attribute);
            out.push(finding(cx, span, span, &as_written(attribute.path())));
        }
        _ => {}
    }
}

fn check_call(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let callee = call.callee;
    let proven = callee.is(Fact::Threads) || callee.is(Fact::ChannelUse) || iterates_receiver(call, cx);
    if !proven && !callee.may_be(Fact::Threads) && !callee.may_be(Fact::ChannelUse) {
        return;
    }
    // One fault, one finding: a lock or atomic that is a static is reported as such.
    if call.operands().first().is_some_and(|receiver| names_global(receiver, cx)) {
        return;
    }
    if !callee.is(Fact::Threads) && !callee.may_be(Fact::Threads) && channel_made_here(cx) {
        return;
    }
    let finding = finding(cx, cx.span(call.expr), call.name_span(cx), &call_name(call));
    out.push(if proven { finding } else { finding.likely() });
}

fn iterates_receiver(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    call.callee.name == "into_iter" && cx.type_facts(&subject(call, cx)).has(Fact::ChannelUse)
}

/// `for message in receiver`
fn check_loop(looped: &syn::ExprForLoop, cx: &Cx<'_>, out: &mut Findings) {
    if !cx.type_facts(&cx.ty(&looped.expr)).has(Fact::ChannelUse) || channel_made_here(cx) {
        return;
    }
    let span = cx.span(&*looped.expr);
    out.push(finding(cx, span, span, "for"));
}

/// A channel is reported where it is made; its ends are reported where they come from elsewhere.
fn channel_made_here(cx: &Cx<'_>) -> bool {
    caused_in_function(cx, &|expr| {
        let Some(callee) = cx.callee(expr) else { return false };
        callee.is(Fact::Threads) && CHANNEL.contains(&callee.name.as_str())
    })
}

const CHANNEL: &[&str] = &[
    "channel", "sync_channel", "bounded", "unbounded", "unbounded_channel", "bounded_async",
    "unbounded_async",
];

/// `select!` and its like of an async runtime; the names alone say nothing.
fn runtime_macro(used: &MacroUse<'_>, cx: &Cx<'_>) -> bool {
    cx.resolve(&used.mac.path).1.has(Fact::Threads)
}

fn finding(cx: &Cx<'_>, span: Span, label: Span, what: &str) -> Draft {
    THREADS
        .at(cx, span)
        .label(label, "the scheduler decides who comes first")
        .message(format!("`{what}` makes the result depend on how threads or tasks are scheduled"))
        .help("keep threads outside the simulation; hand results in by a fixed order of tick, source and sequence number")
}
