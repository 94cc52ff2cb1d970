//! Decimal text of fixed point, exact in both directions: what `Display` writes, `FromStr` reads back as the same bits.

use core::fmt;
use core::str::FromStr;

use super::Fixed;
use crate::decimal::{Decimal, Fault};

/// Why a text is no number of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseFixedError {
    /// There is no text.
    Empty,
    /// The text is over where digits should stand.
    NoDigits {
        /// The text's length in bytes.
        at: usize,
    },
    /// No number goes on with this.
    Unexpected {
        /// The character.
        found: char,
        /// The byte where it begins, counted from 0.
        at: usize,
    },
    /// The number, once rounded, does not fit into the format.
    OutOfRange {
        /// The bits behind the point of the format.
        fraction_bits: u32,
    },
}

impl fmt::Display for ParseFixedError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => write!(out, "there is no number in an empty text; write digits, like `0.5`"),
            Self::NoDigits { at } => {
                write!(out, "the text ends at byte {at}, where digits should stand, as in `0.5` or `-12e-3`")
            }
            Self::Unexpected { found, at } => write!(
                out,
                "unexpected {found:?} at byte {at}; a number is digits with a sign, a point and an exponent at most, like `-12.5e-3`"
            ),
            Self::OutOfRange { fraction_bits } => {
                let (low, high) = (Exact(i32::MIN, fraction_bits), Exact(i32::MAX, fraction_bits));
                write!(
                    out,
                    "the number does not fit; with {fraction_bits} fraction bits it is {low} to {high}"
                )
            }
        }
    }
}

impl core::error::Error for ParseFixedError {}

/// Digits with an optional sign, point and exponent, like `-12.5e-3`; of any length, and rounded once, ties to even.
///
/// ```
/// use simmath::{Fpx16_16, ParseFixedError};
///
/// assert_eq!("0.1".parse::<Fpx16_16>()?.to_raw(), 6554);
/// assert_eq!("1e5".parse::<Fpx16_16>(), Err(ParseFixedError::OutOfRange { fraction_bits: 16 }));
/// # Ok::<(), ParseFixedError>(())
/// ```
impl<const FRAC: u32> FromStr for Fixed<FRAC> {
    type Err = ParseFixedError;

    fn from_str(text: &str) -> Result<Self, ParseFixedError> {
        if text.is_empty() {
            return Err(ParseFixedError::Empty);
        }
        let decimal = Decimal::read(text.as_bytes(), 0, text.len(), false).map_err(|fault| match fault {
            Fault::NoDigits(at) => ParseFixedError::NoDigits { at },
            // What was read so far is ASCII, so a character begins here.
            Fault::Unexpected(at) => match text.get(at..).and_then(|rest| rest.chars().next()) {
                Some(found) => ParseFixedError::Unexpected { found, at },
                None => ParseFixedError::NoDigits { at },
            },
        })?;
        let raw = decimal.to_fixed(FRAC).ok_or(ParseFixedError::OutOfRange { fraction_bits: FRAC })?;
        Ok(Self::from_raw(raw))
    }
}

/// The exact decimal without trailing zeros, or with the precision that is asked for, rounded to nearest with ties to even.
///
/// ```
/// use simmath::fx;
///
/// assert_eq!(fx!(1/65536).to_string(), "0.0000152587890625");
/// assert_eq!(format!("{:+.2} {:08.3}", fx!(1.125), fx!(-0.5)), "+1.12 -000.500");
/// ```
impl<const FRAC: u32> fmt::Display for Fixed<FRAC> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        Exact(self.to_raw(), FRAC).write(out, 0)
    }
}

/// The number as in [`Display`](fmt::Display), with a point in every case: `1.0`, as std's floats do it.
impl<const FRAC: u32> fmt::Debug for Fixed<FRAC> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        Exact(self.to_raw(), FRAC).write(out, 1)
    }
}

/// A raw number and its fraction bits.
struct Exact(i32, u32);

impl fmt::Display for Exact {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(out, 0)
    }
}

