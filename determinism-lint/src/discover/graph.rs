//! The resolved graph with the features of each package, as a build has them.

use super::cargo::Cargo;
use super::manifests;
use super::packages::{is_normal, nodes, sorted};
use cargo_metadata::{Metadata, PackageId};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A resolved package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resolved {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The features that are on.
    pub features: BTreeSet<String>,
    /// Its features, on or off.
    pub known: BTreeSet<String>,
    /// It comes from a repository at a place that may move.
    pub moving: bool,
    /// Normal dependencies, by index, sorted.
    pub dependencies: Vec<usize>,
    /// It is a member of the workspace.
    pub member: bool,
}

/// All resolved packages, sorted by name and version.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Graph {
    /// The packages.
    pub packages: Vec<Resolved>,
}

impl Graph {
    /// The member of a name.
    pub fn member(&self, name: &str) -> Option<usize> {
        self.packages.iter().position(|package| package.member && package.name == name)
    }
}

/// What a build resolves to with the features that are on by default. `None` where this machine does not have what that takes.
pub(super) fn by_default(manifest: &Path, plain: &Metadata) -> Option<Graph> {
    let cargo = Cargo::new(manifest).ok()?;
    let locked = cargo.metadata(manifest, &["--locked"]).ok();
    let metadata = locked.or_else(|| manifests::resolve_copy_with(&cargo, plain, &[]))?;
    Some(of(&metadata))
}

/// The graph that cargo describes.
pub(super) fn of(metadata: &Metadata) -> Graph {
    let packages = sorted(metadata.packages.iter());
    let places: BTreeMap<&PackageId, usize> =
        packages.iter().enumerate().map(|(at, package)| (&package.id, at)).collect();
    let nodes = nodes(metadata);
    let members: BTreeSet<&PackageId> = metadata.workspace_members.iter().collect();
    let resolved = |package: &&cargo_metadata::Package| {
        let node = nodes.get(&package.id);
        let built = node.into_iter().flat_map(|node| &node.deps).filter(|known| is_normal(known));
        let features: BTreeSet<String> =
            node.iter().flat_map(|node| &node.features).map(ToString::to_string).collect();
        let built = built
            .filter_map(|known| places.get(&known.pkg).copied())
            .filter(|at| is_built(package, &features, packages[*at]));
        let dependencies: BTreeSet<usize> = built.collect();
        Resolved {
            name: package.name.to_string(),
            version: package.version.to_string(),
            features,
            known: package.features.keys().cloned().collect(),
            moving: package.source.as_ref().is_some_and(|source| is_moving(&source.repr)),
            dependencies: dependencies.into_iter().collect(),
            member: members.contains(&package.id),
        }
    };
    Graph { packages: packages.iter().map(resolved).collect() }
}

/// Whether the features of a package that are on turn a dependency on: the graph also holds those that only `name?/feature` speaks of.
pub(super) fn is_built(
    package: &cargo_metadata::Package,
    on: &BTreeSet<String>,
    other: &cargo_metadata::Package,
) -> bool {
    let mut declared = package.dependencies.iter().filter(|known| {
        *known.name == *other.name && (known.req.matches(&other.version) || known.path.is_some())
    });
    declared
        .any(|known| !known.optional || turns_on(package, on, known.rename.as_ref().unwrap_or(&known.name)))
}

/// Whether one of the features that are on names an optional dependency.
fn turns_on(package: &cargo_metadata::Package, on: &BTreeSet<String>, name: &str) -> bool {
    let names = |text: &String| {
        text == name
            || text.strip_prefix("dep:") == Some(name)
            || text.strip_prefix(name).is_some_and(|rest| rest.starts_with('/'))
    };
    on.iter().filter_map(|feature| package.features.get(feature)).flatten().any(names)
}

/// A repository without a commit in its address.
fn is_moving(source: &str) -> bool {
    source.starts_with("git+") && !source.contains("rev=") && !source.contains("tag=")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repository_moves_unless_a_commit_or_tag_is_named() {
        assert!(
            is_moving("git+https://example.invalid/x#0123")
                && is_moving("git+https://x.invalid/x?branch=main#01")
        );
        assert!(
            !is_moving("git+https://x.invalid/x?rev=0123#0123")
                && !is_moving("git+https://x.invalid/x?tag=v1#01")
        );
        assert!(!is_moving("registry+https://x.invalid/index"));
    }
}
