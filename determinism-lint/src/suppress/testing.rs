//! What the tests of this folder share.

use crate::parse::{Parsed, parse};

/// Parses a text.
pub(super) fn parsed(text: &str) -> Parsed {
    parse("a.rs".to_owned(), text.as_bytes()).unwrap_or_else(|error| panic!("{}: {text}", error.message))
}
