//! Under which paths crates outside of the workspace export what they declare: the shortest becomes the canonical one, and what the table
//! says of any of them holds. Knows modules and the table, no types.

use super::decl::{Name, PathExpr};
use super::index::{DefKind, Entry, Index, ModId};
use super::known::Facts;
use super::names::{Namespace, Res};
use super::ty::{DefId, Ty};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// How many segments a path may have: nobody writes longer ones where there are shorter ones.
const MAX_SEGMENTS: usize = 5;

/// The paths of each definition.
pub(super) type Exports = BTreeMap<DefId, BTreeSet<Path>>;

/// A path, the shorter one first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Path {
    segments: usize,
    bytes: usize,
    text: String,
    /// It leads through another crate that is exported as a module.
    through_crate: bool,
}

impl Path {
    fn join(&self, name: &str) -> Self {
        let text = format!("{}::{name}", self.text);
        Self { segments: self.segments + 1, bytes: text.len(), text, through_crate: self.through_crate }
    }
}

/// Walks the public modules of the crates from their roots, what they export included. What stands in one of them counts, whether it is
/// public or not: a path that nobody may write does no harm.
pub(super) fn of(index: &Index, roots: &[ModId]) -> Exports {
    let mut walk = Walk { index, exports: Exports::new(), seen: BTreeSet::new(), queue: VecDeque::new() };
    for root in roots {
        let text = index.module(*root).path.to_string();
        let path = Path { segments: 1, bytes: text.len(), text, through_crate: false };
        walk.queue.push_back((*root, path));
        while let Some((module, path)) = walk.queue.pop_front() {
            walk.module(module, &path);
        }
    }
    walk.exports
}

struct Walk<'i> {
    index: &'i Index,
    exports: Exports,
    seen: BTreeSet<(ModId, String)>,
    queue: VecDeque<(ModId, Path)>,
}

impl Walk<'_> {
    fn module(&mut self, module: ModId, path: &Path) {
        if !self.seen.insert((module, path.text.clone())) {
            return;
        }
        let index = self.index;
        let own = index.module(module);
        for (name, entries) in sorted(&own.names) {
            for entry in entries {
                match entry {
                    Entry::Def(def) => self.def(*def, path.join(name)),
                    Entry::Mod(inner) if !index.module(*inner).private => self.enter(*inner, path.join(name)),
                    _ => {}
                }
            }
        }
        for (name, target) in &own.exports {
            match name {
                Some(name) => {
                    for namespace in [Namespace::Type, Namespace::Value] {
                        self.import(module, target, namespace, path.join(name));
                    }
                }
                None => {
                    if let Some(Res::Mod(inner)) = index.resolve_path(module, target, Namespace::Type)
                        && index.is_outside(inner)
                    {
                        self.module(inner, path);
                    }
                }
            }
        }
    }

    fn import(&mut self, module: ModId, target: &PathExpr, namespace: Namespace, path: Path) {
        match self.index.resolve_path(module, target, namespace) {
            Some(Res::Def(def, used)) if used >= target.segs.len() => self.def(def, path),
            Some(Res::Mod(inner)) if namespace == Namespace::Type => self.enter(inner, path),
            _ => {}
        }
    }

    fn enter(&mut self, module: ModId, mut path: Path) {
        path.through_crate |= self.index.module(module).root == module;
        if self.index.is_outside(module) && path.segments < MAX_SEGMENTS {
            self.queue.push_back((module, path));
        }
    }

    fn def(&mut self, def: DefId, path: Path) {
        if self.index.is_outside_def(def) {
            self.exports.entry(def).or_default().insert(path);
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "sorted at once")]
fn sorted(names: &FxHashMap<Name, Vec<Entry>>) -> Vec<(&Name, &Vec<Entry>)> {
    // determinism-lint: allow(hash-iteration, why = "sorted-after", reason = "by name below")
    let mut names: Vec<(&Name, &Vec<Entry>)> = names.iter().collect();
    names.sort_unstable_by_key(|(name, _)| *name);
    names
}

/// Gives each definition the shortest path of its own crate.
pub(super) fn name(index: &mut Index, exports: &Exports) {
    for (id, paths) in exports {
        let home = index.module(index.module(index.def(*id).module).root).path.clone();
        let own = |path: &&Path| path.text.split("::").next() == Some(&*home);
        let Some(canonical) = paths.iter().find(own) else { continue };
        let canonical: Arc<str> = canonical.text.as_str().into();
        rename(index, *id, canonical);
    }
}

fn rename(index: &mut Index, id: DefId, path: Arc<str>) {
    let children: Vec<DefId> = match &index.def(id).kind {
        DefKind::Trait { items, .. } => items.iter().map(|(_, item)| *item).collect(),
        DefKind::Enum { variants, .. } => variants.clone(),
        _ => Vec::new(),
    };
    for child in children {
        let own = format!("{path}::{}", index.def(child).name);
        index.own_def_mut(child).path = own.into();
    }
    index.own_def_mut(id).path = path;
}

/// Adds what the table says of the other paths, to types, traits and functions and to what belongs to them. After impls are known.
pub(super) fn facts(index: &mut Index, exports: Exports) {
    let mut members: BTreeMap<DefId, Vec<DefId>> = BTreeMap::new();
    for at in 0..index.impl_count() {
        let header = index.impl_at(at as u32);
        if let Ty::Adt(def, _) = header.self_ty.peel()
            && index.is_outside_def(*def)
        {
            members.entry(*def).or_default().extend(index.items(header.id).iter().map(|(_, item)| *item));
        }
    }
    for (id, paths) in exports {
        let own = index.items(id).iter().map(|(_, item)| *item);
        let items: Vec<DefId> = own.chain(members.remove(&id).unwrap_or_default()).collect();
        let canonical = index.def(id).path.clone();
        let others: Vec<Arc<str>> = paths
            .iter()
            .filter(|path| *path.text != *canonical)
            .map(|path| path.text.as_str().into())
            .collect();
        for path in paths.iter().filter(|path| *path.text != *canonical) {
            add(index, id, path);
            for item in &items {
                let path = path.join(&index.def(*item).name);
                add(index, *item, &path);
            }
        }
        if !others.is_empty() && !matches!(index.def(id).kind, DefKind::Fn(_) | DefKind::Const(..)) {
            index.exported.insert(id, others);
        }
    }
}

/// What a module is said to be full of is none of a crate that it exports as a module: `lyon_geom::arrayvec::ArrayVec`.
fn add(index: &mut Index, id: DefId, path: &Path) {
    let known = &index.known;
    let more = if path.through_crate { known.exact_facts(&path.text) } else { known.facts(&path.text) };
    if more != Facts::default() && index.is_outside_def(id) {
        let def = index.own_def_mut(id);
        def.facts = def.facts.and(more);
    }
}
