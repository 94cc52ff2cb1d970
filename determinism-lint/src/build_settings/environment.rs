//! Variables that say how code is built. They are handed in: nothing here asks the process.

use super::arguments::{Argument, Dialect, words};
use super::document::{Documents, Place};
use crate::source::{FileId, Span};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The variables of a process, as far as they matter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Environment {
    variables: BTreeMap<String, String>,
    /// Where cargo keeps its own settings.
    pub cargo_home: Option<PathBuf>,
}

/// How the environment is called where a file would be named.
const NAME: &str = "<environment>";

/// Between arguments in `CARGO_ENCODED_RUSTFLAGS`.
const SEPARATOR: char = '\u{1f}';

impl Environment {
    /// Takes what matters from a list of variables.
    pub fn new(variables: impl IntoIterator<Item = (String, String)>) -> Self {
        let variables =
            variables.into_iter().filter(|(name, _)| kind(name).is_some() || profile(name).is_some());
        Self { variables: variables.collect(), cargo_home: None }
    }
}

/// Whose arguments a variable holds.
fn kind(name: &str) -> Option<Dialect> {
    let rust = matches!(name, "RUSTFLAGS" | "CARGO_ENCODED_RUSTFLAGS" | "CARGO_BUILD_RUSTFLAGS")
        || name.starts_with("CARGO_TARGET_") && name.ends_with("_RUSTFLAGS")
        || name.starts_with("CARGO_PROFILE_") && name.ends_with("_RUSTFLAGS");
    if rust {
        return Some(Dialect::Rust);
    }
    is_c(name).then_some(Dialect::C)
}

/// `CFLAGS`, `CXXFLAGS_x86_64-unknown-linux-gnu`, `TARGET_CFLAGS`.
pub(super) fn is_c(name: &str) -> bool {
    let name = name.strip_prefix("TARGET_").or(name.strip_prefix("HOST_")).unwrap_or(name);
    ["CFLAGS", "CXXFLAGS", "CPPFLAGS", "LDFLAGS"]
        .iter()
        .any(|known| name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('_')))
}

/// Profile and key of `CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS`.
fn profile(name: &str) -> Option<(String, &'static str)> {
    let rest = name.strip_prefix("CARGO_PROFILE_")?;
    let keys = [("_OVERFLOW_CHECKS", "overflow-checks"), ("_DEBUG_ASSERTIONS", "debug-assertions")];
    let found = keys.iter().find_map(|(end, key)| Some((rest.strip_suffix(end)?, *key)))?;
    Some((found.0.to_lowercase().replace('_', "-"), found.1))
}

/// One variable as a line of the document.
#[derive(Debug)]
pub(super) struct Variable {
    name: String,
    value: String,
    /// Where the value stands.
    place: Place,
}

/// The environment as a document, a line for each variable; nothing where none matters.
pub(super) fn document(documents: &mut Documents<'_>, environment: &Environment) -> Vec<Variable> {
    let mut text = String::new();
    let mut spans = Vec::new();
    for (name, value) in &environment.variables {
        // One line for each, and what separates arguments shall be seen.
        let value: String = value
            .chars()
            .map(|char| if char.is_control() && char != SEPARATOR { ' ' } else { char })
            .collect();
        let start = (text.len() + name.len() + 1) as u32;
        text.push_str(&format!("{name}={value}\n"));
        spans.push((name.clone(), value.clone(), Span { start, end: start + value.len() as u32 }));
    }
    if spans.is_empty() {
        return Vec::new();
    }
    let file: FileId = documents.add(NAME.to_owned(), text);
    let variable = |(name, value, span)| Variable { name, value, place: Place { file, span } };
    spans.into_iter().map(variable).collect()
}

/// The arguments that variables hold.
pub(super) fn arguments(variables: &[Variable]) -> Vec<Argument> {
    let mut found = Vec::new();
    for variable in variables {
        let Some(dialect) = kind(&variable.name) else { continue };
        let encoded = variable.name == "CARGO_ENCODED_RUSTFLAGS";
        let parts: Vec<(std::ops::Range<usize>, &str)> = if encoded {
            let start = |part: &str| part.as_ptr() as usize - variable.value.as_ptr() as usize;
            variable
                .value
                .split(SEPARATOR)
                .map(|part| (start(part)..start(part) + part.len(), part))
                .collect()
        } else {
            words(&variable.value).collect()
        };
        found.extend(parts.into_iter().filter(|(_, text)| !text.is_empty()).map(|(part, text)| Argument {
            text: text.to_owned(),
            dialect,
            place: super::arguments::within(variable.place, part),
            origin: variable.name.clone(),
            likely: false,
            everywhere: false,
        }));
    }
    found
}

/// What a variable sets for a profile.
pub(super) fn check(variables: &[Variable], profile_name: &str, key: &str) -> Option<(bool, Place)> {
    variables.iter().find_map(|variable| {
        let (name, of) = profile(&variable.name)?;
        let on = variable.value.trim().parse().ok()?;
        (name == profile_name && of == key).then_some((on, variable.place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_matters_is_taken() {
        let given = [
            ("HOME", "/x"),
            ("RUSTFLAGS", "-O"),
            ("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS", ""),
            ("CARGO_TARGET_DIR", "/t"),
            ("CFLAGS_aarch64-apple-darwin", "-O2"),
            ("CFLAGSX", ""),
            ("CARGO_PROFILE_DEV_OPT_LEVEL", "1"),
            ("CARGO_PROFILE_MY_OWN_DEBUG_ASSERTIONS", "true"),
        ];
        let environment = Environment::new(given.map(|(name, value)| (name.to_owned(), value.to_owned())));
        let names: Vec<&str> = environment.variables.keys().map(String::as_str).collect();
        let expected = [
            "CARGO_PROFILE_MY_OWN_DEBUG_ASSERTIONS",
            "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS",
            "CFLAGS_aarch64-apple-darwin",
            "RUSTFLAGS",
        ];
        assert_eq!(names, expected);
        let parts = profile("CARGO_PROFILE_MY_OWN_DEBUG_ASSERTIONS");
        assert_eq!(parts, Some(("my-own".to_owned(), "debug-assertions")));
    }
}
