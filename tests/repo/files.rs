//! What every file of the workspace has in common, and which files there are.

use crate::support::{files, read, relative, workspace_root};
use std::path::PathBuf;

const PRESENT: &[&str] = &[
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "_typos.toml",
    "clippy.toml",
    "deny.toml",
    "determinism-lint.toml",
    "docs/how-to/determinism-lint.yml",
    "docs/quickstart.md",
    "justfile",
    "rust-toolchain.toml",
    "rustfmt.toml",
    ".ci/run",
];

fn our_sources() -> impl Iterator<Item = PathBuf> {
    ["determinism-lint", "simmath", "simmath-derive", "tests"]
        .into_iter()
        .flat_map(|folder| files(folder, "rs"))
}

#[test]
fn the_files_that_readers_look_for_are_there() {
    for name in PRESENT {
        assert!(workspace_root().join(name).is_file(), "{name} is missing");
    }
}

#[test]
fn every_source_file_says_first_what_it_is() {
    // Declarations of std are data in the form of Rust.
    let ours = our_sources().filter(|path| !relative(path).contains("/model/std/"));
    let silent = ours.map(|path| relative(&path)).filter(|name| !read(name).starts_with("//!"));
    let silent: Vec<String> = silent.collect();
    assert!(silent.is_empty(), "these do not open with `//!`: {silent:?}");
}

#[test]
fn no_file_names_a_folder_of_one_machine() {
    let folders = ["home", "root", "work", "Users"].map(|name| format!("/{name}/"));
    let texts = ["rs", "md", "toml", "yml", "sh", "json", "txt", "sarif", "svg"].into_iter();
    for path in texts.flat_map(|extension| files(".", extension)) {
        let name = relative(&path);
        // Wrong configs hold absolute paths on purpose.
        if name.starts_with("fixtures/configs/bad/") {
            continue;
        }
        let text = read(&name);
        for folder in &folders {
            let lines = text.lines().enumerate();
            let found: Vec<usize> =
                lines.filter(|(_, line)| names(line, folder)).map(|(at, _)| at + 1).collect();
            assert!(found.is_empty(), "{name} names {folder} in lines {found:?}");
        }
    }
}

/// Whether the folder stands in the line as the start of an absolute path.
fn names(line: &str, folder: &str) -> bool {
    let before = |at: usize| line[..at].chars().next_back();
    line.match_indices(folder).any(|(at, _)| before(at).is_none_or(|char| " \"'`(=:".contains(char)))
}

#[test]
fn contributing_fits_on_a_page() {
    let lines = read("CONTRIBUTING.md").lines().count();
    assert!(lines <= 80, "CONTRIBUTING.md has {lines} lines");
}

#[test]
fn no_test_is_switched_off_and_nothing_is_left_for_later() {
    let words = [["#[ign", "ore"].concat(), ["TO", "DO"].concat(), ["FIX", "ME"].concat()];
    for path in our_sources() {
        let text = read(relative(&path));
        for word in &words {
            assert!(!text.contains(word.as_str()), "{} contains {word}", relative(&path));
        }
    }
}

#[test]
fn every_config_key_is_documented() {
    let page = read("docs/reference/config.md");
    let keys = super::config_keys::keys();
    assert!(keys.len() > 20, "the keys were not found: {keys:?}");
    for key in keys {
        assert!(page.contains(&format!("`{key}`")), "docs/reference/config.md does not explain `{key}`");
    }
}
