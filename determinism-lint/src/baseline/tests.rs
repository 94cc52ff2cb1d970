//! Tests of what a baseline silences and reports.

use super::*;
use crate::meta::Level;
use std::fs;

/// Planned rules: all that matters here is that they exist.
fn rule(name: &str) -> &'static RuleMeta {
    rules::find(name).unwrap()
}

struct Project {
    folder: tempfile::TempDir,
    text: &'static str,
    rule: &'static str,
    looked_at: bool,
}

impl Project {
    /// A project of one file, in which every `a b` is a finding.
    fn new(text: &'static str) -> Self {
        Self { folder: tempfile::tempdir().unwrap(), text, rule: "query-order", looked_at: true }
    }

    fn path(&self) -> std::path::PathBuf {
        self.folder.path().join("known.toml")
    }

    fn run(&self, mode: Mode) -> Result<(Vec<Judged>, Vec<SourceFile>), BaselineError> {
        let text = self.text.replace('_', " \n ");
        let mut findings: Vec<Judged> = text
            .match_indices("a ")
            .map(|(at, _)| {
                let end = at + text[at..].find('b').unwrap() + 1;
                Judged::from(finding(rule(self.rule), Span { start: at as u32, end: end as u32 }))
            })
            .collect();
        findings.reverse();
        let mut sources = vec![SourceFile::new("src/a.rs".to_owned(), text.clone())];
        let request =
            Request { path: &self.path(), name: "known.toml", mode, looked_at: &|_, _| self.looked_at };
        run(&request, &mut findings, &mut sources)?;
        Ok((findings, sources))
    }

    /// Findings that count: code, file, line, message.
    fn counting(&self, mode: Mode) -> Vec<(&'static str, String, u32, String)> {
        let (findings, sources) = self.run(mode).unwrap();
        let counting = findings.into_iter().filter(|judged| judged.silenced.is_none());
        let shown = counting.map(|Judged { finding, .. }| {
            let source = &sources[finding.file.0 as usize];
            (finding.rule.code, source.path.clone(), source.line(finding.span.start), finding.message)
        });
        shown.collect()
    }

    fn entries(&self) -> Vec<String> {
        let text = fs::read_to_string(self.path()).unwrap();
        text.lines().filter(|line| line.starts_with("  ")).map(|line| line.trim().to_owned()).collect()
    }
}

