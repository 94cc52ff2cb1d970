//! DET205: arguments of compilers that change what float operations give. The build settings hold them.

use super::prelude::*;
use crate::build_settings::{Argument, Dialect, Flag, Settings, flags};
use crate::finding::Finding;
use crate::model::known::build;

rule! {
    pub(crate) static FLOAT_FLAGS = {
        code: "DET205", name: "float-flags", group: Group::Build,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "compiler flags that change float results",
        page: include_str!("float_flags.md"),
        on: [Attr], check: Some(check),
    }
}

/// Attribute macros that rewrite float operations so that the compiler may regroup them.
const ATTRIBUTES: [&str; 4] = ["algebraic", "fast_float", "fast_math", "fastmath"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Attr(attr) = node else { return };
    let Some(name) = attr.path().segments.last().map(|segment| segment.ident.to_string()) else { return };
    if !ATTRIBUTES.contains(&name.as_str()) {
        return;
    }
    let draft = FLOAT_FLAGS
        .at(cx, cx.span(attr))
        .label(cx.span(attr.path()), "lets the compiler regroup")
        .message(format!("`#[{name}]` lets the compiler change what float operations give"))
        .help("leave the attribute out of simulation code");
    out.push(draft.likely());
}

/// What is wrong with an argument.
struct Fault {
    what: String,
    why: String,
    help: &'static str,
    likely: bool,
}

/// The findings in the settings of a workspace.
pub(crate) fn findings(settings: &Settings, arithmetic: Arithmetic) -> Vec<Finding> {
    let mut found = Vec::new();
    for (argument, flag) in flags(&settings.arguments) {
        found.extend(faults(argument, &flag).into_iter().map(|fault| finding(argument, &fault, arithmetic)));
    }
    found
}

fn finding(argument: &Argument, fault: &Fault, arithmetic: Arithmetic) -> Finding {
    let place = argument.place;
    let draft = FLOAT_FLAGS
        .outside(place.file, place.span, arithmetic)
        .label(place.span, fault.why.clone())
        .message(format!("`{}` in `{}`: it {}", fault.what, argument.origin, fault.why))
        .help(fault.help);
    if argument.likely || fault.likely { draft.likely().into() } else { draft.into() }
}

const LEAVE_OUT: &str = "take the flag out of every build of the simulation";
const NAME_CPU: &str = "leave the CPU to the target, or name one that all peers have; measure with `cargo determinism-lint detcheck`";

fn faults(argument: &Argument, flag: &Flag) -> Vec<Fault> {
    let fault = |what: &str, why: &str, help| Fault { what: what.to_owned(), why: why.to_owned(), help, likely: false };
    let one = |found: Option<&'static str>, what: &str| {
        found.map(|why| fault(what, why, LEAVE_OUT)).into_iter().collect::<Vec<_>>()
    };
    match flag {
        Flag::C(text) => one(build::c_argument(text), text),
        Flag::Library(name) => one(build::library(name), &argument.text),
        Flag::Codegen(name, value) => {
            let value = value.as_deref().unwrap_or_default();
            match name.as_str() {
                "target-cpu" if value == "native" => {
                    vec![fault(&argument.text, "builds for the CPU of the machine that builds", NAME_CPU)]
                }
                "target-feature" => {
                    let features = value.split(',').map(str::trim);
                    let bad = features.filter_map(|feature| Some((feature, build::target_feature(feature)?)));
                    bad.map(|(feature, why)| fault(feature, why, NAME_CPU)).collect()
                }
                "llvm-args" => {
                    let bad = value.split_whitespace().filter_map(|text| Some((text, build::llvm_argument(text)?)));
                    bad.map(|(text, why)| fault(text, why, LEAVE_OUT)).collect()
                }
                "link-arg" | "link-args" | "pre-link-arg" | "pre-link-args" | "post-link-arg" => {
                    let bad = value.split_whitespace().filter_map(|text| Some((text, build::c_argument(text)?)));
                    bad.map(|(text, why)| fault(text, why, LEAVE_OUT)).collect()
                }
                "soft-float" if !matches!(value, "no" | "n" | "off" | "false") => {
                    vec![fault(&argument.text, "changes how floats are computed", LEAVE_OUT)]
                }
                _ => Vec::new(),
            }
        }
        Flag::Unstable(name, _) if name.contains("fast-math") => {
            vec![fault(&argument.text, "lets the compiler change what float operations give", LEAVE_OUT)]
        }
        Flag::File(name) if argument.dialect == Dialect::Rust => vec![Fault {
            what: format!("@{name}"),
            why: "takes further arguments from a file that is not read".to_owned(),
            help: "write the arguments where they are used",
            likely: true,
        }],
        Flag::Unstable(..) | Flag::Lint(_) | Flag::File(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build_settings::Place;
    use crate::source::{FileId, Span};

    fn found(dialect: Dialect, texts: &[&str]) -> Vec<String> {
        let argument = |(at, text): (usize, &&str)| Argument {
            text: (*text).to_owned(),
            dialect,
            place: Place { file: FileId(3), span: Span { start: at as u32, end: at as u32 + 1 } },
            origin: "RUSTFLAGS".to_owned(),
            likely: false,
            everywhere: true,
        };
        let arguments = texts.iter().enumerate().map(argument).collect();
        let settings = Settings { arguments, ..Settings::default() };
        let findings = findings(&settings, Arithmetic::ExactFloat);
        findings.iter().map(|found| format!("{} {}", found.span.start, found.message.split('`').nth(1).unwrap())).collect()
    }

    #[test]
    fn flags_that_change_floats_are_found_where_they_stand() {
        assert_eq!(found(Dialect::Rust, &["-O", "-Ctarget-cpu=native"]), ["1 -Ctarget-cpu=native"]);
        assert_eq!(found(Dialect::Rust, &["-C", "target-feature=+avx2,-sse2,+crt-static"]), ["1 +avx2", "1 -sse2"]);
        let llvm = "-Cllvm-args=-fp-contract=fast --enable-no-nans-fp-math -inline-threshold=4";
        assert_eq!(found(Dialect::Rust, &[llvm]), ["0 -fp-contract=fast", "0 --enable-no-nans-fp-math"]);
        assert_eq!(found(Dialect::Rust, &["-lcrtfastmath", "-Clink-arg=-ffast-math"]).len(), 2);
        assert_eq!(found(Dialect::Rust, &["-Zfast-math", "-Csoft-float", "@flags"]).len(), 3);
        assert_eq!(found(Dialect::C, &["-O2", "-Ofast", "-march=native", "/fp:fast"]).len(), 3);
    }

    #[test]
    fn other_flags_are_silent() {
        let rust = ["-Dwarnings", "-Ctarget-cpu=x86-64-v3", "-Ctarget-feature=+fma", "-Copt-level=3", "-Clink-arg=-fuse-ld=lld", "-lm"];
        assert_eq!(found(Dialect::Rust, &rust), [""; 0]);
        assert_eq!(found(Dialect::Rust, &["-Csoft-float=no", "-Cllvm-args=-fp-contract=off"]), [""; 0]);
        assert_eq!(found(Dialect::C, &["-O2", "-ffp-contract=off", "-march=x86-64"]), [""; 0]);
    }
}
