//! The tests of the workspace.

mod config;
mod rules;
mod support;
