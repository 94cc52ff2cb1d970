//! The outcome as JSON. Knows nothing of how it came about.

use super::outcome::Outcome;
use std::io::{self, Write};

/// Writes the outcome.
///
/// # Errors
/// Those of `out`.
pub fn write(outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, outcome).map_err(io::Error::from)?;
    writeln!(out)
}
