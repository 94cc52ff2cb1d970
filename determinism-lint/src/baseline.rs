//! Known findings, frozen in a file that may only shrink: by rule, path and normalised snippet, with a count. Knows
//! findings and sources, nothing of comments.

mod file;

pub use file::{BaselineError, Key};

use crate::finding::{Finding, Judged, Label, Silenced};
use crate::meta::{Arithmetic, Certainty, Group, RuleMeta};
use crate::rules;
use crate::source::{FileId, SourceFile, Span};
use file::Baseline;
use std::collections::BTreeMap;
use std::path::Path;

/// Longest snippet of a key, in characters: enough to tell places apart, and edits far below do not touch it.
const SNIPPET: usize = 120;

/// What to do with the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// `--baseline F`: known findings are silenced, entries without one are findings.
    Check,
    /// `--baseline F --prune`: known findings are silenced, entries without one are removed from the file.
    Prune,
    /// `--write-baseline F`: all findings become known; onto an existing file only if nothing is new.
    Write,
}

/// Where the baseline is and how it is used.
pub struct Request<'a> {
    /// Where to read and write it.
    pub path: &'a Path,
    /// How reports call it: relative to the workspace root, with `/`.
    pub name: &'a str,
    /// See [`Mode`].
    pub mode: Mode,
    /// Whether this run would report findings of the rule in the file of this path: entries of what was not looked at
    /// (another package, a rule that is off) are neither stale nor removed. A file that is gone was looked at.
    pub looked_at: &'a dyn Fn(&str, &RuleMeta) -> bool,
}

/// Applies the baseline to findings that no comment silences, and writes it where asked to. Where an entry is stale the
/// baseline becomes the last of `sources`, so that its finding has a place.
pub fn run(
    request: &Request<'_>,
    findings: &mut Vec<Judged>,
    sources: &mut Vec<SourceFile>,
) -> Result<(), BaselineError> {
    if request.mode == Mode::Write {
        return freeze(request, findings, sources);
    }
    let baseline = Baseline::read(request.path, request.name)?;
    let stale = silence(request, &baseline, findings, sources);
    if stale.is_empty() {
        return Ok(());
    }
    if request.mode == Mode::Prune {
        return file::write(request.path, request.name, &pruned(&baseline, &stale));
    }
    let file = FileId(sources.len() as u32);
    findings.extend(stale.iter().map(|entry| entry.finding(file, &baseline)));
    sources.push(baseline.source);
    Ok(())
}

/// What the baseline is about: findings that count.
fn key_of(judged: &Judged, sources: &[SourceFile]) -> Option<Key> {
    let finding = &judged.finding;
    if judged.silenced.is_some() || finding.rule.group == Group::Audit {
        return None;
    }
    let source = sources.get(finding.file.0 as usize)?;
    Some(Key {
        rule: finding.rule.name.to_owned(),
        path: source.path.clone(),
        snippet: snippet(source.slice(finding.span)),
    })
}

/// The text with all white space collapsed, so that formatting does not matter, cut where it is long.
fn snippet(text: &str) -> String {
    let mut snippet = String::new();
    for word in text.split_whitespace() {
        if !snippet.is_empty() {
            snippet.push(' ');
        }
        snippet.push_str(word);
        // A few more than are kept, so that the cut sees that there is more.
        if snippet.len() > SNIPPET * 4 + 4 {
            break;
        }
    }
    match snippet.char_indices().nth(SNIPPET) {
        Some((end, _)) => format!("{}…", &snippet[..end]),
        None => snippet,
    }
}

/// An entry that says more than the code has.
struct Stale<'b> {
    key: &'b Key,
    found: u32,
}

impl Stale<'_> {
    fn finding(&self, file: FileId, baseline: &Baseline) -> Judged {
        let entry = &baseline.entries[self.key];
        let rule = rules::find("DET902").expect("the rules about suppressions are in the list of rules");
        let name = &self.key.rule;
        let left = if self.found == 0 { "nothing" } else { "fewer" };
        let message = match self.found {
            _ if rules::find(name).is_none() => format!("baseline entry of the unknown rule `{name}`"),
            0 => format!("baseline entry without a finding of `{name}`"),
            1 => format!("baseline entry for {} findings of `{name}`, of which 1 is left", entry.count),
            found => {
                format!("baseline entry for {} findings of `{name}`, of which {found} are left", entry.count)
            }
        };
        Judged::from(Finding {
            rule,
            file,
            span: entry.span,
            label: Label { span: entry.span, text: format!("{left} like it left in {}", self.key.path) },
            message,
            help: format!("run `cargo determinism-lint check --baseline {} --prune`", baseline.source.path),
            certainty: Certainty::Proven,
            cfg: None,
            arithmetic: Arithmetic::FixedPoint,
            chain: Vec::new(),
            fix: None,
        })
    }
}

