//! The pinned crates: which, with what features, and their sources in a folder each. Knows cargo's manifests, and nothing of MIR or findings.

use super::reduce;
use crate::error::{Error, read, run, write_whole};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the manifest, from the root of the repository.
const FOLDER: &str = "tests/oracle/set";

/// A crate that is looked at.
#[derive(Debug)]
pub(super) struct Pinned {
    /// Its name.
    pub(super) name: String,
    /// Its exact version.
    pub(super) version: String,
    /// Features that are on.
    pub(super) features: Vec<String>,
    /// Whether the default features are on.
    pub(super) default_features: bool,
    /// Types of other crates that hold floats, as rustc prints the beginning of their names.
    pub(super) foreign: Vec<String>,
    /// A copy of its sources, a workspace of its own.
    pub(super) folder: PathBuf,
}

impl Pinned {
    pub(super) fn label(&self) -> String {
        format!("{} {}", self.name, self.version)
    }
}

#[derive(Deserialize)]
struct Manifest {
    package: Package,
    dependencies: BTreeMap<String, Dependency>,
}

#[derive(Deserialize)]
struct Package {
    metadata: Metadata,
}

#[derive(Deserialize)]
struct Metadata {
    foreign: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Dependency {
    Version(String),
    Table {
        version: String,
        #[serde(default)]
        features: Vec<String>,
        #[serde(default = "yes", rename = "default-features")]
        default_features: bool,
    },
}

const fn yes() -> bool {
    true
}

/// The crates by name, fetched and laid out below the target folder.
pub(super) fn crates(root: &Path, target: &Path, only: &[String]) -> Result<Vec<Pinned>, Error> {
    let path = root.join(FOLDER).join("Cargo.toml");
    let manifest: Manifest = toml::from_str(&read(&path)?).map_err(|error| Error::content(&path, error))?;
    let sources = sources(&path)?;
    let lock = read(&path.with_file_name("Cargo.lock"))?;
    let mut crates = Vec::new();
    for (name, dependency) in manifest.dependencies {
        if !only.is_empty() && !only.contains(&name) {
            continue;
        }
        let (version, features, default_features) = match dependency {
            Dependency::Version(version) => (version, Vec::new(), true),
            Dependency::Table { version, features, default_features } => {
                (version, features, default_features)
            }
        };
        let version = version.trim_start_matches('=').to_owned();
        let source = sources
            .get(&(name.clone(), version.clone()))
            .ok_or_else(|| Error::content(&path, format!("cargo knows no source of {name} {version}")))?;
        let folder = target.join("crates").join(format!("{name}-{version}"));
        let reduce = |text: &str| reduce::reduce(text, &features, default_features);
        lay_out(source, &folder, &name, &lock, &reduce)?;
        let foreign = manifest.package.metadata.foreign.get(&name).cloned().unwrap_or_default();
        let folder = folder.canonicalize().map_err(Error::file(&folder))?;
        crates.push(Pinned { name, version, features, default_features, foreign, folder });
    }
    Ok(crates)
}

/// Where cargo keeps the sources, by name and version.
fn sources(manifest: &Path) -> Result<BTreeMap<(String, String), PathBuf>, Error> {
    run(Command::new("cargo").args(["fetch", "--locked", "--quiet", "--manifest-path"]).arg(manifest))?;
    let mut command = cargo_metadata::MetadataCommand::new();
    command.manifest_path(manifest).other_options(["--locked".to_owned(), "--offline".to_owned()]);
    let metadata = command.exec().map_err(|error| Error::content(manifest, error))?;
    let packages = metadata.packages.into_iter().filter_map(|package| {
        let folder = package.manifest_path.parent()?.as_std_path().to_path_buf();
        Some(((package.name.to_string(), package.version.to_string()), folder))
    });
    Ok(packages.collect())
}

/// Copies a crate as a workspace of its own with nothing to build but its library, and the config of the scanner beside it.
fn lay_out(
    source: &Path,
    folder: &Path,
    name: &str,
    lock: &str,
    reduce: &dyn Fn(&str) -> Result<String, toml::de::Error>,
) -> Result<(), Error> {
    let config = format!("arithmetic = \"fixed-point\"\n\n[[sim]]\npackages = [\"{name}\"]\n");
    let done = folder.join("laid-out");
    if std::fs::read_to_string(&done).is_ok_and(|kept| kept == lock) {
        return Ok(());
    }
    for entry in walkdir::WalkDir::new(source).sort_by_file_name() {
        let entry = entry.map_err(|error| Error::content(source, error))?;
        let Ok(relative) = entry.path().strip_prefix(source) else { continue };
        let to = folder.join(relative);
        if entry.file_type().is_dir() {
            std::fs::create_dir_all(&to).map_err(Error::file(&to))?;
        } else if relative != Path::new("Cargo.lock") {
            std::fs::copy(entry.path(), &to).map_err(Error::file(&to))?;
        }
    }
    let path = folder.join("Cargo.toml");
    write_whole(&path, &reduce(&read(&path)?).map_err(|error| Error::content(&path, error))?)?;
    write_whole(&folder.join("Cargo.lock"), lock)?;
    write_whole(&folder.join("determinism-lint.toml"), &config)?;
    run(Command::new("cargo")
        .args(["metadata", "--offline", "--format-version", "1", "--manifest-path"])
        .arg(&path))?;
    write_whole(&done, lock)
}
