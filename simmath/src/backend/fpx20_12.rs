//! 20 integer bits, 12 fraction bits: ±524288 in steps of 1/4096, for larger worlds.

use super::MathBackend;
use crate::fixed::{Fixed, Format};

/// 20 integer bits, 12 fraction bits: ±524288 in steps of 1/4096, for larger worlds.
pub type Fpx20_12 = Fixed<12>;

impl Format for Fpx20_12 {
    const NAME: &'static str = "Fpx20_12";
    const BACKEND: MathBackend = MathBackend::Fpx20_12;
}
