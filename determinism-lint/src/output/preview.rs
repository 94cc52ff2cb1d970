//! What a run without any config shows: how much there would be, by rule and by module, and a config to begin with.

use super::summary;
use super::text::{count, one_line, table, thousands};
use crate::meta::Level;
use crate::report::Report;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Modules listed before the rest is only counted.
const MODULES: usize = 20;

/// What there is to show.
#[derive(Debug)]
pub struct Preview<'a> {
    /// The result of reading all code as simulation code.
    pub report: &'a Report,
    /// The module of each file, in the order of [`Report::sources`]: `game::sim`.
    pub modules: &'a [String],
    /// The proposed config, as it would stand in the file.
    pub config: &'a str,
    /// The name of that file.
    pub file_name: &'a str,
}

/// Writes the preview. The run ends with exit code 2: nothing was checked.
pub fn write(preview: &Preview<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "This is a preview, not a check: there is no {} that says what is simulation code.",
        preview.file_name
    )?;
    writeln!(out, "All code of the workspace was read as simulation code under exact-float.\n")?;
    out.write_all(by_module(preview).as_bytes())?;
    out.write_all(summary::rules_table(preview.report).as_bytes())?;
    writeln!(out, "A config to begin with; `cargo determinism-lint init` writes it:\n")?;
    for line in preview.config.lines() {
        writeln!(out, "{}", format!("  {line}").trim_end())?;
    }
    Ok(())
}

/// Denied and warned findings by module, those with most first.
fn by_module(preview: &Preview<'_>) -> String {
    let mut counts: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    for found in preview.report.findings.iter().filter(|found| found.silenced.is_none()) {
        let module = preview.modules.get(found.finding.file.0 as usize).map_or("(no module)", String::as_str);
        let entry = counts.entry(module).or_default();
        match found.level {
            Level::Deny => entry.0 += 1,
            Level::Warn => entry.1 += 1,
            Level::Allow => {}
        }
    }
    if counts.is_empty() {
        return "No findings.\n\n".to_owned();
    }
    let mut sorted: Vec<(&str, (u64, u64))> = counts.into_iter().collect();
    sorted.sort_by_key(|(module, (denied, warned))| (std::cmp::Reverse(denied + warned), *module));
    let mut rows = vec![["module", "deny", "warn"].map(str::to_owned).to_vec()];
    rows.extend(sorted.iter().take(MODULES).map(|(module, (denied, warned))| {
        vec![one_line(module).into_owned(), thousands(*denied), thousands(*warned)]
    }));
    let mut text = table(&rows, &[1, 2], "  ");
    if sorted.len() > MODULES {
        text.push_str(&format!("  … and {}\n", count((sorted.len() - MODULES) as u64, "more module")));
    }
    text.push('\n');
    text
}
