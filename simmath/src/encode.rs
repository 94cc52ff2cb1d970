//! From integers and decimals to the bits of a float, rounded once: by integers only, so also in constants and in any environment.
//! Must not know: the types of the surface.

use crate::decimal::Decimal;

/// How a float is stored.
#[derive(Clone, Copy)]
pub(crate) struct Encoding {
    /// Bits of the mantissa with the leading one.
    precision: i32,
    /// The power of two that the smallest number is.
    lowest: i32,
    /// The bits of infinity.
    infinity: u64,
}

/// `f32`.
pub(crate) const SINGLE: Encoding = Encoding { precision: 24, lowest: -149, infinity: 0x7f80_0000 };
/// `f64`.
pub(crate) const DOUBLE: Encoding =
    Encoding { precision: 53, lowest: -1074, infinity: 0x7ff0_0000_0000_0000 };

/// `magnitude · 2^exponent`, and a little more if there is `more`.
#[derive(Clone, Copy)]
struct Binary {
    magnitude: u128,
    exponent: i32,
    more: bool,
}

impl Encoding {
    /// The bits nearest to `numerator / denominator` for a denominator other than 0, ties to even.
    pub(crate) const fn ratio(self, numerator: u64, denominator: u64) -> u64 {
        if numerator == 0 {
            return 0;
        }
        // With 127 bits above, the quotient has 63 at least.
        let shift = numerator.leading_zeros() + 63;
        let dividend = (numerator as u128) << shift;
        let (magnitude, rest) = (dividend / denominator as u128, dividend % denominator as u128);
        self.nearest(Binary { magnitude, exponent: -(shift as i32), more: rest != 0 })
    }

    /// The bits nearest to the magnitude of a decimal, ties to even; those of infinity where it is out of range.
    pub(crate) const fn decimal(self, decimal: Decimal<'_>) -> u64 {
        match binary(decimal) {
            Some(value) => self.nearest(value),
            None => self.infinity,
        }
    }

    /// Whether the bits are those of a finite magnitude.
    pub(crate) const fn is_finite(self, bits: u64) -> bool {
        bits < self.infinity
    }

    /// The bits with the sign.
    pub(crate) const fn signed(self, bits: u64, negative: bool) -> u64 {
        if !negative {
            bits
        } else if self.precision == 24 {
            bits | 1 << 31
        } else {
            bits | 1 << 63
        }
    }

    /// For a magnitude of at least 60 bits, or one that is exact.
    const fn nearest(self, value: Binary) -> u64 {
        let Binary { magnitude, exponent, more } = value;
        let bits = 128 - magnitude.leading_zeros() as i32;
        // The place of the last bit that is kept.
        let normal = exponent + bits - self.precision;
        let place = if normal < self.lowest { self.lowest } else { normal };
        let drop = place - exponent;
        let kept = if drop <= 0 {
            (magnitude << -drop) as u64
        } else if drop > bits {
            0
        } else {
            // Where everything is dropped the magnitude is at most one half and what follows.
            let kept = if drop == 128 { 0 } else { magnitude >> drop };
            let half = 1 << (drop - 1);
            let rest = magnitude - if drop == 128 { 0 } else { kept << drop };
            let up = rest > half || (rest == half && (more || kept & 1 == 1));
            kept as u64 + up as u64
        };
        let hidden = 1 << (self.precision - 1);
        if kept < hidden {
            return kept;
        }
        // A mantissa that is rounded up to the next power of two carries into the exponent.
        let bits = (((place - self.lowest + 1) as u64) << (self.precision - 1)) + (kept - hidden);
        if bits > self.infinity { self.infinity } else { bits }
    }
}

/// Limbs of 32 bits: enough for 800 digits, and for 10^1200 with 66 bits more.
const LIMBS: usize = 132;
/// Digits that are read: the middle between two numbers has 767 at most, and of what follows only whether it is zero counts.
const DIGITS: u32 = 800;

/// The magnitude of a decimal, with 64 bits or more unless it is exact; nothing from 10^400 on.
const fn binary(decimal: Decimal<'_>) -> Option<Binary> {
    let (mut number, mut digits, mut more) = ([0_u32; LIMBS], 0, false);
    // The power of ten of the digit that was read last.
    let (mut place, mut at) = (decimal.before_point, decimal.first);
    while at < decimal.last {
        let byte = decimal.text[at];
        at += 1;
        if !byte.is_ascii_digit() {
            continue;
        }
        let digit = (byte - b'0') as u32;
        if digits < DIGITS {
            place -= 1;
            times(&mut number, 10, digit);
            digits += (digits > 0 || digit > 0) as u32;
        } else {
            more |= digit != 0;
        }
    }
    if digits == 0 {
        return Some(Binary { magnitude: 0, exponent: 0, more: false });
    }
    let size = place + digits as i64;
    if size > 400 {
        return None;
    }
    if size < -400 {
        return Some(Binary { magnitude: 1, exponent: -1300, more: true });
    }
    let mut shift = 0;
    if place < 0 {
        shift = 66 + place.unsigned_abs() as i32 * 10 / 3 + 1 - length(&number);
        shift = if shift < 0 { 0 } else { shift };
        shift_left(&mut number, shift as usize);
    }
    while place > 0 {
        times(&mut number, 10, 0);
        place -= 1;
    }
    while place < 0 {
        let step = if place <= -9 { 9 } else { -place };
        more |= over(&mut number, 10_u32.pow(step as u32)) != 0;
        place += step;
    }
    Some(top(&number, -shift, more))
}

