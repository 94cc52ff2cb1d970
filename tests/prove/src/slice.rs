//! One slice of a function's inputs: computes all outputs, compares them with both oracles and takes their digest.

use crate::domain::{Kind, Segment, segments};
use crate::format::Format;
use crate::function::{Candidate, Function};
use crate::own::block;
use crate::own::value::Own;
use sha2::{Digest, Sha256};
use std::ops::Range;
use std::time::Instant;

/// A function has this many slices.
pub(crate) const SLICES: u32 = 256;
/// Inputs of a slice.
pub(crate) const SLICE: u64 = 1 << 24;
/// Inputs that are computed before they are compared.
const CHUNK: usize = 1 << 14;
/// How many wrong inputs are kept for the message.
const EXAMPLES: usize = 5;

/// What was found out about a run of inputs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Findings {
    pub inputs: u64,
    /// Outside of the domain, and compared with the documented value.
    pub outside: u64,
    /// Outputs other than what CORE-MATH gives.
    pub wrong_core_math: u64,
    /// Outputs other than what the own evaluation gives, or other than the documented value, or other than the twin's.
    pub wrong_own: u64,
    /// Inputs where CORE-MATH's value is too near to a middle; the own evaluation decided them.
    pub undecided_core_math: u64,
    /// Inputs where the own evaluation does not tell either.
    pub undecided_own: u64,
    /// The smallest distance of a value to a middle between two numbers, in steps, and its raw number; ties are left out.
    pub hardest: Option<(f64, i32)>,
    /// Some wrong inputs: raw number, output, what it should be.
    pub examples: Vec<(i32, i32, i32)>,
}

impl Findings {
    pub(crate) fn none() -> Self {
        Self {
            inputs: 0,
            outside: 0,
            wrong_core_math: 0,
            wrong_own: 0,
            undecided_core_math: 0,
            undecided_own: 0,
            hardest: None,
            examples: Vec::new(),
        }
    }

    /// Every output is right, and both oracles have looked.
    pub(crate) fn is_proof(&self) -> bool {
        self.wrong_core_math == 0 && self.wrong_own == 0 && self.undecided_own == 0
    }

    /// With the findings of other inputs.
    pub(crate) fn merge(&mut self, other: Self) {
        self.inputs += other.inputs;
        self.outside += other.outside;
        self.wrong_core_math += other.wrong_core_math;
        self.wrong_own += other.wrong_own;
        self.undecided_core_math += other.undecided_core_math;
        self.undecided_own += other.undecided_own;
        if let Some((distance, raw)) = other.hardest {
            self.consider(distance, raw);
        }
        for (raw, output, expected) in other.examples {
            self.example(raw, output, expected);
        }
    }

    /// An exact tie is no hard case: it is known to be one.
    fn consider(&mut self, distance: f64, raw: i32) {
        if distance > 0.0 && self.hardest.is_none_or(|(least, _)| distance < least) {
            self.hardest = Some((distance, raw));
        }
    }

    fn example(&mut self, raw: i32, output: i32, expected: i32) {
        if self.examples.len() < EXAMPLES && self.examples.iter().all(|(known, ..)| *known != raw) {
            self.examples.push((raw, output, expected));
        }
    }
}

/// Compares one function of one format with the oracles.
pub(crate) struct Prover<'a> {
    own: &'a Own,
    function: Function,
    format: Format,
    candidate: Candidate,
    twin: Option<Candidate>,
    segments: Vec<Segment>,
    pub(crate) oracles: Oracles,
}

/// Which oracles look. Proofs need both; with one, a test shows that it alone finds a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Oracles {
    Both,
    CoreMath,
    Own,
}

impl<'a> Prover<'a> {
    pub(crate) fn new(own: &'a Own, function: Function, format: Format) -> Self {
        Self {
            own,
            function,
            format,
            candidate: function.candidate(format),
            twin: function.twin(format),
            segments: segments(own, function, format),
            oracles: Oracles::Both,
        }
    }

    /// With something else under test.
    #[cfg(test)]
    pub(crate) fn of(own: &'a Own, function: Function, format: Format, candidate: Candidate) -> Self {
        Self { candidate, twin: None, ..Self::new(own, function, format) }
    }

    /// A whole slice: findings, digest, seconds.
    pub(crate) fn slice(&self, index: u32) -> (Findings, [u8; 32], f64) {
        let start = Instant::now();
        let mut digest = Sha256::new();
        let findings = self.range(slice_inputs(index), |bytes| digest.update(bytes));
        (findings, digest.finalize().into(), start.elapsed().as_secs_f64())
    }

    /// The inputs with these numbers, counted from `i32::MIN` on; the bytes of the outputs go to `sink`.
    pub(crate) fn range(&self, inputs: Range<u64>, mut sink: impl FnMut(&[u8])) -> Findings {
        let mut findings = Findings::none();
        let mut outputs = Vec::with_capacity(CHUNK);
        let mut bytes = Vec::with_capacity(4 * CHUNK);
        let mut next = inputs.start;
        while next < inputs.end {
            let count = (inputs.end - next).min(CHUNK as u64);
            outputs.clear();
            outputs.extend((next..next + count).map(|input| (self.candidate)(raw_of(input))));
            bytes.clear();
            bytes.extend(outputs.iter().flat_map(|output| output.to_le_bytes()));
            sink(&bytes);
            self.chunk(next, &outputs, &mut findings);
            next += count;
        }
        if let Some((_, raw)) = findings.hardest
            && let Some(verdict) = self.own.verdict(self.function, self.format, raw)
        {
            findings.hardest = Some((verdict.distance, raw));
        }
        findings
    }

