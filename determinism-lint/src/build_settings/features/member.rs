//! What the manifests of one member say about its dependencies.

use crate::build_settings::document::Place;
use crate::build_settings::manifest::Manifest;
use crate::build_settings::tree::{Entry, Tree};
use std::collections::BTreeSet;

/// A member of the workspace.
pub(super) struct Member<'a> {
    pub(super) name: &'a str,
    pub(super) manifest: &'a Manifest,
    pub(super) root: Option<&'a Manifest>,
    pub(super) locked: bool,
}

impl Member<'_> {
    /// The entries that speak of a dependency, the member's own first.
    fn entries(&self, package: &str) -> Vec<(&Manifest, &Entry)> {
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

    /// The features that the manifests name.
    pub(super) fn written(&self, package: &str) -> BTreeSet<String> {
        let features = |(_, entry): &(&Manifest, &Entry)| entry.value.get("features").cloned();
        let lists = self.entries(package).iter().filter_map(features).collect::<Vec<_>>();
        lists.iter().flat_map(Tree::list).filter_map(Tree::text).map(str::to_owned).collect()
    }

    /// Where the member speaks of the dependency: the feature where it is written, or else its name.
    pub(super) fn place(&self, package: &str, feature: Option<&str>) -> Place {
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
