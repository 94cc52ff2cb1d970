//! DET304: work that a thread pool splits up as it likes.

use super::prelude::*;

rule! {
    pub(crate) static PARALLEL_ITERATION = {
        code: "DET304", name: "parallel-iteration", group: Group::Order,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "parallel iteration, which splits and combines in any order",
        page: include_str!("parallel_iteration.md"),
        on: [Call], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Call(call) = node else { return };
    let proven = call.callee.is(Fact::ParallelIteration);
    if !proven && !call.callee.may_be(Fact::ParallelIteration) {
        return;
    }
    let finding = PARALLEL_ITERATION
        .at(cx, cx.span(call.expr))
        .label(call.name_span(cx), "work and results meet in no defined order")
        .message(format!("`{}` splits the work in a way that depends on the machine and on its load", call.callee.name))
        .help("iterate in sequence, or split into fixed parts and combine the results in the order of the parts");
    out.push(if proven { finding } else { finding.likely() });
}
