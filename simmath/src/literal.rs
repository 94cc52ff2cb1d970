//! Numbers written in source: exact decimals and ratios, rounded once while compiling, and refused there when out of range.

use crate::decimal::{Decimal, ratio};
use crate::encode::{DOUBLE, Encoding, SINGLE};
use crate::fixed::Fixed;

/// How a backend stores a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LiteralFormat {
    /// A raw `i32` with this many fraction bits.
    Fixed {
        /// The bits behind the point.
        frac: u32,
    },
    /// The bits of an `f32`.
    Single,
    /// The bits of an `f64`.
    Double,
}

/// A fixed-point number from a decimal or a ratio in the source, rounded once while compiling, without a float.
///
/// `fx!(0.5)` is an [`Fpx16_16`](crate::Fpx16_16), `fx!(Fpx8_24, 0.5)` is of the format that is named. The exact value is
/// rounded to nearest, ties to even. It can be used in constants. For code that is generic over the backend there is
/// [`lit!`](crate::lit).
///
/// ```
/// use simmath::{Fpx8_24, Fpx16_16, fx};
///
/// const TICK: Fpx16_16 = fx!(1/60);
/// const DRAG: Fpx8_24 = fx!(Fpx8_24, 2e-3);
///
/// assert_eq!(TICK.to_raw(), 1092);
/// assert_eq!(DRAG.to_raw(), 33554);
/// assert_eq!(fx!(-0.5) + fx!(1_000), fx!(999.5));
/// ```
///
/// # Errors while compiling
///
/// A number that does not fit, a denominator of 0, a suffix as in `0.5f32`, and what is no number:
///
/// ```compile_fail
/// # use simmath::fx;
/// let far = fx!(40000);
/// ```
#[macro_export]
macro_rules! fx {
    ($number:literal) => {
        $crate::fx!(@constant stringify!($number))
    };
    ($numerator:literal / $denominator:literal) => {
        $crate::fx!(@constant concat!(stringify!($numerator), "/", stringify!($denominator)))
    };
    (@constant $text:expr) => {{
        const NUMBER: $crate::Fpx16_16 = $crate::Fpx16_16::from_literal_text($text);
        NUMBER
    }};
    ($format:ty, $number:literal $(,)?) => {
        const { <$format>::from_literal_text(stringify!($number)) }
    };
    ($format:ty, $numerator:literal / $denominator:literal $(,)?) => {
        const { <$format>::from_literal_text(concat!(stringify!($numerator), "/", stringify!($denominator))) }
    };
    ($($other:tt)*) => {
        compile_error!("`fx!` takes a number, like `fx!(0.5)` or `fx!(-1/60)`, or a format and a number, like `fx!(Fpx8_24, 0.5)`")
    };
}

/// A number of any backend from a decimal or a ratio in the source, rounded once while compiling: for generic step code.
///
/// ```
/// use simmath::{SimMath, lit};
///
/// fn drag<M: SimMath>(speed: M) -> M {
///     speed * lit!(M, 0.998) - lit!(M, 1/128)
/// }
///
/// assert_eq!(drag(simmath::Fpx16_16::ONE).to_raw(), 65405 - 512);
/// ```
///
/// What [`fx!`](crate::fx) refuses is refused here too. Whether a number fits is known when the function is compiled for a
/// backend, so `cargo build` tells it and `cargo check` does not.
#[macro_export]
macro_rules! lit {
    ($backend:ty, $number:literal $(,)?) => {
        $crate::lit!(@encode $backend, stringify!($number))
    };
    ($backend:ty, $numerator:literal / $denominator:literal $(,)?) => {
        $crate::lit!(@encode $backend, concat!(stringify!($numerator), "/", stringify!($denominator)))
    };
    (@encode $backend:ty, $text:expr) => {{
        const _: () = $crate::private::check($text);
        <$backend as $crate::SimMath>::from_literal(const {
            $crate::private::encode($text, <$backend as $crate::SimMath>::LITERAL)
        })
    }};
    ($($other:tt)*) => {
        compile_error!("`lit!` takes a backend and a number, like `lit!(M, 0.5)` or `lit!(M, -1/60)`")
    };
}

/// A number in source: a decimal, or an integer over an integer.
enum Literal<'a> {
    Decimal(Decimal<'a>),
    Ratio { negative: bool, numerator: u64, denominator: u64 },
}

