// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod array {
    pub fn from_fn<T, const N: usize, F: FnMut(usize) -> T>(f: F) -> [T; N] {}
    pub fn from_mut<T>(s: &mut T) -> &mut [T; 1] {}
    pub fn from_ref<T>(s: &T) -> &[T; 1] {}
    pub fn repeat<T, const N: usize>(val: T) -> [T; N] {}
    pub struct IntoIter<T, const N: usize>;
    impl<T, const N: usize> IntoIter<T, N> {
        pub fn new(array: [T; N]) -> IntoIter<T, N> {}
        pub fn as_slice(&self) -> &[T] {}
        pub fn as_mut_slice(&mut self) -> &mut [T] {}
    }
    impl<T, const N: usize> DoubleEndedIterator for IntoIter<T, N> {}
    impl<T, const N: usize> ExactSizeIterator for IntoIter<T, N> {}
    impl<T, const N: usize> Iterator for IntoIter<T, N> { type Item = T; }
    pub struct TryFromSliceError;
    impl crate::error::Error for TryFromSliceError {}
    impl From<crate::convert::Infallible> for TryFromSliceError {}
    impl<T, const N: usize> [T; N] {
        pub fn map<F: FnMut(T) -> U, U>(self, f: F) -> [U; N] {}
        pub fn as_slice(&self) -> &[T] {}
        pub fn as_mut_slice(&mut self) -> &mut [T] {}
        pub fn each_ref(&self) -> [&T; N] {}
        pub fn each_mut(&mut self) -> [&mut T; N] {}
    }
    impl<T, const N: usize> IntoIterator for &[T; N] { type Item = &T; }
    impl<T, const N: usize> IntoIterator for &mut [T; N] { type Item = &mut T; }
    impl<T, const N: usize> IntoIterator for [T; N] { type Item = T; }
    impl<T: Ord, const N: usize> Ord for [T; N] {}
    impl<T, I: crate::slice::SliceIndex<[T]>, const N: usize> crate::ops::Index<I> for [T; N] { type Output = <I as crate::slice::SliceIndex<[T]>>::Output; }
    impl<T, I: crate::slice::SliceIndex<[T]>, const N: usize> crate::ops::IndexMut<I> for [T; N] {}
}
mod ascii {
    use crate::iter::Items;
    pub fn escape_default(c: u8) -> Items<u8> {}
    pub type EscapeDefault = Items<u8>;
    pub trait AsciiExt {
        type Owned;
        fn is_ascii(&self) -> bool;
        fn to_ascii_uppercase(&self) -> Self::Owned;
        fn to_ascii_lowercase(&self) -> Self::Owned;
        fn eq_ignore_ascii_case(&self, other: &Self) -> bool;
        fn make_ascii_uppercase(&mut self);
        fn make_ascii_lowercase(&mut self);
    }
}
mod char {
    use crate::iter::Items;
    pub const MAX: char = _;
    pub const REPLACEMENT_CHARACTER: char = _;
    pub const UNICODE_VERSION: (u8, u8, u8) = _;
    pub fn decode_utf16<I: IntoIterator<Item = u16>>(iter: I) -> Items<Result<char, DecodeUtf16Error>> {}
    pub fn from_digit(num: u32, radix: u32) -> Option<char> {}
    pub fn from_u32(i: u32) -> Option<char> {}
    pub unsafe fn from_u32_unchecked(i: u32) -> char {}
    pub struct CharTryFromError;
    impl crate::error::Error for CharTryFromError {}
    pub type DecodeUtf16<I> = Items<Result<char, DecodeUtf16Error>>;
    pub struct DecodeUtf16Error;
    impl DecodeUtf16Error { pub fn unpaired_surrogate(&self) -> u16 {} }
    impl crate::error::Error for DecodeUtf16Error {}
    pub type EscapeDebug = Items<char>;
    pub type EscapeDefault = Items<char>;
    pub type EscapeUnicode = Items<char>;
    pub struct ParseCharError;
    impl crate::error::Error for ParseCharError {}
    pub type ToLowercase = Items<char>;
    pub type ToUppercase = Items<char>;
    pub struct TryFromCharError;
    impl crate::error::Error for TryFromCharError {}
    impl char {
        pub const MIN: char = _;
        pub const MAX: char = _;
        pub const MAX_LEN_UTF8: usize = 0;
        pub const MAX_LEN_UTF16: usize = 0;
        pub const REPLACEMENT_CHARACTER: char = _;
        pub const UNICODE_VERSION: (u8, u8, u8) = _;
        pub fn decode_utf16<I: IntoIterator<Item = u16>>(iter: I) -> Items<Result<char, DecodeUtf16Error>> {}
        pub fn from_u32(i: u32) -> Option<char> {}
        pub unsafe fn from_u32_unchecked(i: u32) -> char {}
        pub fn from_digit(num: u32, radix: u32) -> Option<char> {}
        pub fn is_digit(self, radix: u32) -> bool {}
        pub fn to_digit(self, radix: u32) -> Option<u32> {}
        pub fn escape_unicode(self) -> Items<char> {}
        pub fn escape_debug(self) -> Items<char> {}
        pub fn escape_default(self) -> Items<char> {}
        pub fn len_utf8(self) -> usize {}
        pub fn len_utf16(self) -> usize {}
        pub fn encode_utf8(self, dst: &mut [u8]) -> &mut str {}
        pub fn encode_utf16(self, dst: &mut [u16]) -> &mut [u16] {}
        pub fn is_alphabetic(self) -> bool {}
        pub fn is_lowercase(self) -> bool {}
        pub fn is_uppercase(self) -> bool {}
        pub fn is_whitespace(self) -> bool {}
        pub fn is_alphanumeric(self) -> bool {}
        pub fn is_control(self) -> bool {}
        pub fn is_numeric(self) -> bool {}
        pub fn to_lowercase(self) -> Items<char> {}
        pub fn to_uppercase(self) -> Items<char> {}
        pub fn is_ascii(&self) -> bool {}
        pub fn to_ascii_uppercase(&self) -> char {}
        pub fn to_ascii_lowercase(&self) -> char {}
        pub fn eq_ignore_ascii_case(&self, other: &char) -> bool {}
        pub fn make_ascii_uppercase(&mut self) {}
        pub fn make_ascii_lowercase(&mut self) {}
        pub fn is_ascii_alphabetic(&self) -> bool {}
        pub fn is_ascii_uppercase(&self) -> bool {}
        pub fn is_ascii_lowercase(&self) -> bool {}
        pub fn is_ascii_alphanumeric(&self) -> bool {}
        pub fn is_ascii_digit(&self) -> bool {}
        pub fn is_ascii_hexdigit(&self) -> bool {}
        pub fn is_ascii_punctuation(&self) -> bool {}
        pub fn is_ascii_graphic(&self) -> bool {}
        pub fn is_ascii_whitespace(&self) -> bool {}
        pub fn is_ascii_control(&self) -> bool {}
    }
    impl From<u8> for char {}
    impl crate::str::FromStr for char { type Err = ParseCharError; }
    impl Ord for char {}
    impl TryFrom<u32> for char { type Error = CharTryFromError; }
    impl crate::iter::Step for char {}
}
mod f128 {
    pub mod consts {
        pub const E: f128 = 0.0;
        pub const EULER_GAMMA: f128 = 0.0;
        pub const FRAC_1_PI: f128 = 0.0;
        pub const FRAC_1_SQRT_2: f128 = 0.0;
        pub const FRAC_1_SQRT_2PI: f128 = 0.0;
        pub const FRAC_1_SQRT_3: f128 = 0.0;
        pub const FRAC_1_SQRT_5: f128 = 0.0;
        pub const FRAC_1_SQRT_PI: f128 = 0.0;
        pub const FRAC_2_PI: f128 = 0.0;
        pub const FRAC_2_SQRT_PI: f128 = 0.0;
        pub const FRAC_PI_2: f128 = 0.0;
        pub const FRAC_PI_3: f128 = 0.0;
        pub const FRAC_PI_4: f128 = 0.0;
        pub const FRAC_PI_6: f128 = 0.0;
        pub const FRAC_PI_8: f128 = 0.0;
        pub const GOLDEN_RATIO: f128 = 0.0;
        pub const LN_10: f128 = 0.0;
        pub const LN_2: f128 = 0.0;
        pub const LOG10_2: f128 = 0.0;
        pub const LOG10_E: f128 = 0.0;
        pub const LOG2_10: f128 = 0.0;
        pub const LOG2_E: f128 = 0.0;
        pub const PI: f128 = 0.0;
        pub const SQRT_2: f128 = 0.0;
        pub const SQRT_3: f128 = 0.0;
        pub const SQRT_5: f128 = 0.0;
        pub const TAU: f128 = 0.0;
    }
}
mod f16 {
    pub mod consts {
        pub const E: f16 = 0.0;
        pub const EULER_GAMMA: f16 = 0.0;
        pub const FRAC_1_PI: f16 = 0.0;
        pub const FRAC_1_SQRT_2: f16 = 0.0;
        pub const FRAC_1_SQRT_2PI: f16 = 0.0;
        pub const FRAC_1_SQRT_3: f16 = 0.0;
        pub const FRAC_1_SQRT_5: f16 = 0.0;
        pub const FRAC_1_SQRT_PI: f16 = 0.0;
        pub const FRAC_2_PI: f16 = 0.0;
        pub const FRAC_2_SQRT_PI: f16 = 0.0;
        pub const FRAC_PI_2: f16 = 0.0;
        pub const FRAC_PI_3: f16 = 0.0;
        pub const FRAC_PI_4: f16 = 0.0;
        pub const FRAC_PI_6: f16 = 0.0;
        pub const FRAC_PI_8: f16 = 0.0;
        pub const GOLDEN_RATIO: f16 = 0.0;
        pub const LN_10: f16 = 0.0;
        pub const LN_2: f16 = 0.0;
        pub const LOG10_2: f16 = 0.0;
        pub const LOG10_E: f16 = 0.0;
        pub const LOG2_10: f16 = 0.0;
        pub const LOG2_E: f16 = 0.0;
        pub const PI: f16 = 0.0;
        pub const SQRT_2: f16 = 0.0;
        pub const SQRT_3: f16 = 0.0;
        pub const SQRT_5: f16 = 0.0;
        pub const TAU: f16 = 0.0;
    }
}
mod f32 {
    pub const DIGITS: u32 = 0;
    pub const EPSILON: f32 = 0.0;
    pub const INFINITY: f32 = 0.0;
    pub const MANTISSA_DIGITS: u32 = 0;
    pub const MAX: f32 = 0.0;
    pub const MAX_10_EXP: i32 = 0;
    pub const MAX_EXP: i32 = 0;
    pub const MIN: f32 = 0.0;
    pub const MIN_10_EXP: i32 = 0;
    pub const MIN_EXP: i32 = 0;
    pub const MIN_POSITIVE: f32 = 0.0;
    pub const NAN: f32 = 0.0;
    pub const NEG_INFINITY: f32 = 0.0;
    pub const RADIX: u32 = 0;
    pub mod consts {
        pub const E: f32 = 0.0;
        pub const EULER_GAMMA: f32 = 0.0;
        pub const FRAC_1_PI: f32 = 0.0;
        pub const FRAC_1_SQRT_2: f32 = 0.0;
        pub const FRAC_2_PI: f32 = 0.0;
        pub const FRAC_2_SQRT_PI: f32 = 0.0;
        pub const FRAC_PI_2: f32 = 0.0;
        pub const FRAC_PI_3: f32 = 0.0;
        pub const FRAC_PI_4: f32 = 0.0;
        pub const FRAC_PI_6: f32 = 0.0;
        pub const FRAC_PI_8: f32 = 0.0;
        pub const GOLDEN_RATIO: f32 = 0.0;
        pub const LN_10: f32 = 0.0;
        pub const LN_2: f32 = 0.0;
        pub const LOG10_2: f32 = 0.0;
        pub const LOG10_E: f32 = 0.0;
        pub const LOG2_10: f32 = 0.0;
        pub const LOG2_E: f32 = 0.0;
        pub const PI: f32 = 0.0;
        pub const SQRT_2: f32 = 0.0;
        pub const TAU: f32 = 0.0;
    }
}
mod f64 {
    pub const DIGITS: u32 = 0;
    pub const EPSILON: f64 = 0.0;
    pub const INFINITY: f64 = 0.0;
    pub const MANTISSA_DIGITS: u32 = 0;
    pub const MAX: f64 = 0.0;
    pub const MAX_10_EXP: i32 = 0;
    pub const MAX_EXP: i32 = 0;
    pub const MIN: f64 = 0.0;
    pub const MIN_10_EXP: i32 = 0;
    pub const MIN_EXP: i32 = 0;
    pub const MIN_POSITIVE: f64 = 0.0;
    pub const NAN: f64 = 0.0;
    pub const NEG_INFINITY: f64 = 0.0;
    pub const RADIX: u32 = 0;
    pub mod consts {
        pub const E: f64 = 0.0;
        pub const EULER_GAMMA: f64 = 0.0;
        pub const FRAC_1_PI: f64 = 0.0;
        pub const FRAC_1_SQRT_2: f64 = 0.0;
        pub const FRAC_2_PI: f64 = 0.0;
        pub const FRAC_2_SQRT_PI: f64 = 0.0;
        pub const FRAC_PI_2: f64 = 0.0;
        pub const FRAC_PI_3: f64 = 0.0;
        pub const FRAC_PI_4: f64 = 0.0;
        pub const FRAC_PI_6: f64 = 0.0;
        pub const FRAC_PI_8: f64 = 0.0;
        pub const GOLDEN_RATIO: f64 = 0.0;
        pub const LN_10: f64 = 0.0;
        pub const LN_2: f64 = 0.0;
        pub const LOG10_2: f64 = 0.0;
        pub const LOG10_E: f64 = 0.0;
        pub const LOG2_10: f64 = 0.0;
        pub const LOG2_E: f64 = 0.0;
        pub const PI: f64 = 0.0;
        pub const SQRT_2: f64 = 0.0;
        pub const TAU: f64 = 0.0;
    }
}
mod i128 {
    pub const MAX: i128 = 0;
    pub const MIN: i128 = 0;
}
mod i16 {
    pub const MAX: i16 = 0;
    pub const MIN: i16 = 0;
}
mod i32 {
    pub const MAX: i32 = 0;
    pub const MIN: i32 = 0;
}
mod i64 {
    pub const MAX: i64 = 0;
    pub const MIN: i64 = 0;
}
mod i8 {
    pub const MAX: i8 = 0;
    pub const MIN: i8 = 0;
}
mod isize {
    pub const MAX: isize = 0;
    pub const MIN: isize = 0;
}
mod num {
    use crate::iter::Items;
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl int {
        pub const MIN: Self = 0;
        pub const MAX: Self = 0;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn leading_ones(self) -> u32 {}
        pub fn trailing_ones(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Self {}
        pub fn rotate_right(self, n: u32) -> Self {}
        pub fn swap_bytes(self) -> Self {}
        pub fn reverse_bits(self) -> Self {}
        pub fn from_be(x: Self) -> Self {}
        pub fn from_le(x: Self) -> Self {}
        pub fn to_be(self) -> Self {}
        pub fn to_le(self) -> Self {}
        pub fn checked_add(self, rhs: Self) -> Option<Self> {}
        pub fn strict_add(self, rhs: Self) -> Self {}
        pub unsafe fn unchecked_add(self, rhs: Self) -> Self {}
        pub fn checked_sub(self, rhs: Self) -> Option<Self> {}
        pub fn strict_sub(self, rhs: Self) -> Self {}
        pub unsafe fn unchecked_sub(self, rhs: Self) -> Self {}
        pub fn checked_mul(self, rhs: Self) -> Option<Self> {}
        pub fn strict_mul(self, rhs: Self) -> Self {}
        pub unsafe fn unchecked_mul(self, rhs: Self) -> Self {}
        pub fn checked_div(self, rhs: Self) -> Option<Self> {}
        pub fn strict_div(self, rhs: Self) -> Self {}
        pub fn checked_div_euclid(self, rhs: Self) -> Option<Self> {}
        pub fn strict_div_euclid(self, rhs: Self) -> Self {}
        pub fn checked_rem(self, rhs: Self) -> Option<Self> {}
        pub fn strict_rem(self, rhs: Self) -> Self {}
        pub fn checked_rem_euclid(self, rhs: Self) -> Option<Self> {}
        pub fn strict_rem_euclid(self, rhs: Self) -> Self {}
        pub fn checked_neg(self) -> Option<Self> {}
        pub fn strict_neg(self) -> Self {}
        pub fn checked_shl(self, rhs: u32) -> Option<Self> {}
        pub fn strict_shl(self, rhs: u32) -> Self {}
        pub unsafe fn unchecked_shl(self, rhs: u32) -> Self {}
        pub fn unbounded_shl(self, rhs: u32) -> Self {}
        pub fn checked_shr(self, rhs: u32) -> Option<Self> {}
        pub fn strict_shr(self, rhs: u32) -> Self {}
        pub unsafe fn unchecked_shr(self, rhs: u32) -> Self {}
        pub fn unbounded_shr(self, rhs: u32) -> Self {}
        pub fn checked_pow(self, exp: u32) -> Option<Self> {}
        pub fn strict_pow(self, exp: u32) -> Self {}
        pub fn saturating_add(self, rhs: Self) -> Self {}
        pub fn saturating_sub(self, rhs: Self) -> Self {}
        pub fn saturating_mul(self, rhs: Self) -> Self {}
        pub fn saturating_div(self, rhs: Self) -> Self {}
        pub fn saturating_pow(self, exp: u32) -> Self {}
        pub fn wrapping_add(self, rhs: Self) -> Self {}
        pub fn wrapping_sub(self, rhs: Self) -> Self {}
        pub fn wrapping_mul(self, rhs: Self) -> Self {}
        pub fn wrapping_div(self, rhs: Self) -> Self {}
        pub fn wrapping_div_euclid(self, rhs: Self) -> Self {}
        pub fn wrapping_rem(self, rhs: Self) -> Self {}
        pub fn wrapping_rem_euclid(self, rhs: Self) -> Self {}
        pub fn wrapping_neg(self) -> Self {}
        pub fn wrapping_shl(self, rhs: u32) -> Self {}
        pub fn wrapping_shr(self, rhs: u32) -> Self {}
        pub fn wrapping_pow(self, exp: u32) -> Self {}
        pub fn overflowing_add(self, rhs: Self) -> (Self, bool) {}
        pub fn overflowing_sub(self, rhs: Self) -> (Self, bool) {}
        pub fn overflowing_mul(self, rhs: Self) -> (Self, bool) {}
        pub fn overflowing_div(self, rhs: Self) -> (Self, bool) {}
        pub fn overflowing_div_euclid(self, rhs: Self) -> (Self, bool) {}
        pub fn overflowing_rem(self, rhs: Self) -> (Self, bool) {}
        pub fn overflowing_rem_euclid(self, rhs: Self) -> (Self, bool) {}
        pub fn overflowing_neg(self) -> (Self, bool) {}
        pub fn overflowing_shl(self, rhs: u32) -> (Self, bool) {}
        pub fn overflowing_shr(self, rhs: u32) -> (Self, bool) {}
        pub fn overflowing_pow(self, exp: u32) -> (Self, bool) {}
        pub fn pow(self, exp: u32) -> Self {}
        pub fn isqrt(self) -> Self {}
        pub fn div_euclid(self, rhs: Self) -> Self {}
        pub fn rem_euclid(self, rhs: Self) -> Self {}
        pub fn ilog(self, base: Self) -> u32 {}
        pub fn ilog2(self) -> u32 {}
        pub fn ilog10(self) -> u32 {}
        pub fn checked_ilog(self, base: Self) -> Option<u32> {}
        pub fn checked_ilog2(self) -> Option<u32> {}
        pub fn checked_ilog10(self) -> Option<u32> {}
        pub fn abs_diff(self, other: Self) -> unsigned {}
        pub fn to_be_bytes(self) -> bytes {}
        pub fn to_le_bytes(self) -> bytes {}
        pub fn to_ne_bytes(self) -> bytes {}
        pub fn from_be_bytes(v: bytes) -> Self {}
        pub fn from_le_bytes(v: bytes) -> Self {}
        pub fn from_ne_bytes(v: bytes) -> Self {}
        pub fn min_value() -> Self {}
        pub fn max_value() -> Self {}
        pub fn midpoint(self, rhs: Self) -> Self {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<Self, ParseIntError> {}
    }
    #[each(i8, i16, i32, i64, i128, isize)] impl int {
        pub fn cast_unsigned(self) -> unsigned {}
        pub fn checked_add_unsigned(self, rhs: unsigned) -> Option<Self> {}
        pub fn strict_add_unsigned(self, rhs: unsigned) -> Self {}
        pub fn checked_sub_unsigned(self, rhs: unsigned) -> Option<Self> {}
        pub fn strict_sub_unsigned(self, rhs: unsigned) -> Self {}
        pub unsafe fn unchecked_neg(self) -> Self {}
        pub fn checked_abs(self) -> Option<Self> {}
        pub fn strict_abs(self) -> Self {}
        pub fn checked_isqrt(self) -> Option<Self> {}
        pub fn saturating_add_unsigned(self, rhs: unsigned) -> Self {}
        pub fn saturating_sub_unsigned(self, rhs: unsigned) -> Self {}
        pub fn saturating_neg(self) -> Self {}
        pub fn saturating_abs(self) -> Self {}
        pub fn wrapping_add_unsigned(self, rhs: unsigned) -> Self {}
        pub fn wrapping_sub_unsigned(self, rhs: unsigned) -> Self {}
        pub fn wrapping_abs(self) -> Self {}
        pub fn unsigned_abs(self) -> unsigned {}
        pub fn overflowing_add_unsigned(self, rhs: unsigned) -> (Self, bool) {}
        pub fn overflowing_sub_unsigned(self, rhs: unsigned) -> (Self, bool) {}
        pub fn overflowing_abs(self) -> (Self, bool) {}
        pub fn abs(self) -> Self {}
        pub fn signum(self) -> Self {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
    }
    #[each(u8, u16, u32, u64, u128, usize)] impl int {
        pub fn cast_signed(self) -> signed {}
        pub fn checked_add_signed(self, rhs: signed) -> Option<Self> {}
        pub fn strict_add_signed(self, rhs: signed) -> Self {}
        pub fn checked_sub_signed(self, rhs: signed) -> Option<Self> {}
        pub fn strict_sub_signed(self, rhs: signed) -> Self {}
        pub fn checked_signed_diff(self, rhs: Self) -> Option<signed> {}
        pub fn saturating_add_signed(self, rhs: signed) -> Self {}
        pub fn saturating_sub_signed(self, rhs: signed) -> Self {}
        pub fn wrapping_add_signed(self, rhs: signed) -> Self {}
        pub fn wrapping_sub_signed(self, rhs: signed) -> Self {}
        pub fn carrying_add(self, rhs: Self, carry: bool) -> (Self, bool) {}
        pub fn overflowing_add_signed(self, rhs: signed) -> (Self, bool) {}
        pub fn borrowing_sub(self, rhs: Self, borrow: bool) -> (Self, bool) {}
        pub fn overflowing_sub_signed(self, rhs: signed) -> (Self, bool) {}
        pub fn carrying_mul(self, rhs: Self, carry: Self) -> (Self, Self) {}
        pub fn carrying_mul_add(self, rhs: Self, carry: Self, add: Self) -> (Self, Self) {}
        pub fn div_ceil(self, rhs: Self) -> Self {}
        pub fn next_multiple_of(self, rhs: Self) -> Self {}
        pub fn checked_next_multiple_of(self, rhs: Self) -> Option<Self> {}
        pub fn is_multiple_of(self, rhs: Self) -> bool {}
        pub fn is_power_of_two(self) -> bool {}
        pub fn next_power_of_two(self) -> Self {}
        pub fn checked_next_power_of_two(self) -> Option<Self> {}
    }
    impl u8 {
        pub fn is_ascii(&self) -> bool {}
        pub fn to_ascii_uppercase(&self) -> Self {}
        pub fn to_ascii_lowercase(&self) -> Self {}
        pub fn eq_ignore_ascii_case(&self, other: &Self) -> bool {}
        pub fn make_ascii_uppercase(&mut self) {}
        pub fn make_ascii_lowercase(&mut self) {}
        pub fn is_ascii_alphabetic(&self) -> bool {}
        pub fn is_ascii_uppercase(&self) -> bool {}
        pub fn is_ascii_lowercase(&self) -> bool {}
        pub fn is_ascii_alphanumeric(&self) -> bool {}
        pub fn is_ascii_digit(&self) -> bool {}
        pub fn is_ascii_hexdigit(&self) -> bool {}
        pub fn is_ascii_punctuation(&self) -> bool {}
        pub fn is_ascii_graphic(&self) -> bool {}
        pub fn is_ascii_whitespace(&self) -> bool {}
        pub fn is_ascii_control(&self) -> bool {}
        pub fn escape_ascii(self) -> Items<Self> {}
    }
    #[each(f16, f32, f64, f128)] impl float {
        pub fn powf(self, n: Self) -> Self {}
        pub fn exp(self) -> Self {}
        pub fn exp2(self) -> Self {}
        pub fn ln(self) -> Self {}
        pub fn log(self, base: Self) -> Self {}
        pub fn log2(self) -> Self {}
        pub fn log10(self) -> Self {}
        pub fn hypot(self, other: Self) -> Self {}
        pub fn sin(self) -> Self {}
        pub fn cos(self) -> Self {}
        pub fn tan(self) -> Self {}
        pub fn asin(self) -> Self {}
        pub fn acos(self) -> Self {}
        pub fn atan(self) -> Self {}
        pub fn atan2(self, other: Self) -> Self {}
        pub fn sin_cos(self) -> (Self, Self) {}
        pub fn exp_m1(self) -> Self {}
        pub fn ln_1p(self) -> Self {}
        pub fn sinh(self) -> Self {}
        pub fn cosh(self) -> Self {}
        pub fn tanh(self) -> Self {}
        pub fn asinh(self) -> Self {}
        pub fn acosh(self) -> Self {}
        pub fn atanh(self) -> Self {}
        pub fn gamma(self) -> Self {}
        pub fn ln_gamma(self) -> (Self, i32) {}
        pub fn erf(self) -> Self {}
        pub fn erfc(self) -> Self {}
        pub const RADIX: u32 = 0;
        pub const BITS: u32 = 0;
        pub const MANTISSA_DIGITS: u32 = 0;
        pub const DIGITS: u32 = 0;
        pub const EPSILON: Self = 0;
        pub const MIN: Self = 0;
        pub const MIN_POSITIVE: Self = 0;
        pub const MAX: Self = 0;
        pub const MIN_EXP: i32 = 0;
        pub const MAX_EXP: i32 = 0;
        pub const MIN_10_EXP: i32 = 0;
        pub const MAX_10_EXP: i32 = 0;
        pub const NAN: Self = 0;
        pub const INFINITY: Self = 0;
        pub const NEG_INFINITY: Self = 0;
        pub fn is_nan(self) -> bool {}
        pub fn is_infinite(self) -> bool {}
        pub fn is_finite(self) -> bool {}
        pub fn is_subnormal(self) -> bool {}
        pub fn is_normal(self) -> bool {}
        pub fn classify(self) -> FpCategory {}
        pub fn is_sign_positive(self) -> bool {}
        pub fn is_sign_negative(self) -> bool {}
        pub fn next_up(self) -> Self {}
        pub fn next_down(self) -> Self {}
        pub fn recip(self) -> Self {}
        pub fn to_degrees(self) -> Self {}
        pub fn to_radians(self) -> Self {}
        pub fn max(self, other: Self) -> Self {}
        pub fn min(self, other: Self) -> Self {}
        pub fn maximum(self, other: Self) -> Self {}
        pub fn minimum(self, other: Self) -> Self {}
        pub fn midpoint(self, other: Self) -> Self {}
        pub unsafe fn to_int_unchecked<Int>(self) -> Int {}
        pub fn to_bits(self) -> bits {}
        pub fn from_bits(v: bits) -> Self {}
        pub fn to_be_bytes(self) -> bytes {}
        pub fn to_le_bytes(self) -> bytes {}
        pub fn to_ne_bytes(self) -> bytes {}
        pub fn from_be_bytes(v: bytes) -> Self {}
        pub fn from_le_bytes(v: bytes) -> Self {}
        pub fn from_ne_bytes(v: bytes) -> Self {}
        pub fn total_cmp(&self, other: &Self) -> crate::cmp::Ordering {}
        pub fn clamp(self, min: Self, max: Self) -> Self {}
        pub fn clamp_magnitude(self, limit: Self) -> Self {}
        pub fn abs(self) -> Self {}
        pub fn signum(self) -> Self {}
        pub fn copysign(self, sign: Self) -> Self {}
        pub fn algebraic_add(self, rhs: Self) -> Self {}
        pub fn algebraic_sub(self, rhs: Self) -> Self {}
        pub fn algebraic_mul(self, rhs: Self) -> Self {}
        pub fn algebraic_div(self, rhs: Self) -> Self {}
        pub fn algebraic_rem(self, rhs: Self) -> Self {}
        pub fn floor(self) -> Self {}
        pub fn ceil(self) -> Self {}
        pub fn round(self) -> Self {}
        pub fn round_ties_even(self) -> Self {}
        pub fn trunc(self) -> Self {}
        pub fn fract(self) -> Self {}
        pub fn mul_add(self, a: Self, b: Self) -> Self {}
        pub fn div_euclid(self, rhs: Self) -> Self {}
        pub fn rem_euclid(self, rhs: Self) -> Self {}
        pub fn powi(self, n: i32) -> Self {}
        pub fn sqrt(self) -> Self {}
        pub fn cbrt(self) -> Self {}
    }
    #[each(f32, f64)] impl float { pub fn abs_sub(self, other: Self) -> Self {} }
    impl f64 {
        pub const MAX_EXACT_INTEGER: i64 = 0;
        pub const MIN_EXACT_INTEGER: i64 = 0;
    }
    impl f16 {
        pub const MAX_EXACT_INTEGER: i16 = 0;
        pub const MIN_EXACT_INTEGER: i16 = 0;
    }
    impl f32 {
        pub const MAX_EXACT_INTEGER: i32 = 0;
        pub const MIN_EXACT_INTEGER: i32 = 0;
    }
    impl f128 {
        pub const MAX_EXACT_INTEGER: i128 = 0;
        pub const MIN_EXACT_INTEGER: i128 = 0;
    }
    impl From<crate::net::Ipv4Addr> for u32 {}
    impl From<crate::net::Ipv6Addr> for u128 {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl From<bool> for number {}
    #[each(u32, u64, u128)] impl From<char> for number {}
    #[each(i16, i32, i64, i128, isize, f16, f32, f64, f128)] impl From<i8> for number {}
    #[each(i32, i64, i128, isize, f32, f64, f128)] impl From<i16> for number {}
    #[each(i16, i32, i64, i128, isize, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl From<u8> for number {}
    #[each(i64, i128, f64, f128)] impl From<i32> for number {}
    #[each(i32, i64, i128, u32, u64, u128, usize, f32, f64, f128)] impl From<u16> for number {}
    impl From<i64> for i128 {}
    #[each(i64, i128, u64, u128, f64, f128)] impl From<u32> for number {}
    #[each(i128, u128)] impl From<u64> for number {}
    #[each(f64, f128)] impl From<f16> for number {}
    #[each(f64, f128)] impl From<f32> for number {}
    impl From<f64> for f128 {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Add<number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Add<&number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Add<number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Add<&number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::AddAssign<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::AddAssign<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Sub<number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Sub<&number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Sub<number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Sub<&number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::SubAssign<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::SubAssign<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Mul<number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Mul<&number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Mul<number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Mul<&number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::MulAssign<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::MulAssign<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Div<number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Div<&number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Div<number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Div<&number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::DivAssign<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::DivAssign<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Rem<number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Rem<&number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Rem<number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::Rem<&number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::RemAssign<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::ops::RemAssign<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitAnd<number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitAnd<&number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitAnd<number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitAnd<&number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitAndAssign<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitAndAssign<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitOr<number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitOr<&number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitOr<number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitOr<&number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitOrAssign<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitOrAssign<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitXor<number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitXor<&number> for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitXor<number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitXor<&number> for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitXorAssign<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::BitXorAssign<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl<T> crate::ops::Shl<T> for int { type Output = int; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl<T> crate::ops::Shl<T> for &int { type Output = int; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl<T> crate::ops::ShlAssign<T> for int {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl<T> crate::ops::Shr<T> for int { type Output = int; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl<T> crate::ops::Shr<T> for &int { type Output = int; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl<T> crate::ops::ShrAssign<T> for int {}
    #[each(i8, i16, i32, i64, i128, isize, f16, f32, f64, f128)] impl crate::ops::Neg for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::Not for number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, f16, f32, f64, f128)] impl crate::ops::Neg for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::ops::Not for &number { type Output = number; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::iter::Sum<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::iter::Sum<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::iter::Product<number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64, f128)] impl crate::iter::Product<&number> for number {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl Ord for int {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::iter::Step for int {}
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl crate::str::FromStr for int { type Err = crate::num::ParseIntError; }
    #[each(f16, f32, f64, f128)] impl crate::str::FromStr for float { type Err = crate::num::ParseFloatError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<i8> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<i16> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<i32> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<i64> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<i128> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<isize> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<u8> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<u16> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<u32> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<u64> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<u128> for int { type Error = crate::num::TryFromIntError; }
    #[each(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize)] impl TryFrom<usize> for int { type Error = crate::num::TryFromIntError; }
    impl TryFrom<char> for u8 { type Error = crate::char::TryFromCharError; }
    impl TryFrom<char> for u16 { type Error = crate::char::TryFromCharError; }
    impl crate::ops::Mul<crate::time::Duration> for u32 { type Output = crate::time::Duration; }
}
mod primitive {
    impl bool {
        pub fn then_some<T>(self, t: T) -> Option<T> {}
        pub fn then<T, F: FnOnce() -> T>(self, f: F) -> Option<T> {}
    }
    impl crate::ops::BitAnd<&bool> for &bool { type Output = bool; }
    impl crate::ops::BitAnd<&bool> for bool { type Output = bool; }
    impl crate::ops::BitAnd<bool> for &bool { type Output = bool; }
    impl crate::ops::BitAnd for bool { type Output = bool; }
    impl crate::ops::BitAndAssign<&bool> for bool {}
    impl crate::ops::BitAndAssign for bool {}
    impl crate::ops::BitOr<&bool> for &bool { type Output = bool; }
    impl crate::ops::BitOr<&bool> for bool { type Output = bool; }
    impl crate::ops::BitOr<bool> for &bool { type Output = bool; }
    impl crate::ops::BitOr for bool { type Output = bool; }
    impl crate::ops::BitOrAssign<&bool> for bool {}
    impl crate::ops::BitOrAssign for bool {}
    impl crate::ops::BitXor<&bool> for &bool { type Output = bool; }
    impl crate::ops::BitXor<&bool> for bool { type Output = bool; }
    impl crate::ops::BitXor<bool> for &bool { type Output = bool; }
    impl crate::ops::BitXor for bool { type Output = bool; }
    impl crate::ops::BitXorAssign<&bool> for bool {}
    impl crate::ops::BitXorAssign for bool {}
    impl crate::str::FromStr for bool { type Err = crate::str::ParseBoolError; }
    impl crate::ops::Not for &bool { type Output = bool; }
    impl crate::ops::Not for bool { type Output = bool; }
    impl Ord for bool {}
    impl TryFrom<i128> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<i16> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<i32> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<i64> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<i8> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<u128> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<u16> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<u32> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<u64> for bool { type Error = crate::num::TryFromIntError; }
    impl TryFrom<u8> for bool { type Error = crate::num::TryFromIntError; }
}
mod ptr {
    impl<T> *const T {
        pub fn is_null(self) -> bool {}
        pub fn cast<U>(self) -> *const U {}
        pub fn cast_mut(self) -> *mut T {}
        pub fn addr(self) -> usize {}
        pub fn expose_provenance(self) -> usize {}
        pub fn with_addr(self, addr: usize) -> *const T {}
        pub fn map_addr(self, f: impl FnOnce(usize) -> usize) -> *const T {}
        pub unsafe fn as_ref(self) -> Option<&T> {}
        pub unsafe fn as_ref_unchecked(self) -> &T {}
        pub unsafe fn offset(self, count: isize) -> *const T {}
        pub unsafe fn byte_offset(self, count: isize) -> *const T {}
        pub fn wrapping_offset(self, count: isize) -> *const T {}
        pub fn wrapping_byte_offset(self, count: isize) -> *const T {}
        pub unsafe fn offset_from(self, origin: *const T) -> isize {}
        pub unsafe fn byte_offset_from<U>(self, origin: *const U) -> isize {}
        pub unsafe fn offset_from_unsigned(self, origin: *const T) -> usize {}
        pub unsafe fn byte_offset_from_unsigned<U>(self, origin: *const U) -> usize {}
        pub unsafe fn add(self, count: usize) -> *const T {}
        pub unsafe fn byte_add(self, count: usize) -> *const T {}
        pub unsafe fn sub(self, count: usize) -> *const T {}
        pub unsafe fn byte_sub(self, count: usize) -> *const T {}
        pub fn wrapping_add(self, count: usize) -> *const T {}
        pub fn wrapping_byte_add(self, count: usize) -> *const T {}
        pub fn wrapping_sub(self, count: usize) -> *const T {}
        pub fn wrapping_byte_sub(self, count: usize) -> *const T {}
        pub unsafe fn read(self) -> T {}
        pub unsafe fn read_volatile(self) -> T {}
        pub unsafe fn read_unaligned(self) -> T {}
        pub unsafe fn copy_to(self, dest: *mut T, count: usize) {}
        pub unsafe fn copy_to_nonoverlapping(self, dest: *mut T, count: usize) {}
        pub fn align_offset(self, align: usize) -> usize {}
        pub fn is_aligned(self) -> bool {}
    }
    impl<T> *const [T] {
        pub fn len(self) -> usize {}
        pub fn is_empty(self) -> bool {}
        pub fn as_array<const N: usize>(self) -> Option<*const [T; N]> {}
    }
    impl<T> Ord for *const T {}
    impl<T> Ord for *mut T {}
    impl<T> *mut T {
        pub fn is_null(self) -> bool {}
        pub fn cast<U>(self) -> *mut U {}
        pub fn cast_const(self) -> *const T {}
        pub fn addr(self) -> usize {}
        pub fn expose_provenance(self) -> usize {}
        pub fn with_addr(self, addr: usize) -> *mut T {}
        pub fn map_addr(self, f: impl FnOnce(usize) -> usize) -> *mut T {}
        pub unsafe fn as_ref(self) -> Option<&T> {}
        pub unsafe fn as_ref_unchecked(self) -> &T {}
        pub unsafe fn offset(self, count: isize) -> *mut T {}
        pub unsafe fn byte_offset(self, count: isize) -> *mut T {}
        pub fn wrapping_offset(self, count: isize) -> *mut T {}
        pub fn wrapping_byte_offset(self, count: isize) -> *mut T {}
        pub unsafe fn as_mut(self) -> Option<&mut T> {}
        pub unsafe fn as_mut_unchecked(self) -> &mut T {}
        pub unsafe fn offset_from(self, origin: *const T) -> isize {}
        pub unsafe fn byte_offset_from<U>(self, origin: *const U) -> isize {}
        pub unsafe fn offset_from_unsigned(self, origin: *const T) -> usize {}
        pub unsafe fn byte_offset_from_unsigned<U>(self, origin: *mut U) -> usize {}
        pub unsafe fn add(self, count: usize) -> *mut T {}
        pub unsafe fn byte_add(self, count: usize) -> *mut T {}
        pub unsafe fn sub(self, count: usize) -> *mut T {}
        pub unsafe fn byte_sub(self, count: usize) -> *mut T {}
        pub fn wrapping_add(self, count: usize) -> *mut T {}
        pub fn wrapping_byte_add(self, count: usize) -> *mut T {}
        pub fn wrapping_sub(self, count: usize) -> *mut T {}
        pub fn wrapping_byte_sub(self, count: usize) -> *mut T {}
        pub unsafe fn read(self) -> T {}
        pub unsafe fn read_volatile(self) -> T {}
        pub unsafe fn read_unaligned(self) -> T {}
        pub unsafe fn copy_to(self, dest: *mut T, count: usize) {}
        pub unsafe fn copy_to_nonoverlapping(self, dest: *mut T, count: usize) {}
        pub unsafe fn copy_from(self, src: *const T, count: usize) {}
        pub unsafe fn copy_from_nonoverlapping(self, src: *const T, count: usize) {}
        pub unsafe fn drop_in_place(self) {}
        pub unsafe fn write(self, val: T) {}
        pub unsafe fn write_bytes(self, val: u8, count: usize) {}
        pub unsafe fn write_volatile(self, val: T) {}
        pub unsafe fn write_unaligned(self, val: T) {}
        pub unsafe fn replace(self, src: T) -> T {}
        pub unsafe fn swap(self, with: *mut T) {}
        pub fn align_offset(self, align: usize) -> usize {}
        pub fn is_aligned(self) -> bool {}
    }
    impl<T> *mut [T] {
        pub fn len(self) -> usize {}
        pub fn is_empty(self) -> bool {}
        pub fn as_mut_array<const N: usize>(self) -> Option<*mut [T; N]> {}
    }
}
mod slice {
    use crate::iter::Items;
    pub enum GetDisjointMutError { IndexOutOfBounds, OverlappingIndices }
    impl crate::error::Error for GetDisjointMutError {}
    pub fn from_mut<T>(s: &mut T) -> &mut [T] {}
    pub unsafe fn from_raw_parts<T>(data: *const T, len: usize) -> &[T] {}
    pub unsafe fn from_raw_parts_mut<T>(data: *mut T, len: usize) -> &mut [T] {}
    pub fn from_ref<T>(s: &T) -> &[T] {}
    pub type ArrayWindows<'a, T, const N: usize> = Items<&[T; N]>;
    pub type ChunkBy<'a, T, P> = Items<&[T]>;
    pub type ChunkByMut<'a, T, P> = Items<&mut [T]>;
    pub type Chunks<'a, T> = Items<&[T]>;
    pub struct ChunksExact<'a, T>;
    impl<T> ChunksExact<T> { pub fn remainder(&self) -> &[T] {} }
    impl<T> DoubleEndedIterator for ChunksExact<T> {}
    impl<T> ExactSizeIterator for ChunksExact<T> {}
    impl<T> Iterator for ChunksExact<T> { type Item = &[T]; }
    pub struct ChunksExactMut<'a, T>;
    impl<T> ChunksExactMut<T> { pub fn into_remainder(self) -> &mut [T] {} }
    impl<T> DoubleEndedIterator for ChunksExactMut<T> {}
    impl<T> ExactSizeIterator for ChunksExactMut<T> {}
    impl<T> Iterator for ChunksExactMut<T> { type Item = &mut [T]; }
    pub type ChunksMut<'a, T> = Items<&mut [T]>;
    pub type EscapeAscii<'a> = Items<u8>;
    pub type Iter<'a, T> = Items<&T>;
    pub type IterMut<'a, T> = Items<&mut T>;
    pub type RChunks<'a, T> = Items<&[T]>;
    pub struct RChunksExact<'a, T>;
    impl<T> RChunksExact<T> { pub fn remainder(&self) -> &[T] {} }
    impl<T> DoubleEndedIterator for RChunksExact<T> {}
    impl<T> ExactSizeIterator for RChunksExact<T> {}
    impl<T> Iterator for RChunksExact<T> { type Item = &[T]; }
    pub struct RChunksExactMut<'a, T>;
    impl<T> RChunksExactMut<T> { pub fn into_remainder(self) -> &mut [T] {} }
    impl<T> DoubleEndedIterator for RChunksExactMut<T> {}
    impl<T> ExactSizeIterator for RChunksExactMut<T> {}
    impl<T> Iterator for RChunksExactMut<T> { type Item = &mut [T]; }
    pub type RChunksMut<'a, T> = Items<&mut [T]>;
    pub type RSplit<'a, T, P> = Items<&[T]>;
    pub type RSplitMut<'a, T, P> = Items<&mut [T]>;
    pub type RSplitN<'a, T, P> = Items<&[T]>;
    pub type RSplitNMut<'a, T, P> = Items<&mut [T]>;
    pub type Split<'a, T, P> = Items<&[T]>;
    pub type SplitInclusive<'a, T, P> = Items<&[T]>;
    pub type SplitInclusiveMut<'a, T, P> = Items<&mut [T]>;
    pub type SplitMut<'a, T, P> = Items<&mut [T]>;
    pub type SplitN<'a, T, P> = Items<&[T]>;
    pub type SplitNMut<'a, T, P> = Items<&mut [T]>;
    pub type Windows<'a, T> = Items<&[T]>;
    pub trait SliceIndex<T> {
        type Output;
        fn get(self, slice: &T) -> Option<&Self::Output>;
        fn get_mut(self, slice: &mut T) -> Option<&mut Self::Output>;
        unsafe fn get_unchecked(self, slice: *const T) -> *const Self::Output;
        unsafe fn get_unchecked_mut(self, slice: *mut T) -> *mut Self::Output;
        fn index(self, slice: &T) -> &Self::Output;
        fn index_mut(self, slice: &mut T) -> &mut Self::Output;
    }
    impl<T> [crate::mem::MaybeUninit<T>] {
        pub fn write_copy_of_slice(&mut self, src: &[T]) -> &mut [T] {}
        pub fn write_clone_of_slice(&mut self, src: &[T]) -> &mut [T] {}
        pub unsafe fn assume_init_drop(&mut self) {}
        pub unsafe fn assume_init_ref(&self) -> &[T] {}
        pub unsafe fn assume_init_mut(&mut self) -> &mut [T] {}
    }
    impl [u8] {
        pub fn is_ascii(&self) -> bool {}
        pub fn eq_ignore_ascii_case(&self, other: &[u8]) -> bool {}
        pub fn make_ascii_uppercase(&mut self) {}
        pub fn make_ascii_lowercase(&mut self) {}
        pub fn escape_ascii(&self) -> Items<u8> {}
        pub fn trim_ascii_start(&self) -> &[u8] {}
        pub fn trim_ascii_end(&self) -> &[u8] {}
        pub fn trim_ascii(&self) -> &[u8] {}
        pub fn utf8_chunks(&self) -> Items<crate::str::Utf8Chunk> {}
        pub fn to_ascii_uppercase(&self) -> Vec<u8> {}
        pub fn to_ascii_lowercase(&self) -> Vec<u8> {}
    }
    impl<T> [T] {
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn first(&self) -> Option<&T> {}
        pub fn first_mut(&mut self) -> Option<&mut T> {}
        pub fn split_first(&self) -> Option<(&T, &[T])> {}
        pub fn split_first_mut(&mut self) -> Option<(&mut T, &mut [T])> {}
        pub fn split_last(&self) -> Option<(&T, &[T])> {}
        pub fn split_last_mut(&mut self) -> Option<(&mut T, &mut [T])> {}
        pub fn last(&self) -> Option<&T> {}
        pub fn last_mut(&mut self) -> Option<&mut T> {}
        pub fn first_chunk<const N: usize>(&self) -> Option<&[T; N]> {}
        pub fn first_chunk_mut<const N: usize>(&mut self) -> Option<&mut [T; N]> {}
        pub fn split_first_chunk<const N: usize>(&self) -> Option<(&[T; N], &[T])> {}
        pub fn split_first_chunk_mut<const N: usize>(&mut self) -> Option<(&mut [T; N], &mut [T])> {}
        pub fn split_last_chunk<const N: usize>(&self) -> Option<(&[T], &[T; N])> {}
        pub fn split_last_chunk_mut<const N: usize>(&mut self) -> Option<(&mut [T], &mut [T; N])> {}
        pub fn last_chunk<const N: usize>(&self) -> Option<&[T; N]> {}
        pub fn last_chunk_mut<const N: usize>(&mut self) -> Option<&mut [T; N]> {}
        pub fn get<I: SliceIndex<[T]>>(&self, index: I) -> Option<&<I as SliceIndex<[T]>>::Output> {}
        pub fn get_mut<I: SliceIndex<[T]>>(&mut self, index: I) -> Option<&mut <I as SliceIndex<[T]>>::Output> {}
        pub unsafe fn get_unchecked<I: SliceIndex<[T]>>(&self, index: I) -> &<I as SliceIndex<[T]>>::Output {}
        pub unsafe fn get_unchecked_mut<I: SliceIndex<[T]>>(&mut self, index: I) -> &mut <I as SliceIndex<[T]>>::Output {}
        pub fn as_ptr(&self) -> *const T {}
        pub fn as_mut_ptr(&mut self) -> *mut T {}
        pub fn as_ptr_range(&self) -> crate::ops::Range<*const T> {}
        pub fn as_mut_ptr_range(&mut self) -> crate::ops::Range<*mut T> {}
        pub fn as_array<const N: usize>(&self) -> Option<&[T; N]> {}
        pub fn as_mut_array<const N: usize>(&mut self) -> Option<&mut [T; N]> {}
        pub fn swap(&mut self, a: usize, b: usize) {}
        pub fn reverse(&mut self) {}
        pub fn iter(&self) -> Items<&T> {}
        pub fn iter_mut(&mut self) -> Items<&mut T> {}
        pub fn windows(&self, size: usize) -> Items<&[T]> {}
        pub fn chunks(&self, chunk_size: usize) -> Items<&[T]> {}
        pub fn chunks_mut(&mut self, chunk_size: usize) -> Items<&mut [T]> {}
        pub fn chunks_exact(&self, chunk_size: usize) -> ChunksExact<T> {}
        pub fn chunks_exact_mut(&mut self, chunk_size: usize) -> ChunksExactMut<T> {}
        pub unsafe fn as_chunks_unchecked<const N: usize>(&self) -> &[[T; N]] {}
        pub fn as_chunks<const N: usize>(&self) -> (&[[T; N]], &[T]) {}
        pub fn as_rchunks<const N: usize>(&self) -> (&[T], &[[T; N]]) {}
        pub unsafe fn as_chunks_unchecked_mut<const N: usize>(&mut self) -> &mut [[T; N]] {}
        pub fn as_chunks_mut<const N: usize>(&mut self) -> (&mut [[T; N]], &mut [T]) {}
        pub fn as_rchunks_mut<const N: usize>(&mut self) -> (&mut [T], &mut [[T; N]]) {}
        pub fn array_windows<const N: usize>(&self) -> Items<&[T; N]> {}
        pub fn rchunks(&self, chunk_size: usize) -> Items<&[T]> {}
        pub fn rchunks_mut(&mut self, chunk_size: usize) -> Items<&mut [T]> {}
        pub fn rchunks_exact(&self, chunk_size: usize) -> RChunksExact<T> {}
        pub fn rchunks_exact_mut(&mut self, chunk_size: usize) -> RChunksExactMut<T> {}
        pub fn chunk_by<F: FnMut(&T, &T) -> bool>(&self, pred: F) -> Items<&[T]> {}
        pub fn chunk_by_mut<F: FnMut(&T, &T) -> bool>(&mut self, pred: F) -> Items<&mut [T]> {}
        pub fn split_at(&self, mid: usize) -> (&[T], &[T]) {}
        pub fn split_at_mut(&mut self, mid: usize) -> (&mut [T], &mut [T]) {}
        pub unsafe fn split_at_unchecked(&self, mid: usize) -> (&[T], &[T]) {}
        pub unsafe fn split_at_mut_unchecked(&mut self, mid: usize) -> (&mut [T], &mut [T]) {}
        pub fn split_at_checked(&self, mid: usize) -> Option<(&[T], &[T])> {}
        pub fn split_at_mut_checked(&mut self, mid: usize) -> Option<(&mut [T], &mut [T])> {}
        pub fn split<F: FnMut(&T) -> bool>(&self, pred: F) -> Items<&[T]> {}
        pub fn split_mut<F: FnMut(&T) -> bool>(&mut self, pred: F) -> Items<&mut [T]> {}
        pub fn split_inclusive<F: FnMut(&T) -> bool>(&self, pred: F) -> Items<&[T]> {}
        pub fn split_inclusive_mut<F: FnMut(&T) -> bool>(&mut self, pred: F) -> Items<&mut [T]> {}
        pub fn rsplit<F: FnMut(&T) -> bool>(&self, pred: F) -> Items<&[T]> {}
        pub fn rsplit_mut<F: FnMut(&T) -> bool>(&mut self, pred: F) -> Items<&mut [T]> {}
        pub fn splitn<F: FnMut(&T) -> bool>(&self, n: usize, pred: F) -> Items<&[T]> {}
        pub fn splitn_mut<F: FnMut(&T) -> bool>(&mut self, n: usize, pred: F) -> Items<&mut [T]> {}
        pub fn rsplitn<F: FnMut(&T) -> bool>(&self, n: usize, pred: F) -> Items<&[T]> {}
        pub fn rsplitn_mut<F: FnMut(&T) -> bool>(&mut self, n: usize, pred: F) -> Items<&mut [T]> {}
        pub fn contains(&self, x: &T) -> bool {}
        pub fn starts_with(&self, needle: &[T]) -> bool {}
        pub fn ends_with(&self, needle: &[T]) -> bool {}
        pub fn strip_prefix<P>(&self, prefix: &P) -> Option<&[T]> {}
        pub fn strip_suffix<P>(&self, suffix: &P) -> Option<&[T]> {}
        pub fn binary_search(&self, x: &T) -> Result<usize, usize> {}
        pub fn binary_search_by<F: FnMut(&T) -> crate::cmp::Ordering>(&self, f: F) -> Result<usize, usize> {}
        pub fn binary_search_by_key<B, F: FnMut(&T) -> B>(&self, b: &B, f: F) -> Result<usize, usize> {}
        pub fn sort_unstable(&mut self) {}
        pub fn sort_unstable_by<F: FnMut(&T, &T) -> crate::cmp::Ordering>(&mut self, compare: F) {}
        pub fn sort_unstable_by_key<K, F: FnMut(&T) -> K>(&mut self, f: F) {}
        pub fn select_nth_unstable(&mut self, index: usize) -> (&mut [T], &mut T, &mut [T]) {}
        pub fn select_nth_unstable_by<F: FnMut(&T, &T) -> crate::cmp::Ordering>(&mut self, index: usize, compare: F) -> (&mut [T], &mut T, &mut [T]) {}
        pub fn select_nth_unstable_by_key<K, F: FnMut(&T) -> K>(&mut self, index: usize, f: F) -> (&mut [T], &mut T, &mut [T]) {}
        pub fn rotate_left(&mut self, mid: usize) {}
        pub fn rotate_right(&mut self, k: usize) {}
        pub fn fill(&mut self, value: T) {}
        pub fn fill_with<F: FnMut() -> T>(&mut self, f: F) {}
        pub fn clone_from_slice(&mut self, src: &[T]) {}
        pub fn copy_from_slice(&mut self, src: &[T]) {}
        pub fn copy_within<R: crate::ops::RangeBounds<usize>>(&mut self, src: R, dest: usize) {}
        pub fn swap_with_slice(&mut self, other: &mut [T]) {}
        pub unsafe fn align_to<U>(&self) -> (&[T], &[U], &[T]) {}
        pub unsafe fn align_to_mut<U>(&mut self) -> (&mut [T], &mut [U], &mut [T]) {}
        pub fn is_sorted(&self) -> bool {}
        pub fn is_sorted_by<F: FnMut(&T, &T) -> bool>(&self, compare: F) -> bool {}
        pub fn is_sorted_by_key<F: FnMut(&T) -> K, K>(&self, f: F) -> bool {}
        pub fn partition_point<P: FnMut(&T) -> bool>(&self, pred: P) -> usize {}
        pub fn split_off<R>(self: &mut &[T], range: R) -> Option<&[T]> {}
        pub fn split_off_mut<R>(self: &mut &mut [T], range: R) -> Option<&mut [T]> {}
        pub fn split_off_first(self: &mut &[T]) -> Option<&T> {}
        pub fn split_off_first_mut(self: &mut &mut [T]) -> Option<&mut T> {}
        pub fn split_off_last(self: &mut &[T]) -> Option<&T> {}
        pub fn split_off_last_mut(self: &mut &mut [T]) -> Option<&mut T> {}
        pub unsafe fn get_disjoint_unchecked_mut<I: SliceIndex<[T]>, const N: usize>(&mut self, indices: [I; N]) -> [&mut <I as SliceIndex<[T]>>::Output; N] {}
        pub fn get_disjoint_mut<I: SliceIndex<[T]>, const N: usize>(&mut self, indices: [I; N]) -> Result<[&mut <I as SliceIndex<[T]>>::Output; N], GetDisjointMutError> {}
        pub fn element_offset(&self, element: &T) -> Option<usize> {}
        pub fn sort(&mut self) {}
        pub fn sort_by<F: FnMut(&T, &T) -> crate::cmp::Ordering>(&mut self, compare: F) {}
        pub fn sort_by_key<K, F: FnMut(&T) -> K>(&mut self, f: F) {}
        pub fn sort_by_cached_key<K, F: FnMut(&T) -> K>(&mut self, f: F) {}
        pub fn to_vec(&self) -> Vec<T> {}
        pub fn into_vec(self: Box<[T]>) -> Vec<T> {}
        pub fn repeat(&self, n: usize) -> Vec<T> {}
        pub fn concat<Item>(&self) -> <[T] as Concat<Item>>::Output where [T]: Concat<Item> {}
        pub fn join<Separator>(&self, sep: Separator) -> <[T] as Join<Separator>>::Output where [T]: Join<Separator> {}
        pub fn connect<Separator>(&self, sep: Separator) -> <[T] as Join<Separator>>::Output where [T]: Join<Separator> {}
    }
    impl<T, const N: usize> [[T; N]] {
        pub fn as_flattened(&self) -> &[T] {}
        pub fn as_flattened_mut(&mut self) -> &mut [T] {}
    }
    impl<T> AsMut<[T]> for [T] {}
    impl<T, const N: usize> AsMut<[T]> for [T; N] {}
    impl<T> AsRef<[T]> for [T] {}
    impl<T, const N: usize> AsRef<[T]> for [T; N] {}
    impl<T, const N: usize> crate::borrow::Borrow<[T]> for [T; N] {}
    impl crate::io::BufRead for &[u8] {}
    impl<T, I: SliceIndex<[T]>> crate::ops::Index<I> for [T] { type Output = <I as SliceIndex<[T]>>::Output; }
    impl<T, I: SliceIndex<[T]>> crate::ops::IndexMut<I> for [T] {}
    impl<T> IntoIterator for &[T] { type Item = &T; }
    impl<T> IntoIterator for &mut [T] { type Item = &mut T; }
    impl<T: Ord> Ord for [T] {}
    impl crate::io::Read for &[u8] {}
    impl<T> SliceIndex<[T]> for (crate::ops::Bound<usize>, crate::ops::Bound<usize>) { type Output = [T]; }
    impl crate::net::ToSocketAddrs for &[crate::net::SocketAddr] { type Iter = crate::iter::Cloned<Items<&crate::net::SocketAddr>>; }
    impl<T, const N: usize> TryFrom<&[T]> for &[T; N] { type Error = crate::array::TryFromSliceError; }
    impl<T, const N: usize> TryFrom<&[T]> for [T; N] { type Error = crate::array::TryFromSliceError; }
    impl<T, const N: usize> TryFrom<&mut [T]> for &mut [T; N] { type Error = crate::array::TryFromSliceError; }
    impl<T, const N: usize> TryFrom<&mut [T]> for [T; N] { type Error = crate::array::TryFromSliceError; }
    impl crate::io::Write for &mut [u8] {}
    impl<T> SliceIndex<[T]> for usize { type Output = T; }
    impl<T, I: SliceIndex<[T]>> crate::ops::Index<I> for [T] { type Output = <I as SliceIndex<[T]>>::Output; }
    impl<T, I: SliceIndex<[T]>> crate::ops::IndexMut<I> for [T] {}
    impl SliceIndex<str> for (crate::ops::Bound<usize>, crate::ops::Bound<usize>) { type Output = str; }
    pub trait Concat<Item> { type Output; fn concat(slice: &Self) -> Self::Output; }
    pub trait Join<Separator> { type Output; fn join(slice: &Self, sep: Separator) -> Self::Output; }
    impl Concat<str> for [String] { type Output = String; }
    impl Join<&str> for [String] { type Output = String; }
    impl Concat<str> for [&str] { type Output = String; }
    impl Join<&str> for [&str] { type Output = String; }
    impl Concat<str> for [&String] { type Output = String; }
    impl Join<&str> for [&String] { type Output = String; }
    impl Concat<str> for [&&str] { type Output = String; }
    impl Join<&str> for [&&str] { type Output = String; }
    impl Concat<str> for [Box<str>] { type Output = String; }
    impl Join<&str> for [Box<str>] { type Output = String; }
    impl Concat<str> for [crate::borrow::Cow<str>] { type Output = String; }
    impl Join<&str> for [crate::borrow::Cow<str>] { type Output = String; }
    impl<T> Concat<T> for [Vec<T>] { type Output = Vec<T>; }
    impl<T> Join<&T> for [Vec<T>] { type Output = Vec<T>; }
    impl<T> Join<&[T]> for [Vec<T>] { type Output = Vec<T>; }
    impl<T> Concat<T> for [&Vec<T>] { type Output = Vec<T>; }
    impl<T> Join<&T> for [&Vec<T>] { type Output = Vec<T>; }
    impl<T> Join<&[T]> for [&Vec<T>] { type Output = Vec<T>; }
    impl<T> Concat<T> for [&[T]] { type Output = Vec<T>; }
    impl<T> Join<&T> for [&[T]] { type Output = Vec<T>; }
    impl<T> Join<&[T]> for [&[T]] { type Output = Vec<T>; }
    impl<T> Concat<T> for [Box<[T]>] { type Output = Vec<T>; }
    impl<T> Join<&T> for [Box<[T]>] { type Output = Vec<T>; }
    impl<T> Join<&[T]> for [Box<[T]>] { type Output = Vec<T>; }
    impl<T, const N: usize> Concat<T> for [[T; N]] { type Output = Vec<T>; }
    impl<T, const N: usize> Join<&T> for [[T; N]] { type Output = Vec<T>; }
    impl<T, const N: usize> Join<&[T]> for [[T; N]] { type Output = Vec<T>; }
    impl<T, const N: usize> Concat<T> for [&[T; N]] { type Output = Vec<T>; }
    impl<T, const N: usize> Join<&T> for [&[T; N]] { type Output = Vec<T>; }
    impl<T, const N: usize> Join<&[T]> for [&[T; N]] { type Output = Vec<T>; }
}
mod str {
    use crate::iter::Items;
    pub unsafe fn from_boxed_utf8_unchecked(v: Box<[u8]>) -> Box<str> {}
    pub fn from_utf8(v: &[u8]) -> Result<&str, Utf8Error> {}
    pub fn from_utf8_mut(v: &mut [u8]) -> Result<&mut str, Utf8Error> {}
    pub unsafe fn from_utf8_unchecked(v: &[u8]) -> &str {}
    pub unsafe fn from_utf8_unchecked_mut(v: &mut [u8]) -> &mut str {}
    pub type Bytes<'a> = Items<u8>;
    pub struct CharIndices<'a>;
    impl CharIndices {
        pub fn as_str(&self) -> &str {}
        pub fn offset(&self) -> usize {}
    }
    impl DoubleEndedIterator for CharIndices {}
    impl Iterator for CharIndices { type Item = (usize, char); }
    pub struct Chars<'a>;
    impl Chars { pub fn as_str(&self) -> &str {} }
    impl DoubleEndedIterator for Chars {}
    impl Iterator for Chars { type Item = char; }
    pub type EncodeUtf16<'a> = Items<u16>;
    pub type EscapeDebug<'a> = Items<char>;
    pub type EscapeDefault<'a> = Items<char>;
    pub type EscapeUnicode<'a> = Items<char>;
    pub type Lines<'a> = Items<&str>;
    pub type LinesAny<'a> = Items<&str>;
    pub type MatchIndices<'a, P> = Items<(usize, &str)>;
    pub type Matches<'a, P> = Items<&str>;
    pub struct ParseBoolError;
    impl crate::error::Error for ParseBoolError {}
    pub type RMatchIndices<'a, P> = Items<(usize, &str)>;
    pub type RMatches<'a, P> = Items<&str>;
    pub type RSplit<'a, P> = Items<&str>;
    pub type RSplitN<'a, P> = Items<&str>;
    pub type RSplitTerminator<'a, P> = Items<&str>;
    pub type Split<'a, P> = Items<&str>;
    pub type SplitAsciiWhitespace<'a> = Items<&str>;
    pub type SplitInclusive<'a, P> = Items<&str>;
    pub type SplitN<'a, P> = Items<&str>;
    pub type SplitTerminator<'a, P> = Items<&str>;
    pub type SplitWhitespace<'a> = Items<&str>;
    pub struct Utf8Chunk<'a>;
    impl Utf8Chunk {
        pub fn valid(&self) -> &str {}
        pub fn invalid(&self) -> &[u8] {}
    }
    pub type Utf8Chunks<'a> = Items<Utf8Chunk>;
    pub struct Utf8Error;
    impl Utf8Error {
        pub fn valid_up_to(&self) -> usize {}
        pub fn error_len(&self) -> Option<usize> {}
    }
    impl crate::error::Error for Utf8Error {}
    pub trait FromStr {
        type Err;
        fn from_str(s: &str) -> Result<Self, Self::Err>;
    }
    impl str {
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn from_utf8(v: &[u8]) -> Result<&str, Utf8Error> {}
        pub fn from_utf8_mut(v: &mut [u8]) -> Result<&mut str, Utf8Error> {}
        pub unsafe fn from_utf8_unchecked(v: &[u8]) -> &str {}
        pub unsafe fn from_utf8_unchecked_mut(v: &mut [u8]) -> &mut str {}
        pub fn is_char_boundary(&self, index: usize) -> bool {}
        pub fn floor_char_boundary(&self, index: usize) -> usize {}
        pub fn ceil_char_boundary(&self, index: usize) -> usize {}
        pub fn as_bytes(&self) -> &[u8] {}
        pub unsafe fn as_bytes_mut(&mut self) -> &mut [u8] {}
        pub fn as_ptr(&self) -> *const u8 {}
        pub fn as_mut_ptr(&mut self) -> *mut u8 {}
        pub fn get<I: crate::slice::SliceIndex<str>>(&self, i: I) -> Option<&<I as crate::slice::SliceIndex<str>>::Output> {}
        pub fn get_mut<I: crate::slice::SliceIndex<str>>(&mut self, i: I) -> Option<&mut <I as crate::slice::SliceIndex<str>>::Output> {}
        pub unsafe fn get_unchecked<I: crate::slice::SliceIndex<str>>(&self, i: I) -> &<I as crate::slice::SliceIndex<str>>::Output {}
        pub unsafe fn get_unchecked_mut<I: crate::slice::SliceIndex<str>>(&mut self, i: I) -> &mut <I as crate::slice::SliceIndex<str>>::Output {}
        pub unsafe fn slice_unchecked(&self, begin: usize, end: usize) -> &str {}
        pub unsafe fn slice_mut_unchecked(&mut self, begin: usize, end: usize) -> &mut str {}
        pub fn split_at(&self, mid: usize) -> (&str, &str) {}
        pub fn split_at_mut(&mut self, mid: usize) -> (&mut str, &mut str) {}
        pub fn split_at_checked(&self, mid: usize) -> Option<(&str, &str)> {}
        pub fn split_at_mut_checked(&mut self, mid: usize) -> Option<(&mut str, &mut str)> {}
        pub fn chars(&self) -> Chars {}
        pub fn char_indices(&self) -> CharIndices {}
        pub fn bytes(&self) -> Items<u8> {}
        pub fn split_whitespace(&self) -> Items<&str> {}
        pub fn split_ascii_whitespace(&self) -> Items<&str> {}
        pub fn lines(&self) -> Items<&str> {}
        pub fn lines_any(&self) -> Items<&str> {}
        pub fn contains<P: crate::str::pattern::Pattern>(&self, pat: P) -> bool {}
        pub fn starts_with<P: crate::str::pattern::Pattern>(&self, pat: P) -> bool {}
        pub fn ends_with<P: crate::str::pattern::Pattern>(&self, pat: P) -> bool {}
        pub fn find<P: crate::str::pattern::Pattern>(&self, pat: P) -> Option<usize> {}
        pub fn rfind<P: crate::str::pattern::Pattern>(&self, pat: P) -> Option<usize> {}
        pub fn split<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<&str> {}
        pub fn split_inclusive<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<&str> {}
        pub fn rsplit<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<&str> {}
        pub fn split_terminator<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<&str> {}
        pub fn rsplit_terminator<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<&str> {}
        pub fn splitn<P: crate::str::pattern::Pattern>(&self, n: usize, pat: P) -> Items<&str> {}
        pub fn rsplitn<P: crate::str::pattern::Pattern>(&self, n: usize, pat: P) -> Items<&str> {}
        pub fn split_once<P: crate::str::pattern::Pattern>(&self, delimiter: P) -> Option<(&str, &str)> {}
        pub fn rsplit_once<P: crate::str::pattern::Pattern>(&self, delimiter: P) -> Option<(&str, &str)> {}
        pub fn matches<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<&str> {}
        pub fn rmatches<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<&str> {}
        pub fn match_indices<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<(usize, &str)> {}
        pub fn rmatch_indices<P: crate::str::pattern::Pattern>(&self, pat: P) -> Items<(usize, &str)> {}
        pub fn trim(&self) -> &str {}
        pub fn trim_start(&self) -> &str {}
        pub fn trim_end(&self) -> &str {}
        pub fn trim_left(&self) -> &str {}
        pub fn trim_right(&self) -> &str {}
        pub fn trim_matches<P: crate::str::pattern::Pattern>(&self, pat: P) -> &str {}
        pub fn trim_start_matches<P: crate::str::pattern::Pattern>(&self, pat: P) -> &str {}
        pub fn strip_prefix<P: crate::str::pattern::Pattern>(&self, prefix: P) -> Option<&str> {}
        pub fn strip_suffix<P: crate::str::pattern::Pattern>(&self, suffix: P) -> Option<&str> {}
        pub fn trim_end_matches<P: crate::str::pattern::Pattern>(&self, pat: P) -> &str {}
        pub fn trim_left_matches<P: crate::str::pattern::Pattern>(&self, pat: P) -> &str {}
        pub fn trim_right_matches<P: crate::str::pattern::Pattern>(&self, pat: P) -> &str {}
        pub fn parse<F: FromStr>(&self) -> Result<F, <F as FromStr>::Err> {}
        pub fn is_ascii(&self) -> bool {}
        pub fn eq_ignore_ascii_case(&self, other: &str) -> bool {}
        pub fn make_ascii_uppercase(&mut self) {}
        pub fn make_ascii_lowercase(&mut self) {}
        pub fn trim_ascii_start(&self) -> &str {}
        pub fn trim_ascii_end(&self) -> &str {}
        pub fn trim_ascii(&self) -> &str {}
        pub fn escape_debug(&self) -> Items<char> {}
        pub fn escape_default(&self) -> Items<char> {}
        pub fn escape_unicode(&self) -> Items<char> {}
        pub fn into_boxed_bytes(self: Box<str>) -> Box<[u8]> {}
        pub fn replace<P: crate::str::pattern::Pattern>(&self, from: P, to: &str) -> String {}
        pub fn replacen<P: crate::str::pattern::Pattern>(&self, pat: P, to: &str, count: usize) -> String {}
        pub fn to_lowercase(&self) -> String {}
        pub fn to_uppercase(&self) -> String {}
        pub fn into_string(self: Box<str>) -> String {}
        pub fn repeat(&self, n: usize) -> String {}
        pub fn to_ascii_uppercase(&self) -> String {}
        pub fn to_ascii_lowercase(&self) -> String {}
    }
    impl AsMut<str> for str {}
    impl AsRef<[u8]> for str {}
    impl AsRef<str> for str {}
    impl<I: crate::slice::SliceIndex<str>> crate::ops::Index<I> for str { type Output = <I as crate::slice::SliceIndex<str>>::Output; }
    impl<I: crate::slice::SliceIndex<str>> crate::ops::IndexMut<I> for str {}
    impl Ord for str {}
    impl crate::slice::SliceIndex<str> for (crate::ops::Bound<usize>, crate::ops::Bound<usize>) { type Output = str; }
    impl crate::net::ToSocketAddrs for str { type Iter = Items<crate::net::SocketAddr>; }
    pub mod pattern {
        pub trait Pattern {}
        impl Pattern for char {}
        impl Pattern for &str {}
        impl Pattern for &String {}
        impl Pattern for &&str {}
        impl<const N: usize> Pattern for [char; N] {}
        impl<const N: usize> Pattern for &[char; N] {}
        impl Pattern for &[char] {}
        impl<F: FnMut(char) -> bool> Pattern for F {}
    }
}
mod u128 {
    pub const MAX: u128 = 0;
    pub const MIN: u128 = 0;
}
mod u16 {
    pub const MAX: u16 = 0;
    pub const MIN: u16 = 0;
}
mod u32 {
    pub const MAX: u32 = 0;
    pub const MIN: u32 = 0;
}
mod u64 {
    pub const MAX: u64 = 0;
    pub const MIN: u64 = 0;
}
mod u8 {
    pub const MAX: u8 = 0;
    pub const MIN: u8 = 0;
}
mod usize {
    pub const MAX: usize = 0;
    pub const MIN: usize = 0;
}
