//! Which code is simulation code: answers for one item, and says which patterns of the config met nothing.
//! Knows paths and files as text; knows no syntax tree.

pub(super) mod build;
mod problems;

use super::Region;
use super::error::Document;
use super::pattern::{ModulePattern, PathPattern};
use crate::discover::TargetKind;
use crate::meta::Arithmetic;
use globset::{GlobSet, GlobSetBuilder};
use std::borrow::Cow;
use std::ops::Range;

/// A module or an item, for the question whether each pattern meets something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place<'a> {
    /// Name of its package.
    pub package: &'a str,
    /// Its file, relative to the workspace root, with `/`.
    pub file: &'a str,
    /// `game::sim`, `game::sim::units::step`, `bin:game::view`.
    pub path: &'a str,
    /// The target it belongs to.
    pub kind: TargetKind,
}

/// What a pattern of the config is compared with.
#[derive(Debug, Clone)]
pub(super) enum Pattern {
    /// Item paths.
    Module(ModulePattern),
    /// Files.
    Path(PathPattern),
    /// Names of packages.
    Package(String),
}

/// What it means to be matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// Simulation code of the entry with this index.
    Sim(u16),
    /// Never simulation code.
    Exclude,
    /// Never simulation code, and not to be read by it.
    Presentation,
    /// A named conversion between floats and fixed-point numbers.
    Conversions,
}

/// One pattern of the config.
#[derive(Debug, Clone)]
pub(super) struct Clause {
    pub(super) pattern: Pattern,
    pub(super) role: Role,
    pub(super) text: String,
    pub(super) span: Range<usize>,
}

/// A `[[sim]]` entry.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub(super) arithmetic: Arithmetic,
    pub(super) span: Range<usize>,
}

/// A root as written, for the message that it met nothing.
#[derive(Debug, Clone)]
pub(super) struct RootText {
    pub(super) text: String,
    pub(super) span: Range<usize>,
}

/// The part of a config that says which code is meant.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    pub(super) document: Option<Document>,
    pub(super) clauses: Vec<Clause>,
    pub(super) entries: Vec<Entry>,
    pub(super) roots: Vec<RootText>,
    /// Set by `--everything`: what code has that no entry names.
    pub(super) everything: Option<Arithmetic>,
    /// Set by `-p`, sorted.
    pub(super) packages: Vec<String>,
}

/// The scope as far as package and file decide; asked for each item of the file.
#[derive(Debug, Clone)]
pub struct FileScope<'a> {
    scope: &'a Scope,
    package: String,
    file: String,
    kind: TargetKind,
    selected: bool,
    base: Region,
    /// The entry that names the whole file, by package or glob.
    whole: Option<u16>,
}

impl Scope {
    /// All code of libraries and binaries, without any pattern.
    pub fn everything(arithmetic: Arithmetic) -> Self {
        Self { everything: Some(arithmetic), ..Self::default() }
    }

    /// All code of libraries and binaries but these modules, which are presentation. Paths that are no module patterns are left out.
    pub fn but_presentation(arithmetic: Arithmetic, modules: &[String]) -> Self {
        let clause = |text: &str, role: Role| {
            let pattern = Pattern::Module(ModulePattern::parse(text).ok()?);
            Some(Clause { pattern, role, text: text.to_owned(), span: 0..0 })
        };
        let presentation = modules.iter().filter_map(|module| clause(module, Role::Presentation));
        Self {
            clauses: clause("*", Role::Sim(0)).into_iter().chain(presentation).collect(),
            entries: vec![Entry { arithmetic, span: 0..0 }],
            ..Self::default()
        }
    }

    /// Prepares the answers for one file. O(patterns).
    pub fn file(&self, package: &str, file: &str, kind: TargetKind) -> FileScope<'_> {
        let mut answer = FileScope {
            scope: self,
            package: package.to_owned(),
            file: file.to_owned(),
            kind,
            selected: self.selects(package),
            base: Region::default(),
            whole: None,
        };
        for clause in &self.clauses {
            if !clause.covers_file(package, file, kind) {
                continue;
            }
            match clause.role {
                Role::Sim(entry) => answer.whole = answer.whole.or(Some(entry)),
                role => role.mark(&mut answer.base),
            }
        }
        answer
    }

    /// What the config says about one item; ask [`Scope::file`] once where a file holds many.
    pub fn region(&self, package: &str, file: &str, path: &str, kind: TargetKind) -> Region {
        self.file(package, file, kind).region(path)
    }

    /// The globs that name simulation code: they may bring in tests, benches, examples and build scripts.
    pub fn named_files(&self) -> GlobSet {
        let mut set = GlobSetBuilder::new();
        for clause in self.clauses.iter().filter(|clause| matches!(clause.role, Role::Sim(_))) {
            if let Pattern::Path(glob) = &clause.pattern {
                set.add(glob.glob().clone());
            }
        }
        set.build().unwrap_or_default()
    }

    /// Whether anything is presentation code.
    pub fn has_presentation(&self) -> bool {
        self.clauses.iter().any(|clause| clause.role == Role::Presentation)
    }

    /// Whether `-p` leaves the package in. Roots and markers of other packages do not count either.
    pub fn selects(&self, package: &str) -> bool {
        self.packages.is_empty() || self.packages.iter().any(|selected| selected == package)
    }

    /// Number of roots; [`Scope::root_unmatched`] takes their index, the same as in `Config::roots`.
    pub fn roots(&self) -> usize {
        self.roots.len()
    }
}

