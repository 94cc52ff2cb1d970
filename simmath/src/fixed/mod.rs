//! Fixed point in 32 bits with any number of fraction bits: the storage and the policies, which are written here and nowhere
//! else. The operations are in the modules below, one concern each.

mod arithmetic;
pub(crate) mod constants;
mod convert;
mod elementary;
mod inverse_root;
mod operators;
mod precise;
mod root;
#[cfg(feature = "serde")]
mod stored;
mod surface;
mod text;
mod wide;

use crate::backend::MathBackend;

#[cfg(feature = "float")]
pub(crate) use precise::{LN_2, Precise};
pub use text::ParseFixedError;
pub use wide::Wide;

/// A number `raw / 2^FRAC` in 32 bits, with two's complement.
///
/// | format | range | step |
/// |---|---|---|
/// | `Fixed<16>`, [`Fpx16_16`](crate::Fpx16_16) | −32768 ..= 32767.99998 | 1/65536 |
/// | `Fixed<24>`, [`Fpx8_24`](crate::Fpx8_24) | −128 ..= 127.99999994 | 1/16777216 |
/// | `Fixed<12>`, [`Fpx20_12`](crate::Fpx20_12) | −524288 ..= 524287.9998 | 1/4096 |
///
/// # Policies
///
/// - **Rounding**: the exact result is rounded once, to nearest, ties to even.
/// - **Overflow**: the nearest representable number, [`MIN`](Fixed::MIN) or [`MAX`](Fixed::MAX). So `-MIN` is `MAX`.
/// - **Division by zero**: `x / 0` is `MAX` for x > 0, `-MAX` for x < 0, and 0 for x = 0; `x % 0` is 0.
/// - **Outside of the domain**: the value at the nearest end of the domain. `sqrt(-1)` is `sqrt(0)` = 0, `ln(-1)` is the limit
///   at 0, which saturates to `MIN`, `asin(1.5)` is `asin(1)`. The `try_` forms give a [`DomainError`](crate::DomainError).
/// - **Order**: total, that of the raw integers; `==` is equality of bits.
/// - **Profile**: the same in debug and release, with and without overflow checks. No operation panics or allocates.
///
/// Functions of this type that are `const fn` can be used in constants. The default is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Fixed<const FRAC: u32> {
    raw: i32,
}

/// What makes a number of fraction bits a backend: its names. Everything else follows from the number.
pub trait Format {
    /// The type's name, like `"Fpx16_16"`.
    const NAME: &'static str;
    /// The backend that configs and replays name.
    const BACKEND: MathBackend;
}

impl<const FRAC: u32> Fixed<FRAC> {
    /// The constants of the surface need four bits before the point, and the functions' tables are made for up to 26 after it.
    const IN_RANGE: () = assert!(FRAC >= 8 && FRAC <= 26, "a fixed format has 8 to 26 fraction bits");

    /// 0.
    pub const ZERO: Self = Self::from_raw(0);
    /// 1.
    pub const ONE: Self = Self::from_raw(1 << FRAC);
    /// The smallest number, −2^(31 − FRAC).
    pub const MIN: Self = Self::from_raw(i32::MIN);
    /// The largest number, 2^(31 − FRAC) − 2^−FRAC.
    pub const MAX: Self = Self::from_raw(i32::MAX);
    /// The step between neighbours, 2^−FRAC.
    pub const EPSILON: Self = Self::from_raw(1);

    /// The number that is stored as `raw`: `raw / 2^FRAC`. Any value is one.
    #[inline]
    pub const fn from_raw(raw: i32) -> Self {
        () = Self::IN_RANGE;
        Self { raw }
    }

    /// The stored integer, the number times 2^FRAC.
    #[inline]
    pub const fn to_raw(self) -> i32 {
        self.raw
    }

    /// The number nearest to `raw / 2^FRAC`.
    #[inline]
    const fn saturate(raw: i64) -> Self {
        Self::from_raw(saturate(raw))
    }
}

/// The nearest `i32`, by one test. What does not fit is rare enough to be a call, which keeps loops from being made into vectors of
/// emulated 64-bit products.
#[inline]
const fn saturate(raw: i64) -> i32 {
    let low = raw as i32;
    if low as i64 == raw { low } else { end(raw) }
}

#[cold]
#[inline(never)]
const fn end(raw: i64) -> i32 {
    if raw < 0 { i32::MIN } else { i32::MAX }
}
