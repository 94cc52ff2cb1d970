//! What the derive refuses, as the user reads it, and that each mistake is one error.
//!
//! A line of `ui_derive/*.rs` that ends in `//~` is a place of exactly one error; no other line has one.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn mistakes_are_refused_in_these_words() {
    trybuild::TestCases::new().compile_fail("tests/ui_derive/*.rs");
}

#[test]
fn each_mistake_is_one_error_at_its_place() {
    let cases = cases();
    assert!(cases.len() >= 40, "only {} cases were found", cases.len());
    for case in cases {
        let name = case.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let marked: Vec<usize> = read(&case)
            .lines()
            .enumerate()
            .filter(|(_, line)| line.trim_end().ends_with("//~"))
            .map(|(at, _)| at + 1)
            .collect();
        let mut reported = places(&read(&case.with_extension("stderr")), &name);
        reported.sort_unstable();
        assert_eq!(reported, marked, "{name}: errors on the left, marks on the right");
    }
}

#[test]
fn cases_differ_in_more_than_the_name_of_a_type() {
    let mut messages: BTreeMap<String, usize> = BTreeMap::new();
    for case in cases() {
        for message in read(&case.with_extension("stderr")).lines().filter(|line| line.starts_with("error")) {
            *messages.entry(without_quoted(message)).or_default() += 1;
        }
    }
    assert!(messages.len() >= 25, "there are only {} causes: {messages:#?}", messages.len());
}

/// A message with `…` for what stands in backticks.
fn without_quoted(message: &str) -> String {
    let parts = message.split('`').enumerate();
    parts.map(|(at, part)| if at % 2 == 0 { part } else { "…" }).collect()
}

/// Lines of the first place of each error.
fn places(stderr: &str, name: &str) -> Vec<usize> {
    let mut lines = stderr.lines();
    let mut places = Vec::new();
    while let Some(line) = lines.next() {
        if line.starts_with("error") {
            let place = lines.next().unwrap_or_default().trim();
            let place = place.strip_prefix("--> tests/ui_derive/").and_then(|rest| rest.strip_prefix(name));
            let line = place.and_then(|rest| rest.split(':').nth(1)).and_then(|line| line.parse().ok());
            places.push(line.unwrap_or_else(|| panic!("{name}: `{line:?}` has no place")));
        }
    }
    places
}

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui_derive");
    let entries = fs::read_dir(&folder).expect("the folder of cases is there");
    let mut cases: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    cases.sort();
    cases
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
