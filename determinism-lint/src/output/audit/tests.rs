//! Tests of the list of suppressions.

use super::*;
use crate::source::{FileId, SourceFile};

fn report() -> Report {
    let suppression = |line, rules: &[&str], reason: &str, state| Suppression {
        file: FileId(0),
        line,
        rules: rules.iter().map(|rule| (*rule).to_owned()).collect(),
        reason: reason.to_owned(),
        why: None,
        until: None,
        reviewed_by: None,
        state,
    };
    let full = Suppression {
        why: Some("sorted-after".to_owned()),
        until: Some("2027-06-01".to_owned()),
        reviewed_by: Some("ana".to_owned()),
        ..suppression(3, &["hash-iteration", "float-type"], "by id | \"below\"\n<b>", SuppressionState::Used)
    };
    let suppressions = vec![full, suppression(9, &["float-type"], "asset", SuppressionState::Unused)];
    let sources = vec![SourceFile::new("src/a.rs".to_owned(), String::new())];
    Report { sources, suppressions, ..Report::default() }
}

#[test]
fn markdown_lists_what_needs_work_first_and_counts_reasons_and_rules() {
    let expected = r#"# Suppressions

2 suppressions: 1 unused, 1 used.

| why | suppressions |
|---|--:|
| none given | 1 |
| sorted-after | 1 |

| rule | suppressions |
|---|--:|
| float-type | 2 |
| hash-iteration | 1 |

## Unused (1)

These cover no finding, at least of one of their rules.

| place | rules | reason | why | until | reviewed by | age in days |
|---|---|---|---|---|---|--:|
| src/a.rs:9 | float-type | asset |  |  |  |  |

## Used (1)

These cover findings.

| place | rules | reason | why | until | reviewed by | age in days |
|---|---|---|---|---|---|--:|
| src/a.rs:3 | hash-iteration, float-type | by id \| "below" \<b\> | sorted-after | 2027-06-01 | ana | 12 |
"#;
    assert_eq!(audit_markdown(&report(), &[Some(12), None]), expected);
}

#[test]
fn without_suppressions_the_lists_say_so() {
    assert_eq!(audit_markdown(&Report::default(), &[]), "# Suppressions\n\nThere are none.\n");
    assert_eq!(audit_json(&Report::default(), &[]), "[]\n");
}

#[test]
fn json_has_every_key_for_each_suppression() {
    let json: serde_json::Value = serde_json::from_str(&audit_json(&report(), &[Some(12)])).unwrap();
    let expected = serde_json::json!([
        {"file": "src/a.rs", "line": 3, "rules": ["hash-iteration", "float-type"], "reason": "by id | \"below\"\n<b>",
         "why": "sorted-after", "until": "2027-06-01", "reviewed_by": "ana", "seal": null, "state": "used", "age_days": 12},
        {"file": "src/a.rs", "line": 9, "rules": ["float-type"], "reason": "asset", "why": null, "until": null,
         "reviewed_by": null, "seal": null, "state": "unused", "age_days": null},
    ]);
    assert_eq!(json, expected);
}
