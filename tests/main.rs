//! The tests of the workspace.

mod docs;
mod dogfood;
mod repo;
mod rules;
mod short_fuzz;
mod support;