    /// Every `stride`-th input of the given ones.
    pub(crate) fn strided(&self, inputs: Range<u64>, stride: u64) -> Findings {
        let mut findings = Findings::none();
        for input in inputs.step_by(stride.max(1) as usize) {
            let output = (self.candidate)(raw_of(input));
            self.chunk(input, &[output], &mut findings);
        }
        findings
    }

    fn chunk(&self, first: u64, outputs: &[i32], findings: &mut Findings) {
        findings.inputs += outputs.len() as u64;
        for segment in &self.segments {
            let from = first.max(input_of(*segment.raws.start()));
            let to = (first + outputs.len() as u64).min(input_of(*segment.raws.end()) + 1);
            if from >= to {
                continue;
            }
            let part = &outputs[(from - first) as usize..(to - first) as usize];
            match segment.kind {
                Kind::Inside => self.compare(self.oracles, from, part, findings),
                Kind::Constant(value) => {
                    constant(from, part, value, findings);
                    // Both oracles say that it has begun; the rest is that the function is monotone.
                    let begin = input_of(segment.begin());
                    if (from..to).contains(&begin) {
                        self.compare(self.oracles, begin, &part[(begin - from) as usize..][..1], findings);
                    }
                }
                Kind::Outside(value) => {
                    findings.outside += part.len() as u64;
                    constant(from, part, value, findings);
                }
            }
        }
        self.twins(first, outputs, findings);
    }

    fn twins(&self, first: u64, outputs: &[i32], findings: &mut Findings) {
        let Some(twin) = self.twin else { return };
        for (input, &output) in (first..).zip(outputs) {
            let raw = raw_of(input);
            let other = twin(raw);
            if other != output {
                findings.wrong_own += 1;
                findings.example(raw, other, output);
            }
        }
    }

    /// Compares outputs for inputs inside of the domain.
    pub(crate) fn compare(&self, oracles: Oracles, first: u64, outputs: &[i32], findings: &mut Findings) {
        if oracles != Oracles::Own {
            self.by_core_math(first, outputs, findings);
        }
        if oracles != Oracles::CoreMath {
            self.by_own(first, outputs, findings);
        }
    }

    #[cfg(feature = "oracles")]
    fn by_core_math(&self, first: u64, outputs: &[i32], findings: &mut Findings) {
        let oracle = crate::core_math::of(self.function);
        for (input, &output) in (first..).zip(outputs) {
            let raw = raw_of(input);
            match crate::core_math::verdict(oracle, self.format, raw) {
                None => findings.undecided_core_math += 1,
                Some(verdict) if verdict.nearest == output => {}
                Some(verdict) => {
                    findings.wrong_core_math += 1;
                    findings.example(raw, output, verdict.nearest);
                }
            }
        }
    }

    /// Without CORE-MATH nothing is decided by it.
    #[cfg(not(feature = "oracles"))]
    fn by_core_math(&self, _: u64, outputs: &[i32], findings: &mut Findings) {
        findings.undecided_core_math += outputs.len() as u64;
    }

    fn by_own(&self, first: u64, outputs: &[i32], findings: &mut Findings) {
        let mut done = 0;
        while done < outputs.len() {
            let raw = raw_of(first + done as u64);
            let length = block::length(self.function, self.format, raw, outputs.len() - done);
            if length == 0 {
                self.single(raw, outputs[done], findings);
                done += 1;
                continue;
            }
            let part = &outputs[done..done + length];
            let outcome = block::compare(&self.own.short, (self.function, self.format), raw, part);
            for &offset in &outcome.undecided {
                self.single(raw + offset as i32, part[offset], findings);
            }
            for &offset in &outcome.wrong {
                // Where the value itself then says that all is well, the own evaluation contradicts itself and proves nothing.
                let before = findings.wrong_own;
                self.single(raw + offset as i32, part[offset], findings);
                findings.undecided_own += u64::from(findings.wrong_own == before);
            }
            if let Some((distance, offset)) = outcome.hardest {
                findings.consider(distance, raw + offset as i32);
            }
            done += length;
        }
    }

    /// One input by its own value: what is alone, what a block does not decide, and what it finds wrong, for the number expected.
    fn single(&self, raw: i32, output: i32, findings: &mut Findings) {
        let Some(verdict) = self.own.verdict(self.function, self.format, raw) else {
            findings.undecided_own += 1;
            return;
        };
        findings.consider(verdict.distance, raw);
        if verdict.nearest != output {
            findings.wrong_own += 1;
            findings.example(raw, output, verdict.nearest);
        }
    }
}

fn constant(first: u64, outputs: &[i32], value: i32, findings: &mut Findings) {
    for (input, &output) in (first..).zip(outputs) {
        if output != value {
            findings.wrong_own += 1;
            findings.example(raw_of(input), output, value);
        }
    }
}

/// The inputs of a slice.
pub(crate) fn slice_inputs(index: u32) -> Range<u64> {
    let first = u64::from(index) * SLICE;
    first..first + SLICE
}

/// The raw number of an input, which are counted from `i32::MIN` on.
pub(crate) fn raw_of(input: u64) -> i32 {
    (input as i64 + i64::from(i32::MIN)) as i32
}

/// The input with this raw number.
pub(crate) fn input_of(raw: i32) -> u64 {
    (i64::from(raw) - i64::from(i32::MIN)) as u64
}