fn finding(rule: &'static RuleMeta, span: Span) -> Finding {
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

const ENTRY: &str = r#"{ path = "src/a.rs", rule = "query-order", count = 2, snippet = "a b" },"#;

#[test]
fn writing_makes_all_findings_known_whatever_their_white_space() {
    let project = Project::new("a b; a_b;");
    assert_eq!(project.counting(Mode::Write), []);
    assert_eq!(project.entries(), [ENTRY]);
    assert_eq!(project.counting(Mode::Check), []);
    let (findings, sources) = project.run(Mode::Check).unwrap();
    assert!(findings.iter().all(|judged| judged.silenced == Some(Silenced::Baseline)));
    assert_eq!(sources.len(), 1);
}

#[test]
fn a_further_finding_like_the_known_ones_counts_and_it_is_the_last() {
    let mut project = Project::new("a b; a b;");
    project.run(Mode::Write).unwrap();
    project.text = "a b;\na b;\na b;";
    let expected = ("DET701", "src/a.rs".to_owned(), 3, "made up".to_owned());
    assert_eq!(project.counting(Mode::Check), [expected]);
}

#[test]
fn other_rules_files_and_snippets_are_not_known() {
    let mut project = Project::new("a b;");
    project.run(Mode::Write).unwrap();
    project.text = "a c b;";
    assert_eq!(project.counting(Mode::Check).first().map(|f| f.0), Some("DET701"));
    project.text = "a b;";
    project.rule = "frame-time";
    assert_eq!(project.counting(Mode::Check).first().map(|f| f.0), Some("DET704"));
}

#[test]
fn a_stale_entry_is_a_finding_at_its_line_in_the_baseline() {
    let mut project = Project::new("a b; a b;");
    project.run(Mode::Write).unwrap();
    project.text = "a b;";
    let message = "baseline entry for 2 findings of `query-order`, of which 1 is left".to_owned();
    assert_eq!(project.counting(Mode::Check), [("DET902", "known.toml".to_owned(), 5, message)]);
    project.text = "";
    let message = "baseline entry without a finding of `query-order`".to_owned();
    assert_eq!(project.counting(Mode::Check), [("DET902", "known.toml".to_owned(), 5, message)]);
    let (findings, sources) = project.run(Mode::Check).unwrap();
    assert_eq!(sources[1].slice(findings[0].finding.span), ENTRY.trim_end_matches(','));
    assert_eq!(findings[0].cap, Level::Deny);
}

#[test]
fn pruning_removes_what_is_stale_and_nothing_else() {
    let mut project = Project::new("a b; a b; a c b;");
    project.run(Mode::Write).unwrap();
    project.text = "a b;";
    assert_eq!(project.counting(Mode::Prune), []);
    assert_eq!(project.entries(), [ENTRY.replace('2', "1")]);
    assert_eq!(project.counting(Mode::Check), []);
}

#[test]
fn pruning_what_is_not_stale_leaves_the_file_alone() {
    let project = Project::new("a b;");
    let by_hand = "# ours\nversion=1\nfindings=[{rule='query-order',path='src/a.rs',snippet='a b',count=1}]";
    fs::write(project.path(), by_hand).unwrap();
    assert_eq!(project.counting(Mode::Prune), []);
    assert_eq!(fs::read_to_string(project.path()).unwrap(), by_hand);
}

#[test]
fn pruning_does_not_make_new_findings_known() {
    let mut project = Project::new("a b;");
    project.run(Mode::Write).unwrap();
    project.text = "a d b;";
    assert_eq!(project.counting(Mode::Prune).len(), 1);
    assert_eq!(project.entries(), [] as [String; 0]);
}

#[test]
fn writing_onto_a_baseline_may_only_shrink_it() {
    let mut project = Project::new("a b; a b;");
    project.run(Mode::Write).unwrap();
    let before = fs::read(project.path()).unwrap();
    project.text = "a b; a b;\n a b; a c b;";
    let error = project.run(Mode::Write).unwrap_err().to_string();
    let expected = "the baseline known.toml may only shrink, and 2 findings are new:\n  \
                    src/a.rs:2:2: query-order (DET701)\n  src/a.rs:2:7: query-order (DET701)";
    assert_eq!(error, expected);
    assert_eq!(fs::read(project.path()).unwrap(), before);
    project.text = "a b;";
    assert_eq!(project.counting(Mode::Write), []);
    assert_eq!(project.entries(), [ENTRY.replace('2', "1")]);
}

#[test]
fn what_was_not_looked_at_is_neither_stale_nor_lost() {
    let mut project = Project::new("a b; a b;");
    project.run(Mode::Write).unwrap();
    project.text = "";
    project.looked_at = false;
    assert_eq!(project.counting(Mode::Check), []);
    project.run(Mode::Prune).unwrap();
    project.run(Mode::Write).unwrap();
    assert_eq!(project.entries(), [ENTRY]);
}

#[test]
fn silenced_findings_and_those_about_suppressions_are_not_frozen() {
    let mut project = Project::new("a b;");
    project.rule = "unused-allow";
    assert_eq!(project.counting(Mode::Write).len(), 1);
    assert_eq!(project.entries(), [] as [String; 0]);

    let comment = Silenced::Comment { reason: "x".to_owned(), line: 1 };
    let mut findings = vec![Judged {
        silenced: Some(comment.clone()),
        ..Judged::from(finding(rule("query-order"), Span { start: 0, end: 1 }))
    }];
    let mut sources = vec![SourceFile::new("a.rs".to_owned(), "x".to_owned())];
    let path = project.folder.path().join("other.toml");
    let request = Request { path: &path, name: "other.toml", mode: Mode::Write, looked_at: &|_, _| true };
    run(&request, &mut findings, &mut sources).unwrap();
    assert_eq!(findings[0].silenced, Some(comment));
    assert!(!fs::read_to_string(path).unwrap().contains("query-order"));
}

#[test]
fn an_entry_of_an_unknown_rule_is_stale() {
    let project = Project::new("");
    let text = "version = 1\nfindings = [\n  { rule = 'no-such', path = 'a', snippet = '', count = 1 },\n]";
    fs::write(project.path(), text).unwrap();
    let message = "baseline entry of the unknown rule `no-such`".to_owned();
    assert_eq!(project.counting(Mode::Check), [("DET902", "known.toml".to_owned(), 3, message)]);
}

#[test]
fn a_missing_baseline_is_an_error_and_not_an_empty_one() {
    for mode in [Mode::Check, Mode::Prune] {
        assert!(matches!(Project::new("").run(mode), Err(BaselineError::Read { .. })));
    }
}

#[test]
fn long_snippets_are_cut_at_characters() {
    let long = snippet(&"ä".repeat(500));
    assert_eq!(long.chars().count(), SNIPPET + 1);
    assert!(long.ends_with("ä…"));
    assert_eq!(snippet(&"ä".repeat(SNIPPET)), "ä".repeat(SNIPPET));
    assert_eq!(snippet("  a\t\n b  "), "a b");
    assert_eq!(snippet(&"ab ".repeat(500)), format!("{}…", "ab ".repeat(40)));
}
