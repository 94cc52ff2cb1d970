//! Annotations of GitHub Actions, as workflow commands on standard output.
//!
//! The escapes are those of `@actions/core` (`command.ts`, `escapeData` and `escapeProperty`). GitHub shows ten errors
//! and ten warnings of one step and drops the rest, so the rest is counted in a notice.

use super::place::{Places, source};
use super::text::visible;
use crate::meta::Level;
use crate::report::{Report, Reported};
use std::io::{self, Write};

/// Annotations of one kind that GitHub shows of a step.
const SHOWN: usize = 10;

pub(super) fn write(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let mut places = Places::new(report);
    for (level, command) in [(Level::Deny, "error"), (Level::Warn, "warning")] {
        for found in counting(report, level).take(SHOWN) {
            writeln!(out, "{}", annotation(report, found, command, &mut places))?;
        }
    }
    let rest = |level: Level| report.count(level).saturating_sub(SHOWN);
    let (errors, warnings) = (rest(Level::Deny), rest(Level::Warn));
    if errors + warnings == 0 {
        return Ok(());
    }
    let text = format!(
        "{errors} more denied and {warnings} more warned findings are not shown here, see the log or the SARIF report"
    );
    writeln!(out, "::notice title=determinism-lint::{}", data(&text))
}

fn counting(report: &Report, level: Level) -> impl Iterator<Item = &Reported> {
    report.findings.iter().filter(move |found| found.silenced.is_none() && found.level == level)
}

fn annotation(report: &Report, found: &Reported, command: &str, places: &mut Places<'_>) -> String {
    let finding = &found.finding;
    let label = places.place(finding.file, finding.label.span);
    let file = property(&source(report, finding.file).path);
    let (line, column, end_line) = (label.start.line, label.start.column, label.end.line);
    let title = property(&format!("{} {}", finding.rule.code, finding.rule.name));
    let text = match finding.help.as_str() {
        "" => finding.message.clone(),
        help => format!("{}\nhelp: {help}", finding.message),
    };
    let text = data(&text);
    format!("::{command} file={file},line={line},col={column},endLine={end_line},title={title}::{text}")
}

/// Escapes the text after `::`. The percent sign goes first, or it would escape the escapes.
fn data(text: &str) -> String {
    let escaped = text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    // The log of a workflow obeys escape codes as a terminal does.
    visible(&escaped).into_owned()
}

/// Escapes the value of a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_and_properties_are_escaped_percent_first() {
        assert_eq!(data("50%\r\n::error a:b,c"), "50%25%0D%0A::error a:b,c");
        assert_eq!(data("\u{1b}[31m"), "\u{241b}[31m");
        assert_eq!(property("a:b,c%3A\n"), "a%3Ab%2Cc%253A%0A");
    }
}
