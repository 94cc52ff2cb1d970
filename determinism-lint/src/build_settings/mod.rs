//! What decides how simulation code is built: flags, profiles, toolchain, lints, features, each with the place where it stands.
//!
//! Reads files and the environment that it is handed; runs nothing. Knows neither rules nor levels: what is wrong with a
//! setting is for the rules to say.

mod arguments;
mod build_script;
mod cargo_config;
mod clippy;
mod document;
mod environment;
mod features;
mod lints;
mod manifest;
mod profiles;
mod toolchain;
mod tree;

#[cfg(test)]
mod tests;

pub use arguments::{Argument, Dialect, Flag, LintFlag, flags};
pub use clippy::Disallowed;
pub use document::Place;
pub use environment::Environment;
pub use features::{FeatureFault, FeatureKind};
pub use lints::Lint;
pub use profiles::{Checks, Unequal};
pub use toolchain::Toolchain;

use crate::discover::{TargetKind, Workspace};
use crate::parse::Unreadable;
use crate::source::{FileId, SourceFile};
use document::Documents;
use manifest::Manifest;
use std::collections::BTreeSet;

/// What is looked at.
pub struct Request<'a> {
    /// The workspace.
    pub workspace: &'a Workspace,
    /// Names of the packages that hold simulation code.
    pub sim_packages: &'a BTreeSet<String>,
    /// The variables of the process.
    pub environment: &'a Environment,
    /// Files that were read already; further ones are numbered behind them.
    pub scanned: &'a [SourceFile],
}

/// Everything that was read.
#[derive(Debug, Default)]
pub struct Settings {
    /// The files that were read for it, and the environment where it says anything; numbered behind the scanned files.
    pub documents: Vec<SourceFile>,
    /// Which of them are Rust: build scripts.
    pub scripts: Vec<FileId>,
    /// Arguments of compilers, in the order of the files.
    pub arguments: Vec<Argument>,
    /// Checks that differ between profiles; `None` where none does.
    pub checks: Option<Checks>,
    /// The toolchain.
    pub toolchain: Toolchain,
    /// Lints that manifests turn on.
    pub lints: Vec<Lint>,
    /// What clippy's settings forbid.
    pub disallowed: Vec<Disallowed>,
    /// What is wrong with the features of dependencies.
    pub features: Vec<FeatureFault>,
    /// What could not be read, and where it begins.
    pub unread: Vec<(FileId, Unreadable)>,
    /// What could not be looked into, for the summary.
    pub degraded: Vec<String>,
}

/// Reads the settings of a workspace.
pub fn read(request: &Request<'_>) -> Settings {
    let relevant = relevant(request.workspace, request.sim_packages);
    let mut documents =
        Documents::new(&request.workspace.root, request.environment.cargo_home.as_deref(), request.scanned);
    let mut settings = Settings::default();
    let root = Manifest::read(&mut documents, "");
    let members: Vec<(usize, Option<Manifest>)> = relevant
        .iter()
        .map(|at| (*at, Manifest::read(&mut documents, &request.workspace.packages[*at].folder)))
        .collect();
    let folders = relevant.iter().map(|at| request.workspace.packages[*at].folder.as_str());
    let configs = cargo_config::read(&mut documents, folders, request.environment);
    let of_environment = environment::document(&mut documents, request.environment);
    settings.arguments.extend(environment::arguments(&of_environment));
    for config in &configs {
        cargo_config::refuse_others(&mut documents, config);
        settings.arguments.extend(cargo_config::arguments(config));
    }
    for manifest in root.iter().chain(members.iter().filter_map(|(_, manifest)| manifest.as_ref())) {
        settings.arguments.extend(profiles::arguments(manifest));
    }
    for at in &relevant {
        for target in &request.workspace.packages[*at].targets {
            if target.kind == TargetKind::BuildScript {
                build_script::read(&mut documents, &target.root_file, &mut settings);
            }
        }
    }
    settings.checks = profiles::checks(&profiles::Sources {
        root: root.as_ref(),
        configs: &configs,
        environment: &of_environment,
        arguments: &settings.arguments,
        packages: &simulation(request.workspace, request.sim_packages),
        lone: request.workspace.packages.len() == request.sim_packages.len(),
    });
    settings.toolchain = toolchain::read(&mut documents, root.as_ref());
    settings.lints = lints::read(root.as_ref(), members.iter().filter_map(|(_, manifest)| manifest.as_ref()));
    let folders = relevant.iter().map(|at| request.workspace.packages[*at].folder.as_str());
    settings.disallowed = clippy::read(&mut documents, folders);
    features::read(request.workspace, &members, root.as_ref(), &mut settings);
    documents.finish(&mut settings);
    settings.arguments.sort_by_key(|argument| (argument.place, argument.origin.clone()));
    settings.arguments.dedup();
    settings
}

/// Members with simulation code and those that they are built from, by index, sorted.
fn relevant(workspace: &Workspace, sim_packages: &BTreeSet<String>) -> Vec<usize> {
    let mut found: BTreeSet<usize> = BTreeSet::new();
    let mut queue: Vec<usize> = (0..workspace.packages.len())
        .filter(|at| sim_packages.contains(&workspace.packages[*at].name))
        .collect();
    while let Some(at) = queue.pop() {
        if found.insert(at) {
            queue.extend(workspace.packages[at].dependencies.iter().filter_map(|known| known.member));
        }
    }
    found.into_iter().collect()
}

fn simulation(workspace: &Workspace, sim_packages: &BTreeSet<String>) -> Vec<String> {
    let names = workspace.packages.iter().map(|package| package.name.clone());
    names.filter(|name| sim_packages.contains(name)).collect()
}
