//! The figures of one crate, and when they are worse than those of another day.

use serde::{Deserialize, Serialize};

/// Of how many how many were found.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Share {
    pub(super) found: u32,
    pub(super) of: u32,
}

/// Findings on lines without any float operation, by what is known of the lines.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Extra {
    /// Nothing on them was compiled, and the finding names a condition.
    pub(super) cfg: u32,
    /// Nothing on them was compiled.
    pub(super) uncompiled: u32,
    /// A function of a foreign float type is called on them.
    pub(super) foreign_call: u32,
    /// A method that a bound gives a generic parameter which only floats stand for.
    #[serde(default)]
    pub(super) generic_call: u32,
    /// Everything else: false alarms, as long as nobody shows otherwise.
    pub(super) other: u32,
}

/// What is measured of one crate.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Figures {
    pub(super) name: String,
    pub(super) version: String,
    /// Lines with strict operations that a finding covers.
    pub(super) strict: Share,
    /// Strict lines of macro definitions that are found where the macro is invoked; counted as found, too.
    pub(super) by_macro: u32,
    /// Lines with operators of foreign float types that a finding covers.
    pub(super) foreign: Share,
    /// Findings of operation rules.
    pub(super) findings: u32,
    /// Findings that are likely only.
    pub(super) likely: u32,
    /// Lines that all findings together cover, each for itself.
    pub(super) lines: u32,
    pub(super) extra: Extra,
    /// Lines with calls of judged items that a finding of the rule covers.
    #[serde(default)]
    pub(super) calls: Share,
    /// Strict lines that no finding covers.
    pub(super) missing: Vec<String>,
    /// Lines with judged calls that no finding covers: where a rule is silent for a reason, and where it misses something.
    #[serde(default)]
    pub(super) missed_calls: Vec<String>,
    /// The findings that [`Extra::other`] counts.
    pub(super) unexplained: Vec<String>,
}

impl Figures {
    /// Lines that a finding covers on average, in hundredths, rounded down.
    pub(super) fn mean_lines(&self) -> u32 {
        (self.lines * 100).checked_div(self.findings).unwrap_or(0)
    }

    /// What is worse than before, a sentence each.
    pub(super) fn worse_than(&self, before: &Self) -> Vec<String> {
        let mut worse = Vec::new();
        let name = &self.name;
        if self.strict.of != before.strict.of {
            worse.push(format!(
                "{name}: the compiler sees {} strict lines and not {}",
                self.strict.of, before.strict.of
            ));
        }
        worse.extend(
            new(&self.missing, &before.missing).map(|line| format!("{name}: {line} is no longer found")),
        );
        worse.extend(
            new(&self.missed_calls, &before.missed_calls)
                .map(|line| format!("{name}: the call at {line} is no longer found")),
        );
        if missing(self.foreign) > missing(before.foreign) {
            let (now, then) = (missing(self.foreign), missing(before.foreign));
            worse.push(format!(
                "{name}: {now} lines with operators of foreign types are missing and not {then}"
            ));
        }
        worse.extend(
            new(&self.unexplained, &before.unexplained)
                .map(|line| format!("{name}: {line} has no operation of the compiler")),
        );
        // A tenth of a line is noise of a few findings more or less.
        if self.mean_lines() > before.mean_lines() + 10 {
            worse.push(format!(
                "{name}: a finding covers {} hundredths of a line and not {}",
                self.mean_lines(),
                before.mean_lines()
            ));
        }
        if u64::from(self.likely) * u64::from(before.findings)
            > u64::from(before.likely) * u64::from(self.findings)
        {
            worse.push(format!("{name}: {} of {} findings are likely only", self.likely, self.findings));
        }
        worse
    }
}

fn missing(share: Share) -> u32 {
    share.of - share.found
}

fn new<'a>(now: &'a [String], before: &'a [String]) -> impl Iterator<Item = &'a String> {
    now.iter().filter(|line| !before.contains(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> Figures {
        Figures {
            name: "a".to_owned(),
            strict: Share { found: 9, of: 10 },
            findings: 20,
            lines: 22,
            likely: 1,
            missing: vec!["src/lib.rs:3 arithmetic".to_owned()],
            ..Figures::default()
        }
    }

    #[test]
    fn the_same_is_not_worse_and_better_is_not_worse() {
        let better =
            Figures { strict: Share { found: 10, of: 10 }, missing: Vec::new(), likely: 0, ..figures() };
        assert!(figures().worse_than(&figures()).is_empty());
        assert!(better.worse_than(&figures()).is_empty());
    }

    #[test]
    fn each_figure_that_is_worse_is_named() {
        let before = figures();
        let missing = Figures { missing: vec!["src/lib.rs:4 arithmetic".to_owned()], ..figures() };
        assert_eq!(missing.worse_than(&before), ["a: src/lib.rs:4 arithmetic is no longer found"]);
        let call = Figures { missed_calls: vec!["src/lib.rs:4 threads".to_owned()], ..figures() };
        assert_eq!(call.worse_than(&before), ["a: the call at src/lib.rs:4 threads is no longer found"]);
        let unexplained =
            Figures { unexplained: vec!["src/lib.rs:9 float-arithmetic".to_owned()], ..figures() };
        assert_eq!(unexplained.worse_than(&before).len(), 1);
        let foreign = Figures { foreign: Share { found: 0, of: 1 }, ..figures() };
        assert_eq!(foreign.worse_than(&before).len(), 1);
        assert_eq!(Figures { lines: 40, ..figures() }.worse_than(&before).len(), 1);
        assert_eq!(Figures { likely: 2, ..figures() }.worse_than(&before).len(), 1);
    }
}
