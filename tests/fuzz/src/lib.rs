//! What the fuzz target does with some bytes. Knows nothing of libFuzzer, so that tests can run it on a stable compiler.

use determinism_lint::engine::Scan;
use determinism_lint::meta::Arithmetic;
use determinism_lint::snippets::{self, Snippet};

/// Checks the bytes as one file of simulation code under both arithmetics. Panics on what must never happen.
pub fn scan(bytes: &[u8]) {
    for arithmetic in [Arithmetic::FixedPoint, Arithmetic::ExactFloat] {
        let snippet = || [Snippet { path: "fuzz.rs".to_owned(), text: bytes.to_vec() }];
        let scan = snippets::scan(&snippet(), arithmetic);
        places_lie_in_the_text(&scan);
        planted(&scan);
        assert_eq!(shown(&scan), shown(&snippets::scan(&snippet(), arithmetic)), "two runs differ");
    }
}

fn places_lie_in_the_text(scan: &Scan) {
    for finding in &scan.findings {
        let source = &scan.sources[finding.file.0 as usize];
        for span in [finding.span, finding.label.span] {
            let range = span.start as usize..span.end as usize;
            assert!(source.text.get(range).is_some(), "{}: {span:?} of {} bytes", finding.rule.code, source.text.len());
        }
    }
}

fn shown(scan: &Scan) -> Vec<String> {
    let mut shown: Vec<String> = scan.findings.iter().map(|finding| format!("{finding:?}")).collect();
    shown.sort();
    shown
}

/// The fault that a fuzz run must find before it proves anything.
fn planted(scan: &Scan) {
    let has = |code: &str| scan.findings.iter().any(|finding| finding.rule.code == code);
    if cfg!(feature = "planted-panic") && has("DET301") && has("DET102") && has("DET203") {
        panic!("planted panic");
    }
}
