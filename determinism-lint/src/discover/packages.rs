//! Turns what cargo says into packages, targets and dependencies under the names that code and config use.

use super::graph::is_built;
use super::{Dependency, External, Package, Target, TargetKind, Workspace};
use cargo_metadata::{DependencyKind, Edition, Metadata, PackageId};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

/// Puts the workspace together. `resolved` may be of a copy: of its members only the names are used.
pub(super) fn workspace(plain: &Metadata, resolved: Option<&Metadata>, degraded: Vec<String>) -> Workspace {
    let root = plain.workspace_root.as_std_path();
    let mut members = plain.workspace_packages();
    members.sort_by(|one, other| one.name.cmp(&other.name));
    let names = Names { members: &members, resolved: resolved.map(Resolved::new) };
    let packages = members.iter().map(|member| Package {
        name: member.name.to_string(),
        folder: relative(root, member.manifest_path.as_std_path().parent().unwrap_or(root)),
        edition: edition(member.edition),
        targets: targets(root, member),
        features: Some(default_features(member)),
        dependencies: names.dependencies(member),
    });
    Workspace {
        root: root.to_owned(),
        packages: packages.collect(),
        externals: names.resolved.as_ref().map(Resolved::externals).unwrap_or_default(),
        metadata: metadata(plain),
        by_default: None,
        with_all_features: None,
        degraded,
    }
}

/// `[workspace.metadata]`, or `[package.metadata]` where the root package is all there is.
fn metadata(plain: &Metadata) -> serde_json::Value {
    if !plain.workspace_metadata.is_null() {
        return plain.workspace_metadata.clone();
    }
    match plain.workspace_packages()[..] {
        [only] => only.metadata.clone(),
        _ => serde_json::Value::Null,
    }
}

/// The own features that `default` turns on, directly or through others.
fn default_features(package: &cargo_metadata::Package) -> BTreeSet<String> {
    let mut on = BTreeSet::new();
    let mut queue = vec!["default".to_owned()];
    while let Some(feature) = queue.pop() {
        // `dep:name` and `name/feature` are of other packages.
        if let Some(more) = package.features.get(&feature)
            && on.insert(feature)
        {
            queue.extend(more.iter().cloned());
        }
    }
    on
}

fn edition(edition: Edition) -> u16 {
    edition.as_str().parse().unwrap_or(2024)
}

fn targets(root: &Path, package: &cargo_metadata::Package) -> Vec<Target> {
    let library = package
        .targets
        .iter()
        .find(|target| kind(target) == TargetKind::Lib)
        .map(|target| code_name(&target.name));
    let mut targets: Vec<_> = package
        .targets
        .iter()
        .map(|target| {
            let (kind, name) = (kind(target), code_name(&target.name));
            let taken = kind != TargetKind::Lib && library.as_ref() == Some(&name);
            let crate_name = if taken { format!("{}:{name}", prefix(kind)) } else { name };
            Target { kind, crate_name, root_file: relative(root, target.src_path.as_std_path()) }
        })
        .collect();
    targets.sort_by(|one, other| (one.kind, &one.crate_name).cmp(&(other.kind, &other.crate_name)));
    targets
}

fn kind(target: &cargo_metadata::Target) -> TargetKind {
    use cargo_metadata::TargetKind as Cargo;
    match target.kind.first() {
        Some(Cargo::Bin) => TargetKind::Bin,
        Some(Cargo::Test) => TargetKind::Test,
        Some(Cargo::Bench) => TargetKind::Bench,
        Some(Cargo::Example) => TargetKind::Example,
        Some(Cargo::CustomBuild) => TargetKind::BuildScript,
        // All kinds of libraries, and kinds to come: their code is read rather than left out.
        _ => TargetKind::Lib,
    }
}

fn prefix(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::Lib => "lib",
        TargetKind::Bin => "bin",
        TargetKind::Test => "test",
        TargetKind::Bench => "bench",
        TargetKind::Example => "example",
        TargetKind::BuildScript => "build",
    }
}

