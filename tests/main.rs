//! The tests of the workspace.

mod config;
mod hostile;
mod output;
mod output_report;
mod rules;
mod support;
