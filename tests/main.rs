//! The tests of the workspace.

mod rules;
mod support;
