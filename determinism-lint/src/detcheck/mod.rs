//! `cargo determinism-lint detcheck`: the same scenarios on many builds, CPUs and browsers, and the exact place where they part.
//!
//! The straight line: legs of the config → toolchain → build → traces → comparison → drill-down → outcome → table, JSON, page.
//! Knows `simmath`'s runners and traces; knows nothing of rules, findings and syntax.

mod build;
mod compare;
mod drill;
mod drive;
mod host;
mod json;
mod outcome;
mod plan;
mod progress;
mod table;
mod targets;
mod toolchain;

pub use compare::compare_files;
pub use drive::{Options, drive};
pub use json::write as write_json;
pub use outcome::{Cell, Compared, Divergence, Found, Outcome, Row, Verdict};
pub use table::write as write_table;
