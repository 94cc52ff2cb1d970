//! `init`: proposes a commented config from what was found in a project, and writes it without harming one that exists.
//! Knows the format of the config and names that people give; looks at no code itself.

mod choose;
mod text;

use crate::config::error::Mistake;
use crate::config::resolve::{FILE_NAME, metadata_path};
use crate::discover::Workspace;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

/// What is known about a project before it has a config.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProjectFacts {
    /// The members of the workspace.
    pub packages: Vec<PackageFacts>,
    /// Their modules, crate roots included; tests, benches, examples and build scripts left out.
    pub modules: Vec<ModuleFacts>,
    /// Calls that register functions with a schedule or a world.
    pub registrations: Vec<RegistrationFacts>,
    /// Methods of traits that look like a step.
    pub trait_roots: Vec<TraitRootFacts>,
}

/// One member of the workspace.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct PackageFacts {
    /// Its name.
    pub name: String,
    /// Some type of it derives `DeterminismSafe`.
    pub derives_safe: bool,
    /// It depends on `simmath`.
    pub uses_simmath: bool,
    /// It depends on another crate of fixed-point numbers.
    pub uses_fixed: bool,
}

/// One module, without the modules below it.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ModuleFacts {
    /// Name of its package.
    pub package: String,
    /// `game::sim`, `bin:game::view`
    pub path: String,
    /// Lines that hold code.
    pub code_lines: u32,
    /// Lines that hold a float type, literal or operation.
    pub float_lines: u32,
    /// Calls of float functions whose result is not exactly specified.
    pub approximate_floats: u32,
    /// Places where a hash container's order escapes.
    pub hash_iterations: u32,
}

/// Calls of one name with one schedule.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RegistrationFacts {
    /// `add_systems`, `register_system`
    pub call: String,
    /// The last name of the first argument, where it is a schedule: `FixedUpdate`.
    pub schedule: Option<String>,
    /// How many such calls there are.
    pub count: u32,
}

/// Implementations of a trait method that looks like a step.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TraitRootFacts {
    /// The trait's name.
    pub trait_: String,
    /// The method's name.
    pub method: String,
    /// How many impls have it.
    pub count: u32,
}

/// The text of a `determinism-lint.toml` that can be used as it is. The same facts in any order give the same text.
pub fn propose(facts: &ProjectFacts) -> String {
    text::write(facts, &choose::choose(facts))
}

/// Writes the config beside the root manifest, and only where there is none yet.
///
/// # Errors
/// Why it was not written, and what to do.
pub fn write(workspace: &Workspace, text: &str) -> Result<PathBuf, Mistake> {
    if let Some(path) = metadata_path(workspace) {
        let mistake = Mistake::new(format!("the workspace has a config already: `[{path}]` in `Cargo.toml`"));
        return Err(mistake.help("edit that one, or take it out first"));
    }
    let path = workspace.root.join(FILE_NAME);
    let failed = |error: &std::io::Error| {
        let mistake = Mistake::new(format!("`{FILE_NAME}` cannot be written: {error}"));
        mistake.help(format!("it belongs in {}", workspace.root.display()))
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".determinism-lint-");
    readable_by_all(&mut builder);
    let mut file = builder.tempfile_in(&workspace.root).map_err(|error| failed(&error))?;
    file.write_all(text.as_bytes()).map_err(|error| failed(&error))?;
    file.as_file().sync_all().map_err(|error| failed(&error))?;
    match file.persist_noclobber(&path) {
        Ok(_) => Ok(path),
        Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
            let mistake = Mistake::new(format!("`{FILE_NAME}` exists already"));
            Err(mistake.help("edit it, or move it away and run `cargo determinism-lint init` again"))
        }
        Err(error) => Err(failed(&error.error)),
    }
}

/// Temporary files are private by default; a config is not.
#[cfg(unix)]
fn readable_by_all(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt;
    builder.permissions(std::fs::Permissions::from_mode(0o666));
}

#[cfg(not(unix))]
fn readable_by_all(_builder: &mut tempfile::Builder<'_, '_>) {}

#[cfg(test)]
mod tests;
