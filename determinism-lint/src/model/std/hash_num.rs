// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod clone {
    pub trait Clone {
        fn clone(&self) -> Self;
        fn clone_from(&mut self, source: &Self);
    }
    impl<T> Clone for T {}
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
    impl<T> From<T> for T {}
    impl<T, U: From<T>> Into<U> for T {}
    impl<T, U: Into<T>> TryFrom<U> for T { type Error = Infallible; }
    impl<T, U: TryFrom<T>> TryInto<U> for T { type Error = <U as TryFrom<T>>::Error; }
    impl<T: AsRef<U>, U> AsRef<U> for &T {}
    impl<T: AsRef<U>, U> AsRef<U> for &mut T {}
    impl<T: AsMut<U>, U> AsMut<U> for &mut T {}
}
mod default {
    pub trait Default { fn default() -> Self; }
    impl<T> Default for T {}
}
mod hash {
    pub struct BuildHasherDefault<H>;
    impl<H> BuildHasherDefault<H> { pub fn new() -> BuildHasherDefault<H> {} }
    impl<H> BuildHasher for BuildHasherDefault<H> { type Hasher = H; }
    pub struct SipHasher;
    impl SipHasher {
        pub fn new() -> SipHasher {}
        pub fn new_with_keys(key0: u64, key1: u64) -> SipHasher {}
    }
    impl Hasher for SipHasher {}
    pub trait BuildHasher {
        type Hasher;
        fn build_hasher(&self) -> Self::Hasher;
        fn hash_one<T>(&self, x: T) -> u64;
    }
    pub trait Hash {
        fn hash<H>(&self, state: &mut H);
        fn hash_slice<H>(data: &[Self], state: &mut H);
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
    impl<T> Hash for T {}
    impl<H: Hasher> Hasher for &mut H {}
    pub use crate::collections::hash_map::{DefaultHasher, RandomState};
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
    impl<T> Copy for T {}
    impl<T> Send for T {}
    impl<T> Sync for T {}
    impl<T> Sized for T {}
    impl<T> Unpin for T {}
}
mod num {
    pub enum FpCategory { Nan, Infinite, Zero, Subnormal, Normal }
    pub enum IntErrorKind { Empty, InvalidDigit, PosOverflow, NegOverflow, Zero }
    pub struct ParseFloatError;
    impl crate::error::Error for ParseFloatError {}
    pub struct ParseIntError;
    impl ParseIntError { pub fn kind(&self) -> &IntErrorKind {} }
    impl crate::error::Error for ParseIntError {}
    pub struct TryFromIntError;
    impl crate::error::Error for TryFromIntError {}
    impl From<crate::convert::Infallible> for TryFromIntError {}
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
    pub struct NonZero<T>;
    pub struct Wrapping<T>(pub T);
    pub struct Saturating<T>(pub T);
    impl<T> NonZero<T> {
        pub fn new(n: T) -> Option<NonZero<T>> {}
        pub unsafe fn new_unchecked(n: T) -> NonZero<T> {}
        pub fn get(self) -> T {}
        pub const BITS: u32 = 0;
        pub const MIN: NonZero<T> = _;
        pub const MAX: NonZero<T> = _;
        pub fn leading_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn count_ones(self) -> NonZero<u32> {}
        pub fn checked_add(self, other: T) -> Option<NonZero<T>> {}
        pub fn saturating_add(self, other: T) -> NonZero<T> {}
        pub fn checked_next_power_of_two(self) -> Option<NonZero<T>> {}
        pub fn ilog2(self) -> u32 {}
        pub fn ilog10(self) -> u32 {}
        pub fn midpoint(self, rhs: NonZero<T>) -> NonZero<T> {}
        pub fn is_power_of_two(self) -> bool {}
        pub fn isqrt(self) -> NonZero<T> {}
        pub fn checked_mul(self, other: NonZero<T>) -> Option<NonZero<T>> {}
        pub fn saturating_mul(self, other: NonZero<T>) -> NonZero<T> {}
        pub fn checked_pow(self, other: u32) -> Option<NonZero<T>> {}
        pub fn saturating_pow(self, other: u32) -> NonZero<T> {}
        pub fn div_ceil(self, rhs: NonZero<T>) -> NonZero<T> {}
        pub fn abs(self) -> NonZero<T> {}
        pub fn checked_abs(self) -> Option<NonZero<T>> {}
        pub fn overflowing_abs(self) -> (NonZero<T>, bool) {}
        pub fn saturating_abs(self) -> NonZero<T> {}
        pub fn wrapping_abs(self) -> NonZero<T> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
        pub fn checked_neg(self) -> Option<NonZero<T>> {}
        pub fn overflowing_neg(self) -> (NonZero<T>, bool) {}
        pub fn saturating_neg(self) -> NonZero<T> {}
        pub fn wrapping_neg(self) -> NonZero<T> {}
    }
    impl NonZero<u8> { pub fn cast_signed(self) -> NonZero<i8> {} }
    impl NonZero<u16> { pub fn cast_signed(self) -> NonZero<i16> {} }
    impl NonZero<u32> { pub fn cast_signed(self) -> NonZero<i32> {} }
    impl NonZero<u64> { pub fn cast_signed(self) -> NonZero<i64> {} }
    impl NonZero<u128> { pub fn cast_signed(self) -> NonZero<i128> {} }
    impl NonZero<usize> { pub fn cast_signed(self) -> NonZero<isize> {} }
    impl NonZero<i8> {
        pub fn unsigned_abs(self) -> NonZero<u8> {}
        pub fn cast_unsigned(self) -> NonZero<u8> {}
    }
    impl NonZero<i16> {
        pub fn unsigned_abs(self) -> NonZero<u16> {}
        pub fn cast_unsigned(self) -> NonZero<u16> {}
    }
    impl NonZero<i32> {
        pub fn unsigned_abs(self) -> NonZero<u32> {}
        pub fn cast_unsigned(self) -> NonZero<u32> {}
    }
    impl NonZero<i64> {
        pub fn unsigned_abs(self) -> NonZero<u64> {}
        pub fn cast_unsigned(self) -> NonZero<u64> {}
    }
    impl NonZero<i128> {
        pub fn unsigned_abs(self) -> NonZero<u128> {}
        pub fn cast_unsigned(self) -> NonZero<u128> {}
    }
    impl NonZero<isize> {
        pub fn unsigned_abs(self) -> NonZero<usize> {}
        pub fn cast_unsigned(self) -> NonZero<usize> {}
    }
    impl<T> Wrapping<T> { pub fn reverse_bits(self) -> Wrapping<T> {} }
    impl<T> Saturating<T> {
        pub const MIN: Saturating<T> = _;
        pub const MAX: Saturating<T> = _;
        pub const BITS: u32 = 0;
        pub fn count_ones(self) -> u32 {}
        pub fn count_zeros(self) -> u32 {}
        pub fn trailing_zeros(self) -> u32 {}
        pub fn rotate_left(self, n: u32) -> Saturating<T> {}
        pub fn rotate_right(self, n: u32) -> Saturating<T> {}
        pub fn swap_bytes(self) -> Saturating<T> {}
        pub fn reverse_bits(self) -> Saturating<T> {}
        pub fn from_be(x: Saturating<T>) -> Saturating<T> {}
        pub fn from_le(x: Saturating<T>) -> Saturating<T> {}
        pub fn to_be(self) -> Saturating<T> {}
        pub fn to_le(self) -> Saturating<T> {}
        pub fn pow(self, exp: u32) -> Saturating<T> {}
        pub fn leading_zeros(self) -> u32 {}
        pub fn abs(self) -> Saturating<T> {}
        pub fn signum(self) -> Saturating<T> {}
        pub fn is_positive(self) -> bool {}
        pub fn is_negative(self) -> bool {}
        pub fn is_power_of_two(self) -> bool {}
    }
    impl<T> crate::ops::Add<Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Add<&Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Add<Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Add<&Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::AddAssign<Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::AddAssign<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::AddAssign<T> for Wrapping<T> {}
    impl<T> crate::ops::AddAssign<&T> for Wrapping<T> {}
    impl<T> crate::ops::Sub<Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Sub<&Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Sub<Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Sub<&Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::SubAssign<Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::SubAssign<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::SubAssign<T> for Wrapping<T> {}
    impl<T> crate::ops::SubAssign<&T> for Wrapping<T> {}
    impl<T> crate::ops::Mul<Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Mul<&Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Mul<Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Mul<&Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::MulAssign<Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::MulAssign<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::MulAssign<T> for Wrapping<T> {}
    impl<T> crate::ops::MulAssign<&T> for Wrapping<T> {}
    impl<T> crate::ops::Div<Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Div<&Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Div<Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Div<&Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::DivAssign<Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::DivAssign<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::DivAssign<T> for Wrapping<T> {}
    impl<T> crate::ops::DivAssign<&T> for Wrapping<T> {}
    impl<T> crate::ops::Rem<Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Rem<&Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Rem<Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Rem<&Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::RemAssign<Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::RemAssign<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::RemAssign<T> for Wrapping<T> {}
    impl<T> crate::ops::RemAssign<&T> for Wrapping<T> {}
    impl<T> crate::ops::BitAnd<Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitAnd<&Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitAnd<Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitAnd<&Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitAndAssign<Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::BitAndAssign<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::BitAndAssign<T> for Wrapping<T> {}
    impl<T> crate::ops::BitAndAssign<&T> for Wrapping<T> {}
    impl<T> crate::ops::BitOr<Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitOr<&Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitOr<Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitOr<&Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitOrAssign<Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::BitOrAssign<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::BitOrAssign<T> for Wrapping<T> {}
    impl<T> crate::ops::BitOrAssign<&T> for Wrapping<T> {}
    impl<T> crate::ops::BitXor<Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitXor<&Wrapping<T>> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitXor<Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitXor<&Wrapping<T>> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::BitXorAssign<Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::BitXorAssign<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::BitXorAssign<T> for Wrapping<T> {}
    impl<T> crate::ops::BitXorAssign<&T> for Wrapping<T> {}
    impl<T> crate::ops::Neg for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Not for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Shl<usize> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Shr<usize> for Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Neg for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Not for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Shl<usize> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::Shr<usize> for &Wrapping<T> { type Output = Wrapping<T>; }
    impl<T> crate::ops::ShlAssign<usize> for Wrapping<T> {}
    impl<T> crate::ops::ShrAssign<usize> for Wrapping<T> {}
    impl<T: Ord> Ord for Wrapping<T> {}
    impl<T> crate::iter::Sum for Wrapping<T> {}
    impl<T> crate::iter::Sum<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::iter::Product for Wrapping<T> {}
    impl<T> crate::iter::Product<&Wrapping<T>> for Wrapping<T> {}
    impl<T> crate::ops::Add<Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Add<&Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Add<Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Add<&Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::AddAssign<Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::AddAssign<&Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::AddAssign<T> for Saturating<T> {}
    impl<T> crate::ops::AddAssign<&T> for Saturating<T> {}
    impl<T> crate::ops::Sub<Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Sub<&Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Sub<Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Sub<&Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::SubAssign<Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::SubAssign<&Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::SubAssign<T> for Saturating<T> {}
    impl<T> crate::ops::SubAssign<&T> for Saturating<T> {}
    impl<T> crate::ops::Mul<Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Mul<&Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Mul<Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Mul<&Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::MulAssign<Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::MulAssign<&Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::MulAssign<T> for Saturating<T> {}
    impl<T> crate::ops::MulAssign<&T> for Saturating<T> {}
    impl<T> crate::ops::Div<Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Div<&Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Div<Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Div<&Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::DivAssign<Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::DivAssign<&Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::DivAssign<T> for Saturating<T> {}
    impl<T> crate::ops::DivAssign<&T> for Saturating<T> {}
    impl<T> crate::ops::Rem<Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Rem<&Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Rem<Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Rem<&Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::RemAssign<Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::RemAssign<&Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::RemAssign<T> for Saturating<T> {}
    impl<T> crate::ops::RemAssign<&T> for Saturating<T> {}
    impl<T> crate::ops::BitAnd<Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitAnd<&Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitAnd<Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitAnd<&Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitAndAssign<Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::BitAndAssign<&Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::BitAndAssign<T> for Saturating<T> {}
    impl<T> crate::ops::BitAndAssign<&T> for Saturating<T> {}
    impl<T> crate::ops::BitOr<Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitOr<&Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitOr<Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitOr<&Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitOrAssign<Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::BitOrAssign<&Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::BitOrAssign<T> for Saturating<T> {}
    impl<T> crate::ops::BitOrAssign<&T> for Saturating<T> {}
    impl<T> crate::ops::BitXor<Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitXor<&Saturating<T>> for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitXor<Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitXor<&Saturating<T>> for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::BitXorAssign<Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::BitXorAssign<&Saturating<T>> for Saturating<T> {}
    impl<T> crate::ops::BitXorAssign<T> for Saturating<T> {}
    impl<T> crate::ops::BitXorAssign<&T> for Saturating<T> {}
    impl<T> crate::ops::Neg for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Not for Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Neg for &Saturating<T> { type Output = Saturating<T>; }
    impl<T> crate::ops::Not for &Saturating<T> { type Output = Saturating<T>; }
    impl<T: Ord> Ord for Saturating<T> {}
    impl<T> crate::ops::BitOr for NonZero<T> { type Output = NonZero<T>; }
    impl<T> crate::ops::BitOr<T> for NonZero<T> { type Output = NonZero<T>; }
    impl<T> crate::ops::Neg for NonZero<T> { type Output = NonZero<T>; }
    impl<T: Ord> Ord for NonZero<T> {}
    impl<T> crate::str::FromStr for NonZero<T> { type Err = ParseIntError; }
    impl<T> TryFrom<T> for NonZero<T> { type Error = TryFromIntError; }
}
