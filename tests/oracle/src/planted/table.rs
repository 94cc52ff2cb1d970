//! The committed table of planted bugs: which program finds each. Knows the page, and nothing of building or scanning.

use crate::error::{Error, read, write_whole};
use std::fmt::Write;
use std::path::Path;

const PAGE: &str = "docs/reference/planted-bugs.md";
const BEGIN: &str = "<!-- table -->\n";
const END: &str = "<!-- end of table -->";
const HEAD: &str = "| planted bug | found by program | what differs |\n|---|--:|---|\n";
const LOST: &str = "not found";

/// The disagreement that finds a bug.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Hit {
    /// Number of the program, from 0.
    pub(super) program: u64,
    /// What differs, and the rule: `silent, float-arithmetic`.
    pub(super) kind: String,
}

/// A bug and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) bug: String,
    /// Nothing where no program finds it.
    pub(super) hit: Option<Hit>,
}

impl Hit {
    /// From a line of `fuzz`: `program 7, line 3: the scanner reports …: float-arithmetic: …`.
    pub(super) fn read(line: &str) -> Option<Self> {
        let (program, rest) = line.strip_prefix("program ")?.split_once(", line ")?;
        let mut parts = rest.splitn(4, ": ").skip(1);
        let (what, rule) = (parts.next()?, parts.next()?);
        let what = if what.starts_with("the compiler") {
            "the scanner is silent"
        } else {
            "the scanner reports too much"
        };
        Some(Self { program: program.parse().ok()?, kind: format!("{what}, {rule}") })
    }
}

/// One line for the terminal.
pub(super) fn line(row: &Row) -> String {
    match &row.hit {
        Some(hit) => format!("{}: found by program {}: {}", row.bug, hit.program, hit.kind),
        None => format!("{}: {LOST}", row.bug),
    }
}

fn text(rows: &[Row]) -> String {
    let mut text = HEAD.to_owned();
    for row in rows {
        // Writing to a string cannot fail.
        let _ = match &row.hit {
            Some(hit) => writeln!(text, "| {} | {} | {} |", row.bug, hit.program, hit.kind),
            None => writeln!(text, "| {} | {LOST} | |", row.bug),
        };
    }
    text
}

fn parse(table: &str) -> Option<Vec<Row>> {
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, bug, program, kind, _] = cells[..] else { return None };
        let hit = match program {
            LOST => None,
            number => Some(Hit { program: number.parse().ok()?, kind: kind.to_owned() }),
        };
        Some(Row { bug: bug.to_owned(), hit })
    };
    table.strip_prefix(HEAD)?.lines().map(row).collect()
}

/// The page before its table, the table, and what is behind it.
fn parts(root: &Path) -> Result<(String, String, String), Error> {
    let path = root.join(PAGE);
    let page = read(&path)?;
    let parts = page.split_once(BEGIN).and_then(|(before, rest)| {
        let (table, after) = rest.split_once(END)?;
        Some((before.to_owned(), table.to_owned(), after.to_owned()))
    });
    parts.ok_or_else(|| Error::content(&path, "the marks around the table are missing"))
}

/// What the committed table says.
pub(super) fn committed(root: &Path) -> Result<Vec<Row>, Error> {
    let (_, table, _) = parts(root)?;
    parse(&table).ok_or_else(|| Error::content(&root.join(PAGE), "the table is not one that was written"))
}

/// Whether the committed table says the same about these bugs.
pub(super) fn is_committed(root: &Path, rows: &[Row]) -> Result<bool, Error> {
    let committed = committed(root)?;
    Ok(rows.iter().all(|row| committed.contains(row)))
}

/// Writes these rows over those of the same bugs. A full run's rows replace all, so that no bug stays that is not planted any more.
pub(super) fn write(root: &Path, rows: &[Row], full: bool) -> Result<(), Error> {
    let mut all = if full { Vec::new() } else { committed(root)? };
    for row in rows {
        match all.iter_mut().find(|before| before.bug == row.bug) {
            Some(before) => *before = row.clone(),
            None => all.push(row.clone()),
        }
    }
    let (before, _, after) = parts(root)?;
    write_whole(&root.join(PAGE), &format!("{before}{BEGIN}{}{END}{after}", text(&all)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_as_they_were_written() {
        let line =
            "program 15, line 105: the compiler computes and the scanner is silent: float-arithmetic: `a: b`";
        let hit = Hit::read(line);
        assert_eq!(
            hit,
            Some(Hit { program: 15, kind: "the scanner is silent, float-arithmetic".to_owned() })
        );
        assert_eq!(Hit::read("program 3 is refused by rustc: why"), None);
        let rows = [Row { bug: "one".to_owned(), hit }, Row { bug: "two".to_owned(), hit: None }];
        assert_eq!(parse(&text(&rows)).as_deref(), Some(&rows[..]));
        assert_eq!(parse("no table"), None);
    }
}
