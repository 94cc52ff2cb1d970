//! Reads TOML values and says what they should have been. Knows the grammar of no key.

use crate::config::error::{Document, Mistake};
use crate::similar::did_you_mean;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A table whose keys are checked.
pub(super) type Table<'a, 'i> = &'a DeTable<'i>;
/// A value with its place.
pub(super) type Value<'a, 'i> = &'a Spanned<DeValue<'i>>;

/// Collects the mistakes of one document.
#[derive(Debug)]
pub(in crate::config) struct Mistakes {
    /// Where the spans point.
    pub(in crate::config) document: Document,
    list: Vec<Mistake>,
}

impl Mistakes {
    pub(in crate::config) fn new(document: Document) -> Self {
        Self { document, list: Vec::new() }
    }

    /// Notes a mistake at a place.
    pub(in crate::config) fn at(
        &mut self,
        span: Range<usize>,
        message: String,
        label: &str,
        help: Option<String>,
    ) {
        let mistake = Mistake::new(message).label(&self.document, span, label).maybe_help(help);
        self.list.push(mistake);
    }

    /// Notes a mistake that is already put together.
    pub(in crate::config) fn push(&mut self, mistake: Mistake) {
        self.list.push(mistake);
    }

    pub(in crate::config) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(in crate::config) fn into_list(self) -> Vec<Mistake> {
        self.list
    }

    /// A value of another type than the key takes.
    fn wrong_type(&mut self, value: Value<'_, '_>, key: &str, wanted: &str) {
        let found = with_article(value.get_ref().type_str());
        self.at(value.span(), format!("`{key}` must be {wanted}"), &format!("this is {found}"), None);
    }

    /// Whether an entry of a list is of the right type; says so where it is not.
    pub(super) fn entry(&mut self, value: Value<'_, '_>, key: &str, wanted: &str, right: bool) -> bool {
        if !right {
            let found = with_article(value.get_ref().type_str());
            let message = format!("each entry of `{key}` must be {wanted}");
            self.at(value.span(), message, &format!("this is {found}"), None);
        }
        right
    }

