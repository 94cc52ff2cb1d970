//! Which packages and files there are. Runs nothing of the scanned project and writes nothing in its folder.
//!
//! Knows cargo and the file system; knows neither rules nor what simulation code is.

mod cargo;
mod files;
mod graph;
mod manifests;
mod packages;
mod settings;

pub use files::{candidates, read};
pub use graph::{Graph, Resolved};
pub(crate) use packages::relative;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What kind of target a package's root file belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the kinds of cargo targets")]
pub enum TargetKind {
    Lib,
    Bin,
    Test,
    Bench,
    Example,
    BuildScript,
}

/// A cargo target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    /// Its kind.
    pub kind: TargetKind,
    /// First segment of its module paths: `my_game`; `bin:my_game` where the library has the same name.
    pub crate_name: String,
    /// The root file, relative to the workspace root, with `/`.
    pub root_file: String,
}

/// A dependency as the code of a package names it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dependency {
    /// The name in paths: `rand`.
    pub extern_name: String,
    /// The package's name: `rand`.
    pub package: String,
    /// Its resolved version, where it is known.
    pub version: Option<String>,
    /// Index into [`Workspace::packages`] where it is a member.
    pub member: Option<usize>,
    /// Root file of its library, absolute; `None` where its source is not on this machine.
    pub lib_root: Option<PathBuf>,
    /// Index into [`Workspace::externals`] where its source is not part of the workspace and stands on this machine.
    pub external: Option<usize>,
    /// The features that are on by default turn it on.
    pub by_default: bool,
}

/// A library outside of the workspace whose source stands on this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct External {
    /// The package's name: `rand-core`.
    pub package: String,
    /// Its version.
    pub version: String,
    /// Its name in its own paths: `rand_core`.
    pub crate_name: String,
    /// Root file of its library, absolute.
    pub root_file: PathBuf,
    /// `2015`, `2018`, `2021`, `2024`
    pub edition: u16,
    /// The features that the workspace turns on.
    pub features: BTreeSet<String>,
    /// Names in its code of other such libraries: positions in [`Workspace::externals`]. Sorted.
    pub dependencies: Vec<(String, usize)>,
}

/// A member of the workspace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its folder, relative to the workspace root, with `/`; empty for the root itself.
    pub folder: String,
    /// `2015`, `2018`, `2021`, `2024`
    pub edition: u16,
    /// Its targets, library first, then in the order of names.
    pub targets: Vec<Target>,
    /// Features that are on by default; `None` where nobody said.
    pub features: Option<BTreeSet<String>>,
    /// Normal dependencies, sorted.
    pub dependencies: Vec<Dependency>,
}

/// The workspace that is scanned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Workspace {
    /// Absolute path of its root.
    pub root: PathBuf,
    /// Its members, sorted by name.
    pub packages: Vec<Package>,
    /// Libraries that they depend on, directly or through others; sorted by name and version.
    pub externals: Vec<External>,
    /// Raw `[workspace.metadata]` (or `[package.metadata]` of a lone package), for a config that stands there.
    pub metadata: serde_json::Value,
    /// What a build with the features that are on by default resolves to, where this machine has what that takes.
    pub by_default: Option<Graph>,
    /// The same with all features.
    pub with_all_features: Option<Graph>,
    /// What had to be left out and why: `dependency versions: Cargo.lock is missing`.
    pub degraded: Vec<String>,
}

/// A file that may be scanned.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// Relative to the workspace root, with `/`.
    pub path: String,
    /// Where to read it.
    pub absolute: PathBuf,
    /// Index into [`Workspace::packages`].
    pub package: usize,
    /// Bytes, as far as known.
    pub size: u64,
}

/// A place in the file system that could not be looked into.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// Relative to the workspace root, with `/`.
    pub path: String,
    /// Lower case, no stop.
    pub message: String,
}

