//! Functions of two numbers of the pinned `f32` on random pairs: half of them all bits, half of moderate size.

use crate::error::Error;
use crate::random::Random;
use simmath::f32 as pinned;
use std::io::Write;

/// A function of simmath and what it is compared with; nothing where that does not decide.
#[cfg(feature = "oracles")]
type Pair = (&'static str, fn(f32, f32) -> f32, fn(f32, f32) -> Option<f32>);

#[cfg(feature = "oracles")]
const PAIRS: [Pair; 4] = [
    ("atan2", pinned::atan2, |y, x| Some(core_math::atan2f(y, x))),
    ("hypot", pinned::hypot, |x, y| Some(core_math::hypotf(x, y))),
    ("pow", pinned::pow, |x, y| Some(core_math::powf(x, y))),
    // Not in CORE-MATH: the quotient of two logarithms, each wrong by half a place, and one more rounding.
    ("log", pinned::log, |x, base| {
        let quotient = core_math::log(x.into()) / core_math::log(base.into());
        let error = quotient.abs() * 4.0 * f64::EPSILON;
        let (low, high) = ((quotient - error) as f32, (quotient + error) as f32);
        (quotient.is_nan() || low.to_bits() == high.to_bits()).then_some(quotient as f32)
    }),
];

/// Compares all of them. Whether none is wrong.
#[cfg(feature = "oracles")]
pub(crate) fn run(count: u64, out: &mut dyn Write) -> Result<bool, Error> {
    let mut right = true;
    for (name, candidate, oracle) in PAIRS {
        let (mut random, mut wrong, mut open) = (Random::new(32), 0_u64, 0_u64);
        for index in 0..count {
            let (first, second) = (random.next(), random.next());
            let (x, y) = if index % 2 == 0 {
                (f32::from_bits(first as u32), f32::from_bits(second as u32))
            } else {
                (moderate(first), moderate(second))
            };
            let output = candidate(x, y);
            match oracle(x, y) {
                None => open += 1,
                Some(expected)
                    if expected.to_bits() == output.to_bits() || (expected.is_nan() && output.is_nan()) => {}
                Some(expected) => {
                    wrong += 1;
                    if wrong < 4 {
                        writeln!(
                            out,
                            "  {name} of {x:e} and {y:e} gives {output:e} instead of {expected:e}"
                        )?;
                    }
                }
            }
        }
        writeln!(out, "{name} of fp32_pinned: {count} pairs, wrong {wrong}, undecided {open}")?;
        right &= wrong == 0;
    }
    Ok(right)
}

/// Lines of a file of vectors for each function: edges with each other, and random pairs.
#[cfg(feature = "oracles")]
pub(crate) fn vectors() -> Vec<(&'static str, String)> {
    use super::vectors::canonical;

    const EDGES: [u32; 14] = [
        0, 0x8000_0000, 1, 0x8000_0001, 0x7f_ffff, 0x80_0000, 0x3f80_0000, 0xbf80_0000, 0x4040_0000,
        0xc020_0000, 0x7f7f_ffff, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000,
    ];
    let of = |(name, _, oracle): Pair| {
        let mut random = Random::of(name);
        let edges = EDGES.iter().flat_map(|&x| EDGES.iter().map(move |&y| (x, y)));
        let pairs = (0..300).map(|index| match (random.next(), random.next()) {
            (first, second) if index % 3 == 0 => (first as u32, second as u32),
            (first, second) => (moderate(first).to_bits(), moderate(second).to_bits()),
        });
        let pairs: Vec<_> = edges.chain(pairs).collect();
        let lines = pairs.into_iter().filter_map(|(x, y)| {
            let value = oracle(f32::from_bits(x), f32::from_bits(y))?;
            Some(format!("{x:08x}\t{y:08x}\t{:08x}\n", canonical(value)))
        });
        (name, lines.collect())
    };
    PAIRS.into_iter().map(of).collect()
}

/// Without oracles there is nothing to compare with.
#[cfg(not(feature = "oracles"))]
pub(crate) fn run(_: u64, _: &mut dyn Write) -> Result<bool, Error> {
    Err(Error::NoOracles)
}

/// Between 2^-16 and 2^16, of either sign in one of four.
#[cfg(feature = "oracles")]
fn moderate(random: u64) -> f32 {
    let exponent = 111 + (random >> 40) as u32 % 32;
    let sign = u32::from(random >> 50 & 3 == 0) << 31;
    f32::from_bits(sign | exponent << 23 | (random as u32 & 0x7f_ffff))
}

#[cfg(all(test, feature = "oracles"))]
mod tests {
    use super::*;

    #[test]
    fn random_pairs_are_right() {
        let mut out = Vec::new();
        assert!(run(60_000, &mut out).unwrap(), "{}", String::from_utf8_lossy(&out));
    }
}
