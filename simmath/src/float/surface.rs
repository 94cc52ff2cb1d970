//! The surface for pinned floats: each method is the free function of the same name in `crate::f32` or `crate::f64`.

use core::cmp::Ordering;
use core::ops::{Div, Rem};

use super::basic::{double, single};
use super::{Fp32Pinned, Fp64Pinned, WideFloat};
use crate::backend::MathBackend;
use crate::encode::{DOUBLE, SINGLE};
use crate::literal::LiteralFormat;
use crate::surface::{DomainError, Elementary, Scope, SimMath};

macro_rules! constants {
    ($float:ident: $($name:ident)+) => {
        $(const $name: Self = Self::new(core::$float::consts::$name);)+
    };
}

macro_rules! functions {
    ($float:ident: $($name:ident)+) => {$(
        #[inline]
        fn $name(self) -> Self {
            Self::new(crate::$float::$name(self.raw()))
        }
    )+};
}

macro_rules! functions_of_two {
    ($float:ident: $($name:ident($argument:ident))+) => {$(
        #[inline]
        fn $name(self, $argument: Self) -> Self {
            Self::new(crate::$float::$name(self.raw(), $argument.raw()))
        }
    )+};
}

/// The forms that say where the domain ends: by the condition, not by the value, so that NaN in is NaN out.
macro_rules! tried {
    ($($tried:ident = $name:ident ($($argument:ident: $type:ty),*) unless |$x:ident| $outside:expr;)+) => {$(
        #[inline]
        fn $tried(self $(, $argument: $type)*) -> Result<Self, DomainError> {
            let $x = self;
            if $outside { Err(DomainError::of(stringify!($name))) } else { Ok(self.$name($($argument),*)) }
        }
    )+};
}

