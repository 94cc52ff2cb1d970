//! Reports of every format: compared with golden files in `fixtures/reports`, validated against their schemas.
//! `BLESS=1 cargo test -p determinism-tests output` writes the golden files and the generated rule pages.

use crate::output_report::{RULES, bulky, clean, odd};
use determinism_lint::output::preview::{self, Preview};
use determinism_lint::output::{Format, Options, timings, write};
use determinism_lint::report::{Report, Timings};
use determinism_lint::source::{FileId, Span};
use determinism_lint::{page, rules};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn options() -> Options {
    Options { rules: RULES.to_vec(), ..Options::plain() }
}

fn written(report: &Report, format: Format, options: &Options) -> String {
    let mut bytes = Vec::new();
    write(report, format, options, &mut bytes).expect("a vector takes everything");
    String::from_utf8(bytes).expect("every format is UTF-8")
}

/// Compares with the committed text, or writes it where `BLESS` is set. The version is no part of the comparison.
fn golden(path: &str, text: &str) {
    let text = text.replace(concat!("\"", env!("CARGO_PKG_VERSION"), "\""), "\"[version]\"");
    let path = root().join(path);
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("every golden file has a folder"))
            .expect("the folder can be made");
        fs::write(&path, &text).expect("the golden file can be written");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        expected == text,
        "{} is out of date; `BLESS=1 cargo test -p determinism-tests output` writes it\n--- written now\n{text}",
        path.display()
    );
}

/// The schema of a file, ready to validate.
fn validator(schema: &str) -> jsonschema::Validator {
    let text = fs::read_to_string(root().join(schema)).expect("the schema is committed");
    // One pattern of the published SARIF schema has a stray bracket, which is legal only to regex engines that forgive it.
    let text = text.replace("^[a-zA-Z]{2}-[a-zA-Z]{2}]?$", "^[a-zA-Z]{2}-[a-zA-Z]{2}\\\\]?$");
    jsonschema::validator_for(&serde_json::from_str(&text).expect("the schema is JSON"))
        .expect("the schema is sound")
}

fn errors(schema: &str, instance: &Value) -> Vec<String> {
    validator(schema)
        .iter_errors(instance)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect()
}

fn assert_valid(schema: &str, json: &str) {
    let errors = errors(schema, &serde_json::from_str(json).expect("the report is JSON"));
    assert!(errors.is_empty(), "{errors:#?}");
}

const FORMATS: [Format; 6] =
    [Format::Human, Format::Short, Format::Json, Format::Sarif, Format::Github, Format::Junit];
const SARIF: &str = "fixtures/schemas/sarif-2.1.0.json";
const JSON_V1: &str = "docs/reference/json-v1.schema.json";

#[test]
fn odd_reports_look_as_committed() {
    golden("fixtures/reports/odd.human.txt", &written(&odd(), Format::Human, &options()));
    golden("fixtures/reports/odd.short.txt", &written(&odd(), Format::Short, &options()));
    golden("fixtures/reports/odd.json", &written(&odd(), Format::Json, &options()));
    golden("fixtures/reports/odd.sarif", &written(&odd(), Format::Sarif, &options()));
    golden("fixtures/reports/odd.github.txt", &written(&odd(), Format::Github, &options()));
    golden("fixtures/reports/odd.junit.xml", &written(&odd(), Format::Junit, &options()));
    let all = Options { include_suppressed: true, ..options() };
    golden("fixtures/reports/odd.suppressed.sarif", &written(&odd(), Format::Sarif, &all));
}

#[test]
fn the_preview_looks_as_committed() {
    let report = odd();
    let modules: Vec<String> = (0..report.sources.len()).map(|at| format!("game::m{}", at / 2)).collect();
    let config = "arithmetic = \"exact-float\"\n\n[[sim]]\nmodules = [\"game::sim\"]\n";
    let preview = Preview { report: &report, modules: &modules, config, file_name: "determinism-lint.toml" };
    let mut bytes = Vec::new();
    preview::write(&preview, &mut bytes).unwrap();
    golden("fixtures/reports/odd.preview.txt", &String::from_utf8(bytes).unwrap());
}

#[test]
fn a_clean_report_says_so_and_has_no_findings_in_any_format() {
    golden("fixtures/reports/clean.human.txt", &written(&clean(), Format::Human, &options()));
    assert_eq!(written(&clean(), Format::Short, &options()), "");
    assert_eq!(written(&clean(), Format::Github, &options()), "");
    golden("fixtures/reports/clean.junit.xml", &written(&clean(), Format::Junit, &options()));
    assert_valid(SARIF, &written(&clean(), Format::Sarif, &options()));
    assert_valid(JSON_V1, &written(&clean(), Format::Json, &options()));
}

#[test]
fn sarif_is_valid_with_test_rules_and_with_the_real_ones() {
    for rules in [RULES.to_vec(), rules::all()] {
        for include_suppressed in [false, true] {
            let options = Options { rules: rules.clone(), include_suppressed, ..Options::plain() };
            assert_valid(SARIF, &written(&odd(), Format::Sarif, &options));
        }
    }
}

