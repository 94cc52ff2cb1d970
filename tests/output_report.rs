//! Reports made by hand for the tests of the output: odd contents that the scanner would rarely give.

use determinism_lint::finding::{Finding, Fix, Label};
use determinism_lint::meta::{Arithmetic, Certainty, Group, Level, RuleMeta};
use determinism_lint::report::{Opaque, Report, Reported, Silenced, Suppression, SuppressionState};
use determinism_lint::source::{FileId, SourceFile, Span};

const fn rule(
    code: &'static str,
    name: &'static str,
    group: Group,
    exact: Level,
    page: &'static str,
) -> RuleMeta {
    let (fixed_point, summary) = (Level::Deny, "a rule of the tests, with 100 % odd findings");
    RuleMeta { code, name, group, fixed_point, exact_float: exact, summary, page: Some(page) }
}

const PAGE: &str = "## What it flags\n\nWhat the tests say: `a < b`, \"quotes\" & more.\n";
static ARITHMETIC: RuleMeta = rule("DET103", "float-arithmetic", Group::Float, Level::Allow, PAGE);
static ORDER: RuleMeta = rule("DET301", "hash-iteration", Group::Order, Level::Deny, PAGE);
static UNREADABLE: RuleMeta = rule("DET606", "unreadable-file", Group::Scope, Level::Deny, PAGE);
static WARNED: RuleMeta = rule("DET404", "unicode-tables", Group::Ambient, Level::Warn, PAGE);

/// The rules of these reports, in the order of the codes.
pub(crate) static RULES: &[&RuleMeta] = &[&ARITHMETIC, &ORDER, &WARNED, &UNREADABLE];

/// A finding over the `nth` occurrence of `operation` with its label on `label` inside.
fn found(
    report: &Report,
    rule: &'static RuleMeta,
    file: usize,
    operation: &str,
    label: &str,
    nth: usize,
) -> Reported {
    let text = &report.sources[file].text;
    let start = text.match_indices(operation).nth(nth).expect("the operation is in the text").0;
    let within = operation.find(label).expect("the label is in the operation");
    let span = |at: usize, length: usize| Span { start: at as u32, end: (at + length) as u32 };
    let label = Label { span: span(start + within, label.len()), text: "`f32` here".to_owned() };
    reported(rule, file, span(start, operation.len()), label)
}

fn reported(rule: &'static RuleMeta, file: usize, span: Span, label: Label) -> Reported {
    Reported {
        finding: Finding {
            rule,
            file: FileId(file as u32),
            span,
            label,
            message: "multiplies floats".to_owned(),
            help: "use `simmath::Fpx16_16`".to_owned(),
            certainty: Certainty::Proven,
            cfg: None,
            arithmetic: Arithmetic::FixedPoint,
            chain: Vec::new(),
            fix: None,
        },
        level: Level::Deny,
        level_reason: "default".to_owned(),
        note: None,
        silenced: None,
    }
}

/// Texts that are easily got wrong: `%`, `:`, `,`, line breaks, tabs, CRLF, wide and combining characters, escape codes,
/// spans over several lines, at the end of a file and in an empty one.
pub(crate) fn odd() -> Report {
    odd_below("")
}

/// The same with lines before everything.
pub(crate) fn odd_moved_down() -> Report {
    odd_below("// one\n// two\n")
}

fn odd_below(above: &str) -> Report {
    let file = |path: &str, text: &str| SourceFile::new(path.to_owned(), format!("{above}{text}"));
    let mut report = Report {
        sources: vec![
            file("src/100%, a:b.rs", "fn f(x: f32) -> f32 {\n\tlet größe = \"日本 e\u{301}\"; x * 2.0\n}\n"),
            SourceFile::new("src/empty.rs".to_owned(), String::new()),
            file("src/esc.rs", "const S: &str = \"\u{1b}[31m\u{202e}\"; let y = a * b + a * b;"),
            file(
                "src/lines.rs",
                "let total = weights\r\n    // determinism-lint: see below\r\n    .values()\r\n    .sum();\r\n",
            ),
            file("src/ünï.rs", "for k in map.keys() {}\nfor k in map.keys() {}\nlet end = s.to_uppercase()"),
        ],
        sim_files: 4,
        unknown_types: 1234,
        opaque: vec![
            Opaque { file: "src/a.rs".to_owned(), line: 3, what: "macro lua!".to_owned() },
            Opaque { file: "src/b.rs".to_owned(), line: 9, what: "include!".to_owned() },
            Opaque { file: "src/c.rs".to_owned(), line: 1, what: "attribute macro pallet".to_owned() },
            Opaque { file: "src/c.rs".to_owned(), line: 7, what: "macro html!".to_owned() },
        ],
        uncovered_packages: vec!["other-sim".to_owned()],
        orphan_files: vec!["src/old.rs".to_owned()],
        degraded: vec!["dependency signatures (no Cargo.lock)".to_owned()],
        arithmetic: vec![Arithmetic::FixedPoint, Arithmetic::ExactFloat],
        ..Report::default()
    };
    report.findings = findings(&report);
    report.suppressions = suppressions();
    report
}

