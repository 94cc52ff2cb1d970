//! Findings × comments: what each comment silences, what became of it, and what is wrong with it.

use super::cover::{Cover, Index};
use super::ledger::{Suppression, SuppressionState};
use super::notices::Place;
use super::parser::Named;
use super::read::{AllowComment, Directives};
use crate::config::Audit;
use crate::finding::{Finding, Judged, Silenced};
use crate::meta::{Arithmetic, Group, Level, RuleMeta};
use crate::rules;
use crate::source::{FileId, SourceFile, Span};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// Days before its last one on which a comment begins to warn.
const NOTICE_DAYS: i32 = 14;

/// A place that a rule looked at and that the scanner proved harmless.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Harmless {
    /// The file.
    pub file: FileId,
    /// The operation.
    pub span: Span,
    /// The rule.
    pub rule: &'static RuleMeta,
}

/// What has to be known beside findings and comments.
pub struct Context<'a> {
    /// The date of the run, UTC.
    pub today: Date,
    /// What comments must carry, and how many there may be.
    pub audit: &'a Audit,
    /// Level of a rule under an arithmetic.
    pub level: &'a dyn Fn(&RuleMeta, Arithmetic) -> Level,
    /// The arithmetics under which simulation code inside a span is read; empty where there is none.
    pub simulation: &'a dyn Fn(FileId, Span) -> Vec<Arithmetic>,
    /// See [`Harmless`].
    pub harmless: &'a [Harmless],
}

/// What became of findings and comments.
#[derive(Debug, Default)]
pub struct Outcome {
    /// The findings given, and further ones about comments; those of rules that are off are gone. In no order.
    pub findings: Vec<Judged>,
    /// Every allow comment, by file and line.
    pub suppressions: Vec<Suppression>,
}

/// Applies the comments of all files to the findings of all files. `files` is what [`FileId`] counts into.
pub fn apply(
    findings: Vec<Finding>,
    files: &[SourceFile],
    directives: &[(FileId, Directives)],
    context: &Context<'_>,
) -> Outcome {
    let mut sorted: Vec<&(FileId, Directives)> = directives.iter().collect();
    sorted.sort_by_key(|(file, _)| *file);
    let mut entries: Vec<Entry<'_>> = sorted
        .iter()
        .flat_map(|(file, of_file)| of_file.allows.iter().map(|comment| Entry::new(*file, comment, context)))
        .filter(|entry| files.get(entry.file.0 as usize).is_some())
        .collect();
    let places = Places::new(context.harmless);
    let (mut judged, places) = silence(findings, files, &mut entries, places, context);
    for (file, of_file) in sorted {
        let mistakes = of_file.mistakes.iter();
        judged.extend(mistakes.map(|(comment, mistake)| place(*file, *comment, context).mistake(mistake)));
    }
    let mut suppressions = Vec::with_capacity(entries.len());
    for entry in &mut entries {
        let source = &files[entry.file.0 as usize];
        entry.judge(source, &places, context);
        entry.notices(source, &places, context, &mut judged);
        suppressions.push(entry.suppression(source));
    }
    over_budget(&entries, context, &mut judged);
    Outcome { findings: judged, suppressions }
}

fn place(file: FileId, comment: Span, context: &Context<'_>) -> Place {
    let arithmetic = (context.simulation)(file, comment).first().copied().unwrap_or(Arithmetic::FixedPoint);
    Place { file, comment, arithmetic }
}

