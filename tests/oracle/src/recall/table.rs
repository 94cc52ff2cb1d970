//! The committed figures: a JSON file that is compared, and a page that is read.

use super::figures::{Figures, Share};
use crate::error::{Error, read, write_whole};
use std::fmt::Write;
use std::path::Path;

const DATA: &str = "docs/reference/recall.json";
const PAGE: &str = "docs/reference/recall.md";
const BEGIN: &str = "<!-- table -->";
const END: &str = "<!-- end of table -->";

/// One line for the terminal.
pub(super) fn line(figures: &Figures) -> String {
    let extra = figures.extra;
    format!(
        "{} {}: strict {}/{} ({} by macro), foreign {}/{}, calls {}/{}, findings {}, extra: cfg {} uncompiled {} foreign calls {} generic calls {} unexplained {}, likely {}",
        figures.name,
        figures.version,
        figures.strict.found,
        figures.strict.of,
        figures.by_macro,
        figures.foreign.found,
        figures.foreign.of,
        figures.calls.found,
        figures.calls.of,
        figures.findings,
        extra.cfg,
        extra.uncompiled,
        extra.foreign_call,
        extra.generic_call,
        extra.other,
        figures.likely,
    )
}

/// The figures of the last time; none where there is no file yet.
pub(super) fn committed(root: &Path) -> Result<Vec<Figures>, Error> {
    let path = root.join(DATA);
    if !path.exists() {
        return Ok(Vec::new());
    }
    serde_json::from_str(&read(&path)?).map_err(|error| Error::content(&path, error))
}

/// Writes figures over those of the same crates; the others stay.
pub(super) fn write(root: &Path, measured: &[Figures]) -> Result<(), Error> {
    let mut all: Vec<Figures> = committed(root)?;
    all.retain(|before| measured.iter().all(|now| now.name != before.name));
    all.extend_from_slice(measured);
    all.sort_by(|a, b| a.name.cmp(&b.name));
    let path = root.join(PAGE);
    let page = page(&read(&path)?, &all)
        .ok_or_else(|| Error::content(&path, format!("`{BEGIN}` and `{END}` are missing")))?;
    let data = serde_json::to_string_pretty(&all).map_err(|error| Error::content(&root.join(DATA), error))?;
    write_whole(&root.join(DATA), &format!("{data}\n"))?;
    write_whole(&path, &page)
}

fn page(text: &str, all: &[Figures]) -> Option<String> {
    let (before, rest) = text.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{}{END}{after}", rows(all)))
}

fn rows(all: &[Figures]) -> String {
    let mut text = String::from(
        "| crate | strict lines found | of these by macro | foreign operators | judged calls | findings | lines per finding | likely | other `cfg` | not compiled | foreign calls | generic calls | unexplained |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for one in all {
        let name = format!("{} {}", one.name, one.version);
        row(&mut text, &name, one);
    }
    row(&mut text, "together", &sum(all));
    text
}

fn row(text: &mut String, name: &str, one: &Figures) {
    let mean = one.mean_lines();
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "| {name} | {} | {} | {} | {} | {} | {}.{:02} | {} | {} | {} | {} | {} | {} |",
        share(one.strict),
        one.by_macro,
        share(one.foreign),
        share(one.calls),
        one.findings,
        mean / 100,
        mean % 100,
        permille(one.likely, one.findings),
        one.extra.cfg,
        one.extra.uncompiled,
        one.extra.foreign_call,
        one.extra.generic_call,
        one.extra.other,
    );
}

fn share(share: Share) -> String {
    if share.of == 0 { "—".to_owned() } else { format!("{} of {}", share.found, share.of) }
}

/// A share in per cent with one digit, rounded down.
fn permille(part: u32, of: u32) -> String {
    let permille = (part * 1000).checked_div(of).unwrap_or(0);
    format!("{}.{} %", permille / 10, permille % 10)
}

fn sum(all: &[Figures]) -> Figures {
    let mut sum = Figures::default();
    for one in all {
        sum.strict.found += one.strict.found;
        sum.strict.of += one.strict.of;
        sum.by_macro += one.by_macro;
        sum.foreign.found += one.foreign.found;
        sum.foreign.of += one.foreign.of;
        sum.calls.found += one.calls.found;
        sum.calls.of += one.calls.of;
        sum.findings += one.findings;
        sum.likely += one.likely;
        sum.lines += one.lines;
        sum.extra.cfg += one.extra.cfg;
        sum.extra.uncompiled += one.extra.uncompiled;
        sum.extra.foreign_call += one.extra.foreign_call;
        sum.extra.generic_call += one.extra.generic_call;
        sum.extra.other += one.extra.other;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_stands_between_its_comments() {
        let one = Figures {
            name: "a".to_owned(),
            version: "1.0.0".to_owned(),
            findings: 8,
            lines: 9,
            likely: 1,
            ..Figures::default()
        };
        let text = page(&format!("x\n{BEGIN}\nold\n{END}\ny\n"), &[one]).expect("both comments are there");
        assert!(text.starts_with("x\n") && text.ends_with("y\n") && !text.contains("old"), "{text}");
        assert!(text.contains("| a 1.0.0 | — | 0 | — | — | 8 | 1.12 | 12.5 % |"), "{text}");
        assert!(page("nothing", &[]).is_none());
    }
}
