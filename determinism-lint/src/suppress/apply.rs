//! Findings × comments: what each comment silences, what became of it, and what is wrong with it.

use super::context::Context;
use super::cover::{Cover, Index};
use super::entry::{Entry, Places};
use super::ledger::Suppression;
use super::notices::Place;
use super::parser::Named;
use super::read::Directives;
use crate::finding::{Finding, Judged, Silenced};
use crate::meta::{Group, Level};
use crate::rules;
use crate::source::{FileId, SourceFile};
use std::collections::BTreeMap;

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
        judged
            .extend(mistakes.map(|(comment, mistake)| Place::new(*file, *comment, context).mistake(mistake)));
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
        if finding.rule.group == Group::Audit {
            return finding.into();
        }
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

/// One finding per rule of which more comments are used than its budget allows, at the first one too many.
fn over_budget(entries: &[Entry<'_>], context: &Context<'_>, out: &mut Vec<Judged>) {
    for (name, budget) in &context.audit.budget {
        let Some(rule) = rules::find(name) else { continue };
        let used: Vec<(&Entry<'_>, Named)> =
            entries.iter().filter_map(|entry| Some((entry, entry.used_for(rule)?))).collect();
        if let Some((entry, named)) = used.get(*budget as usize) {
            let place = Place::new(entry.file, entry.comment.span, context);
            out.push(place.over_budget(*named, used.len(), *budget));
        }
    }
}

#[cfg(test)]
mod tests;
