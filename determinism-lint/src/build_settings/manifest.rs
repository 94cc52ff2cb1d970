//! A `Cargo.toml` as tables with places. Knows a few of its keys.

use super::document::{Documents, Place, Text};
use super::tree::{Entry, Tree};
use crate::source::Span;

/// A manifest.
#[derive(Debug, Clone)]
pub(super) struct Manifest {
    pub(super) text: Text,
    /// Its first line that says something: where what is missing is reported.
    pub(super) head: Span,
}

/// A dependency in a manifest.
pub(super) struct Declared<'a> {
    /// Its key.
    pub(super) entry: &'a Entry,
    /// It is taken from the workspace.
    pub(super) inherited: bool,
}

impl Manifest {
    /// Reads the manifest of a folder below the root; `None` where it cannot be read.
    pub(super) fn read(documents: &mut Documents<'_>, folder: &str) -> Option<Self> {
        let path = documents.root.join(folder).join("Cargo.toml");
        let text = documents.toml(&path)?;
        let head = head(&documents.source(text.file).text);
        Some(Self { text, head })
    }

    pub(super) fn place(&self, span: Span) -> Place {
        Place { file: self.text.file, span }
    }

    /// The dependency on a package, under whatever name.
    pub(super) fn dependency(&self, package: &str) -> Option<Declared<'_>> {
        let tree = &self.text.tree;
        let targets = tree.get("target").map(Tree::entries).unwrap_or_default().iter();
        let tables = targets.filter_map(|target| target.value.get("dependencies"));
        let tables = tree.get("dependencies").into_iter().chain(tables);
        let entry = tables.flat_map(Tree::entries).find(|entry| is_of(entry, package))?;
        Some(Declared { entry, inherited: entry.value.get("workspace").and_then(Tree::bool) == Some(true) })
    }

    /// The dependency of that key in `[workspace.dependencies]`.
    pub(super) fn workspace_dependency(&self, key: &str) -> Option<&Entry> {
        self.text.tree.at(&["workspace", "dependencies"])?.entry(key)
    }
}

fn is_of(entry: &Entry, package: &str) -> bool {
    entry.value.get("package").and_then(Tree::text).unwrap_or(&entry.key) == package
}

/// The first line that is neither empty nor a comment; the first line where there is none.
pub(super) fn head(text: &str) -> Span {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let said = line.trim();
        if !said.is_empty() && !said.starts_with('#') {
            return Span { start, end: start + line.trim_end().len() as u32 };
        }
        start += line.len() as u32;
    }
    Span { start: 0, end: text.lines().next().unwrap_or_default().len() as u32 }
}
