//! The short form of the proof, for every test run: small domains whole, the others strided, and that faults are found.

use crate::format::Format;
use crate::function::{Candidate, Function};
use crate::hash::digests;
use crate::log::Log;
use crate::own::value::Own;
use crate::slice::{Findings, Oracles, Prover, input_of};
use std::path::{Path, PathBuf};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What needs both oracles.
#[cfg(feature = "oracles")]
mod with_both_oracles {
    use super::*;
    use crate::strided;

    /// Functions that do anything for at most 2.2 million inputs of Q16.16.
    const SMALL: [Function; 5] =
        [Function::Exp, Function::Exp2, Function::Asin, Function::Acos, Function::Atanh];

    #[test]
    fn small_domains_are_right_as_a_whole() {
        let own = Own::new();
        for function in SMALL {
            let prover = Prover::new(&own, function, Format::Fpx16_16);
            let findings = prover.range(input_of(-1_200_000)..input_of(1_200_000), |_| {});
            assert_right(&findings, function, Format::Fpx16_16);
        }
    }

    #[test]
    fn every_function_is_right_at_some_inputs_of_every_format() {
        let own = Own::new();
        for &format in Format::ALL {
            for &function in Function::ALL {
                let findings = strided::compare(&Prover::new(&own, function, format), 50_021, 2);
                assert_right(&findings, function, format);
                assert_eq!(findings.inputs, 85_864);
            }
        }
    }

    #[test]
    fn blocks_are_right_where_numbers_are_small_and_where_they_are_large() {
        let own = Own::new();
        for &format in Format::ALL {
            for &function in Function::ALL {
                let prover = Prover::new(&own, function, format);
                for first in
                    [input_of(-30_000), input_of(i32::MAX - 60_000), input_of(i32::MIN), input_of(1 << 24)]
                {
                    assert_right(&prover.range(first..first + 60_000, |_| {}), function, format);
                }
            }
        }
    }

    fn assert_right(findings: &Findings, function: Function, format: Format) {
        assert!(findings.is_proof(), "{function} of {format}: {findings:?}");
        assert!(findings.undecided_core_math < 10, "{function} of {format}: {findings:?}");
    }
}

/// One slice of each logged function gives the outputs of the proof.
#[test]
fn outputs_have_the_logged_digests() {
    for &format in Format::ALL {
        for &function in Function::ALL {
            let log = Log::open(&root(), function, format).unwrap();
            // The first one above 0, or the first there is.
            let Some(row) = log.rows.range(128..).next().or(log.rows.iter().next()).map(|(_, row)| row)
            else {
                continue;
            };
            let digests = digests(function.candidate(format), row.slice..row.slice + 1, 1);
            assert_eq!(digests[&row.slice], row.digest, "{function} of {format}, slice {}", row.slice);
        }
    }
}

/// The sine, cut off instead of rounded.
fn truncated(raw: i32) -> i32 {
    ((f64::from(raw) / 65536.0).sin() * 65536.0).floor() as i32
}

/// The sine with one output that is off by one.
fn flipped(raw: i32) -> i32 {
    let sine = (Function::Sin.candidate(Format::Fpx16_16))(raw);
    if raw == 123_456 { sine + 1 } else { sine }
}

fn findings(own: &Own, oracles: Oracles, function: Function, candidate: Candidate) -> Findings {
    let mut prover = Prover::of(own, function, Format::Fpx16_16, candidate);
    prover.oracles = oracles;
    prover.range(input_of(100_000)..input_of(200_000), |_| {})
}

#[test]
fn each_oracle_alone_finds_a_truncated_function() {
    let own = Own::new();
    let by_own = findings(&own, Oracles::Own, Function::Sin, truncated);
    assert!(by_own.wrong_own > 40_000 && by_own.wrong_core_math == 0, "{by_own:?}");
    if cfg!(feature = "oracles") {
        let by_core_math = findings(&own, Oracles::CoreMath, Function::Sin, truncated);
        assert_eq!(by_core_math.wrong_core_math, by_own.wrong_own);
        assert_eq!(by_core_math.wrong_own, 0);
    }
}

#[test]
fn each_oracle_alone_finds_one_wrong_output() {
    let own = Own::new();
    let right = Function::Sin.candidate(Format::Fpx16_16)(123_456);
    let by_own = findings(&own, Oracles::Own, Function::Sin, flipped);
    assert_eq!((by_own.wrong_own, by_own.wrong_core_math), (1, 0));
    assert_eq!(by_own.examples, [(123_456, right + 1, right)]);
    if cfg!(feature = "oracles") {
        let by_core_math = findings(&own, Oracles::CoreMath, Function::Sin, flipped);
        assert_eq!((by_core_math.wrong_own, by_core_math.wrong_core_math), (0, 1));
        assert_eq!(by_core_math.examples, by_own.examples);
    }
}

#[test]
fn a_wrong_output_is_found_in_quotients_roots_and_ends() {
    let own = Own::new();
    // One more than the right tangent, root and power; the last one where it is constant.
    let wrong: [(Function, Candidate); 4] = [
        (Function::Tan, |raw| Function::Tan.candidate(Format::Fpx16_16)(raw) + i32::from(raw == 150_000)),
        (Function::Sqrt, |raw| Function::Sqrt.candidate(Format::Fpx16_16)(raw) + i32::from(raw == 150_000)),
        (Function::Cbrt, |raw| Function::Cbrt.candidate(Format::Fpx16_16)(raw) - i32::from(raw == 150_000)),
        (Function::Atanh, |raw| Function::Atanh.candidate(Format::Fpx16_16)(raw) - i32::from(raw == 150_000)),
    ];
    for (function, candidate) in wrong {
        let findings = findings(&own, Oracles::Own, function, candidate);
        assert_eq!(findings.wrong_own, 1, "{function}: {findings:?}");
    }
}

#[test]
fn a_tie_is_left_to_the_own_evaluation_and_goes_to_the_even_side() {
    let own = Own::new();
    let tie = -17 << 16;
    let verdict = own.verdict(Function::Exp2, Format::Fpx16_16, tie).unwrap();
    assert_eq!((verdict.nearest, verdict.distance), (0, 0.0));
    #[cfg(feature = "oracles")]
    {
        let oracle = crate::core_math::of(Function::Exp2);
        assert_eq!(crate::core_math::verdict(oracle, Format::Fpx16_16, tie), None);
    }
}

#[test]
fn the_table_is_that_of_the_logs() {
    let page = crate::table::page(&root());
    let text = std::fs::read_to_string(page).unwrap();
    let now = crate::table::updated(&root(), &text).unwrap();
    assert!(text == now, "`prove table` writes another table into docs/reference/proofs.md");
}
