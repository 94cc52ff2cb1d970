//! Exactly what may be written in `determinism-lint.toml`: keys, types and words, each with its place. Knows neither
//! rules nor the workspace; every mistake is collected, none ends the reading.

mod detcheck;
mod reader;
mod roots;

use crate::config::error::Document;
use crate::config::{Detcheck, Root};
use crate::meta::{Arithmetic, Level};
pub(in crate::config) use reader::{Mistakes, listed};
use reader::{Table, Value};
use std::ops::Range;
use toml::Spanned;
use toml::de::DeTable;

/// A string and where it stands.
pub(super) type Text = Spanned<String>;

/// The keys of each table, for the check of unknown ones and for where a key belongs.
const TABLES: &[(&str, &[&str])] = &[
    (
        "",
        &[
            "arithmetic", "presentation", "conversions", "sim", "types", "dependencies", "rules", "audit",
            "detcheck",
        ],
    ),
    ("sim", &["modules", "paths", "packages", "roots", "exclude", "arithmetic"]),
    ("types", &["safe", "fixed", "hash", "clocks"]),
    ("dependencies", &["trusted"]),
    ("audit", &["require", "budget"]),
    ("detcheck", &["scenarios", "ticks", "seeds", "leg"]),
];

const ARITHMETIC: &[(&str, Arithmetic)] =
    &[("fixed-point", Arithmetic::FixedPoint), ("exact-float", Arithmetic::ExactFloat)];
const ARITHMETIC_ALIASES: &[(&str, &str)] = &[
    ("fixed", "fixed-point"),
    ("fixedpoint", "fixed-point"),
    ("integer", "fixed-point"),
    ("float", "exact-float"),
    ("exact", "exact-float"),
];
const LEVELS: &[(&str, Level)] = &[("deny", Level::Deny), ("warn", Level::Warn), ("allow", Level::Allow)];
const LEVEL_ALIASES: &[(&str, &str)] = &[
    ("error", "deny"),
    ("forbid", "deny"),
    ("on", "deny"),
    ("warning", "warn"),
    ("off", "allow"),
    ("ignore", "allow"),
    ("none", "allow"),
    ("expect", "allow"),
];
const REQUIRE: &[(&str, &str)] =
    &[("reason", "reason"), ("reviewed-by", "reviewed-by"), ("until", "until"), ("why", "why")];

/// A config as written.
#[derive(Debug, Default)]
pub(super) struct Raw {
    pub(super) arithmetic: Option<Arithmetic>,
    pub(super) presentation: Vec<Text>,
    pub(super) conversions: Vec<Text>,
    pub(super) sim: Vec<RawSim>,
    pub(super) safe: Vec<Text>,
    pub(super) fixed: Vec<Text>,
    pub(super) hash: Vec<Text>,
    pub(super) clocks: Vec<Text>,
    pub(super) trusted: Vec<Text>,
    pub(super) rules: Vec<RawLevel>,
    pub(super) require: Vec<&'static str>,
    pub(super) budget: Vec<(Text, u32)>,
    pub(super) detcheck: Option<Detcheck>,
}

/// A `[[sim]]` entry as written.
#[derive(Debug, Default)]
pub(super) struct RawSim {
    pub(super) span: Range<usize>,
    pub(super) arithmetic: Option<Arithmetic>,
    pub(super) modules: Vec<Text>,
    pub(super) paths: Vec<Text>,
    pub(super) packages: Vec<Text>,
    pub(super) roots: Vec<Spanned<Root>>,
    pub(super) exclude: Vec<Text>,
}

/// One line of `[rules]`.
#[derive(Debug)]
pub(super) struct RawLevel {
    /// Name, code or group.
    pub(super) key: Text,
    pub(super) level: Level,
    pub(super) note: Option<String>,
}