impl Exact {
    /// Writes the decimal with all that a format string can ask for; without a precision, with at least `least` places.
    fn write(&self, out: &mut fmt::Formatter<'_>, least: usize) -> fmt::Result {
        let &Self(raw, frac) = self;
        // An exact decimal has as many places as fraction bits; those beyond are zeros.
        let places = out.precision().unwrap_or(frac as usize).min(frac as usize);
        let scaled = u128::from(raw.unsigned_abs()) * 10_u128.pow(places as u32);
        let half = (1 << (frac - 1)) - 1 + ((scaled >> frac) & 1);
        let mut digits = Digits::of((scaled + half) >> frac, places);
        let zeros = match out.precision() {
            Some(precision) => precision - places,
            None => {
                digits.trim(least);
                0
            }
        };
        // There is one zero.
        let sign = if raw < 0 && !digits.is_zero() {
            "-"
        } else if out.sign_plus() {
            "+"
        } else {
            ""
        };
        let missing = out.width().unwrap_or(0).saturating_sub(sign.len() + digits.as_str().len() + zeros);
        let (before, inside, after) = match (out.sign_aware_zero_pad(), out.align()) {
            (true, _) => (0, missing, 0),
            (_, Some(fmt::Alignment::Left)) => (0, 0, missing),
            (_, Some(fmt::Alignment::Center)) => (missing / 2, 0, missing - missing / 2),
            _ => (missing, 0, 0),
        };
        let fill = out.fill();
        repeat(out, fill, before)?;
        out.write_str(sign)?;
        repeat(out, '0', inside)?;
        out.write_str(digits.as_str())?;
        repeat(out, '0', zeros)?;
        repeat(out, fill, after)
    }
}

fn repeat(out: &mut fmt::Formatter<'_>, char: char, times: usize) -> fmt::Result {
    use fmt::Write;
    (0..times).try_for_each(|_| out.write_char(char))
}

/// A decimal with its point, written from the end: at most 8 digits, the point and 26 places.
struct Digits {
    bytes: [u8; 48],
    start: usize,
    end: usize,
    places: usize,
}

impl Digits {
    /// `value / 10^places`.
    fn of(value: u128, places: usize) -> Self {
        let mut digits = Self { bytes: [b'0'; 48], start: 48, end: 48, places };
        let mut rest = value;
        for place in 0..=places {
            if place == places && places > 0 {
                digits.push(b'.');
            }
            digits.push(b'0' + (rest % 10) as u8);
            rest /= 10;
        }
        while rest > 0 {
            digits.push(b'0' + (rest % 10) as u8);
            rest /= 10;
        }
        digits
    }

    fn push(&mut self, byte: u8) {
        self.start -= 1;
        self.bytes[self.start] = byte;
    }

    /// Takes off zeros at the end, down to `least` places, and a point that nothing follows.
    fn trim(&mut self, least: usize) {
        while self.places > least && self.bytes[self.end - 1] == b'0' {
            self.end -= 1;
            self.places -= 1;
        }
        if self.places == 0 && self.bytes[self.end - 1] == b'.' {
            self.end -= 1;
        }
    }

    fn is_zero(&self) -> bool {
        self.bytes[self.start..self.end].iter().all(|byte| matches!(byte, b'0' | b'.'))
    }

    fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[self.start..self.end]).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use std::format;
    use std::string::ToString;

    use super::ParseFixedError;
    use crate::{Fixed, Fpx8_24, Fpx16_16 as Q, Fpx20_12};

    fn q(raw: i32) -> Q {
        Q::from_raw(raw)
    }

    #[test]
    fn the_decimal_is_exact_and_short() {
        assert_eq!(q(0).to_string(), "0");
        assert_eq!(q(1).to_string(), "0.0000152587890625");
        assert_eq!(q(-3 << 15).to_string(), "-1.5");
        assert_eq!(q(100 << 16).to_string(), "100");
        assert_eq!(Q::MIN.to_string(), "-32768");
        assert_eq!(Q::MAX.to_string(), "32767.9999847412109375");
        assert_eq!(Fixed::<26>::MIN.to_string(), "-32");
        assert_eq!(Fixed::<8>::MAX.to_string(), "8388607.99609375");
        assert_eq!(format!("{:?} {:?} {:?}", q(1 << 16), q(-1 << 15), q(0)), "1.0 -0.5 0.0");
    }

    #[test]
    fn all_that_a_format_string_can_ask_for() {
        let x = q(-5 << 14);
        assert_eq!(format!("{x:.0} {x:.1} {x:.2} {x:.3}"), "-1 -1.2 -1.25 -1.250");
        assert_eq!(format!("{:.20}", q(1)), "0.00001525878906250000");
        assert_eq!(format!("{:.30}", q(1)), format!("{:.30}", q(1).to_f64()));
        assert_eq!(
            format!("[{x:8}] [{x:<8}] [{x:^8}] [{x:*>8}]"),
            "[   -1.25] [-1.25   ] [ -1.25  ] [***-1.25]"
        );
        assert_eq!(format!("{x:+} {:+} {:08.1} {:+08}", -x, x, -x), "-1.25 +1.25 -00001.2 +0001.25");
        assert_eq!(format!("{:.1} {:.0}", q(-1), q(-1)), "0.0 0", "there is one zero");
        assert_eq!(format!("{:.1?}", q(3 << 15)), "1.5");
        assert_eq!(format!("{:3}", q(1)), "0.0000152587890625");
    }

    #[test]
    fn precision_rounds_as_the_exact_value_of_a_float_does() {
        for index in 1..20_000_u32 {
            let raw = index.wrapping_mul(2_654_435_761) as i32 >> (index % 24);
            let (x, y) = (q(raw).abs() + q(1), Fpx8_24::from_raw(raw).abs() + Fpx8_24::EPSILON);
            let places = index as usize % 30;
            assert_eq!(format!("{x:.places$}"), format!("{:.places$}", x.to_f64()));
            assert_eq!(format!("{y:+40.places$}"), format!("{:+40.places$}", y.to_f64()));
        }
    }

    fn round_trip<const FRAC: u32>() {
        let edges = [i32::MIN, i32::MIN + 1, -1, 0, 1, i32::MAX - 1, i32::MAX];
        let strided = (0..1 << 16).map(|high: i32| (high << 16) ^ (high.wrapping_mul(40_503) & 0xffff));
        for raw in edges.into_iter().chain(strided).chain(-0x8000..0x8000) {
            let x = Fixed::<FRAC>::from_raw(raw);
            assert_eq!(x.to_string().parse(), Ok(x), "{raw}");
            assert_eq!(format!("{x:?}").parse(), Ok(x), "{raw}");
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        round_trip::<8>();
        round_trip::<12>();
        round_trip::<16>();
        round_trip::<24>();
        round_trip::<26>();
    }

    #[test]
    fn a_fault_names_its_place() {
        let fault = |text: &str| text.parse::<Q>().unwrap_err();
        assert_eq!(fault(""), ParseFixedError::Empty);
        for (text, at) in [("-", 1), (".", 1), ("+.", 2), ("1e", 2), ("1.5e-", 5)] {
            assert_eq!(fault(text), ParseFixedError::NoDigits { at }, "{text}");
        }
        for (text, found, at) in [
            (" 1", ' ', 0),
            ("1 ", ' ', 1),
            ("1_000", '_', 1),
            ("0.5f32", 'f', 3),
            ("1.2.3", '.', 3),
            ("1e5.", '.', 3),
            ("--1", '-', 1),
            ("inf", 'i', 0),
            ("1/2", '/', 1),
            ("1½", '½', 1),
            ("−1", '−', 0),
            ("1eé", 'é', 2),
        ] {
            assert_eq!(fault(text), ParseFixedError::Unexpected { found, at }, "{text}");
        }
        assert_eq!(fault("32768"), ParseFixedError::OutOfRange { fraction_bits: 16 });
        assert_eq!(
            fault("1e9").to_string(),
            "the number does not fit; with 16 fraction bits it is -32768 to 32767.9999847412109375"
        );
        assert_eq!(
            "128".parse::<Fpx8_24>().unwrap_err().to_string(),
            "the number does not fit; with 24 fraction bits it is -128 to 127.999999940395355224609375"
        );
        assert_eq!("524287".parse(), Ok(Fpx20_12::from_int(524_287)));
        assert_eq!(
            fault("0.5f32").to_string(),
            "unexpected 'f' at byte 3; a number is digits with a sign, a point and an exponent at most, like `-12.5e-3`"
        );
    }
}
