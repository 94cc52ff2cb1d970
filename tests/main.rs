//! The tests of the workspace.

mod config;
mod output;
mod output_report;
mod rules;
mod support;
