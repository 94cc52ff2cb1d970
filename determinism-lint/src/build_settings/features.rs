//! Features of the math and physics crates that simulation code is built from, held against the table.
//!
//! Looked at are crates of the table that packages with simulation code depend on by themselves, and those of the table that
//! these are built from.

use super::Settings;
use super::document::Place;
use super::manifest::Manifest;
use super::tree::Tree;
use crate::discover::{self, Graph, Workspace};
use crate::model::known::build::{FeatureRow, features_of};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What is wrong with the features of a crate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FeatureKind {
    /// A feature that must be on is off; why.
    Missing(String, &'static str),
    /// A feature that must be off is on; why.
    Refused(String, &'static str),
    /// There are several versions of the crate.
    Versions(Vec<String>),
    /// It comes from a repository without a fixed commit, and no lock file holds one.
    Moving,
}

/// One fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeatureFault {
    /// The crate.
    pub package: String,
    /// What is wrong.
    pub kind: FeatureKind,
    /// From the member to the crate.
    pub chain: Vec<String>,
    /// Where the member names what leads to it.
    pub place: Place,
    /// Only what manifests say is known, not what they resolve to by default.
    pub likely: bool,
}

/// The crates that are looked at from one member.
struct Search<'a> {
    graph: &'a Graph,
    member: &'a Member<'a>,
    likely: bool,
}

struct Member<'a> {
    name: &'a str,
    manifest: &'a Manifest,
    root: Option<&'a Manifest>,
    locked: bool,
}

/// Compares the features of what the members (index and manifest) are built from.
pub(super) fn read(
    workspace: &Workspace,
    members: &[(usize, Option<Manifest>)],
    root: Option<&Manifest>,
    settings: &mut Settings,
) {
    let concerns = |at: usize| {
        workspace.packages[at].dependencies.iter().any(|known| features_of(&known.package).is_some())
    };
    if !members.iter().any(|(at, _)| concerns(*at)) {
        return;
    }
    let graph = discover::graph(workspace, false);
    let all = || discover::graph(workspace, true);
    let wide = std::cell::OnceCell::new();
    for (at, manifest) in members {
        let Some(manifest) = manifest else { continue };
        let package = &workspace.packages[*at];
        let locked = workspace.root.join("Cargo.lock").is_file();
        let member = Member { name: &package.name, manifest, root, locked };
        for known in package.dependencies.iter().filter(|known| features_of(&known.package).is_some()) {
            let optional = || wide.get_or_init(all).as_ref();
            let direct = |graph: &Graph| {
                let at = graph.member(&package.name)?;
                let found = graph.packages[at].dependencies.iter().copied();
                found.into_iter().find(|at| graph.packages[*at].name == known.package)
            };
            // A dependency that is off by default is judged as it would be with all features.
            let found = match graph.as_ref().and_then(|graph| Some((graph, direct(graph)?, false))) {
                Some(found) => Some(found),
                None => optional().and_then(|graph| Some((graph, direct(graph)?, true))),
            };
            match found {
                Some((graph, direct, likely)) => {
                    Search { graph, member: &member, likely }.from(direct, &mut settings.features);
                }
                None => {
                    declared(&member, &known.package, &mut settings.features);
                    let what =
                        format!("features of {}: not all dependencies are on this machine", known.package);
                    if !settings.degraded.contains(&what) {
                        settings.degraded.push(what);
                    }
                }
            }
        }
    }
    settings.features.sort_by(|one, other| {
        (one.place, &one.package, one.chain.len()).cmp(&(other.place, &other.package, other.chain.len()))
    });
    let mut said = BTreeSet::new();
    settings
        .features
        .retain(|fault| said.insert((fault.package.clone(), format!("{:?}", fault.kind), fault.place)));
}

