//! One line per finding, at its label: `path:line:column: deny DET103 float-arithmetic: message`.

use super::place::{Places, source};
use super::text::one_line;
use crate::report::Report;
use std::io::{self, Write};

pub(super) fn write(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let mut places = Places::new(report);
    for found in report.findings.iter().filter(|found| found.silenced.is_none()) {
        let finding = &found.finding;
        let at = places.place(finding.file, finding.label.span).start;
        let rule = finding.rule;
        let path = one_line(&source(report, finding.file).path);
        let (level, message) = (found.level.as_str(), one_line(&finding.message));
        writeln!(out, "{path}:{}:{}: {level} {} {}: {message}", at.line, at.column, rule.code, rule.name)?;
    }
    Ok(())
}
