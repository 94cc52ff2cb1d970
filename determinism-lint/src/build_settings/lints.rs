//! Lints of clippy that manifests turn on.

use super::document::Place;
use super::manifest::Manifest;
use super::tree::{Entry, Tree};

/// A lint or group that is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lint {
    /// `suboptimal_flops`, `nursery`
    pub name: String,
    /// Lints that the same table turns off.
    pub off: Vec<String>,
    /// Where it stands.
    pub place: Place,
}

/// The lints of the manifests, and of the workspace where one of them takes them from there.
pub(super) fn read<'a>(root: Option<&Manifest>, members: impl Iterator<Item = &'a Manifest>) -> Vec<Lint> {
    let mut found: Vec<Lint> = Vec::new();
    for member in members {
        let inherits = member.text.tree.at(&["lints", "workspace"]).and_then(Tree::bool) == Some(true);
        let of = match root {
            Some(root) if inherits => of_table(root, root.text.tree.at(&["workspace", "lints", "clippy"])),
            _ => of_table(member, member.text.tree.at(&["lints", "clippy"])),
        };
        for lint in of {
            if !found.contains(&lint) {
                found.push(lint);
            }
        }
    }
    found
}

fn of_table(manifest: &Manifest, table: Option<&Tree>) -> Vec<Lint> {
    let entries = table.map(Tree::entries).unwrap_or_default();
    let off = |entry: &&Entry| level(entry) == Some("allow");
    let names: Vec<String> = entries.iter().filter(off).map(|entry| entry.key.clone()).collect();
    let on = entries.iter().filter(|entry| !off(entry));
    let lint = |entry: &Entry| Lint {
        name: entry.key.replace('-', "_"),
        off: names.iter().map(|name| name.replace('-', "_")).collect(),
        place: manifest.place(entry.key_span),
    };
    on.map(lint).collect()
}

fn level(entry: &Entry) -> Option<&str> {
    entry.value.text().or(entry.value.get("level").and_then(Tree::text))
}
