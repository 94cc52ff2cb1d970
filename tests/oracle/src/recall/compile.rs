//! Compiles the library of a crate to MIR. Knows cargo and rustc, and nothing of findings.

use super::set::Pinned;
use crate::error::{Error, read, run};
use crate::mir::{self, Files};
use std::path::Path;
use std::process::Command;

/// What the compiler saw, by path in the crate. Nothing of the crate itself becomes machine code.
pub(super) fn compile(one: &Pinned, target: &Path) -> Result<Files, Error> {
    let target = target.canonicalize().map_err(Error::file(target))?;
    let folder = target.join("mir");
    std::fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
    let mir = folder.join(format!("{}-{}.mir", one.name, one.version));
    if !mir.exists() {
        run(&mut command(one, &target, &mir))?;
    }
    // Cargo does nothing where it believes that everything is there.
    if !mir.exists() {
        let root = one.folder.join("src/lib.rs");
        let text = read(&root)?;
        std::fs::write(&root, text).map_err(Error::file(&root))?;
        run(&mut command(one, &target, &mir))?;
    }
    let files = mir::read(&read(&mir)?);
    let own = format!("{}/", one.folder.to_string_lossy().replace('\\', "/"));
    let files = files.into_iter().filter_map(|(path, seen)| {
        let path = path.strip_prefix(&own).map_or(path.clone(), str::to_owned);
        // What is written in std or in another crate is none of this crate's lines.
        (!path.starts_with('/') && !path.contains("../")).then_some((path, seen))
    });
    Ok(files.collect())
}

fn command(one: &Pinned, target: &Path, mir: &Path) -> Command {
    let mut command = Command::new("cargo");
    command.args(["rustc", "--quiet", "--offline", "--lib"]);
    if !one.default_features {
        command.arg("--no-default-features");
    }
    if !one.features.is_empty() {
        command.args(["--features", &one.features.join(",")]);
    }
    command.arg("--").arg(format!("--emit=mir={}", mir.display()));
    command.args(["-Zmir-include-spans=on", "-Zmir-opt-level=0", "-Zno-codegen", "--cap-lints=allow"]);
    // Places in MIR are not stable; only this crate is compiled as if by a nightly compiler.
    command.env("RUSTC_BOOTSTRAP", one.name.replace('-', "_"));
    command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_INCREMENTAL", "0");
    command.env("CARGO_TARGET_DIR", target.join("build")).env_remove("RUSTFLAGS").env_remove("RUSTC_WRAPPER");
    command.current_dir(&one.folder);
    command
}
