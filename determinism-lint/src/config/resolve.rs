//! From what was written, the flags and the rules to a configuration that leaves nothing open. Collects every mistake.

use super::error::{ConfigErrors, Document, Mistake, did_you_mean};
use super::levels;
use super::pattern::{Flaw, ModulePattern, PathPattern, TypePattern, is_path_glob};
use super::raw::{self, Mistakes, Raw, RawSim, Text};
use super::scope::{Clause, Entry, Pattern, Role, RootText, Scope};
use super::{Audit, Config, Flags, Root, TypeLists};
use crate::discover::Workspace;
use crate::meta::{Arithmetic, RuleMeta};
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;

/// The name of the config file, at the workspace root.
pub const FILE_NAME: &str = "determinism-lint.toml";
/// The key below `[workspace.metadata]` that holds a config instead.
const METADATA_KEY: &str = "determinism-lint";

/// Finds and reads the config of a workspace. `None` where there is none and `--everything` is not given.
///
/// # Errors
/// Every mistake in the config and in the flags.
pub fn load(
    workspace: &Workspace,
    flags: &Flags,
    rules: &[&'static RuleMeta],
) -> Result<Option<Config>, ConfigErrors> {
    let file = read_text(&workspace.root.join(FILE_NAME), FILE_NAME)?;
    let manifest = match metadata_path(workspace) {
        None => None,
        Some(path) => read_text(&workspace.root.join("Cargo.toml"), "Cargo.toml")?.map(|text| (path, text)),
    };
    if file.is_some() && manifest.is_some() {
        return Err(twice(manifest.as_ref().map_or("", |(path, _)| path)).into());
    }
    let (document, from_manifest) = match (file, manifest) {
        (Some(text), _) => (Document::new(FILE_NAME, text), None),
        (None, Some((path, text))) => (Document::new("Cargo.toml", text), Some(path)),
        (None, None) => (Document::new("", String::new()), None),
    };
    let found = !document.name().is_empty();
    let mut mistakes = Mistakes::new(document.clone());
    let raw = match from_manifest {
        None => raw::read(&document, &mut mistakes),
        Some(path) => {
            let path: Vec<&str> = path.split('.').collect();
            raw::read_at(&document, &path, &mut mistakes).unwrap_or_default()
        }
    };
    let config = resolve(raw, workspace, flags, rules, found, &mut mistakes);
    ConfigErrors::check(mistakes.into_list())?;
    Ok((found || flags.everything).then_some(config))
}

/// Where in the root manifest a config stands.
fn metadata_path(workspace: &Workspace) -> Option<&'static str> {
    workspace.metadata.get(METADATA_KEY)?;
    let manifest = std::fs::read_to_string(workspace.root.join("Cargo.toml")).ok()?;
    let table = toml::de::DeTable::parse(&manifest).ok()?;
    let has = |kind: &str| {
        let metadata = table.get_ref().get(kind)?.get_ref().as_table()?.get("metadata")?;
        metadata.get_ref().as_table()?.get(METADATA_KEY)
    };
    if has("workspace").is_some() {
        Some("workspace.metadata.determinism-lint")
    } else {
        Some("package.metadata.determinism-lint")
    }
}

fn twice(path: &str) -> Mistake {
    let message = format!("the workspace has two configs: `{FILE_NAME}` and `[{path}]` in `Cargo.toml`");
    Mistake::new(message).help("move all of it into one of the two")
}

/// The text of a file; `None` where there is none.
fn read_text(path: &Path, name: &str) -> Result<Option<String>, ConfigErrors> {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Mistake::new(format!("`{name}` cannot be read: {error}")).into()),
    };
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].iter().filter(|byte| **byte == b'\n').count() + 1;
        ConfigErrors::from(
            Mistake::new(format!("`{name}` is not UTF-8: line {line}")).help("save the file as UTF-8"),
        )
    })?;
    Ok(Some(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)))
}

