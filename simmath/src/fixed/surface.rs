//! The surface for fixed point: each method is the inherent function of the same name.

use core::cmp::Ordering;

use super::{Fixed, Format, Wide, root};
use crate::backend::MathBackend;
use crate::literal::LiteralFormat;
use crate::surface::{DomainError, Elementary, Scope, SimMath};

macro_rules! constants {
    ($($name:ident)+) => {
        $(const $name: Self = Fixed::$name;)+
    };
}

macro_rules! functions {
    ($($name:ident($($argument:ident: $type:ty),*) -> $result:ty;)+) => {$(
        #[inline]
        fn $name(self $(, $argument: $type)*) -> $result {
            Fixed::$name(self $(, $argument)*)
        }
    )+};
}

macro_rules! constructors {
    ($($name:ident($($argument:ident: $type:ty),*) -> $result:ty;)+) => {$(
        #[inline]
        fn $name($($argument: $type),*) -> $result {
            Fixed::$name($($argument),*)
        }
    )+};
}

impl<const FRAC: u32> SimMath for Fixed<FRAC>
where
    Self: Format,
{
    type Raw = i32;
    type Wide = Wide<FRAC>;

    const BACKEND: MathBackend = <Self as Format>::BACKEND;
    const SCOPE: Scope = Scope::Everywhere;
    const MIN_INT: i32 = Fixed::<FRAC>::MIN_INT;
    const MAX_INT: i32 = Fixed::<FRAC>::MAX_INT;
    const LITERAL: LiteralFormat = LiteralFormat::Fixed { frac: FRAC };

    constants! {
        ZERO ONE MIN MAX EPSILON
        PI TAU FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8 FRAC_1_PI FRAC_2_PI FRAC_2_SQRT_PI
        SQRT_2 FRAC_1_SQRT_2 E LOG2_E LOG2_10 LOG10_E LOG10_2 LN_2 LN_10
    }

    constructors! {
        from_raw(raw: i32) -> Self;
        from_int(value: i32) -> Self;
        try_from_int(value: i32) -> Option<Self>;
        from_ratio(numerator: i64, denominator: i64) -> Self;
        from_f32(value: f32) -> Self;
        from_f64(value: f64) -> Self;
    }

    functions! {
        to_raw() -> i32;
        to_int() -> i32;
        to_f32() -> f32;
        to_f64() -> f64;
        abs() -> Self;
        signum() -> Self;
        min(other: Self) -> Self;
        max(other: Self) -> Self;
        clamp(lo: Self, hi: Self) -> Self;
        lerp(to: Self, t: Self) -> Self;
        floor() -> Self;
        ceil() -> Self;
        round() -> Self;
        trunc() -> Self;
        fract() -> Self;
        sqrt() -> Self;
        try_sqrt() -> Result<Self, DomainError>;
        try_div(divisor: Self) -> Result<Self, DomainError>;
        try_rem(divisor: Self) -> Result<Self, DomainError>;
        total_cmp(other: Self) -> Ordering;
    }

    #[inline]
    fn from_literal(encoded: u64) -> Self {
        Self::from_raw(encoded as i32)
    }

    #[inline]
    fn is_nan(self) -> bool {
        false
    }

    #[inline]
    fn is_infinite(self) -> bool {
        false
    }

    #[inline]
    fn is_finite(self) -> bool {
        true
    }

    #[inline]
    fn is_ordered(self, _: Self) -> bool {
        true
    }

    #[inline]
    fn mul_wide(self, other: Self) -> Wide<FRAC> {
        Wide::from_raw(i128::from(i64::from(self.to_raw()) * i64::from(other.to_raw())))
    }

    #[inline]
    fn squared_distance_wide(self, other: Self) -> Wide<FRAC> {
        let distance = u128::from(self.to_raw().abs_diff(other.to_raw()));
        Wide::from_raw((distance * distance) as i128)
    }

    #[inline]
    fn length_of<const N: usize>(components: [Self; N]) -> Self {
        root::length(components)
    }

    #[inline]
    fn normalize_of<const N: usize>(components: [Self; N]) -> [Self; N] {
        root::normalize(components)
    }
}

impl<const FRAC: u32> Elementary for Fixed<FRAC>
where
    Self: Format,
{
    functions! {
        sin() -> Self;
        cos() -> Self;
        sin_cos() -> (Self, Self);
        tan() -> Self;
        asin() -> Self;
        try_asin() -> Result<Self, DomainError>;
        acos() -> Self;
        try_acos() -> Result<Self, DomainError>;
        atan() -> Self;
        atan2(x: Self) -> Self;
        try_atan2(x: Self) -> Result<Self, DomainError>;
        sinh() -> Self;
        cosh() -> Self;
        tanh() -> Self;
        asinh() -> Self;
        acosh() -> Self;
        try_acosh() -> Result<Self, DomainError>;
        atanh() -> Self;
        try_atanh() -> Result<Self, DomainError>;
        exp() -> Self;
        exp2() -> Self;
        exp_m1() -> Self;
        ln() -> Self;
        try_ln() -> Result<Self, DomainError>;
        ln_1p() -> Self;
        try_ln_1p() -> Result<Self, DomainError>;
        log(base: Self) -> Self;
        try_log(base: Self) -> Result<Self, DomainError>;
        log2() -> Self;
        try_log2() -> Result<Self, DomainError>;
        log10() -> Self;
        try_log10() -> Result<Self, DomainError>;
        pow(exponent: Self) -> Self;
        try_pow(exponent: Self) -> Result<Self, DomainError>;
        pow_int(exponent: i32) -> Self;
        try_pow_int(exponent: i32) -> Result<Self, DomainError>;
        cbrt() -> Self;
        hypot(other: Self) -> Self;
        to_degrees() -> Self;
        to_radians() -> Self;
    }
}
