//! `overflow-checks` and `debug-assertions` of simulation code in every profile, after inheritance and overrides.

use super::arguments::{Argument, Dialect, Flag, flags};
use super::cargo_config::{of_value, profile_flags};
use super::document::{Place, Text};
use super::environment::{self, Variable};
use super::manifest::Manifest;
use super::tree::{Entry, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// The settings that must be the same in all profiles.
const SETTINGS: [&str; 2] = ["overflow-checks", "debug-assertions"];

/// A profile inherits from one other; this many steps end in a profile of cargo's own, or never.
const STEPS: usize = 16;

/// What decides.
pub(super) struct Sources<'a> {
    pub(super) root: Option<&'a Manifest>,
    pub(super) configs: &'a [Text],
    pub(super) environment: &'a [Variable],
    pub(super) arguments: &'a [Argument],
    /// The packages with simulation code.
    pub(super) packages: &'a [String],
    /// There are no others in the workspace.
    pub(super) lone: bool,
}

/// Checks that differ between profiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checks {
    /// Where it is said, or where the lines would go.
    pub place: Place,
    /// What differs.
    pub unequal: Vec<Unequal>,
    /// The lines that make all profiles equal.
    pub lines: String,
}

/// One setting of some packages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unequal {
    /// `overflow-checks`
    pub setting: &'static str,
    /// The packages, sorted.
    pub packages: Vec<String>,
    /// Profiles in which it is on.
    pub on: Vec<String>,
    /// Profiles in which it is off.
    pub off: Vec<String>,
}

/// Compares the profiles.
pub(super) fn checks(sources: &Sources<'_>) -> Option<Checks> {
    let root = sources.root?;
    let mut places = BTreeSet::new();
    let mut groups: BTreeMap<(usize, Vec<String>, Vec<String>), Vec<String>> = BTreeMap::new();
    let mut lines: BTreeMap<(String, String), Vec<&str>> = BTreeMap::new();
    for (at, setting) in SETTINGS.iter().enumerate() {
        if everywhere(sources.arguments, setting) {
            continue;
        }
        for package in sources.packages {
            let values: Vec<(String, bool, Option<Place>)> = sources
                .names()
                .into_iter()
                .map(|profile| {
                    let (on, place) = sources.value(&profile, package, setting);
                    (profile, on, place)
                })
                .collect();
            let of = |wanted: bool| values.iter().filter(move |(_, on, _)| *on == wanted);
            if of(true).next().is_none() || of(false).next().is_none() {
                continue;
            }
            places.extend(of(false).filter_map(|(.., place)| *place));
            let names = |wanted: bool| of(wanted).map(|(name, ..)| name.clone()).collect();
            groups.entry((at, names(true), names(false))).or_default().push(package.clone());
            for profile in
                of(false).map(|(name, ..)| name).filter(|name| !sources.inherits_off(name, package, setting))
            {
                let owner = if sources.lone { String::new() } else { package.clone() };
                let wanted = lines.entry((profile.clone(), owner)).or_default();
                if !wanted.contains(setting) {
                    wanted.push(setting);
                }
            }
        }
    }
    let unequal = groups.into_iter().map(|((at, on, off), packages)| Unequal {
        setting: SETTINGS[at],
        packages,
        on,
        off,
    });
    let unequal: Vec<Unequal> = unequal.collect();
    if unequal.is_empty() {
        return None;
    }
    let release = root.text.tree.at(&["profile"]).and_then(|profiles| profiles.entry("release"));
    let place = places.into_iter().next();
    let place =
        place.or_else(|| Some(root.place(release?.key_span))).unwrap_or_else(|| root.place(root.head));
    Some(Checks { place, unequal, lines: written(&lines) })
}

fn written(lines: &BTreeMap<(String, String), Vec<&str>>) -> String {
    let table = |((profile, package), settings): (&(String, String), &Vec<&str>)| {
        let owner = if package.is_empty() { String::new() } else { format!(".package.{package}") };
        let settings: String = settings.iter().map(|setting| format!("\n{setting} = true")).collect();
        format!("[profile.{profile}{owner}]{settings}")
    };
    lines.iter().map(table).collect::<Vec<_>>().join("\n")
}

/// Whether arguments that hold everywhere decide: they come behind those of the profile.
fn everywhere(arguments: &[Argument], setting: &str) -> bool {
    let of_all: Vec<Argument> = arguments
        .iter()
        .filter(|argument| argument.everywhere && argument.dialect == Dialect::Rust)
        .cloned()
        .collect();
    flags(&of_all).iter().any(|(_, flag)| matches!(flag, Flag::Codegen(name, _) if name == setting))
}

