//! The parsed files as the index asks for them, and those that are only found while it asks.

use super::work::{Collected, read_and_parse};
use super::{Home, Input, Job, Origin};
use crate::discover::TargetKind;
use crate::model::build::ModuleFiles;
use crate::model::collect::collect;
use crate::model::decl::ItemDecl;
use crate::parse::{Parsed, Unreadable};
use crate::source::FileId;
use std::collections::BTreeMap;
use std::sync::mpsc;

/// The parsed files as the builder asks for them, and those that are only found while it asks.
pub(super) struct Files<'a> {
    pub(super) job: &'a Job<'a>,
    pub(super) root_names: Vec<String>,
    pub(super) decls: BTreeMap<String, (FileId, Vec<ItemDecl>)>,
    pub(super) unreadable: BTreeMap<FileId, Unreadable>,
    pub(super) homes: BTreeMap<FileId, Home>,
    pub(super) home: Home,
    pub(super) own: Vec<(FileId, Parsed)>,
    pub(super) count: usize,
    /// The files of the crate that is being built may be asked for by another one.
    pub(super) again: bool,
    /// What could not be read of other crates, and how long reading took.
    pub(super) outside: Vec<String>,
    pub(super) outside_seconds: f64,
}

impl<'a> Files<'a> {
    pub(super) fn new(job: &'a Job<'a>, collected: mpsc::Receiver<Collected>) -> Self {
        let mut files = Self {
            job,
            root_names: super::roots::root_names(job.config),
            decls: BTreeMap::new(),
            unreadable: BTreeMap::new(),
            homes: BTreeMap::new(),
            home: Home { package: 0, kind: TargetKind::Lib },
            own: Vec::new(),
            count: job.inputs.len(),
            again: true,
            outside: Vec::new(),
            outside_seconds: 0.0,
        };
        for (at, decls) in collected {
            files.add(FileId(at as u32), job.inputs[at].path.clone(), decls);
        }
        files
    }

    fn add(&mut self, file: FileId, path: String, decls: Result<Vec<ItemDecl>, Box<Unreadable>>) {
        let decls = decls.unwrap_or_else(|unreadable| {
            self.unreadable.insert(file, *unreadable);
            Vec::new()
        });
        self.decls.insert(path, (file, decls));
    }

    /// A file outside the listed folders that a `path` attribute names.
    fn read_late(&mut self, path: &str) {
        let Some(root) = self.job.root else { return };
        let absolute = root.join(path);
        // Whatever stands there is read or reported; nothing there is a missing file.
        if absolute.symlink_metadata().is_err() {
            return;
        }
        let file = FileId(self.count as u32);
        self.count += 1;
        let input = Input { path: path.to_owned(), origin: Origin::Disk(absolute), size: 0 };
        let decls = read_and_parse(&input, None).map(|parsed| {
            let decls = collect(&parsed, &self.root_names);
            self.own.push((file, parsed));
            decls
        });
        self.add(file, path.to_owned(), decls);
    }

    pub(super) fn orphans(&self) -> Vec<String> {
        let named = |file: &FileId| self.homes.contains_key(file);
        self.decls.iter().filter(|(_, (file, _))| !named(file)).map(|(path, _)| path.clone()).collect()
    }
}

impl ModuleFiles for Files<'_> {
    fn take(&mut self, path: &str) -> Option<(FileId, Vec<ItemDecl>)> {
        if !self.decls.contains_key(path) {
            self.read_late(path);
        }
        let again = self.again;
        let (file, decls) = self.decls.get_mut(path)?;
        // A library and a binary may share files; where there is one crate, the declarations move.
        let (file, decls) = (*file, if again { decls.clone() } else { std::mem::take(decls) });
        self.homes.entry(file).or_insert_with(|| self.home.clone());
        Some((file, decls))
    }
}
