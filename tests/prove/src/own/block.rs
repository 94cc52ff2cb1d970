//! A block of neighbouring inputs against an expansion: the polynomial is tabulated by differences, one 128-bit sum for each degree
//! and input, and each candidate is compared with the rounding of the value.
//!
//! Errors: the values at the first inputs are balls; each difference is cut off at the last of its bits, and after j inputs the
//! m-th one has entered C(j, m) times, so the sum is wrong by at most Σ C(n − 1, m) units and what the expansion leaves out.

use super::ball::{Ball, exp2, up};
use super::elementary::Elementary;
use super::expansion::{Expansion, left_out};
use super::roots;
use crate::format::Format;
use crate::function::Function;

/// Terms of an expansion: degree 6, and 8 where a step is longer than that of Q16.16.
const SHORT: usize = 7;
const LONG: usize = 9;
/// The longest block, and the shortest that is worth an expansion.
const LONGEST: usize = 4096;
const SHORTEST: usize = 8;
/// What a block may leave undecided on both sides of each middle, in steps: about 32 inputs of 2^32.
const GOAL: f64 = 1.0 / (1_u64 << 28) as f64;
/// Bits behind the point of values in steps, and of numerators and denominators, which then drop `DROP` of them.
const STEP_BITS: u32 = 92;
const PART_BITS: u32 = 122;
const DROP: u32 = 30;

/// What became of a block.
#[derive(Default)]
pub(crate) struct Outcome {
    /// Inputs that the expansion does not decide, as offsets.
    pub undecided: Vec<usize>,
    /// Inputs whose candidate is not the nearest number, as offsets.
    pub wrong: Vec<usize>,
    /// The smallest distance to a middle among the decided ones, and its offset.
    pub hardest: Option<(f64, usize)>,
}

impl Outcome {
    pub(crate) fn consider(&mut self, distance: f64, offset: usize) {
        if self.hardest.is_none_or(|(least, _)| distance < least) {
            self.hardest = Some((distance, offset));
        }
    }
}

/// How many inputs from `raw` on one expansion can decide, at most `limit`; 0 if it is not worth one.
pub(crate) fn length(function: Function, format: Format, raw: i32, limit: usize) -> usize {
    if roots::is_root(function) {
        return limit;
    }
    let mut length = LONGEST;
    while length >= SHORTEST {
        if length <= limit && error(function, format, raw, length) <= GOAL {
            return length;
        }
        length /= 2;
    }
    0
}

fn terms(format: Format) -> usize {
    if format.frac() < 16 { LONG } else { SHORT }
}

/// The error of a block without that of its coefficients, in steps.
fn error(function: Function, format: Format, raw: i32, length: usize) -> f64 {
    let (reach, terms) = ((length / 2) as f64, terms(format));
    let middle = i64::from(raw) + length as i64 / 2;
    let Ok(middle) = i32::try_from(middle) else { return f64::INFINITY };
    let left_out = left_out(function, middle, format.frac(), reach, terms);
    if is_quotient(function) {
        // Numerator and denominator count once each; the quotient's own error depends on the size of the denominator.
        return up(left_out + spread(length, terms) * exp2(-(PART_BITS as i32)))
            * exp2(format.frac() as i32 + 3);
    }
    up(left_out + spread(length, terms) * exp2(-(STEP_BITS as i32)))
}

fn is_quotient(function: Function) -> bool {
    matches!(function, Function::Tan | Function::Tanh)
}

/// Σ C(length − 1, m) for m below `terms`.
fn spread(length: usize, terms: usize) -> f64 {
    let mut binomial = 1.0;
    (0..terms).fold(0.0, |sum, m| {
        let next = sum + binomial;
        binomial *= (length - 1).saturating_sub(m) as f64 / (m + 1) as f64;
        up(next)
    })
}

/// Compares the candidates of the inputs from `raw` on, as many as [`length`] allows.
pub(crate) fn compare(
    own: &Elementary<4>,
    (function, format): (Function, Format),
    raw: i32,
    candidates: &[i32],
) -> Outcome {
    if roots::is_root(function) {
        roots::compare(function, format.frac(), raw, candidates)
    } else if terms(format) == LONG {
        compare_terms::<LONG>(own, function, format, raw, candidates)
    } else {
        compare_terms::<SHORT>(own, function, format, raw, candidates)
    }
}

fn compare_terms<const T: usize>(
    own: &Elementary<4>,
    function: Function,
    format: Format,
    raw: i32,
    candidates: &[i32],
) -> Outcome {
    let (half, frac) = ((candidates.len() / 2) as i64, format.frac());
    let middle = raw + half as i32;
    let left_out = left_out(function, middle, frac, half as f64, T);
    let table = |terms: &[Ball<4>; T], bits: u32| Table::new(terms, half, candidates.len(), left_out, bits);
    let outcome = match own.expand::<T>(function, middle, frac) {
        Expansion::Steps(terms) => table(&terms, STEP_BITS).map(|table| compare_steps(table, candidates)),
        Expansion::Quotient(above, below) => {
            let parts = table(&above, PART_BITS).zip(table(&below, PART_BITS));
            parts.map(|(above, below)| compare_quotient(above, below, frac, candidates))
        }
    };
    outcome.unwrap_or_else(|| Outcome { undecided: (0..candidates.len()).collect(), ..Outcome::default() })
}

