//! `prove run`: slices of one function after the other, on all cores, each logged when it is done.

use crate::error::Error;
use crate::format::Format;
use crate::function::Function;
use crate::hashes::Hashes;
use crate::log::{Log, Row, hex};
use crate::own::value::Own;
use crate::slice::{Findings, Prover, input_of};
use std::collections::VecDeque;
use std::io::Write;
use std::ops::Range;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// What is to be done, and where it says so.
pub(crate) struct Job<'a> {
    pub root: &'a Path,
    pub own: &'a Own,
    pub threads: usize,
    pub out: &'a mut (dyn Write + Send),
}

/// Does the slices that have no row yet. Whether all that has a row is right.
pub(crate) fn slices(
    job: &mut Job<'_>,
    function: Function,
    format: Format,
    wanted: Range<u32>,
) -> Result<bool, Error> {
    let log = Log::open(job.root, function, format)?;
    let missing: VecDeque<u32> = wanted.filter(|slice| !log.rows.contains_key(slice)).collect();
    let prover = Prover::new(job.own, function, format);
    let work = Work { missing: Mutex::new(missing), state: Mutex::new((log, job.out, None)) };
    std::thread::scope(|scope| {
        for _ in 0..job.threads.max(1) {
            scope.spawn(|| work.drain(&prover, function, format));
        }
    });
    let (log, _, failure) = work.state.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(error) = failure {
        return Err(error);
    }
    if log.is_complete() {
        log.sort()?;
    }
    if let Some(hash) = log.proven_hash() {
        Hashes::publish(job.root, function, format, &hash)?;
        writeln!(job.out, "{function} of {format} is proven: {hash}")?;
    }
    Ok(log.rows.values().all(|row| row.findings.is_proof()))
}

/// What the threads share: slices to do; log, output and the first error.
struct Work<'a> {
    missing: Mutex<VecDeque<u32>>,
    state: Mutex<(Log, &'a mut (dyn Write + Send), Option<Error>)>,
}

impl Work<'_> {
    fn drain(&self, prover: &Prover<'_>, function: Function, format: Format) {
        let next = || self.missing.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        while let Some(slice) = next() {
            let (findings, digest, seconds) = prover.slice(slice);
            let row = Row { slice, findings, digest: hex(&digest), seconds };
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            let (log, out, failure) = &mut *state;
            let told =
                tell(*out, &format!("{function} of {format}, slice {slice}"), &row.findings, row.seconds);
            if let Err(error) = told.and_then(|()| log.append(row)) {
                failure.get_or_insert(error);
                self.missing.lock().unwrap_or_else(PoisonError::into_inner).clear();
            }
        }
    }
}

/// Some inputs, without a log.
pub(crate) fn range(
    job: &mut Job<'_>,
    function: Function,
    format: Format,
    raws: Range<i64>,
) -> Result<bool, Error> {
    let clamp = |raw: i64| raw.clamp(i64::from(i32::MIN), 1 << 31);
    let first = clamp(raws.start).min(i64::from(i32::MAX)) as i32;
    let inputs = input_of(first)..(clamp(raws.end) - i64::from(i32::MIN)) as u64;
    let start = std::time::Instant::now();
    let findings = Prover::new(job.own, function, format).range(inputs, |_| {});
    tell(job.out, &format!("{function} of {format}"), &findings, start.elapsed().as_secs_f64())?;
    Ok(findings.is_proof())
}

/// One line on what was found, and what is wrong by example.
pub(crate) fn tell(out: &mut dyn Write, what: &str, findings: &Findings, seconds: f64) -> Result<(), Error> {
    let nanoseconds = seconds * 1e9 / (findings.inputs as f64).max(1.0);
    let hardest = findings.hardest.map_or_else(String::new, |(distance, raw)| {
        format!(", hardest 2^{:.2} steps at {raw}", distance.log2())
    });
    writeln!(
        out,
        "{what}: {} inputs, {} outside, wrong {}/{}, undecided {}/{} by CORE-MATH/own{hardest}, {nanoseconds:.1} ns",
        findings.inputs,
        findings.outside,
        findings.wrong_core_math,
        findings.wrong_own,
        findings.undecided_core_math,
        findings.undecided_own,
    )?;
    for (raw, output, expected) in &findings.examples {
        writeln!(out, "  raw {raw} gives {output} instead of {expected}")?;
    }
    Ok(())
}
