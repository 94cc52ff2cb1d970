//! Which files may hold code, and their bytes. Opens nothing but regular files.
//!
//! Ignore files are not asked: a generated file that git ignores is code as soon as a `mod` names it.

use super::packages::relative;
use super::{Candidate, Package, Problem, TargetKind, Workspace};
use crate::parse::{MAX_FILE_BYTES, Unreadable, too_large, without_text};
use globset::GlobSet;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, FileType};
use std::io::Read;
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// Folders of targets that are no part of a library or binary whose root file stands beside them.
const TARGET_FOLDERS: [&str; 3] = ["benches", "examples", "tests"];

/// All `.rs` files below the root files of libraries and binaries, and those of all packages that `extra` matches
/// (globs relative to the workspace root: this brings in tests, benches, examples and build scripts). Sorted.
pub fn candidates(workspace: &Workspace, extra: &GlobSet) -> (Vec<Candidate>, Vec<Problem>) {
    let mut search = Search { workspace, files: BTreeMap::new(), problems: BTreeSet::new() };
    for (index, package) in workspace.packages.iter().enumerate() {
        search.code(index, package);
    }
    if !extra.is_empty() {
        for (index, package) in workspace.packages.iter().enumerate() {
            search.below(index, &workspace.root.join(&package.folder), &[], |path| extra.is_match(path));
        }
    }
    (search.files.into_values().collect(), search.problems.into_iter().collect())
}

struct Search<'a> {
    workspace: &'a Workspace,
    /// By path: a file that two targets reach belongs to the first.
    files: BTreeMap<String, Candidate>,
    problems: BTreeSet<Problem>,
}

impl Search<'_> {
    fn code(&mut self, index: usize, package: &Package) {
        let code = |kind| matches!(kind, TargetKind::Lib | TargetKind::Bin);
        let others = package.targets.iter().filter(|target| !code(target.kind));
        let others: BTreeSet<_> = others.map(|target| target.root_file.as_str()).collect();
        let mut folders = BTreeSet::new();
        for target in package.targets.iter().filter(|target| code(target.kind)) {
            let root = self.workspace.root.join(&target.root_file);
            self.note_missing(&target.root_file, &root);
            folders.extend(root.parent().map(Path::to_owned));
        }
        let own = self.workspace.root.join(&package.folder);
        let inside = |folder: &&PathBuf| {
            !folders.iter().any(|other| other != *folder && folder.starts_with(other) && *other != own)
        };
        let folders: Vec<_> = folders.iter().filter(inside).cloned().collect();
        for folder in folders {
            let skipped = if folder == own { &TARGET_FOLDERS[..] } else { &[] };
            self.below(index, &folder, skipped, |path| !others.contains(path));
        }
    }

    /// A root file that is not there is never met by the walk.
    fn note_missing(&mut self, path: &str, root: &Path) {
        if fs::metadata(root).is_err() {
            self.problem(path.to_owned(), "root file of a target is missing");
        }
    }

    fn problem(&mut self, path: String, message: &str) {
        self.problems.insert(Problem { path, message: message.to_owned() });
    }

    /// Collects the `.rs` files below a folder whose path is wanted.
    fn below(&mut self, package: usize, folder: &Path, skipped: &[&str], wanted: impl Fn(&str) -> bool) {
        let root = fs::canonicalize(&self.workspace.root).unwrap_or_else(|_| self.workspace.root.clone());
        let mut links = BTreeSet::new();
        let mut left_out = Vec::new();
        let walk = WalkDir::new(folder).follow_links(true).sort_by_file_name().into_iter();
        let enter = |entry: &DirEntry| {
            if entry.depth() == 0 || !entry.file_type().is_dir() {
                return true;
            }
            if entry.path_is_symlink() && !follows(&root, entry.path(), &mut links) {
                left_out.push(entry.path().to_owned());
                return false;
            }
            !(entry.depth() == 1 && skipped.iter().any(|name| entry.file_name() == *name))
                && is_source_folder(entry.path())
        };
        let entries: Vec<_> = walk.filter_entry(enter).collect();
        for entry in entries {
            match entry {
                Ok(entry) => self.entry(package, &entry, &wanted),
                Err(error) => self.broken(folder, &error),
            }
        }
        for path in left_out {
            let path = relative(&self.workspace.root, &path);
            self.problem(
                path,
                "link to a folder outside of the workspace or that was seen before: not followed",
            );
        }
    }

    fn entry(&mut self, package: usize, entry: &DirEntry, wanted: &impl Fn(&str) -> bool) {
        if entry.depth() == 0 || entry.path().extension().is_none_or(|extension| extension != "rs") {
            return;
        }
        let path = relative(&self.workspace.root, entry.path());
        if !wanted(&path) {
            return;
        }
        if entry.path().to_str().is_none() {
            return self.problem(path, "name is not valid UTF-8");
        }
        let Ok(metadata) = entry.metadata() else { return self.problem(path, "cannot be looked at") };
        if !metadata.is_file() {
            return self.problem(path, what_it_is(metadata.file_type()));
        }
        let absolute = entry.path().to_owned();
        let candidate = Candidate { path: path.clone(), absolute, package, size: metadata.len() };
        self.files.entry(path).or_insert(candidate);
    }

    fn broken(&mut self, folder: &Path, error: &walkdir::Error) {
        let place = error.path().unwrap_or(folder);
        let hidden = place.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        let dangling = fs::symlink_metadata(place).is_ok_and(|metadata| metadata.is_symlink());
        // A broken link that could not have been code, an editor's lock file for one, is nobody's business.
        if hidden
            || dangling && error.loop_ancestor().is_none() && place.extension().is_none_or(|end| end != "rs")
        {
            return;
        }
        let message = match error.io_error() {
            None => "link to a folder that it stands in",
            Some(error) => why(error, dangling),
        };
        let path = relative(&self.workspace.root, place);
        self.problem(path, message);
    }
}

