//! What has to be known beside findings and comments. Plain data and questions; the answers come from outside.

use crate::config::Audit;
use crate::finding::Harmless;
use crate::meta::{Arithmetic, Level, RuleMeta};
use crate::source::{FileId, Span};
use jiff::civil::Date;

/// The circumstances of one run.
pub struct Context<'a> {
    /// The date of the run, UTC.
    pub today: Date,
    /// What comments must carry, and how many there may be.
    pub audit: &'a Audit,
    /// Level of a rule under an arithmetic.
    pub level: &'a dyn Fn(&RuleMeta, Arithmetic) -> Level,
    /// The arithmetics under which simulation code inside a span is read; empty where there is none.
    pub simulation: &'a dyn Fn(FileId, Span) -> Vec<Arithmetic>,
    /// See [`Harmless`].
    pub harmless: &'a [Harmless],
}
