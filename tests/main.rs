//! The tests of the workspace.

mod output;
mod output_report;
mod rules;
mod support;
