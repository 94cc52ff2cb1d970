//! Takes from the cargo settings of a project where its packages come from, and nothing that could be run.

use std::path::Path;
use toml::{Table, Value};

/// The settings, as text for a `config.toml`; empty where the project has none that matter.
pub(super) fn carried_over(manifest: &Path) -> String {
    let mut carried = Table::new();
    // The nearest folder wins.
    for folder in manifest.ancestors().skip(1) {
        let Some(settings) = settings_of(folder) else { continue };
        for key in ["source", "registries", "patch"] {
            for (name, entry) in settings.get(key).and_then(Value::as_table).into_iter().flatten() {
                let Some(entry) = entry.as_table() else { continue };
                let kept = carried.entry(key).or_insert_with(|| Value::Table(Table::new()));
                if let Value::Table(kept) = kept {
                    kept.entry(name).or_insert_with(|| Value::Table(safe_entry(key, entry, folder)));
                }
            }
        }
        if let Some(paths) = settings.get("paths").and_then(Value::as_array) {
            let paths = paths.iter().filter_map(Value::as_str).map(|path| absolute(folder, path));
            carried.entry("paths").or_insert_with(|| Value::Array(paths.collect()));
        }
    }
    if carried.is_empty() { String::new() } else { carried.to_string() }
}

/// Cargo reads `config` before `config.toml` where both are there.
fn settings_of(folder: &Path) -> Option<Table> {
    let names = [".cargo/config", ".cargo/config.toml"].map(|name| folder.join(name));
    let path = names.into_iter().find(|path| path.is_file())?;
    std::fs::read_to_string(path).ok()?.parse().ok()
}

/// Only keys that name a place; tokens and credential providers stay behind.
fn safe_entry(section: &str, entry: &Table, folder: &Path) -> Table {
    let mut safe = Table::new();
    for (key, value) in entry {
        let value = match (section, key.as_str(), value) {
            ("source", "directory" | "local-registry", Value::String(path)) => absolute(folder, path),
            ("source", "registry" | "git" | "branch" | "tag" | "rev" | "replace-with", Value::String(_)) => {
                value.clone()
            }
            ("registries", "index", Value::String(_)) => value.clone(),
            ("patch", _, Value::Table(patch)) => Value::Table(safe_patch(patch, folder)),
            ("patch", _, Value::String(_)) => value.clone(),
            _ => continue,
        };
        safe.insert(key.clone(), value);
    }
    safe
}

fn safe_patch(patch: &Table, folder: &Path) -> Table {
    let mut patch = patch.clone();
    if let Some(Value::String(path)) = patch.get("path") {
        let path = absolute(folder, path);
        patch.insert("path".to_owned(), path);
    }
    patch
}

fn absolute(folder: &Path, path: &str) -> Value {
    Value::String(folder.join(path).to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_carried_over_and_what_could_be_run_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let member = folder.path().join("member");
        std::fs::create_dir_all(folder.path().join(".cargo")).unwrap();
        std::fs::create_dir_all(member.join(".cargo")).unwrap();
        let outer = r#"
            paths = ["../over"]
            [build]
            rustc-wrapper = "x"
            [source.crates-io]
            replace-with = "vendored"
            [source.vendored]
            directory = "vendor"
            [registries.own]
            index = "sparse+https://example.invalid/"
            token = "secret"
            credential-provider = ["x"]
            [registry]
            global-credential-providers = ["x"]
            [patch.crates-io]
            a = { path = "a" }
            [target.'cfg(all())']
            runner = "x"
        "#;
        std::fs::write(folder.path().join(".cargo/config.toml"), outer).unwrap();
        std::fs::write(member.join(".cargo/config"), "[source.vendored]\ndirectory = 'mine'\n").unwrap();
        let carried: Table = carried_over(&member.join("Cargo.toml")).parse().unwrap();
        let keys: Vec<_> = carried.keys().map(String::as_str).collect();
        assert_eq!(keys, ["patch", "paths", "registries", "source"]);
        let at = |path: &str| Some(folder.path().join(path).to_string_lossy().into_owned());
        let text = |value: &Value| value.as_str().map(str::to_owned);
        assert_eq!(text(&carried["source"]["vendored"]["directory"]), at("member/mine"));
        assert_eq!(text(&carried["patch"]["crates-io"]["a"]["path"]), at("a"));
        assert_eq!(text(&carried["paths"][0]), at("../over"));
        assert_eq!(carried["registries"]["own"].as_table().map(Table::len), Some(1));
    }
}
