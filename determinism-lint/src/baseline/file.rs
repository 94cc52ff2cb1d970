//! The baseline file: TOML, sorted, one entry a line. The only place that knows its format.

use super::Entry;
use crate::source::{SourceFile, Span};
use miette::{Diagnostic, NamedSource, SourceSpan};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::num::NonZeroU32;
use std::path::Path;
use thiserror::Error;
use toml::Spanned;

/// Version of the format.
const VERSION: u32 = 1;

/// What a known finding is recognised by.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// Path of the file, relative to the workspace root.
    pub path: String,
    /// Name of the rule.
    pub rule: String,
    /// The code, white space collapsed.
    pub snippet: String,
}

/// Why a baseline could not be used.
#[derive(Debug, Error, Diagnostic)]
pub enum BaselineError {
    /// It could not be read.
    #[error("cannot read the baseline {name}: {source}")]
    #[diagnostic(help("`cargo determinism-lint check --write-baseline {name}` makes one"))]
    Read {
        /// The file.
        name: String,
        /// Why.
        source: std::io::Error,
    },
    /// It is no baseline.
    #[error("{message}")]
    #[diagnostic(help("a baseline is written by `--write-baseline` and changed by `--prune`"))]
    Format {
        /// What is wrong.
        message: String,
        /// The file.
        #[source_code]
        text: NamedSource<String>,
        /// Where.
        #[label("here")]
        span: Option<SourceSpan>,
    },
    /// There are findings that it does not know.
    #[error("the baseline {name} may only shrink, and {} new:\n  {}", count(new.len()), new.join("\n  "))]
    #[diagnostic(help("repair them, or allow them by a comment with a reason"))]
    WouldGrow {
        /// The file.
        name: String,
        /// Place and rule of each.
        new: Vec<String>,
    },
    /// It could not be written.
    #[error("cannot write the baseline {name}: {source}")]
    Write {
        /// The file.
        name: String,
        /// Why.
        source: std::io::Error,
    },
}

fn count(new: usize) -> String {
    if new == 1 { "1 finding is".to_owned() } else { format!("{new} findings are") }
}

/// A baseline that was read.
#[derive(Debug)]
pub(super) struct Baseline {
    pub(super) source: SourceFile,
    pub(super) entries: BTreeMap<Key, Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    version: Spanned<u32>,
    #[serde(default)]
    findings: Vec<Spanned<RawEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEntry {
    path: String,
    rule: String,
    count: NonZeroU32,
    snippet: String,
}

impl Baseline {
    pub(super) fn read(path: &Path, name: &str) -> Result<Self, BaselineError> {
        let text = std::fs::read_to_string(path)
            .map_err(|source| BaselineError::Read { name: name.to_owned(), source })?;
        Self::parse(text, name)
    }

    pub(super) fn parse(text: String, name: &str) -> Result<Self, BaselineError> {
        let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
        let raw: RawFile = toml::from_str(&text)
            .map_err(|error| format_error(error.message().to_owned(), name, &text, error.span()))?;
        if *raw.version.get_ref() != VERSION {
            let message = format!("this version of the tool reads baselines of version {VERSION}");
            return Err(format_error(message, name, &text, Some(raw.version.span())));
        }
        let mut entries: BTreeMap<Key, Entry> = BTreeMap::new();
        for entry in raw.findings {
            let range = entry.span();
            let span = Span { start: range.start as u32, end: range.end as u32 };
            let RawEntry { path, rule, count, snippet } = entry.into_inner();
            let sum = entries.entry(Key { path, rule, snippet }).or_insert(Entry { count: 0, span });
            sum.count = sum.count.saturating_add(count.get());
        }
        Ok(Self { source: SourceFile::new(name.to_owned(), text), entries })
    }

    pub(super) fn counts(&self) -> BTreeMap<Key, u32> {
        self.entries.iter().map(|(key, entry)| (key.clone(), entry.count)).collect()
    }
}

fn format_error(
    message: String,
    name: &str,
    text: &str,
    span: Option<std::ops::Range<usize>>,
) -> BaselineError {
    let text = NamedSource::new(name, text.to_owned());
    BaselineError::Format { message, text, span: span.map(SourceSpan::from) }
}

/// The text of a baseline.
pub(super) fn render(counts: &BTreeMap<Key, u32>) -> String {
    let mut text = String::from(
        "# Findings that are known and do not fail the check. May only shrink:\n\
         # `cargo determinism-lint check --baseline <this file> --prune` removes what has been repaired.\n",
    );
    text += &format!("version = {VERSION}\nfindings = [\n");
    for (Key { path, rule, snippet }, count) in counts {
        let [path, rule, snippet] = [path, rule, snippet].map(|value| quoted(value));
        writeln!(text, "  {{ path = {path}, rule = {rule}, count = {count}, snippet = {snippet} }},")
            .expect("writing to a string does not fail");
    }
    text + "]\n"
}

/// A basic string of TOML.
fn quoted(value: &str) -> String {
    let mut quoted = String::from("\"");
    for c in value.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            _ if c.is_control() => quoted += &format!("\\u{:04x}", u32::from(c)),
            _ => quoted.push(c),
        }
    }
    quoted + "\""
}

/// Writes the file whole or not at all.
pub(super) fn write(path: &Path, name: &str, counts: &BTreeMap<Key, u32>) -> Result<(), BaselineError> {
    replace(path, render(counts).as_bytes())
        .map_err(|source| BaselineError::Write { name: name.to_owned(), source })
}

fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    // A link stays one: what it points to is replaced.
    let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".determinism-baseline-");
    let permissions = permissions(&target);
    if let Some(permissions) = &permissions {
        builder.permissions(permissions.clone());
    }
    let mut beside = builder.tempfile_in(folder)?;
    beside.write_all(bytes)?;
    beside.as_file().sync_all()?;
    beside.persist(&target).map_err(|error| error.error)?;
    Ok(())
}

/// Those of the file that is replaced, or the usual ones: temporary files are for their owner only.
fn permissions(target: &Path) -> Option<std::fs::Permissions> {
    if let Ok(metadata) = std::fs::metadata(target) {
        return Some(metadata.permissions());
    }
    #[cfg(unix)]
    return Some(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    #[cfg(not(unix))]
    None
}

#[cfg(test)]
mod tests;
