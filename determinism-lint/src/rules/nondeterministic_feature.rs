//! DET209: features of dependencies that make results depend on the target. The build settings hold them.

use super::prelude::*;
use crate::build_settings::{FeatureFault, FeatureKind, Settings};
use crate::finding::Finding;

rule! {
    pub(crate) static NONDETERMINISTIC_FEATURE = {
        code: "DET209", name: "nondeterministic-feature", group: Group::Build,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "a dependency feature that makes results depend on the target",
        page: include_str!("nondeterministic_feature.md"),
        on: [], check: None,
    }
}

/// The findings in the settings of a workspace.
pub(crate) fn findings(settings: &Settings, arithmetic: Arithmetic) -> Vec<Finding> {
    settings.features.iter().map(|fault| finding(fault, arithmetic)).collect()
}

fn finding(fault: &FeatureFault, arithmetic: Arithmetic) -> Finding {
    let package = &fault.package;
    let (message, label, help) = match &fault.kind {
        FeatureKind::Missing(feature, why) => (
            format!("`{package}` is built without its feature `{feature}`"),
            (*why).to_owned(),
            format!("turn it on: `features = [\"{feature}\"]`{}", below(fault)),
        ),
        FeatureKind::Refused(feature, why) => (
            format!("`{package}` is built with its feature `{feature}`"),
            (*why).to_owned(),
            format!("turn `{feature}` off{}", below(fault)),
        ),
        FeatureKind::Versions(versions) => (
            format!("there are {} versions of `{package}`: {}", versions.len(), versions.join(", ")),
            "one value may pass through both".to_owned(),
            "bring all dependencies to one version; `cargo tree --duplicates` shows who asks for which".to_owned(),
        ),
        FeatureKind::Moving => (
            format!("`{package}` comes from a repository without a fixed commit"),
            "another version tomorrow".to_owned(),
            "name a `rev`, or commit `Cargo.lock`".to_owned(),
        ),
    };
    let mut finding: Finding = NONDETERMINISTIC_FEATURE
        .outside(fault.place.file, fault.place.span, arithmetic)
        .label(fault.place.span, label)
        .message(message)
        .help(help)
        .into();
    if fault.chain.len() > 2 {
        finding.chain.clone_from(&fault.chain);
    }
    if fault.likely {
        finding.certainty = crate::meta::Certainty::Likely;
    }
    finding
}

/// How features of a crate that is not named in the manifest are reached.
fn below(fault: &FeatureFault) -> String {
    if fault.chain.len() > 2 {
        format!(", by a feature of `{}` or a dependency on `{}` of your own", fault.chain[1], fault.package)
    } else {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build_settings::Place;
    use crate::meta::Certainty;
    use crate::source::{FileId, Span};

    #[test]
    fn a_fault_below_another_crate_shows_the_way_to_it() {
        let place = Place { file: FileId(0), span: Span { start: 0, end: 4 } };
        let fault = |kind, chain: &[&str]| FeatureFault {
            package: "glam".to_owned(),
            kind,
            chain: chain.iter().map(|name| (*name).to_owned()).collect(),
            place,
            likely: false,
        };
        let missing = || FeatureKind::Missing("libm".to_owned(), "why");
        let found = finding(&fault(missing(), &["game", "rapier3d", "glam"]), Arithmetic::ExactFloat);
        assert_eq!((found.chain.len(), found.certainty), (3, Certainty::Proven));
        assert!(found.help.contains("by a feature of `rapier3d`"), "{}", found.help);
        let found = finding(&fault(missing(), &["game", "glam"]), Arithmetic::ExactFloat);
        assert!(found.chain.is_empty() && found.help.ends_with("`features = [\"libm\"]`"), "{}", found.help);
        let versions = FeatureKind::Versions(vec!["0.29.3".to_owned(), "0.30.1".to_owned()]);
        let found = finding(&fault(versions, &["game", "glam"]), Arithmetic::ExactFloat);
        assert!(found.message.ends_with("2 versions of `glam`: 0.29.3, 0.30.1"), "{}", found.message);
    }
}