fn findings(report: &Report) -> Vec<Reported> {
    let mut unicode = found(report, &ARITHMETIC, 0, "x * 2.0", "*", 0);
    unicode.finding.message = "100 % of `x * 2.0`: a, b".to_owned();
    unicode.finding.cfg = Some("all(feature = \"a\", not(test))".to_owned());
    unicode.finding.fix = Some(Fix { span: unicode.finding.span, replacement: "x.mul(fx!(2))".to_owned() });
    unicode.note = Some("see docs/adr-0011.md".to_owned());
    let label = Label { span: Span::default(), text: "here".to_owned() };
    let mut empty = reported(&UNREADABLE, 1, Span::default(), label);
    empty.finding.message = "cannot be parsed: expected `;`\r\nor more".to_owned();
    empty.finding.help = String::new();
    let mut escape = found(report, &ARITHMETIC, 2, "a * b", "*", 0);
    escape.finding.message = "multiplies \u{1b}[31mfloats".to_owned();
    escape.finding.certainty = Certainty::Likely;
    let twin = found(report, &ARITHMETIC, 2, "a * b", "*", 1);
    let chain = "weights\r\n    // determinism-lint: see below\r\n    .values()\r\n    .sum()";
    let mut lines = found(report, &ORDER, 3, chain, "values", 0);
    lines.finding.message = "iterates a hash map".to_owned();
    lines.finding.chain = vec!["step".to_owned(), "total".to_owned(), "HashMap::values".to_owned()];
    lines.level_reason = "rule hash-iteration in determinism-lint.toml".to_owned();
    lines.finding.help =
        "collect the keys into a `Vec` and sort them, or use a `BTreeMap`, whose order is that of its keys \
                          and does not depend on the history of the map"
            .to_owned();
    let mut allowed = found(report, &ORDER, 4, "map.keys()", "keys", 0);
    allowed.silenced = Some(Silenced::Comment { reason: "sorted after, see below".to_owned(), line: 2 });
    let mut known = found(report, &ORDER, 4, "map.keys()", "keys", 1);
    known.silenced = Some(Silenced::Baseline);
    let mut last = found(report, &WARNED, 4, "s.to_uppercase()", "to_uppercase()", 0);
    last.level = Level::Warn;
    last.finding.arithmetic = Arithmetic::ExactFloat;
    vec![unicode, empty, escape, twin, lines, allowed, known, last]
}

fn suppressions() -> Vec<Suppression> {
    let used = Suppression {
        file: FileId(4),
        line: 2,
        rules: vec!["hash-iteration".to_owned()],
        reason: "sorted after, see below".to_owned(),
        why: Some("sorted-after".to_owned()),
        until: Some("2027-06-01".to_owned()),
        reviewed_by: Some("ana".to_owned()),
        state: SuppressionState::Used,
    };
    let dormant = Suppression {
        line: 9,
        why: None,
        until: None,
        reviewed_by: None,
        state: SuppressionState::Dormant,
        ..used.clone()
    };
    vec![used, dormant]
}

/// Nothing found in two files.
pub(crate) fn clean() -> Report {
    let file = |path: &str| SourceFile::new(path.to_owned(), "fn f() {}\n".to_owned());
    let sources = vec![file("src/a.rs"), file("src/b.rs")];
    Report { sources, sim_files: 1, arithmetic: vec![Arithmetic::FixedPoint], ..Report::default() }
}

/// `count` findings in one file, spread over so many lines.
pub(crate) fn bulky(count: usize, lines: usize) -> Report {
    const PIECE: &str = "let value_of_some_length = left_operand * right_operand_too;";
    let mut text = String::new();
    let mut starts = Vec::new();
    for at in 0..count {
        starts.push(text.len() + PIECE.find("left").expect("the operand is in the piece"));
        text.push_str(PIECE);
        text.push(if at * lines / count == (at + 1) * lines / count { ' ' } else { '\n' });
    }
    let finding = |start: &usize| {
        let at = |from: usize, to: usize| Span { start: (start + from) as u32, end: (start + to) as u32 };
        reported(&ARITHMETIC, 0, at(0, 32), Label { span: at(13, 14), text: "`f32` here".to_owned() })
    };
    let findings = starts.iter().map(finding).collect();
    Report {
        sources: vec![SourceFile::new("src/big.rs".to_owned(), text)],
        findings,
        sim_files: 1,
        ..Report::default()
    }
}
