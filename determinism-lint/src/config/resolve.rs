//! From what was written, the flags and the rules to a configuration that leaves nothing open. Collects every mistake.

use super::error::{ConfigErrors, Document, Mistake};
use super::levels;
use super::pattern::TypePattern;
use super::raw::{self, Mistakes, Raw, Text};
use super::scope::{Scope, build};
use super::{Audit, Config, Flags, TypeLists};
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
            let keys: Vec<&str> = path.split('.').collect();
            let raw = raw::read_at(&document, &keys, &mut mistakes);
            if raw.is_none() && mistakes.is_empty() {
                mistakes.push(Mistake::new(format!("`[{path}]` cannot be found in `Cargo.toml`")));
            }
            raw.unwrap_or_default()
        }
    };
    let config = resolve(raw, workspace, flags, rules, found, &mut mistakes);
    ConfigErrors::check(mistakes.into_list())?;
    Ok((found || flags.everything).then_some(config))
}

/// Where in the root manifest a config stands.
pub(crate) fn metadata_path(workspace: &Workspace) -> Option<&'static str> {
    workspace.metadata.get(METADATA_KEY)?;
    let lone = std::fs::read_to_string(workspace.root.join("Cargo.toml")).is_ok_and(|text| is_lone(&text));
    Some(if lone { "package.metadata.determinism-lint" } else { "workspace.metadata.determinism-lint" })
}

/// Whether the config of a manifest stands in its package.
fn is_lone(manifest: &str) -> bool {
    let (table, _) = toml::de::DeTable::parse_recoverable(manifest);
    let has = |kind: &str| {
        let metadata = table.get_ref().get(kind)?.get_ref().as_table()?.get("metadata")?;
        metadata.get_ref().as_table()?.get(METADATA_KEY)
    };
    has("workspace").is_none() && has("package").is_some()
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
    let roots = build::fill(&mut scope, &raw, workspace, mistakes);
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
        let help = build::package_help(package, workspace);
        mistakes.push(
            Mistake::new(format!("no package of the workspace is called `{package}`")).maybe_help(help),
        );
    }
}

fn types(texts: &[Text], mistakes: &mut Mistakes) -> Vec<String> {
    let mut list = Vec::new();
    for text in texts {
        match TypePattern::parse(text.get_ref()) {
            Ok(_) => list.push(text.get_ref().clone()),
            Err(found) => build::flaw(text, found, mistakes),
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
        mistakes.at(text.span(), format!("`{name}` is not the name of a crate"), "this entry", Some(help));
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
pub(in crate::config) mod tests;
