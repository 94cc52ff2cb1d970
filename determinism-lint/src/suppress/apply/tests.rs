//! Tests of what comments silence and what is said about them.

use super::super::read;
use super::super::testing::parsed;
use super::*;
use crate::config::Audit;
use crate::finding::{Harmless, Label};
use crate::meta::Certainty;
use crate::meta::{Arithmetic, RuleMeta};
use crate::source::Span;
use crate::suppress::SuppressionState;

/// Two rules that exist, named as if they were built: findings are made up here.
static QUERY: RuleMeta = built("DET701", "query-order");
static FRAME: RuleMeta = built("DET704", "frame-time");

const fn built(code: &'static str, name: &'static str) -> RuleMeta {
    let (fixed_point, exact_float) = (Level::Deny, Level::Allow);
    RuleMeta { code, name, group: Group::Ecs, fixed_point, exact_float, summary: "", page: Some("") }
}

/// A run over one file. `Q` and `F` in the text are findings of the two rules, `h` places where the first is harmless.
/// `@…@` is an allow comment.
struct Run {
    text: String,
    today: &'static str,
    audit: Audit,
    level: Level,
    simulation: Vec<Arithmetic>,
}

impl Run {
    fn new(text: &str) -> Self {
        let mut cut = text.split('@');
        let mut text = cut.next().unwrap().to_owned();
        while let (Some(body), Some(rest)) = (cut.next(), cut.next()) {
            text += &format!("// determinism-lint: {body}{rest}");
        }
        let simulation = vec![Arithmetic::FixedPoint];
        Self { text, today: "2026-06-15", audit: Audit::default(), level: Level::Deny, simulation }
    }

    fn outcome(&self) -> (Outcome, SourceFile) {
        let parsed = parsed(&self.text);
        let mut directives = read(&parsed);
        // The rules of the comments are planned ones: the stand-ins take their places.
        for allow in &mut directives.allows {
            for named in &mut allow.allow.rules {
                named.rule =
                    [&QUERY, &FRAME].into_iter().find(|rule| **rule == *named.rule).unwrap_or(named.rule);
            }
        }
        let places = |mark: char, rule: &'static RuleMeta| {
            let found = self.text.match_indices(mark).map(|(at, _)| finding(rule, at as u32));
            found.collect::<Vec<_>>()
        };
        let findings = [places('Q', &QUERY), places('F', &FRAME)].concat();
        let harmless = places('h', &QUERY);
        let harmless: Vec<Harmless> =
            harmless.iter().map(|f| Harmless { file: f.file, span: f.span, rule: f.rule, why: "" }).collect();
        let context = Context {
            today: self.today.parse().unwrap(),
            audit: &self.audit,
            level: &|_, arithmetic| {
                if arithmetic == Arithmetic::FixedPoint { self.level } else { Level::Allow }
            },
            simulation: &|_, _| self.simulation.clone(),
            harmless: &harmless,
        };
        let files = [parsed.source];
        let outcome = apply(findings, &files, &[(FileId(0), directives)], &context);
        let [file] = files;
        (outcome, file)
    }

    /// Findings that count: code, line of the label, message.
    fn counting(&self) -> Vec<(&'static str, u32, String)> {
        let (outcome, file) = self.outcome();
        let counting = outcome.findings.into_iter().filter(|judged| judged.silenced.is_none());
        let mut found: Vec<_> = counting
            .map(|Judged { finding, .. }| {
                (finding.rule.code, file.line(finding.label.span.start), finding.message)
            })
            .collect();
        found.sort();
        found
    }

    fn codes(&self) -> Vec<(&'static str, u32)> {
        self.counting().into_iter().map(|(code, line, _)| (code, line)).collect()
    }

    fn states(&self) -> Vec<SuppressionState> {
        self.outcome().0.suppressions.into_iter().map(|suppression| suppression.state).collect()
    }
}

