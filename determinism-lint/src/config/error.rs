//! What is wrong with a config: mistakes with their places, rendered by miette. Knows no key and no rule.

use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// The file that a config was read from: its name, relative to the workspace root, and its text.
#[derive(Debug, Clone)]
pub struct Document(Arc<NamedSource<String>>);

impl Document {
    /// Keeps a text under the name that diagnostics print.
    pub fn new(name: &str, text: String) -> Self {
        Self(Arc::new(NamedSource::new(name, text).with_language("toml")))
    }

    /// The name that diagnostics print.
    pub fn name(&self) -> &str {
        self.0.name()
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.inner()
    }
}

/// One mistake: what, where, and how to mend it.
#[derive(Debug, Clone)]
pub struct Mistake {
    message: String,
    help: Option<String>,
    labels: Vec<(Range<usize>, String)>,
    document: Option<Document>,
}

impl Mistake {
    /// A mistake that stands in no file: a flag, or a file that is missing.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), help: None, labels: Vec::new(), document: None }
    }

    /// How to mend it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same, where there is anything to say.
    #[must_use]
    pub fn maybe_help(mut self, help: Option<String>) -> Self {
        self.help = help.or(self.help);
        self
    }

    /// Belongs to a document, where no place in it can be named.
    #[must_use]
    pub fn within(mut self, document: &Document) -> Self {
        self.document = Some(document.clone());
        self
    }

    /// Points at a byte range of the document. The first label is where the mistake stands.
    #[must_use]
    pub fn label(mut self, document: &Document, span: Range<usize>, text: impl Into<String>) -> Self {
        self.document = Some(document.clone());
        self.labels.push((span, text.into()));
        self
    }

    /// What is wrong, in one line.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Where it stands in its document, for the order of the list.
    fn start(&self) -> usize {
        self.labels.first().map_or(0, |(span, _)| span.start)
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for Mistake {}

impl Diagnostic for Mistake {
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let help = self.help.as_ref()?;
        Some(Box::new(help))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        let document = self.document.as_ref()?;
        Some(document.0.as_ref())
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        if self.labels.is_empty() {
            return None;
        }
        Some(Box::new(self.labels.iter().enumerate().map(|(at, (span, text))| {
            let text = (!text.is_empty()).then(|| text.clone());
            match at {
                0 => LabeledSpan::new_primary_with_span(text, span.clone()),
                _ => LabeledSpan::new_with_span(text, span.clone()),
            }
        })))
    }
}

/// Every mistake of a config and of the flags that go with it, never only the first.
#[derive(Debug)]
pub struct ConfigErrors {
    summary: String,
    mistakes: Vec<Mistake>,
}

impl ConfigErrors {
    /// Sorts the mistakes by place; `Ok` where there are none.
    ///
    /// # Errors
    /// All mistakes, where there are any.
    pub fn check(mistakes: Vec<Mistake>) -> Result<(), Self> {
        if mistakes.is_empty() {
            return Ok(());
        }
        Err(Self::from(mistakes))
    }

    /// The mistakes, sorted by place.
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }
}

impl From<Vec<Mistake>> for ConfigErrors {
    fn from(mut mistakes: Vec<Mistake>) -> Self {
        mistakes.sort_by(|left, right| (left.start(), &left.message).cmp(&(right.start(), &right.message)));
        let document = mistakes.iter().find_map(|mistake| mistake.document.as_ref());
        let place = document.map_or("the configuration", Document::name);
        let summary = match mistakes.len() {
            1 => format!("{place} has a mistake"),
            count => format!("{place} has {count} mistakes"),
        };
        Self { summary, mistakes }
    }
}

impl From<Mistake> for ConfigErrors {
    fn from(mistake: Mistake) -> Self {
        Self::from(vec![mistake])
    }
}

impl fmt::Display for ConfigErrors {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.summary)
    }
}

impl std::error::Error for ConfigErrors {}

impl Diagnostic for ConfigErrors {
    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.mistakes.iter().map(|mistake| mistake as &dyn Diagnostic)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_come_in_the_order_of_the_file() {
        let document = Document::new("x.toml", "a = 1\nb = 2\n".to_owned());
        let late = Mistake::new("late").label(&document, 6..7, "");
        let early = Mistake::new("early").label(&document, 0..1, "");
        let errors = ConfigErrors::from(vec![late, early]);
        let messages: Vec<_> = errors.mistakes().iter().map(Mistake::message).collect();
        assert_eq!(messages, ["early", "late"]);
        assert_eq!(errors.to_string(), "x.toml has 2 mistakes");
    }

    #[test]
    fn no_mistakes_are_no_error() {
        assert!(ConfigErrors::check(Vec::new()).is_ok());
    }
}