impl FileScope<'_> {
    /// What the config says about an item of the file. O(module patterns).
    pub fn region(&self, path: &str) -> Region {
        let path = without_raw(path);
        let mut region = self.base;
        let mut entry = self.whole;
        for clause in &self.scope.clauses {
            let Pattern::Module(pattern) = &clause.pattern else { continue };
            if !self.may_name(clause.role) || !pattern.matches(&path) {
                continue;
            }
            match clause.role {
                Role::Sim(at) => entry = entry.or(Some(at)),
                role => role.mark(&mut region),
            }
        }
        region.entry = entry.unwrap_or_default();
        region.sim =
            entry.and_then(|at| self.scope.entries.get(usize::from(at))).map(|entry| entry.arithmetic);
        if let Some(otherwise) = self.scope.everything.filter(|_| is_product(self.kind)) {
            region.sim = region.sim.or(Some(otherwise));
            region.presentation = false;
            region.excluded = false;
        }
        if region.presentation || region.excluded || !self.selected {
            region.sim = None;
        }
        region
    }

    /// What the config says about an item, each pattern that meets it as a sentence; what keeps it out comes first.
    pub fn reasons(&self, path: &str) -> Vec<String> {
        let mut reasons = Vec::new();
        if !self.selected {
            reasons.push("`-p` leaves its package out".to_owned());
        }
        if let Some(arithmetic) = self.scope.everything.filter(|_| is_product(self.kind)) {
            reasons.push(format!(
                "`--everything` reads all code, as {} where no entry names it",
                arithmetic.as_str()
            ));
        }
        let place = Place { package: &self.package, file: &self.file, path, kind: self.kind };
        let mut met: Vec<&Clause> = self.scope.clauses.iter().filter(|clause| clause.covers(place)).collect();
        met.sort_by_key(|clause| matches!(clause.role, Role::Sim(_)));
        reasons.extend(met.into_iter().map(Clause::sentence));
        if reasons.is_empty() && !is_product(self.kind) {
            reasons.push(
                "tests, benches, examples and build scripts are out unless a path names them".to_owned(),
            );
        }
        reasons
    }

    /// Tests, benches, examples and build scripts are simulation code only where a glob names their file.
    fn may_name(&self, role: Role) -> bool {
        !matches!(role, Role::Sim(_)) || is_product(self.kind)
    }
}

impl Role {
    fn mark(self, region: &mut Region) {
        match self {
            Self::Sim(_) => {}
            Self::Exclude => region.excluded = true,
            Self::Presentation => region.presentation = true,
            Self::Conversions => region.conversions = true,
        }
    }
}

impl Clause {
    /// Whether it names all of a file.
    fn covers_file(&self, package: &str, file: &str, kind: TargetKind) -> bool {
        match &self.pattern {
            Pattern::Module(_) => false,
            Pattern::Path(glob) => glob.matches(file),
            Pattern::Package(name) => name == package && is_product(kind),
        }
    }

    /// What it says of what it meets.
    fn sentence(&self) -> String {
        let text = &self.text;
        let kind = match self.pattern {
            Pattern::Module(_) => "module",
            Pattern::Path(_) => "path",
            Pattern::Package(_) => "package",
        };
        match self.role {
            Role::Sim(entry) => format!("`[[sim]]` entry {} names the {kind} `{text}`", entry + 1),
            Role::Exclude => format!("`exclude` names the {kind} `{text}`"),
            Role::Presentation => format!("`presentation` names the {kind} `{text}`"),
            Role::Conversions => format!("`conversions` names the {kind} `{text}`"),
        }
    }

    /// Whether it names a place, by whatever it compares.
    fn covers(&self, place: Place<'_>) -> bool {
        match &self.pattern {
            Pattern::Module(pattern) => {
                let may = !matches!(self.role, Role::Sim(_)) || is_product(place.kind);
                may && pattern.matches(&without_raw(place.path))
            }
            _ => self.covers_file(place.package, place.file, place.kind),
        }
    }
}

/// Libraries and binaries.
fn is_product(kind: TargetKind) -> bool {
    matches!(kind, TargetKind::Lib | TargetKind::Bin)
}

fn without_raw(path: &str) -> Cow<'_, str> {
    if path.contains("r#") { Cow::Owned(path.replace("r#", "")) } else { Cow::Borrowed(path) }
}

#[cfg(test)]
mod tests;
