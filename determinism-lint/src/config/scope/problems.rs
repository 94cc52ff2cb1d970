//! What is wrong between a scope and the code there is: patterns that meet nothing, entries that contradict each other.

use super::{Clause, Pattern, Place, Role, Scope};
use crate::config::error::Mistake;
use crate::similar::nearest;
use std::collections::{BTreeMap, BTreeSet};

impl Scope {
    /// Compares the scope with all code of the workspace: which patterns met nothing, and which entries of different
    /// arithmetic name the same code. O(places × patterns). `-p` and `--everything` change nothing here.
    pub fn problems(&self, universe: &[Place<'_>]) -> Vec<Mistake> {
        let mut met = vec![false; self.clauses.len()];
        let mut conflicts: BTreeMap<(usize, usize), Place<'_>> = BTreeMap::new();
        for place in universe {
            let hits: Vec<usize> =
                (0..self.clauses.len()).filter(|at| self.clauses[*at].covers(*place)).collect();
            for at in &hits {
                met[*at] = true;
            }
            if let Some(pair) = self.conflict(&hits) {
                let first = conflicts.entry(pair).or_insert(*place);
                *first = (*first).min(*place);
            }
        }
        let mut mistakes: Vec<Mistake> = Vec::new();
        let mut entries = BTreeSet::new();
        for ((left, right), place) in &conflicts {
            // One message for each pair of entries: the cure is the same for all their patterns.
            if entries.insert((self.clauses[*left].role.entry(), self.clauses[*right].role.entry())) {
                mistakes.push(self.contradiction(&self.clauses[*left], &self.clauses[*right], place));
            }
        }
        let unmet = self.clauses.iter().zip(&met).filter(|(_, met)| !**met);
        mistakes.extend(unmet.map(|(clause, _)| self.unmatched(clause, universe)));
        mistakes
    }

    /// The message for a root that names no function, by its index in `Config::roots`.
    pub fn root_unmatched(&self, index: usize) -> Option<Mistake> {
        let root = self.roots.get(index)?;
        let mistake = Mistake::new(format!("the root {} names no function", root.text));
        let mistake = mistake.help("roots name functions of the workspace by the call that registers them or by the trait they implement");
        Some(self.labelled(mistake, root.span.clone(), "met nothing"))
    }

    /// The message for a config whose scope holds no code at all.
    pub fn empty(&self) -> Mistake {
        let message = match self.packages.as_slice() {
            [] => "nothing is simulation code".to_owned(),
            [package] => format!("nothing in package `{package}` is simulation code"),
            packages => format!("nothing in the packages {} is simulation code", packages.join(", ")),
        };
        let help = "name code in a `[[sim]]` entry, mark an item with `// determinism-lint: sim`, or check all code with `--everything`";
        let mistake = Mistake::new(message).help(help);
        match (&self.document, self.entries.first()) {
            (Some(document), Some(entry)) if self.packages.is_empty() => mistake.label(
                document,
                entry.span.clone(),
                "`presentation` or `exclude` leaves out all it names",
            ),
            (Some(document), _) => mistake.within(document),
            (None, _) => mistake,
        }
    }

    /// The first two patterns among the hits that say different arithmetics.
    fn conflict(&self, hits: &[usize]) -> Option<(usize, usize)> {
        let sim = |at: &usize| Some((*at, self.entries.get(self.clauses[*at].role.entry()?)?.arithmetic));
        if hits.iter().any(|at| matches!(self.clauses[*at].role, Role::Exclude | Role::Presentation)) {
            return None;
        }
        let mut sims = hits.iter().filter_map(sim);
        let (first, arithmetic) = sims.next()?;
        let (second, _) = sims.find(|(_, other)| *other != arithmetic)?;
        Some((first, second))
    }

    fn contradiction(&self, left: &Clause, right: &Clause, place: &Place<'_>) -> Mistake {
        let arithmetic = |clause: &Clause| {
            let entry = clause.role.entry().and_then(|entry| self.entries.get(entry));
            entry.map_or("", |entry| entry.arithmetic.as_str())
        };
        let message = format!("`{}` is claimed by two entries of different arithmetic", place.path);
        let help = "narrow one of the two, or give both the same arithmetic";
        let mistake = self.labelled(Mistake::new(message).help(help), right.span.clone(), arithmetic(right));
        self.labelled(mistake, left.span.clone(), arithmetic(left))
    }

    fn unmatched(&self, clause: &Clause, universe: &[Place<'_>]) -> Mistake {
        let (message, help) = match &clause.pattern {
            Pattern::Module(_) => {
                (format!("no module or item is `{}`", clause.text), module_help(clause, universe))
            }
            Pattern::Path(_) => {
                (format!("no source file matches `{}`", clause.text), path_help(clause, universe))
            }
            Pattern::Package(_) => (
                format!("package `{}` has no library and no binary", clause.text),
                Some("name tests, benches and examples in `paths`".to_owned()),
            ),
        };
        self.labelled(Mistake::new(message).maybe_help(help), clause.span.clone(), "meets nothing")
    }

    fn labelled(&self, mistake: Mistake, span: std::ops::Range<usize>, text: &str) -> Mistake {
        match &self.document {
            Some(document) => mistake.label(document, span, text),
            None => mistake,
        }
    }
}

impl Role {
    fn entry(self) -> Option<usize> {
        match self {
            Self::Sim(entry) => Some(usize::from(entry)),
            _ => None,
        }
    }
}

fn module_help(clause: &Clause, universe: &[Place<'_>]) -> Option<String> {
    let text = clause.text.as_str();
    let paths: BTreeSet<&str> = universe.iter().map(|place| place.path).collect();
    let modules: BTreeSet<&str> = paths.iter().flat_map(|path| ancestors(path)).collect();
    if universe.iter().any(|place| !super::is_product(place.kind) && clause.would_cover(place.path)) {
        return Some(
            "tests, benches, examples and build scripts are named by their files in `paths`".to_owned(),
        );
    }
    if let Some(near) =
        nearest(text, modules.iter().copied()).or_else(|| nearest(text, paths.iter().copied()))
    {
        return Some(format!("did you mean `{near}`?"));
    }
    let last = text.rsplit("::").next().unwrap_or(text);
    if let Some(same) = modules.iter().find(|module| module.rsplit("::").next() == Some(last)) {
        return Some(format!("there is a `{same}`; did you mean that?"));
    }
    let Some(deepest) = ancestors(text).filter(|prefix| modules.contains(prefix)).last() else {
        let product = universe.iter().filter(|place| super::is_product(place.kind));
        let crates: BTreeSet<&str> = product.filter_map(|place| ancestors(place.path).next()).collect();
        let crates: Vec<String> = crates.iter().take(8).map(|name| format!("`{name}`")).collect();
        return Some(format!("paths begin with the name of a crate: {}", crates.join(", ")));
    };
    let below: BTreeSet<&str> = modules.iter().filter_map(|module| child(module, deepest)).take(8).collect();
    if below.is_empty() {
        return Some(format!("`{deepest}` has no modules"));
    }
    let names: Vec<String> = below.iter().map(|name| format!("`{name}`")).collect();
    Some(format!("`{deepest}` has {}", names.join(", ")))
}

impl Clause {
    fn would_cover(&self, path: &str) -> bool {
        matches!(&self.pattern, Pattern::Module(pattern) if pattern.matches(path))
    }
}

/// `a`, `a::b`, `a::b::c`
fn ancestors(path: &str) -> impl Iterator<Item = &str> {
    let borders = path.match_indices("::").map(|(at, _)| at);
    borders.chain(std::iter::once(path.len())).map(|end| &path[..end])
}

/// The name of a module that stands directly below another.
fn child<'a>(module: &'a str, parent: &str) -> Option<&'a str> {
    let name = module.strip_prefix(parent)?.strip_prefix("::")?;
    (!name.contains("::")).then_some(name)
}

fn path_help(clause: &Clause, universe: &[Place<'_>]) -> Option<String> {
    let text = clause.text.strip_prefix("./").unwrap_or(&clause.text);
    let files: BTreeSet<&str> = universe.iter().map(|place| place.file).collect();
    let folder = format!("{}/", text.trim_end_matches('/'));
    if files.iter().any(|file| file.starts_with(&folder)) {
        return Some(format!("it is a folder: write `{folder}**`"));
    }
    let folders: BTreeSet<String> =
        files.iter().flat_map(|file| folders(file)).map(|folder| format!("{folder}/**")).collect();
    let near = nearest(text, files.iter().copied().chain(folders.iter().map(String::as_str)));
    let near = near.map(|near| format!("did you mean `{near}`?"));
    near.or_else(|| Some("globs start at the workspace root, as in `crates/sim/src/**`".to_owned()))
}

fn folders(file: &str) -> impl Iterator<Item = &str> {
    file.match_indices('/').map(|(at, _)| &file[..at])
}
