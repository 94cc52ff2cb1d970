//! The manifest of a crate without what is not needed to compile its library with the wanted features: the lock file of the set then
//! holds everything, and nothing has to be asked of a registry. Knows the form of manifests only.

use std::collections::BTreeSet;
use toml::{Table, Value};

/// Sections for tests, examples and programs.
const OTHERS: &[&str] = &["dev-dependencies", "bench", "test", "example", "bin", "profile"];
const AUTOMATIC: &[&str] = &["autobins", "autoexamples", "autotests", "autobenches"];

/// The manifest as a workspace of its own: the library, its features (those that are off are empty), and what those need.
pub(super) fn reduce(
    text: &str,
    wanted: &[String],
    default_features: bool,
) -> Result<String, toml::de::Error> {
    let mut manifest: Table = toml::from_str(text)?;
    for key in OTHERS {
        manifest.remove(*key);
    }
    if let Some(package) = table(&mut manifest, "package") {
        for key in AUTOMATIC {
            package.insert((*key).to_owned(), Value::Boolean(false));
        }
    }
    let mut features = manifest.get("features").and_then(Value::as_table).cloned().unwrap_or_default();
    let on = switched_on(&features, wanted, default_features);
    let mut removed: Vec<String> = Vec::new();
    let mut kept = BTreeSet::new();
    for section in sections(&mut manifest) {
        let names: Vec<String> = section.keys().map(|name| name.to_string()).collect();
        for name in names {
            let optional = section[&name].get("optional").and_then(Value::as_bool) == Some(true);
            if optional && !on.contains(&name) && !on.contains(&format!("dep:{name}")) {
                section.remove(&name);
                removed.push(name);
            } else {
                kept.insert(name);
            }
        }
    }
    for (name, list) in &mut features {
        if !on.contains(name) {
            *list = Value::Array(Vec::new());
        } else if let Value::Array(list) = list {
            list.retain(|entry| {
                let dependency = entry.as_str().and_then(|entry| entry.split_once('/'));
                dependency.is_none_or(|(name, _)| kept.contains(name.trim_end_matches('?')))
            });
        }
    }
    // An optional dependency is a feature, too.
    for name in removed {
        features.entry(name).or_insert_with(|| Value::Array(Vec::new()));
    }
    manifest.insert("features".to_owned(), Value::Table(features));
    manifest.insert("workspace".to_owned(), Value::Table(Table::new()));
    Ok(manifest.to_string())
}

fn table<'t>(parent: &'t mut Table, key: &str) -> Option<&'t mut Table> {
    parent.get_mut(key)?.as_table_mut()
}

/// The lists of dependencies, those of single platforms too.
fn sections(manifest: &mut Table) -> Vec<&mut Table> {
    let mut found = Vec::new();
    for (key, value) in manifest.iter_mut() {
        let Some(section) = value.as_table_mut() else { continue };
        match key.as_str() {
            "dependencies" | "build-dependencies" => found.push(section),
            "target" => {
                let platforms = section.iter_mut().filter_map(|(_, platform)| platform.as_table_mut());
                for platform in platforms {
                    platform.remove("dev-dependencies");
                    let lists = platform.iter_mut().filter_map(|(_, list)| list.as_table_mut());
                    found.extend(lists);
                }
            }
            _ => {}
        }
    }
    found
}

/// Features and `dep:` entries that the wanted ones lead to.
fn switched_on(features: &Table, wanted: &[String], default_features: bool) -> BTreeSet<String> {
    let mut on = BTreeSet::new();
    let mut next: Vec<String> = wanted.to_vec();
    if default_features {
        next.push("default".to_owned());
    }
    while let Some(name) = next.pop() {
        if !on.insert(name.clone()) {
            continue;
        }
        let list = features.get(&name).and_then(Value::as_array);
        for entry in list.into_iter().flatten().filter_map(Value::as_str) {
            // `name/feature` switches the dependency on, `name?/feature` does not.
            match entry.split_once('/') {
                Some((dependency, _)) if dependency.ends_with('?') => {}
                Some((dependency, _)) => next.push(dependency.to_owned()),
                None => next.push(entry.to_owned()),
            }
        }
    }
    on
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
[package]
name = "a"
[dependencies.core_part]
version = "1"
[dependencies.num]
version = "1"
optional = true
[dependencies.serde]
version = "1"
optional = true
[dev-dependencies.anyhow]
version = "1"
[features]
default = ["std"]
std = ["num/std", "serde?/std", "anyhow/std"]
json = ["dep:serde"]
"#;

    #[test]
    fn only_what_the_features_need_is_left() {
        let left: Table =
            toml::from_str(&reduce(TEXT, &[], true).expect("it is a manifest")).expect("it still is");
        let names: Vec<&String> = left["dependencies"].as_table().expect("there are some").keys().collect();
        assert_eq!(names, ["core_part", "num"]);
        assert!(!left.contains_key("dev-dependencies"));
        assert_eq!(left["features"]["json"].as_array().map(Vec::len), Some(0));
        assert_eq!(left["features"]["std"].as_array().map(Vec::len), Some(1));
        assert!(left["features"].get("serde").is_some());
    }

    #[test]
    fn wanted_features_bring_their_dependencies() {
        let left: Table =
            toml::from_str(&reduce(TEXT, &["json".to_owned()], false).expect("it is a manifest"))
                .expect("it still is");
        let names: Vec<&String> = left["dependencies"].as_table().expect("there are some").keys().collect();
        assert_eq!(names, ["core_part", "serde"]);
    }
}
