//! The list of suppressions that a review reads. Plain data; knows nothing of comments or syntax.

use crate::source::FileId;

/// What became of a suppression.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SuppressionState {
    /// Covers at least one finding.
    Used,
    /// Covers none.
    Unused,
    /// The scanner itself proves the place harmless.
    Redundant,
    /// Its rule is off, the file is out of scope, or the other arithmetic applies.
    Dormant,
    /// Past its date.
    Expired,
    /// Could not be understood or attached.
    Malformed,
}

impl SuppressionState {
    /// The spelling in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Used => "used",
            Self::Unused => "unused",
            Self::Redundant => "redundant",
            Self::Dormant => "dormant",
            Self::Expired => "expired",
            Self::Malformed => "malformed",
        }
    }
}

/// One allow comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suppression {
    /// The file.
    pub file: FileId,
    /// Line of the comment.
    pub line: u32,
    /// Rule names.
    pub rules: Vec<String>,
    /// The reason.
    pub reason: String,
    /// The reason word.
    pub why: Option<String>,
    /// Last day it holds, `2027-06-01`.
    pub until: Option<String>,
    /// Who looked at it.
    pub reviewed_by: Option<String>,
    /// What became of it.
    pub state: SuppressionState,
}
