//! `prove table`: what the logs say, as the Markdown table of `docs/reference/proofs.md`. What was not run says so.

use crate::error::Error;
use crate::format::Format;
use crate::function::Function;
use crate::log::Log;
use crate::slice::{Findings, SLICES};
use crate::strided;
use std::path::{Path, PathBuf};

const BEGIN: &str = "<!-- table -->\n";
const END: &str = "<!-- end of table -->";

pub(crate) fn page(root: &Path) -> PathBuf {
    root.join("docs/reference/proofs.md")
}

/// The page with the table of today.
pub(crate) fn updated(root: &Path, text: &str) -> Result<String, Error> {
    let no_place = || Error::NoPlace { path: page(root) };
    let (before, rest) = text.split_once(BEGIN).ok_or_else(no_place)?;
    let (_, after) = rest.split_once(END).ok_or_else(no_place)?;
    Ok(format!("{before}{BEGIN}\n{}\n{END}{after}", table(root)?))
}

/// One table for each format.
fn table(root: &Path) -> Result<String, Error> {
    let mut text = String::new();
    for &format in Format::ALL {
        let samples = strided::read(root, format)?;
        text.push_str(&format!(
            "### {format}\n\n\
             | function | state | compared | outside of the domain | wrong by CORE-MATH / own | left to the own | hardest | hash |\n\
             |---|---|---:|---:|---:|---:|---|---|\n"
        ));
        for &function in Function::ALL {
            let log = Log::open(root, function, format)?;
            let sample =
                samples.iter().filter(|row| row.function == function.name()).min_by_key(|row| row.stride);
            text.push_str(&line(function, &log, sample));
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    Ok(text)
}

fn line(function: Function, log: &Log, sample: Option<&strided::Row>) -> String {
    let hash = log.proven_hash();
    let sum = log.sum();
    let state = match (&hash, log.rows.len()) {
        (Some(_), _) => "proven".to_owned(),
        (None, 0) => match sample {
            Some(row) => {
                return cells(function, &format!("sampled, every {}th", row.stride), &row.findings, "");
            }
            None => return format!("| `{function}` | not run | | | | | | |\n"),
        },
        (None, rows) if rows < SLICES as usize => format!("{rows} of {SLICES} slices"),
        (None, _) => "not proven".to_owned(),
    };
    let short = hash.map_or_else(String::new, |hash| format!("`{}…`", &hash[..12]));
    cells(function, &state, &sum, &short)
}

fn cells(function: Function, state: &str, sum: &Findings, hash: &str) -> String {
    let hardest = sum
        .hardest
        .map_or_else(String::new, |(distance, raw)| format!("2<sup>{:.2}</sup> at {raw}", distance.log2()));
    let undecided = if sum.undecided_own == 0 {
        sum.undecided_core_math.to_string()
    } else {
        format!("{}, {} undecided", sum.undecided_core_math, sum.undecided_own)
    };
    format!(
        "| `{function}` | {state} | {} | {} | {} / {} | {undecided} | {hardest} | {hash} |\n",
        sum.inputs - sum.outside.min(sum.inputs),
        sum.outside,
        sum.wrong_core_math,
        sum.wrong_own,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_run_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let text = updated(folder.path(), "a\n<!-- table -->\nold\n<!-- end of table -->\nb\n").unwrap();
        assert!(text.starts_with("a\n<!-- table -->\n\n### fpx16_16\n"), "{text}");
        assert!(text.ends_with("\n<!-- end of table -->\nb\n"), "{text}");
        let rows = text.lines().filter(|line| line.contains("| not run |")).count();
        assert_eq!(rows, Function::ALL.len() * Format::ALL.len());
        assert!(!text.contains("old"));
    }
}