/// Whether a link to a folder stays in the workspace and leads somewhere new, so that the walk ends.
fn follows(root: &Path, link: &Path, links: &mut BTreeSet<PathBuf>) -> bool {
    let Ok(target) = fs::canonicalize(link) else { return false };
    target.starts_with(root) && target != root && links.insert(target)
}

/// Not hidden, no package of its own, no build output.
fn is_source_folder(path: &Path) -> bool {
    let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    let output = path.file_name().is_some_and(|name| name == "target")
        && (path.join("CACHEDIR.TAG").exists() || path.with_file_name("Cargo.toml").exists());
    !hidden && !output && !path.join("Cargo.toml").exists()
}

fn what_it_is(kind: FileType) -> &'static str {
    if kind.is_dir() { "is a folder, not a file" } else { "is not a regular file" }
}

fn why(error: &std::io::Error, link: bool) -> &'static str {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::NotFound if link => "link to nothing",
        ErrorKind::NotFound => "does not exist",
        ErrorKind::PermissionDenied => "permission denied",
        _ if link => "link that leads nowhere",
        _ => "cannot be read",
    }
}

/// Bytes of a file that is shown as `path`.
///
/// # Errors
///
/// What is no regular file (which is not even opened: a pipe would wait for ever), is larger than
/// [`MAX_FILE_BYTES`], or cannot be read.
pub fn read(path: String, absolute: &Path) -> Result<Vec<u8>, Box<Unreadable>> {
    let help = "make it readable, or name it under `exclude` in determinism-lint.toml and say why";
    let link = fs::symlink_metadata(absolute).is_ok_and(|metadata| metadata.is_symlink());
    let metadata = match fs::metadata(absolute) {
        Ok(metadata) => metadata,
        Err(error) => return Err(without_text(path, why(&error, link).to_owned(), help)),
    };
    if !metadata.is_file() {
        return Err(without_text(path, what_it_is(metadata.file_type()).to_owned(), help));
    }
    if metadata.len() > MAX_FILE_BYTES {
        return Err(too_large(path, metadata.len()));
    }
    let mut bytes = Vec::with_capacity(metadata.len() as usize);
    let limited = File::open(absolute).map(|file| file.take(MAX_FILE_BYTES + 1));
    match limited.and_then(|mut file| file.read_to_end(&mut bytes)) {
        Ok(_) if bytes.len() as u64 > MAX_FILE_BYTES => Err(too_large(path, bytes.len() as u64)),
        Ok(_) => Ok(bytes),
        Err(error) => {
            let message = format!("cannot be read: {}", error.to_string().to_lowercase());
            Err(without_text(path, message, help))
        }
    }
}
