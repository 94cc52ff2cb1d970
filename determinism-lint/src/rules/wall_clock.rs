//! DET401: the time that passes outside the simulation.

use super::prelude::*;
use super::support::{call_name, certain, stripped};
use syn::visit::Visit;

rule! {
    pub(crate) static WALL_CLOCK = {
        code: "DET401", name: "wall-clock", group: Group::Ambient,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "reading a clock, or waiting for one",
        page: include_str!("wall_clock.md"),
        on: [Call, Item], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Call(call) => read(call, cx, out),
        Node::Item(Item::Free(syn::Item::Fn(node))) => frame_time(&node.sig, &node.block, cx, out),
        Node::Item(Item::Impl(syn::ImplItem::Fn(node))) => frame_time(&node.sig, &node.block, cx, out),
        _ => {}
    }
}

fn read(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let proven = call.callee.is(Fact::WallClock);
    if !proven && !call.callee.may_be(Fact::WallClock) || cx.is_sanctioned_clock(&call.callee.self_ty) {
        return;
    }
    let name = call_name(call);
    let (what, help) = if waits(&call.callee.name) {
        ("waits for a clock", "count ticks: let the step return and look at the tick counter in a later one")
    } else {
        ("reads a clock", "take the tick counter, or hand the time of the tick in as an input that is recorded")
    };
    let draft = WALL_CLOCK
        .at(cx, cx.span(call.expr))
        .label(call.name_span(cx), "differs on every machine and on every run")
        .message(format!("`{name}` {what}"))
        .help(help);
    out.push(certain(draft, proven));
}

/// The names of the table that wait; all others read.
fn waits(name: &str) -> bool {
    ["sleep", "timeout", "interval", "deadline", "after"].iter().any(|part| name.contains(part))
}

/// A system that takes Bevy's frame time: every read of that parameter.
fn frame_time(sig: &syn::Signature, body: &syn::Block, cx: &Cx<'_>, out: &mut Findings) {
    for input in &sig.inputs {
        let syn::FnArg::Typed(param) = input else { continue };
        let syn::Pat::Ident(name) = &*param.pat else { continue };
        let mut search = FrameClock { cx, found: false };
        search.visit_type(&param.ty);
        if search.found {
            Reads { cx, clock: &name.ident, out: &mut *out }.visit_block(body);
        }
    }
}

/// Looks for `Time<Real>` and `Time<Virtual>` of Bevy in a written type.
struct FrameClock<'c, 'a> {
    cx: &'c Cx<'a>,
    found: bool,
}

impl<'ast> Visit<'ast> for FrameClock<'_, '_> {
    fn visit_type_path(&mut self, node: &'ast syn::TypePath) {
        let frame = node.path.segments.last().is_some_and(|last| match &last.arguments {
            syn::PathArguments::AngleBracketed(list) => list.args.iter().any(is_frame_source),
            _ => false,
        });
        if frame && self.cx.resolve(&node.path).1.has(Fact::ClockType) {
            self.found |= !self.cx.is_sanctioned_clock_path(&node.path);
        }
        syn::visit::visit_type_path(self, node);
    }
}

fn is_frame_source(arg: &syn::GenericArgument) -> bool {
    let syn::GenericArgument::Type(syn::Type::Path(node)) = arg else { return false };
    node.path.segments.last().is_some_and(|last| last.ident == "Real" || last.ident == "Virtual")
}

struct Reads<'c, 'a> {
    cx: &'c Cx<'a>,
    clock: &'c syn::Ident,
    out: &'c mut Findings,
}

impl<'ast> Visit<'ast> for Reads<'_, '_> {
    fn visit_expr_method_call(&mut self, node: &'ast syn::ExprMethodCall) {
        let name = node.method.to_string();
        let of_clock = matches!(stripped(&node.receiver), syn::Expr::Path(path) if path.path.is_ident(self.clock));
        if of_clock && (name.starts_with("delta") || name.starts_with("elapsed") || name.ends_with("_update") || name == "startup") {
            let draft = WALL_CLOCK
                .at(self.cx, self.cx.span(node))
                .label(self.cx.span(&node.method), "the length of a frame, which no other machine shares")
                .message(format!("`.{name}()` reads the frame time"))
                .help("take `Time<Fixed>` and list it under `[types] clocks`, or count ticks");
            self.out.push(draft);
        }
        syn::visit::visit_expr_method_call(self, node);
    }
}
