//! Tables that a test writes into a source file, and compares on every run. `BLESS=1 cargo test -p simmath` writes them anew.

use std::fmt::Write as _;
use std::string::String;
use std::{env, fs};

/// The file holds this text; with `BLESS` it is made to.
pub(crate) fn assert_is(path: &str, text: &str) {
    if env::var_os("BLESS").is_some() {
        fs::write(path, text).expect("the source folder can be written");
    }
    let committed = fs::read_to_string(path).expect("the tables are a file");
    assert!(text == committed, "{path} is not up to date: BLESS=1 cargo test -p simmath");
}

/// Adds a static array, an entry on each line.
pub(crate) fn table(text: &mut String, doc: &str, declaration: &str, entries: impl Iterator<Item = String>) {
    let _ = write!(text, "\n/// {doc}\n#[rustfmt::skip]\npub(super) static {declaration} = [\n");
    for entry in entries {
        let _ = writeln!(text, "    {entry},");
    }
    text.push_str("];\n");
}
