//! What the fuzz target does with some bytes, and how it makes new ones out of old ones. Knows nothing of libFuzzer, so
//! that tests can run it on a stable compiler.

pub mod comment;
pub mod cut;
pub mod fragments;
pub mod mutate;
pub mod random;
pub mod state;

use determinism_lint::meta::Arithmetic;
use determinism_lint::output::{self, Format, Options};
use determinism_lint::report::Report;
use determinism_lint::run::check_source;

const OTHER_FORMATS: [Format; 4] = [Format::Human, Format::Short, Format::Sarif, Format::Github];

/// Checks the bytes as one file of simulation code and shows the report. Panics on what must never happen.
pub fn scan(bytes: &[u8], look: impl Fn(&Report)) {
    // What a check costs is paid for each input, so the bytes choose what else is done: one of the arithmetics, all
    // formats for one input in four, a second run, which must give the same, for one in eight.
    let sum = bytes.iter().map(|byte| u32::from(*byte)).sum::<u32>();
    let arithmetic = if sum % 2 == 0 { Arithmetic::FixedPoint } else { Arithmetic::ExactFloat };
    let check = || check_source("fuzz.rs", bytes.to_vec(), arithmetic, jiff::civil::date(2026, 6, 1));
    let report = check();
    places_lie_in_the_text(&report);
    look(&report);
    let json = written(&report, Format::Json);
    if sum / 2 % 4 == 0 {
        for format in OTHER_FORMATS {
            written(&report, format);
        }
    }
    if sum / 2 % 8 == 1 {
        assert_eq!(json, written(&check(), Format::Json), "two runs differ");
    }
}

/// The fault that a fuzz run must find before it proves anything: a broken allow comment and a walk over a hash container.
pub fn has_planted_fault(report: &Report) -> bool {
    let has = |code: &str| report.findings.iter().any(|found| found.finding.rule.code == code);
    has("DET301") && has("DET903")
}

fn places_lie_in_the_text(report: &Report) {
    for found in &report.findings {
        let text = &report.sources[found.finding.file.0 as usize].text;
        for span in [found.finding.span, found.finding.label.span] {
            let range = span.start as usize..span.end as usize;
            assert!(
                text.get(range).is_some(),
                "{}: {span:?} of {} bytes",
                found.finding.rule.code,
                text.len()
            );
        }
    }
}

fn written(report: &Report, format: Format) -> Vec<u8> {
    let mut text = Vec::new();
    output::write(report, format, &Options::plain(), &mut text).expect("memory can be written");
    text
}
