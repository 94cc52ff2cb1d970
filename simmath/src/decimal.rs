//! Decimal text to fixed point, exact and rounded once: one reader for `FromStr` and for literals while compiling.
//! Must not know: how a fault is told.

/// Places behind the point that are kept as digits. The middle between two numbers of a format has one digit for each fraction
/// bit and one more, at most 27; of what follows only whether it is zero counts.
const PLACES: i64 = 28;
const UNIT: u128 = 10_u128.pow(PLACES as u32);

/// From here on an integer part is not told apart any more; it is out of range of every format.
const HUGE: u64 = 1_000_000_000_000_000_000;

/// Far beyond any number of digits that a text can have.
const LARGEST_EXPONENT: i64 = 1 << 59;

/// Where a text stops to be a number.
#[derive(Clone, Copy)]
pub(crate) enum Fault {
    /// Digits should stand at this byte, and the text is over.
    NoDigits(usize),
    /// No number goes on with what stands at this byte.
    Unexpected(usize),
}

/// A decimal as it is written: a sign, digits with a point somewhere among them, an exponent.
#[derive(Clone, Copy)]
pub(crate) struct Decimal<'a> {
    pub(crate) negative: bool,
    pub(crate) text: &'a [u8],
    /// Where the digits begin and end in the text, with point and underscores between them.
    pub(crate) first: usize,
    pub(crate) last: usize,
    /// How many digits stand before the point, once the exponent has moved it; may be negative.
    pub(crate) before_point: i64,
}

/// The magnitude of a decimal.
struct Parts {
    /// The integer part, or at least [`HUGE`].
    whole: u64,
    /// The first places behind the point, as an integer below [`UNIT`].
    fraction: u128,
    /// Whether anything but zeros follows.
    more: bool,
}

impl<'a> Decimal<'a> {
    /// Reads `text[from..to]`, all of it. A literal of the `source` may have underscores, and blanks behind the sign.
    pub(crate) const fn read(text: &'a [u8], from: usize, to: usize, source: bool) -> Result<Self, Fault> {
        let (negative, mut first) = sign(text, from, to);
        while source && first > from && first < to && text[first] == b' ' {
            first += 1;
        }
        let (mut at, mut digits, mut before_point, mut point) = (first, 0, 0, false);
        while at < to {
            match text[at] {
                b'0'..=b'9' => {
                    digits += 1;
                    before_point += !point as i64;
                }
                b'.' if !point => point = true,
                b'_' if source && digits > 0 => {}
                _ => break,
            }
            at += 1;
        }
        if digits == 0 {
            return Err(if at < to { Fault::Unexpected(at) } else { Fault::NoDigits(at) });
        }
        let last = at;
        if at < to && (text[at] == b'e' || text[at] == b'E') {
            match exponent(text, at + 1, to, source) {
                Ok((exponent, end)) => {
                    before_point += exponent;
                    at = end;
                }
                Err(fault) => return Err(fault),
            }
        }
        if at < to {
            return Err(Fault::Unexpected(at));
        }
        Ok(Self { negative, text, first, last, before_point })
    }

    /// The nearest raw number with `frac` fraction bits, ties to even; nothing where it does not fit into 32 bits.
    pub(crate) const fn to_fixed(self, frac: u32) -> Option<i32> {
        let Parts { whole, fraction, more } = self.parts();
        if whole >= HUGE {
            return None;
        }
        let steps = nearest(fraction << frac, UNIT, more);
        signed(((whole as u128) << frac) + steps, self.negative)
    }

    /// The magnitude, if it is an integer below 10^18.
    pub(crate) const fn to_integer(self) -> Option<u64> {
        let Parts { whole, fraction, more } = self.parts();
        if whole < HUGE && fraction == 0 && !more { Some(whole) } else { None }
    }

    const fn parts(self) -> Parts {
        let mut parts = Parts { whole: 0, fraction: 0, more: false };
        // The power of ten of the digit that was read last.
        let (mut place, mut at) = (self.before_point, self.first);
        while at < self.last {
            let byte = self.text[at];
            at += 1;
            if !byte.is_ascii_digit() {
                continue;
            }
            let digit = byte - b'0';
            place -= 1;
            if place >= 0 {
                parts.whole = append(parts.whole, digit);
            } else if place >= -PLACES {
                parts.fraction = parts.fraction * 10 + digit as u128;
            } else {
                parts.more |= digit != 0;
            }
        }
        // The zeros that an exponent stands for.
        while place > 0 && parts.whole != 0 && parts.whole < HUGE {
            parts.whole = append(parts.whole, 0);
            place -= 1;
        }
        while place > -PLACES && parts.fraction != 0 {
            parts.fraction *= 10;
            place -= 1;
        }
        parts
    }
}

/// The nearest raw number to `numerator / denominator` with `frac` fraction bits, ties to even; nothing where it does not fit.
pub(crate) const fn ratio(numerator: u64, denominator: u64, negative: bool, frac: u32) -> Option<i32> {
    signed(nearest((numerator as u128) << frac, denominator as u128, false), negative)
}

