//! The files of one crate → what they declare. Bodies are not parsed.

use super::exported::Exported;
use crate::discover::{self, External, relative};
use crate::model::build::ModuleFiles;
use crate::model::collect;
use crate::model::decl::{ItemDecl, MacroDecl, Name};
use crate::model::expand::{Bodies, Found, items};
use crate::parse::{self, Parsed};
use crate::source::FileId;
use std::collections::BTreeMap;
use std::path::PathBuf;
use walkdir::WalkDir;

/// The files of a crate.
pub(super) struct Listed {
    folder: PathBuf,
    files: Vec<PathBuf>,
    pub(super) bytes: u64,
}

pub(super) fn list(external: &External) -> Option<Listed> {
    let folder = external.root_file.parent()?.to_owned();
    let mut listed = Listed { folder, files: Vec::new(), bytes: 0 };
    for entry in WalkDir::new(&listed.folder).sort_by_file_name().max_depth(12) {
        let Ok(entry) = entry else { continue };
        if entry.file_type().is_file() && entry.path().extension().is_some_and(|end| end == "rs") {
            listed.bytes += entry.metadata().map_or(0, |data| data.len());
            listed.files.push(entry.into_path());
        }
    }
    (!listed.files.is_empty()).then_some(listed)
}

/// What the files of one crate declare, by their path below the folder of its root file.
pub(in crate::engine) struct Files {
    pub(in crate::engine) root: String,
    files: BTreeMap<String, Result<Vec<ItemDecl>, String>>,
    /// Of files that a module names.
    pub(in crate::engine) problems: Vec<String>,
}

impl Files {
    /// Reads the files of a crate, and the macros that it exports.
    pub(super) fn read(external: &External, listed: &Listed) -> (Self, Exported) {
        let root = relative(&listed.folder, &external.root_file);
        let mut own = Self { root, files: BTreeMap::new(), problems: Vec::new() };
        let mut trees: Vec<(String, Parsed)> = Vec::new();
        let mut definitions: BTreeMap<Name, Vec<MacroDecl>> = BTreeMap::new();
        for file in &listed.files {
            let path = relative(&listed.folder, file);
            let parsed = discover::read(path.clone(), file)
                .and_then(|bytes| parse::parse_signatures(path.clone(), &bytes));
            match parsed {
                Ok(parsed) => {
                    for (name, decl) in items::definitions(&parsed.tree.items) {
                        definitions.entry(name).or_default().push(decl);
                    }
                    trees.push((path, parsed));
                }
                Err(unreadable) => {
                    let message =
                        format!("{} {}: {path}: {}", external.package, external.version, unreadable.message);
                    own.files.insert(path, Err(message));
                }
            }
        }
        let mut exported = Exported::default();
        for (path, mut parsed) in trees {
            exported.add_macros(&path, &parsed.tree.items);
            if items::invokes(&parsed) {
                items::write_out(&mut parsed, Bodies::Never, &|asked| {
                    let decl = definitions.get(asked.path.name())?.last()?;
                    Some(Found { rules: decl.rules.clone(), home: "crate".to_owned(), origin: String::new() })
                });
            }
            let declared = collect::collect(&parsed, &[]);
            exported.add_exports(&external.dependencies, &declared);
            own.files.insert(path, Ok(declared));
        }
        (own, exported)
    }
}

impl ModuleFiles for Files {
    fn take(&mut self, path: &str) -> Option<(FileId, Vec<ItemDecl>)> {
        let items = match self.files.get(path)? {
            Ok(items) => items.clone(),
            Err(message) => {
                self.problems.push(message.clone());
                Vec::new()
            }
        };
        // Nobody asks for these files by number.
        Some((FileId(u32::MAX), items))
    }
}