    /// The table behind a value, its keys compared with the known ones.
    pub(super) fn table<'a, 'i>(
        &mut self,
        value: Value<'a, 'i>,
        name: &str,
        known: &[&str],
    ) -> Option<Table<'a, 'i>> {
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_type(value, name, "a table");
            return None;
        };
        self.keys(table, name, known);
        Some(table)
    }

    /// Reports the keys that are not known.
    pub(super) fn keys(&mut self, table: Table<'_, '_>, name: &str, known: &[&str]) {
        for key in table.keys() {
            let word = key.get_ref().as_ref();
            if known.contains(&word) {
                continue;
            }
            let place = if name.is_empty() { String::new() } else { format!(" in `{name}`") };
            let help = elsewhere(word, name).or_else(|| did_you_mean(word, known.iter().copied()));
            let help = help.unwrap_or_else(|| format!("the keys here are {}", listed(known)));
            self.at(key.span(), format!("unknown key `{word}`{place}"), "not a key", Some(help));
        }
    }

    /// The tables of an array of tables.
    pub(super) fn tables<'a, 'i>(
        &mut self,
        value: Value<'a, 'i>,
        name: &str,
        known: &[&str],
    ) -> Vec<(Range<usize>, Table<'a, 'i>)> {
        if let Some(table) = value.get_ref().as_table() {
            let help = format!("write `[[{name}]]`, once for each entry");
            self.at(
                value.span(),
                format!("`{name}` must be a list of tables"),
                "this is a single table",
                Some(help),
            );
            self.keys(table, name, known);
            return vec![(value.span(), table)];
        }
        let Some(array) = value.get_ref().as_array() else {
            self.wrong_type(value, name, "a list of tables");
            return Vec::new();
        };
        let tables = array.iter().filter_map(|entry| Some((entry.span(), self.table(entry, name, known)?)));
        tables.collect()
    }

    /// A string with something in it.
    pub(super) fn string(&mut self, value: Value<'_, '_>, key: &str) -> Option<Spanned<String>> {
        let Some(text) = value.get_ref().as_str() else {
            self.wrong_type(value, key, "a string");
            return None;
        };
        if text.trim().is_empty() {
            self.at(
                value.span(),
                format!("`{key}` holds an empty string"),
                "nothing stands here",
                Some("take it out".to_owned()),
            );
            return None;
        }
        Some(Spanned::new(value.span(), text.to_owned()))
    }

    /// A list of strings with something in each.
    pub(super) fn strings(&mut self, value: Value<'_, '_>, key: &str) -> Vec<Spanned<String>> {
        if let Some(text) = value.get_ref().as_str() {
            let help = format!("write `{key} = [{text:?}]`");
            self.at(
                value.span(),
                format!("`{key}` must be a list of strings"),
                "this is a single string",
                Some(help),
            );
            return Vec::new();
        }
        let Some(array) = value.get_ref().as_array() else {
            self.wrong_type(value, key, "a list of strings");
            return Vec::new();
        };
        let texts = array.iter().filter_map(|entry| {
            let right = self.entry(entry, key, "a string", entry.get_ref().is_str());
            right.then(|| self.string(entry, key))?
        });
        texts.collect()
    }

    /// An integer that is not negative and fits.
    pub(super) fn number<T: TryFrom<u64>>(&mut self, value: Value<'_, '_>, key: &str) -> Option<T> {
        let Some(integer) = value.get_ref().as_integer() else {
            self.wrong_type(value, key, "a whole number");
            return None;
        };
        let read = u64::from_str_radix(integer.as_str(), integer.radix())
            .ok()
            .and_then(|number| T::try_from(number).ok());
        if read.is_none() {
            self.at(value.span(), format!("`{key}` must be a whole number from 0"), "out of range", None);
        }
        read
    }

    /// The list behind a value.
    pub(super) fn list<'a, 'i>(
        &mut self,
        value: Value<'a, 'i>,
        key: &str,
        of: &str,
    ) -> &'a [Spanned<DeValue<'i>>] {
        let Some(array) = value.get_ref().as_array() else {
            self.wrong_type(value, key, &format!("a list of {of}"));
            return &[];
        };
        array
    }

    /// One of a few words. `aliases` are words that people write instead.
    pub(super) fn word<T: Copy>(
        &mut self,
        value: Value<'_, '_>,
        key: &str,
        words: &[(&str, T)],
        aliases: &[(&str, &str)],
    ) -> Option<T> {
        let text = self.string(value, key)?;
        let word = text.get_ref().as_str();
        if let Some((_, meaning)) = words.iter().find(|(known, _)| *known == word) {
            return Some(*meaning);
        }
        let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
        let alias = aliases.iter().find(|(alias, _)| alias.eq_ignore_ascii_case(word));
        let help = alias.map(|(_, meant)| format!("did you mean `{meant}`?"));
        let help = help.or_else(|| did_you_mean(word, known.iter().copied()));
        let label = format!("one of {}", listed(&known));
        self.at(value.span(), format!("`{word}` is not a value of `{key}`"), &label, help);
        None
    }
}

/// `a`, `b` and `c`
pub(in crate::config) fn listed(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.split_last() {
        None => "none".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}

fn with_article(type_name: &str) -> String {
    match type_name {
        "integer" => "an integer".to_owned(),
        "array" => "a list".to_owned(),
        other => format!("a {other}"),
    }
}

/// Where a key belongs that stands in the wrong table.
fn elsewhere(word: &str, name: &str) -> Option<String> {
    let place = super::TABLES.iter().find(|(table, keys)| *table != name && keys.contains(&word))?;
    Some(match place.0 {
        "" => format!("`{word}` belongs at the top, before the first table"),
        "sim" => format!("`{word}` belongs in a `[[sim]]` entry"),
        table => format!("`{word}` belongs in `[{table}]`"),
    })
}
