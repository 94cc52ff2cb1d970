//! `clippy.toml`: what it forbids, and what it proposes instead.

use super::document::{Documents, Place};
use super::tree::Tree;
use std::collections::BTreeSet;

/// One entry of `disallowed-methods` or `disallowed-types`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disallowed {
    /// What is forbidden.
    pub path: String,
    /// What is proposed.
    pub replacement: Option<String>,
    /// Where the forbidden path stands.
    pub path_place: Place,
    /// Where the proposal stands.
    pub replacement_place: Place,
}

const KEYS: [&str; 2] = ["disallowed-methods", "disallowed-types"];

/// The entries of the settings files that clippy reads for packages in these folders: the nearest above each.
pub(super) fn read<'a>(
    documents: &mut Documents<'_>,
    folders: impl Iterator<Item = &'a str>,
) -> Vec<Disallowed> {
    let root = documents.root.to_owned();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for folder in folders {
        let folder = root.join(folder);
        let candidates =
            folder.ancestors().flat_map(|above| [above.join(".clippy.toml"), above.join("clippy.toml")]);
        let Some(path) = candidates.into_iter().find(|path| path.symlink_metadata().is_ok()) else {
            continue;
        };
        if !seen.insert(path.clone()) {
            continue;
        }
        let Some(text) = documents.toml(&path) else { continue };
        for entry in KEYS.iter().filter_map(|key| text.tree.get(key)).flat_map(Tree::list) {
            let path = entry.get("path").unwrap_or(entry);
            let replacement = entry.get("replacement");
            let place = |tree: &Tree| Place { file: text.file, span: tree.span };
            let Some(name) = path.text() else { continue };
            found.push(Disallowed {
                path: name.to_owned(),
                replacement: replacement.and_then(Tree::text).map(str::to_owned),
                path_place: place(path),
                replacement_place: place(replacement.unwrap_or(path)),
            });
        }
    }
    found
}
