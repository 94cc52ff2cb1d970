//! TOML as owned values with places. Knows no key.

use crate::source::Span;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value and where it stands.
#[derive(Debug, Clone)]
pub(super) struct Tree {
    pub(super) span: Span,
    pub(super) value: Value,
}

#[derive(Debug, Clone)]
pub(super) enum Value {
    /// Whether the text between the quotes is the value itself.
    Text(String, bool),
    Bool(bool),
    List(Vec<Tree>),
    Table(Vec<Entry>),
    /// Numbers and dates.
    Other,
}

/// One key of a table.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub(super) key: String,
    pub(super) key_span: Span,
    pub(super) value: Tree,
}

impl Tree {
    /// Reads a document. The error is a message and its place.
    pub(super) fn parse(text: &str) -> Result<Self, (String, Span)> {
        match DeTable::parse(text) {
            Ok(table) => Ok(table_of(text, table.span(), table.get_ref())),
            Err(error) => {
                let message = error.message().to_owned();
                Err((message, error.span().map(span).unwrap_or_default()))
            }
        }
    }

    /// The entries of a table; nothing of anything else.
    pub(super) fn entries(&self) -> &[Entry] {
        match &self.value {
            Value::Table(entries) => entries,
            _ => &[],
        }
    }

    pub(super) fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries().iter().find(|entry| entry.key == key)
    }

    pub(super) fn get(&self, key: &str) -> Option<&Self> {
        self.entry(key).map(|entry| &entry.value)
    }

    /// Follows keys.
    pub(super) fn at(&self, keys: &[&str]) -> Option<&Self> {
        keys.iter().try_fold(self, |tree, key| tree.get(key))
    }

    pub(super) fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text, _) => Some(text),
            _ => None,
        }
    }

    pub(super) fn bool(&self) -> Option<bool> {
        match &self.value {
            Value::Bool(on) => Some(*on),
            _ => None,
        }
    }

    /// The elements of a list; nothing of anything else.
    pub(super) fn list(&self) -> &[Self] {
        match &self.value {
            Value::List(list) => list,
            _ => &[],
        }
    }

    /// The place of a part of a text, given in bytes of its value; all of it where the text is written with escapes.
    pub(super) fn part(&self, part: Range<usize>) -> Span {
        match &self.value {
            Value::Text(_, true) => {
                let start = self.span.start + 1;
                Span { start: start + part.start as u32, end: start + part.end as u32 }
            }
            _ => self.span,
        }
    }
}

fn table_of(text: &str, at: Range<usize>, table: &DeTable<'_>) -> Tree {
    let entry = |(key, value): (&Spanned<std::borrow::Cow<'_, str>>, &Spanned<DeValue<'_>>)| Entry {
        key: key.get_ref().to_string(),
        key_span: span(key.span()),
        value: value_of(text, value),
    };
    Tree { span: span(at), value: Value::Table(table.iter().map(entry).collect()) }
}

fn value_of(text: &str, value: &Spanned<DeValue<'_>>) -> Tree {
    let at = value.span();
    let value = match value.get_ref() {
        DeValue::String(given) => {
            let raw = text.get(at.start + 1..at.end.saturating_sub(1));
            Value::Text(given.to_string(), raw == Some(given.as_ref()))
        }
        DeValue::Boolean(on) => Value::Bool(*on),
        DeValue::Array(list) => Value::List(list.iter().map(|value| value_of(text, value)).collect()),
        DeValue::Table(table) => return table_of(text, at, table),
        _ => Value::Other,
    };
    Tree { span: span(at), value }
}

fn span(range: Range<usize>) -> Span {
    Span { start: range.start as u32, end: range.end as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_text_has_a_place_of_its_own_unless_it_is_escaped() {
        let text = "a = 'x yy'\nb = \"x\\u0020y\"\n";
        let tree = Tree::parse(text).unwrap();
        let place = |key: &str, part| {
            let span = tree.get(key).unwrap().part(part);
            &text[span.start as usize..span.end as usize]
        };
        assert_eq!(place("a", 2..4), "yy");
        assert_eq!(place("b", 2..3), "\"x\\u0020y\"");
    }

    #[test]
    fn a_fault_of_syntax_has_a_place() {
        let (message, span) = Tree::parse("a = 1\nb = [\n").unwrap_err();
        assert!(!message.is_empty() && span.start >= 6, "{message} {span:?}");
    }
}
