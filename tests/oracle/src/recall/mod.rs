//! The recall test: pinned crates, what the compiler saw of them, what the scanner found in them, and the table of both.

mod calls;
mod compile;
mod figures;
mod reduce;
mod scan;
mod score;
mod set;
mod table;

use crate::error::Error;
use figures::Figures;
use std::io::Write;
use std::path::Path;

/// What is asked for.
#[derive(Debug)]
pub struct Wanted<'a> {
    /// Names of crates; empty for all.
    pub crates: &'a [String],
    /// Compare with the committed figures.
    pub check: bool,
    /// Write the figures.
    pub write: bool,
    /// Show every line that differs.
    pub lines: bool,
}

/// Measures, and compares with or writes the committed figures. Whether nothing is worse.
pub(crate) fn run(root: &Path, wanted: &Wanted<'_>, out: &mut dyn Write) -> Result<bool, Error> {
    let target = root.join("target/oracle");
    let mut measured = Vec::new();
    for one in set::crates(root, &target, wanted.crates)? {
        let seen = compile::compile(&one, &target)?;
        let scanned = scan::scan(&one.folder, &one.label())?;
        let score = score::score(&one, &seen, &scanned);
        writeln!(out, "{}", table::line(&score.figures))?;
        if wanted.lines {
            score.differences(out)?;
        }
        measured.push(score.figures);
    }
    if wanted.write {
        table::write(root, &measured)?;
    }
    if !wanted.check {
        return Ok(true);
    }
    compare(&table::committed(root)?, &measured, out)
}

fn compare(committed: &[Figures], measured: &[Figures], out: &mut dyn Write) -> Result<bool, Error> {
    let mut worse = Vec::new();
    let mut better = false;
    for now in measured {
        match committed.iter().find(|before| before.name == now.name && before.version == now.version) {
            Some(before) => {
                worse.extend(now.worse_than(before));
                better |= now != before;
            }
            None => worse.push(format!("{} {} is not in the table", now.name, now.version)),
        }
    }
    for line in &worse {
        writeln!(out, "worse: {line}")?;
    }
    match (worse.is_empty(), better) {
        (false, _) => writeln!(out, "{} figures are worse than in the committed table", worse.len())?,
        (true, true) => {
            writeln!(out, "nothing is worse, but figures differ; `oracle recall --write` writes them")?
        }
        (true, false) => writeln!(out, "as in the committed table")?,
    }
    Ok(worse.is_empty())
}
