//! A state as lines of text, one for each field: what a difference is looked for in.
//! Must not know: how two states are compared.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use std::io;

use super::Simulation;
use crate::state::{Field, collect};

/// A field of the state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The part.
    pub part: String,
    /// The owner: an index, an entity, or nothing.
    pub owner: String,
    /// The field's path, empty for a value that is a field itself.
    pub path: String,
    /// How the value reads.
    pub text: String,
    /// Its canonical bytes.
    pub bytes: Vec<u8>,
}

/// Part, owner, path, text and bytes in hexadecimal digits, between tabs.
impl fmt::Display for Line {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for column in [&self.part, &self.owner, &self.path, &self.text] {
            // What would end a column or a line.
            for letter in column.chars() {
                out.write_char(if letter.is_control() { ' ' } else { letter })?;
            }
            out.write_char('\t')?;
        }
        self.bytes.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

/// The lines of a text; nothing where one of them is none.
pub fn parse(text: &str) -> Option<Vec<Line>> {
    text.lines().map(parse_line).collect()
}

fn parse_line(line: &str) -> Option<Line> {
    let mut columns = line.split('\t');
    let mut column = || columns.next();
    let (part, owner, path, text, hex) = (column()?, column()?, column()?, column()?, column()?);
    let digits = hex.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(core::str::from_utf8(pair).ok()?, 16).ok();
    let bytes = digits.map(byte).collect::<Option<Vec<u8>>>()?;
    let own = ToString::to_string;
    Some(Line { part: own(part), owner: own(owner), path: own(path), text: own(text), bytes })
}

/// Writes the fields of the named parts, or of all where none is named.
pub(super) fn write<S: Simulation>(
    simulation: &mut S,
    parts: &[String],
    out: &mut dyn io::Write,
) -> io::Result<()> {
    let mut result = Ok(());
    simulation.parts(&mut |name, part| {
        if !parts.is_empty() && !parts.iter().any(|wanted| wanted == name) {
            return;
        }
        part.visit(&mut |owner, show| {
            for Field { path, text, bytes } in collect(&mut |visitor| show(visitor)) {
                let line = Line { part: name.to_string(), owner: owner.to_string(), path, text, bytes };
                if result.is_ok() {
                    result = writeln!(out, "{line}");
                }
            }
        });
    });
    result
}
