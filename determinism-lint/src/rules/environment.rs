//! DET403: questions to the machine.

use super::prelude::*;
use super::support::{begun_by, call_name, certain, is_place, is_std_macro};

rule! {
    pub(crate) static ENVIRONMENT = {
        code: "DET403", name: "environment", group: Group::Ambient,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "asking the machine: environment, files, network, processes, standard input",
        page: include_str!("environment.md"),
        on: [Call, Macro], check: Some(check),
    }
}

const HELP: &str = "ask before the simulation starts and hand the answer in as an input that every peer and replay has";

/// Traits through which bytes and lines come in.
const READERS: [&str; 3] = ["std::io::Read::", "std::io::BufRead::", "std::io::Seek::"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Call(call) if asks(call, cx) => {
            let draft = ENVIRONMENT
                .at(cx, cx.span(call.expr))
                .label(call.name_span(cx), "other machines answer otherwise")
                .message(format!("`{}` asks {}", call_name(call), whom(call)))
                .help(HELP);
            out.push(certain(draft, !call.callee.may_be(Fact::Environment)));
        }
        Node::Macro(used) if is_std_macro(used, &["env"]) || is_std_macro(used, &["option_env"]) => out.push(
            ENVIRONMENT
                .at(cx, used.span)
                .label(used.span, "set by the machine that compiled it")
                .message(format!("`{}!` asks the environment of the compiler", used.name))
                .help("write the value down as a constant, or hand it in with the settings that every peer shares"),
        ),
        _ => {}
    }
}

fn asks(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    let callee = call.callee;
    if callee.is(Fact::Environment) || callee.may_be(Fact::Environment) {
        // Of `stdin().lock()` the first call is the finding.
        return !call.receiver.is_some_and(|receiver| begun_by(cx, receiver, Fact::Environment));
    }
    // Reading from a file, socket or pipe that came from elsewhere; where it is opened here, that is the finding.
    let reads = callee.path.as_deref().is_some_and(|path| READERS.iter().any(|reader| path.starts_with(reader)));
    reads
        && call.operands().first().is_some_and(|reader| is_place(reader) && cx.type_facts(&cx.ty(reader)).has(Fact::Environment))
}

fn whom(call: &Call<'_>) -> &'static str {
    let path = call.callee.path.as_deref().unwrap_or_default();
    let parts: [(&str, &str); 6] = [
        ("std::env", "the environment"),
        ("std::process", "the operating system about processes"),
        ("std::net", "the network"),
        ("tokio::net", "the network"),
        ("std::io", "the outside world for input"),
        ("std::fs", "the file system"),
    ];
    let found = parts.iter().find(|(prefix, _)| path.starts_with(prefix));
    match found {
        Some((_, whom)) => whom,
        None if path.starts_with("std::path") => "the file system",
        None => "the machine",
    }
}
