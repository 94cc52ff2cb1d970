//! `prove pairs`: functions of two numbers on every pair of edges, on constructed ties and on random pairs, always the same ones.

use crate::arithmetic::cases;
use crate::error::Error;
use crate::format::Format;
use crate::own::value::Own;
use crate::pair_function::{PairCandidate, PairFunction};
use crate::random::Random;
use std::io::Write;

/// What was found out about some pairs.
#[derive(Default)]
pub(crate) struct PairFindings {
    pub pairs: u64,
    pub undecided: Vec<(i32, i32)>,
    /// Pair, output, what it should be.
    pub wrong: Vec<(i32, i32, i32, i32)>,
}

/// Compares and tells. Whether all is right.
pub(crate) fn run(
    own: &Own,
    threads: usize,
    (function, format): (PairFunction, Format),
    count: u64,
    out: &mut dyn Write,
) -> Result<bool, Error> {
    let findings = compare(own, threads, (function, format), function.candidate(format), count);
    let PairFindings { pairs, undecided, wrong } = &findings;
    let (errors, open) = (wrong.len(), undecided.len());
    writeln!(out, "{function} of {format}: {pairs} pairs, {errors} wrong, {open} undecided")?;
    for (a, b) in undecided.iter().take(5) {
        writeln!(out, "  raw {a}, {b} are not decided")?;
    }
    for (a, b, output, expected) in wrong.iter().take(5) {
        writeln!(out, "  raw {a}, {b} give {output} instead of {expected}")?;
    }
    Ok(wrong.is_empty() && undecided.is_empty())
}

/// All edges and ties, and `count` random pairs, on some threads.
pub(crate) fn compare(
    own: &Own,
    threads: usize,
    (function, format): (PairFunction, Format),
    candidate: PairCandidate,
    count: u64,
) -> PairFindings {
    let pairs: Vec<_> =
        fixed(function, format).chain(random(function, format).take(count as usize)).collect();
    let part = |pairs: &[(i32, i32)]| {
        let mut findings = PairFindings::default();
        for &(a, b) in pairs {
            findings.pairs += 1;
            let output = candidate(a, b);
            match function.expected(own, format, a, b) {
                None => findings.undecided.push((a, b)),
                Some(expected) if expected == output => {}
                Some(expected) => findings.wrong.push((a, b, output, expected)),
            }
        }
        findings
    };
    let mut sum = PairFindings::default();
    std::thread::scope(|scope| {
        let parts: Vec<_> = pairs
            .chunks(pairs.len().div_ceil(threads.max(1)).max(1))
            .map(|pairs| scope.spawn(move || part(pairs)))
            .collect();
        for part in parts {
            match part.join() {
                Ok(findings) => {
                    sum.pairs += findings.pairs;
                    sum.undecided.extend(findings.undecided);
                    sum.wrong.extend(findings.wrong);
                }
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    sum
}

/// Every pair of edges, and the ties that the function has.
pub(crate) fn fixed(function: PairFunction, format: Format) -> impl Iterator<Item = (i32, i32)> {
    let edges = cases::edges(format.frac());
    let pairs: Vec<_> = cases::all_pairs(&edges).collect();
    pairs.into_iter().chain(ties(function, format))
}

/// Pairs whose result lies exactly between two numbers. The root, the angle and the logarithm have none.
pub(crate) fn ties(function: PairFunction, format: Format) -> Vec<(i32, i32)> {
    let frac = format.frac();
    match function {
        PairFunction::Mul => cases::product_ties(frac).collect(),
        PairFunction::Div => cases::quotient_ties(frac).collect(),
        PairFunction::Pow => power_ties(frac),
        PairFunction::Atan2 | PairFunction::Hypot | PairFunction::Log => Vec::new(),
    }
}

/// (m/2^s)^(2ʲ) to the power n/2ʲ for s·n = frac + 1: mⁿ half steps.
fn power_ties(frac: u32) -> Vec<(i32, i32)> {
    let whole = i64::from(frac) + 1;
    let mut ties = Vec::new();
    for n in (1..=whole).filter(|n| whole % n == 0) {
        for j in 0..=4_u32 {
            for m in (1..512_i64).step_by(2) {
                // The base in steps, m^(2ʲ)·2^(frac − s·2ʲ).
                let shift = i64::from(frac) - ((whole / n) << j);
                let base = m.checked_pow(1 << j).filter(|base| *base < 1 << 31);
                let raw = base.filter(|_| (0..31).contains(&shift)).map(|base| i128::from(base) << shift);
                let exponent = i32::try_from(n << frac >> j);
                if let (Some(Ok(base)), Ok(exponent)) = (raw.map(i32::try_from), exponent) {
                    ties.push((base, exponent));
                    ties.push((-base, exponent));
                }
            }
        }
    }
    ties
}

/// Random pairs; for powers and logarithms most of them where something happens.
pub(crate) fn random(function: PairFunction, format: Format) -> impl Iterator<Item = (i32, i32)> {
    let mut random = Random::of(&format!("{function} of {format}"));
    let one = 1_u64 << format.frac();
    std::iter::from_fn(move || {
        let (a, b) = (random.raw(), random.raw());
        let narrow = random.below(4) != 0;
        Some(match function {
            PairFunction::Pow if narrow => {
                (random.below(4 * one) as i32, random.below(12 * one) as i32 - 4 * one as i32)
            }
            PairFunction::Log if narrow => (a.saturating_abs().max(1), random.below(16 * one) as i32 + 1),
            _ => (a, b),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simmath_is_right_on_edges_ties_and_random_pairs() {
        let own = Own::new();
        for &format in Format::ALL {
            for &function in PairFunction::ALL {
                let findings = compare(&own, 2, (function, format), function.candidate(format), 2_000);
                let PairFindings { pairs, undecided, wrong } = findings;
                assert!(wrong.is_empty(), "{function} of {format}: {:?}", wrong.first());
                assert!(undecided.is_empty(), "{function} of {format}: {:?}", undecided.first());
                assert!(pairs > 20_000, "{function} of {format}: {pairs} pairs");
            }
        }
    }

    #[test]
    fn a_tie_to_the_odd_side_is_found() {
        let own = Own::new();
        let up = |a: i32, b: i32| {
            ((i64::from(a) * i64::from(b) + (1 << 15)) >> 16).clamp(i64::from(i32::MIN), i64::from(i32::MAX))
                as i32
        };
        let findings = compare(&own, 1, (PairFunction::Mul, Format::Fpx16_16), up, 0);
        assert!(findings.wrong.len() > 1_000, "{}", findings.wrong.len());
    }

    #[test]
    fn powers_have_ties_in_every_format() {
        for &format in Format::ALL {
            let ties = ties(PairFunction::Pow, format);
            assert!(ties.len() > 20, "{format}: {ties:?}");
        }
    }
}
