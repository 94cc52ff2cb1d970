//! The tests of the workspace.
mod config;