/// The highest 128 bits.
const fn top(number: &[u32; LIMBS], exponent: i32, mut more: bool) -> Binary {
    let drop = length(number) - 128;
    let drop = if drop < 0 { 0 } else { drop };
    let (mut magnitude, mut place) = (0_u128, length(number));
    while place > 0 {
        place -= 1;
        let bit = number[place as usize / 32] >> (place % 32) & 1;
        if place >= drop {
            magnitude = magnitude << 1 | bit as u128;
        } else {
            more |= bit == 1;
        }
    }
    Binary { magnitude, exponent: exponent + drop, more }
}

const fn times(number: &mut [u32; LIMBS], factor: u32, carry: u32) {
    let (mut carry, mut index) = (carry as u64, 0);
    while index < LIMBS {
        let product = number[index] as u64 * factor as u64 + carry;
        number[index] = product as u32;
        carry = product >> 32;
        index += 1;
    }
}

/// The quotient, in place, and the rest.
const fn over(number: &mut [u32; LIMBS], divisor: u32) -> u32 {
    let (mut rest, mut index) = (0_u64, LIMBS);
    while index > 0 {
        index -= 1;
        let dividend = rest << 32 | number[index] as u64;
        number[index] = (dividend / divisor as u64) as u32;
        rest = dividend % divisor as u64;
    }
    rest as u32
}

const fn shift_left(number: &mut [u32; LIMBS], bits: usize) {
    let (whole, part) = (bits / 32, bits % 32);
    let mut index = LIMBS;
    while index > 0 {
        index -= 1;
        let high = if index >= whole { (number[index - whole] as u64) << part } else { 0 };
        let low = if index > whole { number[index - whole - 1] as u64 >> (32 - part) } else { 0 };
        number[index] = (high | low) as u32;
    }
}

/// Bits up to the highest one that is set.
const fn length(number: &[u32; LIMBS]) -> i32 {
    let mut index = LIMBS;
    while index > 0 {
        index -= 1;
        if number[index] != 0 {
            return index as i32 * 32 + 32 - number[index].leading_zeros() as i32;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use std::format;
    use std::string::String;

    use super::{DOUBLE, SINGLE};
    use crate::decimal::Decimal;

    fn both(text: &str) -> (u32, u64) {
        let read = Decimal::read(text.as_bytes(), 0, text.len(), true);
        let Ok(decimal) = read else { panic!("{text} is a decimal") };
        (SINGLE.decimal(decimal) as u32, DOUBLE.decimal(decimal))
    }

    fn check(text: &str) {
        let of_std = (text.parse::<f32>().map(f32::to_bits), text.parse::<f64>().map(f64::to_bits));
        let (single, double) = both(text);
        assert_eq!(of_std, (Ok(single), Ok(double)), "{text}");
    }

    #[test]
    fn decimals_are_what_core_reads() {
        for text in [
            "0",
            "1",
            "0.1",
            "0.5",
            "1e10",
            "1e-10",
            "3.4028235e38",
            "3.4028236e38",
            "3.5e38",
            "1e400",
            "1e-400",
            "1e-45",
            "7e-46",
            "7.1e-46",
            "4.9e-324",
            "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "1.7976931348623157e308",
            "1.7976931348623159e308",
            "2.2250738585072011e-308",
            "123456789012345678901234567890",
            "0.000000000000000000000000000000000000000000001",
            "1.1754943508222875e-38",
            "16777217",
            "16777219",
            "9007199254740993",
            "9007199254740992.99999999999999999999999999999999999999",
        ] {
            check(text);
        }
        let mut state: u64 = 5;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 32
        };
        for _ in 0..3000 {
            let (high, low, exponent) = (next(), next(), next() % 700);
            check(&format!("{high}.{low}e{}", exponent as i64 - 360));
            let single = f32::from_bits(next() as u32 & 0x7f7f_ffff);
            check(&format!("{single:e}"));
            // The exact middle between two numbers, and a digit behind it.
            let middle = format!(
                "{:.160}",
                (f64::from(single) + f64::from(f32::from_bits(single.to_bits() + 1))) / 2.0
            );
            check(&middle);
            check(&format!("{middle}1"));
        }
    }

    #[test]
    fn long_decimals_are_read_to_the_last_digit() {
        let zeros = "0".repeat(900);
        check(&format!("9007199254740993.{zeros}1"));
        check(&format!("9007199254740993.{zeros}"));
        let nines: String = "9".repeat(1000);
        check(&format!("0.{nines}"));
        check(&format!("{nines}e-990"));
    }

    #[test]
    fn ratios_are_quotients() {
        let mut state: u64 = 9;
        for index in 0..20_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (a, b) = ((state >> 11) >> (index % 53), ((state << 17) >> 11 >> (index % 47)) | 1);
            let quotient = a as f64 / b as f64;
            assert_eq!(DOUBLE.ratio(a, b), quotient.to_bits(), "{a}/{b}");
            let (a, b) = (a & 0xff_ffff, (b & 0xff_ffff) | 1);
            assert_eq!(SINGLE.ratio(a, b) as u32, (a as f32 / b as f32).to_bits(), "{a}/{b}");
        }
        assert_eq!(DOUBLE.ratio(u64::MAX, 1), (u64::MAX as f64).to_bits());
        assert_eq!(SINGLE.ratio(1, u64::MAX) as u32, (1.0 / u64::MAX as f32).to_bits());
    }
}
