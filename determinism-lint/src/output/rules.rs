//! The table of all rules, for the `rules` command.

use super::text::table;
use crate::meta::RuleMeta;
use crate::page::level_word;
use crate::similar;

/// Every rule on one line, in the order given.
pub fn list(rules: &[&RuleMeta]) -> String {
    let head = ["code", "rule", "group", "fixed-point", "exact-float", "", "what"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(rules.iter().map(|meta| row(meta)));
    table(&rows, &[], "")
}

fn row(meta: &RuleMeta) -> Vec<String> {
    let planned = if meta.planned() { "planned" } else { "" };
    let (fixed, exact) = (level_word(meta.fixed_point), level_word(meta.exact_float));
    [meta.code, meta.name, meta.group.as_str(), fixed, exact, planned, meta.summary]
        .map(str::to_owned)
        .to_vec()
}

/// The name or code most like a mistyped one; `None` where nothing is near.
pub fn similar(typed: &str, rules: &[&'static RuleMeta]) -> Option<&'static str> {
    similar::nearest(typed, rules.iter().flat_map(|meta| [meta.name, meta.code]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_whether_the_rule_is_planned() {
        let text = list(&crate::rules::all());
        let line =
            text.lines().find(|line| line.starts_with("DET602")).expect("DET602 is known from day one");
        assert!(
            line.contains("nondeterministic-callee") && line.contains("scope") && line.contains("planned"),
            "{line}"
        );
        assert_eq!(text.lines().count(), crate::rules::all().len() + 1);
    }

    #[test]
    fn a_mistyped_name_finds_its_rule_and_nonsense_finds_none() {
        assert_eq!(similar("flot-flags", &crate::rules::all()), Some("float-flags"));
        assert_eq!(similar("xyzzy", &crate::rules::all()), None);
    }
}
