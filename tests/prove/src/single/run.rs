//! Slices of one function after the other, each logged when it is done, and samples of all inputs.

use super::oracles::{Second, Verdict};
use super::{FOLDER, candidate, twin};
use crate::error::Error;
use crate::function::{Candidate, Function};
use crate::hashes::Hashes;
use crate::log::{Log, Row, hex};
use crate::own::value::Own;
use crate::run::{Job, tell};
use crate::slice::{Findings, SLICES, raw_of, slice_inputs};
use sha2::{Digest, Sha256};
use std::ops::Range;
use std::sync::Mutex;
use std::time::Instant;

/// Outputs that are hashed at once.
const CHUNK: u64 = 1 << 14;

/// Compares one function with both oracles.
pub(crate) struct Prover<'a> {
    candidate: Candidate,
    twin: Option<Candidate>,
    first: fn(f32) -> Option<f32>,
    second: Second<'a>,
}

impl<'a> Prover<'a> {
    pub(crate) fn new(own: &'a Own, function: Function) -> Result<Self, Error> {
        #[cfg(feature = "oracles")]
        let first = super::oracles::core_math(function)?;
        // Without CORE-MATH it decides nothing.
        #[cfg(not(feature = "oracles"))]
        let first: fn(f32) -> Option<f32> = |_| None;
        Ok(Self {
            candidate: candidate(function)?,
            twin: twin(function),
            first,
            second: Second::new(own, function),
        })
    }

    /// With something else under test.
    #[cfg(test)]
    pub(crate) fn of(own: &'a Own, function: Function, candidate: Candidate) -> Result<Self, Error> {
        Ok(Self { candidate, twin: None, ..Self::new(own, function)? })
    }

    /// Computes an output and compares it.
    #[inline]
    fn look(&self, bits: i32, findings: &mut Findings) -> i32 {
        let output = (self.candidate)(bits);
        findings.inputs += 1;
        let (x, y) = (f32::from_bits(bits as u32), f32::from_bits(output as u32));
        if let Some(expected) = (self.first)(x)
            && !(expected.to_bits() == y.to_bits() || (expected.is_nan() && output == 0x7fc0_0000))
        {
            findings.wrong_core_math += 1;
            findings.example(bits, output, expected.to_bits() as i32);
        }
        match self.second.verdict(x, y) {
            Verdict::Right => {}
            Verdict::RightByOwn => findings.undecided_core_math += 1,
            Verdict::Wrong => {
                findings.wrong_own += 1;
                findings.example(bits, output, output);
            }
            Verdict::Undecided => findings.undecided_own += 1,
        }
        if let Some(twin) = self.twin
            && twin(bits) != output
        {
            findings.wrong_own += 1;
            findings.example(bits, twin(bits), output);
        }
        output
    }

    /// A whole slice: findings and digest.
    fn slice(&self, index: u32) -> (Findings, String) {
        let (mut findings, mut digest) = (Findings::none(), Sha256::new());
        let mut bytes = Vec::with_capacity(4 * CHUNK as usize);
        let inputs = slice_inputs(index);
        for first in inputs.clone().step_by(CHUNK as usize) {
            bytes.clear();
            for input in first..inputs.end.min(first + CHUNK) {
                bytes.extend(self.look(raw_of(input), &mut findings).to_le_bytes());
            }
            digest.update(&bytes);
        }
        (findings, hex(&digest.finalize()))
    }

    /// Every `stride`-th input.
    pub(crate) fn strided(&self, stride: u64) -> Findings {
        let mut findings = Findings::none();
        for input in (0..1 << 32).step_by(stride.max(1) as usize) {
            self.look(raw_of(input), &mut findings);
        }
        findings
    }
}

/// Does the slices that have no row yet, and publishes the hash when all are right.
pub(crate) fn slices(job: &mut Job<'_>, function: Function, wanted: Range<u32>) -> Result<bool, Error> {
    let log = Log::open(job.root, function, FOLDER)?;
    let missing: Vec<u32> = wanted.filter(|slice| !log.rows.contains_key(slice)).collect();
    let prover = Prover::new(job.own, function)?;
    let (missing, state) = (Mutex::new(missing.into_iter()), Mutex::new((log, &mut *job.out, Ok(()))));
    std::thread::scope(|scope| {
        for _ in 0..job.threads.max(1) {
            scope.spawn(|| {
                let next = || missing.lock().ok()?.next();
                while let Some(slice) = next() {
                    let start = Instant::now();
                    let (findings, digest) = prover.slice(slice);
                    let row = Row { slice, findings, digest, seconds: start.elapsed().as_secs_f64() };
                    let Ok(mut state) = state.lock() else { return };
                    let (log, out, result) = &mut *state;
                    let what = format!("{function} of {FOLDER}, slice {slice}");
                    let told = tell(*out, &what, &row.findings, row.seconds);
                    *result = told.and_then(|()| log.append(row));
                    if result.is_err() {
                        return;
                    }
                }
            });
        }
    });
    let (log, out, result) = match state.into_inner() {
        Ok(state) => state,
        Err(poisoned) => poisoned.into_inner(),
    };
    result?;
    if log.rows.len() == SLICES as usize {
        log.sort()?;
    }
    if let Some(hash) = log.proven_hash() {
        Hashes::publish(job.root, function, FOLDER, &hash)?;
        writeln!(out, "{function} of {FOLDER} is proven: {hash}")?;
    }
    Ok(log.rows.values().all(|row| row.findings.is_proof()))
}

/// Every n-th input, in the log of samples.
pub(crate) fn strided(job: &mut Job<'_>, function: Function, stride: u64) -> Result<bool, Error> {
    let start = Instant::now();
    let findings = Prover::new(job.own, function)?.strided(stride);
    tell(
        job.out,
        &format!("{function} of {FOLDER}, every {stride}th"),
        &findings,
        start.elapsed().as_secs_f64(),
    )?;
    let proof = findings.is_proof();
    crate::strided::record(job.root, function, FOLDER, stride, findings)?;
    Ok(proof)
}

#[cfg(all(test, feature = "oracles"))]
mod tests {
    use super::*;
    use crate::single::FUNCTIONS;

    #[test]
    fn every_function_is_right_at_every_100003rd_input() {
        let own = Own::new();
        for &function in FUNCTIONS {
            let findings = Prover::new(&own, function).unwrap().strided(100_003);
            assert!(findings.is_proof() && findings.inputs > 40_000, "{function}: {findings:?}");
        }
    }

    #[test]
    fn a_planted_fault_is_found_by_each_oracle() {
        let own = Own::new();
        // One input in 2^12 gets a neighbour of its value.
        let faulty: Candidate = |bits| {
            let output = candidate(Function::Sin).unwrap()(bits);
            if bits & 0xfff == 0x123 && f32::from_bits(output as u32).is_normal() {
                output ^ 1
            } else {
                output
            }
        };
        let findings = Prover::of(&own, Function::Sin, faulty).unwrap().strided(4099);
        assert!(findings.wrong_core_math > 100, "{findings:?}");
        assert_eq!(findings.wrong_core_math, findings.wrong_own);
    }
}
