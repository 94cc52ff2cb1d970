//! `prove atan2`: how near the angle of any of the 2^64 pairs comes to a middle between two numbers.
//!
//! A pair of integers of up to 2^31 in size has an angle whose tangent, or its inverse, is a fraction in 0 ..= 1 with a denominator
//! of up to 2^31; its distance to a middle does not change by reflecting both in an axis or the diagonal. For a given middle, the
//! nearest such fractions on both sides of its tangent t are its neighbours in the Farey sequence of that order, which the
//! continued fraction of t leads to: from lo < t < hi, one replaces lo by lo ⊕ n·hi (numerators and denominators added) as long as it
//! stays below t, then hi likewise, until the denominator would be too large. Every other fraction lies outside of lo .. hi, and the
//! angle grows with the fraction. So the two distances bound all pairs, also those on the axes, whose fraction is 0.
//!
//! t is a ball of 320 bits. Each comparison with a fraction is the sign of t·q − p, and a sign that the ball does not tell is an
//! error, not a guess.

use crate::error::Error;
use crate::format::Format;
use crate::own::ball::{Ball, down, exp2, up};
use crate::own::elementary::Elementary;
use std::io::Write;

type Wide = Ball<6>;

/// The largest size of a coordinate.
const LARGEST: i64 = 1 << 31;

/// A fraction and its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Near {
    /// The middle is (k + 1/2) steps.
    pub k: u32,
    pub numerator: i64,
    pub denominator: i64,
    /// At most the distance of the angle to the middle, in steps.
    pub distance: f64,
}

/// A side of t: a fraction, and how far t is from it, times the denominator.
#[derive(Clone, Copy)]
struct Side {
    numerator: i64,
    denominator: i64,
    gap: Wide,
}

/// Looks at every `stride`-th middle and tells the nearest pairs.
pub(crate) fn run(format: Format, stride: u32, threads: usize, out: &mut dyn Write) -> Result<bool, Error> {
    let own = Elementary::<6>::new();
    let (found, middles) = nearest(&own, format, stride, threads)?;
    let which = if stride == 1 { "all".to_owned() } else { format!("every {stride}th") };
    writeln!(out, "atan2 of {format}: {middles} middles in 0 .. π, {which} looked at; nearest pairs:")?;
    for near in found.iter().take(4) {
        writeln!(
            out,
            "  2^{:.2} steps: {}/{} and the middle {} + 1/2",
            near.distance.log2(),
            near.numerator,
            near.denominator,
            near.k
        )?;
    }
    Ok(true)
}