fn finding(rule: &'static RuleMeta, at: u32) -> Finding {
    let span = Span { start: at, end: at + 1 };
    Finding {
        rule,
        file: FileId(0),
        span,
        label: Label { span, text: String::new() },
        message: "made up".to_owned(),
        help: String::new(),
        certainty: Certainty::Proven,
        cfg: None,
        arithmetic: Arithmetic::FixedPoint,
        chain: Vec::new(),
        fix: None,
    }
}

use SuppressionState::{Dormant, Expired, Malformed, Redundant, Unused, Used};

#[test]
fn a_covered_finding_carries_reason_and_line_and_others_count() {
    let run = Run::new("fn f() {\n Q;\n @allow(query-order, reason = \"sorted below\")@\n Q;\n F;\n}");
    assert_eq!(run.codes(), [("DET701", 2), ("DET704", 5)]);
    assert_eq!(run.states(), [Used]);
    let silenced: Vec<_> =
        run.outcome().0.findings.into_iter().filter_map(|judged| judged.silenced).collect();
    assert_eq!(silenced, [Silenced::Comment { reason: "sorted below".to_owned(), line: 3 }]);
}

#[test]
fn the_ledger_says_what_the_comment_says() {
    let comment = "@allow(query-order, DET704, reason = \"x\", why = \"scratch\", until = \"2027-06-01\", reviewed-by = \"ana\")@";
    let run = Run::new(&format!("{comment}\nfn f() {{ Q; F; }}"));
    let expected = Suppression {
        file: FileId(0),
        line: 1,
        rules: vec!["query-order".to_owned(), "frame-time".to_owned()],
        reason: "x".to_owned(),
        why: Some("scratch".to_owned()),
        until: Some("2027-06-01".to_owned()),
        reviewed_by: Some("ana".to_owned()),
        state: Used,
    };
    assert_eq!(run.outcome().0.suppressions, [expected]);
    assert_eq!(run.codes(), []);
}

#[test]
fn without_a_reason_the_finding_counts_too() {
    let run = Run::new("@allow(query-order)@\nfn f() { Q; }");
    assert_eq!(run.codes(), [("DET701", 2), ("DET901", 1)]);
    assert_eq!(run.states(), [Malformed]);
}

#[test]
fn a_comment_that_covers_nothing_is_unused() {
    let run = Run::new("@allow(query-order, reason = \"x\")@\nfn f() { F; }\nfn g() { Q; }");
    assert_eq!(run.codes(), [("DET701", 3), ("DET704", 2), ("DET902", 1)]);
    assert_eq!(run.states(), [Unused]);
}

#[test]
fn unused_rules_among_used_ones_are_reported_by_name() {
    let run = Run::new("@allow(query-order, frame-time, reason = \"x\")@\nfn f() { Q; }");
    let message = "allow that covers no finding of `frame-time`".to_owned();
    assert_eq!(run.counting(), [("DET902", 1, message)]);
    let (outcome, file) = run.outcome();
    let label = outcome.findings.last().unwrap().finding.label.span;
    assert_eq!(file.slice(label), "frame-time");
    assert_eq!(run.states(), [Used]);
}

#[test]
fn the_closest_comment_is_used_and_the_one_around_it_is_not() {
    let run = Run::new(
        "@allow-file(query-order, reason = \"a\")@\n@allow(query-order, reason = \"b\")@\nfn f() {\n Q; @allow(query-order, reason = \"c\")@\n}",
    );
    assert_eq!(run.states(), [Unused, Unused, Used]);
    let (outcome, _) = run.outcome();
    let help: Vec<_> = outcome
        .findings
        .iter()
        .map(|judged| judged.finding.help.as_str())
        .filter(|h| !h.is_empty())
        .collect();
    assert_eq!(help, ["remove the comment: the one on line 4 covers the place"; 2]);
}

