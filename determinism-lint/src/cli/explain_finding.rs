//! Arguments of `explain-finding`. Knows nothing.

use super::{Plain, Project, Today};
use clap::{Args, ValueEnum, ValueHint};
use std::path::PathBuf;
use std::str::FromStr;

/// `explain-finding`
#[derive(Debug, Args)]
pub struct ExplainFinding {
    /// The line: `src/sim.rs:12`; a column behind it is passed over
    #[arg(value_name = "FILE:LINE", value_hint = ValueHint::FilePath)]
    pub place: LinePlace,
    /// Which project.
    #[command(flatten)]
    pub project: Project,
    /// Treat all code of the workspace as simulation code
    #[arg(long, help_heading = "Scope and levels")]
    pub everything: bool,
    /// `--today`.
    #[command(flatten)]
    pub today: Today,
    /// Form of the answer
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", help_heading = "Output")]
    pub format: ExplainFormat,
    /// `--color`.
    #[command(flatten)]
    pub color: Plain,
    /// Findings that are known and do not count
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = "Baseline")]
    pub baseline: Option<PathBuf>,
}

/// Form of the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum ExplainFormat {
    /// Text
    #[default]
    Human,
    /// JSON
    Json,
}

/// A file and a line in it, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinePlace {
    /// The file.
    pub file: PathBuf,
    /// The line.
    pub line: u32,
}

impl FromStr for LinePlace {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|line| *line > 0);
        let wrong = || "write a file and a line, from 1: `src/sim.rs:12`".to_owned();
        let (front, last) = text.rsplit_once(':').ok_or_else(wrong)?;
        let last = number(last).ok_or_else(wrong)?;
        let with_column = front.rsplit_once(':').and_then(|(file, line)| Some((file, number(line)?)));
        let (file, line) = with_column.unwrap_or((front, last));
        if file.is_empty() {
            return Err(wrong());
        }
        Ok(Self { file: file.into(), line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_a_line_and_perhaps_a_column() {
        let place = |text: &str| text.parse::<LinePlace>().ok().map(|place| (place.file, place.line));
        assert_eq!(place("src/a.rs:3"), Some(("src/a.rs".into(), 3)));
        assert_eq!(place("src/a.rs:3:14"), Some(("src/a.rs".into(), 3)));
        assert_eq!(place("C:\\a.rs:3"), Some(("C:\\a.rs".into(), 3)));
        for wrong in ["src/a.rs", "src/a.rs:", "src/a.rs:0", ":3", "src/a.rs:x", ""] {
            assert_eq!(place(wrong), None, "{wrong}");
        }
    }
}