/// Reads a whole file.
pub(super) fn read(document: &Document, mistakes: &mut Mistakes) -> Raw {
    let Some(table) = parse(document, mistakes) else { return Raw::default() };
    mistakes.keys(table.get_ref(), "", keys_of(""));
    fields(table.get_ref(), mistakes)
}

/// Reads the table that stands at `path` inside a manifest; `None` where there is none.
pub(super) fn read_at(document: &Document, path: &[&str], mistakes: &mut Mistakes) -> Option<Raw> {
    let table = parse(document, mistakes)?;
    let (last, before) = path.split_last()?;
    let mut table = table.get_ref();
    for key in before {
        table = table.get(*key)?.get_ref().as_table()?;
    }
    let value = table.get(*last)?;
    let table = mistakes.table(value, last, keys_of(""))?;
    Some(fields(table, mistakes))
}

/// The document as a tree. What follows a fault of syntax is guesswork and would only add mistakes that are none, so
/// then there is no tree; a key that stands twice leaves the rest as it is.
fn parse<'a>(document: &'a Document, mistakes: &mut Mistakes) -> Option<Spanned<DeTable<'a>>> {
    let (table, errors) = DeTable::parse_recoverable(document.text());
    let readable = errors.iter().all(|error| error.message() == "duplicate key");
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        let message = error.message();
        match message {
            "duplicate key" => mistakes.at(span, "a key stands twice".to_owned(), "the second one", None),
            _ => mistakes.at(span, format!("not TOML: {message}"), "here", None),
        }
    }
    readable.then_some(table)
}

fn keys_of(name: &str) -> &'static [&'static str] {
    TABLES.iter().find(|(table, _)| *table == name).map_or(&[], |(_, keys)| keys)
}

fn fields(table: Table<'_, '_>, mistakes: &mut Mistakes) -> Raw {
    let mut raw = Raw {
        arithmetic: arithmetic(table, mistakes),
        presentation: strings(table, "presentation", mistakes),
        conversions: strings(table, "conversions", mistakes),
        ..Raw::default()
    };
    if let Some(value) = table.get("sim") {
        let entries = mistakes.tables(value, "sim", keys_of("sim"));
        raw.sim = entries.into_iter().map(|(span, entry)| sim(span, entry, mistakes)).collect();
    }
    if let Some(types) = section(table, "types", mistakes) {
        raw.safe = strings(types, "safe", mistakes);
        raw.fixed = strings(types, "fixed", mistakes);
        raw.hash = strings(types, "hash", mistakes);
        raw.clocks = strings(types, "clocks", mistakes);
    }
    if let Some(dependencies) = section(table, "dependencies", mistakes) {
        raw.trusted = strings(dependencies, "trusted", mistakes);
    }
    if let Some(value) = table.get("rules") {
        raw.rules = rules(value, mistakes);
    }
    if let Some(audit) = section(table, "audit", mistakes) {
        raw.require = require(audit, mistakes);
        raw.budget = budget(audit, mistakes);
    }
    raw.detcheck = section(table, "detcheck", mistakes).map(|table| detcheck::read(table, mistakes));
    raw
}

fn section<'a, 'i>(table: Table<'a, 'i>, name: &str, mistakes: &mut Mistakes) -> Option<Table<'a, 'i>> {
    mistakes.table(table.get(name)?, name, keys_of(name))
}

fn strings(table: Table<'_, '_>, key: &str, mistakes: &mut Mistakes) -> Vec<Text> {
    table.get(key).map(|value| mistakes.strings(value, key)).unwrap_or_default()
}

fn arithmetic(table: Table<'_, '_>, mistakes: &mut Mistakes) -> Option<Arithmetic> {
    mistakes.word(table.get("arithmetic")?, "arithmetic", ARITHMETIC, ARITHMETIC_ALIASES)
}

