//! DET208: lints and settings of clippy that push the other way. Attributes are seen by the walk, the rest is in the build settings.

use super::prelude::*;
use crate::build_settings::{Disallowed, Flag, Place, Settings, flags};
use crate::finding::Finding;
use crate::model::known::Known;
use crate::model::known::build::{CONFLICTING_GROUPS, CONFLICTING_LINTS};
use crate::source::{FileId, Span};
use syn::punctuated::Punctuated;

rule! {
    pub(crate) static CONFLICTING_LINT = {
        code: "DET208", name: "conflicting-lint", group: Group::Build,
        fixed_point: Level::Warn, exact_float: Level::Warn,
        summary: "a lint that pushes towards nondeterministic code",
        page: include_str!("conflicting_lint.md"),
        on: [Attr], check: Some(check),
    }
}

const TURNS_ON: [&str; 3] = ["deny", "forbid", "warn"];

/// What simulation code shall use, so that nothing may forbid it.
const PROPOSED: [&str; 4] = ["simmath", "std::collections::BTreeMap", "std::collections::BTreeSet", "libm"];

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Attr(attr) = node else { return };
    for (lint, path) in turned_on(attr) {
        out.push(finding(cx.file(), cx.span(&path), &lint, cx.arithmetic()));
    }
}

/// The conflicting lints that an attribute turns on, with their paths.
pub(crate) fn turned_on(attr: &syn::Attribute) -> Vec<(String, syn::Path)> {
    let syn::Meta::List(list) = &attr.meta else { return Vec::new() };
    if !TURNS_ON.iter().any(|name| attr.path().is_ident(name)) {
        return Vec::new();
    }
    let Ok(metas) = list.parse_args_with(Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated) else {
        return Vec::new();
    };
    let named = metas.into_iter().filter_map(|meta| {
        let syn::Meta::Path(path) = meta else { return None };
        let [tool, lint] = path.segments.iter().collect::<Vec<_>>()[..] else { return None };
        let (tool, lint) = (tool.ident.to_string(), lint.ident.to_string());
        (tool == "clippy" && conflicts(&lint)).then_some((lint, path))
    });
    named.collect()
}

fn conflicts(lint: &str) -> bool {
    CONFLICTING_LINTS.contains(&lint) || CONFLICTING_GROUPS.contains(&lint)
}

/// A lint or group of clippy that is turned on at a place.
pub(crate) fn finding(file: FileId, span: Span, lint: &str, arithmetic: Arithmetic) -> Finding {
    let group = CONFLICTING_GROUPS.contains(&lint);
    let message = match group {
        true => format!(
            "`clippy::{lint}` turns on {}, which propose fused and platform functions",
            CONFLICTING_LINTS.map(|lint| format!("`{lint}`")).join(" and ")
        ),
        false => format!("`clippy::{lint}` proposes fused and platform functions"),
    };
    let help = match group {
        true => format!("allow {} beside it", CONFLICTING_LINTS.map(|lint| format!("`clippy::{lint}`")).join(" and ")),
        false => "turn the lint off where simulation code is built".to_owned(),
    };
    CONFLICTING_LINT
        .outside(file, span, arithmetic)
        .label(span, "its proposals break determinism")
        .message(message)
        .help(help)
        .into()
}

/// The findings in the settings of a workspace.
pub(crate) fn findings(settings: &Settings, arithmetic: Arithmetic) -> Vec<Finding> {
    let at = |place: Place, lint: &str| finding(place.file, place.span, lint, arithmetic);
    let mut found = Vec::new();
    for lint in settings.lints.iter().filter(|lint| conflicts(&lint.name)) {
        let all_off = CONFLICTING_LINTS.iter().all(|name| lint.off.iter().any(|off| off == name));
        if !(all_off && CONFLICTING_GROUPS.contains(&lint.name.as_str())) {
            found.push(at(lint.place, &lint.name));
        }
    }
    for (argument, flag) in flags(&settings.arguments) {
        let Flag::Lint(level) = flag else { continue };
        let name = level.lint.strip_prefix("clippy::").unwrap_or_default();
        if level.on && conflicts(name) {
            found.push(at(argument.place, name));
        }
    }
    let known = Known::table();
    found.extend(settings.disallowed.iter().flat_map(|entry| disallowed(entry, &known, arithmetic)));
    found
}

