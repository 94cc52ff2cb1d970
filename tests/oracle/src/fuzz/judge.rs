//! Many programs at once through rustc and through the scanner, and where the two disagree.

use super::compile::{self, Place};
use super::text::Text;
use crate::error::Error;
use crate::mir::{Kind, Seen};
use determinism_lint::meta::Arithmetic;
use determinism_lint::snippets::{self, Snippet};
use std::collections::{BTreeMap, BTreeSet};

/// What is compared: a kind of operation, and the rule that reports it.
const RULES: &[&str] = &[
    "float-arithmetic", "float-reduction", "approximate-float-fn", "fused-multiply-add", "float-conversion",
    "foreign-float-type",
];

/// A place where scanner and compiler do not agree.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Disagreement {
    /// The compiler sees it and the scanner does not; else the other way round.
    pub(super) missed: bool,
    /// The rule that reports it, or should.
    pub(super) rule: String,
    /// Its line in the program, from 1.
    pub(super) line: usize,
    /// Its text.
    pub(super) code: String,
}

/// What became of one program.
#[derive(Debug, Clone)]
pub(super) enum Judged {
    /// It was compared.
    Compared {
        /// Operations of floats in it.
        operations: usize,
        disagreements: Vec<Disagreement>,
    },
    /// rustc refuses it: why. A fault of the grammar.
    Invalid(String),
}

/// Judges programs.
pub(super) fn judge(texts: &[&str], place: &Place) -> Result<Vec<Judged>, Error> {
    let compiled = compile::compile(texts, place)?;
    let found = scan(texts);
    let nothing = Seen::default();
    let judged = texts.iter().enumerate().map(|(at, text)| match compiled.invalid.get(&at) {
        Some(why) => Judged::Invalid(why.clone()),
        None => compare(text, compiled.seen.get(&at).unwrap_or(&nothing), &found[at]),
    });
    Ok(judged.collect())
}

/// Rule, first and last byte of each finding that is compared, by program.
type Found = Vec<(String, std::ops::Range<usize>)>;

fn scan(texts: &[&str]) -> Vec<Found> {
    let snippet =
        |(at, text): (usize, &&str)| Snippet { path: format!("p{at:05}.rs"), text: text.as_bytes().to_vec() };
    let all: Vec<Snippet> = texts.iter().enumerate().map(snippet).collect();
    let scan = snippets::scan(&all, Arithmetic::FixedPoint);
    let mut found = vec![Found::new(); texts.len()];
    for finding in &scan.findings {
        let path = &scan.sources[finding.file.0 as usize].path;
        let number = path
            .strip_prefix('p')
            .and_then(|rest| rest.strip_suffix(".rs"))
            .and_then(|at| at.parse::<usize>().ok());
        if let (Some(number), true) = (number, RULES.contains(&finding.rule.name)) {
            found[number]
                .push((finding.rule.name.to_owned(), finding.span.start as usize..finding.span.end as usize));
        }
    }
    found
}

/// The rule that must report an operation; `None` where none has to, or not in any case.
fn rule(kind: &Kind) -> Option<&'static str> {
    match kind {
        Kind::Arithmetic => Some("float-arithmetic"),
        Kind::Reduction => Some("float-reduction"),
        Kind::Approximate => Some("approximate-float-fn"),
        Kind::Cast | Kind::Conversion => Some("float-conversion"),
        Kind::Method(name) if name == "sqrt" => Some("float-arithmetic"),
        Kind::Method(name) if name == "mul_add" => Some("fused-multiply-add"),
        Kind::Method(name) if name.starts_with("from_") => Some("float-conversion"),
        _ => None,
    }
}

fn compare(text: &str, seen: &Seen, found: &Found) -> Judged {
    let read = Text::new(text);
    let mut expected: BTreeMap<(usize, usize), BTreeSet<&str>> = BTreeMap::new();
    let mut required: BTreeSet<(usize, usize, &str)> = BTreeSet::new();
    for operation in &seen.operations {
        let Some(rule) = rule(&operation.kind) else { continue };
        let places = read.places(operation);
        for place in &places {
            expected.entry((place.start, place.end)).or_default().insert(rule);
        }
        // Where it comes from one of several invocations, nothing says which.
        if let [place] = &places[..] {
            required.insert((place.start, place.end, rule));
        }
    }
    let mut reported: BTreeSet<(usize, usize, &str)> = BTreeSet::new();
    let mut called: BTreeSet<(usize, usize, &str)> = BTreeSet::new();
    for (rule, range) in found {
        let place = read.place(range.clone());
        let place = (place.start, place.end, rule.as_str());
        reported.insert(place);
        if !is_value(&text[range.clone()]) {
            called.insert(place);
        }
    }
    let at = |missed, (start, end, rule): (usize, usize, &str)| Disagreement {
        missed,
        rule: rule.to_owned(),
        line: read.line(start),
        code: text[start..end].split_whitespace().collect::<Vec<_>>().join(" "),
    };
    let missed = required.iter().filter(|one| !reported.contains(*one)).map(|one| at(true, *one));
    let is_expected = |(start, end, rule): &(usize, usize, &str)| {
        expected.get(&(*start, *end)).is_some_and(|rules| rules.contains(rule))
    };
    let extra = called.iter().filter(|one| !is_expected(one)).map(|one| at(false, *one));
    let disagreements = missed.chain(extra).collect();
    Judged::Compared { operations: required.len(), disagreements }
}

/// Whether the text names a function and does not call it: reported where it is named, computed where nobody sees it.
fn is_value(text: &str) -> bool {
    matches!(syn::parse_str(text), Ok(syn::Expr::Path(node)) if node.qself.is_some() || node.path.segments.len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_float_operation_that_the_scanner_does_not_see_is_missed_and_one_too_many_is_extra() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let text = "pub fn f(a: f32) -> f32 {\n    a * a\n}\n";
        let judged = judge(&[text], &Place::new(folder.path())).expect("rustc runs");
        assert!(
            matches!(&judged[..], [Judged::Compared { operations: 1, disagreements }] if disagreements.is_empty()),
            "{judged:?}"
        );
        let Judged::Compared { disagreements, .. } = compare(text, &Seen::default(), &scan(&[text])[0])
        else {
            panic!("it is compared")
        };
        assert!(
            matches!(&disagreements[..], [one] if !one.missed && one.line == 2 && one.code == "a * a"),
            "{disagreements:?}"
        );
    }
}
