//! One allow comment while it is being judged: what it is used for, what became of it, and what to say about it.

use super::context::Context;
use super::ledger::{Suppression, SuppressionState};
use super::notices::Place;
use super::parser::Named;
use super::read::AllowComment;
use crate::config::Audit;
use crate::finding::{Harmless, Judged};
use crate::meta::{Arithmetic, Level, RuleMeta};
use crate::source::{FileId, SourceFile, Span};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// Days before its last one on which a comment begins to warn.
const NOTICE_DAYS: i32 = 14;

/// Starts of places by file and rule.
#[derive(Default)]
pub(super) struct Places {
    harmless: BTreeMap<(FileId, &'static str), BTreeMap<u32, ()>>,
    /// With the line of the comment that silences the finding there.
    pub(super) covered: BTreeMap<(FileId, &'static str), BTreeMap<u32, u32>>,
}

impl Places {
    pub(super) fn new(harmless: &[Harmless]) -> Self {
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
pub(super) struct Entry<'d> {
    pub(super) file: FileId,
    pub(super) comment: &'d AllowComment,
    /// For each of its rules, in their order; `Used` as soon as a finding is covered.
    rules: Vec<Option<SuppressionState>>,
    /// Of the whole comment; set from the start where it does not hold.
    pub(super) state: Option<SuppressionState>,
    missing: Vec<&'static str>,
}

impl<'d> Entry<'d> {
    pub(super) fn new(file: FileId, comment: &'d AllowComment, context: &Context<'_>) -> Self {
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

    pub(super) fn mark_used(&mut self, rule: &RuleMeta) {
        let named = self.comment.allow.rules.iter().position(|named| named.rule == rule);
        if let Some(at) = named {
            self.rules[at] = Some(SuppressionState::Used);
        }
    }

    pub(super) fn judge(&mut self, source: &SourceFile, places: &Places, context: &Context<'_>) {
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

    pub(super) fn notices(
        &self,
        source: &SourceFile,
        places: &Places,
        context: &Context<'_>,
        out: &mut Vec<Judged>,
    ) {
        let place = Place::new(self.file, self.comment.span, context);
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

    pub(super) fn used_for(&self, rule: &RuleMeta) -> Option<Named> {
        let states = self.comment.allow.rules.iter().zip(&self.rules);
        let mut used = states.filter(|(_, state)| **state == Some(SuppressionState::Used));
        used.find(|(named, _)| named.rule == rule).map(|(named, _)| *named)
    }

    pub(super) fn suppression(&self, source: &SourceFile) -> Suppression {
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
