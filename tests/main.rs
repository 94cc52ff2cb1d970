//! The tests of the workspace.

mod config;
mod hostile;
mod output;
mod output_report;
mod pages;
mod rules;
mod support;
