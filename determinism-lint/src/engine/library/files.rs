//! The files of one crate → what they declare. Bodies are not parsed.

use super::exported::Exported;
use crate::discover::{self, External, relative};
use crate::model::build::ModuleFiles;
use crate::model::collect;
use crate::model::decl::{ItemDecl, MacroDecl, Name};
use crate::model::expand::{Asked, Bodies, Candidate, Found, items, meant};
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
        let mut definitions = Definitions::default();
        for file in &listed.files {
            let path = relative(&listed.folder, file);
            let parsed = discover::read(path.clone(), file)
                .and_then(|bytes| parse::parse_signatures(path.clone(), &bytes));
            match parsed {
                Ok(parsed) => {
                    definitions.add(trees.len(), &parsed);
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
        for (at, (path, mut parsed)) in trees.into_iter().enumerate() {
            exported.add_macros(&path, &parsed.tree.items);
            if items::invokes(&parsed) {
                items::write_out(&mut parsed, Bodies::Never, &|asked| definitions.find(at, asked));
            }
            let declared = collect::collect(&parsed, &[]);
            exported.add_exports(&external.dependencies, &declared);
            own.files.insert(path, Ok(declared));
        }
        (own, exported)
    }
}

/// The `macro_rules!` of one crate by name, each with the position of its file.
#[derive(Default)]
struct Definitions(BTreeMap<Name, Vec<(usize, MacroDecl)>>);

impl Definitions {
    fn add(&mut self, file: usize, parsed: &Parsed) {
        for (name, decl) in items::definitions(&parsed.tree.items) {
            self.0.entry(name).or_default().push((file, decl));
        }
    }

    /// One of the same file, else the last of all.
    fn find(&self, file: usize, asked: &Asked<'_>) -> Option<Found> {
        let named = self.0.get(asked.path.name())?;
        let candidates = named.iter().map(|(home, decl)| Candidate {
            what: (),
            decl,
            same_file: *home == file,
            same_crate: true,
        });
        let candidates: Vec<_> = candidates.collect();
        let decl = match meant(&candidates, asked.line, false) {
            Some(found) => found.decl,
            None => &named.last()?.1,
        };
        Some(Found { rules: decl.rules.clone(), home: "crate".to_owned(), origin: String::new() })
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