fn silence<'b>(
    request: &Request<'_>,
    baseline: &'b Baseline,
    findings: &mut [Judged],
    sources: &[SourceFile],
) -> Vec<Stale<'b>> {
    let mut left: BTreeMap<&Key, u32> =
        baseline.entries.iter().map(|(key, entry)| (key, entry.count)).collect();
    for judged in in_order(findings) {
        let Some(left) = key_of(judged, sources).and_then(|key| left.get_mut(&key)) else { continue };
        if *left > 0 {
            *left -= 1;
            judged.silenced = Some(Silenced::Baseline);
        }
    }
    let is_stale = |key: &Key, left: u32| {
        left > 0 && rules::find(&key.rule).is_none_or(|rule| (request.looked_at)(&key.path, rule))
    };
    let stale = left.into_iter().filter(|(key, left)| is_stale(key, *left));
    stale.map(|(key, left)| Stale { key, found: baseline.entries[key].count - left }).collect()
}

/// The findings by place, so that of several alike the first ones are known.
fn in_order(findings: &mut [Judged]) -> Vec<&mut Judged> {
    let mut sorted: Vec<&mut Judged> = findings.iter_mut().collect();
    sorted.sort_by_key(|judged| (judged.finding.file, judged.finding.span, judged.finding.label.span));
    sorted
}

fn pruned(baseline: &Baseline, stale: &[Stale<'_>]) -> BTreeMap<Key, u32> {
    let mut counts = baseline.counts();
    for entry in stale {
        if entry.found == 0 {
            counts.remove(entry.key);
        } else {
            counts.insert(entry.key.clone(), entry.found);
        }
    }
    counts
}

/// Makes all findings known. An existing file may only lose entries by it.
fn freeze(
    request: &Request<'_>,
    findings: &mut [Judged],
    sources: &[SourceFile],
) -> Result<(), BaselineError> {
    let mut now: BTreeMap<Key, Vec<String>> = BTreeMap::new();
    for judged in in_order(findings) {
        let Some(key) = key_of(judged, sources) else { continue };
        now.entry(key).or_default().push(place(judged, sources));
    }
    let mut counts: BTreeMap<Key, u32> =
        now.iter().map(|(key, places)| (key.clone(), places.len() as u32)).collect();
    if request.path.exists() {
        let before = Baseline::read(request.path, request.name)?.counts();
        let new: Vec<String> =
            now.iter().flat_map(|(key, places)| new_places(key, places, &before)).collect();
        if !new.is_empty() {
            return Err(BaselineError::WouldGrow { name: request.name.to_owned(), new });
        }
        let kept = before.into_iter().filter(|(key, _)| {
            rules::find(&key.rule).is_some_and(|rule| !(request.looked_at)(&key.path, rule))
        });
        for (key, count) in kept {
            counts.entry(key).or_insert(count);
        }
    }
    file::write(request.path, request.name, &counts)?;
    for judged in findings {
        if key_of(judged, sources).is_some() {
            judged.silenced = Some(Silenced::Baseline);
        }
    }
    Ok(())
}

fn place(judged: &Judged, sources: &[SourceFile]) -> String {
    let finding = &judged.finding;
    let source = &sources[finding.file.0 as usize];
    let at = source.position(finding.span.start);
    format!("{}:{}:{}: {} ({})", source.path, at.line, at.column, finding.rule.name, finding.rule.code)
}

/// The findings of a key that are more than were known.
fn new_places(key: &Key, places: &[String], before: &BTreeMap<Key, u32>) -> Vec<String> {
    let known = before.get(key).copied().unwrap_or(0) as usize;
    places.iter().skip(known).cloned().collect()
}

/// Where an entry stands in its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Entry {
    count: u32,
    span: Span,
}

#[cfg(test)]
mod tests;
