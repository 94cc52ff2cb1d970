//! To and from integers and floats. Floats are taken apart as bits, so that no rounding mode and no flush to zero counts.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "NaN becomes 0 whatever its sign and payload")

use super::Fixed;

impl<const FRAC: u32> Fixed<FRAC> {
    /// The smallest integer that is representable.
    pub const MIN_INT: i32 = i32::MIN >> FRAC;
    /// The largest integer that is representable.
    pub const MAX_INT: i32 = i32::MAX >> FRAC;

    /// An integer; exact within `MIN_INT ..= MAX_INT`, saturating outside.
    #[inline]
    pub const fn from_int(value: i32) -> Self {
        Self::saturate((value as i64) << FRAC)
    }

    /// An integer, or nothing outside of `MIN_INT ..= MAX_INT`.
    #[inline]
    pub const fn try_from_int(value: i32) -> Option<Self> {
        if value < Self::MIN_INT || value > Self::MAX_INT { None } else { Some(Self::from_int(value)) }
    }

    /// The nearest integer, ties to even: 0.5 → 0, 1.5 → 2, −0.5 → 0, −1.5 → −2.
    #[inline]
    pub const fn to_int(self) -> i32 {
        let raw = self.raw as i64;
        ((raw + (1 << (FRAC - 1)) - 1 + ((raw >> FRAC) & 1)) >> FRAC) as i32
    }

    /// `numerator / denominator`, rounded once, saturating; a denominator of 0 is as in [`div`](Fixed::div).
    pub const fn from_ratio(numerator: i64, denominator: i64) -> Self {
        if denominator == 0 {
            return Self::from_raw(numerator.signum() as i32 * i32::MAX);
        }
        let scaled = (numerator.unsigned_abs() as u128) << FRAC;
        let divisor = denominator.unsigned_abs() as u128;
        let quotient = scaled / divisor;
        let twice_rest = 2 * (scaled % divisor);
        let up = twice_rest > divisor || (twice_rest == divisor && quotient & 1 == 1);
        Self::of_magnitude(quotient + up as u128, (numerator < 0) != (denominator < 0))
    }

    /// The nearest number, ties to even, saturating; NaN is 0 and ±∞ saturate.
    ///
    /// The same bits under any rounding mode. A float that two peers computed differently stays different, so this is for
    /// input and assets, not for the step.
    pub const fn from_f32(value: f32) -> Self {
        // Every f32 is an f64, and widening is exact, but a processor that flushes subnormals could do it; bits cannot.
        // determinism-lint: allow(float-bits, why = "exact-op", reason = "every NaN becomes 0, whatever its sign and payload")
        let bits = value.to_bits();
        let exponent = (bits >> 23) & 0xff;
        let fraction = (bits & 0x7f_ffff) as u64;
        Self::of_float(bits >> 31 == 1, exponent as i32, fraction, 23, 0xff)
    }

    /// The nearest number, ties to even, saturating; NaN is 0 and ±∞ saturate. See [`from_f32`](Fixed::from_f32).
    pub const fn from_f64(value: f64) -> Self {
        // determinism-lint: allow(float-bits, why = "exact-op", reason = "every NaN becomes 0, whatever its sign and payload")
        let bits = value.to_bits();
        let exponent = (bits >> 52) & 0x7ff;
        let fraction = bits & 0xf_ffff_ffff_ffff;
        Self::of_float(bits >> 63 == 1, exponent as i32, fraction, 52, 0x7ff)
    }

    /// The nearest `f32`, ties to even. For presentation.
    pub const fn to_f32(self) -> f32 {
        let (exponent, fraction) = normalized(self.raw, FRAC, 23);
        if self.raw == 0 {
            return 0.0;
        }
        // A fraction that rounded up to 2 carries into the exponent by the addition.
        f32::from_bits((((self.raw < 0) as u32) << 31) + (((exponent + 127) as u32) << 23) + fraction as u32)
    }

    /// This number as an `f64`; exact. For presentation.
    pub const fn to_f64(self) -> f64 {
        let (exponent, fraction) = normalized(self.raw, FRAC, 52);
        if self.raw == 0 {
            return 0.0;
        }
        f64::from_bits((((self.raw < 0) as u64) << 63) + (((exponent + 1023) as u64) << 52) + fraction)
    }

    /// The number of a float's parts: `bits` bits of fraction, and the exponent that marks NaN and infinity.
    const fn of_float(negative: bool, exponent: i32, fraction: u64, bits: i32, special: i32) -> Self {
        if exponent == special {
            return if fraction != 0 {
                Self::ZERO
            } else if negative {
                Self::MIN
            } else {
                Self::MAX
            };
        }
        if exponent == 0 {
            // Zero, or subnormal and far below half a step.
            return Self::ZERO;
        }
        let significand = (1 << bits) | fraction;
        // value = significand * 2^(exponent - bias - bits), and `special / 2` is the bias.
        let shift = exponent - special / 2 - bits + FRAC as i32;
        let magnitude = if shift >= 0 {
            // From 2^31 on everything saturates alike.
            if shift > 40 { u128::MAX >> 1 } else { (significand as u128) << shift }
        } else if shift < -(bits + 2) {
            0
        } else {
            round_shift(significand, (-shift) as u32) as u128
        };
        Self::of_magnitude(magnitude, negative)
    }

