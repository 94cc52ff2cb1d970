//! Findings against operations, line by line.

use super::figures::{Extra, Figures};
use super::scan::{Found, Scanned};
use super::set::Pinned;
use crate::error::Error;
use crate::macros::{self, Definition};
use crate::mir::{Files, Kind, Seen, name_of, of_float_bound};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

/// The figures of a crate, and the lines behind them.
pub(super) struct Score {
    pub(super) figures: Figures,
    missing: Vec<String>,
    extra: Vec<String>,
}

impl Score {
    /// Every line that differs.
    pub(super) fn differences(&self, out: &mut dyn Write) -> Result<(), Error> {
        for line in &self.missing {
            writeln!(out, "  missing {line}")?;
        }
        for line in &self.extra {
            writeln!(out, "  extra {line}")?;
        }
        Ok(())
    }
}

/// Compares what was found in a crate with what the compiler saw.
pub(super) fn score(one: &Pinned, seen: &Files, scanned: &Scanned) -> Score {
    let definitions =
        scanned.texts.iter().map(|(path, text)| (path.as_str(), macros::definitions(text))).collect();
    let texts = scanned.texts.iter().map(|(path, text)| (path.as_str(), text.lines().collect())).collect();
    let ground = Ground { one, seen, definitions, texts };
    let mut score = Score {
        figures: Figures { name: one.name.clone(), version: one.version.clone(), ..Figures::default() },
        missing: Vec::new(),
        extra: Vec::new(),
    };
    let mut covered: BTreeSet<(&str, u32)> = BTreeSet::new();
    for found in &scanned.found {
        covered.extend(found.lines().into_iter().map(|line| (found.file.as_str(), line)));
        score.figures.findings += 1;
        score.figures.likely += u32::from(found.likely);
        score.figures.lines += found.last - found.first + 1;
    }
    let outermost: BTreeSet<&str> =
        scanned.found.iter().filter_map(|found| found.of_macro.as_deref()).collect();
    let definitions: Vec<&Definition> = ground.definitions.values().flatten().collect();
    let invoked: BTreeSet<&str> =
        outermost.iter().flat_map(|name| macros::written_by(&definitions, name)).collect();
    for (file, seen) in seen {
        let mut lines: BTreeMap<u32, BTreeSet<&Kind>> = BTreeMap::new();
        for operation in &seen.operations {
            lines.entry(operation.range.start.0).or_default().insert(&operation.kind);
        }
        for (line, kinds) in lines {
            let direct = covered.contains(&(file.as_str(), line))
                || ground.only_assigns(file, line) && covered.contains(&(file.as_str(), line + 1));
            let by_macro =
                !direct && ground.definition_at(file, line).is_some_and(|name| invoked.contains(name));
            score.line(one, (file, line), &kinds, (direct, by_macro));
        }
    }
    let (calls, missed_calls) = super::calls::calls(seen, scanned, &ground.definitions);
    score.missing.extend(missed_calls.iter().cloned());
    score.figures.calls = calls;
    score.figures.missed_calls = missed_calls;
    for found in &scanned.found {
        let Some(reason) = ground.reason(found) else { continue };
        reason.count(&mut score.figures.extra);
        let line = format!("{}:{} {}: {}", found.file, found.first, found.rule, found.message);
        if reason == Reason::Other {
            score.figures.unexplained.push(line.clone());
        }
        score.extra.push(format!("({}) {line}", reason.name()));
    }
    score
}

impl Score {
    fn line(
        &mut self,
        one: &Pinned,
        (file, line): (&str, u32),
        kinds: &BTreeSet<&Kind>,
        (direct, by_macro): (bool, bool),
    ) {
        let found = u32::from(direct || by_macro);
        let names: Vec<&str> = kinds.iter().filter_map(|kind| strict_name(kind)).collect();
        if !names.is_empty() {
            self.figures.strict.of += 1;
            self.figures.strict.found += found;
            self.figures.by_macro += u32::from(by_macro);
            if found == 0 {
                self.figures.missing.push(format!("{file}:{line} {}", names.join(" ")));
                self.missing.push(format!("{file}:{line} {}", names.join(" ")));
            }
        }
        let foreign = kinds.iter().find_map(|kind| match kind {
            Kind::Operator(ty) => (one.foreign.iter().any(|front| ty.starts_with(front.as_str()))
                && !of_integers(ty))
            .then_some(ty),
            _ => None,
        });
        if let Some(ty) = foreign {
            self.figures.foreign.of += 1;
            self.figures.foreign.found += found;
            if found == 0 {
                self.missing.push(format!("{file}:{line} operator of {ty}"));
            }
        }
    }
}

/// `OPoint<i64, Const<2>>`
fn of_integers(ty: &str) -> bool {
    let first = ty.split_once('<').map_or("", |(_, args)| args);
    let first = first.split([',', '>']).next().unwrap_or_default();
    first.strip_prefix(['i', 'u']).is_some_and(|width| width == "size" || width.parse::<u8>().is_ok())
}

