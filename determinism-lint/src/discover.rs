//! Which packages and files there are. Runs nothing of the scanned project and writes nothing in its folder.

use std::path::PathBuf;

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
    /// Raw `[workspace.metadata]` (or `[package.metadata]` of a lone package), for a config that stands there.
    pub metadata: serde_json::Value,
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

/// Why a file could not be read.
pub struct ReadError {
    /// Lower case.
    pub message: String,
    /// Cure.
    pub help: String,
}

/// Reads.
pub fn read(absolute: &std::path::Path) -> Result<Vec<u8>, ReadError> {
    std::fs::read(absolute).map_err(|error| ReadError { message: error.to_string(), help: String::new() })
}
