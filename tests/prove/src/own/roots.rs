//! Square and cube roots, decided by comparing integers: exact, for every input.

use super::block::Outcome;
use crate::function::Function;
use crate::rounding::Verdict;

/// Whether a function is decided here.
pub(crate) fn is_root(function: Function) -> bool {
    matches!(function, Function::Sqrt | Function::SqrtInteger | Function::Cbrt)
}

/// Compares the candidates of the inputs from `raw` on, none of them outside of the domain.
pub(crate) fn compare(function: Function, frac: u32, raw: i32, candidates: &[i32]) -> Outcome {
    let mut outcome = Outcome::default();
    let mut least = f64::INFINITY;
    for (offset, &candidate) in candidates.iter().enumerate() {
        let raw = raw + offset as i32;
        let (signed, ends) = match function {
            Function::Cbrt if raw < 0 => {
                (candidate.checked_neg(), cube_ends(raw, frac, candidate.unsigned_abs()))
            }
            Function::Cbrt => (Some(candidate), cube_ends(raw, frac, candidate.unsigned_abs())),
            _ => (Some(candidate), square_ends(raw, frac, candidate.unsigned_abs())),
        };
        match ends {
            Some(distance) if signed.is_some_and(|size| size >= 0) => {
                if distance < least {
                    least = distance;
                    outcome.consider(distance, offset);
                }
            }
            _ => outcome.wrong.push(offset),
        }
    }
    outcome
}

/// About how far √(raw·2^frac) lies inside of size ± 1/2; nothing if it is outside.
fn square_ends(raw: i32, frac: u32, size: u32) -> Option<f64> {
    let (four, twice) = (u64::from(raw.unsigned_abs()) << (frac + 2), 2 * u64::from(size));
    if twice > u64::from(u32::MAX) {
        return None;
    }
    let (low, high) = (twice.saturating_sub(1).pow(2), (twice + 1).pow(2));
    let inside = if size == 0 { high - four } else { four.checked_sub(low)?.min(high.checked_sub(four)?) };
    (four < high).then(|| inside as f64 / (4 * twice + 1) as f64)
}

/// About how far the root of |raw|·4^frac lies inside of size ± 1/2; nothing if it is outside.
fn cube_ends(raw: i32, frac: u32, size: u32) -> Option<f64> {
    let (eight, twice) = (u128::from(raw.unsigned_abs()) << (2 * frac + 3), 2 * u128::from(size));
    let (low, high) = (twice.saturating_sub(1).pow(3), (twice + 1).pow(3));
    let below = if size == 0 { u128::MAX } else { eight.checked_sub(low)? };
    let inside = below.min(high.checked_sub(eight)?);
    let slope = 1.5 * (twice as f64 + 0.5).powi(2);
    (eight < high).then(|| inside as f64 / 4.0 / slope)
}

/// The rounding of √(raw/2^frac); a negative number counts as 0.
pub(crate) fn square_root(raw: i32, frac: u32) -> Verdict {
    let square = u128::from(raw.max(0).unsigned_abs()) << frac;
    let below = root_below(square, 2);
    // The middle is the root of below² + below + 1/4.
    let up = square > below * below + below;
    let middle = below as f64 + 0.5;
    let distance =
        (4 * square).abs_diff((2 * below + 1).pow(2)) as f64 / 4.0 / (middle + (square as f64).sqrt());
    Verdict { nearest: (below + u128::from(up)) as i32, distance }
}

/// The rounding of ∛(raw/2^frac).
pub(crate) fn cube_root(raw: i32, frac: u32) -> Verdict {
    let cube = u128::from(raw.unsigned_abs()) << (2 * frac);
    let below = root_below(cube, 3);
    let middle_cube = (2 * below + 1).pow(3);
    let up = 8 * cube > middle_cube;
    let (middle, root) = (below as f64 + 0.5, (cube as f64).cbrt());
    let slope = middle * middle + middle * root + root * root;
    let magnitude = (below + u128::from(up)) as i32;
    let nearest = if raw < 0 { -magnitude } else { magnitude };
    Verdict { nearest, distance: (8 * cube).abs_diff(middle_cube) as f64 / 8.0 / slope }
}

/// The largest integer whose power is not above `power`, by bisection.
pub(crate) fn root_below(power: u128, exponent: u32) -> u128 {
    let guess = (power as f64).powf(1.0 / f64::from(exponent)) as u128;
    let (mut low, mut high) = (guess.saturating_sub(2), guess + 3);
    while high - low > 1 {
        let middle = u128::midpoint(low, high);
        if middle.pow(exponent) <= power {
            low = middle;
        } else {
            high = middle;
        }
    }
    assert!(low.pow(exponent) <= power && power < (low + 1).pow(exponent), "the root was not enclosed");
    low
}
