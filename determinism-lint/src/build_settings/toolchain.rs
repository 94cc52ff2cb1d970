//! Which compiler is pinned. rustup looks in the folder and all above it, for `rust-toolchain` first.

use super::document::{Documents, Place};
use super::manifest::{Manifest, head};
use super::tree::{Tree, Value};
use crate::source::Span;

/// What is said about the toolchain.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Toolchain {
    /// One exact compiler, or nothing that could be judged.
    #[default]
    Pinned,
    /// No file says anything; where the manifest begins.
    Missing(Place),
    /// A name that means another compiler tomorrow.
    Floating(Place, String),
    /// A folder of one machine.
    Folder(Place),
}

/// Looks for the file that pins the toolchain.
pub(super) fn read(documents: &mut Documents<'_>, root: Option<&Manifest>) -> Toolchain {
    let folders: Vec<_> = documents.root.ancestors().map(ToOwned::to_owned).collect();
    for folder in folders {
        for name in ["rust-toolchain", "rust-toolchain.toml"] {
            let path = folder.join(name);
            // A folder of that name is none of rustup's.
            if path.symlink_metadata().is_err() || path.is_dir() {
                continue;
            }
            let Some(file) = documents.read(&path) else { return Toolchain::Pinned };
            let text = documents.source(file).text.clone();
            let head = head(&text);
            let line = text.get(head.start as usize..head.end as usize).unwrap_or_default();
            if name == "rust-toolchain"
                && text.lines().filter(|line| !line.trim().is_empty()).count() == 1
                && !line.contains('=')
                && !line.starts_with('[')
            {
                return channel(Place { file, span: head }, line.trim());
            }
            let Some(toml) = documents.toml(&path) else { return Toolchain::Pinned };
            return of_table(documents, file, &toml.tree, head);
        }
    }
    root.map_or(Toolchain::Pinned, |root| Toolchain::Missing(root.place(root.head)))
}

fn of_table(
    documents: &mut Documents<'_>,
    file: crate::source::FileId,
    tree: &Tree,
    head: Span,
) -> Toolchain {
    let place = |span| Place { file, span };
    let toolchain = tree.get("toolchain");
    if let Some(path) = toolchain.and_then(|table| table.get("path")) {
        return Toolchain::Folder(place(path.span));
    }
    match toolchain.and_then(|table| table.get("channel")) {
        Some(Tree { span, value: Value::Text(name, _) }) => channel(place(*span), name),
        Some(other) => {
            documents.refuse(place(other.span), "the channel is no text".to_owned());
            Toolchain::Pinned
        }
        None => Toolchain::Floating(place(head), "the default one".to_owned()),
    }
}

fn channel(place: Place, name: &str) -> Toolchain {
    if is_exact(name) { Toolchain::Pinned } else { Toolchain::Floating(place, format!("`{name}`")) }
}

/// `1.95.0`, `1.95.0-beta.2`, `nightly-2026-01-31`, each with or without a target behind it.
fn is_exact(name: &str) -> bool {
    for channel in ["nightly-", "beta-"] {
        if let Some(date) = name.strip_prefix(channel) {
            return date.get(..10).is_some_and(is_date) && date.get(10..11).is_none_or(|next| next == "-");
        }
    }
    let version = name.split('-').next().unwrap_or(name);
    let parts: Vec<&str> = version.split('.').collect();
    parts.len() == 3
        && parts.iter().all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_date(text: &str) -> bool {
    let digit = |at: usize, byte: u8| if at == 4 || at == 7 { byte == b'-' } else { byte.is_ascii_digit() };
    text.bytes().enumerate().all(|(at, byte)| digit(at, byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_full_version_or_a_date_is_exact() {
        for name in [
            "1.95.0",
            "1.95.0-x86_64-unknown-linux-gnu",
            "nightly-2026-01-31",
            "beta-2026-01-31-aarch64-apple-darwin",
        ] {
            assert!(is_exact(name), "{name}");
        }
        for name in [
            "stable",
            "nightly",
            "beta",
            "1.95",
            "1",
            "stable-x86_64-pc-windows-msvc",
            "nightly-2026",
            "1.x.0",
            "",
        ] {
            assert!(!is_exact(name), "{name}");
        }
    }
}