#[test]
fn sarif_lists_all_rules_in_order_whatever_was_found() {
    let ids = |report: &Report| -> Vec<String> {
        let log: Value = serde_json::from_str(&written(report, Format::Sarif, &Options::plain())).unwrap();
        let rules = log["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
        rules.iter().map(|rule| rule["id"].as_str().unwrap().to_owned()).collect()
    };
    let all: Vec<String> = rules::all().iter().map(|meta| meta.code.to_owned()).collect();
    assert_eq!(ids(&clean()), all);
    assert_eq!(ids(&odd()), all);
}

#[test]
fn sarif_fingerprints_differ_between_twins_and_survive_moved_lines() {
    let fingerprints = |report: &Report| -> Vec<String> {
        let all = Options { include_suppressed: true, ..options() };
        let log: Value = serde_json::from_str(&written(report, Format::Sarif, &all)).unwrap();
        let results = log["runs"][0]["results"].as_array().unwrap();
        results.iter().map(|result| result["partialFingerprints"]["determinismLint/v1"].to_string()).collect()
    };
    let first = fingerprints(&odd());
    let mut unique = first.clone();
    unique.sort();
    unique.dedup();
    assert_eq!(unique.len(), first.len(), "{first:#?}");
    assert_eq!(fingerprints(&crate::output_report::odd_moved_down()), first);
}

#[test]
fn sarif_leaves_suppressed_findings_out_unless_asked() {
    let plain = written(&odd(), Format::Sarif, &options());
    assert!(!plain.contains("suppressions") && !plain.contains("sorted after, see below"), "{plain}");
    let all = Options { include_suppressed: true, ..options() };
    let log: Value = serde_json::from_str(&written(&odd(), Format::Sarif, &all)).unwrap();
    let results = log["runs"][0]["results"].as_array().unwrap();
    let kinds: Vec<&Value> =
        results.iter().flat_map(|result| result["suppressions"].as_array().unwrap()).collect();
    assert_eq!(kinds.len(), 2);
    assert_eq!((&kinds[0]["kind"], &kinds[1]["kind"]), (&"inSource".into(), &"external".into()));
}

#[test]
fn json_is_valid_and_keeps_suppressed_findings_with_their_reason() {
    let json = written(&odd(), Format::Json, &options());
    assert_valid(JSON_V1, &json);
    let log: Value = serde_json::from_str(&json).unwrap();
    let suppressed: Vec<&Value> = log["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| &finding["suppressed"])
        .filter(|s| !s.is_null())
        .collect();
    let wanted = serde_json::json!([{ "reason": "sorted after, see below", "line": 2 }, { "reason": "baseline", "line": null }]);
    assert_eq!(serde_json::json!(suppressed), wanted);
    assert_eq!((&log["summary"]["suppressed"], &log["summary"]["baselined"]), (&1.into(), &1.into()));
}

/// Puts something wrong at each place and asks the schema about it.
fn assert_refused(schema: &str, good: &str, wrong: &[(&str, Value)]) {
    let good: Value = serde_json::from_str(good).expect("the report is JSON");
    for (pointer, bad) in wrong {
        let mut broken = good.clone();
        *broken.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = bad.clone();
        assert!(!errors(schema, &broken).is_empty(), "{pointer}");
    }
}

#[test]
fn the_schemas_refuse_what_they_should() {
    let json = [
        ("/version", 2.into()),
        ("/findings/0/level", "allow".into()),
        ("/findings/0/line", 0.into()),
        ("/findings/0/file", "/absolute.rs".into()),
        ("/findings/0/label", Value::Null),
        ("/summary/opaque/0/line", Value::Null),
    ];
    assert_refused(JSON_V1, &written(&odd(), Format::Json, &options()), &json);
    let sarif = [
        ("/version", "2.0.0".into()),
        ("/runs/0/columnKind", "bytes".into()),
        ("/runs/0/results/0/level", "deny".into()),
        ("/runs/0/results/0/message", Value::Null),
        ("/runs/0/tool/driver/rules/0/help", "text".into()),
    ];
    assert_refused(SARIF, &written(&odd(), Format::Sarif, &options()), &sarif);
}

#[test]
fn the_places_of_a_report_are_where_an_independent_count_finds_them() {
    let report = odd();
    let log: Value = serde_json::from_str(&written(&report, Format::Json, &options())).unwrap();
    for (finding, found) in log["findings"].as_array().unwrap().iter().zip(&report.findings) {
        let text = &report.sources[found.finding.file.0 as usize].text;
        let counted = |offset: u32| {
            let before: Vec<char> = text[..(offset as usize).min(text.len())].chars().collect();
            let line = before.iter().filter(|char| **char == '\n').count() + 1;
            let column = before.iter().rev().take_while(|char| **char != '\n').count() + 1;
            (Value::from(line), Value::from(column))
        };
        let (span, label) = (found.finding.span, found.finding.label.span);
        assert_eq!((finding["line"].clone(), finding["column"].clone()), counted(span.start), "{finding}");
        assert_eq!(
            (finding["end_line"].clone(), finding["end_column"].clone()),
            counted(span.end),
            "{finding}"
        );
        assert_eq!(
            (finding["label"]["line"].clone(), finding["label"]["column"].clone()),
            counted(label.start)
        );
    }
}

#[test]
fn no_span_makes_a_format_fail_not_even_one_inside_a_character_or_past_the_end() {
    let mut report = odd();
    for file in 0..report.sources.len() {
        let length = report.sources[file].text.len() as u32;
        for (start, end) in
            (0..length + 3).flat_map(|start| (start..length + 3).step_by(5).map(move |end| (start, end)))
        {
            let mut found = report.findings.swap_remove(0);
            found.finding.file = FileId(file as u32);
            found.finding.span = Span { start, end };
            found.finding.label.span = Span { start: end.saturating_sub(2).max(start), end };
            report.findings = vec![found];
            for format in FORMATS {
                let text = written(&report, format, &options());
                assert!(text.contains("DET103"), "{format:?} lost the finding at {start}..{end}: {text}");
                assert!(!text.contains("Failed to read contents"), "{start}..{end}: {text}");
            }
        }
    }
}

#[test]
fn human_output_shows_ten_of_a_rule_and_counts_the_rest() {
    let text = written(&bulky(33, 40), Format::Human, &options());
    assert_eq!(text.matches("× multiplies floats").count(), 10, "{text}");
    assert!(text.contains("… and 23 more of float-arithmetic"), "{text}");
    let all = written(&bulky(33, 40), Format::Human, &Options { limit: None, ..options() });
    assert_eq!(all.matches("× multiplies floats").count(), 33);
    assert!(!all.contains(" more of "), "{all}");
}

#[test]
fn the_summary_fits_on_one_screen() {
    let text = written(&odd(), Format::Human, &options());
    let summary = text.rfind("rule ").expect("the summary has a table");
    assert!(text[summary..].lines().count() <= 24, "{}", &text[summary..]);
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
}

#[test]
fn there_is_no_escape_code_without_colours_and_there_are_some_with() {
    for format in FORMATS {
        let text = written(&odd(), format, &options());
        assert!(!text.contains('\u{1b}'), "{format:?}");
    }
    assert!(written(&odd(), Format::Human, &Options { color: true, ..options() }).contains("\u{1b}["));
    let ascii = written(&bulky(1, 1), Format::Human, &Options { unicode: false, ..options() });
    assert!(ascii.is_ascii(), "{ascii}");
}

#[test]
fn github_annotations_are_capped_and_the_rest_is_counted() {
    let text = written(&bulky(33, 40), Format::Github, &options());
    assert_eq!(text.lines().filter(|line| line.starts_with("::error ")).count(), 10);
    assert!(text.contains("::notice title=determinism-lint::23 more denied and 0 more warned"), "{text}");
    assert!(!written(&bulky(10, 1), Format::Github, &options()).contains("::notice"));
}

#[test]
fn every_finding_is_one_line_in_the_short_and_the_github_form() {
    let counting = odd().findings.iter().filter(|found| found.silenced.is_none()).count();
    assert_eq!(written(&odd(), Format::Short, &options()).lines().count(), counting);
    assert_eq!(written(&odd(), Format::Github, &options()).lines().count(), counting);
}

#[test]
fn thousands_of_findings_in_large_files_are_written_quickly() {
    // Many findings on one line of 1.2 MB, and as many in a file of as many lines: a pass over the file for each finding
    // would take minutes.
    for lines in [1, 20_000] {
        let report = bulky(20_000, lines);
        let begun = std::time::Instant::now();
        for format in [Format::Short, Format::Json, Format::Sarif, Format::Github, Format::Junit] {
            written(&report, format, &options());
        }
        written(&report, Format::Human, &Options { limit: Some(2_000), ..options() });
        let taken = begun.elapsed();
        assert!(taken.as_secs() < 20, "{lines} lines: {taken:?}");
    }
}

#[test]
fn the_generated_rule_pages_are_up_to_date() {
    let pages = page::docs(&rules::all());
    for (path, text) in &pages {
        golden(path, text);
    }
    let folder = root().join("docs/reference/rules");
    for entry in fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let known = pages.iter().any(|(path, _)| path.ends_with(&format!("rules/{name}")));
        assert!(known, "docs/reference/rules/{name} belongs to no rule; delete it");
    }
}

#[test]
fn timings_are_a_table_of_their_own() {
    let parts = vec![("metadata", 0.25), ("parse", 12.5)];
    assert_eq!(timings(&Timings { parts }), "metadata   0.250 s\nparse     12.500 s\n");
}
