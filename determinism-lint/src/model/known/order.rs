//! Rows about hash containers, sorting, threads.

#[expect(unused_imports, reason = "rows follow")]
use super::{Fact, Row};

/// The rows.
pub(super) static ROWS: &[Row] = &[];
