//! libFuzzer's entry: any bytes through parse, index, inference, rules, suppressions and every output format.
#![no_main]

use determinism_lint::report::Report;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| determinism_fuzz::scan(bytes, planted));

/// The fault that a fuzz run must find before it proves anything.
fn planted(report: &Report) {
    let has = |code: &str| report.findings.iter().any(|found| found.finding.rule.code == code);
    if cfg!(feature = "planted-panic") && has("DET301") && has("DET903") {
        panic!("planted panic");
    }
}
