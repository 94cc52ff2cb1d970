//! `cargo determinism-lint detcheck`: the same scenarios on many builds, CPUs and browsers, and the exact place where they part.
//!
//! The straight line: legs of the config → toolchain → build → traces → comparison → drill-down → outcome → table, JSON, page.
//! Knows `simmath`'s runners and traces; knows nothing of rules, findings and syntax.

mod build;
mod compare;
mod control;
mod drill;
mod drive;
mod host;
mod html;
mod install;
mod json;
mod outcome;
mod page;
mod plan;
mod progress;
mod refusal;
mod runs;
mod support;
mod table;
mod targets;
mod toolchain;

pub use compare::{Traced, compare, compare_files};
pub use drill::{Ask, drill};
pub use drive::{Options, drive};
pub use html::write as write_html;
pub use json::write as write_json;
pub use outcome::{Cell, Compared, Divergence, Found, Outcome, Row, Verdict};
pub use support::{evidence, page as support_page};
pub use table::write as write_table;
