//! Bugs planted into a copy of the scanner, one at a time: the generated programs must find each. Knows the repository and cargo.

use crate::error::{Error, read, write_whole};
use crate::fuzz;
use serde::Deserialize;
use std::io::Write;
use std::path::Path;
use std::process::Command;

/// The list of bugs, from the root of the repository.
const LIST: &str = "tests/oracle/planted.toml";
/// What rustc saw of the programs, from the root: the same for every bug.
const KEPT: &str = "target/oracle/compiled";
/// What a copy of the workspace needs to be built.
const PARTS: &[&str] = &[
    "Cargo.toml", "Cargo.lock", "clippy.toml", "rust-toolchain.toml", "determinism-lint", "simmath",
    "simmath-derive", "tests",
];

#[derive(Deserialize)]
struct List {
    bug: Vec<Bug>,
}

/// One change of one file.
#[derive(Deserialize)]
struct Bug {
    name: String,
    file: String,
    find: String,
    replace: String,
}

/// What is asked for.
#[derive(Debug)]
pub(crate) struct Wanted<'a> {
    pub(crate) seed: u64,
    pub(crate) programs: u64,
    /// Names of bugs; empty for all.
    pub(crate) bugs: &'a [String],
}

/// Plants each bug and looks for it; whether all are found.
pub(crate) fn run(root: &Path, wanted: &Wanted<'_>, out: &mut dyn Write) -> Result<bool, Error> {
    let kept = std::path::absolute(root.join(KEPT))?;
    // What the programs find without a bug would be taken for the bug.
    let clean = fuzz::Wanted {
        seed: wanted.seed,
        programs: wanted.programs,
        jobs: 2,
        constructs: false,
        first: true,
        keep: Some(kept.clone()),
        show: None,
    };
    if !fuzz::run(&clean, out)? {
        writeln!(out, "the scanner without a bug disagrees: correct that first")?;
        return Ok(false);
    }
    let copy = root.join("target/oracle/planted");
    let mut lost = 0;
    let bugs = bugs(root)?;
    let asked = |bug: &&Bug| wanted.bugs.is_empty() || wanted.bugs.contains(&bug.name);
    for bug in bugs.iter().filter(asked) {
        lay_out(root, &copy)?;
        let path = copy.join(&bug.file);
        write_whole(&path, &planted(bug, &read(&path)?)?)?;
        let found = look(&copy, &kept, wanted)?;
        lost += usize::from(!found.0);
        writeln!(out, "{}: {}", bug.name, found.1)?;
        write_whole(&path, &read(&root.join(&bug.file))?)?;
    }
    writeln!(
        out,
        "{} bugs, {lost} of them not found within {} programs",
        bugs.iter().filter(asked).count(),
        wanted.programs
    )?;
    Ok(lost == 0)
}

fn bugs(root: &Path) -> Result<Vec<Bug>, Error> {
    let path = root.join(LIST);
    let list: List = toml::from_str(&read(&path)?).map_err(|error| Error::content(&path, error))?;
    Ok(list.bug)
}

/// The text with the bug in it. What is to be replaced must stand there once.
fn planted(bug: &Bug, text: &str) -> Result<String, Error> {
    match text.matches(&bug.find).count() {
        1 => Ok(text.replace(&bug.find, &bug.replace)),
        count => Err(Error::content(
            Path::new(&bug.file),
            format!("what `{}` replaces stands there {count} times", bug.name),
        )),
    }
}

/// Copies the workspace; files that are the same are left alone, so that little is built anew.
fn lay_out(root: &Path, copy: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(copy).map_err(Error::file(copy))?;
    for part in PARTS {
        let all = walkdir::WalkDir::new(root.join(part)).sort_by_file_name().into_iter();
        for entry in all.filter_entry(|entry| entry.file_name() != "target") {
            let entry = entry.map_err(|error| Error::content(root, error))?;
            let Ok(relative) = entry.path().strip_prefix(root) else { continue };
            let to = copy.join(relative);
            if entry.file_type().is_dir() {
                std::fs::create_dir_all(&to).map_err(Error::file(&to))?;
                continue;
            }
            let bytes = std::fs::read(entry.path()).map_err(Error::file(entry.path()))?;
            if std::fs::read(&to).is_ok_and(|kept| kept == bytes) {
                continue;
            }
            std::fs::write(&to, bytes).map_err(Error::file(&to))?;
        }
    }
    Ok(())
}

/// Whether the programs find the bug, and the sentence that says so.
fn look(copy: &Path, kept: &Path, wanted: &Wanted<'_>) -> Result<(bool, String), Error> {
    let mut command = Command::new("cargo");
    command.args([
        "run", "--quiet", "--locked", "--package", "determinism-oracle", "--bin", "oracle", "--", "fuzz",
        "--first",
    ]);
    command.arg(format!("--seed={}", wanted.seed)).arg(format!("--programs={}", wanted.programs));
    command.arg("--keep").arg(kept);
    command.current_dir(copy).env("CARGO_TARGET_DIR", "target");
    let output = command
        .output()
        .map_err(|error| Error::Program { what: "cargo run".to_owned(), output: error.to_string() })?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let last = said.lines().last().unwrap_or_default().to_owned();
    match output.status.code() {
        Some(0) => Ok((false, format!("not found: {last}"))),
        Some(1) if last.starts_with("seed ") => {
            let example = said.lines().find(|line| line.starts_with("program ")).unwrap_or_default();
            let example: String = example.chars().take(160).collect();
            Ok((true, format!("found by {last}; {example}")))
        }
        _ => Err(Error::Program {
            what: "the planted scanner".to_owned(),
            output: String::from_utf8_lossy(&output.stderr).into_owned(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_planted_bug_fits_the_scanner_of_today() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let bugs = bugs(&root).expect("the list can be read");
        assert!(bugs.len() >= 20, "{} bugs", bugs.len());
        for bug in &bugs {
            let text = read(&root.join(&bug.file)).expect("the file is there");
            let changed = planted(bug, &text).expect("the place is there once");
            assert_ne!(changed, text, "{}", bug.name);
            assert!(syn::parse_file(&changed).is_ok(), "{} is no Rust", bug.name);
        }
    }
}
