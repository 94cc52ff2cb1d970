//! `mod x;` and `mod x { … }`: where the body stands, and what it adds.

use super::{Around, Builder, ModuleFiles, Place, joined};
use crate::model::decl::{ItemDecl, ModBody, Name, NodeKey};
use crate::model::index::{Entry, ModId};
use crate::source::FileId;
use std::sync::Arc;

/// How deep module files may nest.
const MAX_NESTING: usize = 64;

impl Builder {
    #[expect(clippy::too_many_arguments, reason = "the parts of one declaration")]
    pub(super) fn submodule(
        &mut self,
        module: ModId,
        name: Name,
        key: NodeKey,
        body: ModBody,
        place: &Place,
        files: &mut dyn ModuleFiles,
        around: Around,
    ) {
        let path = joined(&mut self.path, &self.index.module(module).path, &name);
        match body {
            ModBody::Inline(items) => {
                let id = self.named_module(module, name.clone(), None, (path, place.file), around);
                self.remember_module(key, id);
                let children = join(&place.children, &name);
                let inner = Place {
                    file: place.file,
                    folder: children.clone(),
                    children,
                    around: place.around.clone(),
                };
                self.items(id, items, &inner, None, files, around);
            }
            ModBody::File(written) => {
                let bodies = module_files(&name, &written, place, files);
                if bodies.is_empty() && !around.test && self.index.outside.is_none() {
                    self.index.missing_files.insert(key, name.to_string());
                }
                for (items, inner) in bodies {
                    let known = self.known_file(module, &inner);
                    let id =
                        self.named_module(module, name.clone(), known, (path.clone(), inner.file), around);
                    if let Some(file) = inner.file {
                        self.index.file_roots.entry(file).or_insert(id);
                    }
                    if let Some(file) = inner.file.filter(|_| !around.test) {
                        self.index.live_files.insert(file);
                    }
                    self.remember_module(key, id);
                    if known.is_none() {
                        self.items(id, items, &inner, None, files, around);
                    }
                }
            }
        }
    }

    /// The module that a file is already the body of in this crate: two `mod` items under several `cfg`, or under two names, may name it.
    fn known_file(&self, module: ModId, place: &Place) -> Option<ModId> {
        let known = *self.index.file_roots.get(&place.file?)?;
        (self.index.module(known).root == self.index.module(module).root).then_some(known)
    }

    /// The module that a name means from here on: a known one, that of another item of this name, else a new one.
    fn named_module(
        &mut self,
        parent: ModId,
        name: Name,
        known: Option<ModId>,
        (path, file): (Arc<str>, Option<FileId>),
        around: Around,
    ) -> ModId {
        let child = self.child(parent, &name);
        let id = known
            .or(child.filter(|_| !around.inactive))
            .unwrap_or_else(|| self.module(path, Some(parent), file, false));
        if child != Some(id) {
            self.bind(parent, name, Entry::Mod(id), around);
        }
        id
    }
}

/// Every file that may hold the body of `mod name;`, under any `cfg`.
fn module_files(
    name: &str,
    written: &[String],
    place: &Place,
    files: &mut dyn ModuleFiles,
) -> Vec<(Vec<ItemDecl>, Place)> {
    let own = join(&place.children, name);
    let mut candidates: Vec<(String, String, String)> = written
        .iter()
        .map(|path| {
            let path = join(&place.folder, path);
            let folder = folder_of(&path);
            (path, folder.clone(), folder)
        })
        .collect();
    candidates.push((format!("{own}.rs"), place.children.clone(), own.clone()));
    candidates.push((format!("{own}/mod.rs"), own.clone(), own));
    let mut found = Vec::new();
    for (path, folder, children) in candidates {
        if place.around.contains(&path) || place.around.len() > MAX_NESTING {
            continue;
        }
        if let Some((file, items)) = files.take(&path) {
            let mut around = place.around.clone();
            around.push(path);
            // Files of crates outside of the workspace are nobody's.
            let file = place.file.and(Some(file));
            found.push((items, Place { file, folder, children, around }));
        }
    }
    found
}

pub(super) fn folder_of(path: &str) -> String {
    path.rsplit_once('/').map_or(String::new(), |(folder, _)| folder.to_owned())
}

/// Joins and resolves `.` and `..` by text.
fn join(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split(['/', '\\']) {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}
