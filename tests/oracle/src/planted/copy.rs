//! A copy of the workspace, to change and build: beside the workspace's own files, and in its folder of built things.

use crate::error::Error;
use std::path::Path;

/// What a copy of the workspace needs to be built.
const PARTS: &[&str] = &[
    "Cargo.toml", "Cargo.lock", "clippy.toml", "rust-toolchain.toml", "determinism-lint", "simmath",
    "simmath-derive", "tests",
];

/// Copies the workspace; files that are the same are left alone, so that little is built anew.
pub(super) fn lay_out(root: &Path, copy: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(copy).map_err(Error::file(copy))?;
    for part in PARTS {
        let all = walkdir::WalkDir::new(root.join(part)).sort_by_file_name().into_iter();
        for entry in all.filter_entry(|entry| entry.file_name() != "target") {
            let entry = entry.map_err(|error| Error::content(root, error))?;
            let Ok(relative) = entry.path().strip_prefix(root) else { continue };
            let to = copy.join(relative);
            if entry.file_type().is_dir() {
                std::fs::create_dir_all(&to).map_err(Error::file(&to))?;
                continue;
            }
            let bytes = std::fs::read(entry.path()).map_err(Error::file(entry.path()))?;
            if std::fs::read(&to).is_ok_and(|kept| kept == bytes) {
                continue;
            }
            std::fs::write(&to, bytes).map_err(Error::file(&to))?;
        }
    }
    Ok(())
}
