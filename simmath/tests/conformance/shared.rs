//! What a fixed format is for tests, and the numbers that they begin with.

use core::fmt::Debug;
use core::hash::Hash;
use core::str::FromStr;

use simmath::{Elementary, Format, ParseFixedError};

/// What the suite asks of a fixed format beside the surface.
pub(crate) trait FixedPoint:
    Elementary<Raw = i32, Wide: Debug + Hash> + Format + Eq + Ord + Hash + FromStr<Err = ParseFixedError>
{
    /// The bits behind the point.
    fn frac() -> u32 {
        Self::ONE.to_raw().trailing_zeros()
    }

    /// The number in steps, as what the expected values are computed with.
    fn steps(self) -> i128 {
        i128::from(self.to_raw())
    }

    /// A float in steps, for comparisons with a tolerance.
    fn of_f64(value: f64) -> f64 {
        value * f64::from(Self::ONE.to_raw())
    }
}

impl<M> FixedPoint for M where
    M: Elementary<Raw = i32, Wide: Debug + Hash> + Format + Eq + Ord + Hash + FromStr<Err = ParseFixedError>
{
}

/// Ends, zero, one, halves and what lies beside them; angles and ends of domains.
pub(crate) fn edges<M: FixedPoint>() -> Vec<M> {
    let one = M::ONE.to_raw();
    let middles = [
        0,
        one / 2,
        one,
        one + one / 2,
        2 * one,
        M::FRAC_PI_2.to_raw(),
        M::PI.to_raw(),
        M::TAU.to_raw(),
        M::E.to_raw(),
        7 * one,
        // Where e^x leaves the ranges.
        15 * one,
        one << ((31 - M::frac()) / 2),
        i32::MAX / 2,
    ];
    let around = middles.into_iter().flat_map(|raw| [raw - 1, raw, raw + 1]);
    let both = around.flat_map(|raw| [raw, -raw]);
    let mut raws: Vec<i32> = both.chain([i32::MIN, i32::MIN + 1, i32::MAX - 1, i32::MAX]).collect();
    raws.sort_unstable();
    raws.dedup();
    raws.into_iter().map(M::from_raw).collect()
}

/// All pairs of a list.
pub(crate) fn pairs<M: Copy>(list: &[M]) -> impl Iterator<Item = (M, M)> {
    list.iter().flat_map(move |&a| list.iter().map(move |&b| (a, b)))
}
