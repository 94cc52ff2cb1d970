//! `prove vectors`: inputs and outputs as files for anybody's tests, by the own evaluation, never by simmath.

use crate::arithmetic::{cases, ticks};
use crate::domain::{Kind, segments};
use crate::error::{Error, write_whole};
use crate::format::Format;
use crate::function::Function;
use crate::log::Log;
use crate::own::block;
use crate::own::value::Own;
use crate::pair_function::PairFunction;
use crate::pairs;
use crate::random::Random;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Random inputs of a function, and edges and random pairs of one of two numbers.
const RANDOM: usize = 300;
const PAIRS: usize = 300;
/// Blocks that are searched for a hard input, and their length.
const BLOCKS: u64 = 64;

fn path(root: &Path, format: Format, name: &str) -> PathBuf {
    root.join("fixtures/vectors").join(format.name()).join(format!("{name}.tsv"))
}

/// The vectors of a function of one number.
pub(crate) fn write(root: &Path, own: &Own, function: Function, format: Format) -> Result<(), Error> {
    let mut text = format!("# prove vectors --function {function} --format {format}\n");
    for raw in inputs(root, own, function, format)? {
        text.push_str(&format!("{raw}\t{}\n", expected(own, function, format, raw)?));
    }
    write_whole(&path(root, format, function.name()), &text)
}

/// The vectors of a function of two numbers.
pub(crate) fn write_pairs(
    root: &Path,
    own: &Own,
    function: PairFunction,
    format: Format,
) -> Result<(), Error> {
    let mut text = format!("# prove vectors --pair-function {function} --format {format}\n");
    let few = cases::few_edges(format.frac());
    let edges: Vec<_> = cases::all_pairs(&few).collect();
    let ties = pairs::ties(function, format);
    let ties = ties.iter().step_by(ties.len().div_ceil(PAIRS).max(1)).copied();
    let random = pairs::random(function, format).take(PAIRS);
    for (a, b) in edges.into_iter().chain(ties).chain(random) {
        let expected = function.expected(own, format, a, b);
        let expected =
            expected.ok_or_else(|| Error::Undecided { what: format!("{function}({a}, {b}) of {format}") })?;
        text.push_str(&format!("{a}\t{b}\t{expected}\n"));
    }
    write_whole(&path(root, format, function.name()), &text)
}

/// The known answer of the ticks, for all formats.
pub(crate) fn write_ticks(root: &Path) -> Result<(), Error> {
    let lines: Vec<_> =
        Format::ALL.iter().map(|&format| format!("{format}\t{}\n", ticks::expected(format))).collect();
    let text = format!("# prove vectors --ticks\n{}", lines.concat());
    write_whole(&root.join("fixtures/vectors/ticks.tsv"), &text)
}

/// What is right: the value, or what is promised outside of the domain.
fn expected(own: &Own, function: Function, format: Format, raw: i32) -> Result<i32, Error> {
    let segments = segments(own, function, format);
    let kind =
        segments.iter().find(|segment| segment.raws.contains(&raw)).map_or(Kind::Inside, |found| found.kind);
    match kind {
        Kind::Constant(value) | Kind::Outside(value) => Ok(value),
        Kind::Inside => own
            .verdict(function, format, raw)
            .map(|verdict| verdict.nearest)
            .ok_or_else(|| Error::Undecided { what: format!("{function}({raw}) of {format}") }),
    }
}

/// Edges, ends of what is constant, hard ones and random ones.
fn inputs(root: &Path, own: &Own, function: Function, format: Format) -> Result<BTreeSet<i32>, Error> {
    let mut inputs: BTreeSet<i32> = cases::edges(format.frac()).into_iter().collect();
    let mut random = Random::of(&format!("{function} of {format}"));
    for segment in segments(own, function, format) {
        let (first, last) = (*segment.raws.start(), *segment.raws.end());
        inputs.extend([first, first.saturating_add(1), last, last.saturating_sub(1)]);
        if segment.kind == Kind::Inside {
            let width = (i64::from(last) - i64::from(first) + 1) as u64;
            inputs.extend((0..RANDOM).map(|_| (i64::from(first) + random.below(width) as i64) as i32));
            let blocks = (0..BLOCKS).map(|index| i64::from(first) + (width / BLOCKS * index) as i64);
            inputs.extend(blocks.filter_map(|first| hard(own, function, format, first as i32)));
        }
    }
    inputs.extend((0..RANDOM).map(|_| random.raw()));
    let log = Log::open(root, function, format)?;
    inputs.extend(log.rows.values().filter_map(|row| Some(row.findings.hardest?.1)));
    Ok(inputs)
}

/// The hardest input of a block.
fn hard(own: &Own, function: Function, format: Format, first: i32) -> Option<i32> {
    let length = block::length(function, format, first, 1024);
    if length == 0 {
        return None;
    }
    let outputs: Vec<i32> = (0..length as i32)
        .map(|offset| own.verdict(function, format, first + offset).map_or(0, |verdict| verdict.nearest))
        .collect();
    let outcome = block::compare(&own.short, (function, format), first, &outputs);
    outcome.hardest.map(|(_, offset)| first + offset as i32)
}
