//! Builds the runner of a leg. Knows cargo; knows nothing of what is run.

use super::plan::Leg;
use super::toolchain::{Toolchain, WASI_LIBC};
use crate::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A built runner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Artifact {
    /// A copy of its own: another leg's build may take the place of the first.
    pub(super) path: PathBuf,
    /// The hash of its bytes.
    pub(super) hash: u128,
}

/// Builds the runner of the package in a folder.
///
/// # Errors
/// What cargo says, and those of the file system.
pub(super) fn build(
    leg: &Leg,
    toolchain: &Toolchain,
    host: &str,
    package: &Path,
    work: &Path,
) -> Result<Artifact, Error> {
    let messages = cargo(leg, toolchain, host, package, work)?.map_err(|text| {
        let tail: Vec<&str> = text.lines().rev().take(30).collect();
        let tail: Vec<&str> = tail.into_iter().rev().collect();
        let message = format!("the leg `{}` does not build:\n{}", leg.name, tail.join("\n"));
        Error::Unusable { message, help: None }
    })?;
    let built = executable(&messages).ok_or_else(|| Error::Unusable {
        message: format!("the package in {} has no binary of its name", package.display()),
        help: Some("make its `main.rs` of `simmath::detcheck::runner!`".to_owned()),
    })?;
    let folder = work.join("bin").join(leg.build_name());
    let path = folder.join(built.file_name().unwrap_or_default());
    let bytes = std::fs::read(&built).map_err(|source| Error::Read { path: built.clone(), source })?;
    put_copy(&built, &folder, &path).map_err(|source| Error::Write { path: path.clone(), source })?;
    Ok(Artifact { path, hash: xxhash_rust::xxh3::xxh3_128(&bytes) })
}

/// Beside and renamed: another `detcheck` may be running the binary that is there.
fn put_copy(built: &Path, folder: &Path, path: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let beside = tempfile::NamedTempFile::new_in(folder)?.into_temp_path();
    std::fs::copy(built, &beside)?;
    beside.persist(path).map_err(|failed| failed.error)
}

/// Runs cargo: its messages, or what it and the compiler said of a build that failed.
///
/// # Errors
/// Where cargo cannot be run.
pub(super) fn cargo(
    leg: &Leg,
    toolchain: &Toolchain,
    host: &str,
    package: &Path,
    work: &Path,
) -> Result<Result<Vec<u8>, String>, Error> {
    let target = leg.spec.target.as_deref().unwrap_or(host);
    // Build scripts look at `RUSTC_BOOTSTRAP`: in one folder, legs with and without it would build each other's crates anew.
    let folder = if toolchain.build_std { "build-with-std" } else { "build" };
    let output = command(leg, toolchain, target, package, &work.join(folder)).output();
    let output = output.map_err(|source| Error::Unusable {
        message: format!("`{}` cannot be run: {source}", toolchain.cargo.join(" ")),
        help: None,
    })?;
    let said = || String::from_utf8_lossy(&output.stderr).into_owned();
    Ok(if output.status.success() { Ok(output.stdout) } else { Err(said()) })
}

fn command(leg: &Leg, toolchain: &Toolchain, target: &str, package: &Path, target_dir: &Path) -> Command {
    let profile = leg.spec.profile.as_deref().unwrap_or("release");
    let mut command = Command::new(&toolchain.cargo[0]);
    command.args(&toolchain.cargo[1..]).args(["build", "--message-format=json-render-diagnostics"]);
    // The folder decides which toolchain the shell's cargo is.
    command.current_dir(package);
    command.arg("--manifest-path").arg(package.join("Cargo.toml"));
    command.args(["--target", target, "--profile", profile]).arg("--target-dir").arg(target_dir);
    if !leg.spec.features.is_empty() {
        command.arg("--features").arg(leg.spec.features.join(","));
    }
    for name in ["RUSTFLAGS", "RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER", "CARGO_BUILD_TARGET"] {
        command.env_remove(name);
    }
    if leg.spec.toolchain.is_some() || toolchain.rustc.is_some() {
        command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("RUSTC");
    }
    let profile_key = match profile {
        "dev" => "DEV".to_owned(),
        other => other.to_uppercase().replace('-', "_"),
    };
    if let Some(level) = &leg.spec.opt_level {
        command.env(format!("CARGO_PROFILE_{profile_key}_OPT_LEVEL"), level);
    }
    if let Some(rustc) = &toolchain.rustc {
        command.env("RUSTC", rustc);
    }
    if toolchain.build_std {
        command.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
        command.env(format!("CARGO_PROFILE_{profile_key}_PANIC"), "abort");
    }
    let mut flags = leg.spec.rustflags.clone();
    if let Some(linker) = toolchain.linker {
        command.env(format!("CARGO_TARGET_{}_LINKER", target.to_uppercase().replace('-', "_")), linker);
    }
    if target == "wasm32-wasip1" && toolchain.build_std {
        // Distributions keep libc and start files outside of rustc's own folders.
        flags.push("-Clink-self-contained=no".to_owned());
        flags.push(format!("-Clink-arg={WASI_LIBC}/crt1-command.o"));
        flags.push(format!("-Lnative={WASI_LIBC}"));
    }
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    command
}

/// The binary among the messages of cargo.
fn executable(messages: &[u8]) -> Option<PathBuf> {
    let text = String::from_utf8_lossy(messages);
    let mut found = None;
    for line in text.lines() {
        let Ok(message) = serde_json::from_str::<serde_json::Value>(line) else { continue };
        if let Some(path) = message["executable"].as_str() {
            found = Some(PathBuf::from(path));
        }
    }
    found
}