/// An entry of clippy's settings that forbids what the rules propose, or proposes what they forbid.
fn disallowed(entry: &Disallowed, known: &Known, arithmetic: Arithmetic) -> Vec<Finding> {
    let place = |place: Place, label: &str| {
        CONFLICTING_LINT.outside(place.file, place.span, arithmetic).label(place.span, label)
    };
    let mut found = Vec::new();
    let proposed = |path: &&str| entry.path == **path || entry.path.starts_with(&format!("{path}::"));
    if PROPOSED.iter().any(proposed) {
        let draft = place(entry.path_place, "is what simulation code shall use")
            .message(format!("clippy's settings forbid `{}`", entry.path))
            .help("take the entry out, or give packages with simulation code a `clippy.toml` of their own");
        found.push(draft.into());
    }
    let Some(replacement) = &entry.replacement else { return found };
    let facts = known.facts(replacement);
    let banned = [
        Fact::ApproximateFloat, Fact::FusedFloat, Fact::FloatMinMax, Fact::FloatClamp, Fact::HashContainer, Fact::WallClock,
    ];
    if banned.iter().any(|fact| facts.has(*fact)) {
        let draft = place(entry.replacement_place, "is refused in simulation code")
            .message(format!("clippy's settings propose `{replacement}` in the place of `{}`", entry.path))
            .help("propose a function of `simmath`, or none");
        found.push(draft.into());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build_settings::{Argument, Dialect, Lint};

    const PLACE: Place = Place { file: FileId(0), span: Span { start: 1, end: 2 } };

    fn messages(settings: &Settings) -> Vec<String> {
        findings(settings, Arithmetic::ExactFloat).into_iter().map(|found| found.message).collect()
    }

    fn lint(name: &str, off: &[&str]) -> Settings {
        let off = off.iter().map(|name| (*name).to_owned()).collect();
        Settings { lints: vec![Lint { name: name.to_owned(), off, place: PLACE }], ..Settings::default() }
    }

    #[test]
    fn lints_of_manifests_and_flags_are_found_unless_they_are_off() {
        assert_eq!(messages(&lint("suboptimal_flops", &[])).len(), 1);
        assert_eq!(messages(&lint("nursery", &["imprecise_flops"])).len(), 1);
        assert!(messages(&lint("nursery", &["imprecise_flops", "suboptimal_flops"])).is_empty());
        assert!(messages(&lint("float_arithmetic", &[])).is_empty());
        let argument = |text: &str| Argument {
            text: text.to_owned(),
            dialect: Dialect::Rust,
            place: PLACE,
            origin: "RUSTFLAGS".to_owned(),
            likely: false,
            everywhere: true,
        };
        let arguments = vec![argument("-Wclippy::imprecise_flops"), argument("-Aclippy::nursery")];
        assert_eq!(messages(&Settings { arguments, ..Settings::default() }).len(), 1);
    }

    #[test]
    fn what_clippy_forbids_must_not_be_what_the_rules_propose() {
        let entry = |path: &str, replacement: Option<&str>| Disallowed {
            path: path.to_owned(),
            replacement: replacement.map(str::to_owned),
            path_place: PLACE,
            replacement_place: PLACE,
        };
        let disallowed = vec![
            entry("f32::sin", Some("simmath::f32::sin")),
            entry("simmath::f32::sin", None),
            entry("my::Map", Some("std::collections::HashMap")),
            entry("my::lerp", Some("f32::mul_add")),
        ];
        let found = messages(&Settings { disallowed, ..Settings::default() });
        assert_eq!(found.len(), 3, "{found:?}");
    }
}