fn resolve(
    raw: Raw,
    workspace: &Workspace,
    flags: &Flags,
    rules: &[&'static RuleMeta],
    found: bool,
    mistakes: &mut Mistakes,
) -> Config {
    check_selected(workspace, flags, mistakes);
    // Where nothing is said, the stricter reading holds; only `--everything` looks at code that nobody has judged.
    let unsaid = if flags.everything { Arithmetic::ExactFloat } else { Arithmetic::FixedPoint };
    let arithmetic = raw.arithmetic.unwrap_or(unsaid);
    let mut packages = flags.packages.clone();
    packages.sort();
    packages.dedup();
    let mut scope = Scope {
        document: found.then(|| mistakes.document.clone()),
        everything: flags.everything.then_some(arithmetic),
        packages,
        ..Scope::default()
    };
    let mut roots = Vec::new();
    for sim in &raw.sim {
        entry(
            sim,
            raw.arithmetic.unwrap_or(Arithmetic::FixedPoint),
            workspace,
            &mut scope,
            &mut roots,
            mistakes,
        );
    }
    for (texts, role) in [(&raw.presentation, Role::Presentation), (&raw.conversions, Role::Conversions)] {
        scope.clauses.extend(texts.iter().filter_map(|text| either(text, role, mistakes)));
    }
    check_contradictions(&scope, mistakes);
    Config {
        root: workspace.root.clone(),
        source: found.then(|| mistakes.document.name().to_owned()),
        arithmetic,
        everything: flags.everything,
        roots,
        types: TypeLists {
            safe: types(&raw.safe, mistakes),
            fixed: types(&raw.fixed, mistakes),
            hash: types(&raw.hash, mistakes),
            clocks: types(&raw.clocks, mistakes),
        },
        trusted: trusted(&raw.trusted, mistakes),
        audit: audit(&raw, rules, mistakes),
        levels: levels::resolve(&raw.rules, flags, rules, mistakes),
        detcheck: raw.detcheck,
        scope,
    }
}

fn check_selected(workspace: &Workspace, flags: &Flags, mistakes: &mut Mistakes) {
    for package in &flags.packages {
        if workspace.packages.iter().any(|known| known.name == *package) {
            continue;
        }
        let help = package_help(package, workspace);
        mistakes.push(
            Mistake::new(format!("no package of the workspace is called `{package}`")).maybe_help(help),
        );
    }
}

fn package_help(name: &str, workspace: &Workspace) -> Option<String> {
    let names: Vec<&str> = workspace.packages.iter().map(|package| package.name.as_str()).collect();
    let near = did_you_mean(name, names.iter().copied());
    near.or_else(|| {
        (1..=12).contains(&names.len()).then(|| format!("the workspace has {}", raw::listed(&names)))
    })
}

fn entry(
    sim: &RawSim,
    arithmetic: Arithmetic,
    workspace: &Workspace,
    scope: &mut Scope,
    roots: &mut Vec<(Root, Arithmetic)>,
    mistakes: &mut Mistakes,
) {
    let Ok(index) = u16::try_from(scope.entries.len()) else {
        mistakes.at(sim.span.clone(), "more than 65,536 `[[sim]]` entries".to_owned(), "from here on", None);
        return;
    };
    let arithmetic = sim.arithmetic.unwrap_or(arithmetic);
    let role = Role::Sim(index);
    scope.entries.push(Entry { arithmetic, span: sim.span.clone() });
    scope.clauses.extend(sim.modules.iter().filter_map(|text| module(text, role, mistakes)));
    scope.clauses.extend(sim.paths.iter().filter_map(|text| glob(text, role, mistakes)));
    scope.clauses.extend(sim.packages.iter().filter_map(|text| package(text, role, workspace, mistakes)));
    scope.clauses.extend(sim.exclude.iter().filter_map(|text| either(text, Role::Exclude, mistakes)));
    for root in &sim.roots {
        scope.roots.push(RootText { text: describe(root.get_ref()), span: root.span() });
        roots.push((root.get_ref().clone(), arithmetic));
    }
}

fn describe(root: &Root) -> String {
    match root {
        Root::Call { call, schedule } if schedule.is_empty() => format!("`{call}`"),
        Root::Call { call, schedule } => format!("`{call}` with schedule {}", schedule.join(", ")),
        Root::Method { trait_, method } => format!("`{trait_}::{method}`"),
    }
}

fn clause(text: &Text, role: Role, pattern: Pattern) -> Clause {
    Clause { pattern, role, text: text.get_ref().clone(), span: text.span() }
}

fn flaw(text: &Text, flaw: Flaw, mistakes: &mut Mistakes) {
    mistakes.at(text.span(), flaw.message, "this pattern", Some(flaw.help));
}

fn module(text: &Text, role: Role, mistakes: &mut Mistakes) -> Option<Clause> {
    match ModulePattern::parse(text.get_ref()) {
        Ok(pattern) => Some(clause(text, role, Pattern::Module(pattern))),
        Err(found) => {
            flaw(text, found, mistakes);
            None
        }
    }
}

fn glob(text: &Text, role: Role, mistakes: &mut Mistakes) -> Option<Clause> {
    if text.get_ref().contains("::") {
        let help = "a module path belongs in `modules`".to_owned();
        mistakes.at(
            text.span(),
            format!("`{}` is not a glob over files", text.get_ref()),
            "this pattern",
            Some(help),
        );
        return None;
    }
    match PathPattern::parse(text.get_ref()) {
        Ok(pattern) => Some(clause(text, role, Pattern::Path(pattern))),
        Err(found) => {
            flaw(text, found, mistakes);
            None
        }
    }
}

fn either(text: &Text, role: Role, mistakes: &mut Mistakes) -> Option<Clause> {
    if is_path_glob(text.get_ref()) { glob(text, role, mistakes) } else { module(text, role, mistakes) }
}

fn package(text: &Text, role: Role, workspace: &Workspace, mistakes: &mut Mistakes) -> Option<Clause> {
    let name = text.get_ref();
    if workspace.packages.iter().any(|package| package.name == *name) {
        return Some(clause(text, role, Pattern::Package(name.clone())));
    }
    let help = package_help(name, workspace);
    mistakes.at(
        text.span(),
        format!("no package of the workspace is called `{name}`"),
        "meets nothing",
        help,
    );
    None
}

/// A pattern that is named twice, word for word, under two arithmetics; other overlaps show once the code is known.
fn check_contradictions(scope: &Scope, mistakes: &mut Mistakes) {
    let mut claimed: BTreeMap<&str, (usize, &Clause)> = BTreeMap::new();
    for clause in &scope.clauses {
        let Role::Sim(entry) = clause.role else { continue };
        let entry = usize::from(entry);
        let Some((first, other)) = claimed.insert(&clause.text, (entry, clause)) else { continue };
        let (left, right) = (scope.entries[first].arithmetic, scope.entries[entry].arithmetic);
        if left == right {
            continue;
        }
        let mistake = Mistake::new(format!("`{}` has two arithmetics", clause.text))
            .label(&mistakes.document, clause.span.clone(), right.as_str())
            .label(&mistakes.document, other.span.clone(), left.as_str())
            .help("keep it in one of the two entries");
        mistakes.push(mistake);
    }
}

fn types(texts: &[Text], mistakes: &mut Mistakes) -> Vec<String> {
    let mut list = Vec::new();
    for text in texts {
        match TypePattern::parse(text.get_ref()) {
            Ok(_) => list.push(text.get_ref().clone()),
            Err(found) => flaw(text, found, mistakes),
        }
    }
    list
}

fn trusted(texts: &[Text], mistakes: &mut Mistakes) -> Vec<String> {
    let mut list = Vec::new();
    for text in texts {
        let name = text.get_ref();
        if name.chars().all(|char| char.is_alphanumeric() || matches!(char, '-' | '_')) {
            list.push(name.clone());
            continue;
        }
        let help = "as in `indexmap`: the name alone, without version or path".to_owned();
        mistakes.at(text.span(), format!("`{name}` is no name of a crate"), "this entry", Some(help));
    }
    list
}

fn audit(raw: &Raw, rules: &[&'static RuleMeta], mistakes: &mut Mistakes) -> Audit {
    let mut require: Vec<String> = vec!["reason".to_owned()];
    for word in &raw.require {
        if !require.iter().any(|known| known == word) {
            require.push((*word).to_owned());
        }
    }
    let mut budget = BTreeMap::new();
    for (key, most) in &raw.budget {
        let word = key.get_ref().as_str();
        match levels::find(word, rules) {
            Some(levels::Named::Rule(rule) | levels::Named::Code(rule)) => {
                budget.insert(rule.name.to_owned(), *most);
            }
            Some(levels::Named::Group(_)) => {
                let help = Some("name the rules of the group one by one".to_owned());
                mistakes.at(key.span(), format!("`{word}` is a group"), "budgets are for single rules", help);
            }
            None => {
                let help = Some(levels::unknown_help(word, rules));
                mistakes.at(key.span(), format!("unknown rule `{word}`"), "no rule", help);
            }
        }
    }
    Audit { require, budget }
}

#[cfg(test)]
mod tests;