fn strict_name(kind: &Kind) -> Option<&'static str> {
    match kind {
        Kind::Arithmetic => Some("arithmetic"),
        Kind::Reduction => Some("reduction"),
        Kind::Approximate => Some("approximate"),
        _ => None,
    }
}

/// Why a finding covers no line with a float operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reason {
    Cfg,
    Uncompiled,
    ForeignCall,
    GenericCall,
    Other,
}

impl Reason {
    const fn name(self) -> &'static str {
        match self {
            Self::Cfg => "under a condition that was not compiled",
            Self::Uncompiled => "in code that was not compiled",
            Self::ForeignCall => "call of a foreign float type",
            Self::GenericCall => "method of a generic float",
            Self::Other => "unexplained",
        }
    }

    fn count(self, extra: &mut Extra) {
        match self {
            Self::Cfg => extra.cfg += 1,
            Self::Uncompiled => extra.uncompiled += 1,
            Self::ForeignCall => extra.foreign_call += 1,
            Self::GenericCall => extra.generic_call += 1,
            Self::Other => extra.other += 1,
        }
    }
}

/// What is known of a crate without the scanner.
struct Ground<'a> {
    one: &'a Pinned,
    seen: &'a Files,
    definitions: BTreeMap<&'a str, Vec<Definition>>,
    texts: BTreeMap<&'a str, Vec<&'a str>>,
}

impl Ground<'_> {
    /// Whether a line holds `place =` and nothing else: the compiler lets the operation begin with the place that it is assigned to.
    fn only_assigns(&self, file: &str, line: u32) -> bool {
        let text = self.texts.get(file).and_then(|lines| lines.get((line as usize).checked_sub(1)?));
        let place = text.and_then(|text| text.trim().strip_suffix(" ="));
        place.is_some_and(|place| !place.contains(|char: char| char.is_whitespace() || char == '='))
    }

    fn definition_at(&self, file: &str, line: u32) -> Option<&str> {
        let all = self.definitions.get(file)?.iter();
        let around = |one: &&Definition| (one.lines.0..=one.lines.1).contains(&line);
        all.filter(around).map(|one| one.name.as_str()).next_back()
    }

    /// Why the compiler saw no float operation there; `None` where it did.
    fn reason(&self, found: &Found) -> Option<Reason> {
        let mut places: Vec<(&Seen, u32)> = Vec::new();
        if let Some(seen) = self.seen.get(&found.file) {
            places.extend(found.lines().into_iter().map(|line| (seen, line)));
        }
        if let Some(name) = &found.of_macro {
            let all: Vec<&Definition> = self.definitions.values().flatten().collect();
            let inner = macros::written_by(&all, name);
            for (file, definitions) in &self.definitions {
                let Some(seen) = self.seen.get(*file) else { continue };
                for one in definitions.iter().filter(|one| inner.contains(one.name.as_str())) {
                    places.extend((one.lines.0..=one.lines.1).map(|line| (seen, line)));
                }
            }
        }
        let kinds = || {
            places.iter().flat_map(|(seen, line)| {
                seen.operations
                    .iter()
                    .filter(move |one| (one.range.start.0..=one.range.end.0).contains(line))
                    .map(|one| &one.kind)
            })
        };
        if kinds().any(|kind| !matches!(kind, Kind::Call(_))) {
            return None;
        }
        let compiled = |(seen, line): &(&Seen, u32)| seen.lines.contains(line);
        // The lines of a definition are compiled for every invocation of it, those of the invocation for this one.
        let own = self.seen.get(&found.file);
        let at_all = own.is_some_and(|seen| found.lines().into_iter().any(|line| seen.lines.contains(&line)));
        if found.cfg.is_some() && !at_all {
            return Some(Reason::Cfg);
        }
        if !places.iter().any(compiled) {
            return Some(Reason::Uncompiled);
        }
        let of_foreign = |callee: &str| self.one.foreign.iter().any(|front| callee.contains(front.as_str()));
        let method = found.method();
        let foreign = |callee: &str| of_foreign(callee) && name_of(callee) == method;
        if found.rule == "foreign-float-type"
            && kinds().any(|kind| matches!(kind, Kind::Call(callee) if foreign(callee)))
        {
            return Some(Reason::ForeignCall);
        }
        let generic =
            kinds().any(|kind| matches!(kind, Kind::Call(callee) if of_float_bound(callee, method)));
        Some(if generic { Reason::GenericCall } else { Reason::Other })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_of_integers_is_told_from_one_of_floats() {
        assert!(of_integers("OPoint<i64, na::Const<2>>") && of_integers("Vector2D<usize>"));
        assert!(
            !of_integers("OPoint<f32, na::Const<2>>")
                && !of_integers("Vec2")
                && !of_integers("Unit<Matrix<f32>>")
        );
    }
}
