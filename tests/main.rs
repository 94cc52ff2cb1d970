//! The tests of the workspace.

mod canaries;
mod config;
mod dependencies;
mod detcheck;
mod docs;
mod dogfood;
mod explain_line;
mod games;
mod hostile;
mod output;
mod output_report;
mod pages;
mod repo;
mod rules;
mod settings;
mod short_fuzz;
mod short_fuzz_state;
mod support;
mod whole;