impl Search<'_> {
    /// A direct dependency, and the crates of the table below it.
    fn from(&self, direct: usize, out: &mut Vec<FeatureFault>) {
        let before = out.len();
        let mut reached: Vec<(usize, Vec<usize>)> = self.reached(direct).into_iter().collect();
        reached.sort_by_key(|(at, chain)| (chain.len(), *at));
        for (at, chain) in reached {
            let package = &self.graph.packages[at];
            let Some(row) = features_of(&package.name) else { continue };
            // What a crate turns on below itself comes with its own feature.
            let cause = out[before..].iter().any(|fault| {
                matches!(fault.kind, FeatureKind::Missing(..)) && fault.chain.len() <= chain.len()
            });
            let has = |feature: &str| package.features.contains(feature);
            for kind in faults(row, &has, &|feature| package.known.contains(feature)) {
                if !(cause && matches!(kind, FeatureKind::Missing(..))) {
                    out.push(self.fault(at, kind, &chain));
                }
            }
            if package.moving && !self.member.locked {
                out.push(self.fault(at, FeatureKind::Moving, &chain));
            }
            let same = self.graph.packages.iter().filter(|other| other.name == package.name);
            let versions: BTreeSet<&str> = same.map(|other| other.version.as_str()).collect();
            if versions.len() > 1 && self.reached_names(direct, &package.name) > 1 {
                let versions = versions.into_iter().map(str::to_owned).collect();
                out.push(self.fault(at, FeatureKind::Versions(versions), &chain));
            }
        }
    }

    fn reached_names(&self, direct: usize, name: &str) -> usize {
        self.reached(direct).keys().filter(|at| self.graph.packages[**at].name == name).count()
    }

    /// Everything below a package with the shortest way to it.
    fn reached(&self, direct: usize) -> BTreeMap<usize, Vec<usize>> {
        let mut ways: BTreeMap<usize, Vec<usize>> = BTreeMap::from([(direct, vec![direct])]);
        let mut queue = VecDeque::from([direct]);
        while let Some(at) = queue.pop_front() {
            for next in &self.graph.packages[at].dependencies {
                if !ways.contains_key(next) {
                    let way = ways[&at].iter().chain([next]).copied().collect();
                    ways.insert(*next, way);
                    queue.push_back(*next);
                }
            }
        }
        ways
    }

    fn fault(&self, at: usize, kind: FeatureKind, way: &[usize]) -> FeatureFault {
        let names = way.iter().map(|at| self.graph.packages[*at].name.clone());
        let chain: Vec<String> = std::iter::once(self.member.name.to_owned()).chain(names).collect();
        let direct = chain.get(1).cloned().unwrap_or_default();
        let written = match &kind {
            FeatureKind::Refused(feature, _) if way.len() == 1 => Some(feature.as_str()),
            _ => None,
        };
        let place = self.member.place(&direct, written);
        FeatureFault {
            package: self.graph.packages[at].name.clone(),
            kind,
            chain,
            place,
            likely: self.likely,
        }
    }
}

/// What is wrong with a set of features; a version that does not know a feature cannot miss it.
fn faults(row: &FeatureRow, has: &dyn Fn(&str) -> bool, known: &dyn Fn(&str) -> bool) -> Vec<FeatureKind> {
    let missing = row.needed.iter().filter(|(feature, _)| known(feature) && !has(feature));
    let refused = row.refused.iter().filter(|(feature, _)| has(feature));
    let missing = missing.map(|(feature, why)| FeatureKind::Missing((*feature).to_owned(), why));
    missing.chain(refused.map(|(feature, why)| FeatureKind::Refused((*feature).to_owned(), why))).collect()
}

/// What the manifests alone show.
fn declared(member: &Member<'_>, package: &str, out: &mut Vec<FeatureFault>) {
    let Some(row) = features_of(package) else { return };
    let on = member.written(package);
    for kind in faults(row, &|feature| on.contains(feature), &|_| true) {
        let written = match &kind {
            FeatureKind::Refused(feature, _) => Some(feature.as_str()),
            _ => None,
        };
        let place = member.place(package, written);
        let chain = vec![member.name.to_owned(), package.to_owned()];
        out.push(FeatureFault { package: package.to_owned(), kind, chain, place, likely: true });
    }
}

impl Member<'_> {
    /// The entries that speak of a dependency, the member's own first.
    fn entries(&self, package: &str) -> Vec<(&Manifest, &super::tree::Entry)> {
        let mut found = Vec::new();
        let own = self.manifest.dependency(package);
        // Under another key the name stands only where it is inherited from.
        let renamed = || {
            let root = self.root?;
            let table = root.text.tree.at(&["workspace", "dependencies"])?;
            table
                .entries()
                .iter()
                .find(|entry| entry.value.get("package").and_then(Tree::text) == Some(package))
        };
        if let Some(declared) = &own {
            found.push((self.manifest, declared.entry));
        }
        let inherits = own.as_ref().is_none_or(|declared| declared.inherited);
        if let (true, Some(root)) = (inherits, self.root) {
            let key = own.as_ref().map(|declared| declared.entry.key.as_str());
            let entry = key.and_then(|key| root.workspace_dependency(key)).or_else(renamed);
            found.extend(entry.map(|entry| (root, entry)));
        }
        found
    }

    fn written(&self, package: &str) -> BTreeSet<String> {
        let features = |(_, entry): &(&Manifest, &super::tree::Entry)| entry.value.get("features").cloned();
        let lists = self.entries(package).iter().filter_map(features).collect::<Vec<_>>();
        lists.iter().flat_map(Tree::list).filter_map(Tree::text).map(str::to_owned).collect()
    }

    /// Where the member speaks of the dependency: the feature where it is written, or else its name.
    fn place(&self, package: &str, feature: Option<&str>) -> Place {
        let entries = self.entries(package);
        let written = entries.iter().find_map(|(manifest, entry)| {
            let list = entry.value.get("features")?.list();
            let found = list.iter().find(|given| feature.is_some() && given.text() == feature)?;
            Some(manifest.place(found.span))
        });
        let named = || entries.first().map(|(manifest, entry)| manifest.place(entry.key_span));
        written.or_else(named).unwrap_or_else(|| self.manifest.place(self.manifest.head))
    }
}
