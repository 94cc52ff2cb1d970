//! Where a function is to be compared with its value, where a documented value holds instead, and where it is constant.

use crate::format::Format;
use crate::function::Function;
use crate::own::value::Own;
use std::ops::RangeInclusive;

/// A run of raw numbers.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    pub raws: RangeInclusive<i32>,
    pub kind: Kind,
}

impl Segment {
    /// The end nearer to 0, where a constant begins.
    pub(crate) fn begin(&self) -> i32 {
        if *self.raws.start() > 0 { *self.raws.start() } else { *self.raws.end() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Each input is compared with both oracles.
    Inside,
    /// The function is monotone and its rounding has reached the last number that it can: this one, for all of the segment.
    Constant(i32),
    /// Outside of the domain, where the documentation promises this number.
    Outside(i32),
}

/// All raw numbers in order. Empty segments are left out; the ends of the constant ones are found by bisection with the own
/// evaluation.
pub(crate) fn segments(own: &Own, function: Function, format: Format) -> Vec<Segment> {
    let domain = domain(function, format);
    let (below, above) = outside(own, function, format);
    let (low, high) = (*domain.start(), *domain.end());
    let low_end = constant_below(own, function, format);
    let high_start = constant_above(own, function, format);
    let first = low_end.map_or(low, |(end, _)| end + 1);
    let last = high_start.map_or(high, |(start, _)| start - 1);
    let mut segments = Vec::new();
    let mut push = |from: i64, to: i64, kind: Kind| {
        if let (true, Ok(from), Ok(to)) = (from <= to, i32::try_from(from), i32::try_from(to)) {
            segments.push(Segment { raws: from..=to, kind });
        }
    };
    push(i64::from(i32::MIN), i64::from(low) - 1, Kind::Outside(below));
    if let Some((end, value)) = low_end {
        push(i64::from(low), i64::from(end), Kind::Constant(value));
    }
    push(i64::from(first), i64::from(last), Kind::Inside);
    if let Some((start, value)) = high_start {
        push(i64::from(start), i64::from(high), Kind::Constant(value));
    }
    push(i64::from(high) + 1, i64::from(i32::MAX), Kind::Outside(above));
    segments
}

/// The raw numbers of the domain.
pub(crate) fn domain(function: Function, format: Format) -> RangeInclusive<i32> {
    let one = 1 << format.frac();
    match function {
        Function::Sqrt | Function::SqrtInteger => 0..=i32::MAX,
        Function::Asin | Function::Acos => -one..=one,
        Function::Acosh => one..=i32::MAX,
        Function::Atanh => 1 - one..=one - 1,
        Function::Ln | Function::Log2 | Function::Log10 => 1..=i32::MAX,
        Function::Ln1p => 1 - one..=i32::MAX,
        _ => i32::MIN..=i32::MAX,
    }
}

/// The documented values below and above the domain.
fn outside(own: &Own, function: Function, format: Format) -> (i32, i32) {
    match function {
        // That of the nearest end of the domain.
        Function::Asin | Function::Acos => {
            let one = 1 << format.frac();
            let at = |raw| own.verdict(function, format, raw).map_or(0, |verdict| verdict.nearest);
            (at(-one), at(one))
        }
        Function::Atanh | Function::Ln | Function::Ln1p | Function::Log2 | Function::Log10 => {
            (i32::MIN, i32::MAX)
        }
        _ => (0, 0),
    }
}

/// The last number that the function reaches towards positive arguments, if it is one, and the first raw number that has it.
fn constant_above(own: &Own, function: Function, format: Format) -> Option<(i32, i32)> {
    let value = match function {
        Function::Sinh
        | Function::Cosh
        | Function::Exp
        | Function::Exp2
        | Function::ExpM1
        | Function::ToDegrees => i32::MAX,
        Function::Tanh => 1 << format.frac(),
        _ => return None,
    };
    Some((reach(own, function, format, value, 1)?, value))
}

/// The same towards negative arguments, with the last raw number that has it.
fn constant_below(own: &Own, function: Function, format: Format) -> Option<(i32, i32)> {
    let value = match function {
        Function::Sinh | Function::ToDegrees => i32::MIN,
        Function::Cosh => i32::MAX,
        Function::Exp | Function::Exp2 => 0,
        Function::Tanh | Function::ExpM1 => -(1 << format.frac()),
        _ => return None,
    };
    Some((reach(own, function, format, value, -1)?, value))
}

/// The raw number of the given sign nearest to 0 at which the function, monotone on that side, rounds to `value`.
fn reach(own: &Own, function: Function, format: Format, value: i32, sign: i32) -> Option<i32> {
    let has =
        |size: i32| own.verdict(function, format, sign * size).is_some_and(|found| found.nearest == value);
    // From 30 on all of these are constant but the line, and balls hold e^30.
    let most = if function == Function::ToDegrees { 31 } else { (format.frac() + 5).min(31) };
    let (mut without, mut with) = (0, ((1_u32 << most) - 1) as i32);
    if !has(with) {
        return None;
    }
    while with - without > 1 {
        let middle = without + (with - without) / 2;
        if has(middle) {
            with = middle;
        } else {
            without = middle;
        }
    }
    Some(sign * with)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_cover_all_numbers_once() {
        let own = Own::new();
        for &format in Format::ALL {
            for &function in Function::ALL {
                let mut next = i64::from(i32::MIN);
                for segment in segments(&own, function, format) {
                    assert_eq!(i64::from(*segment.raws.start()), next, "{function} of {format}");
                    next = i64::from(*segment.raws.end()) + 1;
                }
                assert_eq!(next, 1 << 31, "{function} of {format}");
            }
        }
    }

    #[test]
    fn what_is_constant_begins_where_the_value_says() {
        let own = Own::new();
        let ends = |function| {
            let segments = segments(&own, function, Format::Fpx16_16);
            segments.iter().filter(|segment| segment.kind != Kind::Inside).count()
        };
        assert_eq!(ends(Function::Exp), 2);
        assert_eq!(ends(Function::Ln), 1);
        assert_eq!(ends(Function::Sin), 0);
        // ln(32768 − 2^-17), in steps, is 681391.4….
        let segments = segments(&own, Function::Exp, Format::Fpx16_16);
        assert_eq!(*segments[2].raws.start(), 681_392);
    }
}
