//! Bugs planted into a copy of the scanner, one at a time: the generated programs must find each. Knows the repository and cargo.

mod copy;
mod table;

use crate::error::{Error, read, write_whole};
use crate::fuzz;
use serde::Deserialize;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use table::{Hit, Row};

/// The list of bugs, from the root of the repository.
const LIST: &str = "tests/oracle/planted.toml";
/// What rustc saw of the programs, from the root: the same for every bug.
const KEPT: &str = "target/oracle/compiled";
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
    /// Write the table.
    pub(crate) write: bool,
    /// Compare with the committed table.
    pub(crate) check: bool,
}

/// Plants each bug and looks for it; whether all are found.
pub(crate) fn run(root: &Path, wanted: &Wanted<'_>, out: &mut dyn Write) -> Result<bool, Error> {
    let kept = std::path::absolute(root.join(KEPT))?;
    if !is_clean(&kept, wanted, out)? {
        writeln!(out, "the scanner without a bug disagrees: correct that first")?;
        return Ok(false);
    }
    let copy = root.join("target/oracle/planted");
    let mut rows = Vec::new();
    let bugs = bugs(root)?;
    for bug in bugs.iter().filter(|bug| wanted.bugs.is_empty() || wanted.bugs.contains(&bug.name)) {
        copy::lay_out(root, &copy)?;
        let path = copy.join(&bug.file);
        write_whole(&path, &planted(bug, &read(&path)?)?)?;
        let row = Row { bug: bug.name.clone(), hit: look(&copy, &kept, wanted)? };
        writeln!(out, "{}", table::line(&row))?;
        rows.push(row);
        write_whole(&path, &read(&root.join(&bug.file))?)?;
    }
    let lost = rows.iter().filter(|row| row.hit.is_none()).count();
    writeln!(out, "{} bugs, {lost} of them not found within {} programs", rows.len(), wanted.programs)?;
    if wanted.write {
        table::write(root, &rows, wanted.bugs.is_empty())?;
    }
    let same = !wanted.check || table::is_committed(root, &rows)?;
    if !same {
        writeln!(out, "the committed table says otherwise: `planted --write` writes it")?;
    }
    Ok(lost == 0 && same)
}

/// What the programs find without a bug would be taken for the bug.
fn is_clean(kept: &Path, wanted: &Wanted<'_>, out: &mut dyn Write) -> Result<bool, Error> {
    let clean = fuzz::Wanted {
        seed: wanted.seed,
        from: 0,
        programs: wanted.programs,
        jobs: 2,
        constructs: false,
        first: true,
        keep: Some(kept.to_path_buf()),
        show: None,
    };
    fuzz::run(&clean, out)
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

/// The first program that finds the bug. Batches are handed out in order, so it is the same each time.
fn look(copy: &Path, kept: &Path, wanted: &Wanted<'_>) -> Result<Option<Hit>, Error> {
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
    let hit = said.lines().find_map(Hit::read);
    match output.status.code() {
        Some(0) => Ok(None),
        Some(1) if hit.is_some() => Ok(hit),
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
    #[test]
    fn the_committed_table_names_every_planted_bug_and_a_program_that_finds_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let listed: Vec<String> =
            bugs(&root).expect("the list can be read").into_iter().map(|bug| bug.name).collect();
        let rows = table::committed(&root).expect("the page can be read");
        let named: Vec<String> = rows.iter().map(|row| row.bug.clone()).collect();
        assert_eq!(named, listed, "`planted --write` writes the page");
        for row in &rows {
            let hit = row.hit.as_ref().unwrap_or_else(|| panic!("`{}` is found", row.bug));
            assert!(hit.program < 2000, "{}", row.bug);
        }
    }
}
