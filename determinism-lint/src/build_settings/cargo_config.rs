//! `.cargo/config.toml`: those of the packages' folders and all folders above, of cargo's own folder, and what they include.
//!
//! Every arm of `[target.…]` is read, whatever the machine: a build for another one reads it.

use super::arguments::{Argument, Dialect, words};
use super::document::{Documents, Place, Text};
use super::environment::{Environment, is_c};
use super::tree::{Entry, Tree, Value};
use crate::source::Span;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// How deep files may include others.
const DEPTH: usize = 8;

/// All settings files, the nearest first, each once.
pub(super) fn read<'a>(
    documents: &mut Documents<'_>,
    folders: impl Iterator<Item = &'a str>,
    environment: &Environment,
) -> Vec<Text> {
    let root = documents.root.to_owned();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    // What stands at the root decides for profiles, so it comes first.
    for folder in std::iter::once("").chain(folders) {
        for folder in root.join(folder).ancestors() {
            // Cargo reads `config` where both are there.
            let names = ["config", "config.toml"].map(|name| folder.join(".cargo").join(name));
            if let Some(path) = names.into_iter().find(|path| path.symlink_metadata().is_ok()) {
                one(documents, &path, 0, &mut seen, &mut found);
            }
        }
    }
    if let Some(home) = &environment.cargo_home {
        let names = ["config", "config.toml"].map(|name| home.join(name));
        if let Some(path) = names.into_iter().find(|path| path.symlink_metadata().is_ok()) {
            one(documents, &path, 0, &mut seen, &mut found);
        }
    }
    found
}

fn one(
    documents: &mut Documents<'_>,
    path: &Path,
    depth: usize,
    seen: &mut BTreeSet<PathBuf>,
    found: &mut Vec<Text>,
) {
    if !seen.insert(path.canonicalize().unwrap_or_else(|_| path.to_owned())) {
        return;
    }
    let Some(text) = documents.toml(path) else { return };
    let included: Vec<(String, Span, bool)> = text.tree.get("include").map(included).unwrap_or_default();
    let file = text.file;
    // What includes a file wins over it.
    found.push(text);
    for (name, span, optional) in included {
        let target = path.parent().unwrap_or(path).join(&name);
        let there = target.symlink_metadata().is_ok();
        if depth == DEPTH {
            documents.refuse(Place { file, span }, "files include each other without end".to_owned());
        } else if there {
            one(documents, &target, depth + 1, seen, found);
        } else if !optional {
            documents.refuse(Place { file, span }, format!("includes `{name}`, which is not there"));
        }
    }
}

fn included(value: &Tree) -> Vec<(String, Span, bool)> {
    let one = |tree: &Tree| {
        let optional = tree.get("optional").and_then(Tree::bool).unwrap_or(false);
        let name = tree.text().or(tree.get("path").and_then(Tree::text))?;
        Some((name.to_owned(), tree.span, optional))
    };
    match &value.value {
        Value::List(list) => list.iter().filter_map(one).collect(),
        _ => one(value).into_iter().collect(),
    }
}

/// The arguments that a settings file holds.
pub(super) fn arguments(text: &Text) -> Vec<Argument> {
    let mut found = Vec::new();
    let mut take = |value: &Tree, dialect, origin: String, everywhere| {
        found.extend(of_value(text, value, dialect, &origin, everywhere));
    };
    if let Some(value) = text.tree.at(&["build", "rustflags"]) {
        take(value, Dialect::Rust, "build.rustflags".to_owned(), true);
    }
    for entry in text.tree.get("target").map(Tree::entries).unwrap_or_default() {
        if let Some(value) = entry.value.get("rustflags") {
            take(value, Dialect::Rust, format!("target.{}.rustflags", quoted(&entry.key)), false);
        }
        // What a build script would say, said for it.
        for library in entry.value.entries() {
            for (key, dialect) in [("rustc-flags", Dialect::Rust), ("rustc-link-arg", Dialect::C)] {
                if let Some(value) = library.value.get(key) {
                    take(
                        value,
                        dialect,
                        format!("target.{}.{}.{key}", quoted(&entry.key), library.key),
                        false,
                    );
                }
            }
        }
    }
    for entry in text.tree.get("profile").map(Tree::entries).unwrap_or_default() {
        for (value, origin) in profile_flags(entry) {
            take(value, Dialect::Rust, origin, false);
        }
    }
    for entry in text.tree.get("env").map(Tree::entries).unwrap_or_default() {
        let dialect = match entry.key.as_str() {
            "RUSTFLAGS" | "CARGO_ENCODED_RUSTFLAGS" => Dialect::Rust,
            name if is_c(name) => Dialect::C,
            _ => continue,
        };
        let value = entry.value.get("value").unwrap_or(&entry.value);
        take(value, dialect, format!("env.{}", entry.key), false);
    }
    found
}

/// `rustflags` of a profile and of its packages.
pub(super) fn profile_flags(profile: &Entry) -> Vec<(&Tree, String)> {
    let own =
        profile.value.get("rustflags").map(|value| (value, format!("profile.{}.rustflags", profile.key)));
    let packages = profile.value.get("package").map(Tree::entries).unwrap_or_default().iter();
    let of_packages = packages.filter_map(|package| {
        let value = package.value.get("rustflags")?;
        Some((value, format!("profile.{}.package.{}.rustflags", profile.key, quoted(&package.key))))
    });
    own.into_iter().chain(of_packages).collect()
}

/// The arguments of one value: a text that is split, or a list that is not.
pub(super) fn of_value(
    text: &Text,
    value: &Tree,
    dialect: Dialect,
    origin: &str,
    everywhere: bool,
) -> Vec<Argument> {
    let argument = |span: Span, given: &str| Argument {
        text: given.to_owned(),
        dialect,
        place: Place { file: text.file, span },
        origin: origin.to_owned(),
        likely: false,
        everywhere,
    };
    match &value.value {
        Value::Text(given, _) => words(given).map(|(part, word)| argument(value.part(part), word)).collect(),
        Value::List(list) => {
            list.iter().filter_map(|entry| Some(argument(entry.span, entry.text()?))).collect()
        }
        _ => Vec::new(),
    }
}

/// Notes flags that are neither a text nor a list of texts, wherever they stand.
pub(super) fn refuse_others(documents: &mut Documents<'_>, text: &Text) {
    let mut waiting: Vec<&Entry> = text.tree.entries().iter().collect();
    while let Some(entry) = waiting.pop() {
        waiting.extend(entry.value.entries());
        let wrong = match &entry.value.value {
            _ if entry.key != "rustflags" => None,
            Value::Text(..) => None,
            Value::List(list) => list.iter().find(|entry| entry.text().is_none()),
            _ => Some(&entry.value),
        };
        if let Some(wrong) = wrong {
            let place = Place { file: text.file, span: wrong.span };
            documents.refuse(place, "`rustflags` is neither a text nor a list of texts".to_owned());
        }
    }
}

fn quoted(key: &str) -> String {
    let bare = key.chars().all(|char| char.is_ascii_alphanumeric() || "-_".contains(char));
    if bare { key.to_owned() } else { format!("'{key}'") }
}