/// Why a literal is refused.
#[derive(Clone, Copy)]
enum Refusal {
    NoNumber,
    Base,
    Suffix,
    NoRatio,
    ZeroDenominator,
    OutOfRange(LiteralFormat),
}

impl<const FRAC: u32> Fixed<FRAC> {
    /// What [`fx!`](crate::fx) calls while compiling.
    #[doc(hidden)]
    #[track_caller]
    pub const fn from_literal_text(text: &str) -> Self {
        Self::from_raw(encode(text, LiteralFormat::Fixed { frac: FRAC }) as i32)
    }
}

/// The stored form of a literal; what is refused does not compile.
#[track_caller]
pub const fn encode(text: &str, format: LiteralFormat) -> u64 {
    let literal = match read(text.as_bytes()) {
        Ok(literal) => literal,
        Err(refusal) => refuse(text, refusal),
    };
    let bits = match format {
        LiteralFormat::Fixed { frac } => encode_fixed(literal, frac),
        LiteralFormat::Single => encode_float(literal, SINGLE),
        LiteralFormat::Double => encode_float(literal, DOUBLE),
    };
    match bits {
        Some(bits) => bits,
        None => refuse(text, Refusal::OutOfRange(format)),
    }
}

const fn encode_fixed(literal: Literal<'_>, frac: u32) -> Option<u64> {
    let raw = match literal {
        Literal::Decimal(decimal) => decimal.to_fixed(frac),
        Literal::Ratio { negative, numerator, denominator } => ratio(numerator, denominator, negative, frac),
    };
    match raw {
        Some(raw) => Some(raw as u32 as u64),
        None => None,
    }
}

const fn encode_float(literal: Literal<'_>, encoding: Encoding) -> Option<u64> {
    let (bits, negative) = match literal {
        Literal::Decimal(decimal) => (encoding.decimal(decimal), decimal.negative),
        Literal::Ratio { negative, numerator, denominator } => {
            (encoding.ratio(numerator, denominator), negative)
        }
    };
    if encoding.is_finite(bits) { Some(encoding.signed(bits, negative)) } else { None }
}

/// Refuses what is no number for any backend.
#[track_caller]
pub const fn check(text: &str) {
    if let Err(refusal) = read(text.as_bytes()) {
        refuse(text, refusal)
    }
}

const fn read(text: &[u8]) -> Result<Literal<'_>, Refusal> {
    let mut slash = 0;
    while slash < text.len() && text[slash] != b'/' {
        slash += 1;
    }
    let first = match Decimal::read(text, 0, slash, true) {
        Ok(decimal) => decimal,
        Err(_) => return Err(no_number(text, 0, slash)),
    };
    if slash == text.len() {
        return Ok(Literal::Decimal(first));
    }
    let second = match Decimal::read(text, slash + 1, text.len(), true) {
        Ok(decimal) => decimal,
        Err(_) => return Err(no_number(text, slash + 1, text.len())),
    };
    match (first.to_integer(), second.to_integer()) {
        (Some(_), Some(0)) => Err(Refusal::ZeroDenominator),
        (Some(numerator), Some(denominator)) => {
            Ok(Literal::Ratio { negative: first.negative != second.negative, numerator, denominator })
        }
        _ => Err(Refusal::NoRatio),
    }
}

/// What a literal of Rust is that is no decimal.
const fn no_number(text: &[u8], from: usize, to: usize) -> Refusal {
    let mut first = from;
    while first < to && (text[first] == b'-' || text[first] == b' ') {
        first += 1;
    }
    if first >= to || !text[first].is_ascii_digit() {
        return Refusal::NoNumber;
    }
    if text[first] == b'0' && first + 1 < to && matches!(text[first + 1], b'x' | b'o' | b'b') {
        return Refusal::Base;
    }
    Refusal::Suffix
}

