//! Decimal text to fixed point, exact and rounded once: one reader for `FromStr` and for literals while compiling.

/// A non-negative number as `numerator / denominator`, and a sign.
#[derive(Clone, Copy)]
pub(crate) struct Decimal {
    negative: bool,
    /// The integer part; what exceeds it is out of range of every format.
    whole: u64,
    numerator: u128,
    denominator: u128,
}