/// Why there is no workspace to scan.
#[derive(Debug, thiserror::Error, miette::Diagnostic)]
pub enum DiscoverError {
    /// No manifest where one was named, or in any folder above.
    #[error("no Cargo.toml in `{0}` or any folder above it")]
    NoManifest(PathBuf),
    /// The path given is neither a manifest nor a folder with one.
    #[error("`{0}` is not a Cargo.toml")]
    NotAManifest(PathBuf),
    /// Cargo itself does not accept the manifests.
    #[error("cargo cannot read the workspace of `{manifest}`:\n{message}")]
    Refused {
        /// The manifest.
        manifest: PathBuf,
        /// What cargo says.
        message: String,
    },
    /// Cargo could not be started.
    #[error("cannot run cargo: {0}")]
    NoCargo(String),
    /// No temporary folder, no current folder.
    #[error("{what}: {source}")]
    Io {
        /// What was tried.
        what: &'static str,
        /// Why it failed.
        source: std::io::Error,
    },
}

/// Finds the workspace of a manifest, or of the current folder.
///
/// Cargo runs in an empty folder: it sees neither the project's settings nor its toolchain override, so no wrapper
/// of the project is started, and what it may write does not land in the project.
///
/// # Errors
///
/// Where there is no manifest, cargo cannot be run, or does not accept the manifests. Missing dependencies are no
/// error: they are listed in [`Workspace::degraded`].
pub fn workspace(manifest_path: Option<&Path>) -> Result<Workspace, DiscoverError> {
    let manifest = find_manifest(manifest_path)?;
    let cargo = cargo::Cargo::new(&manifest)?;
    let plain = cargo.metadata(&manifest, &["--no-deps"])?;
    // Cargo takes a quarter of a second for each question.
    let ((wide, degraded), by_default) = std::thread::scope(|scope| {
        let ask = || graph::by_default(&manifest, &plain);
        let asked = std::thread::Builder::new().spawn_scoped(scope, ask);
        let wide = resolve(&cargo, &manifest, &plain);
        let by_default = asked.map_or_else(|_| ask(), |asked| asked.join().unwrap_or_default());
        (wide, by_default)
    });
    let with_all_features = wide.as_ref().filter(|wide| wide.all).map(|wide| graph::of(&wide.metadata));
    let workspace = packages::workspace(&plain, wide.as_ref().map(|wide| &wide.metadata), degraded);
    Ok(Workspace { by_default, with_all_features, ..workspace })
}

/// Dependency versions and sources, as far as this machine has them.
fn resolve(
    cargo: &cargo::Cargo,
    manifest: &Path,
    plain: &cargo_metadata::Metadata,
) -> (Option<cargo::Wide>, Vec<String>) {
    let has_lock = plain.workspace_root.join("Cargo.lock").is_file();
    let locked = has_lock.then(|| cargo.resolved(manifest, &["--locked"])).flatten();
    if locked.is_some() {
        return (locked, Vec::new());
    }
    let reason = if has_lock { "Cargo.lock is out of date" } else { "Cargo.lock is missing" };
    if let Some(resolved) = manifests::resolve_copy(cargo, plain) {
        return (Some(resolved), vec![format!("locked dependency versions: {reason}")]);
    }
    let reason = if has_lock { "not all dependencies are on this machine" } else { reason };
    (None, vec![format!("dependency versions and signatures: {reason}")])
}

fn find_manifest(given: Option<&Path>) -> Result<PathBuf, DiscoverError> {
    let io = |what| move |source| DiscoverError::Io { what, source };
    let here = std::env::current_dir().map_err(io("cannot tell the current folder"))?;
    let Some(given) = given else {
        let manifests = here.ancestors().map(|folder| folder.join("Cargo.toml"));
        let found = manifests.into_iter().find(|manifest| manifest.is_file());
        return found.ok_or(DiscoverError::NoManifest(here));
    };
    let path = here.join(given);
    let manifest = if path.is_dir() { path.join("Cargo.toml") } else { path };
    if !manifest.is_file() || manifest.file_name().is_none_or(|name| name != "Cargo.toml") {
        return Err(DiscoverError::NotAManifest(given.to_owned()));
    }
    Ok(manifest)
}

#[cfg(test)]
mod tests;