#[test]
fn harmless_places_make_a_comment_redundant() {
    let run = Run::new("@allow(query-order, reason = \"x\")@\nfn f() { g(h); }");
    assert_eq!((run.codes(), run.states()), (vec![], vec![Redundant]));
    let elsewhere = Run::new("@allow(query-order, reason = \"x\")@\nfn f() { }\nfn g() { a(h); }");
    assert_eq!(elsewhere.states(), [Unused]);
    let other_rule = Run::new("@allow(frame-time, reason = \"x\")@\nfn f() { g(h); }");
    assert_eq!(other_rule.states(), [Unused]);
}

#[test]
fn out_of_scope_off_planned_and_other_arithmetic_are_dormant() {
    let text = "@allow(query-order, reason = \"x\")@\nfn f() { }";
    let dormant = |change: &dyn Fn(&mut Run)| {
        let mut run = Run::new(text);
        change(&mut run);
        assert_eq!((run.codes(), run.states()), (vec![], vec![Dormant]));
    };
    dormant(&|run| run.simulation = vec![]);
    dormant(&|run| run.level = Level::Allow);
    dormant(&|run| run.simulation = vec![Arithmetic::ExactFloat]);
    dormant(&|run| run.text = run.text.replace("query-order", "unordered-systems"));
    assert_eq!(Run::new(text).states(), [Unused]);
    let mut both = Run::new(text);
    both.simulation = vec![Arithmetic::ExactFloat, Arithmetic::FixedPoint];
    assert_eq!(both.states(), [Unused]);
}

#[test]
fn findings_of_a_rule_that_is_off_are_gone() {
    let mut run = Run::new("@allow(query-order, reason = \"x\")@\nfn f() { Q; }");
    run.level = Level::Allow;
    assert_eq!(run.outcome().0.findings.len(), 0);
    assert_eq!(run.states(), [Dormant]);
}

#[test]
fn the_last_day_still_holds_and_the_next_does_not() {
    let mut run = Run::new("@allow(query-order, reason = \"x\", until = \"2026-06-15\")@\nfn f() { Q; }");
    let message = "allow that expires today: its last day is 2026-06-15".to_owned();
    assert_eq!((run.counting(), run.states()), (vec![("DET904", 1, message)], vec![Used]));
    assert_eq!(run.outcome().0.findings.last().unwrap().cap, Level::Warn);

    run.today = "2026-06-16";
    assert_eq!((run.codes(), run.states()), (vec![("DET701", 2), ("DET904", 1)], vec![Expired]));
    assert_eq!(run.outcome().0.findings.last().unwrap().cap, Level::Deny);
}

#[test]
fn it_warns_from_fourteen_days_ahead() {
    let mut run = Run::new("@allow(query-order, reason = \"x\", until = \"2026-07-01\")@\nfn f() { Q; }");
    for (today, expected) in [
        ("2026-06-16", None),
        ("2026-06-17", Some("allow that expires in 14 days: its last day is 2026-07-01")),
        ("2026-06-30", Some("allow that expires tomorrow: its last day is 2026-07-01")),
    ] {
        run.today = today;
        let found = run.counting();
        assert_eq!(found.first().map(|(_, _, message)| message.as_str()), expected, "{today}");
    }
}

#[test]
fn an_unused_comment_does_not_also_warn_about_its_date() {
    let run = Run::new("@allow(query-order, reason = \"x\", until = \"2026-06-15\")@\nfn f() { }");
    assert_eq!(run.codes(), [("DET902", 1)]);
}

#[test]
fn what_the_config_asks_for_must_be_there() {
    let mut run = Run::new("@allow(query-order, reason = \"x\", why = \"scratch\")@\nfn f() { Q; }");
    run.audit.require = ["reason", "why", "until", "reviewed-by"].map(str::to_owned).to_vec();
    let message = "allow without `until` and `reviewed-by`, which `[audit] require` of the config asks for";
    assert_eq!(run.counting(), [("DET701", 2, "made up".to_owned()), ("DET903", 1, message.to_owned())]);
    assert_eq!(run.states(), [Malformed]);
    run.audit.require = vec!["why".to_owned()];
    assert_eq!((run.codes(), run.states()), (vec![], vec![Used]));
}

