//! Calls of judged items against findings. Knows lines, and nothing of why a rule is silent.

use super::figures::Share;
use super::scan::{Found, Scanned};
use crate::macros::Definition;
use crate::mir::{Files, judged};
use std::collections::{BTreeMap, BTreeSet};

/// Of how many lines with judged calls a finding of the rule covers how many, and the others.
pub(super) fn calls(
    seen: &Files,
    scanned: &Scanned,
    definitions: &BTreeMap<&str, Vec<Definition>>,
) -> (Share, Vec<String>) {
    let mut share = Share::default();
    let mut missed = Vec::new();
    for (file, seen) in seen {
        let mut lines: BTreeMap<(u32, &str), (BTreeSet<String>, u32)> = BTreeMap::new();
        for operation in &seen.operations {
            let Some((rule, name)) = judged(&operation.kind) else { continue };
            let (names, first) =
                lines.entry((operation.range.end.0, rule)).or_insert((BTreeSet::new(), u32::MAX));
            names.insert(name);
            *first = operation.range.start.0.min(*first);
        }
        for ((last, rule), (names, first)) in lines {
            // What a definition becomes is found where it is invoked.
            if within(definitions.get(file.as_str()), last) {
                continue;
            }
            share.of += 1;
            let covers = |found: &Found| found.file == *file && found.first <= last && found.last >= first;
            let speaks =
                |found: &Found| found.rule == rule || rule == "threads" && found.rule == "global-state";
            if scanned.called.iter().any(|found| speaks(found) && covers(found)) {
                share.found += 1;
                continue;
            }
            let names: Vec<String> = names.into_iter().collect();
            missed.push(format!("{file}:{last} {rule} {}", names.join(" ")));
        }
    }
    (share, missed)
}

fn within(definitions: Option<&Vec<Definition>>, line: u32) -> bool {
    definitions.is_some_and(|all| all.iter().any(|one| (one.lines.0..=one.lines.1).contains(&line)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mir::{Kind, Operation, Range, Seen};

    fn call(line: u32, callee: &str) -> Operation {
        let range = Range { start: (line, 5), end: (line, 9) };
        Operation { range, kind: Kind::Call(callee.to_owned()), body: "f".to_owned() }
    }

    fn found(line: u32, rule: &'static str) -> Found {
        Found {
            file: "src/lib.rs".to_owned(),
            rule,
            first: line,
            last: line,
            label: line,
            likely: false,
            cfg: None,
            of_macro: None,
            message: String::new(),
        }
    }

    #[test]
    fn a_finding_of_the_same_rule_on_the_line_counts_and_no_other() {
        let operations = [
            call(3, "std::time::Instant::now"),
            call(4, "std::time::Instant::now"),
            call(5, "helper"),
            call(8, "Instant::elapsed"),
        ];
        let seen = Seen { operations: operations.into(), lines: BTreeSet::new() };
        let scanned = Scanned {
            found: Vec::new(),
            called: vec![found(3, "wall-clock"), found(4, "threads")],
            texts: Vec::new(),
        };
        let written = Definition { name: "m".to_owned(), lines: (7, 9), invokes: BTreeSet::new() };
        let definitions = BTreeMap::from([("src/lib.rs", vec![written])]);
        let seen = Files::from([("src/lib.rs".to_owned(), seen)]);
        let (share, missed) = calls(&seen, &scanned, &definitions);
        assert_eq!(share, Share { found: 1, of: 2 });
        assert_eq!(missed, ["src/lib.rs:4 wall-clock Instant::now"]);
    }
}
