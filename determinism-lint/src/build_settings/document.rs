//! The files that settings stand in: read once, numbered, and what of them could not be read.

use super::Settings;
use super::tree::Tree;
use crate::discover;
use crate::parse::Unreadable;
use crate::source::{FileId, SourceFile, Span};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A place in a scanned file or in a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file.
    pub file: FileId,
    /// The bytes.
    pub span: Span,
}

/// What a document with tables holds.
#[derive(Debug, Clone)]
pub(super) struct Text {
    pub(super) file: FileId,
    pub(super) tree: Tree,
}

/// All documents of one run.
pub(super) struct Documents<'a> {
    pub(super) root: &'a Path,
    /// Cargo's own folder: where it lies is nobody's business.
    home: Option<&'a Path>,
    scanned: &'a [SourceFile],
    added: Vec<SourceFile>,
    by_path: BTreeMap<PathBuf, Option<FileId>>,
    unread: Vec<(FileId, Unreadable)>,
}

impl<'a> Documents<'a> {
    pub(super) fn new(root: &'a Path, home: Option<&'a Path>, scanned: &'a [SourceFile]) -> Self {
        Self { root, home, scanned, added: Vec::new(), by_path: BTreeMap::new(), unread: Vec::new() }
    }

    /// The text of a file that stands there; `None` where nothing does, and where it could not be read, which is noted.
    pub(super) fn read(&mut self, path: &Path) -> Option<FileId> {
        if let Some(known) = self.by_path.get(path) {
            return *known;
        }
        let read = self.read_new(path);
        self.by_path.insert(path.to_owned(), read);
        read
    }

    fn read_new(&mut self, path: &Path) -> Option<FileId> {
        path.symlink_metadata().ok()?;
        let name = self.name(path);
        if let Some(at) =
            self.scanned.iter().position(|source| source.path == name && !source.text.is_empty())
        {
            return Some(FileId(at as u32));
        }
        let text = discover::read(name.clone(), path).and_then(|bytes| {
            String::from_utf8(bytes)
                .map_err(|error| not_utf8(&name, error.as_bytes(), error.utf8_error().valid_up_to()))
        });
        match text {
            Ok(text) => Some(self.add(name, text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())),
            Err(mut unreadable) => {
                unreadable.help = format!("mend `{name}`: what it sets could not be looked at");
                self.fail(*unreadable);
                None
            }
        }
    }

    fn name(&self, path: &Path) -> String {
        match self.home.and_then(|home| path.strip_prefix(home).ok()) {
            Some(below) => format!("<cargo home>/{}", below.to_string_lossy().replace('\\', "/")),
            None => discover::relative(self.root, path),
        }
    }

    /// The tables of a TOML file.
    pub(super) fn toml(&mut self, path: &Path) -> Option<Text> {
        let file = self.read(path)?;
        match Tree::parse(&self.source(file).text) {
            Ok(tree) => Some(Text { file, tree }),
            Err((message, span)) => {
                let message = format!("not TOML: {message}");
                self.refuse(Place { file, span }, message);
                None
            }
        }
    }

    /// Adds a text under a name.
    pub(super) fn add(&mut self, name: String, text: String) -> FileId {
        self.added.push(SourceFile::new(name, text));
        FileId((self.scanned.len() + self.added.len() - 1) as u32)
    }

    pub(super) fn source(&self, file: FileId) -> &SourceFile {
        let at = file.0 as usize;
        self.scanned.get(at).unwrap_or_else(|| &self.added[at - self.scanned.len()])
    }

    /// Whether the file was read by the scan and not for its settings.
    pub(super) fn is_scanned(&self, file: FileId) -> bool {
        (file.0 as usize) < self.scanned.len()
    }

    /// Notes a place that could not be read.
    pub(super) fn refuse(&mut self, place: Place, message: String) {
        let source = SourceFile::new(self.source(place.file).path.clone(), String::new());
        let help = format!("mend `{}`: what it sets could not be looked at", source.path);
        let same = self.unread.iter().any(|(file, known)| *file == place.file && known.span == place.span);
        if !same {
            self.unread.push((place.file, Unreadable { source, message, span: place.span, help }));
        }
    }

    fn fail(&mut self, unreadable: Unreadable) {
        let file = self.add(unreadable.source.path.clone(), unreadable.source.text.clone());
        self.unread.push((file, unreadable));
    }

    /// Hands everything over.
    pub(super) fn finish(self, settings: &mut Settings) {
        settings.documents = self.added;
        settings.unread.extend(self.unread);
    }
}

fn not_utf8(name: &str, bytes: &[u8], start: usize) -> Box<Unreadable> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let span = Span { start: start as u32, end: start as u32 + 3 };
    let source = SourceFile::new(name.to_owned(), text);
    Box::new(Unreadable { source, message: "not valid UTF-8".to_owned(), span, help: String::new() })
}
