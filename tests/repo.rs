//! Tests about the repository itself: what must hold between its files.

mod config_keys;
mod files;
mod layers;
mod licences;
mod rules;
mod simmath_names;
mod std_docs;
