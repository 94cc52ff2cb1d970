//! `prove time`: what one input costs simmath and each oracle, on one thread.

use crate::domain::{Kind, segments};
use crate::error::Error;
use crate::format::Format;
use crate::function::Function;
use crate::own::value::Own;
use crate::slice::{Findings, Oracles, Prover, input_of, raw_of};
use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

/// Windows spread over the inputs that are compared one by one, and the size of each.
const WINDOWS: u64 = 16;
const WINDOW: u64 = 1 << 14;
/// Runs of each window.
const RUNS: u32 = 5;

/// One line: nanoseconds per input, and how many inputs cost them.
pub(crate) fn time(own: &Own, function: Function, format: Format, out: &mut dyn Write) -> Result<(), Error> {
    let segments = segments(own, function, format);
    let Some(inside) = segments.iter().find(|segment| segment.kind == Kind::Inside) else { return Ok(()) };
    let (first, last) = (input_of(*inside.raws.start()), input_of(*inside.raws.end()));
    let (mut seconds, mut inputs) = ([0.0; 3], 0);
    let prover = Prover::new(own, function, format);
    let candidate = function.candidate(format);
    for window in 0..WINDOWS {
        // In the middle of its share, since at the ends of a domain some inputs cost more.
        let start = first + (last - first) / (2 * WINDOWS) * (2 * window + 1);
        let end = (start + WINDOW).min(last + 1);
        inputs += end - start;
        let mut outputs = Vec::with_capacity(WINDOW as usize);
        // The least of some runs: on a machine with other work, the others are waiting times.
        let mut measure = |part: usize, work: &mut dyn FnMut()| {
            let times = (0..RUNS).map(|_| {
                let clock = Instant::now();
                work();
                clock.elapsed().as_secs_f64()
            });
            seconds[part] += times.fold(f64::INFINITY, f64::min);
        };
        measure(0, &mut || {
            outputs.clear();
            outputs.extend((start..end).map(|input| candidate(raw_of(input))));
        });
        for (part, oracles) in [(1, Oracles::CoreMath), (2, Oracles::Own)] {
            measure(part, &mut || {
                let mut findings = Findings::none();
                prover.compare(oracles, start, &outputs, &mut findings);
                black_box(findings);
            });
        }
    }
    let [candidate, core_math, own] = seconds.map(|seconds| seconds * 1e9 / inputs as f64);
    let compared = last - first + 1;
    writeln!(
        out,
        "{function:12} {format:8} {candidate:6.1} simmath {core_math:6.1} CORE-MATH {own:6.1} own, {compared} inputs"
    )?;
    Ok(())
}