/// The nearest fractions, nearest first, and how many middles there are.
pub(crate) fn nearest(
    own: &Elementary<6>,
    format: Format,
    stride: u32,
    threads: usize,
) -> Result<(Vec<Near>, u32), Error> {
    let frac = format.frac();
    // The last middle below π: π is no number of half steps.
    let middles = (std::f64::consts::PI * exp2(frac as i32) + 0.5).floor() as u32;
    let stride = stride.max(1);
    let threads = threads.max(1) as u32;
    let part = |first: u32| -> Result<Vec<Near>, Error> {
        let mut found = Vec::new();
        for k in (0..middles).skip((first * stride) as usize).step_by((stride * threads) as usize) {
            found.extend(
                neighbours(own, frac, k)
                    .ok_or_else(|| Error::Undecided { what: format!("tan({k} + 1/2)") })?,
            );
            keep_nearest(&mut found, 64);
        }
        Ok(found)
    };
    let mut found = Vec::new();
    std::thread::scope(|scope| {
        let part = &part;
        let parts: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
        for part in parts {
            match part.join() {
                Ok(near) => found.extend(near?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok::<(), Error>(())
    })?;
    keep_nearest(&mut found, 0);
    Ok((found, middles))
}

/// Sorts, and shortens where there are more than twice as many as asked for.
fn keep_nearest(found: &mut Vec<Near>, count: usize) {
    if found.len() >= 2 * count {
        found.sort_by(|a, b| a.distance.total_cmp(&b.distance).then(a.k.cmp(&b.k)));
        if count > 0 {
            found.truncate(count);
        }
    }
}

/// Both neighbours of the tangent of the middle k + 1/2.
fn neighbours(own: &Elementary<6>, frac: u32, k: u32) -> Option<[Near; 2]> {
    let (sin, cos) = own.sin_cos(Wide::of_raw(2 * i64::from(k) + 1, frac + 1));
    let (sin, cos) = (sin.abs(), cos.abs());
    // Reflected into 0 .. π/4.
    let t = if sin.to_f64() < cos.to_f64() { sin.div(cos) } else { cos.div(sin) };
    let one = Wide::of_int(1);
    let mut low = Side { numerator: 0, denominator: 1, gap: t };
    let mut high = Side { numerator: 1, denominator: 1, gap: one.sub(t) };
    if !is_positive(low.gap)? || !is_positive(high.gap)? {
        return None;
    }
    while low.denominator + high.denominator <= LARGEST {
        let first = step(&mut low, &high)?;
        let second = step(&mut high, &low)?;
        if first + second == 0 {
            break;
        }
    }
    let near = |side: Side| Near {
        k,
        numerator: side.numerator,
        denominator: side.denominator,
        distance: distance(side, t) * down(exp2(frac as i32)),
    };
    Some([near(low), near(high)])
}

/// Moves a side towards the other one as often as it stays on its side of t and within the denominators. How often that is.
fn step(side: &mut Side, other: &Side) -> Option<i64> {
    let room = (LARGEST - side.denominator) / other.denominator;
    let guess = (side.gap.to_f64() / other.gap.to_f64()).floor();
    let mut times = if guess < room as f64 { guess as i64 } else { room };
    // The guess may be one too large or too small; the signs decide.
    if !is_positive(gap_after(side, other, times))? {
        times -= 1;
    } else if times < room && is_positive(gap_after(side, other, times + 1))? {
        times += 1;
    }
    let settled = is_positive(gap_after(side, other, times))?
        && (times == room || !is_positive(gap_after(side, other, times + 1))?);
    if !settled {
        return None;
    }
    side.gap = gap_after(side, other, times);
    side.numerator += times * other.numerator;
    side.denominator += times * other.denominator;
    Some(times)
}

fn gap_after(side: &Side, other: &Side, times: i64) -> Wide {
    side.gap.sub(other.gap.times(times))
}

/// The sign, if the ball tells.
fn is_positive(value: Wide) -> Option<bool> {
    (value.lower() > 0.0).then(|| !value.is_negative())
}

/// At most the angle between t and the fraction: atan z for z = |t·q − p|/(q + t·p), which is above z − z³/3.
fn distance(side: Side, t: Wide) -> f64 {
    let below = up(side.denominator as f64 + up(t.upper() * side.numerator as f64));
    let z = down(side.gap.lower() / below);
    down(z * (1.0 - up(z * z / 3.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_pair_comes_nearer_than_2_to_the_minus_64_steps_in_q20_12() {
        let own = Elementary::new();
        let (found, middles) = nearest(&own, Format::Fpx20_12, 1, 2).unwrap();
        assert_eq!(middles, 12_868);
        let distance = found[0].distance.log2();
        assert!(-70.0 < distance && distance < -50.0, "{:?}", found[0]);
    }

    #[test]
    fn the_neighbours_of_a_tangent_are_those_of_a_search() {
        // With small denominators everything can be tried.
        let own = Elementary::new();
        let [low, high] = neighbours(&own, 12, 1000).unwrap();
        let t = ((1000.5_f64) / 4096.0).tan();
        let fraction = |near: Near| near.numerator as f64 / near.denominator as f64;
        assert!(fraction(low) <= t && t <= fraction(high));
        assert_eq!(high.numerator * low.denominator - low.numerator * high.denominator, 1);
        assert!(low.denominator + high.denominator > LARGEST);
    }
}
