//! `determinism-lint`: forbids nondeterministic code in simulation modules.
//!
//! The straight line of one run: arguments → config → files → parse → index → inference → rules → suppressions and
//! baseline → report → output. Modules depend only on modules further left.

pub mod baseline;
pub mod blame;
pub mod build_settings;
pub mod cli;
pub mod config;
pub mod detcheck;
pub mod discover;
pub mod engine;
pub mod error;
pub mod finding;
pub mod init;
pub mod line_facts;
pub mod meta;
pub mod model;
pub mod output;
pub mod page;
pub mod parse;
pub mod report;
pub mod rule;
pub mod rules;
pub mod run;
mod similar;
pub mod snippets;
pub mod source;
pub mod suppress;
pub mod walk;
