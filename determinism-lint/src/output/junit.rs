//! JUnit XML, for CI servers that show test results: one suite for each file, one case for each finding.
//!
//! A denied finding is a failure, a warned one is skipped with its message, what is suppressed is no case. A report without cases
//! holds one that passed, since some servers take an empty report for a broken run.

use super::place::{Places, source};
use super::text::visible;
use crate::meta::Level;
use crate::report::{Report, Reported};
use crate::source::FileId;
use quick_junit::{NonSuccessKind, Report as Suites, TestCase, TestCaseStatus, TestSuite};
use std::collections::BTreeMap;
use std::io::{self, Write};

pub(super) fn write(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let mut places = Places::new(report);
    let mut files: BTreeMap<FileId, Vec<TestCase>> = BTreeMap::new();
    for found in
        report.findings.iter().filter(|found| found.silenced.is_none() && found.level != Level::Allow)
    {
        files.entry(found.finding.file).or_default().push(case(found, &mut places));
    }
    let mut suites = Suites::new("determinism-lint");
    for (file, cases) in files {
        let mut suite = TestSuite::new(text(&source(report, file).path));
        suite.add_test_cases(cases);
        suites.add_test_suite(suite);
    }
    if suites.test_suites.is_empty() {
        let mut suite = TestSuite::new("determinism-lint");
        suite.add_test_case(TestCase::new("no findings", TestCaseStatus::success()));
        suites.add_test_suite(suite);
    }
    suites.serialize(out).map_err(io::Error::other)
}

fn case(found: &Reported, places: &mut Places<'_>) -> TestCase {
    let finding = &found.finding;
    let start = places.place(finding.file, finding.label.span).start;
    let mut status = match found.level {
        Level::Deny => TestCaseStatus::non_success(NonSuccessKind::Failure),
        _ => TestCaseStatus::skipped(),
    };
    status.set_message(text(&finding.message)).set_type(finding.rule.code);
    if !finding.help.is_empty() {
        status.set_description(text(&format!("help: {}", finding.help)));
    }
    let mut case = TestCase::new(format!("{}:{}:{}", finding.rule.name, start.line, start.column), status);
    case.set_classname(finding.rule.code);
    case
}

fn text(text: &str) -> String {
    visible(text).into_owned()
}
