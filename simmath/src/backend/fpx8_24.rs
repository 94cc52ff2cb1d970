//! 8 integer bits, 24 fraction bits: ±128 in steps of 1/16777216, for short ranges and fine angles.

use super::MathBackend;
use crate::fixed::{Fixed, Format};

/// 8 integer bits, 24 fraction bits: ±128 in steps of 1/16777216, for short ranges and fine angles.
pub type Fpx8_24 = Fixed<24>;

impl Format for Fpx8_24 {
    const NAME: &'static str = "Fpx8_24";
    const BACKEND: MathBackend = MathBackend::Fpx8_24;
}