/// `my-game` is `my_game` in code.
fn code_name(name: &str) -> String {
    name.replace('-', "_")
}

struct Names<'a> {
    members: &'a [&'a cargo_metadata::Package],
    resolved: Option<Resolved<'a>>,
}

impl Names<'_> {
    fn dependencies(&self, member: &cargo_metadata::Package) -> Vec<Dependency> {
        let exact =
            self.resolved.as_ref().map(|resolved| self.resolved(resolved, member)).unwrap_or_default();
        let packages: BTreeSet<_> = exact.iter().map(|known| known.package.clone()).collect();
        // What is not resolved (other platforms, features that are off) still has a name in code.
        let declared = self.declared(member).into_iter().filter(|known| !packages.contains(&known.package));
        declared.chain(exact).collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn resolved(&self, resolved: &Resolved<'_>, member: &cargo_metadata::Package) -> Vec<Dependency> {
        let found = resolved.of(&member.name).into_iter();
        let on = default_features(member);
        let dependency = |(name, package): (&str, &cargo_metadata::Package)| Dependency {
            extern_name: name.to_owned(),
            package: package.name.to_string(),
            version: Some(package.version.to_string()),
            member: self.member(|other| other.name == package.name && package.source.is_none()),
            lib_root: library(package),
            external: resolved.external(package),
            by_default: is_built(member, &on, package),
        };
        found.map(dependency).map(|known| self.with_own_source(known)).collect()
    }

    fn declared(&self, member: &cargo_metadata::Package) -> Vec<Dependency> {
        let normal = member.dependencies.iter().filter(|known| known.kind == DependencyKind::Normal);
        let dependency = |known: &cargo_metadata::Dependency| {
            let own = self.member(|other| known.path.is_some() && *other.name == *known.name);
            let library = own.and_then(|own| {
                self.members[own].targets.iter().find(|target| kind(target) == TargetKind::Lib)
            });
            let name = known.rename.as_ref().or(library.map(|target| &target.name)).unwrap_or(&known.name);
            Dependency {
                extern_name: code_name(name),
                package: known.name.clone(),
                version: None,
                member: own,
                lib_root: None,
                external: None,
                by_default: !known.optional,
            }
        };
        normal.map(dependency).map(|known| self.with_own_source(known)).collect()
    }

    /// A member's library is read where it stands, not in a copy.
    fn with_own_source(&self, mut dependency: Dependency) -> Dependency {
        if let Some(own) = dependency.member {
            dependency.lib_root = library(self.members[own]);
            dependency.version = Some(self.members[own].version.to_string());
            dependency.external = None;
        }
        dependency
    }

    fn member(&self, is: impl Fn(&cargo_metadata::Package) -> bool) -> Option<usize> {
        self.members.iter().position(|member| is(member))
    }
}

fn library(package: &cargo_metadata::Package) -> Option<PathBuf> {
    let target = package.targets.iter().find(|target| kind(target) == TargetKind::Lib)?;
    Some(target.src_path.clone().into_std_path_buf())
}

/// The library target of a package, unless it is one of procedural macros: those export no types.
fn external_library(package: &cargo_metadata::Package) -> Option<&cargo_metadata::Target> {
    let is_macros =
        |target: &cargo_metadata::Target| target.kind.contains(&cargo_metadata::TargetKind::ProcMacro);
    package.targets.iter().find(|target| kind(target) == TargetKind::Lib && !is_macros(target))
}

/// Whether a build has it, and not only its tests or build script.
pub(super) fn is_normal(known: &cargo_metadata::NodeDep) -> bool {
    known.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal)
}

