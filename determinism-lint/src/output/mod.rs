//! Writes a finished report in one of the formats. Sees reports, findings and metadata; never syntax, config or rules.
//!
//! Everything but the human form is the same bytes on every run: no times, no absolute paths, no terminal.

use self::terminal::Terminal;
use crate::error::Error;
use crate::meta::RuleMeta;
use crate::report::{Report, Timings};
use std::io::{self, Write};
use std::path::Path;

pub mod audit;
pub mod diagnostic;
pub mod explain_finding;
pub mod file;
mod github;
mod human;
mod json_v1;
mod junit;
mod place;
pub mod preview;
pub mod progress;
pub mod rules;
mod sarif;
mod short;
mod snippet;
mod summary;
pub mod terminal;
pub mod text;

/// How a report is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum Format {
    /// Diagnostics with source lines and a summary.
    #[default]
    Human,
    /// One line per finding.
    Short,
    /// JSON v1, for scripts.
    Json,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// Annotations of GitHub Actions.
    Github,
    /// JUnit XML, for CI servers.
    Junit,
}

/// What the formats may be told.
#[derive(Debug, Clone)]
pub struct Options {
    /// Escape codes for colours and links.
    pub color: bool,
    /// Box characters beyond ASCII.
    pub unicode: bool,
    /// Columns of a line.
    pub width: usize,
    /// Most findings of one rule that the human form shows; `None` for all.
    pub limit: Option<usize>,
    /// Whether SARIF lists suppressed findings.
    pub include_suppressed: bool,
    /// The rules that a SARIF log lists, in the order of the codes.
    pub rules: Vec<&'static RuleMeta>,
}

impl Options {
    /// For anything that is no terminal.
    pub fn plain() -> Self {
        Self {
            color: false,
            unicode: true,
            width: terminal::PLAIN_WIDTH,
            limit: Some(10),
            include_suppressed: false,
            rules: crate::rules::all(),
        }
    }

    /// For a terminal, or what stands in its place.
    pub fn on(terminal: Terminal) -> Self {
        Self { color: terminal.color, unicode: terminal.unicode, width: terminal.width, ..Self::plain() }
    }
}

/// Writes the report to a file, whole or not at all, or to standard output. A reader of standard output that goes away,
/// as `head` does, is no error: the exit status still says what was found.
pub fn deliver(report: &Report, format: Format, options: &Options, to: Option<&Path>) -> Result<(), Error> {
    if let Some(path) = to {
        let written = file::write_atomic(path, |out| write(report, format, options, out));
        return written.map_err(|source| Error::Write { path: path.to_owned(), source });
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    match write(report, format, options, &mut out).and_then(|()| out.flush()).map_err(Error::Stdout) {
        Err(error) if !error.is_broken_pipe() => Err(error),
        _ => Ok(()),
    }
}

/// Writes the report.
pub fn write(report: &Report, format: Format, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    match format {
        Format::Human => human::write(report, options, out),
        Format::Short => short::write(report, out),
        Format::Json => json_v1::write(report, out),
        Format::Sarif => sarif::write(report, options, out),
        Format::Github => github::write(report, out),
        Format::Junit => junit::write(report, out),
    }
}

/// How long each part took, for standard error: machine-readable reports hold no times.
pub fn timings(timings: &Timings) -> String {
    let row = |(part, seconds): &(&'static str, f64)| vec![(*part).to_owned(), format!("{seconds:.3} s")];
    text::table(&timings.parts.iter().map(row).collect::<Vec<_>>(), &[1], "")
}