#[track_caller]
const fn refuse(text: &str, refusal: Refusal) -> ! {
    let message = Message::new().text("`").text(text).text("` ");
    let message = match refusal {
        Refusal::NoNumber => message.text("is no number: write digits, like `0.5`, `-12`, `1_000` or `2e-3`"),
        Refusal::Base => message.text("is not written in base ten"),
        Refusal::Suffix => message.text("has a suffix: write the number alone, its format is the macro's"),
        Refusal::NoRatio => message.text("is no ratio of two integers below 10^18"),
        Refusal::ZeroDenominator => message.text("divides by zero"),
        Refusal::OutOfRange(LiteralFormat::Fixed { frac }) => {
            let end = 1 << (31 - frac);
            let message = message
                .text("is out of range: with ")
                .integer(frac)
                .text(" fraction bits a number is at least -");
            message.integer(end).text(" and less than ").integer(end)
        }
        Refusal::OutOfRange(_) => message.text("is out of range: it would be an infinity"),
    };
    panic!("{}", message.as_str())
}

/// A text that is put together while compiling; what exceeds it is cut off.
struct Message {
    bytes: [u8; 240],
    length: usize,
}

impl Message {
    const fn new() -> Self {
        Self { bytes: [0; 240], length: 0 }
    }

    const fn text(mut self, text: &str) -> Self {
        let (text, mut at) = (text.as_bytes(), 0);
        while at < text.len() && self.length < self.bytes.len() {
            self.bytes[self.length] = text[at];
            self.length += 1;
            at += 1;
        }
        self
    }

    const fn integer(self, value: u32) -> Self {
        let message = if value >= 10 { self.integer(value / 10) } else { self };
        let digit = [b'0' + (value % 10) as u8];
        match core::str::from_utf8(&digit) {
            Ok(digit) => message.text(digit),
            Err(_) => message,
        }
    }

    const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "this is no number",
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Fixed, Fpx8_24, Fpx16_16, Fpx20_12, SimMath};

    #[test]
    fn literals_are_rounded_once() {
        const SIXTIETH: Fpx16_16 = fx!(1 / 60);
        assert_eq!(SIXTIETH.to_raw(), 1092);
        assert_eq!(fx!(-1 / 60).to_raw(), -1092);
        assert_eq!(fx!(1 / -60).to_raw(), -1092);
        assert_eq!(fx!(0.5).to_raw(), 1 << 15);
        assert_eq!(fx!(-0.5).to_raw(), -1 << 15);
        assert_eq!(fx!(-0.5).to_raw(), -1 << 15);
        assert_eq!(fx!(1_000).to_raw(), 1000 << 16);
        assert_eq!(fx!(2e-3).to_raw(), 131);
        assert_eq!(fx!(32767.99998).to_raw(), i32::MAX);
        assert_eq!(fx!(-32768), Fpx16_16::MIN);
        assert_eq!(fx!(Fpx8_24, 0.5).to_raw(), 1 << 23);
        assert_eq!(fx!(Fpx8_24, -1 / 3).to_raw(), -5_592_405);
        assert_eq!(fx!(Fpx20_12, 500_000), Fpx20_12::from_int(500_000));
        assert_eq!(fx!(Fixed<20>, 1.5,).to_raw(), 3 << 19);
    }

    #[test]
    fn a_literal_comes_through_another_macro() {
        macro_rules! halves {
            ($($number:literal)*) => { [$(fx!($number) / fx!(2)),*] };
        }
        assert_eq!(halves!(1 -3 0.5), [fx!(0.5), fx!(-1.5), fx!(0.25)]);
    }

    #[test]
    fn a_literal_of_a_float_is_the_float() {
        use super::{LiteralFormat, encode};

        for (text, value) in
            [("0.1", 0.1), ("-2.5", -2.5), ("-0", -0.0), ("1e300", 1e300), ("-1/3", -1.0 / 3.0)]
        {
            assert_eq!(encode(text, LiteralFormat::Double), f64::to_bits(value), "{text}");
        }
        assert_eq!(
            encode("16777217/3", LiteralFormat::Single),
            u64::from(((16_777_217.0_f64 / 3.0) as f32).to_bits())
        );
    }

    #[test]
    fn generic_code_gets_the_literal_of_its_backend() {
        fn third<M: SimMath>() -> M {
            lit!(M, 1 / 3)
        }
        fn minus<M: SimMath>() -> M {
            lit!(M, -2.5)
        }
        assert_eq!(third::<Fpx16_16>().to_raw(), 21845);
        assert_eq!(third::<Fpx8_24>().to_raw(), 5_592_405);
        assert_eq!(minus::<Fpx20_12>().to_raw(), -10_240);
    }
}