#[test]
fn a_comment_with_a_mistake_is_not_asked_for_more() {
    let mut run = Run::new("@allow(query-order)@\nfn f() { }");
    run.audit.require = vec!["why".to_owned()];
    assert_eq!(run.codes(), [("DET901", 1)]);
}

#[test]
fn the_budget_is_exceeded_at_the_first_comment_too_many() {
    let comment = "@allow(query-order, reason = \"x\")@\nfn f() { Q; }\n";
    let mut run = Run::new(&comment.repeat(4));
    for (budget, expected) in [(4, None), (3, Some(7)), (1, Some(3)), (0, Some(1))] {
        run.audit.budget = [("query-order".to_owned(), budget)].into();
        assert_eq!(run.codes().first().copied(), expected.map(|line| ("DET906", line)), "{budget}");
    }
    assert_eq!(run.counting()[0].2, "4 comments allow `query-order`, and its budget is 0");
    assert_eq!(run.states(), [Used; 4]);
}

#[test]
fn unused_comments_and_other_rules_do_not_count_towards_the_budget() {
    let mut run = Run::new(
        "@allow(query-order, reason = \"x\")@\nfn f() { Q; Q; }\n@allow(frame-time, reason = \"x\")@\nfn g() { F; }\n@allow(query-order, reason = \"x\")@\nfn h() { }",
    );
    run.text = run.text.replace("fn h", "fn i");
    run.audit.budget = [("DET701".to_owned(), 1)].into();
    assert_eq!(run.codes(), [("DET902", 5)]);
}

#[test]
fn findings_about_suppressions_cannot_be_silenced() {
    let parsed = parsed("// determinism-lint: allow-file(query-order, reason = \"x\")\nfn f() {}");
    let mut directives = read(&parsed);
    let unused = rules::find("unused-allow").unwrap();
    directives.allows[0].allow.rules[0].rule = unused;
    let context = Context {
        today: "2026-06-15".parse().unwrap(),
        audit: &Audit::default(),
        level: &|_, _| Level::Deny,
        simulation: &|_, _| vec![Arithmetic::FixedPoint],
        harmless: &[],
    };
    // The parser refuses such a rule; should one get through, the comment must still cover nothing.
    let outcome = apply(vec![finding(unused, 70)], &[parsed.source], &[(FileId(0), directives)], &context);
    assert!(outcome.findings[0].silenced.is_none());
}

#[test]
fn only_unknown_rules_make_a_comment_malformed() {
    let run = Run::new("@allow(zzzzzz, reason = \"x\")@\nfn f() { Q; }");
    assert_eq!((run.codes(), run.states()), (vec![("DET701", 2), ("DET907", 1)], vec![Malformed]));
    let one_known = Run::new("@allow(zzzzzz, query-order, reason = \"x\")@\nfn f() { Q; }");
    assert_eq!((one_known.codes(), one_known.states()), (vec![("DET907", 1)], vec![Used]));
}

#[test]
fn a_file_that_is_not_there_does_no_harm() {
    let parsed = parsed("// determinism-lint: allow-file(query-order, reason = \"x\")\nfn f() {}");
    let context = Context {
        today: "2026-06-15".parse().unwrap(),
        audit: &Audit::default(),
        level: &|_, _| Level::Deny,
        simulation: &|_, _| Vec::new(),
        harmless: &[],
    };
    let outcome = apply(vec![finding(&QUERY, 0)], &[], &[(FileId(7), read(&parsed))], &context);
    assert_eq!((outcome.findings.len(), outcome.suppressions.len()), (1, 0));
}
