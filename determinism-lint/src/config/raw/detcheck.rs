//! The `[detcheck]` table and its legs: which builds run the scenario. Checked for keys and types only.

use super::reader::{Mistakes, Table, Value};
use crate::config::{Detcheck, Leg};
use std::collections::BTreeMap;
use std::ops::Range;

const LEG: &[&str] = &[
    "name", "target", "toolchain", "profile", "opt-level", "rustflags", "features", "env", "runner",
    "refused",
];
const OPT_LEVELS: &[&str] = &["0", "1", "2", "3", "s", "z"];

/// Reads the table; its own keys are already checked.
pub(super) fn read(table: Table<'_, '_>, mistakes: &mut Mistakes) -> Detcheck {
    let seeds =
        table.get("seeds").map(|value| mistakes.list(value, "seeds", "whole numbers")).unwrap_or_default();
    let legs = table.get("leg").map(|value| mistakes.tables(value, "leg", LEG)).unwrap_or_default();
    let detcheck = Detcheck {
        scenarios: text(table, "scenarios", mistakes),
        ticks: table.get("ticks").and_then(|value| mistakes.number(value, "ticks")),
        seeds: seeds.iter().filter_map(|value| seed(value, mistakes)).collect(),
        legs: legs.into_iter().filter_map(|(span, entry)| leg(span, entry, mistakes)).collect(),
    };
    let mut names: BTreeMap<&str, Range<usize>> = BTreeMap::new();
    for (name, span) in table.get("leg").map(leg_names).unwrap_or_default() {
        if let Some(first) = names.insert(name, span.clone()) {
            let mistake = crate::config::error::Mistake::new(format!("two legs are called `{name}`"))
                .label(&mistakes.document, span, "the second")
                .label(&mistakes.document, first, "the first")
                .help("give each leg a name of its own");
            mistakes.push(mistake);
        }
    }
    detcheck
}

fn seed(value: Value<'_, '_>, mistakes: &mut Mistakes) -> Option<u64> {
    let right = mistakes.entry(value, "seeds", "a whole number", value.get_ref().is_integer());
    right.then(|| mistakes.number(value, "seeds"))?
}

/// Names of all legs that have one, in the order of the file.
fn leg_names<'a>(value: Value<'a, '_>) -> Vec<(&'a str, Range<usize>)> {
    let Some(legs) = value.get_ref().as_array() else { return Vec::new() };
    let names = legs.iter().filter_map(|leg| {
        let name = leg.get_ref().as_table()?.get("name")?;
        Some((name.get_ref().as_str()?, name.span()))
    });
    names.collect()
}

fn leg(span: Range<usize>, table: Table<'_, '_>, mistakes: &mut Mistakes) -> Option<Leg> {
    if !table.contains_key("name") {
        let help = "add `name = \"…\"`".to_owned();
        mistakes.at(span, "a leg has no name".to_owned(), "this leg", Some(help));
    }
    let leg = Leg {
        name: text(table, "name", mistakes).unwrap_or_default(),
        target: text(table, "target", mistakes),
        toolchain: text(table, "toolchain", mistakes),
        profile: text(table, "profile", mistakes),
        opt_level: table.get("opt-level").and_then(|value| opt_level(value, mistakes)),
        rustflags: texts(table, "rustflags", mistakes),
        features: texts(table, "features", mistakes),
        env: table.get("env").map(|value| env(value, mistakes)).unwrap_or_default(),
        runner: texts(table, "runner", mistakes),
        refused: text(table, "refused", mistakes),
    };
    (!leg.name.is_empty()).then_some(leg)
}

fn text(table: Table<'_, '_>, key: &str, mistakes: &mut Mistakes) -> Option<String> {
    Some(mistakes.string(table.get(key)?, key)?.into_inner())
}

fn texts(table: Table<'_, '_>, key: &str, mistakes: &mut Mistakes) -> Vec<String> {
    super::strings(table, key, mistakes).into_iter().map(toml::Spanned::into_inner).collect()
}

/// As in a cargo profile: a number from 0 to 3, or `"s"`, `"z"`.
fn opt_level(value: Value<'_, '_>, mistakes: &mut Mistakes) -> Option<String> {
    let integer = value.get_ref().as_integer().map(|integer| integer.as_str().to_owned());
    let written = integer.or_else(|| value.get_ref().as_str().map(str::to_owned));
    let level = written.filter(|level| OPT_LEVELS.contains(&level.as_str()));
    if level.is_none() {
        let help = "one of 0, 1, 2, 3, \"s\" and \"z\"".to_owned();
        mistakes.at(
            value.span(),
            "`opt-level` is no level of optimisation".to_owned(),
            "this value",
            Some(help),
        );
    }
    level
}

fn env(value: Value<'_, '_>, mistakes: &mut Mistakes) -> BTreeMap<String, String> {
    // Any name is a key here.
    let keys: Vec<&str> =
        value.get_ref().as_table().into_iter().flatten().map(|(key, _)| key.get_ref().as_ref()).collect();
    let Some(table) = mistakes.table(value, "env", &keys) else { return BTreeMap::new() };
    let pairs = table.iter().filter_map(|(key, value)| {
        let name = key.get_ref().to_string();
        let Some(text) = value.get_ref().as_str() else {
            mistakes.string(value, &name)?;
            return None;
        };
        Some((name, text.to_owned()))
    });
    pairs.collect()
}