/// The nearest integer to `(numerator + ε) / denominator`, ties to even, where ε is a little above 0 if there is `more`.
const fn nearest(numerator: u128, denominator: u128, more: bool) -> u128 {
    let (quotient, rest) = (numerator / denominator, numerator % denominator);
    let up = 2 * rest > denominator || (2 * rest == denominator && (more || quotient & 1 == 1));
    quotient + up as u128
}

const fn signed(magnitude: u128, negative: bool) -> Option<i32> {
    if magnitude > i32::MAX as u128 + negative as u128 {
        return None;
    }
    Some(if negative { (magnitude as i64).wrapping_neg() as i32 } else { magnitude as i32 })
}

/// A digit behind an integer, up to [`HUGE`].
const fn append(whole: u64, digit: u8) -> u64 {
    if whole >= HUGE { whole } else { whole * 10 + digit as u64 }
}

/// Whether a minus stands at `at`, and where the digits begin.
const fn sign(text: &[u8], at: usize, to: usize) -> (bool, usize) {
    if at >= to {
        return (false, at);
    }
    match text[at] {
        b'-' => (true, at + 1),
        b'+' => (false, at + 1),
        _ => (false, at),
    }
}

/// The exponent from `at` on, and where it ends.
const fn exponent(text: &[u8], at: usize, to: usize, source: bool) -> Result<(i64, usize), Fault> {
    let (negative, mut at) = sign(text, at, to);
    let (mut exponent, mut digits) = (0, 0);
    while at < to {
        match text[at] {
            digit @ b'0'..=b'9' => {
                digits += 1;
                if exponent < LARGEST_EXPONENT {
                    exponent = exponent * 10 + (digit - b'0') as i64;
                }
            }
            b'_' if source => {}
            _ => break,
        }
        at += 1;
    }
    if digits == 0 {
        return Err(if at < to { Fault::Unexpected(at) } else { Fault::NoDigits(at) });
    }
    Ok((if negative { -exponent } else { exponent }, at))
}

#[cfg(test)]
mod tests {
    use std::format;

    use super::Decimal;

    fn raw(text: &str, frac: u32) -> Option<i32> {
        Decimal::read(text.as_bytes(), 0, text.len(), true).ok()?.to_fixed(frac)
    }

    #[test]
    fn the_point_and_the_exponent_are_one_thing() {
        for text in ["1250", "1250.", "1.25e3", "0.00125e+6", "125_000e-2", "+1250", "1250.000", "1.25E3"] {
            assert_eq!(raw(text, 16), Some(1250 << 16), "{text}");
        }
        for text in ["0.375", ".375", "375e-3", "0.000375e3", "000.3750"] {
            assert_eq!(raw(text, 16), Some(3 << 13), "{text}");
        }
    }

    #[test]
    fn a_tie_goes_to_even_and_one_more_digit_anywhere_behind_breaks_it() {
        // Half a step of Q8.24 is 2^-25.
        let half = "0.0000000298023223876953125";
        assert_eq!(raw(half, 24), Some(0));
        let zeros = "0".repeat(100);
        assert_eq!(raw(&format!("{half}{zeros}"), 24), Some(0));
        assert_eq!(raw(&format!("{half}{zeros}1"), 24), Some(1));
        assert_eq!(raw(&format!("-{half}{zeros}1"), 24), Some(-1));
        assert_eq!(raw("0.00000002980232238769531249999999999999", 24), Some(0));
        // One and a half steps.
        assert_eq!(raw("0.0000000894069671630859375", 24), Some(2));
    }

    #[test]
    fn the_ends_of_the_range_are_those_of_the_rounded_number() {
        assert_eq!(raw("32767.9999847412109375", 16), Some(i32::MAX));
        assert_eq!(raw("32767.9999923706", 16), Some(i32::MAX));
        assert_eq!(raw("32767.99999237060546875", 16), None, "a tie that rounds up to 32768");
        assert_eq!(raw("32768", 16), None);
        assert_eq!(raw("-32768.00000762939453125", 16), Some(i32::MIN), "a tie that rounds to -32768");
        assert_eq!(raw("-32768.0000076293945313", 16), None);
        assert_eq!(raw(&"9".repeat(400), 16), None);
    }

    #[test]
    fn exponents_of_any_size_are_read() {
        assert_eq!(raw("0e99999999999999999999999999", 16), Some(0));
        assert_eq!(raw("1e99999999999999999999999999", 16), None);
        assert_eq!(raw("1e-99999999999999999999999999", 16), Some(0));
        assert_eq!(raw(&format!("1{}e-1000", "0".repeat(1000)), 16), Some(1 << 16));
        assert_eq!(raw(&format!("0.{}1e1001", "0".repeat(1000)), 16), Some(1 << 16));
    }
}
