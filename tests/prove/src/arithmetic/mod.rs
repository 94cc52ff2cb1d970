//! simmath's arithmetic against the reference: on edge values, on every tie of small factors, and over a long run of ticks.

pub(crate) mod cases;
pub(crate) mod reference;
pub(crate) mod ticks;

use crate::error::Error;
use crate::format::{Format, of_format};
use reference::Reference;
use simmath::SimMath;
use std::io::Write;

/// `prove arithmetic`: what differs in a format. Whether nothing does.
pub(crate) fn run(format: Format, out: &mut dyn Write) -> Result<bool, Error> {
    let Differences { cases, found } = of(format);
    let (ticks, expected) = (ticks::found(format), ticks::expected(format));
    writeln!(out, "arithmetic of {format}: {cases} cases, {} differ; ticks end in {ticks}", found.len())?;
    for difference in found.iter().take(5) {
        writeln!(out, "  {difference}")?;
    }
    if ticks != expected {
        writeln!(out, "  the ticks should end in {expected}")?;
    }
    Ok(found.is_empty() && ticks == expected)
}

/// All operations on all cases of a format.
fn of(format: Format) -> Differences {
    of_format!(format, M => differences::<M>(format.frac()))
}

/// Every operation of two numbers that gives a third: its name, simmath's, and the reference's.
type Binary<M> = (&'static str, fn(M, M) -> M, fn(Reference, i32, i32) -> i32);

/// Every operation of one number that gives another.
type Unary<M> = (&'static str, fn(M) -> M, fn(Reference, i32) -> i32);

fn binary<M: SimMath<Raw = i32>>() -> [Binary<M>; 5] {
    [
        ("add", |a, b| a + b, Reference::add),
        ("sub", |a, b| a - b, Reference::sub),
        ("mul", |a, b| a * b, Reference::mul),
        ("div", |a, b| a / b, Reference::div),
        ("rem", |a, b| a % b, Reference::rem),
    ]
}

fn unary<M: SimMath<Raw = i32>>() -> [Unary<M>; 6] {
    [
        ("neg", |a| -a, Reference::neg),
        ("floor", M::floor, Reference::floor),
        ("ceil", M::ceil, Reference::ceil),
        ("round", M::round, Reference::round),
        ("trunc", M::trunc, Reference::trunc),
        ("fract", M::fract, Reference::fract),
    ]
}

/// What differs, as sentences, and how many cases there were.
#[derive(Default)]
struct Differences {
    cases: u64,
    found: Vec<String>,
}

impl Differences {
    fn compare<T: PartialEq + std::fmt::Debug>(
        &mut self,
        what: impl FnOnce() -> String,
        simmath: T,
        reference: T,
    ) {
        self.cases += 1;
        if simmath != reference {
            self.found.push(format!("{} is {simmath:?} instead of {reference:?}", what()));
        }
    }
}

/// The same, with the number of fraction bits that the reference is to have.
fn differences<M: SimMath<Raw = i32>>(frac: u32) -> Differences {
    let mut differences = Differences::default();
    let reference = Reference { frac };
    let edges = cases::edges(frac);
    for (a, b) in cases::all_pairs(&edges).chain(cases::product_ties(frac)).chain(cases::quotient_ties(frac))
    {
        pair::<M>(reference, a, b, &mut differences);
    }
    for a in edges.iter().copied().chain(cases::integer_ties(frac)) {
        single::<M>(reference, a, &mut differences);
    }
    for &(a, to) in &cases::all_pairs(&cases::few_edges(frac)).collect::<Vec<_>>() {
        for t in cases::few_edges(frac) {
            let value = M::from_raw(a).lerp(M::from_raw(to), M::from_raw(t)).to_raw();
            differences.compare(|| format!("lerp({a}, {to}, {t})"), value, reference.lerp(a, to, t));
        }
    }
    for (numerator, denominator) in cases::ratios(frac) {
        let value = M::from_ratio(numerator, denominator).to_raw();
        let expected = reference.of_ratio(numerator, denominator);
        differences.compare(|| format!("from_ratio({numerator}, {denominator})"), value, expected);
    }
    for value in cases::floats(frac) {
        let expected = reference.of_f64(value);
        differences.compare(|| format!("from_f64({value:e})"), M::from_f64(value).to_raw(), expected);
        let short = value as f32;
        let expected = reference.of_f32(short);
        differences.compare(|| format!("from_f32({short:e})"), M::from_f32(short).to_raw(), expected);
    }
    differences
}

fn pair<M: SimMath<Raw = i32>>(reference: Reference, a: i32, b: i32, differences: &mut Differences) {
    for (name, simmath, expected) in binary::<M>() {
        let value = simmath(M::from_raw(a), M::from_raw(b)).to_raw();
        differences.compare(|| format!("{name}({a}, {b})"), value, expected(reference, a, b));
    }
}

fn single<M: SimMath<Raw = i32>>(reference: Reference, a: i32, differences: &mut Differences) {
    let number = M::from_raw(a);
    for (name, simmath, expected) in unary::<M>() {
        differences.compare(|| format!("{name}({a})"), simmath(number).to_raw(), expected(reference, a));
    }
    differences.compare(|| format!("to_int({a})"), number.to_int(), reference.to_int(a));
    differences.compare(|| format!("from_int({a})"), M::from_int(a).to_raw(), reference.of_int(a));
    differences.compare(|| format!("to_f64({a})"), number.to_f64().to_bits(), reference.to_f64(a).to_bits());
    differences.compare(|| format!("to_f32({a})"), number.to_f32().to_bits(), reference.to_f32(a).to_bits());
}

#[cfg(test)]
mod tests {
    use super::*;
    use simmath::Fpx16_16;

    #[test]
    fn arithmetic_is_that_of_the_reference() {
        for &format in Format::ALL {
            let Differences { cases, found } = of(format);
            assert!(found.is_empty(), "{format}: {} differ: {:?}", found.len(), found.first());
            assert!(cases > 300_000, "{format}: only {cases} cases");
        }
    }

    #[test]
    fn a_wrong_format_is_found() {
        assert!(!differences::<Fpx16_16>(15).found.is_empty());
    }
}