    /// The nearest number to `magnitude` steps with a sign.
    const fn of_magnitude(magnitude: u128, negative: bool) -> Self {
        let bounded = if magnitude > 1 << 32 { 1 << 32 } else { magnitude as i64 };
        Self::saturate(if negative { -bounded } else { bounded })
    }
}

/// `value / 2^shift`, ties to even, for a shift from 1 to 63.
const fn round_shift(value: u64, shift: u32) -> u64 {
    let quotient = value >> shift;
    let rest = value & ((1 << shift) - 1);
    let half = 1 << (shift - 1);
    quotient + (rest > half || (rest == half && quotient & 1 == 1)) as u64
}

/// The exponent of `raw / 2^frac` and its fraction in `bits` bits without the leading one, ties to even. A fraction that rounds
/// up to 2 comes out as `1 << bits`.
const fn normalized(raw: i32, frac: u32, bits: u32) -> (i32, u64) {
    let magnitude = raw.unsigned_abs() as u64;
    if magnitude == 0 {
        return (0, 0);
    }
    let top = 63 - magnitude.leading_zeros();
    let significand =
        if top <= bits { magnitude << (bits - top) } else { round_shift(magnitude, top - bits) };
    (top as i32 - frac as i32, significand - (1 << bits))
}

#[cfg(test)]
mod tests {
    use crate::{Fpx8_24, Fpx16_16 as Q, Fpx20_12};

    #[test]
    fn to_int_rounds_ties_to_even() {
        for (halves, expected) in [(1, 0), (3, 2), (5, 2), (-1, 0), (-3, -2), (-5, -2), (65535, 32768)] {
            assert_eq!(Q::from_raw(halves << 15).to_int(), expected, "{halves} halves");
        }
        assert_eq!(Q::MIN.to_int(), -32768);
        assert_eq!(Q::MAX.to_int(), 32768);
    }

    #[test]
    fn integers_saturate_or_are_refused() {
        assert_eq!(Q::from_int(40000), Q::MAX);
        assert_eq!(Q::from_int(i32::MIN), Q::MIN);
        assert_eq!(Q::try_from_int(32768), None);
        assert_eq!(Q::try_from_int(-32768), Some(Q::MIN));
        assert_eq!(Fpx8_24::try_from_int(200), None);
    }

    #[test]
    fn floats_round_once_to_even() {
        let step = 1.0 / 65536.0;
        for (value, expected) in [
            (0.5 * step, 0),
            (1.5 * step, 2),
            (2.5 * step, 2),
            (-0.5 * step, 0),
            (-1.5 * step, -2),
            (0.500_000_1 * step, 1),
            (f32::NAN, 0),
            (f32::MIN_POSITIVE / 2.0, 0),
            (f32::INFINITY, i32::MAX),
            (f32::NEG_INFINITY, i32::MIN),
            (32768.0, i32::MAX),
            (-32768.0, i32::MIN),
            (1e30, i32::MAX),
            (-1e30, i32::MIN),
            (-0.0, 0),
        ] {
            assert_eq!(Q::from_f32(value).to_raw(), expected, "{value:e}");
        }
        assert_eq!(
            Q::from_f64(32_767.999_992_370_605).to_raw(),
            i32::MAX,
            "a tie at the end rounds up and saturates"
        );
        assert_eq!(Fpx20_12::from_f64(1e300), Fpx20_12::MAX);
    }

    #[test]
    fn floats_agree_with_ieee_and_round_trip() {
        for index in 0..200_000u32 {
            let raw = index.wrapping_mul(2_654_435_761) as i32 >> (index % 31);
            let number = Q::from_raw(raw);
            assert_eq!(number.to_f64(), f64::from(raw) / 65536.0);
            assert_eq!(number.to_f32(), raw as f32 / 65536.0);
            assert_eq!(Q::from_f64(number.to_f64()), number);
            assert_eq!(Fpx8_24::from_f64(Fpx8_24::from_raw(raw).to_f64()).to_raw(), raw);
        }
    }

    #[test]
    fn ratios_round_once() {
        assert_eq!(Q::from_ratio(1, 60).to_raw(), 1092);
        assert_eq!(Q::from_ratio(-1, 60).to_raw(), -1092);
        assert_eq!(Q::from_ratio(1, 131_072).to_raw(), 0);
        assert_eq!(Q::from_ratio(3, 131_072).to_raw(), 2);
        assert_eq!(Q::from_ratio(i64::MIN, -1), Q::MAX);
        assert_eq!(Q::from_ratio(i64::MIN, i64::MIN), Q::ONE);
        assert_eq!(Q::from_ratio(-5, 0).to_raw(), -i32::MAX);
        assert_eq!(Q::from_ratio(0, 0), Q::ZERO);
    }
}
