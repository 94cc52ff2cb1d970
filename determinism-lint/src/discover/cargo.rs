//! Runs `cargo metadata`, and nothing else, where the scanned project has no say. Knows nothing of packages.
//!
//! Plain `cargo metadata` starts the `rustc-wrapper` of the project and hands its `rustflags` to rustc. Cargo takes
//! settings from the folder it runs in and those above it, and rustup the toolchain, so it runs in an empty one; of
//! the project's settings only where packages come from is carried over. The variables guard against an environment
//! that says the same.

use super::{DiscoverError, settings};
use cargo_metadata::{Metadata, MetadataCommand};
use std::path::{Path, PathBuf};

/// Variables that could start a program, point into the project, or change what is resolved.
const REMOVED: [&str; 8] = [
    "CARGO_BUILD_BUILD_DIR",
    "CARGO_BUILD_RUSTC",
    "CARGO_BUILD_TARGET",
    "CARGO_BUILD_TARGET_DIR",
    "CARGO_REGISTRY_GLOBAL_CREDENTIAL_PROVIDERS",
    "CARGO_UNSTABLE_BUILD_STD",
    "RUSTC_BOOTSTRAP",
    "RUSTFLAGS",
];

/// Empty, these override what settings say.
const EMPTIED: [&str; 5] = [
    "CARGO_BUILD_RUSTC_WORKSPACE_WRAPPER",
    "CARGO_BUILD_RUSTC_WRAPPER",
    "CARGO_ENCODED_RUSTFLAGS",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTC_WRAPPER",
];

/// How cargo is run for one project.
pub(super) struct Cargo {
    /// Where it runs; gone when this is dropped.
    pub(super) folder: tempfile::TempDir,
    program: PathBuf,
    rustc: PathBuf,
}

/// As much of the graph as could be resolved.
pub(super) struct Wide {
    pub(super) metadata: Metadata,
    /// With all features, and for all platforms.
    pub(super) all: bool,
}

impl Cargo {
    pub(super) fn new(manifest: &Path) -> Result<Self, DiscoverError> {
        let io = |source| DiscoverError::Io { what: "cannot make a temporary folder", source };
        let folder = tempfile::Builder::new().prefix("determinism-lint-").tempdir().map_err(io)?;
        let carried = settings::carried_over(manifest);
        if !carried.is_empty() {
            let settings = folder.path().join(".cargo");
            std::fs::create_dir(&settings).map_err(io)?;
            std::fs::write(settings.join("config.toml"), carried).map_err(io)?;
        }
        let program = running_cargo();
        let rustc = beside(&program, "rustc").unwrap_or_else(|| PathBuf::from("rustc"));
        Ok(Self { folder, program, rustc })
    }

    /// What cargo says about a manifest. Never uses the network.
    pub(super) fn metadata(&self, manifest: &Path, options: &[&str]) -> Result<Metadata, DiscoverError> {
        let options = ["--offline"].iter().chain(options).map(|option| (*option).to_owned());
        let mut command = MetadataCommand::new();
        command
            .cargo_path(&self.program)
            .manifest_path(manifest)
            .current_dir(self.folder.path())
            .other_options(options.collect::<Vec<_>>())
            .env("RUSTC", &self.rustc)
            .env("RUSTUP_AUTO_INSTALL", "0")
            .env("CARGO_NET_OFFLINE", "true")
            .env("CARGO_TARGET_DIR", self.folder.path().join("target"));
        for name in EMPTIED {
            command.env(name, "");
        }
        for name in REMOVED {
            command.env_remove(name);
        }
        command.exec().map_err(|error| failure(manifest, error))
    }

    /// The same with the whole graph, as much of it as this machine can resolve: what belongs to other platforms or
    /// to features that are off is often not there.
    pub(super) fn resolved(&self, manifest: &Path, options: &[&str]) -> Option<Wide> {
        let attempts =
            [(&["--all-features"][..], true), (&[], false), (&["--filter-platform", "host-tuple"], false)];
        attempts.iter().find_map(|(attempt, all)| {
            let metadata = self.metadata(manifest, &[options, attempt].concat()).ok()?;
            Some(Wide { metadata, all: *all })
        })
    }
}

fn failure(manifest: &Path, error: cargo_metadata::Error) -> DiscoverError {
    match error {
        cargo_metadata::Error::CargoMetadata { stderr } => {
            let message = stderr.trim().trim_start_matches("error: ").to_owned();
            DiscoverError::Refused { manifest: manifest.to_owned(), message }
        }
        other => DiscoverError::NoCargo(other.to_string()),
    }
}

/// The cargo that runs us as its subcommand, past any proxy, or the one on the search path.
fn running_cargo() -> PathBuf {
    let running = std::env::var_os("CARGO").map(PathBuf::from);
    running.filter(|path| path.is_absolute() && path.is_file()).unwrap_or_else(|| PathBuf::from("cargo"))
}

fn beside(program: &Path, name: &str) -> Option<PathBuf> {
    let path = program.parent()?.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    (program.is_absolute() && path.is_file()).then_some(path)
}
