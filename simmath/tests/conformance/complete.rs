//! The suite itself: every item of the two traits is called somewhere in it.

const SURFACE: &str = include_str!("../../src/surface.rs");

const SUITE: &[&str] = &[
    include_str!("arithmetic.rs"),
    include_str!("constants.rs"),
    include_str!("convert.rs"),
    include_str!("domain.rs"),
    include_str!("elementary.rs"),
    include_str!("every_pair.rs"),
    include_str!("main.rs"),
    include_str!("roots.rs"),
];

/// The names of the functions and constants that the traits declare.
fn declared() -> Vec<&'static str> {
    let traits = SURFACE.split("\npub trait ").skip(1).flat_map(|text| text.split("\n}").next());
    let lines = traits.flat_map(str::lines).map(str::trim_start);
    let names = lines.filter_map(|line| line.strip_prefix("fn ").or_else(|| line.strip_prefix("const ")));
    names.filter_map(|rest| rest.split(|char: char| !char.is_alphanumeric() && char != '_').next()).collect()
}

#[test]
fn every_item_of_the_surface_is_in_the_suite() {
    let declared = declared();
    assert!(declared.len() > 100, "the traits were not found: {declared:?}");
    for name in declared {
        let calls = [format!(".{name}("), format!("::{name}")];
        let is_called = SUITE.iter().any(|text| calls.iter().any(|call| has_word(text, call)));
        assert!(is_called, "no test of the suite calls `{name}`");
    }
}

/// Whether the call stands in the text and no longer name does.
fn has_word(text: &str, call: &str) -> bool {
    text.match_indices(call).any(|(at, _)| {
        !text[at + call.len()..].starts_with(|char: char| char.is_alphanumeric() || char == '_')
            || call.ends_with('(')
    })
}
