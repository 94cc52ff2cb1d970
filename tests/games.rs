//! The fixture games through the whole tool: the seeded faults are found, each on its line, and nothing else.

use crate::support::{Marks, files, lint, read, relative, workspace_root};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Rules that the marks of the games leave out, as their README says.
const UNMARKED: [&str; 3] = ["float-type", "float-literal", "float-conversion"];

fn report(game: &str) -> Value {
    let ran = lint(&workspace_root().join("fixtures/crates").join(game), "--format json");
    serde_json::from_str(&ran.stdout).unwrap_or_else(|error| panic!("{error}: {}", ran.stderr))
}

/// Line by line: which rules are marked, and which are found and not suppressed.
fn marked_and_found(game: &str) -> [BTreeMap<(String, u64), BTreeSet<String>>; 2] {
    let mut marked = BTreeMap::new();
    for path in files(&format!("fixtures/crates/{game}/src"), "rs") {
        let path = relative(&path);
        let short =
            path.strip_prefix(&format!("fixtures/crates/{game}/")).expect("below the game").to_owned();
        for (line, rules) in Marks::of(&read(&path)).0 {
            marked.insert((short.clone(), u64::from(line)), rules);
        }
    }
    let mut found: BTreeMap<(String, u64), BTreeSet<String>> = BTreeMap::new();
    for finding in report(game)["findings"].as_array().expect("a list") {
        let rule = finding["rule"].as_str().expect("a name").to_owned();
        if UNMARKED.contains(&rule.as_str()) || !finding["suppressed"].is_null() {
            continue;
        }
        let place = (
            finding["file"].as_str().expect("a path").to_owned(),
            finding["label"]["line"].as_u64().expect("a line"),
        );
        found.entry(place).or_default().insert(rule);
    }
    [marked, found]
}

#[test]
fn the_faults_of_the_rollback_game_are_found_and_nothing_else() {
    let [marked, found] = marked_and_found("skirmish");
    assert_eq!(marked, found);
    let rules: BTreeSet<&String> = marked.values().flatten().collect();
    assert!(rules.len() >= 12, "{rules:?}");
}

#[test]
fn the_roots_of_the_bevy_game_are_read_and_its_view_is_not() {
    let [marked, found] = marked_and_found("bevy-skirmish");
    assert_eq!(marked, found);
    assert!(marked.len() >= 12);
}

#[test]
fn the_audited_places_of_the_game_are_suppressed_with_their_reasons() {
    let report = report("skirmish");
    let suppressions = report["suppressions"].as_array().expect("a list");
    assert_eq!(suppressions.len(), 2);
    for suppression in suppressions {
        assert_eq!(suppression["state"], "used");
        assert!(suppression["reason"].as_str().is_some_and(|reason| reason.len() > 10));
    }
}

#[test]
fn nothing_fires_on_the_clean_twin() {
    let report = report("skirmish-clean");
    assert_eq!(report["findings"], Value::Array(Vec::new()));
    assert!(report["summary"]["sim_files"].as_u64().is_some_and(|files| files >= 8));
}
