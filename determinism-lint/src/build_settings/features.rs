//! Features of the math and physics crates that simulation code is built from, held against the table.
//!
//! Looked at are crates of the table that packages with simulation code depend on by themselves, and those of the table that
//! these are built from.

mod member;

use super::Settings;
use super::document::Place;
use super::manifest::Manifest;
use crate::discover::{Graph, Workspace};
use crate::model::known::build::{FeatureRow, features_of};
use member::Member;
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
    for (at, manifest) in members {
        let Some(manifest) = manifest else { continue };
        let package = &workspace.packages[*at];
        let locked = workspace.root.join("Cargo.lock").is_file();
        let member = Member { name: &package.name, manifest, root, locked };
        for known in package.dependencies.iter().filter(|known| features_of(&known.package).is_some()) {
            let direct = |graph: &Graph| {
                let at = graph.member(&package.name)?;
                let found = graph.packages[at].dependencies.iter().copied();
                found.into_iter().find(|at| graph.packages[*at].name == known.package)
            };
            // A dependency that is off by default is judged as it would be with all features.
            let found =
                match workspace.by_default.as_ref().and_then(|graph| Some((graph, direct(graph)?, false))) {
                    Some(found) => Some(found),
                    None => workspace
                        .with_all_features
                        .as_ref()
                        .and_then(|graph| Some((graph, direct(graph)?, true))),
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
            let versions = self.versions(&package.name);
            if versions.len() > 1 {
                out.push(self.fault(at, FeatureKind::Versions(versions), &chain));
            }
        }
    }

    /// The versions of a crate among what the member's math and physics crates are built from.
    fn versions(&self, name: &str) -> Vec<String> {
        let own = self.graph.member(self.member.name).map(|at| &self.graph.packages[at].dependencies);
        let roots =
            own.into_iter().flatten().filter(|at| features_of(&self.graph.packages[**at].name).is_some());
        let reached: BTreeSet<usize> = roots.flat_map(|at| self.reached(*at).into_keys()).collect();
        let of = reached.iter().map(|at| &self.graph.packages[*at]).filter(|package| package.name == name);
        of.map(|package| package.version.clone()).collect::<BTreeSet<_>>().into_iter().collect()
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
