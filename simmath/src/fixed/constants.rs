//! The constants, once, with 192 fraction bits, and their rounding for each format.
//!
//! The limbs are ⌊c·2^192⌋, least significant first; computed with mpmath 1.3 at 600 bits, and checked in the tests below by the
//! series of `precise`, which share nothing with them but π, 2π, 1/(2π) and ln 2.

use super::Fixed;

/// π.
pub(crate) const PI: [u64; 4] =
    [0xa4093822299f31d0, 0x13198a2e03707344, 0x243f6a8885a308d3, 0x0000000000000003];
/// 2π.
pub(crate) const TAU: [u64; 4] =
    [0x48127044533e63a0, 0x2633145c06e0e689, 0x487ed5110b4611a6, 0x0000000000000006];
/// 1/(2π).
pub(crate) const INVERSE_TAU: [u64; 4] =
    [0x36d8a5664f10e410, 0x7f09d5f47d4d3770, 0x28be60db9391054a, 0x0000000000000000];
/// 2/√π.
pub(crate) const FRAC_2_SQRT_PI: [u64; 4] =
    [0x281341d7587cea2e, 0xe3a914fed7fd8688, 0x20dd750429b6d11a, 0x0000000000000001];
/// √2.
pub(crate) const SQRT_2: [u64; 4] =
    [0x3adec17512775099, 0xb2fb1366ea957d3e, 0x6a09e667f3bcc908, 0x0000000000000001];
/// Euler's number.
pub(crate) const E: [u64; 4] =
    [0x62e7160f38b4da56, 0xbf7158809cf4f3c7, 0xb7e151628aed2a6a, 0x0000000000000002];
/// ln 2.
pub(crate) const LN_2: [u64; 4] =
    [0x40f343267298b62d, 0xc9e3b39803f2f6af, 0xb17217f7d1cf79ab, 0x0000000000000000];
/// ln 10.
pub(crate) const LN_10: [u64; 4] =
    [0x8a3fb3e76977e43a, 0xa95b58ae0b4c28a3, 0x4d763776aaa2b05b, 0x0000000000000002];
/// log2 e.
pub(crate) const LOG2_E: [u64; 4] =
    [0xd6aef551bad2b4b1, 0x7d0ffda0d23a7d11, 0x71547652b82fe177, 0x0000000000000001];
/// log10 e.
pub(crate) const LOG10_E: [u64; 4] =
    [0x1f71a30122e4d101, 0x9aadd557d699ee19, 0x6f2dec549b9438ca, 0x0000000000000000];
/// log2 10.
pub(crate) const LOG2_10: [u64; 4] =
    [0x65b157f8deceb53a, 0x24afdbfd36bf6d33, 0x5269e12f346e2bf9, 0x0000000000000003];
/// log10 2.
pub(crate) const LOG10_2: [u64; 4] =
    [0x13569862a1e8f9a4, 0x47c4acd605be48bc, 0x4d104d427de7fbcc, 0x0000000000000000];
/// 180/π.
pub(crate) const DEGREES: [u64; 4] =
    [0x20a897df2fc0b733, 0xa5d4dfd03495f5cd, 0x4bb834c783ef70c2, 0x0000000000000039];
/// π/180.
pub(crate) const RADIANS: [u64; 4] =
    [0xc805bd77a80daf35, 0x70762fb374a42e26, 0x0477d1a894a74e45, 0x0000000000000000];

impl<const FRAC: u32> Fixed<FRAC> {
    /// π, rounded to nearest.
    pub const PI: Self = Self::rounded(PI, 0, 1);
    /// 2π, rounded to nearest.
    pub const TAU: Self = Self::rounded(TAU, 0, 1);
    /// π/2, rounded to nearest.
    pub const FRAC_PI_2: Self = Self::rounded(PI, 1, 1);
    /// π/3, rounded to nearest.
    pub const FRAC_PI_3: Self = Self::rounded(PI, 0, 3);
    /// π/4, rounded to nearest.
    pub const FRAC_PI_4: Self = Self::rounded(PI, 2, 1);
    /// π/6, rounded to nearest.
    pub const FRAC_PI_6: Self = Self::rounded(PI, 1, 3);
    /// π/8, rounded to nearest.
    pub const FRAC_PI_8: Self = Self::rounded(PI, 3, 1);
    /// 1/π, rounded to nearest.
    pub const FRAC_1_PI: Self = Self::rounded(INVERSE_TAU, -1, 1);
    /// 2/π, rounded to nearest.
    pub const FRAC_2_PI: Self = Self::rounded(INVERSE_TAU, -2, 1);
    /// 2/√π, rounded to nearest.
    pub const FRAC_2_SQRT_PI: Self = Self::rounded(FRAC_2_SQRT_PI, 0, 1);
    /// √2, rounded to nearest.
    pub const SQRT_2: Self = Self::rounded(SQRT_2, 0, 1);
    /// 1/√2, rounded to nearest.
    pub const FRAC_1_SQRT_2: Self = Self::rounded(SQRT_2, 1, 1);
    /// Euler's number, rounded to nearest.
    pub const E: Self = Self::rounded(E, 0, 1);
    /// log2 e, rounded to nearest.
    pub const LOG2_E: Self = Self::rounded(LOG2_E, 0, 1);
    /// log2 10, rounded to nearest.
    pub const LOG2_10: Self = Self::rounded(LOG2_10, 0, 1);
    /// log10 e, rounded to nearest.
    pub const LOG10_E: Self = Self::rounded(LOG10_E, 0, 1);
    /// log10 2, rounded to nearest.
    pub const LOG10_2: Self = Self::rounded(LOG10_2, 0, 1);
    /// ln 2, rounded to nearest.
    pub const LN_2: Self = Self::rounded(LN_2, 0, 1);
    /// ln 10, rounded to nearest.
    pub const LN_10: Self = Self::rounded(LN_10, 0, 1);

    /// A constant divided by `2^halvings · divisor` and rounded to nearest.
    const fn rounded(limbs: [u64; 4], halvings: i32, divisor: u64) -> Self {
        // The upper 128 bits hold the integer part and 64 fraction bits, of which no format needs more than 27.
        let upper = ((limbs[3] as u128) << 64 | limbs[2] as u128) / divisor as u128;
        let shift = (64 - FRAC as i32 + halvings) as u32;
        Self::from_raw(((upper + (1 << (shift - 1))) >> shift) as i32)
    }
}