/// Packages by name and version.
pub(super) fn sorted<'a>(
    packages: impl Iterator<Item = &'a cargo_metadata::Package>,
) -> Vec<&'a cargo_metadata::Package> {
    let mut packages: Vec<_> = packages.collect();
    packages.sort_by(|one, other| {
        (&one.name, &one.version, &one.id).cmp(&(&other.name, &other.version, &other.id))
    });
    packages
}

/// What each package resolves to.
pub(super) fn nodes(metadata: &Metadata) -> BTreeMap<&PackageId, &cargo_metadata::Node> {
    metadata.resolve.iter().flat_map(|graph| &graph.nodes).map(|node| (&node.id, node)).collect()
}

/// The resolved graph, by package.
struct Resolved<'a> {
    metadata: &'a Metadata,
    packages: BTreeMap<&'a PackageId, &'a cargo_metadata::Package>,
    /// Those with a library outside of the workspace, sorted.
    externals: Vec<&'a cargo_metadata::Package>,
}

impl<'a> Resolved<'a> {
    fn new(metadata: &'a Metadata) -> Self {
        let members: BTreeSet<&PackageId> = metadata.workspace_members.iter().collect();
        let is_external = |package: &&cargo_metadata::Package| {
            !members.contains(&package.id) && external_library(package).is_some()
        };
        let externals = sorted(metadata.packages.iter().filter(is_external));
        let packages = metadata.packages.iter().map(|package| (&package.id, package)).collect();
        Self { metadata, packages, externals }
    }

    fn external(&self, package: &cargo_metadata::Package) -> Option<usize> {
        self.externals.iter().position(|other| other.id == package.id)
    }

    fn externals(&self) -> Vec<External> {
        let at: BTreeMap<&PackageId, usize> =
            self.externals.iter().enumerate().map(|(at, package)| (&package.id, at)).collect();
        let nodes = nodes(self.metadata);
        let external = |package: &&cargo_metadata::Package| {
            let library = external_library(package)?;
            let node = nodes.get(&package.id);
            let known = node.iter().flat_map(|node| &node.deps).filter(|known| is_normal(known));
            let mut dependencies: Vec<_> =
                known.filter_map(|known| Some((known.name.clone(), *at.get(&known.pkg)?))).collect();
            dependencies.sort();
            Some(External {
                package: package.name.to_string(),
                version: package.version.to_string(),
                crate_name: code_name(&library.name),
                root_file: library.src_path.clone().into_std_path_buf(),
                edition: edition(package.edition),
                features: node.iter().flat_map(|node| &node.features).map(ToString::to_string).collect(),
                dependencies,
            })
        };
        // All of them have a library, so no position moves.
        self.externals.iter().filter_map(external).collect()
    }

    /// Normal dependencies of a member: the name in code, and the package.
    fn of(&self, member: &str) -> Vec<(&'a str, &'a cargo_metadata::Package)> {
        let Some(id) =
            self.metadata.workspace_packages().into_iter().find(|package| *package.name == *member)
        else {
            return Vec::new();
        };
        let nodes = self.metadata.resolve.iter().flat_map(|graph| &graph.nodes);
        let known = nodes.filter(|node| node.id == id.id).flat_map(|node| &node.deps);
        known
            .filter(|known| is_normal(known))
            .filter_map(|known| Some((known.name.as_str(), *self.packages.get(&known.pkg)?)))
            .collect()
    }
}

/// A path as seen from the root, with `/`; `..` where it stands outside.
pub(crate) fn relative(root: &Path, path: &Path) -> String {
    let (root, path): (Vec<_>, Vec<_>) = (root.components().collect(), path.components().collect());
    let shared = root.iter().zip(&path).take_while(|(one, other)| one == other).count();
    if shared == 0 {
        let whole: PathBuf = path.iter().collect();
        return whole.to_string_lossy().replace('\\', "/");
    }
    let up = root[shared..].iter().map(|_| "..".into());
    let down = path[shared..].iter().map(|part: &Component<'_>| part.as_os_str().to_string_lossy());
    up.chain(down).collect::<Vec<_>>().join("/")
}
