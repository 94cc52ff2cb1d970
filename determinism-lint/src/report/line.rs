//! What there is to say about one line: its findings, what is known there, and why some rules are silent.

use super::Report;
use crate::finding::Harmless;
use crate::line_facts::{LineFacts, Whereabouts};
use crate::meta::RuleMeta;
use crate::source::Span;

/// A finding that does not exist because its rule is off there.
#[derive(Debug, Clone)]
pub struct Off {
    /// The rule.
    pub rule: &'static RuleMeta,
    /// Where it would stand.
    pub span: Span,
    /// What it would say.
    pub message: String,
    /// Why the rule is off.
    pub reason: String,
}

/// Everything about one line.
#[derive(Debug)]
pub struct LineReport {
    /// The report of the whole workspace, with the findings of the line only.
    pub report: Report,
    /// Position of the file in the report's sources.
    pub file: usize,
    /// The line, from 1.
    pub line: u32,
    /// What is known; empty where the file is no code that was walked.
    pub facts: LineFacts,
    /// Findings that the levels switch off.
    pub off: Vec<Off>,
    /// Places that a rule looked at and proved harmless.
    pub silent: Vec<Harmless>,
    /// What else has to be said, as that nothing of the file is checked.
    pub notes: Vec<String>,
}

impl LineReport {
    /// A place as `file:line`.
    pub fn place(&self, place: &Whereabouts) -> Option<String> {
        match place {
            Whereabouts::Line(file, line) => {
                let source = self.report.sources.get(file.0 as usize)?;
                Some(format!("{}:{line}", source.path))
            }
            // Not found in the text: the file is all that is known.
            Whereabouts::Item { file, .. } => Some(self.report.sources.get(file.0 as usize)?.path.clone()),
        }
    }
}
