//! DET206: checks of simulation code that differ between profiles. The build settings hold them.

use super::prelude::*;
use crate::build_settings::{Settings, Unequal};
use crate::finding::Finding;

rule! {
    pub(crate) static BUILD_PROFILE = {
        code: "DET206", name: "build-profile", group: Group::Build,
        fixed_point: Level::Warn, exact_float: Level::Warn,
        summary: "profiles whose overflow or debug checks differ",
        page: include_str!("build_profile.md"),
        on: [], check: None,
    }
}

/// The finding in the settings of a workspace: one for all profiles, with the lines that make them equal.
pub(crate) fn findings(settings: &Settings, arithmetic: Arithmetic) -> Vec<Finding> {
    let Some(checks) = &settings.checks else { return Vec::new() };
    let differences: Vec<String> = checks.unequal.iter().map(difference).collect();
    let draft = BUILD_PROFILE
        .outside(checks.place.file, checks.place.span, arithmetic)
        .label(checks.place.span, "not the same in every profile")
        .message(format!("simulation code is checked differently by profile: {}", differences.join("; ")))
        .help(format!("make them equal in Cargo.toml:\n{}", checks.lines));
    vec![draft.into()]
}

fn difference(unequal: &Unequal) -> String {
    let packages: Vec<String> = unequal.packages.iter().map(|name| format!("`{name}`")).collect();
    format!(
        "`{}` of {} is on in {}, off in {}",
        unequal.setting,
        packages.join(", "),
        unequal.on.join(", "),
        unequal.off.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build_settings::{Checks, Place};
    use crate::source::{FileId, Span};

    #[test]
    fn one_finding_says_what_differs_and_which_lines_help() {
        let place = Place { file: FileId(2), span: Span { start: 4, end: 9 } };
        let unequal = Unequal {
            setting: "overflow-checks",
            packages: vec!["game".to_owned()],
            on: vec!["dev".to_owned(), "test".to_owned()],
            off: vec!["release".to_owned()],
        };
        let lines = "[profile.release]\noverflow-checks = true".to_owned();
        let checks = Some(Checks { place, unequal: vec![unequal], lines });
        let found = findings(&Settings { checks, ..Settings::default() }, Arithmetic::FixedPoint);
        assert_eq!((found.len(), found[0].file, found[0].span), (1, FileId(2), place.span));
        assert!(found[0].message.ends_with("`overflow-checks` of `game` is on in dev, test, off in release"));
        assert!(found[0].help.ends_with("[profile.release]\noverflow-checks = true"));
        assert!(findings(&Settings::default(), Arithmetic::FixedPoint).is_empty());
    }
}