/// A polynomial at successive integers, by differences.
struct Table<const T: usize> {
    differences: [i128; T],
    /// The error of every value, in units of 2^-bits.
    error: f64,
}

impl<const T: usize> Table<T> {
    /// From t = −half on.
    fn new(terms: &[Ball<4>; T], half: i64, length: usize, left_out: f64, bits: u32) -> Option<Self> {
        let mut values: [Ball<4>; T] = std::array::from_fn(|index| {
            let t = index as i64 - half;
            terms.iter().rev().fold(Ball::ZERO, |sum, term| sum.times(t).add(*term))
        });
        for order in 1..T {
            for index in (order..T).rev() {
                values[index] = values[index].sub(values[index - 1]);
            }
        }
        let unit = exp2(-(bits as i32));
        // One unit for each cut, and the balls' own errors.
        let cut = values.iter().fold(1.0_f64, |most, value| most.max(1.0 + value.error() / unit));
        let error = up(left_out / unit + cut * spread(length, T));
        let mut differences = [0; T];
        for (difference, value) in differences.iter_mut().zip(values) {
            *difference = value.to_i128(bits)?;
        }
        error.is_finite().then_some(Self { differences, error })
    }

    /// The value at the next integer.
    #[inline(always)]
    fn next(&mut self) -> i128 {
        let value = self.differences[0];
        for order in 1..T {
            self.differences[order - 1] = self.differences[order - 1].wrapping_add(self.differences[order]);
        }
        value
    }
}

fn compare_steps<const T: usize>(mut table: Table<T>, candidates: &[i32]) -> Outcome {
    const HALF: i128 = 1 << (STEP_BITS - 1);
    let mut outcome = Outcome::default();
    // In units of 2^-64 steps, of which the distance is cut off.
    let error = (table.error * exp2(64 - STEP_BITS as i32)).ceil().min(u64::MAX as f64) as u64 + 1;
    let mut least = u64::MAX;
    for (offset, &candidate) in candidates.iter().enumerate() {
        let shifted = table.next() + HALF;
        let nearest = (shifted >> STEP_BITS) as i64;
        let rest = (shifted >> (STEP_BITS - 64)) as u64;
        let distance = rest.min(!rest);
        let saturated = nearest.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
        if distance <= error {
            outcome.undecided.push(offset);
        } else if saturated != candidate {
            outcome.wrong.push(offset);
        }
        if distance < least && distance > error {
            least = distance;
            outcome.consider(distance as f64 * exp2(-64), offset);
        }
    }
    outcome
}

/// The value is above `candidate − 1/2` and below `candidate + 1/2`, multiplied by the denominator.
fn compare_quotient<const T: usize>(
    mut above: Table<T>,
    mut below: Table<T>,
    frac: u32,
    candidates: &[i32],
) -> Outcome {
    let mut outcome = Outcome::default();
    // Errors of the parts in the units that are left, with one for the cut and one for the rounding of the error.
    let [above_error, below_error] =
        [above.error, below.error].map(|error| (error * exp2(-(DROP as i32))).min(exp2(80)) as i128 + 2);
    // The least distance so far in units of 2^-64 half steps, rounded up.
    let mut least = i128::from(u64::MAX);
    for (offset, &candidate) in candidates.iter().enumerate() {
        let (numerator, denominator) = (above.next() >> DROP, below.next() >> DROP);
        let flip = denominator < 0;
        let (numerator, denominator) =
            if flip { (-numerator, -denominator) } else { (numerator, denominator) };
        let twice = numerator << (frac + 1);
        let middle = 2 * i128::from(candidate);
        // How far the value lies inside of both ends, in units times the denominator; an end beyond which all saturates is no end.
        let inside_low = if candidate == i32::MIN { i128::MAX } else { twice - (middle - 1) * denominator };
        let inside_high = if candidate == i32::MAX { i128::MAX } else { (middle + 1) * denominator - twice };
        let inside = inside_low.min(inside_high);
        let error = (above_error << (frac + 1)) + (middle.abs() + 1) * below_error;
        if denominator <= 2 * below_error || inside.abs() <= error {
            outcome.undecided.push(offset);
        } else if inside < 0 {
            outcome.wrong.push(offset);
        } else if inside < ((denominator >> 32) * least) >> 32 {
            let distance = inside as f64 / denominator as f64;
            least = (distance * exp2(64)) as i128 + 1;
            outcome.consider(distance / 2.0, offset);
        }
    }
    outcome
}
