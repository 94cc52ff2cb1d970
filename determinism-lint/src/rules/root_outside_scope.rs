//! DET604: functions that are registered to run in the tick and that nothing in the config covers. The engine finds them.

use super::prelude::*;
use crate::finding::Finding;
use crate::source::{FileId, Span};

rule! {
    pub(crate) static ROOT_OUTSIDE_SCOPE = {
        code: "DET604", name: "root-outside-scope", group: Group::Scope,
        fixed_point: Level::Warn, exact_float: Level::Warn,
        summary: "a function registered to run in the tick that the config does not cover",
        page: include_str!("root_outside_scope.md"),
        on: [], check: None,
    }
}

/// A function (`span`: its signature, `name_span`: its name) that is registered by a call of this name, outside of every scope.
pub(crate) fn finding(
    file: FileId,
    span: Span,
    name_span: Span,
    function: &str,
    registration: &str,
    arithmetic: Arithmetic,
) -> Finding {
    ROOT_OUTSIDE_SCOPE
        .outside(file, span, arithmetic)
        .label(name_span, "runs in the tick, but is not read as simulation code")
        .message(format!("`{function}` is registered by `{registration}` and nothing in the config covers it"))
        .help("name its module, or the registration under `roots`, in a `[[sim]]` entry; or list it under `exclude` or `presentation`")
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_finding_names_the_function_and_its_registration() {
        let (span, name) = (Span { start: 3, end: 40 }, Span { start: 6, end: 10 });
        let found = finding(FileId(2), span, name, "game::step", "add_systems", Arithmetic::ExactFloat);
        assert_eq!((found.file, found.span, found.label.span), (FileId(2), span, name));
        assert!(found.message.contains("`game::step`") && found.message.contains("`add_systems`"));
    }
}
