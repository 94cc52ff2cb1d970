//! Resolves dependencies where the project has no usable `Cargo.lock`: in a copy of its manifests, so that cargo may
//! write one there. Copies no code.

use super::cargo::{Cargo, Wide};
use cargo_metadata::Metadata;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// What cargo resolves for a copy of the manifests. `None` where that fails or the workspace reaches outside of its
/// own folder, whose copy would then be no copy.
pub(super) fn resolve_copy(cargo: &Cargo, plain: &Metadata) -> Option<Wide> {
    in_copy(cargo, plain, |copy| cargo.resolved(copy, &[]))
}

/// The same with exactly these options.
pub(super) fn resolve_copy_with(cargo: &Cargo, plain: &Metadata, options: &[&str]) -> Option<Metadata> {
    in_copy(cargo, plain, |copy| cargo.metadata(copy, options).ok())
}

/// Asks about a copy, and again about one without the dependencies of tests: a machine that builds a project need not have those.
fn in_copy<T>(cargo: &Cargo, plain: &Metadata, ask: impl Fn(&Path) -> Option<T>) -> Option<T> {
    let root = plain.workspace_root.as_std_path();
    let folder = cargo.folder.path().join("copy");
    let copy = copy(&folder, plain)?;
    let whole = ask(&copy);
    if whole.is_some() {
        return whole;
    }
    for package in &plain.packages {
        without_dev_dependencies(&inside(&folder, root, package.manifest_path.as_std_path())?)?;
    }
    ask(&copy)
}

/// The manifest of the copy.
fn copy(copy: &Path, plain: &Metadata) -> Option<PathBuf> {
    let root = plain.workspace_root.as_std_path();
    copy_manifest(copy, root, &root.join("Cargo.toml")).ok()?;
    for package in &plain.packages {
        copy_manifest(copy, root, package.manifest_path.as_std_path()).ok()?;
        for target in &package.targets {
            // Cargo wants to see the files, it does not read them.
            write(&inside(copy, root, target.src_path.as_std_path())?, b"").ok()?;
        }
        if package
            .dependencies
            .iter()
            .filter_map(|known| known.path.as_ref())
            .any(|path| !is_member(plain, path.as_std_path()))
        {
            return None;
        }
    }
    Some(copy.join("Cargo.toml"))
}

fn is_member(plain: &Metadata, folder: &Path) -> bool {
    plain
        .packages
        .iter()
        .any(|package| package.manifest_path.parent().is_some_and(|own| own.as_std_path() == folder))
}

fn copy_manifest(copy: &Path, root: &Path, manifest: &Path) -> io::Result<()> {
    let target = inside(copy, root, manifest).ok_or(io::ErrorKind::NotFound)?;
    write(&target, &fs::read(manifest)?)
}

fn inside(copy: &Path, root: &Path, path: &Path) -> Option<PathBuf> {
    Some(copy.join(path.strip_prefix(root).ok()?))
}

/// Takes the dependencies of tests out of a copied manifest.
fn without_dev_dependencies(manifest: &Path) -> Option<()> {
    let text = fs::read_to_string(manifest).ok()?;
    let mut table: toml::Table = text.parse().ok()?;
    let forget = |table: &mut toml::Table| {
        table.remove("dev-dependencies");
        table.remove("dev_dependencies");
    };
    forget(&mut table);
    let targets = table.get_mut("target").and_then(toml::Value::as_table_mut);
    targets.into_iter().flatten().filter_map(|(_, target)| target.as_table_mut()).for_each(forget);
    write(manifest, table.to_string().as_bytes()).ok()
}

fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, content)
}