impl<'a> Sources<'a> {
    /// Tables of profiles, the strongest first.
    fn tables(&self) -> impl Iterator<Item = (&'a Text, &'a Tree)> {
        let configs = self.configs.iter();
        let texts = configs.chain(self.root.map(|root| &root.text));
        texts.filter_map(|text| Some((text, text.tree.get("profile")?)))
    }

    fn names(&self) -> BTreeSet<String> {
        let own = self.tables().flat_map(|(_, profiles)| profiles.entries());
        let own = own.map(|entry| entry.key.clone());
        ["bench", "dev", "release", "test"].map(str::to_owned).into_iter().chain(own).collect()
    }

    fn parent(&self, profile: &str) -> Option<String> {
        match profile {
            "dev" | "release" => None,
            "test" => Some("dev".to_owned()),
            "bench" => Some("release".to_owned()),
            _ => {
                let stated = self.tables().find_map(|(_, profiles)| {
                    profiles.at(&[profile, "inherits"]).and_then(Tree::text).map(str::to_owned)
                });
                // Cargo refuses a profile that does not say it.
                Some(stated.unwrap_or_else(|| "dev".to_owned()))
            }
        }
    }

    /// The profile and those it inherits from.
    fn chain(&self, profile: &str) -> Vec<String> {
        let mut chain = vec![profile.to_owned()];
        while let Some(parent) = chain.last().and_then(|last| self.parent(last)) {
            if chain.len() == STEPS || chain.contains(&parent) {
                break;
            }
            chain.push(parent);
        }
        chain
    }

    /// The setting of a package in a profile, and where it is said.
    fn value(&self, profile: &str, package: &str, setting: &str) -> (bool, Option<Place>) {
        let chain = self.chain(profile);
        let of_package = chain.iter().find_map(|name| self.overridden(name, package, setting));
        let of_profile = || chain.iter().find_map(|name| self.stated(name, setting));
        match of_package.or_else(of_profile) {
            Some((on, place)) => (on, Some(place)),
            None => (chain.last().is_none_or(|last| last != "release"), None),
        }
    }

    /// Whether a profile is off only because the one it inherits from is.
    fn inherits_off(&self, profile: &str, package: &str, setting: &str) -> bool {
        let own = self.overridden(profile, package, setting).or_else(|| self.stated(profile, setting));
        own.is_none() && self.parent(profile).is_some_and(|parent| !self.value(&parent, package, setting).0)
    }

    fn stated(&self, profile: &str, setting: &str) -> Option<(bool, Place)> {
        let in_file = |(text, profiles): (&Text, &Tree)| on(text, profiles.at(&[profile, setting])?);
        environment::check(self.environment, profile, setting).or_else(|| self.tables().find_map(in_file))
    }

    fn overridden(&self, profile: &str, package: &str, setting: &str) -> Option<(bool, Place)> {
        self.tables().find_map(|(text, profiles)| {
            let packages = profiles.at(&[profile, "package"])?.entries();
            let of = packages.iter().filter(|entry| names(&entry.key, package));
            of.into_iter().find_map(|entry| on(text, entry.value.get(setting)?))
        })
    }
}

fn on(text: &Text, value: &Tree) -> Option<(bool, Place)> {
    Some((value.bool()?, Place { file: text.file, span: value.span }))
}

/// Whether a package id names a package: `game`, `game@1.0.0`, `path+file:///…/game#0.1.0`. `*` is for other workspaces' packages.
fn names(id: &str, package: &str) -> bool {
    let (before, after) = id.split_once('#').unwrap_or((id, ""));
    let last = before.rsplit('/').next().unwrap_or(before);
    let bare = |text: &str| text.split(['@', ':']).next().unwrap_or(text).to_owned();
    if before.contains("://") {
        return bare(after) == package || last == package;
    }
    bare(before) == package
}

/// Arguments that a manifest gives rustc by profile.
pub(super) fn arguments(manifest: &Manifest) -> Vec<Argument> {
    let profiles: &[Entry] = manifest.text.tree.get("profile").map(Tree::entries).unwrap_or_default();
    let values = profiles.iter().flat_map(profile_flags);
    values
        .flat_map(|(value, origin)| of_value(&manifest.text, value, Dialect::Rust, &origin, false))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_id_names_a_package_in_every_form() {
        for id in
            ["game", "game@1.2.3", "game:1.2.3", "path+file:///x/game#1.0.0", "https://x.y/z#game@1.0.0"]
        {
            assert!(names(id, "game"), "{id}");
        }
        for id in ["*", "games", "gam", "path+file:///x/other#1.0.0"] {
            assert!(!names(id, "game"), "{id}");
        }
    }
}
