//! 16 integer bits, 16 fraction bits: ±32768 in steps of 1/65536. The default, for whole worlds of tiles and metres.

use super::MathBackend;
use crate::fixed::{Fixed, Format};

/// 16 integer bits, 16 fraction bits: ±32768 in steps of 1/65536. The default, for whole worlds of tiles and metres.
pub type Fpx16_16 = Fixed<16>;

impl Format for Fpx16_16 {
    const NAME: &'static str = "Fpx16_16";
    const BACKEND: MathBackend = MathBackend::Fpx16_16;
}