macro_rules! surface {
    ($name:ident $float:ident $bits:ident $basic:ident $limbs:literal $literal:ident $encoding:ident $integers:literal) => {
        impl SimMath for $name {
            type Raw = $bits;
            type Wide = WideFloat<$limbs>;

            const BACKEND: MathBackend = Self::BACKEND;
            const SCOPE: Scope = Scope::SameBuild;
            const MIN_INT: i32 = -$integers;
            const MAX_INT: i32 = $integers;
            const LITERAL: LiteralFormat = LiteralFormat::$literal;
            const ZERO: Self = Self::new(0.0);
            const ONE: Self = Self::new(1.0);
            const MIN: Self = Self::new($float::MIN);
            const MAX: Self = Self::new($float::MAX);
            const EPSILON: Self = Self::new($float::EPSILON);

            constants! {
                $float:
                PI TAU FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8 FRAC_1_PI FRAC_2_PI FRAC_2_SQRT_PI
                SQRT_2 FRAC_1_SQRT_2 E LOG2_E LOG2_10 LOG10_E LOG10_2 LN_2 LN_10
            }

            functions! { $float: signum floor ceil round trunc fract sqrt }
            functions_of_two! { $float: min(other) max(other) }

            tried! {
                try_sqrt = sqrt() unless |x| x < Self::ZERO;
                try_div = div(divisor: Self) unless |_x| divisor == Self::ZERO;
                try_rem = rem(divisor: Self) unless |_x| divisor == Self::ZERO;
            }

            #[inline]
            fn from_raw(raw: $bits) -> Self {
                Self::from_bits(raw)
            }

            #[inline]
            fn to_raw(self) -> $bits {
                self.to_bits()
            }

            #[inline]
            fn from_literal(encoded: u64) -> Self {
                Self::from_bits(encoded as $bits)
            }

            /// Rounded to nearest, ties to even, where the width does not hold all integers.
            #[inline]
            fn from_int(value: i32) -> Self {
                Self::new(value as $float)
            }

            /// Nothing where the integer would be rounded.
            #[inline]
            fn try_from_int(value: i32) -> Option<Self> {
                let number = Self::from_int(value);
                (number.raw() as i64 == i64::from(value)).then_some(number)
            }

            /// Saturating; of NaN it is 0.
            #[inline]
            fn to_int(self) -> i32 {
                self.round().raw() as i32
            }

            fn from_ratio(numerator: i64, denominator: i64) -> Self {
                if denominator == 0 {
                    return Self::from_int(numerator.signum() as i32) / Self::ZERO;
                }
                let bits = $encoding.ratio(numerator.unsigned_abs(), denominator.unsigned_abs());
                Self::from_bits($encoding.signed(bits, (numerator < 0) != (denominator < 0)) as $bits)
            }

            #[inline]
            fn from_f32(value: f32) -> Self {
                Self::new(value as $float)
            }

            #[inline]
            fn from_f64(value: f64) -> Self {
                Self::new(value as $float)
            }

            #[inline]
            fn to_f32(self) -> f32 {
                self.get() as f32
            }

            #[inline]
            fn to_f64(self) -> f64 {
                self.get() as f64
            }

            #[inline]
            fn abs(self) -> Self {
                Self::new(self.raw().abs())
            }

            #[inline]
            fn clamp(self, lo: Self, hi: Self) -> Self {
                Self::new($basic::clamp(self.raw(), lo.raw(), hi.raw()))
            }

            #[inline]
            fn lerp(self, to: Self, t: Self) -> Self {
                Self::new($basic::lerp(self.raw(), to.raw(), t.raw()))
            }

            #[inline]
            fn is_nan(self) -> bool {
                self.raw().is_nan()
            }

            #[inline]
            fn is_infinite(self) -> bool {
                self.raw().is_infinite()
            }

            #[inline]
            fn is_finite(self) -> bool {
                self.raw().is_finite()
            }

            #[inline]
            fn is_ordered(self, other: Self) -> bool {
                !self.is_nan() && !other.is_nan()
            }

            #[inline]
            fn total_cmp(self, other: Self) -> Ordering {
                $basic::total_cmp(self.raw(), other.raw())
            }

            fn mul_wide(self, other: Self) -> WideFloat<$limbs> {
                WideFloat::product(self.to_f64(), other.to_f64())
            }

            fn squared_distance_wide(self, other: Self) -> WideFloat<$limbs> {
                WideFloat::squared_distance(self.to_f64(), other.to_f64())
            }

            /// `sqrt(x * x + y * y)`, or with `z * z` too: products first, then sums from left to right, each rounded.
            #[inline]
            fn length_of<const N: usize>(components: [Self; N]) -> Self {
                Self::new($basic::length(components.map(Self::raw)))
            }

            /// Each component divided by the length. Where the squares leave the range of normal numbers, the components are first
            /// multiplied by a power of two, so that no finite vector gives an infinity or NaN.
            #[inline]
            fn normalize_of<const N: usize>(components: [Self; N]) -> [Self; N] {
                $basic::normalize(components.map(Self::raw)).map(Self::new)
            }
        }

        impl Elementary for $name {
            functions! {
                $float:
                sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
                exp exp2 exp_m1 ln ln_1p log2 log10 cbrt to_degrees to_radians
            }
            functions_of_two! { $float: atan2(x) log(base) pow(exponent) hypot(other) }

            tried! {
                try_asin = asin() unless |x| x < -Self::ONE || x > Self::ONE;
                try_acos = acos() unless |x| x < -Self::ONE || x > Self::ONE;
                try_atan2 = atan2(x: Self) unless |y| y == Self::ZERO && x == Self::ZERO;
                try_acosh = acosh() unless |x| x < Self::ONE;
                try_atanh = atanh() unless |x| x <= -Self::ONE || x >= Self::ONE;
                try_ln = ln() unless |x| x <= Self::ZERO;
                try_ln_1p = ln_1p() unless |x| x <= -Self::ONE;
                try_log = log(base: Self) unless |x| x <= Self::ZERO || base <= Self::ZERO || base == Self::ONE;
                try_log2 = log2() unless |x| x <= Self::ZERO;
                try_log10 = log10() unless |x| x <= Self::ZERO;
                try_pow = pow(exponent: Self) unless |x| is_no_power(x, exponent);
                try_pow_int = pow_int(exponent: i32) unless |x| x == Self::ZERO && exponent < 0;
            }

            #[inline]
            fn sin_cos(self) -> (Self, Self) {
                let (sin, cos) = crate::$float::sin_cos(self.raw());
                (Self::new(sin), Self::new(cos))
            }

            fn pow_int(self, exponent: i32) -> Self {
                Self::new($basic::pow_int(self.raw(), exponent))
            }
        }
    };
}

/// 0 to a negative power, and a negative number to a power that is no integer.
fn is_no_power<M: SimMath>(x: M, exponent: M) -> bool {
    (x == M::ZERO && exponent < M::ZERO)
        || (x < M::ZERO && exponent.fract() != M::ZERO && exponent.is_finite())
}

surface! { Fp32Pinned f32 u32 single 9 Single SINGLE 16_777_216 }
surface! { Fp64Pinned f64 u64 double 66 Double DOUBLE 2_147_483_647 }