fn sim(span: Range<usize>, table: Table<'_, '_>, mistakes: &mut Mistakes) -> RawSim {
    let roots = table.get("roots").map(|value| mistakes.list(value, "roots", "tables")).unwrap_or_default();
    let entry = RawSim {
        arithmetic: arithmetic(table, mistakes),
        modules: strings(table, "modules", mistakes),
        paths: strings(table, "paths", mistakes),
        packages: strings(table, "packages", mistakes),
        roots: roots.iter().filter_map(|value| roots::read(value, mistakes)).collect(),
        exclude: strings(table, "exclude", mistakes),
        span,
    };
    let named = ["modules", "paths", "packages", "roots"].iter().any(|key| table.contains_key(*key));
    if !named {
        let help = "add `modules`, `paths`, `packages` or `roots`".to_owned();
        mistakes.at(
            entry.span.clone(),
            "a `[[sim]]` entry names no code".to_owned(),
            "this entry",
            Some(help),
        );
    }
    entry
}

fn rules(value: Value<'_, '_>, mistakes: &mut Mistakes) -> Vec<RawLevel> {
    // Whether the keys are rules is for the one who knows the rules to say.
    let keys: Vec<&str> =
        value.get_ref().as_table().into_iter().flatten().map(|(key, _)| key.get_ref().as_ref()).collect();
    let Some(table) = mistakes.table(value, "rules", &keys) else { return Vec::new() };
    let levels = table.iter().filter_map(|(key, value)| {
        let name = key.get_ref().as_ref();
        let (level, note) = level(value, name, mistakes)?;
        Some(RawLevel { key: Spanned::new(key.span(), name.to_owned()), level, note })
    });
    levels.collect()
}

fn level(value: Value<'_, '_>, name: &str, mistakes: &mut Mistakes) -> Option<(Level, Option<String>)> {
    if value.get_ref().is_str() {
        return Some((mistakes.word(value, name, LEVELS, LEVEL_ALIASES)?, None));
    }
    if !value.get_ref().is_table() {
        let help = format!("write `{name} = \"warn\"`, or `{name} = {{ level = \"deny\", note = \"…\" }}`");
        mistakes.at(
            value.span(),
            format!("the level of `{name}` must be a word"),
            "neither a word nor a table",
            Some(help),
        );
        return None;
    }
    let table = mistakes.table(value, name, &["level", "note"])?;
    let note = table.get("note").and_then(|value| mistakes.string(value, "note"));
    let Some(level) = table.get("level") else {
        let help = "add `level = \"deny\"`, `\"warn\"` or `\"allow\"`".to_owned();
        mistakes.at(value.span(), format!("`{name}` has no level"), "no `level` here", Some(help));
        return None;
    };
    let level = mistakes.word(level, "level", LEVELS, LEVEL_ALIASES)?;
    Some((level, note.map(Spanned::into_inner)))
}

fn require(audit: Table<'_, '_>, mistakes: &mut Mistakes) -> Vec<&'static str> {
    let Some(value) = audit.get("require") else { return Vec::new() };
    let entries = mistakes.list(value, "require", "strings").iter();
    let aliases =
        [("reviewer", "reviewed-by"), ("reviewed", "reviewed-by"), ("date", "until"), ("expires", "until")];
    let words = entries.filter_map(|entry| {
        let right = mistakes.entry(entry, "require", "a string", entry.get_ref().is_str());
        right.then(|| mistakes.word(entry, "require", REQUIRE, &aliases))?
    });
    words.collect()
}

fn budget(audit: Table<'_, '_>, mistakes: &mut Mistakes) -> Vec<(Text, u32)> {
    let Some(value) = audit.get("budget") else { return Vec::new() };
    let keys: Vec<&str> =
        value.get_ref().as_table().into_iter().flatten().map(|(key, _)| key.get_ref().as_ref()).collect();
    let Some(table) = mistakes.table(value, "budget", &keys) else { return Vec::new() };
    let budget = table.iter().filter_map(|(key, value)| {
        let name = key.get_ref().to_string();
        let most = mistakes.number(value, &name)?;
        Some((Spanned::new(key.span(), name), most))
    });
    budget.collect()
}
