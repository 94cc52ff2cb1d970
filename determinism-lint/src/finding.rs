//! A finding: owned data that can leave the thread of the tree it was found in.

use crate::meta::{Arithmetic, Certainty, Level, RuleMeta};
use crate::source::{FileId, Span};

/// A place with a short text under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// Where: usually the operator or the method name.
    pub span: Span,
    /// What to say there.
    pub text: String,
}

/// A mechanical replacement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// What is replaced.
    pub span: Span,
    /// By what.
    pub replacement: String,
}

/// One violation of one rule.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The rule.
    pub rule: &'static RuleMeta,
    /// The file.
    pub file: FileId,
    /// The whole operation: expression or call.
    pub span: Span,
    /// The operator or name that is at fault.
    pub label: Label,
    /// Lower case, no stop.
    pub message: String,
    /// The cure.
    pub help: String,
    /// Known by type or by name only.
    pub certainty: Certainty,
    /// The condition under which the code is compiled, as written.
    pub cfg: Option<String>,
    /// The arithmetic of the code it stands in.
    pub arithmetic: Arithmetic,
    /// Function names from the place to the cause; empty where the place is the cause.
    pub chain: Vec<String>,
    /// Replacement, where it is mechanical.
    pub fix: Option<Fix>,
}

/// A place that a rule looked at and that the scanner proved harmless.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Harmless {
    /// The file.
    pub file: FileId,
    /// The operation.
    pub span: Span,
    /// The rule.
    pub rule: &'static RuleMeta,
    /// What makes it harmless: lower case, no stop.
    pub why: &'static str,
}

/// Why a finding does not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Silenced {
    /// By an allow comment.
    Comment {
        /// Its reason.
        reason: String,
        /// Line of the comment.
        line: u32,
    },
    /// It stands in the baseline.
    Baseline,
}

/// A finding after comments and baseline were looked at.
#[derive(Debug, Clone)]
pub struct Judged {
    /// The finding.
    pub finding: Finding,
    /// Why it does not count.
    pub silenced: Option<Silenced>,
    /// Its level is at most this: `Warn` for what is no fault yet.
    pub cap: Level,
}

impl From<Finding> for Judged {
    fn from(finding: Finding) -> Self {
        Self { finding, silenced: None, cap: Level::Deny }
    }
}