/// Sets what silences each finding, and counts at the comments what they are used for.
fn silence(
    findings: Vec<Finding>,
    files: &[SourceFile],
    entries: &mut [Entry<'_>],
    mut places: Places,
    context: &Context<'_>,
) -> (Vec<Judged>, Places) {
    let index = index(entries);
    let is_on = |finding: &Finding| {
        finding.rule.group == Group::Audit
            || (context.level)(finding.rule, finding.arithmetic) != Level::Allow
    };
    let judged = findings.into_iter().filter(is_on).map(|finding| {
        let Some(source) = files.get(finding.file.0 as usize) else { return finding.into() };
        let of_rule = index.get(&(finding.file, finding.rule.code));
        let covering = of_rule.and_then(|index| index.covering(source, finding.span, finding.label.span));
        let Some(covering) = covering else { return finding.into() };
        let entry = &mut entries[covering];
        let line = source.line(entry.comment.span.start);
        entry.mark_used(finding.rule);
        places.covered.entry((finding.file, finding.rule.code)).or_default().insert(finding.span.start, line);
        let reason = entry.comment.allow.reason.clone().unwrap_or_default();
        Judged { silenced: Some(Silenced::Comment { reason, line }), ..Judged::from(finding) }
    });
    (judged.collect(), places)
}

/// The comments that hold, by file and rule.
fn index(entries: &[Entry<'_>]) -> BTreeMap<(FileId, &'static str), Index> {
    let mut covers: BTreeMap<_, Vec<(Cover, usize)>> = BTreeMap::new();
    for (at, entry) in entries.iter().enumerate().filter(|(_, entry)| entry.state.is_none()) {
        let Some(cover) = entry.comment.cover else { continue };
        for named in &entry.comment.allow.rules {
            covers.entry((entry.file, named.rule.code)).or_default().push((cover, at));
        }
    }
    covers.into_iter().map(|(key, covers)| (key, Index::new(covers))).collect()
}

/// Starts of places by file and rule.
#[derive(Default)]
struct Places {
    harmless: BTreeMap<(FileId, &'static str), BTreeMap<u32, ()>>,
    /// With the line of the comment that silences the finding there.
    covered: BTreeMap<(FileId, &'static str), BTreeMap<u32, u32>>,
}

impl Places {
    fn new(harmless: &[Harmless]) -> Self {
        let mut places = Self::default();
        for place in harmless {
            places.harmless.entry((place.file, place.rule.code)).or_default().insert(place.span.start, ());
        }
        places
    }
}

/// The first of the places that begins inside the span.
fn first_inside<V: Copy>(
    places: &BTreeMap<(FileId, &'static str), BTreeMap<u32, V>>,
    file: FileId,
    rule: &RuleMeta,
    span: Span,
) -> Option<V> {
    let end = span.end.max(span.start);
    places.get(&(file, rule.code))?.range(span.start..end).next().map(|(_, value)| *value)
}

/// A comment while it is being judged.
struct Entry<'d> {
    file: FileId,
    comment: &'d AllowComment,
    /// For each of its rules, in their order; `Used` as soon as a finding is covered.
    rules: Vec<Option<SuppressionState>>,
    /// Of the whole comment; set from the start where it does not hold.
    state: Option<SuppressionState>,
    missing: Vec<&'static str>,
}

impl<'d> Entry<'d> {
    fn new(file: FileId, comment: &'d AllowComment, context: &Context<'_>) -> Self {
        let missing = missing(comment, context.audit);
        let expired = comment.allow.until.is_some_and(|until| until < context.today);
        let malformed = comment.cover.is_none() || comment.allow.rules.is_empty() || !missing.is_empty();
        let state = match () {
            () if malformed => Some(SuppressionState::Malformed),
            () if expired => Some(SuppressionState::Expired),
            () => None,
        };
        Self { file, comment, rules: vec![None; comment.allow.rules.len()], state, missing }
    }

    fn mark_used(&mut self, rule: &RuleMeta) {
        let named = self.comment.allow.rules.iter().position(|named| named.rule == rule);
        if let Some(at) = named {
            self.rules[at] = Some(SuppressionState::Used);
        }
    }

    fn judge(&mut self, source: &SourceFile, places: &Places, context: &Context<'_>) {
        use SuppressionState::{Dormant, Redundant, Unused, Used};
        let (None, Some(cover)) = (self.state, self.comment.cover) else { return };
        let span = cover.span(source);
        let read_under = (context.simulation)(self.file, span);
        for (named, state) in self.comment.allow.rules.iter().zip(&mut self.rules) {
            let rule = named.rule;
            let is_on = |arithmetic: &Arithmetic| (context.level)(rule, *arithmetic) != Level::Allow;
            state.get_or_insert_with(|| {
                if first_inside(&places.harmless, self.file, rule, span).is_some() {
                    Redundant
                } else if rule.planned() || !read_under.iter().any(is_on) {
                    Dormant
                } else {
                    Unused
                }
            });
        }
        let has = |state| self.rules.contains(&Some(state));
        self.state = [Used, Unused, Redundant, Dormant].into_iter().find(|state| has(*state));
    }

    fn notices(&self, source: &SourceFile, places: &Places, context: &Context<'_>, out: &mut Vec<Judged>) {
        let place = place(self.file, self.comment.span, context);
        let allow = &self.comment.allow;
        if !self.missing.is_empty() {
            out.push(place.missing(&self.missing));
        }
        if let Some(until) = allow.until {
            match self.state {
                Some(SuppressionState::Expired) => out.push(place.expired(until)),
                Some(SuppressionState::Used) => out.extend(expiring(place, until, context.today)),
                _ => {}
            }
        }
        let Some(span) = self.comment.cover.map(|cover| cover.span(source)) else { return };
        for (named, state) in allow.rules.iter().zip(&self.rules) {
            if *state == Some(SuppressionState::Unused) {
                let covered_by = first_inside(&places.covered, self.file, named.rule, span);
                out.push(place.unused(*named, allow.rules.len() == 1, covered_by));
            }
        }
    }

    fn used_for(&self, rule: &RuleMeta) -> Option<Named> {
        let states = self.comment.allow.rules.iter().zip(&self.rules);
        let mut used = states.filter(|(_, state)| **state == Some(SuppressionState::Used));
        used.find(|(named, _)| named.rule == rule).map(|(named, _)| *named)
    }

    fn suppression(&self, source: &SourceFile) -> Suppression {
        let allow = &self.comment.allow;
        Suppression {
            file: self.file,
            line: source.line(self.comment.span.start),
            rules: allow.rules.iter().map(|named| named.rule.name.to_owned()).collect(),
            reason: allow.reason.clone().unwrap_or_default(),
            why: allow.why.clone(),
            until: allow.until.map(|until| until.to_string()),
            reviewed_by: allow.reviewed_by.clone(),
            state: self.state.unwrap_or(SuppressionState::Malformed),
        }
    }
}

/// What the config asks for and a comment without other mistakes does not have.
fn missing(comment: &AllowComment, audit: &Audit) -> Vec<&'static str> {
    if comment.cover.is_none() {
        return Vec::new();
    }
    let allow = &comment.allow;
    let keys = [
        ("why", allow.why.is_some()),
        ("until", allow.until.is_some()),
        ("reviewed-by", allow.reviewed_by.is_some()),
    ];
    let asked_for = |key: &str| audit.require.iter().any(|required| required == key);
    keys.into_iter().filter(|(key, given)| !given && asked_for(key)).map(|(key, _)| key).collect()
}

fn expiring(place: Place, until: Date, today: Date) -> Option<Judged> {
    let days = days_between(today, until);
    (0..=NOTICE_DAYS).contains(&days).then(|| place.expiring(until, days))
}

fn days_between(from: Date, to: Date) -> i32 {
    i32::try_from(to.duration_since(from).as_hours() / 24).unwrap_or(i32::MAX)
}

/// One finding per rule of which more comments are used than its budget allows, at the first one too many.
fn over_budget(entries: &[Entry<'_>], context: &Context<'_>, out: &mut Vec<Judged>) {
    for (name, budget) in &context.audit.budget {
        let Some(rule) = rules::find(name) else { continue };
        let used: Vec<(&Entry<'_>, Named)> =
            entries.iter().filter_map(|entry| Some((entry, entry.used_for(rule)?))).collect();
        if let Some((entry, named)) = used.get(*budget as usize) {
            let place = place(entry.file, entry.comment.span, context);
            out.push(place.over_budget(*named, used.len(), *budget));
        }
    }
}

#[cfg(test)]
mod tests;
