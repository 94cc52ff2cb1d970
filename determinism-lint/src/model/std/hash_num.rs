// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod clone {
    pub trait Clone {
        fn clone(&self) -> Self;
        fn clone_from(&mut self, source: &Self);
    }
}
mod convert {
    pub enum Infallible {  }
    impl crate::error::Error for Infallible {}
    impl Ord for Infallible {}
    pub fn identity<T>(x: T) -> T {}
    pub trait AsMut<T> { fn as_mut(&mut self) -> &mut T; }
    pub trait AsRef<T> { fn as_ref(&self) -> &T; }
    pub trait From<T> { fn from(value: T) -> Self; }
    pub trait Into<T> { fn into(self) -> T; }
    pub trait TryFrom<T> {
        type Error;
        fn try_from(value: T) -> Result<Self, Self::Error>;
    }
    pub trait TryInto<T> {
        type Error;
        fn try_into(self) -> Result<T, Self::Error>;
    }
}
mod default {
    pub trait Default { fn default() -> Self; }
}
mod hash {
    pub struct BuildHasherDefault<H>;
    impl<H> BuildHasherDefault<H> { pub fn new() -> BuildHasherDefault<H> {} }
    impl<H: Hasher> BuildHasher for BuildHasherDefault<H> { type Hasher = H; }
    pub struct SipHasher;
    impl SipHasher {
        pub fn new() -> SipHasher {}
        pub fn new_with_keys(key0: u64, key1: u64) -> SipHasher {}
    }
    impl Hasher for SipHasher {}
    pub trait BuildHasher {
        type Hasher: Hasher;
        fn build_hasher(&self) -> Self::Hasher;
        fn hash_one<T>(&self, x: T) -> u64 where Self::Hasher: Hasher;
    }
    pub trait Hash {
        fn hash<H: Hasher>(&self, state: &mut H);
        fn hash_slice<H: Hasher>(data: &[Self], state: &mut H);
    }
    pub trait Hasher {
        fn finish(&self) -> u64;
        fn write(&mut self, bytes: &[u8]);
        fn write_u8(&mut self, i: u8);
        fn write_u16(&mut self, i: u16);
        fn write_u32(&mut self, i: u32);
        fn write_u64(&mut self, i: u64);
        fn write_u128(&mut self, i: u128);
        fn write_usize(&mut self, i: usize);
        fn write_i8(&mut self, i: i8);
        fn write_i16(&mut self, i: i16);
        fn write_i32(&mut self, i: i32);
        fn write_i64(&mut self, i: i64);
        fn write_i128(&mut self, i: i128);
        fn write_isize(&mut self, i: isize);
    }
}
mod hint {
    pub unsafe fn assert_unchecked(cond: bool) {}
    pub fn black_box<T>(dummy: T) -> T {}
    pub fn cold_path() {}
    pub fn select_unpredictable<T>(condition: bool, true_val: T, false_val: T) -> T {}
    pub fn spin_loop() {}
    pub unsafe fn unreachable_unchecked() -> ! {}
}
mod marker {
    pub struct PhantomData<T>;
    impl<T> Ord for PhantomData<T> {}
    pub struct PhantomPinned;
    impl Ord for PhantomPinned {}
    pub trait Copy: Clone {}
    pub trait Send {}
    pub trait Sized {}
    pub trait Sync {}
    pub trait Unpin {}
}
mod num {
    pub enum FpCategory { Nan, Infinite, Zero, Subnormal, Normal }
    pub enum IntErrorKind { Empty, InvalidDigit, PosOverflow, NegOverflow, Zero }
    pub struct NonZero<T>;
    impl<T> NonZero<T> {
        pub fn new(n: T) -> Option<NonZero<T>> {}
        pub unsafe fn new_unchecked(n: T) -> NonZero<T> {}
        pub fn get(self) -> T {}
    }
    impl NonZero<u8> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<u8> = _;
        pub const MAX: NonZero<u8> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn checked_add(self, other: u8) -> Option<NonZero<u8>> {}
        pub fn saturating_add(self, other: u8) -> NonZero<u8> {}
        pub fn checked_next_power_of_two(self) -> Option<NonZero<u8>> {}
        pub fn ilog2(self) -> u32 {}
        pub fn ilog10(self) -> u32 {}
        pub fn midpoint(self, rhs: NonZero<u8>) -> NonZero<u8> {}
        pub fn is_power_of_two(self) -> bool {}
        pub fn isqrt(self) -> NonZero<u8> {}
        pub fn cast_signed(self) -> NonZero<i8> {}
        pub fn checked_mul(self, other: NonZero<u8>) -> Option<NonZero<u8>> {}
        pub fn saturating_mul(self, other: NonZero<u8>) -> NonZero<u8> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<u8>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<u8> {}
        pub fn div_ceil(self, rhs: NonZero<u8>) -> NonZero<u8> {}
    }
    impl NonZero<u16> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<u16> = _;
        pub const MAX: NonZero<u16> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn checked_add(self, other: u16) -> Option<NonZero<u16>> {}
        pub fn saturating_add(self, other: u16) -> NonZero<u16> {}
        pub fn checked_next_power_of_two(self) -> Option<NonZero<u16>> {}
        pub fn ilog2(self) -> u32 {}
        pub fn ilog10(self) -> u32 {}
        pub fn midpoint(self, rhs: NonZero<u16>) -> NonZero<u16> {}
        pub fn is_power_of_two(self) -> bool {}
        pub fn isqrt(self) -> NonZero<u16> {}
        pub fn cast_signed(self) -> NonZero<i16> {}
        pub fn checked_mul(self, other: NonZero<u16>) -> Option<NonZero<u16>> {}
        pub fn saturating_mul(self, other: NonZero<u16>) -> NonZero<u16> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<u16>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<u16> {}
        pub fn div_ceil(self, rhs: NonZero<u16>) -> NonZero<u16> {}
    }
    impl NonZero<u32> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<u32> = _;
        pub const MAX: NonZero<u32> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn checked_add(self, other: u32) -> Option<NonZero<u32>> {}
        pub fn saturating_add(self, other: u32) -> NonZero<u32> {}
        pub fn checked_next_power_of_two(self) -> Option<NonZero<u32>> {}
        pub fn ilog2(self) -> u32 {}
        pub fn ilog10(self) -> u32 {}
        pub fn midpoint(self, rhs: NonZero<u32>) -> NonZero<u32> {}
        pub fn is_power_of_two(self) -> bool {}
        pub fn isqrt(self) -> NonZero<u32> {}
        pub fn cast_signed(self) -> NonZero<i32> {}
        pub fn checked_mul(self, other: NonZero<u32>) -> Option<NonZero<u32>> {}
        pub fn saturating_mul(self, other: NonZero<u32>) -> NonZero<u32> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<u32>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<u32> {}
        pub fn div_ceil(self, rhs: NonZero<u32>) -> NonZero<u32> {}
    }
    impl NonZero<u64> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<u64> = _;
        pub const MAX: NonZero<u64> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn checked_add(self, other: u64) -> Option<NonZero<u64>> {}
        pub fn saturating_add(self, other: u64) -> NonZero<u64> {}
        pub fn checked_next_power_of_two(self) -> Option<NonZero<u64>> {}
        pub fn ilog2(self) -> u32 {}
        pub fn ilog10(self) -> u32 {}
        pub fn midpoint(self, rhs: NonZero<u64>) -> NonZero<u64> {}
        pub fn is_power_of_two(self) -> bool {}
        pub fn isqrt(self) -> NonZero<u64> {}
        pub fn cast_signed(self) -> NonZero<i64> {}
        pub fn checked_mul(self, other: NonZero<u64>) -> Option<NonZero<u64>> {}
        pub fn saturating_mul(self, other: NonZero<u64>) -> NonZero<u64> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<u64>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<u64> {}
        pub fn div_ceil(self, rhs: NonZero<u64>) -> NonZero<u64> {}
    }
    impl NonZero<u128> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<u128> = _;
        pub const MAX: NonZero<u128> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn checked_add(self, other: u128) -> Option<NonZero<u128>> {}
        pub fn saturating_add(self, other: u128) -> NonZero<u128> {}
        pub fn checked_next_power_of_two(self) -> Option<NonZero<u128>> {}
        pub fn ilog2(self) -> u32 {}
        pub fn ilog10(self) -> u32 {}
        pub fn midpoint(self, rhs: NonZero<u128>) -> NonZero<u128> {}
        pub fn is_power_of_two(self) -> bool {}
        pub fn isqrt(self) -> NonZero<u128> {}
        pub fn cast_signed(self) -> NonZero<i128> {}
        pub fn checked_mul(self, other: NonZero<u128>) -> Option<NonZero<u128>> {}
        pub fn saturating_mul(self, other: NonZero<u128>) -> NonZero<u128> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<u128>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<u128> {}
        pub fn div_ceil(self, rhs: NonZero<u128>) -> NonZero<u128> {}
    }
    impl NonZero<usize> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<usize> = _;
        pub const MAX: NonZero<usize> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn checked_add(self, other: usize) -> Option<NonZero<usize>> {}
        pub fn saturating_add(self, other: usize) -> NonZero<usize> {}
        pub fn checked_next_power_of_two(self) -> Option<NonZero<usize>> {}
        pub fn ilog2(self) -> u32 {}
        pub fn ilog10(self) -> u32 {}
        pub fn midpoint(self, rhs: NonZero<usize>) -> NonZero<usize> {}
        pub fn is_power_of_two(self) -> bool {}
        pub fn isqrt(self) -> NonZero<usize> {}
        pub fn cast_signed(self) -> NonZero<isize> {}
        pub fn checked_mul(self, other: NonZero<usize>) -> Option<NonZero<usize>> {}
        pub fn saturating_mul(self, other: NonZero<usize>) -> NonZero<usize> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<usize>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<usize> {}
        pub fn div_ceil(self, rhs: NonZero<usize>) -> NonZero<usize> {}
    }
    impl NonZero<i8> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<i8> = _;
        pub const MAX: NonZero<i8> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn abs(self) -> NonZero<i8> {}
        pub fn checked_abs(self) -> Option<NonZero<i8>> {}
        pub fn overflowing_abs(self) -> (NonZero<i8>, bool) {}
        pub fn saturating_abs(self) -> NonZero<i8> {}
        pub fn wrapping_abs(self) -> NonZero<i8> {}
        pub fn unsigned_abs(self) -> NonZero<u8> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
        pub fn checked_neg(self) -> Option<NonZero<i8>> {}
        pub fn overflowing_neg(self) -> (NonZero<i8>, bool) {}
        pub fn saturating_neg(self) -> NonZero<i8> {}
        pub fn wrapping_neg(self) -> NonZero<i8> {}
        pub fn cast_unsigned(self) -> NonZero<u8> {}
        pub fn checked_mul(self, other: NonZero<i8>) -> Option<NonZero<i8>> {}
        pub fn saturating_mul(self, other: NonZero<i8>) -> NonZero<i8> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<i8>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<i8> {}
    }
    impl NonZero<i16> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<i16> = _;
        pub const MAX: NonZero<i16> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn abs(self) -> NonZero<i16> {}
        pub fn checked_abs(self) -> Option<NonZero<i16>> {}
        pub fn overflowing_abs(self) -> (NonZero<i16>, bool) {}
        pub fn saturating_abs(self) -> NonZero<i16> {}
        pub fn wrapping_abs(self) -> NonZero<i16> {}
        pub fn unsigned_abs(self) -> NonZero<u16> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
        pub fn checked_neg(self) -> Option<NonZero<i16>> {}
        pub fn overflowing_neg(self) -> (NonZero<i16>, bool) {}
        pub fn saturating_neg(self) -> NonZero<i16> {}
        pub fn wrapping_neg(self) -> NonZero<i16> {}
        pub fn cast_unsigned(self) -> NonZero<u16> {}
        pub fn checked_mul(self, other: NonZero<i16>) -> Option<NonZero<i16>> {}
        pub fn saturating_mul(self, other: NonZero<i16>) -> NonZero<i16> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<i16>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<i16> {}
    }
    impl NonZero<i32> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<i32> = _;
        pub const MAX: NonZero<i32> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn abs(self) -> NonZero<i32> {}
        pub fn checked_abs(self) -> Option<NonZero<i32>> {}
        pub fn overflowing_abs(self) -> (NonZero<i32>, bool) {}
        pub fn saturating_abs(self) -> NonZero<i32> {}
        pub fn wrapping_abs(self) -> NonZero<i32> {}
        pub fn unsigned_abs(self) -> NonZero<u32> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
        pub fn checked_neg(self) -> Option<NonZero<i32>> {}
        pub fn overflowing_neg(self) -> (NonZero<i32>, bool) {}
        pub fn saturating_neg(self) -> NonZero<i32> {}
        pub fn wrapping_neg(self) -> NonZero<i32> {}
        pub fn cast_unsigned(self) -> NonZero<u32> {}
        pub fn checked_mul(self, other: NonZero<i32>) -> Option<NonZero<i32>> {}
        pub fn saturating_mul(self, other: NonZero<i32>) -> NonZero<i32> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<i32>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<i32> {}
    }
    impl NonZero<i64> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<i64> = _;
        pub const MAX: NonZero<i64> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn abs(self) -> NonZero<i64> {}
        pub fn checked_abs(self) -> Option<NonZero<i64>> {}
        pub fn overflowing_abs(self) -> (NonZero<i64>, bool) {}
        pub fn saturating_abs(self) -> NonZero<i64> {}
        pub fn wrapping_abs(self) -> NonZero<i64> {}
        pub fn unsigned_abs(self) -> NonZero<u64> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
        pub fn checked_neg(self) -> Option<NonZero<i64>> {}
        pub fn overflowing_neg(self) -> (NonZero<i64>, bool) {}
        pub fn saturating_neg(self) -> NonZero<i64> {}
        pub fn wrapping_neg(self) -> NonZero<i64> {}
        pub fn cast_unsigned(self) -> NonZero<u64> {}
        pub fn checked_mul(self, other: NonZero<i64>) -> Option<NonZero<i64>> {}
        pub fn saturating_mul(self, other: NonZero<i64>) -> NonZero<i64> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<i64>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<i64> {}
    }
    impl NonZero<i128> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<i128> = _;
        pub const MAX: NonZero<i128> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn abs(self) -> NonZero<i128> {}
        pub fn checked_abs(self) -> Option<NonZero<i128>> {}
        pub fn overflowing_abs(self) -> (NonZero<i128>, bool) {}
        pub fn saturating_abs(self) -> NonZero<i128> {}
        pub fn wrapping_abs(self) -> NonZero<i128> {}
        pub fn unsigned_abs(self) -> NonZero<u128> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
        pub fn checked_neg(self) -> Option<NonZero<i128>> {}
        pub fn overflowing_neg(self) -> (NonZero<i128>, bool) {}
        pub fn saturating_neg(self) -> NonZero<i128> {}
        pub fn wrapping_neg(self) -> NonZero<i128> {}
        pub fn cast_unsigned(self) -> NonZero<u128> {}
        pub fn checked_mul(self, other: NonZero<i128>) -> Option<NonZero<i128>> {}
        pub fn saturating_mul(self, other: NonZero<i128>) -> NonZero<i128> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<i128>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<i128> {}
    }
    impl NonZero<isize> {
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<isize> = _;
        pub const MAX: NonZero<isize> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn abs(self) -> NonZero<isize> {}
        pub fn checked_abs(self) -> Option<NonZero<isize>> {}
        pub fn overflowing_abs(self) -> (NonZero<isize>, bool) {}
        pub fn saturating_abs(self) -> NonZero<isize> {}
        pub fn wrapping_abs(self) -> NonZero<isize> {}
        pub fn unsigned_abs(self) -> NonZero<usize> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
        pub fn checked_neg(self) -> Option<NonZero<isize>> {}
        pub fn overflowing_neg(self) -> (NonZero<isize>, bool) {}
        pub fn saturating_neg(self) -> NonZero<isize> {}
        pub fn wrapping_neg(self) -> NonZero<isize> {}
        pub fn cast_unsigned(self) -> NonZero<usize> {}
        pub fn checked_mul(self, other: NonZero<isize>) -> Option<NonZero<isize>> {}
        pub fn saturating_mul(self, other: NonZero<isize>) -> NonZero<isize> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<isize>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<isize> {}
    }
    impl<T: crate::ops::BitOr<Output = T>> crate::ops::BitOr<NonZero<T>> for T { type Output = NonZero<T>; }
    impl<T: crate::ops::BitOr<Output = T>> crate::ops::BitOr<T> for NonZero<T> { type Output = NonZero<T>; }
    impl<T: crate::ops::BitOr<Output = T>> crate::ops::BitOr for NonZero<T> { type Output = NonZero<T>; }
    impl<T> crate::ops::BitOrAssign<T> for NonZero<T> where NonZero<T>: crate::ops::BitOr<T, Output = NonZero<T>> {}
    impl<T> crate::ops::BitOrAssign for NonZero<T> where NonZero<T>: crate::ops::BitOr<Output = NonZero<T>> {}
    impl From<crate::ptr::Alignment> for NonZero<usize> {}
    impl<T> From<NonZero<T>> for T {}
    impl From<NonZero<i16>> for NonZero<i128> {}
    impl From<NonZero<i16>> for NonZero<i32> {}
    impl From<NonZero<i16>> for NonZero<i64> {}
    impl From<NonZero<i16>> for NonZero<isize> {}
    impl From<NonZero<i32>> for NonZero<i128> {}
    impl From<NonZero<i32>> for NonZero<i64> {}
    impl From<NonZero<i64>> for NonZero<i128> {}
    impl From<NonZero<i8>> for NonZero<i128> {}
    impl From<NonZero<i8>> for NonZero<i16> {}
    impl From<NonZero<i8>> for NonZero<i32> {}
    impl From<NonZero<i8>> for NonZero<i64> {}
    impl From<NonZero<i8>> for NonZero<isize> {}
    impl From<NonZero<u16>> for NonZero<i128> {}
    impl From<NonZero<u16>> for NonZero<i32> {}
    impl From<NonZero<u16>> for NonZero<i64> {}
    impl From<NonZero<u16>> for NonZero<u128> {}
    impl From<NonZero<u16>> for NonZero<u32> {}
    impl From<NonZero<u16>> for NonZero<u64> {}
    impl From<NonZero<u16>> for NonZero<usize> {}
    impl From<NonZero<u32>> for NonZero<i128> {}
    impl From<NonZero<u32>> for NonZero<i64> {}
    impl From<NonZero<u32>> for NonZero<u128> {}
    impl From<NonZero<u32>> for NonZero<u64> {}
    impl From<NonZero<u64>> for NonZero<i128> {}
    impl From<NonZero<u64>> for NonZero<u128> {}
    impl From<NonZero<u8>> for NonZero<i128> {}
    impl From<NonZero<u8>> for NonZero<i16> {}
    impl From<NonZero<u8>> for NonZero<i32> {}
    impl From<NonZero<u8>> for NonZero<i64> {}
    impl From<NonZero<u8>> for NonZero<isize> {}
    impl From<NonZero<u8>> for NonZero<u128> {}
    impl From<NonZero<u8>> for NonZero<u16> {}
    impl From<NonZero<u8>> for NonZero<u32> {}
    impl From<NonZero<u8>> for NonZero<u64> {}
    impl From<NonZero<u8>> for NonZero<usize> {}
    impl crate::str::FromStr for NonZero<i128> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<i16> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<i32> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<i64> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<i8> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<isize> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<u128> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<u16> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<u32> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<u64> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<u8> { type Err = ParseIntError; }
    impl crate::str::FromStr for NonZero<usize> { type Err = ParseIntError; }
    impl crate::ops::Neg for &NonZero<i128> { type Output = <NonZero<i128> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &NonZero<i16> { type Output = <NonZero<i16> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &NonZero<i32> { type Output = <NonZero<i32> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &NonZero<i64> { type Output = <NonZero<i64> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &NonZero<i8> { type Output = <NonZero<i8> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &NonZero<isize> { type Output = <NonZero<isize> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for NonZero<i128> { type Output = NonZero<i128>; }
    impl crate::ops::Neg for NonZero<i16> { type Output = NonZero<i16>; }
    impl crate::ops::Neg for NonZero<i32> { type Output = NonZero<i32>; }
    impl crate::ops::Neg for NonZero<i64> { type Output = NonZero<i64>; }
    impl crate::ops::Neg for NonZero<i8> { type Output = NonZero<i8>; }
    impl crate::ops::Neg for NonZero<isize> { type Output = NonZero<isize>; }
    impl<T: Ord> Ord for NonZero<T> {}
    impl TryFrom<NonZero<i128>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<i32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<i64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<u128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i128>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i16>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i16>> for NonZero<u128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i16>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i16>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i16>> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i16>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i16>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<u128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i32>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<i32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<u128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i64>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i8>> for NonZero<u128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i8>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i8>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i8>> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i8>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<i8>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<i128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<i32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<i64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<u128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<isize>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<i128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<i32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<i64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u128>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u16>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u16>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u16>> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u16>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u32>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u32>> for NonZero<i32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u32>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u32>> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u32>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u32>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u32>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<i32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<i64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u64>> for NonZero<usize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<u8>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<i128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<i32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<i64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<u128> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<NonZero<usize>> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<i128> for NonZero<i128> { type Error = TryFromIntError; }
    impl TryFrom<i16> for NonZero<i16> { type Error = TryFromIntError; }
    impl TryFrom<i32> for NonZero<i32> { type Error = TryFromIntError; }
    impl TryFrom<i64> for NonZero<i64> { type Error = TryFromIntError; }
    impl TryFrom<i8> for NonZero<i8> { type Error = TryFromIntError; }
    impl TryFrom<isize> for NonZero<isize> { type Error = TryFromIntError; }
    impl TryFrom<u128> for NonZero<u128> { type Error = TryFromIntError; }
    impl TryFrom<u16> for NonZero<u16> { type Error = TryFromIntError; }
    impl TryFrom<u32> for NonZero<u32> { type Error = TryFromIntError; }
    impl TryFrom<u64> for NonZero<u64> { type Error = TryFromIntError; }
    impl TryFrom<u8> for NonZero<u8> { type Error = TryFromIntError; }
    impl TryFrom<usize> for NonZero<usize> { type Error = TryFromIntError; }
    pub struct ParseFloatError;
    impl crate::error::Error for ParseFloatError {}
    pub struct ParseIntError;
    impl ParseIntError { pub fn kind(&self) -> &IntErrorKind {} }
    impl crate::error::Error for ParseIntError {}
    pub struct Saturating<T>(pub T);
    impl Saturating<usize> {
        pub const MIN: Saturating<usize> = _;
        pub const MAX: Saturating<usize> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<usize> {}
        pub fn rotate_right(self, n: u32) -> Saturating<usize> {}
        pub fn swap_bytes(self) -> Saturating<usize> {}
        pub fn reverse_bits(self) -> Saturating<usize> {}
        pub fn from_be(x: Saturating<usize>) -> Saturating<usize> {}
        pub fn from_le(x: Saturating<usize>) -> Saturating<usize> {}
        pub fn to_be(self) -> Saturating<usize> {}
        pub fn to_le(self) -> Saturating<usize> {}
        pub fn pow(self, exp: u32) -> Saturating<usize> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn is_power_of_two(self) -> bool {}
    }
    impl Saturating<u8> {
        pub const MIN: Saturating<u8> = _;
        pub const MAX: Saturating<u8> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<u8> {}
        pub fn rotate_right(self, n: u32) -> Saturating<u8> {}
        pub fn swap_bytes(self) -> Saturating<u8> {}
        pub fn reverse_bits(self) -> Saturating<u8> {}
        pub fn from_be(x: Saturating<u8>) -> Saturating<u8> {}
        pub fn from_le(x: Saturating<u8>) -> Saturating<u8> {}
        pub fn to_be(self) -> Saturating<u8> {}
        pub fn to_le(self) -> Saturating<u8> {}
        pub fn pow(self, exp: u32) -> Saturating<u8> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn is_power_of_two(self) -> bool {}
    }
    impl Saturating<u16> {
        pub const MIN: Saturating<u16> = _;
        pub const MAX: Saturating<u16> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<u16> {}
        pub fn rotate_right(self, n: u32) -> Saturating<u16> {}
        pub fn swap_bytes(self) -> Saturating<u16> {}
        pub fn reverse_bits(self) -> Saturating<u16> {}
        pub fn from_be(x: Saturating<u16>) -> Saturating<u16> {}
        pub fn from_le(x: Saturating<u16>) -> Saturating<u16> {}
        pub fn to_be(self) -> Saturating<u16> {}
        pub fn to_le(self) -> Saturating<u16> {}
        pub fn pow(self, exp: u32) -> Saturating<u16> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn is_power_of_two(self) -> bool {}
    }
    impl Saturating<u32> {
        pub const MIN: Saturating<u32> = _;
        pub const MAX: Saturating<u32> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<u32> {}
        pub fn rotate_right(self, n: u32) -> Saturating<u32> {}
        pub fn swap_bytes(self) -> Saturating<u32> {}
        pub fn reverse_bits(self) -> Saturating<u32> {}
        pub fn from_be(x: Saturating<u32>) -> Saturating<u32> {}
        pub fn from_le(x: Saturating<u32>) -> Saturating<u32> {}
        pub fn to_be(self) -> Saturating<u32> {}
        pub fn to_le(self) -> Saturating<u32> {}
        pub fn pow(self, exp: u32) -> Saturating<u32> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn is_power_of_two(self) -> bool {}
    }
    impl Saturating<u64> {
        pub const MIN: Saturating<u64> = _;
        pub const MAX: Saturating<u64> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<u64> {}
        pub fn rotate_right(self, n: u32) -> Saturating<u64> {}
        pub fn swap_bytes(self) -> Saturating<u64> {}
        pub fn reverse_bits(self) -> Saturating<u64> {}
        pub fn from_be(x: Saturating<u64>) -> Saturating<u64> {}
        pub fn from_le(x: Saturating<u64>) -> Saturating<u64> {}
        pub fn to_be(self) -> Saturating<u64> {}
        pub fn to_le(self) -> Saturating<u64> {}
        pub fn pow(self, exp: u32) -> Saturating<u64> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn is_power_of_two(self) -> bool {}
    }
    impl Saturating<u128> {
        pub const MIN: Saturating<u128> = _;
        pub const MAX: Saturating<u128> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<u128> {}
        pub fn rotate_right(self, n: u32) -> Saturating<u128> {}
        pub fn swap_bytes(self) -> Saturating<u128> {}
        pub fn reverse_bits(self) -> Saturating<u128> {}
        pub fn from_be(x: Saturating<u128>) -> Saturating<u128> {}
        pub fn from_le(x: Saturating<u128>) -> Saturating<u128> {}
        pub fn to_be(self) -> Saturating<u128> {}
        pub fn to_le(self) -> Saturating<u128> {}
        pub fn pow(self, exp: u32) -> Saturating<u128> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn is_power_of_two(self) -> bool {}
    }
    impl Saturating<isize> {
        pub const MIN: Saturating<isize> = _;
        pub const MAX: Saturating<isize> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<isize> {}
        pub fn rotate_right(self, n: u32) -> Saturating<isize> {}
        pub fn swap_bytes(self) -> Saturating<isize> {}
        pub fn reverse_bits(self) -> Saturating<isize> {}
        pub fn from_be(x: Saturating<isize>) -> Saturating<isize> {}
        pub fn from_le(x: Saturating<isize>) -> Saturating<isize> {}
        pub fn to_be(self) -> Saturating<isize> {}
        pub fn to_le(self) -> Saturating<isize> {}
        pub fn pow(self, exp: u32) -> Saturating<isize> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn abs(self) -> Saturating<isize> {}
        pub fn signum(self) -> Saturating<isize> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
    }
    impl Saturating<i8> {
        pub const MIN: Saturating<i8> = _;
        pub const MAX: Saturating<i8> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<i8> {}
        pub fn rotate_right(self, n: u32) -> Saturating<i8> {}
        pub fn swap_bytes(self) -> Saturating<i8> {}
        pub fn reverse_bits(self) -> Saturating<i8> {}
        pub fn from_be(x: Saturating<i8>) -> Saturating<i8> {}
        pub fn from_le(x: Saturating<i8>) -> Saturating<i8> {}
        pub fn to_be(self) -> Saturating<i8> {}
        pub fn to_le(self) -> Saturating<i8> {}
        pub fn pow(self, exp: u32) -> Saturating<i8> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn abs(self) -> Saturating<i8> {}
        pub fn signum(self) -> Saturating<i8> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
    }
    impl Saturating<i16> {
        pub const MIN: Saturating<i16> = _;
        pub const MAX: Saturating<i16> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<i16> {}
        pub fn rotate_right(self, n: u32) -> Saturating<i16> {}
        pub fn swap_bytes(self) -> Saturating<i16> {}
        pub fn reverse_bits(self) -> Saturating<i16> {}
        pub fn from_be(x: Saturating<i16>) -> Saturating<i16> {}
        pub fn from_le(x: Saturating<i16>) -> Saturating<i16> {}
        pub fn to_be(self) -> Saturating<i16> {}
        pub fn to_le(self) -> Saturating<i16> {}
        pub fn pow(self, exp: u32) -> Saturating<i16> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn abs(self) -> Saturating<i16> {}
        pub fn signum(self) -> Saturating<i16> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
    }
    impl Saturating<i32> {
        pub const MIN: Saturating<i32> = _;
        pub const MAX: Saturating<i32> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<i32> {}
        pub fn rotate_right(self, n: u32) -> Saturating<i32> {}
        pub fn swap_bytes(self) -> Saturating<i32> {}
        pub fn reverse_bits(self) -> Saturating<i32> {}
        pub fn from_be(x: Saturating<i32>) -> Saturating<i32> {}
        pub fn from_le(x: Saturating<i32>) -> Saturating<i32> {}
        pub fn to_be(self) -> Saturating<i32> {}
        pub fn to_le(self) -> Saturating<i32> {}
        pub fn pow(self, exp: u32) -> Saturating<i32> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn abs(self) -> Saturating<i32> {}
        pub fn signum(self) -> Saturating<i32> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
    }
    impl Saturating<i64> {
        pub const MIN: Saturating<i64> = _;
        pub const MAX: Saturating<i64> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<i64> {}
        pub fn rotate_right(self, n: u32) -> Saturating<i64> {}
        pub fn swap_bytes(self) -> Saturating<i64> {}
        pub fn reverse_bits(self) -> Saturating<i64> {}
        pub fn from_be(x: Saturating<i64>) -> Saturating<i64> {}
        pub fn from_le(x: Saturating<i64>) -> Saturating<i64> {}
        pub fn to_be(self) -> Saturating<i64> {}
        pub fn to_le(self) -> Saturating<i64> {}
        pub fn pow(self, exp: u32) -> Saturating<i64> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn abs(self) -> Saturating<i64> {}
        pub fn signum(self) -> Saturating<i64> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
    }
    impl Saturating<i128> {
        pub const MIN: Saturating<i128> = _;
        pub const MAX: Saturating<i128> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<i128> {}
        pub fn rotate_right(self, n: u32) -> Saturating<i128> {}
        pub fn swap_bytes(self) -> Saturating<i128> {}
        pub fn reverse_bits(self) -> Saturating<i128> {}
        pub fn from_be(x: Saturating<i128>) -> Saturating<i128> {}
        pub fn from_le(x: Saturating<i128>) -> Saturating<i128> {}
        pub fn to_be(self) -> Saturating<i128> {}
        pub fn to_le(self) -> Saturating<i128> {}
        pub fn pow(self, exp: u32) -> Saturating<i128> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn abs(self) -> Saturating<i128> {}
        pub fn signum(self) -> Saturating<i128> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
    }
    impl crate::ops::Add<&Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i128>> for Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i16>> for Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i32>> for Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i64>> for Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<i8>> for Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<isize>> for Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u128>> for Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u16>> for Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u32>> for Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u64>> for Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<u8>> for Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Saturating<usize>> for Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Add>::Output; }
    impl crate::ops::Add for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::Add for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::Add for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::Add for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::Add for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::Add for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::Add for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::Add for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::Add for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::Add for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::Add for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::Add for Saturating<usize> { type Output = Saturating<usize>; }
    impl crate::ops::AddAssign<&Saturating<i128>> for Saturating<i128> {}
    impl crate::ops::AddAssign<&Saturating<i16>> for Saturating<i16> {}
    impl crate::ops::AddAssign<&Saturating<i32>> for Saturating<i32> {}
    impl crate::ops::AddAssign<&Saturating<i64>> for Saturating<i64> {}
    impl crate::ops::AddAssign<&Saturating<i8>> for Saturating<i8> {}
    impl crate::ops::AddAssign<&Saturating<isize>> for Saturating<isize> {}
    impl crate::ops::AddAssign<&Saturating<u128>> for Saturating<u128> {}
    impl crate::ops::AddAssign<&Saturating<u16>> for Saturating<u16> {}
    impl crate::ops::AddAssign<&Saturating<u32>> for Saturating<u32> {}
    impl crate::ops::AddAssign<&Saturating<u64>> for Saturating<u64> {}
    impl crate::ops::AddAssign<&Saturating<u8>> for Saturating<u8> {}
    impl crate::ops::AddAssign<&Saturating<usize>> for Saturating<usize> {}
    impl crate::ops::AddAssign<&i128> for Saturating<i128> {}
    impl crate::ops::AddAssign<&i16> for Saturating<i16> {}
    impl crate::ops::AddAssign<&i32> for Saturating<i32> {}
    impl crate::ops::AddAssign<&i64> for Saturating<i64> {}
    impl crate::ops::AddAssign<&i8> for Saturating<i8> {}
    impl crate::ops::AddAssign<&isize> for Saturating<isize> {}
    impl crate::ops::AddAssign<&u128> for Saturating<u128> {}
    impl crate::ops::AddAssign<&u16> for Saturating<u16> {}
    impl crate::ops::AddAssign<&u32> for Saturating<u32> {}
    impl crate::ops::AddAssign<&u64> for Saturating<u64> {}
    impl crate::ops::AddAssign<&u8> for Saturating<u8> {}
    impl crate::ops::AddAssign<&usize> for Saturating<usize> {}
    impl crate::ops::AddAssign<i128> for Saturating<i128> {}
    impl crate::ops::AddAssign<i16> for Saturating<i16> {}
    impl crate::ops::AddAssign<i32> for Saturating<i32> {}
    impl crate::ops::AddAssign<i64> for Saturating<i64> {}
    impl crate::ops::AddAssign<i8> for Saturating<i8> {}
    impl crate::ops::AddAssign<isize> for Saturating<isize> {}
    impl crate::ops::AddAssign<u128> for Saturating<u128> {}
    impl crate::ops::AddAssign<u16> for Saturating<u16> {}
    impl crate::ops::AddAssign<u32> for Saturating<u32> {}
    impl crate::ops::AddAssign<u64> for Saturating<u64> {}
    impl crate::ops::AddAssign<u8> for Saturating<u8> {}
    impl crate::ops::AddAssign<usize> for Saturating<usize> {}
    impl crate::ops::AddAssign for Saturating<i128> {}
    impl crate::ops::AddAssign for Saturating<i16> {}
    impl crate::ops::AddAssign for Saturating<i32> {}
    impl crate::ops::AddAssign for Saturating<i64> {}
    impl crate::ops::AddAssign for Saturating<i8> {}
    impl crate::ops::AddAssign for Saturating<isize> {}
    impl crate::ops::AddAssign for Saturating<u128> {}
    impl crate::ops::AddAssign for Saturating<u16> {}
    impl crate::ops::AddAssign for Saturating<u32> {}
    impl crate::ops::AddAssign for Saturating<u64> {}
    impl crate::ops::AddAssign for Saturating<u8> {}
    impl crate::ops::AddAssign for Saturating<usize> {}
    impl crate::ops::BitAnd<&Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i128>> for Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i16>> for Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i32>> for Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i64>> for Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<i8>> for Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<isize>> for Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u128>> for Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u16>> for Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u32>> for Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u64>> for Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<u8>> for Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Saturating<usize>> for Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::BitAnd for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::BitAnd for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::BitAnd for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::BitAnd for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::BitAnd for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::BitAnd for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::BitAnd for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::BitAnd for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::BitAnd for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::BitAnd for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::BitAnd for Saturating<usize> { type Output = Saturating<usize>; }
    impl crate::ops::BitAndAssign<&Saturating<i128>> for Saturating<i128> {}
    impl crate::ops::BitAndAssign<&Saturating<i16>> for Saturating<i16> {}
    impl crate::ops::BitAndAssign<&Saturating<i32>> for Saturating<i32> {}
    impl crate::ops::BitAndAssign<&Saturating<i64>> for Saturating<i64> {}
    impl crate::ops::BitAndAssign<&Saturating<i8>> for Saturating<i8> {}
    impl crate::ops::BitAndAssign<&Saturating<isize>> for Saturating<isize> {}
    impl crate::ops::BitAndAssign<&Saturating<u128>> for Saturating<u128> {}
    impl crate::ops::BitAndAssign<&Saturating<u16>> for Saturating<u16> {}
    impl crate::ops::BitAndAssign<&Saturating<u32>> for Saturating<u32> {}
    impl crate::ops::BitAndAssign<&Saturating<u64>> for Saturating<u64> {}
    impl crate::ops::BitAndAssign<&Saturating<u8>> for Saturating<u8> {}
    impl crate::ops::BitAndAssign<&Saturating<usize>> for Saturating<usize> {}
    impl crate::ops::BitAndAssign<&i128> for Saturating<i128> {}
    impl crate::ops::BitAndAssign<&i16> for Saturating<i16> {}
    impl crate::ops::BitAndAssign<&i32> for Saturating<i32> {}
    impl crate::ops::BitAndAssign<&i64> for Saturating<i64> {}
    impl crate::ops::BitAndAssign<&i8> for Saturating<i8> {}
    impl crate::ops::BitAndAssign<&isize> for Saturating<isize> {}
    impl crate::ops::BitAndAssign<&u128> for Saturating<u128> {}
    impl crate::ops::BitAndAssign<&u16> for Saturating<u16> {}
    impl crate::ops::BitAndAssign<&u32> for Saturating<u32> {}
    impl crate::ops::BitAndAssign<&u64> for Saturating<u64> {}
    impl crate::ops::BitAndAssign<&u8> for Saturating<u8> {}
    impl crate::ops::BitAndAssign<&usize> for Saturating<usize> {}
    impl crate::ops::BitAndAssign<i128> for Saturating<i128> {}
    impl crate::ops::BitAndAssign<i16> for Saturating<i16> {}
    impl crate::ops::BitAndAssign<i32> for Saturating<i32> {}
    impl crate::ops::BitAndAssign<i64> for Saturating<i64> {}
    impl crate::ops::BitAndAssign<i8> for Saturating<i8> {}
    impl crate::ops::BitAndAssign<isize> for Saturating<isize> {}
    impl crate::ops::BitAndAssign<u128> for Saturating<u128> {}
    impl crate::ops::BitAndAssign<u16> for Saturating<u16> {}
    impl crate::ops::BitAndAssign<u32> for Saturating<u32> {}
    impl crate::ops::BitAndAssign<u64> for Saturating<u64> {}
    impl crate::ops::BitAndAssign<u8> for Saturating<u8> {}
    impl crate::ops::BitAndAssign<usize> for Saturating<usize> {}
    impl crate::ops::BitAndAssign for Saturating<i128> {}
    impl crate::ops::BitAndAssign for Saturating<i16> {}
    impl crate::ops::BitAndAssign for Saturating<i32> {}
    impl crate::ops::BitAndAssign for Saturating<i64> {}
    impl crate::ops::BitAndAssign for Saturating<i8> {}
    impl crate::ops::BitAndAssign for Saturating<isize> {}
    impl crate::ops::BitAndAssign for Saturating<u128> {}
    impl crate::ops::BitAndAssign for Saturating<u16> {}
    impl crate::ops::BitAndAssign for Saturating<u32> {}
    impl crate::ops::BitAndAssign for Saturating<u64> {}
    impl crate::ops::BitAndAssign for Saturating<u8> {}
    impl crate::ops::BitAndAssign for Saturating<usize> {}
    impl crate::ops::BitOr<&Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i128>> for Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i16>> for Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i32>> for Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i64>> for Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<i8>> for Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<isize>> for Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u128>> for Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u16>> for Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u32>> for Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u64>> for Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<u8>> for Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Saturating<usize>> for Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::BitOr for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::BitOr for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::BitOr for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::BitOr for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::BitOr for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::BitOr for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::BitOr for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::BitOr for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::BitOr for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::BitOr for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::BitOr for Saturating<usize> { type Output = Saturating<usize>; }
    impl crate::ops::BitOrAssign<&Saturating<i128>> for Saturating<i128> {}
    impl crate::ops::BitOrAssign<&Saturating<i16>> for Saturating<i16> {}
    impl crate::ops::BitOrAssign<&Saturating<i32>> for Saturating<i32> {}
    impl crate::ops::BitOrAssign<&Saturating<i64>> for Saturating<i64> {}
    impl crate::ops::BitOrAssign<&Saturating<i8>> for Saturating<i8> {}
    impl crate::ops::BitOrAssign<&Saturating<isize>> for Saturating<isize> {}
    impl crate::ops::BitOrAssign<&Saturating<u128>> for Saturating<u128> {}
    impl crate::ops::BitOrAssign<&Saturating<u16>> for Saturating<u16> {}
    impl crate::ops::BitOrAssign<&Saturating<u32>> for Saturating<u32> {}
    impl crate::ops::BitOrAssign<&Saturating<u64>> for Saturating<u64> {}
    impl crate::ops::BitOrAssign<&Saturating<u8>> for Saturating<u8> {}
    impl crate::ops::BitOrAssign<&Saturating<usize>> for Saturating<usize> {}
    impl crate::ops::BitOrAssign<&i128> for Saturating<i128> {}
    impl crate::ops::BitOrAssign<&i16> for Saturating<i16> {}
    impl crate::ops::BitOrAssign<&i32> for Saturating<i32> {}
    impl crate::ops::BitOrAssign<&i64> for Saturating<i64> {}
    impl crate::ops::BitOrAssign<&i8> for Saturating<i8> {}
    impl crate::ops::BitOrAssign<&isize> for Saturating<isize> {}
    impl crate::ops::BitOrAssign<&u128> for Saturating<u128> {}
    impl crate::ops::BitOrAssign<&u16> for Saturating<u16> {}
    impl crate::ops::BitOrAssign<&u32> for Saturating<u32> {}
    impl crate::ops::BitOrAssign<&u64> for Saturating<u64> {}
    impl crate::ops::BitOrAssign<&u8> for Saturating<u8> {}
    impl crate::ops::BitOrAssign<&usize> for Saturating<usize> {}
    impl crate::ops::BitOrAssign<i128> for Saturating<i128> {}
    impl crate::ops::BitOrAssign<i16> for Saturating<i16> {}
    impl crate::ops::BitOrAssign<i32> for Saturating<i32> {}
    impl crate::ops::BitOrAssign<i64> for Saturating<i64> {}
    impl crate::ops::BitOrAssign<i8> for Saturating<i8> {}
    impl crate::ops::BitOrAssign<isize> for Saturating<isize> {}
    impl crate::ops::BitOrAssign<u128> for Saturating<u128> {}
    impl crate::ops::BitOrAssign<u16> for Saturating<u16> {}
    impl crate::ops::BitOrAssign<u32> for Saturating<u32> {}
    impl crate::ops::BitOrAssign<u64> for Saturating<u64> {}
    impl crate::ops::BitOrAssign<u8> for Saturating<u8> {}
    impl crate::ops::BitOrAssign<usize> for Saturating<usize> {}
    impl crate::ops::BitOrAssign for Saturating<i128> {}
    impl crate::ops::BitOrAssign for Saturating<i16> {}
    impl crate::ops::BitOrAssign for Saturating<i32> {}
    impl crate::ops::BitOrAssign for Saturating<i64> {}
    impl crate::ops::BitOrAssign for Saturating<i8> {}
    impl crate::ops::BitOrAssign for Saturating<isize> {}
    impl crate::ops::BitOrAssign for Saturating<u128> {}
    impl crate::ops::BitOrAssign for Saturating<u16> {}
    impl crate::ops::BitOrAssign for Saturating<u32> {}
    impl crate::ops::BitOrAssign for Saturating<u64> {}
    impl crate::ops::BitOrAssign for Saturating<u8> {}
    impl crate::ops::BitOrAssign for Saturating<usize> {}
    impl crate::ops::BitXor<&Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i128>> for Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i16>> for Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i32>> for Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i64>> for Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<i8>> for Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<isize>> for Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u128>> for Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u16>> for Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u32>> for Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u64>> for Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<u8>> for Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Saturating<usize>> for Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::BitXor for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::BitXor for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::BitXor for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::BitXor for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::BitXor for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::BitXor for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::BitXor for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::BitXor for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::BitXor for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::BitXor for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::BitXor for Saturating<usize> { type Output = Saturating<usize>; }
    impl crate::ops::BitXorAssign<&Saturating<i128>> for Saturating<i128> {}
    impl crate::ops::BitXorAssign<&Saturating<i16>> for Saturating<i16> {}
    impl crate::ops::BitXorAssign<&Saturating<i32>> for Saturating<i32> {}
    impl crate::ops::BitXorAssign<&Saturating<i64>> for Saturating<i64> {}
    impl crate::ops::BitXorAssign<&Saturating<i8>> for Saturating<i8> {}
    impl crate::ops::BitXorAssign<&Saturating<isize>> for Saturating<isize> {}
    impl crate::ops::BitXorAssign<&Saturating<u128>> for Saturating<u128> {}
    impl crate::ops::BitXorAssign<&Saturating<u16>> for Saturating<u16> {}
    impl crate::ops::BitXorAssign<&Saturating<u32>> for Saturating<u32> {}
    impl crate::ops::BitXorAssign<&Saturating<u64>> for Saturating<u64> {}
    impl crate::ops::BitXorAssign<&Saturating<u8>> for Saturating<u8> {}
    impl crate::ops::BitXorAssign<&Saturating<usize>> for Saturating<usize> {}
    impl crate::ops::BitXorAssign<&i128> for Saturating<i128> {}
    impl crate::ops::BitXorAssign<&i16> for Saturating<i16> {}
    impl crate::ops::BitXorAssign<&i32> for Saturating<i32> {}
    impl crate::ops::BitXorAssign<&i64> for Saturating<i64> {}
    impl crate::ops::BitXorAssign<&i8> for Saturating<i8> {}
    impl crate::ops::BitXorAssign<&isize> for Saturating<isize> {}
    impl crate::ops::BitXorAssign<&u128> for Saturating<u128> {}
    impl crate::ops::BitXorAssign<&u16> for Saturating<u16> {}
    impl crate::ops::BitXorAssign<&u32> for Saturating<u32> {}
    impl crate::ops::BitXorAssign<&u64> for Saturating<u64> {}
    impl crate::ops::BitXorAssign<&u8> for Saturating<u8> {}
    impl crate::ops::BitXorAssign<&usize> for Saturating<usize> {}
    impl crate::ops::BitXorAssign<i128> for Saturating<i128> {}
    impl crate::ops::BitXorAssign<i16> for Saturating<i16> {}
    impl crate::ops::BitXorAssign<i32> for Saturating<i32> {}
    impl crate::ops::BitXorAssign<i64> for Saturating<i64> {}
    impl crate::ops::BitXorAssign<i8> for Saturating<i8> {}
    impl crate::ops::BitXorAssign<isize> for Saturating<isize> {}
    impl crate::ops::BitXorAssign<u128> for Saturating<u128> {}
    impl crate::ops::BitXorAssign<u16> for Saturating<u16> {}
    impl crate::ops::BitXorAssign<u32> for Saturating<u32> {}
    impl crate::ops::BitXorAssign<u64> for Saturating<u64> {}
    impl crate::ops::BitXorAssign<u8> for Saturating<u8> {}
    impl crate::ops::BitXorAssign<usize> for Saturating<usize> {}
    impl crate::ops::BitXorAssign for Saturating<i128> {}
    impl crate::ops::BitXorAssign for Saturating<i16> {}
    impl crate::ops::BitXorAssign for Saturating<i32> {}
    impl crate::ops::BitXorAssign for Saturating<i64> {}
    impl crate::ops::BitXorAssign for Saturating<i8> {}
    impl crate::ops::BitXorAssign for Saturating<isize> {}
    impl crate::ops::BitXorAssign for Saturating<u128> {}
    impl crate::ops::BitXorAssign for Saturating<u16> {}
    impl crate::ops::BitXorAssign for Saturating<u32> {}
    impl crate::ops::BitXorAssign for Saturating<u64> {}
    impl crate::ops::BitXorAssign for Saturating<u8> {}
    impl crate::ops::BitXorAssign for Saturating<usize> {}
    impl crate::ops::Div<&Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i128>> for Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i16>> for Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i32>> for Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i64>> for Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<i8>> for Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<isize>> for Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u128>> for Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u16>> for Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u32>> for Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u64>> for Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<u8>> for Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Saturating<usize>> for Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Div>::Output; }
    impl crate::ops::Div for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::Div for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::Div for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::Div for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::Div for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::Div for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::Div for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::Div for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::Div for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::Div for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::Div for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::Div for Saturating<usize> { type Output = Saturating<usize>; }
    impl crate::ops::DivAssign<&Saturating<i128>> for Saturating<i128> {}
    impl crate::ops::DivAssign<&Saturating<i16>> for Saturating<i16> {}
    impl crate::ops::DivAssign<&Saturating<i32>> for Saturating<i32> {}
    impl crate::ops::DivAssign<&Saturating<i64>> for Saturating<i64> {}
    impl crate::ops::DivAssign<&Saturating<i8>> for Saturating<i8> {}
    impl crate::ops::DivAssign<&Saturating<isize>> for Saturating<isize> {}
    impl crate::ops::DivAssign<&Saturating<u128>> for Saturating<u128> {}
    impl crate::ops::DivAssign<&Saturating<u16>> for Saturating<u16> {}
    impl crate::ops::DivAssign<&Saturating<u32>> for Saturating<u32> {}
    impl crate::ops::DivAssign<&Saturating<u64>> for Saturating<u64> {}
    impl crate::ops::DivAssign<&Saturating<u8>> for Saturating<u8> {}
    impl crate::ops::DivAssign<&Saturating<usize>> for Saturating<usize> {}
    impl crate::ops::DivAssign<&i128> for Saturating<i128> {}
    impl crate::ops::DivAssign<&i16> for Saturating<i16> {}
    impl crate::ops::DivAssign<&i32> for Saturating<i32> {}
    impl crate::ops::DivAssign<&i64> for Saturating<i64> {}
    impl crate::ops::DivAssign<&i8> for Saturating<i8> {}
    impl crate::ops::DivAssign<&isize> for Saturating<isize> {}
    impl crate::ops::DivAssign<&u128> for Saturating<u128> {}
    impl crate::ops::DivAssign<&u16> for Saturating<u16> {}
    impl crate::ops::DivAssign<&u32> for Saturating<u32> {}
    impl crate::ops::DivAssign<&u64> for Saturating<u64> {}
    impl crate::ops::DivAssign<&u8> for Saturating<u8> {}
    impl crate::ops::DivAssign<&usize> for Saturating<usize> {}
    impl crate::ops::DivAssign<i128> for Saturating<i128> {}
    impl crate::ops::DivAssign<i16> for Saturating<i16> {}
    impl crate::ops::DivAssign<i32> for Saturating<i32> {}
    impl crate::ops::DivAssign<i64> for Saturating<i64> {}
    impl crate::ops::DivAssign<i8> for Saturating<i8> {}
    impl crate::ops::DivAssign<isize> for Saturating<isize> {}
    impl crate::ops::DivAssign<u128> for Saturating<u128> {}
    impl crate::ops::DivAssign<u16> for Saturating<u16> {}
    impl crate::ops::DivAssign<u32> for Saturating<u32> {}
    impl crate::ops::DivAssign<u64> for Saturating<u64> {}
    impl crate::ops::DivAssign<u8> for Saturating<u8> {}
    impl crate::ops::DivAssign<usize> for Saturating<usize> {}
    impl crate::ops::DivAssign for Saturating<i128> {}
    impl crate::ops::DivAssign for Saturating<i16> {}
    impl crate::ops::DivAssign for Saturating<i32> {}
    impl crate::ops::DivAssign for Saturating<i64> {}
    impl crate::ops::DivAssign for Saturating<i8> {}
    impl crate::ops::DivAssign for Saturating<isize> {}
    impl crate::ops::DivAssign for Saturating<u128> {}
    impl crate::ops::DivAssign for Saturating<u16> {}
    impl crate::ops::DivAssign for Saturating<u32> {}
    impl crate::ops::DivAssign for Saturating<u64> {}
    impl crate::ops::DivAssign for Saturating<u8> {}
    impl crate::ops::DivAssign for Saturating<usize> {}
    impl crate::ops::Mul<&Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i128>> for Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i16>> for Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i32>> for Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i64>> for Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<i8>> for Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<isize>> for Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u128>> for Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u16>> for Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u32>> for Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u64>> for Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<u8>> for Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Saturating<usize>> for Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::Mul for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::Mul for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::Mul for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::Mul for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::Mul for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::Mul for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::Mul for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::Mul for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::Mul for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::Mul for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::Mul for Saturating<usize> { type Output = Saturating<usize>; }
    impl crate::ops::MulAssign<&Saturating<i128>> for Saturating<i128> {}
    impl crate::ops::MulAssign<&Saturating<i16>> for Saturating<i16> {}
    impl crate::ops::MulAssign<&Saturating<i32>> for Saturating<i32> {}
    impl crate::ops::MulAssign<&Saturating<i64>> for Saturating<i64> {}
    impl crate::ops::MulAssign<&Saturating<i8>> for Saturating<i8> {}
    impl crate::ops::MulAssign<&Saturating<isize>> for Saturating<isize> {}
    impl crate::ops::MulAssign<&Saturating<u128>> for Saturating<u128> {}
    impl crate::ops::MulAssign<&Saturating<u16>> for Saturating<u16> {}
    impl crate::ops::MulAssign<&Saturating<u32>> for Saturating<u32> {}
    impl crate::ops::MulAssign<&Saturating<u64>> for Saturating<u64> {}
    impl crate::ops::MulAssign<&Saturating<u8>> for Saturating<u8> {}
    impl crate::ops::MulAssign<&Saturating<usize>> for Saturating<usize> {}
    impl crate::ops::MulAssign<&i128> for Saturating<i128> {}
    impl crate::ops::MulAssign<&i16> for Saturating<i16> {}
    impl crate::ops::MulAssign<&i32> for Saturating<i32> {}
    impl crate::ops::MulAssign<&i64> for Saturating<i64> {}
    impl crate::ops::MulAssign<&i8> for Saturating<i8> {}
    impl crate::ops::MulAssign<&isize> for Saturating<isize> {}
    impl crate::ops::MulAssign<&u128> for Saturating<u128> {}
    impl crate::ops::MulAssign<&u16> for Saturating<u16> {}
    impl crate::ops::MulAssign<&u32> for Saturating<u32> {}
    impl crate::ops::MulAssign<&u64> for Saturating<u64> {}
    impl crate::ops::MulAssign<&u8> for Saturating<u8> {}
    impl crate::ops::MulAssign<&usize> for Saturating<usize> {}
    impl crate::ops::MulAssign<i128> for Saturating<i128> {}
    impl crate::ops::MulAssign<i16> for Saturating<i16> {}
    impl crate::ops::MulAssign<i32> for Saturating<i32> {}
    impl crate::ops::MulAssign<i64> for Saturating<i64> {}
    impl crate::ops::MulAssign<i8> for Saturating<i8> {}
    impl crate::ops::MulAssign<isize> for Saturating<isize> {}
    impl crate::ops::MulAssign<u128> for Saturating<u128> {}
    impl crate::ops::MulAssign<u16> for Saturating<u16> {}
    impl crate::ops::MulAssign<u32> for Saturating<u32> {}
    impl crate::ops::MulAssign<u64> for Saturating<u64> {}
    impl crate::ops::MulAssign<u8> for Saturating<u8> {}
    impl crate::ops::MulAssign<usize> for Saturating<usize> {}
    impl crate::ops::MulAssign for Saturating<i128> {}
    impl crate::ops::MulAssign for Saturating<i16> {}
    impl crate::ops::MulAssign for Saturating<i32> {}
    impl crate::ops::MulAssign for Saturating<i64> {}
    impl crate::ops::MulAssign for Saturating<i8> {}
    impl crate::ops::MulAssign for Saturating<isize> {}
    impl crate::ops::MulAssign for Saturating<u128> {}
    impl crate::ops::MulAssign for Saturating<u16> {}
    impl crate::ops::MulAssign for Saturating<u32> {}
    impl crate::ops::MulAssign for Saturating<u64> {}
    impl crate::ops::MulAssign for Saturating<u8> {}
    impl crate::ops::MulAssign for Saturating<usize> {}
    impl crate::ops::Neg for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::Neg for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::Neg for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::Neg for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::Neg for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::Neg for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::Not for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Not>::Output; }
    impl crate::ops::Not for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::Not for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::Not for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::Not for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::Not for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::Not for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::Not for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::Not for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::Not for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::Not for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::Not for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::Not for Saturating<usize> { type Output = Saturating<usize>; }
    impl<T: Ord> Ord for Saturating<T> {}
    impl crate::iter::Product<&Saturating<u128>> for Saturating<u128> {}
    impl crate::iter::Product<&Saturating<u16>> for Saturating<u16> {}
    impl crate::iter::Product<&Saturating<u32>> for Saturating<u32> {}
    impl crate::iter::Product<&Saturating<u64>> for Saturating<u64> {}
    impl crate::iter::Product<&Saturating<u8>> for Saturating<u8> {}
    impl crate::iter::Product<&Saturating<usize>> for Saturating<usize> {}
    impl crate::iter::Product for Saturating<u128> {}
    impl crate::iter::Product for Saturating<u16> {}
    impl crate::iter::Product for Saturating<u32> {}
    impl crate::iter::Product for Saturating<u64> {}
    impl crate::iter::Product for Saturating<u8> {}
    impl crate::iter::Product for Saturating<usize> {}
    impl crate::ops::Rem<&Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i128>> for Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i16>> for Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i32>> for Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i64>> for Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<i8>> for Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<isize>> for Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u128>> for Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u16>> for Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u32>> for Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u64>> for Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<u8>> for Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Saturating<usize>> for Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::Rem for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::Rem for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::Rem for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::Rem for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::Rem for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::Rem for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::Rem for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::Rem for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::Rem for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::Rem for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::Rem for Saturating<usize> { type Output = Saturating<usize>; }
    impl crate::ops::RemAssign<&Saturating<i128>> for Saturating<i128> {}
    impl crate::ops::RemAssign<&Saturating<i16>> for Saturating<i16> {}
    impl crate::ops::RemAssign<&Saturating<i32>> for Saturating<i32> {}
    impl crate::ops::RemAssign<&Saturating<i64>> for Saturating<i64> {}
    impl crate::ops::RemAssign<&Saturating<i8>> for Saturating<i8> {}
    impl crate::ops::RemAssign<&Saturating<isize>> for Saturating<isize> {}
    impl crate::ops::RemAssign<&Saturating<u128>> for Saturating<u128> {}
    impl crate::ops::RemAssign<&Saturating<u16>> for Saturating<u16> {}
    impl crate::ops::RemAssign<&Saturating<u32>> for Saturating<u32> {}
    impl crate::ops::RemAssign<&Saturating<u64>> for Saturating<u64> {}
    impl crate::ops::RemAssign<&Saturating<u8>> for Saturating<u8> {}
    impl crate::ops::RemAssign<&Saturating<usize>> for Saturating<usize> {}
    impl crate::ops::RemAssign<&i128> for Saturating<i128> {}
    impl crate::ops::RemAssign<&i16> for Saturating<i16> {}
    impl crate::ops::RemAssign<&i32> for Saturating<i32> {}
    impl crate::ops::RemAssign<&i64> for Saturating<i64> {}
    impl crate::ops::RemAssign<&i8> for Saturating<i8> {}
    impl crate::ops::RemAssign<&isize> for Saturating<isize> {}
    impl crate::ops::RemAssign<&u128> for Saturating<u128> {}
    impl crate::ops::RemAssign<&u16> for Saturating<u16> {}
    impl crate::ops::RemAssign<&u32> for Saturating<u32> {}
    impl crate::ops::RemAssign<&u64> for Saturating<u64> {}
    impl crate::ops::RemAssign<&u8> for Saturating<u8> {}
    impl crate::ops::RemAssign<&usize> for Saturating<usize> {}
    impl crate::ops::RemAssign<i128> for Saturating<i128> {}
    impl crate::ops::RemAssign<i16> for Saturating<i16> {}
    impl crate::ops::RemAssign<i32> for Saturating<i32> {}
    impl crate::ops::RemAssign<i64> for Saturating<i64> {}
    impl crate::ops::RemAssign<i8> for Saturating<i8> {}
    impl crate::ops::RemAssign<isize> for Saturating<isize> {}
    impl crate::ops::RemAssign<u128> for Saturating<u128> {}
    impl crate::ops::RemAssign<u16> for Saturating<u16> {}
    impl crate::ops::RemAssign<u32> for Saturating<u32> {}
    impl crate::ops::RemAssign<u64> for Saturating<u64> {}
    impl crate::ops::RemAssign<u8> for Saturating<u8> {}
    impl crate::ops::RemAssign<usize> for Saturating<usize> {}
    impl crate::ops::RemAssign for Saturating<i128> {}
    impl crate::ops::RemAssign for Saturating<i16> {}
    impl crate::ops::RemAssign for Saturating<i32> {}
    impl crate::ops::RemAssign for Saturating<i64> {}
    impl crate::ops::RemAssign for Saturating<i8> {}
    impl crate::ops::RemAssign for Saturating<isize> {}
    impl crate::ops::RemAssign for Saturating<u128> {}
    impl crate::ops::RemAssign for Saturating<u16> {}
    impl crate::ops::RemAssign for Saturating<u32> {}
    impl crate::ops::RemAssign for Saturating<u64> {}
    impl crate::ops::RemAssign for Saturating<u8> {}
    impl crate::ops::RemAssign for Saturating<usize> {}
    impl crate::ops::Sub<&Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i128>> for Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i16>> for Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i32>> for Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i64>> for Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<i8>> for Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<isize>> for Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u128>> for Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u16>> for Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u32>> for Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u64>> for Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<u8>> for Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Saturating<usize>> for Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<i128>> for &Saturating<i128> { type Output = <Saturating<i128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<i16>> for &Saturating<i16> { type Output = <Saturating<i16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<i32>> for &Saturating<i32> { type Output = <Saturating<i32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<i64>> for &Saturating<i64> { type Output = <Saturating<i64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<i8>> for &Saturating<i8> { type Output = <Saturating<i8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<isize>> for &Saturating<isize> { type Output = <Saturating<isize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<u128>> for &Saturating<u128> { type Output = <Saturating<u128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<u16>> for &Saturating<u16> { type Output = <Saturating<u16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<u32>> for &Saturating<u32> { type Output = <Saturating<u32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<u64>> for &Saturating<u64> { type Output = <Saturating<u64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<u8>> for &Saturating<u8> { type Output = <Saturating<u8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Saturating<usize>> for &Saturating<usize> { type Output = <Saturating<usize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub for Saturating<i128> { type Output = Saturating<i128>; }
    impl crate::ops::Sub for Saturating<i16> { type Output = Saturating<i16>; }
    impl crate::ops::Sub for Saturating<i32> { type Output = Saturating<i32>; }
    impl crate::ops::Sub for Saturating<i64> { type Output = Saturating<i64>; }
    impl crate::ops::Sub for Saturating<i8> { type Output = Saturating<i8>; }
    impl crate::ops::Sub for Saturating<isize> { type Output = Saturating<isize>; }
    impl crate::ops::Sub for Saturating<u128> { type Output = Saturating<u128>; }
    impl crate::ops::Sub for Saturating<u16> { type Output = Saturating<u16>; }
    impl crate::ops::Sub for Saturating<u32> { type Output = Saturating<u32>; }
    impl crate::ops::Sub for Saturating<u64> { type Output = Saturating<u64>; }
    impl crate::ops::Sub for Saturating<u8> { type Output = Saturating<u8>; }
    impl crate::ops::Sub for Saturating<usize> { type Output = Saturating<usize>; }
    impl crate::ops::SubAssign<&Saturating<i128>> for Saturating<i128> {}
    impl crate::ops::SubAssign<&Saturating<i16>> for Saturating<i16> {}
    impl crate::ops::SubAssign<&Saturating<i32>> for Saturating<i32> {}
    impl crate::ops::SubAssign<&Saturating<i64>> for Saturating<i64> {}
    impl crate::ops::SubAssign<&Saturating<i8>> for Saturating<i8> {}
    impl crate::ops::SubAssign<&Saturating<isize>> for Saturating<isize> {}
    impl crate::ops::SubAssign<&Saturating<u128>> for Saturating<u128> {}
    impl crate::ops::SubAssign<&Saturating<u16>> for Saturating<u16> {}
    impl crate::ops::SubAssign<&Saturating<u32>> for Saturating<u32> {}
    impl crate::ops::SubAssign<&Saturating<u64>> for Saturating<u64> {}
    impl crate::ops::SubAssign<&Saturating<u8>> for Saturating<u8> {}
    impl crate::ops::SubAssign<&Saturating<usize>> for Saturating<usize> {}
    impl crate::ops::SubAssign<&i128> for Saturating<i128> {}
    impl crate::ops::SubAssign<&i16> for Saturating<i16> {}
    impl crate::ops::SubAssign<&i32> for Saturating<i32> {}
    impl crate::ops::SubAssign<&i64> for Saturating<i64> {}
    impl crate::ops::SubAssign<&i8> for Saturating<i8> {}
    impl crate::ops::SubAssign<&isize> for Saturating<isize> {}
    impl crate::ops::SubAssign<&u128> for Saturating<u128> {}
    impl crate::ops::SubAssign<&u16> for Saturating<u16> {}
    impl crate::ops::SubAssign<&u32> for Saturating<u32> {}
    impl crate::ops::SubAssign<&u64> for Saturating<u64> {}
    impl crate::ops::SubAssign<&u8> for Saturating<u8> {}
    impl crate::ops::SubAssign<&usize> for Saturating<usize> {}
    impl crate::ops::SubAssign<i128> for Saturating<i128> {}
    impl crate::ops::SubAssign<i16> for Saturating<i16> {}
    impl crate::ops::SubAssign<i32> for Saturating<i32> {}
    impl crate::ops::SubAssign<i64> for Saturating<i64> {}
    impl crate::ops::SubAssign<i8> for Saturating<i8> {}
    impl crate::ops::SubAssign<isize> for Saturating<isize> {}
    impl crate::ops::SubAssign<u128> for Saturating<u128> {}
    impl crate::ops::SubAssign<u16> for Saturating<u16> {}
    impl crate::ops::SubAssign<u32> for Saturating<u32> {}
    impl crate::ops::SubAssign<u64> for Saturating<u64> {}
    impl crate::ops::SubAssign<u8> for Saturating<u8> {}
    impl crate::ops::SubAssign<usize> for Saturating<usize> {}
    impl crate::ops::SubAssign for Saturating<i128> {}
    impl crate::ops::SubAssign for Saturating<i16> {}
    impl crate::ops::SubAssign for Saturating<i32> {}
    impl crate::ops::SubAssign for Saturating<i64> {}
    impl crate::ops::SubAssign for Saturating<i8> {}
    impl crate::ops::SubAssign for Saturating<isize> {}
    impl crate::ops::SubAssign for Saturating<u128> {}
    impl crate::ops::SubAssign for Saturating<u16> {}
    impl crate::ops::SubAssign for Saturating<u32> {}
    impl crate::ops::SubAssign for Saturating<u64> {}
    impl crate::ops::SubAssign for Saturating<u8> {}
    impl crate::ops::SubAssign for Saturating<usize> {}
    impl crate::iter::Sum<&Saturating<u128>> for Saturating<u128> {}
    impl crate::iter::Sum<&Saturating<u16>> for Saturating<u16> {}
    impl crate::iter::Sum<&Saturating<u32>> for Saturating<u32> {}
    impl crate::iter::Sum<&Saturating<u64>> for Saturating<u64> {}
    impl crate::iter::Sum<&Saturating<u8>> for Saturating<u8> {}
    impl crate::iter::Sum<&Saturating<usize>> for Saturating<usize> {}
    impl crate::iter::Sum for Saturating<u128> {}
    impl crate::iter::Sum for Saturating<u16> {}
    impl crate::iter::Sum for Saturating<u32> {}
    impl crate::iter::Sum for Saturating<u64> {}
    impl crate::iter::Sum for Saturating<u8> {}
    impl crate::iter::Sum for Saturating<usize> {}
    pub struct TryFromIntError;
    impl crate::error::Error for TryFromIntError {}
    impl From<crate::convert::Infallible> for TryFromIntError {}
    pub struct Wrapping<T>(pub T);
    impl Wrapping<usize> { pub fn reverse_bits(self) -> Wrapping<usize> {} }
    impl Wrapping<u8> { pub fn reverse_bits(self) -> Wrapping<u8> {} }
    impl Wrapping<u16> { pub fn reverse_bits(self) -> Wrapping<u16> {} }
    impl Wrapping<u32> { pub fn reverse_bits(self) -> Wrapping<u32> {} }
    impl Wrapping<u64> { pub fn reverse_bits(self) -> Wrapping<u64> {} }
    impl Wrapping<u128> { pub fn reverse_bits(self) -> Wrapping<u128> {} }
    impl Wrapping<isize> { pub fn reverse_bits(self) -> Wrapping<isize> {} }
    impl Wrapping<i8> { pub fn reverse_bits(self) -> Wrapping<i8> {} }
    impl Wrapping<i16> { pub fn reverse_bits(self) -> Wrapping<i16> {} }
    impl Wrapping<i32> { pub fn reverse_bits(self) -> Wrapping<i32> {} }
    impl Wrapping<i64> { pub fn reverse_bits(self) -> Wrapping<i64> {} }
    impl Wrapping<i128> { pub fn reverse_bits(self) -> Wrapping<i128> {} }
    impl crate::ops::Add<&Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i128>> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i16>> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i32>> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i64>> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<i8>> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<isize>> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u128>> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u16>> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u32>> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u64>> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<u8>> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<&Wrapping<usize>> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Add>::Output; }
    impl crate::ops::Add<Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Add>::Output; }
    impl crate::ops::Add for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Add for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Add for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Add for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Add for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Add for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Add for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Add for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Add for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Add for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Add for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Add for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::AddAssign<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::ops::AddAssign<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::ops::AddAssign<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::ops::AddAssign<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::ops::AddAssign<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::ops::AddAssign<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::ops::AddAssign<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::ops::AddAssign<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::ops::AddAssign<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::ops::AddAssign<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::ops::AddAssign<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::ops::AddAssign<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::ops::AddAssign<&i128> for Wrapping<i128> {}
    impl crate::ops::AddAssign<&i16> for Wrapping<i16> {}
    impl crate::ops::AddAssign<&i32> for Wrapping<i32> {}
    impl crate::ops::AddAssign<&i64> for Wrapping<i64> {}
    impl crate::ops::AddAssign<&i8> for Wrapping<i8> {}
    impl crate::ops::AddAssign<&isize> for Wrapping<isize> {}
    impl crate::ops::AddAssign<&u128> for Wrapping<u128> {}
    impl crate::ops::AddAssign<&u16> for Wrapping<u16> {}
    impl crate::ops::AddAssign<&u32> for Wrapping<u32> {}
    impl crate::ops::AddAssign<&u64> for Wrapping<u64> {}
    impl crate::ops::AddAssign<&u8> for Wrapping<u8> {}
    impl crate::ops::AddAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::AddAssign<i128> for Wrapping<i128> {}
    impl crate::ops::AddAssign<i16> for Wrapping<i16> {}
    impl crate::ops::AddAssign<i32> for Wrapping<i32> {}
    impl crate::ops::AddAssign<i64> for Wrapping<i64> {}
    impl crate::ops::AddAssign<i8> for Wrapping<i8> {}
    impl crate::ops::AddAssign<isize> for Wrapping<isize> {}
    impl crate::ops::AddAssign<u128> for Wrapping<u128> {}
    impl crate::ops::AddAssign<u16> for Wrapping<u16> {}
    impl crate::ops::AddAssign<u32> for Wrapping<u32> {}
    impl crate::ops::AddAssign<u64> for Wrapping<u64> {}
    impl crate::ops::AddAssign<u8> for Wrapping<u8> {}
    impl crate::ops::AddAssign<usize> for Wrapping<usize> {}
    impl crate::ops::AddAssign for Wrapping<i128> {}
    impl crate::ops::AddAssign for Wrapping<i16> {}
    impl crate::ops::AddAssign for Wrapping<i32> {}
    impl crate::ops::AddAssign for Wrapping<i64> {}
    impl crate::ops::AddAssign for Wrapping<i8> {}
    impl crate::ops::AddAssign for Wrapping<isize> {}
    impl crate::ops::AddAssign for Wrapping<u128> {}
    impl crate::ops::AddAssign for Wrapping<u16> {}
    impl crate::ops::AddAssign for Wrapping<u32> {}
    impl crate::ops::AddAssign for Wrapping<u64> {}
    impl crate::ops::AddAssign for Wrapping<u8> {}
    impl crate::ops::AddAssign for Wrapping<usize> {}
    impl crate::ops::BitAnd<&Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i128>> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i16>> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i32>> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i64>> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<i8>> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<isize>> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u128>> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u16>> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u32>> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u64>> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<u8>> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<&Wrapping<usize>> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd<Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitAnd>::Output; }
    impl crate::ops::BitAnd for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::BitAnd for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::BitAnd for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::BitAnd for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::BitAnd for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::BitAnd for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::BitAnd for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::BitAnd for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::BitAnd for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::BitAnd for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::BitAnd for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::BitAnd for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::BitAndAssign<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::ops::BitAndAssign<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::ops::BitAndAssign<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::ops::BitAndAssign<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::ops::BitAndAssign<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::ops::BitAndAssign<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::ops::BitAndAssign<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::ops::BitAndAssign<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::ops::BitAndAssign<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::ops::BitAndAssign<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::ops::BitAndAssign<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::ops::BitAndAssign<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::ops::BitAndAssign<&i128> for Wrapping<i128> {}
    impl crate::ops::BitAndAssign<&i16> for Wrapping<i16> {}
    impl crate::ops::BitAndAssign<&i32> for Wrapping<i32> {}
    impl crate::ops::BitAndAssign<&i64> for Wrapping<i64> {}
    impl crate::ops::BitAndAssign<&i8> for Wrapping<i8> {}
    impl crate::ops::BitAndAssign<&isize> for Wrapping<isize> {}
    impl crate::ops::BitAndAssign<&u128> for Wrapping<u128> {}
    impl crate::ops::BitAndAssign<&u16> for Wrapping<u16> {}
    impl crate::ops::BitAndAssign<&u32> for Wrapping<u32> {}
    impl crate::ops::BitAndAssign<&u64> for Wrapping<u64> {}
    impl crate::ops::BitAndAssign<&u8> for Wrapping<u8> {}
    impl crate::ops::BitAndAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::BitAndAssign<i128> for Wrapping<i128> {}
    impl crate::ops::BitAndAssign<i16> for Wrapping<i16> {}
    impl crate::ops::BitAndAssign<i32> for Wrapping<i32> {}
    impl crate::ops::BitAndAssign<i64> for Wrapping<i64> {}
    impl crate::ops::BitAndAssign<i8> for Wrapping<i8> {}
    impl crate::ops::BitAndAssign<isize> for Wrapping<isize> {}
    impl crate::ops::BitAndAssign<u128> for Wrapping<u128> {}
    impl crate::ops::BitAndAssign<u16> for Wrapping<u16> {}
    impl crate::ops::BitAndAssign<u32> for Wrapping<u32> {}
    impl crate::ops::BitAndAssign<u64> for Wrapping<u64> {}
    impl crate::ops::BitAndAssign<u8> for Wrapping<u8> {}
    impl crate::ops::BitAndAssign<usize> for Wrapping<usize> {}
    impl crate::ops::BitAndAssign for Wrapping<i128> {}
    impl crate::ops::BitAndAssign for Wrapping<i16> {}
    impl crate::ops::BitAndAssign for Wrapping<i32> {}
    impl crate::ops::BitAndAssign for Wrapping<i64> {}
    impl crate::ops::BitAndAssign for Wrapping<i8> {}
    impl crate::ops::BitAndAssign for Wrapping<isize> {}
    impl crate::ops::BitAndAssign for Wrapping<u128> {}
    impl crate::ops::BitAndAssign for Wrapping<u16> {}
    impl crate::ops::BitAndAssign for Wrapping<u32> {}
    impl crate::ops::BitAndAssign for Wrapping<u64> {}
    impl crate::ops::BitAndAssign for Wrapping<u8> {}
    impl crate::ops::BitAndAssign for Wrapping<usize> {}
    impl crate::ops::BitOr<&Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i128>> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i16>> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i32>> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i64>> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<i8>> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<isize>> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u128>> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u16>> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u32>> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u64>> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<u8>> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<&Wrapping<usize>> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr<Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitOr>::Output; }
    impl crate::ops::BitOr for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::BitOr for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::BitOr for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::BitOr for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::BitOr for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::BitOr for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::BitOr for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::BitOr for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::BitOr for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::BitOr for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::BitOr for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::BitOr for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::BitOrAssign<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::ops::BitOrAssign<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::ops::BitOrAssign<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::ops::BitOrAssign<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::ops::BitOrAssign<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::ops::BitOrAssign<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::ops::BitOrAssign<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::ops::BitOrAssign<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::ops::BitOrAssign<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::ops::BitOrAssign<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::ops::BitOrAssign<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::ops::BitOrAssign<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::ops::BitOrAssign<&i128> for Wrapping<i128> {}
    impl crate::ops::BitOrAssign<&i16> for Wrapping<i16> {}
    impl crate::ops::BitOrAssign<&i32> for Wrapping<i32> {}
    impl crate::ops::BitOrAssign<&i64> for Wrapping<i64> {}
    impl crate::ops::BitOrAssign<&i8> for Wrapping<i8> {}
    impl crate::ops::BitOrAssign<&isize> for Wrapping<isize> {}
    impl crate::ops::BitOrAssign<&u128> for Wrapping<u128> {}
    impl crate::ops::BitOrAssign<&u16> for Wrapping<u16> {}
    impl crate::ops::BitOrAssign<&u32> for Wrapping<u32> {}
    impl crate::ops::BitOrAssign<&u64> for Wrapping<u64> {}
    impl crate::ops::BitOrAssign<&u8> for Wrapping<u8> {}
    impl crate::ops::BitOrAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::BitOrAssign<i128> for Wrapping<i128> {}
    impl crate::ops::BitOrAssign<i16> for Wrapping<i16> {}
    impl crate::ops::BitOrAssign<i32> for Wrapping<i32> {}
    impl crate::ops::BitOrAssign<i64> for Wrapping<i64> {}
    impl crate::ops::BitOrAssign<i8> for Wrapping<i8> {}
    impl crate::ops::BitOrAssign<isize> for Wrapping<isize> {}
    impl crate::ops::BitOrAssign<u128> for Wrapping<u128> {}
    impl crate::ops::BitOrAssign<u16> for Wrapping<u16> {}
    impl crate::ops::BitOrAssign<u32> for Wrapping<u32> {}
    impl crate::ops::BitOrAssign<u64> for Wrapping<u64> {}
    impl crate::ops::BitOrAssign<u8> for Wrapping<u8> {}
    impl crate::ops::BitOrAssign<usize> for Wrapping<usize> {}
    impl crate::ops::BitOrAssign for Wrapping<i128> {}
    impl crate::ops::BitOrAssign for Wrapping<i16> {}
    impl crate::ops::BitOrAssign for Wrapping<i32> {}
    impl crate::ops::BitOrAssign for Wrapping<i64> {}
    impl crate::ops::BitOrAssign for Wrapping<i8> {}
    impl crate::ops::BitOrAssign for Wrapping<isize> {}
    impl crate::ops::BitOrAssign for Wrapping<u128> {}
    impl crate::ops::BitOrAssign for Wrapping<u16> {}
    impl crate::ops::BitOrAssign for Wrapping<u32> {}
    impl crate::ops::BitOrAssign for Wrapping<u64> {}
    impl crate::ops::BitOrAssign for Wrapping<u8> {}
    impl crate::ops::BitOrAssign for Wrapping<usize> {}
    impl crate::ops::BitXor<&Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i128>> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i16>> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i32>> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i64>> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<i8>> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<isize>> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u128>> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u16>> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u32>> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u64>> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<u8>> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<&Wrapping<usize>> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor<Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::BitXor>::Output; }
    impl crate::ops::BitXor for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::BitXor for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::BitXor for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::BitXor for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::BitXor for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::BitXor for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::BitXor for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::BitXor for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::BitXor for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::BitXor for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::BitXor for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::BitXor for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::BitXorAssign<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::ops::BitXorAssign<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::ops::BitXorAssign<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::ops::BitXorAssign<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::ops::BitXorAssign<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::ops::BitXorAssign<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::ops::BitXorAssign<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::ops::BitXorAssign<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::ops::BitXorAssign<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::ops::BitXorAssign<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::ops::BitXorAssign<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::ops::BitXorAssign<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::ops::BitXorAssign<&i128> for Wrapping<i128> {}
    impl crate::ops::BitXorAssign<&i16> for Wrapping<i16> {}
    impl crate::ops::BitXorAssign<&i32> for Wrapping<i32> {}
    impl crate::ops::BitXorAssign<&i64> for Wrapping<i64> {}
    impl crate::ops::BitXorAssign<&i8> for Wrapping<i8> {}
    impl crate::ops::BitXorAssign<&isize> for Wrapping<isize> {}
    impl crate::ops::BitXorAssign<&u128> for Wrapping<u128> {}
    impl crate::ops::BitXorAssign<&u16> for Wrapping<u16> {}
    impl crate::ops::BitXorAssign<&u32> for Wrapping<u32> {}
    impl crate::ops::BitXorAssign<&u64> for Wrapping<u64> {}
    impl crate::ops::BitXorAssign<&u8> for Wrapping<u8> {}
    impl crate::ops::BitXorAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::BitXorAssign<i128> for Wrapping<i128> {}
    impl crate::ops::BitXorAssign<i16> for Wrapping<i16> {}
    impl crate::ops::BitXorAssign<i32> for Wrapping<i32> {}
    impl crate::ops::BitXorAssign<i64> for Wrapping<i64> {}
    impl crate::ops::BitXorAssign<i8> for Wrapping<i8> {}
    impl crate::ops::BitXorAssign<isize> for Wrapping<isize> {}
    impl crate::ops::BitXorAssign<u128> for Wrapping<u128> {}
    impl crate::ops::BitXorAssign<u16> for Wrapping<u16> {}
    impl crate::ops::BitXorAssign<u32> for Wrapping<u32> {}
    impl crate::ops::BitXorAssign<u64> for Wrapping<u64> {}
    impl crate::ops::BitXorAssign<u8> for Wrapping<u8> {}
    impl crate::ops::BitXorAssign<usize> for Wrapping<usize> {}
    impl crate::ops::BitXorAssign for Wrapping<i128> {}
    impl crate::ops::BitXorAssign for Wrapping<i16> {}
    impl crate::ops::BitXorAssign for Wrapping<i32> {}
    impl crate::ops::BitXorAssign for Wrapping<i64> {}
    impl crate::ops::BitXorAssign for Wrapping<i8> {}
    impl crate::ops::BitXorAssign for Wrapping<isize> {}
    impl crate::ops::BitXorAssign for Wrapping<u128> {}
    impl crate::ops::BitXorAssign for Wrapping<u16> {}
    impl crate::ops::BitXorAssign for Wrapping<u32> {}
    impl crate::ops::BitXorAssign for Wrapping<u64> {}
    impl crate::ops::BitXorAssign for Wrapping<u8> {}
    impl crate::ops::BitXorAssign for Wrapping<usize> {}
    impl crate::ops::Div<&Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i128>> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i16>> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i32>> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i64>> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<i8>> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<isize>> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u128>> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u16>> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u32>> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u64>> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<u8>> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<&Wrapping<usize>> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Div>::Output; }
    impl crate::ops::Div<Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Div>::Output; }
    impl crate::ops::Div for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Div for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Div for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Div for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Div for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Div for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Div for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Div for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Div for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Div for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Div for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Div for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::DivAssign<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::ops::DivAssign<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::ops::DivAssign<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::ops::DivAssign<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::ops::DivAssign<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::ops::DivAssign<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::ops::DivAssign<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::ops::DivAssign<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::ops::DivAssign<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::ops::DivAssign<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::ops::DivAssign<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::ops::DivAssign<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::ops::DivAssign<&i128> for Wrapping<i128> {}
    impl crate::ops::DivAssign<&i16> for Wrapping<i16> {}
    impl crate::ops::DivAssign<&i32> for Wrapping<i32> {}
    impl crate::ops::DivAssign<&i64> for Wrapping<i64> {}
    impl crate::ops::DivAssign<&i8> for Wrapping<i8> {}
    impl crate::ops::DivAssign<&isize> for Wrapping<isize> {}
    impl crate::ops::DivAssign<&u128> for Wrapping<u128> {}
    impl crate::ops::DivAssign<&u16> for Wrapping<u16> {}
    impl crate::ops::DivAssign<&u32> for Wrapping<u32> {}
    impl crate::ops::DivAssign<&u64> for Wrapping<u64> {}
    impl crate::ops::DivAssign<&u8> for Wrapping<u8> {}
    impl crate::ops::DivAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::DivAssign<i128> for Wrapping<i128> {}
    impl crate::ops::DivAssign<i16> for Wrapping<i16> {}
    impl crate::ops::DivAssign<i32> for Wrapping<i32> {}
    impl crate::ops::DivAssign<i64> for Wrapping<i64> {}
    impl crate::ops::DivAssign<i8> for Wrapping<i8> {}
    impl crate::ops::DivAssign<isize> for Wrapping<isize> {}
    impl crate::ops::DivAssign<u128> for Wrapping<u128> {}
    impl crate::ops::DivAssign<u16> for Wrapping<u16> {}
    impl crate::ops::DivAssign<u32> for Wrapping<u32> {}
    impl crate::ops::DivAssign<u64> for Wrapping<u64> {}
    impl crate::ops::DivAssign<u8> for Wrapping<u8> {}
    impl crate::ops::DivAssign<usize> for Wrapping<usize> {}
    impl crate::ops::DivAssign for Wrapping<i128> {}
    impl crate::ops::DivAssign for Wrapping<i16> {}
    impl crate::ops::DivAssign for Wrapping<i32> {}
    impl crate::ops::DivAssign for Wrapping<i64> {}
    impl crate::ops::DivAssign for Wrapping<i8> {}
    impl crate::ops::DivAssign for Wrapping<isize> {}
    impl crate::ops::DivAssign for Wrapping<u128> {}
    impl crate::ops::DivAssign for Wrapping<u16> {}
    impl crate::ops::DivAssign for Wrapping<u32> {}
    impl crate::ops::DivAssign for Wrapping<u64> {}
    impl crate::ops::DivAssign for Wrapping<u8> {}
    impl crate::ops::DivAssign for Wrapping<usize> {}
    impl crate::ops::Mul<&Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i128>> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i16>> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i32>> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i64>> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<i8>> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<isize>> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u128>> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u16>> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u32>> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u64>> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<u8>> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<&Wrapping<usize>> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul<Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Mul>::Output; }
    impl crate::ops::Mul for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Mul for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Mul for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Mul for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Mul for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Mul for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Mul for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Mul for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Mul for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Mul for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Mul for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Mul for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::MulAssign<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::ops::MulAssign<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::ops::MulAssign<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::ops::MulAssign<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::ops::MulAssign<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::ops::MulAssign<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::ops::MulAssign<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::ops::MulAssign<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::ops::MulAssign<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::ops::MulAssign<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::ops::MulAssign<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::ops::MulAssign<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::ops::MulAssign<&i128> for Wrapping<i128> {}
    impl crate::ops::MulAssign<&i16> for Wrapping<i16> {}
    impl crate::ops::MulAssign<&i32> for Wrapping<i32> {}
    impl crate::ops::MulAssign<&i64> for Wrapping<i64> {}
    impl crate::ops::MulAssign<&i8> for Wrapping<i8> {}
    impl crate::ops::MulAssign<&isize> for Wrapping<isize> {}
    impl crate::ops::MulAssign<&u128> for Wrapping<u128> {}
    impl crate::ops::MulAssign<&u16> for Wrapping<u16> {}
    impl crate::ops::MulAssign<&u32> for Wrapping<u32> {}
    impl crate::ops::MulAssign<&u64> for Wrapping<u64> {}
    impl crate::ops::MulAssign<&u8> for Wrapping<u8> {}
    impl crate::ops::MulAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::MulAssign<i128> for Wrapping<i128> {}
    impl crate::ops::MulAssign<i16> for Wrapping<i16> {}
    impl crate::ops::MulAssign<i32> for Wrapping<i32> {}
    impl crate::ops::MulAssign<i64> for Wrapping<i64> {}
    impl crate::ops::MulAssign<i8> for Wrapping<i8> {}
    impl crate::ops::MulAssign<isize> for Wrapping<isize> {}
    impl crate::ops::MulAssign<u128> for Wrapping<u128> {}
    impl crate::ops::MulAssign<u16> for Wrapping<u16> {}
    impl crate::ops::MulAssign<u32> for Wrapping<u32> {}
    impl crate::ops::MulAssign<u64> for Wrapping<u64> {}
    impl crate::ops::MulAssign<u8> for Wrapping<u8> {}
    impl crate::ops::MulAssign<usize> for Wrapping<usize> {}
    impl crate::ops::MulAssign for Wrapping<i128> {}
    impl crate::ops::MulAssign for Wrapping<i16> {}
    impl crate::ops::MulAssign for Wrapping<i32> {}
    impl crate::ops::MulAssign for Wrapping<i64> {}
    impl crate::ops::MulAssign for Wrapping<i8> {}
    impl crate::ops::MulAssign for Wrapping<isize> {}
    impl crate::ops::MulAssign for Wrapping<u128> {}
    impl crate::ops::MulAssign for Wrapping<u16> {}
    impl crate::ops::MulAssign for Wrapping<u32> {}
    impl crate::ops::MulAssign for Wrapping<u64> {}
    impl crate::ops::MulAssign for Wrapping<u8> {}
    impl crate::ops::MulAssign for Wrapping<usize> {}
    impl crate::ops::Neg for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Neg>::Output; }
    impl crate::ops::Neg for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Neg for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Neg for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Neg for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Neg for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Neg for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Neg for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Neg for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Neg for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Neg for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Neg for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Neg for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::Not for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Not>::Output; }
    impl crate::ops::Not for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Not>::Output; }
    impl crate::ops::Not for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Not for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Not for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Not for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Not for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Not for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Not for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Not for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Not for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Not for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Not for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Not for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl<T: Ord> Ord for Wrapping<T> {}
    impl crate::iter::Product<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::iter::Product<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::iter::Product<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::iter::Product<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::iter::Product<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::iter::Product<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::iter::Product<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::iter::Product<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::iter::Product<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::iter::Product<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::iter::Product<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::iter::Product<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::iter::Product for Wrapping<i128> {}
    impl crate::iter::Product for Wrapping<i16> {}
    impl crate::iter::Product for Wrapping<i32> {}
    impl crate::iter::Product for Wrapping<i64> {}
    impl crate::iter::Product for Wrapping<i8> {}
    impl crate::iter::Product for Wrapping<isize> {}
    impl crate::iter::Product for Wrapping<u128> {}
    impl crate::iter::Product for Wrapping<u16> {}
    impl crate::iter::Product for Wrapping<u32> {}
    impl crate::iter::Product for Wrapping<u64> {}
    impl crate::iter::Product for Wrapping<u8> {}
    impl crate::iter::Product for Wrapping<usize> {}
    impl crate::ops::Rem<&Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i128>> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i16>> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i32>> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i64>> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<i8>> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<isize>> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u128>> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u16>> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u32>> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u64>> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<u8>> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<&Wrapping<usize>> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem<Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Rem>::Output; }
    impl crate::ops::Rem for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Rem for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Rem for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Rem for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Rem for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Rem for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Rem for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Rem for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Rem for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Rem for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Rem for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Rem for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::RemAssign<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::ops::RemAssign<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::ops::RemAssign<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::ops::RemAssign<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::ops::RemAssign<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::ops::RemAssign<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::ops::RemAssign<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::ops::RemAssign<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::ops::RemAssign<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::ops::RemAssign<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::ops::RemAssign<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::ops::RemAssign<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::ops::RemAssign<&i128> for Wrapping<i128> {}
    impl crate::ops::RemAssign<&i16> for Wrapping<i16> {}
    impl crate::ops::RemAssign<&i32> for Wrapping<i32> {}
    impl crate::ops::RemAssign<&i64> for Wrapping<i64> {}
    impl crate::ops::RemAssign<&i8> for Wrapping<i8> {}
    impl crate::ops::RemAssign<&isize> for Wrapping<isize> {}
    impl crate::ops::RemAssign<&u128> for Wrapping<u128> {}
    impl crate::ops::RemAssign<&u16> for Wrapping<u16> {}
    impl crate::ops::RemAssign<&u32> for Wrapping<u32> {}
    impl crate::ops::RemAssign<&u64> for Wrapping<u64> {}
    impl crate::ops::RemAssign<&u8> for Wrapping<u8> {}
    impl crate::ops::RemAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::RemAssign<i128> for Wrapping<i128> {}
    impl crate::ops::RemAssign<i16> for Wrapping<i16> {}
    impl crate::ops::RemAssign<i32> for Wrapping<i32> {}
    impl crate::ops::RemAssign<i64> for Wrapping<i64> {}
    impl crate::ops::RemAssign<i8> for Wrapping<i8> {}
    impl crate::ops::RemAssign<isize> for Wrapping<isize> {}
    impl crate::ops::RemAssign<u128> for Wrapping<u128> {}
    impl crate::ops::RemAssign<u16> for Wrapping<u16> {}
    impl crate::ops::RemAssign<u32> for Wrapping<u32> {}
    impl crate::ops::RemAssign<u64> for Wrapping<u64> {}
    impl crate::ops::RemAssign<u8> for Wrapping<u8> {}
    impl crate::ops::RemAssign<usize> for Wrapping<usize> {}
    impl crate::ops::RemAssign for Wrapping<i128> {}
    impl crate::ops::RemAssign for Wrapping<i16> {}
    impl crate::ops::RemAssign for Wrapping<i32> {}
    impl crate::ops::RemAssign for Wrapping<i64> {}
    impl crate::ops::RemAssign for Wrapping<i8> {}
    impl crate::ops::RemAssign for Wrapping<isize> {}
    impl crate::ops::RemAssign for Wrapping<u128> {}
    impl crate::ops::RemAssign for Wrapping<u16> {}
    impl crate::ops::RemAssign for Wrapping<u32> {}
    impl crate::ops::RemAssign for Wrapping<u64> {}
    impl crate::ops::RemAssign for Wrapping<u8> {}
    impl crate::ops::RemAssign for Wrapping<usize> {}
    impl crate::ops::Shl<&usize> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<&usize> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Shl<usize>>::Output; }
    impl crate::ops::Shl<usize> for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Shl<usize> for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Shl<usize> for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Shl<usize> for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Shl<usize> for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Shl<usize> for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Shl<usize> for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Shl<usize> for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Shl<usize> for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Shl<usize> for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Shl<usize> for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Shl<usize> for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::ShlAssign<&usize> for Wrapping<i128> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<i16> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<i32> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<i64> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<i8> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<isize> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<u128> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<u16> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<u32> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<u64> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<u8> {}
    impl crate::ops::ShlAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<i128> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<i16> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<i32> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<i64> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<i8> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<isize> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<u128> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<u16> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<u32> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<u64> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<u8> {}
    impl crate::ops::ShlAssign<usize> for Wrapping<usize> {}
    impl crate::ops::Shr<&usize> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<&usize> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Shr<usize>>::Output; }
    impl crate::ops::Shr<usize> for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Shr<usize> for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Shr<usize> for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Shr<usize> for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Shr<usize> for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Shr<usize> for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Shr<usize> for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Shr<usize> for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Shr<usize> for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Shr<usize> for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Shr<usize> for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Shr<usize> for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::ShrAssign<&usize> for Wrapping<i128> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<i16> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<i32> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<i64> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<i8> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<isize> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<u128> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<u16> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<u32> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<u64> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<u8> {}
    impl crate::ops::ShrAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<i128> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<i16> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<i32> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<i64> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<i8> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<isize> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<u128> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<u16> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<u32> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<u64> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<u8> {}
    impl crate::ops::ShrAssign<usize> for Wrapping<usize> {}
    impl crate::ops::Sub<&Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i128>> for Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i16>> for Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i32>> for Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i64>> for Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<i8>> for Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<isize>> for Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u128>> for Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u16>> for Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u32>> for Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u64>> for Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<u8>> for Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<&Wrapping<usize>> for Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<i128>> for &Wrapping<i128> { type Output = <Wrapping<i128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<i16>> for &Wrapping<i16> { type Output = <Wrapping<i16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<i32>> for &Wrapping<i32> { type Output = <Wrapping<i32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<i64>> for &Wrapping<i64> { type Output = <Wrapping<i64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<i8>> for &Wrapping<i8> { type Output = <Wrapping<i8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<isize>> for &Wrapping<isize> { type Output = <Wrapping<isize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<u128>> for &Wrapping<u128> { type Output = <Wrapping<u128> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<u16>> for &Wrapping<u16> { type Output = <Wrapping<u16> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<u32>> for &Wrapping<u32> { type Output = <Wrapping<u32> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<u64>> for &Wrapping<u64> { type Output = <Wrapping<u64> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<u8>> for &Wrapping<u8> { type Output = <Wrapping<u8> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub<Wrapping<usize>> for &Wrapping<usize> { type Output = <Wrapping<usize> as crate::ops::Sub>::Output; }
    impl crate::ops::Sub for Wrapping<i128> { type Output = Wrapping<i128>; }
    impl crate::ops::Sub for Wrapping<i16> { type Output = Wrapping<i16>; }
    impl crate::ops::Sub for Wrapping<i32> { type Output = Wrapping<i32>; }
    impl crate::ops::Sub for Wrapping<i64> { type Output = Wrapping<i64>; }
    impl crate::ops::Sub for Wrapping<i8> { type Output = Wrapping<i8>; }
    impl crate::ops::Sub for Wrapping<isize> { type Output = Wrapping<isize>; }
    impl crate::ops::Sub for Wrapping<u128> { type Output = Wrapping<u128>; }
    impl crate::ops::Sub for Wrapping<u16> { type Output = Wrapping<u16>; }
    impl crate::ops::Sub for Wrapping<u32> { type Output = Wrapping<u32>; }
    impl crate::ops::Sub for Wrapping<u64> { type Output = Wrapping<u64>; }
    impl crate::ops::Sub for Wrapping<u8> { type Output = Wrapping<u8>; }
    impl crate::ops::Sub for Wrapping<usize> { type Output = Wrapping<usize>; }
    impl crate::ops::SubAssign<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::ops::SubAssign<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::ops::SubAssign<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::ops::SubAssign<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::ops::SubAssign<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::ops::SubAssign<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::ops::SubAssign<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::ops::SubAssign<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::ops::SubAssign<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::ops::SubAssign<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::ops::SubAssign<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::ops::SubAssign<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::ops::SubAssign<&i128> for Wrapping<i128> {}
    impl crate::ops::SubAssign<&i16> for Wrapping<i16> {}
    impl crate::ops::SubAssign<&i32> for Wrapping<i32> {}
    impl crate::ops::SubAssign<&i64> for Wrapping<i64> {}
    impl crate::ops::SubAssign<&i8> for Wrapping<i8> {}
    impl crate::ops::SubAssign<&isize> for Wrapping<isize> {}
    impl crate::ops::SubAssign<&u128> for Wrapping<u128> {}
    impl crate::ops::SubAssign<&u16> for Wrapping<u16> {}
    impl crate::ops::SubAssign<&u32> for Wrapping<u32> {}
    impl crate::ops::SubAssign<&u64> for Wrapping<u64> {}
    impl crate::ops::SubAssign<&u8> for Wrapping<u8> {}
    impl crate::ops::SubAssign<&usize> for Wrapping<usize> {}
    impl crate::ops::SubAssign<i128> for Wrapping<i128> {}
    impl crate::ops::SubAssign<i16> for Wrapping<i16> {}
    impl crate::ops::SubAssign<i32> for Wrapping<i32> {}
    impl crate::ops::SubAssign<i64> for Wrapping<i64> {}
    impl crate::ops::SubAssign<i8> for Wrapping<i8> {}
    impl crate::ops::SubAssign<isize> for Wrapping<isize> {}
    impl crate::ops::SubAssign<u128> for Wrapping<u128> {}
    impl crate::ops::SubAssign<u16> for Wrapping<u16> {}
    impl crate::ops::SubAssign<u32> for Wrapping<u32> {}
    impl crate::ops::SubAssign<u64> for Wrapping<u64> {}
    impl crate::ops::SubAssign<u8> for Wrapping<u8> {}
    impl crate::ops::SubAssign<usize> for Wrapping<usize> {}
    impl crate::ops::SubAssign for Wrapping<i128> {}
    impl crate::ops::SubAssign for Wrapping<i16> {}
    impl crate::ops::SubAssign for Wrapping<i32> {}
    impl crate::ops::SubAssign for Wrapping<i64> {}
    impl crate::ops::SubAssign for Wrapping<i8> {}
    impl crate::ops::SubAssign for Wrapping<isize> {}
    impl crate::ops::SubAssign for Wrapping<u128> {}
    impl crate::ops::SubAssign for Wrapping<u16> {}
    impl crate::ops::SubAssign for Wrapping<u32> {}
    impl crate::ops::SubAssign for Wrapping<u64> {}
    impl crate::ops::SubAssign for Wrapping<u8> {}
    impl crate::ops::SubAssign for Wrapping<usize> {}
    impl crate::iter::Sum<&Wrapping<i128>> for Wrapping<i128> {}
    impl crate::iter::Sum<&Wrapping<i16>> for Wrapping<i16> {}
    impl crate::iter::Sum<&Wrapping<i32>> for Wrapping<i32> {}
    impl crate::iter::Sum<&Wrapping<i64>> for Wrapping<i64> {}
    impl crate::iter::Sum<&Wrapping<i8>> for Wrapping<i8> {}
    impl crate::iter::Sum<&Wrapping<isize>> for Wrapping<isize> {}
    impl crate::iter::Sum<&Wrapping<u128>> for Wrapping<u128> {}
    impl crate::iter::Sum<&Wrapping<u16>> for Wrapping<u16> {}
    impl crate::iter::Sum<&Wrapping<u32>> for Wrapping<u32> {}
    impl crate::iter::Sum<&Wrapping<u64>> for Wrapping<u64> {}
    impl crate::iter::Sum<&Wrapping<u8>> for Wrapping<u8> {}
    impl crate::iter::Sum<&Wrapping<usize>> for Wrapping<usize> {}
    impl crate::iter::Sum for Wrapping<i128> {}
    impl crate::iter::Sum for Wrapping<i16> {}
    impl crate::iter::Sum for Wrapping<i32> {}
    impl crate::iter::Sum for Wrapping<i64> {}
    impl crate::iter::Sum for Wrapping<i8> {}
    impl crate::iter::Sum for Wrapping<isize> {}
    impl crate::iter::Sum for Wrapping<u128> {}
    impl crate::iter::Sum for Wrapping<u16> {}
    impl crate::iter::Sum for Wrapping<u32> {}
    impl crate::iter::Sum for Wrapping<u64> {}
    impl crate::iter::Sum for Wrapping<u8> {}
    impl crate::iter::Sum for Wrapping<usize> {}
    pub type NonZeroI128 = NonZero<i128>;
    pub type NonZeroI16 = NonZero<i16>;
    pub type NonZeroI32 = NonZero<i32>;
    pub type NonZeroI64 = NonZero<i64>;
    pub type NonZeroI8 = NonZero<i8>;
    pub type NonZeroIsize = NonZero<isize>;
    pub type NonZeroU128 = NonZero<u128>;
    pub type NonZeroU16 = NonZero<u16>;
    pub type NonZeroU32 = NonZero<u32>;
    pub type NonZeroU64 = NonZero<u64>;
    pub type NonZeroU8 = NonZero<u8>;
    pub type NonZeroUsize = NonZero<usize>;
}
