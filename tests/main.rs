//! The tests of the workspace.

mod hostile;
mod rules;
mod support;
