//! Which macro of another crate a path means: `krate::mac!`, `use krate::mac`, what the workspace exports on, `#[macro_use] extern crate`.
//! Names alone decide, whatever module they stand in. Knows packages, not how crates are read.

use crate::engine::Job;
use crate::engine::library::Library;
use crate::model::decl::{Name, PathExpr, UseLeaf};
use crate::model::expand::{Found, MacroPath, Uses, leaves};
use crate::model::lower;
use std::collections::{BTreeMap, BTreeSet};

/// How many declarations of the workspace a name is followed through.
const MAX_STEPS: u32 = 8;

/// What brings macros of other crates into a package.
#[derive(Default)]
pub(super) struct Imports {
    /// `#[macro_use] extern crate`: package and name in code.
    textual: BTreeSet<(usize, Name)>,
    /// `pub use`: package and name; file and path. A glob has no name.
    exports: BTreeMap<(usize, Name), BTreeSet<(usize, MacroPath)>>,
}

/// One of them.
pub(super) enum Import {
    Textual(Name),
    Export(UseLeaf),
}

/// Those of one file, bodies left out.
pub(super) fn of_file(items: &[syn::Item]) -> Vec<Import> {
    let mut out = Vec::new();
    add_items(items, &mut out);
    out
}

fn add_items(items: &[syn::Item], out: &mut Vec<Import>) {
    for item in items {
        match item {
            syn::Item::ExternCrate(node)
                if node.attrs.iter().any(|attr| attr.path().is_ident("macro_use")) =>
            {
                let name = node.rename.as_ref().map_or(&node.ident, |(_, name)| name);
                out.push(Import::Textual(lower::name(name)));
            }
            syn::Item::Use(node) if !matches!(node.vis, syn::Visibility::Inherited) => {
                let of_crates = leaves(node).into_iter().filter(|leaf| !is_own(&leaf.path));
                out.extend(of_crates.map(Import::Export));
            }
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => add_items(items, out),
            _ => {}
        }
    }
}

fn is_own(path: &PathExpr) -> bool {
    path.segs
        .first()
        .is_none_or(|first| matches!(&*first.name, "crate" | "self" | "super" | "std" | "core" | "alloc"))
}

fn plain(path: &PathExpr) -> MacroPath {
    MacroPath { global: path.global, names: path.segs.iter().map(|seg| seg.name.clone()).collect() }
}

impl Imports {
    pub(super) fn add(&mut self, package: usize, file: usize, found: Vec<Import>) {
        for import in found {
            match import {
                Import::Textual(name) => {
                    self.textual.insert((package, name));
                }
                Import::Export(leaf) => {
                    let key = (package, leaf.binding.unwrap_or_default());
                    self.exports.entry(key).or_default().insert((file, plain(&leaf.path)));
                }
            }
        }
    }
}

/// One question.
pub(super) struct Search<'s> {
    pub(super) job: &'s Job<'s>,
    pub(super) library: &'s Library<'s>,
    pub(super) imports: &'s Imports,
    pub(super) uses: &'s Uses,
}

impl Search<'_> {
    /// What a path means in a package. A name that is bound in several ways means what it is first found to be.
    pub(super) fn find(&self, package: usize, path: &MacroPath) -> Option<Found> {
        self.path(package, package, path, MAX_STEPS)
    }

    /// `asking` is the package of the invocation, `package` the one whose names the path is made of.
    fn path(&self, asking: usize, package: usize, path: &MacroPath, steps: u32) -> Option<Found> {
        let steps = steps.checked_sub(1)?;
        let (name, front) = path.names.split_last()?;
        let Some((first, rest)) = front.split_first() else {
            return self.name(asking, package, name, steps);
        };
        if !path.global && matches!(&**first, "crate" | "self" | "super" | "$crate") {
            return self.export(asking, package, name, steps);
        }
        if let Some(at) = self.library.named(package, first, path.global) {
            return self.of_crate(asking, at, rest, name);
        }
        if let Some(member) = self.member(package, first) {
            return self.export(asking, member, name, steps);
        }
        if asking != package {
            return None;
        }
        self.uses.bound(first).find_map(|bound| {
            let mut names = plain(bound);
            names.names.extend(path.names[1..].iter().cloned());
            (names != *path).then(|| self.path(asking, package, &names, steps)).flatten()
        })
    }

    /// A name alone.
    fn name(&self, asking: usize, package: usize, name: &Name, steps: u32) -> Option<Found> {
        let bound = |path: &PathExpr| {
            let path = plain(path);
            (path.names.len() > 1).then(|| self.path(asking, package, &path, steps)).flatten()
        };
        if let Some(found) = self.uses.bound(name).find_map(bound) {
            return Some(found);
        }
        let below = |path: &PathExpr| {
            let mut path = plain(path);
            path.names.push(name.clone());
            self.path(asking, package, &path, steps)
        };
        let textual = || {
            let own = (package, Name::default())..;
            let crates = self.imports.textual.range(own).take_while(|(own, _)| *own == package);
            crates
                .filter_map(|(_, known)| self.library.named(package, known, false))
                .find_map(|at| self.of_crate(asking, at, &[], name))
        };
        self.uses.globs().find_map(below).or_else(textual)
    }

    /// A name that a package exports on.
    fn export(&self, asking: usize, package: usize, name: &Name, steps: u32) -> Option<Found> {
        let exports = |key: &Name| self.imports.exports.get(&(package, key.clone())).into_iter().flatten();
        let named = exports(name).find_map(|(_, path)| self.path(asking, package, path, steps));
        named.or_else(|| {
            exports(&Name::default()).find_map(|(_, path)| {
                let mut path = path.clone();
                path.names.push(name.clone());
                self.path(asking, package, &path, steps)
            })
        })
    }

    fn member(&self, package: usize, name: &str) -> Option<usize> {
        let dependencies = &self.job.workspace.packages[package].dependencies;
        dependencies.iter().find(|known| known.extern_name == name)?.member
    }

    fn of_crate(&self, asking: usize, at: usize, front: &[Name], name: &str) -> Option<Found> {
        let found = self.library.exported(at, front, name)?;
        Some(Found {
            rules: found.rules.clone(),
            home: format!("::{}", self.library.name_in(asking, found.home)),
            origin: found.origin,
        })
    }
}
