//! What the fuzz target does with some bytes. Knows nothing of libFuzzer, so that tests can run it on a stable compiler.

use determinism_lint::meta::Arithmetic;
use determinism_lint::output::{self, Format, Options};
use determinism_lint::report::Report;
use determinism_lint::run::check_source;

const FORMATS: [Format; 5] = [Format::Human, Format::Short, Format::Json, Format::Sarif, Format::Github];

/// Checks the bytes as one file of simulation code and shows the report. Panics on what must never happen.
pub fn scan(bytes: &[u8], look: impl Fn(&Report)) {
    // Each check costs an index of std, so the bytes choose the arithmetic, and whether a second run must give the same.
    let sum = bytes.iter().map(|byte| u32::from(*byte)).sum::<u32>();
    let arithmetic = if sum % 2 == 0 { Arithmetic::FixedPoint } else { Arithmetic::ExactFloat };
    let check = || check_source("fuzz.rs", bytes.to_vec(), arithmetic, jiff::civil::date(2026, 6, 1));
    let report = check();
    places_lie_in_the_text(&report);
    look(&report);
    let texts = FORMATS.map(|format| written(&report, format));
    if sum / 2 % 8 == 0 {
        assert_eq!(texts[2], written(&check(), Format::Json), "two runs differ");
    }
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
