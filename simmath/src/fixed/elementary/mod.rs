//! The elementary functions of fixed point: what is exact or outside of the domain, and the way to the value otherwise.

mod approximation;
mod arc;
mod cube_root;
mod exact;
mod exponential;
#[cfg(test)]
mod generate;
mod logarithm;
mod pow;
mod tables;
#[cfg(test)]
mod tests;
mod trigonometric;

use self::approximation::Approximation;
use self::exponential::Power;
use self::logarithm::Logarithm;
use self::trigonometric::Circle;
use super::precise::Precise;
use super::{Fixed, constants, saturate};
use crate::surface::DomainError;

/// What the fast path says, or, where its error leaves two answers, what 192 bits say.
macro_rules! decided {
    ($fast:expr, $exact:expr) => {
        match $fast {
            Some(raw) => raw,
            None => exact::nearest($exact, FRAC),
        }
    };
}

impl<const FRAC: u32> Fixed<FRAC> {
    /// 1, in steps.
    const UNIT: i32 = 1 << FRAC;
    /// From here on e^x and e^x/2 lie above every format's range, and e^-x below every format's half step.
    const EXP_END: i32 = 23 << FRAC;

    /// The sine of an angle in radians, correctly rounded for every angle.
    pub const fn sin(self) -> Self {
        Self::from_raw(self.sin_of(Circle::at::<FRAC>(self.raw)))
    }

    /// The cosine of an angle in radians, correctly rounded for every angle.
    pub const fn cos(self) -> Self {
        Self::from_raw(self.cos_of(Circle::at::<FRAC>(self.raw)))
    }

    /// Sine and cosine, the same bits as [`sin`](Fixed::sin) and [`cos`](Fixed::cos).
    pub const fn sin_cos(self) -> (Self, Self) {
        let circle = Circle::at::<FRAC>(self.raw);
        (Self::from_raw(self.sin_of(circle)), Self::from_raw(self.cos_of(circle)))
    }

    /// The tangent of an angle in radians, correctly rounded for every angle; near the poles it saturates by its sign.
    pub const fn tan(self) -> Self {
        Self::from_raw(decided!(
            raw_of(Circle::at::<FRAC>(self.raw).tan::<FRAC>()),
            exact::tan(self.raw, FRAC)
        ))
    }

    /// The angle in −π/2 ..= π/2 whose sine this is, correctly rounded; beyond ±1 it is that of ±1.
    pub const fn asin(self) -> Self {
        if self.raw >= Self::UNIT {
            Self::FRAC_PI_2
        } else if self.raw <= -Self::UNIT {
            Self::FRAC_PI_2.neg()
        } else {
            Self::from_raw(decided!(arc::asin::<FRAC>(self.raw).raw(), exact::asin(self.raw, FRAC)))
        }
    }

    /// The angle, or an error outside of −1 ..= 1.
    pub const fn try_asin(self) -> Result<Self, DomainError> {
        if self.is_within_one() { Ok(self.asin()) } else { Err(DomainError::of("asin")) }
    }

    /// The angle in 0 ..= π whose cosine this is, correctly rounded; beyond ±1 it is that of ±1.
    pub const fn acos(self) -> Self {
        if self.raw >= Self::UNIT {
            Self::ZERO
        } else if self.raw <= -Self::UNIT {
            Self::PI
        } else {
            Self::from_raw(decided!(arc::acos::<FRAC>(self.raw).raw(), exact::acos(self.raw, FRAC)))
        }
    }

    /// The angle, or an error outside of −1 ..= 1.
    pub const fn try_acos(self) -> Result<Self, DomainError> {
        if self.is_within_one() { Ok(self.acos()) } else { Err(DomainError::of("acos")) }
    }

    /// The angle in −π/2 ..= π/2 whose tangent this is, correctly rounded.
    pub const fn atan(self) -> Self {
        self.atan2(Self::ONE)
    }

    /// The angle of the point (`x`, `self`) in −π ..= π, correctly rounded for all pairs; at the origin it is 0.
    ///
    /// There is one zero, so the angle of a point on the negative x axis is π, rounded.
    pub const fn atan2(self, x: Self) -> Self {
        if self.raw == 0 && x.raw == 0 {
            return Self::ZERO;
        }
        Self::from_raw(decided!(arc::atan2::<FRAC>(self.raw, x.raw).raw(), exact::atan2(self.raw, x.raw)))
    }

    /// The angle, or an error at the origin.
    pub const fn try_atan2(self, x: Self) -> Result<Self, DomainError> {
        if self.raw == 0 && x.raw == 0 { Err(DomainError::of("atan2")) } else { Ok(self.atan2(x)) }
    }

    /// The hyperbolic sine, correctly rounded, saturating.
    pub const fn sinh(self) -> Self {
        if self.raw >= Self::EXP_END {
            Self::MAX
        } else if self.raw <= -Self::EXP_END {
            Self::MIN
        } else {
            Self::from_raw(decided!(exponential::sinh::<FRAC>(self.raw).raw(), exact::sinh(self.raw, FRAC)))
        }
    }

    /// The hyperbolic cosine, correctly rounded, saturating.
    pub const fn cosh(self) -> Self {
        if self.raw >= Self::EXP_END || self.raw <= -Self::EXP_END {
            Self::MAX
        } else {
            Self::from_raw(decided!(exponential::cosh::<FRAC>(self.raw).raw(), exact::cosh(self.raw, FRAC)))
        }
    }

    /// The hyperbolic tangent, correctly rounded.
    pub const fn tanh(self) -> Self {
        if self.raw >= Self::EXP_END {
            Self::ONE
        } else if self.raw <= -Self::EXP_END {
            Self::ONE.neg()
        } else {
            Self::from_raw(decided!(raw_of(exponential::tanh::<FRAC>(self.raw)), exact::tanh(self.raw, FRAC)))
        }
    }

    /// The inverse hyperbolic sine, correctly rounded.
    pub const fn asinh(self) -> Self {
        Self::from_raw(decided!(logarithm::asinh::<FRAC>(self.raw).raw(), exact::asinh(self.raw, FRAC)))
    }

    /// The inverse hyperbolic cosine, correctly rounded; below 1 it is that of 1, which is 0.
    pub const fn acosh(self) -> Self {
        if self.raw <= Self::UNIT {
            return Self::ZERO;
        }
        Self::from_raw(decided!(logarithm::acosh::<FRAC>(self.raw).raw(), exact::acosh(self.raw, FRAC)))
    }

    /// The inverse hyperbolic cosine, or an error below 1.
    pub const fn try_acosh(self) -> Result<Self, DomainError> {
        if self.raw < Self::UNIT { Err(DomainError::of("acosh")) } else { Ok(self.acosh()) }
    }

    /// The inverse hyperbolic tangent, correctly rounded; from 1 on it is `MAX`, and from −1 on `MIN`.
    pub const fn atanh(self) -> Self {
        if self.raw >= Self::UNIT {
            Self::MAX
        } else if self.raw <= -Self::UNIT {
            Self::MIN
        } else {
            Self::from_raw(decided!(logarithm::atanh::<FRAC>(self.raw).raw(), exact::atanh(self.raw, FRAC)))
        }
    }

    /// The inverse hyperbolic tangent, or an error unless −1 < x < 1.
    pub const fn try_atanh(self) -> Result<Self, DomainError> {
        if self.raw >= Self::UNIT || self.raw <= -Self::UNIT {
            Err(DomainError::of("atanh"))
        } else {
            Ok(self.atanh())
        }
    }

    /// e^x, correctly rounded, saturating.
    pub const fn exp(self) -> Self {
        Self::saturate(self.exp_steps())
    }

    /// e^x − 1, correctly rounded, saturating.
    pub const fn exp_m1(self) -> Self {
        // 1 is a whole number of steps, so it moves the rounded result and not the rounding.
        Self::saturate(self.exp_steps() - Self::UNIT as i64)
    }

    /// e^x in steps, correctly rounded, not saturated but for what no format can hold.
    const fn exp_steps(self) -> i64 {
        if self.raw >= Self::EXP_END {
            1 << 40
        } else if self.raw <= -Self::EXP_END {
            0
        } else {
            match Power::of_e::<FRAC>(self.raw as i64).steps::<FRAC>().steps() {
                Some(steps) => steps,
                None => exact::nearest_wide(exact::exp(self.raw, FRAC), FRAC),
            }
        }
    }

    /// 2^x, correctly rounded, saturating. Exact for integers; 2^(−FRAC − 1), the one tie, is 0.
    pub const fn exp2(self) -> Self {
        let whole = self.raw >> FRAC;
        if whole >= 31 - FRAC as i32 {
            Self::MAX
        } else if whole < -(FRAC as i32) - 1 {
            Self::ZERO
        } else if self.raw & (Self::UNIT - 1) == 0 {
            let bit = FRAC as i32 + whole;
            Self::from_raw(if bit < 0 { 0 } else { 1 << bit })
        } else {
            let power = Power::of_two((self.raw as i128) << (64 - FRAC), 0);
            Self::from_raw(decided!(power.steps::<FRAC>().raw(), exact::exp2(self.raw, FRAC)))
        }
    }

    /// The natural logarithm, correctly rounded; at 0 and below it is `MIN`.
    pub const fn ln(self) -> Self {
        if self.raw <= 0 { Self::MIN } else { Self::ln_of(self.raw as u32) }
    }

    /// The natural logarithm, or an error unless x > 0.
    pub const fn try_ln(self) -> Result<Self, DomainError> {
        if self.raw <= 0 { Err(DomainError::of("ln")) } else { Ok(self.ln()) }
    }

    /// ln(1 + x), correctly rounded; at −1 and below it is `MIN`.
    pub const fn ln_1p(self) -> Self {
        let sum = self.raw as i64 + Self::UNIT as i64;
        if sum <= 0 { Self::MIN } else { Self::ln_of(sum as u32) }
    }

    /// ln(1 + x), or an error unless x > −1.
    pub const fn try_ln_1p(self) -> Result<Self, DomainError> {
        if self.raw <= -Self::UNIT { Err(DomainError::of("ln_1p")) } else { Ok(self.ln_1p()) }
    }

    /// The logarithm to base 2, correctly rounded; at 0 and below it is `MIN`.
    pub const fn log2(self) -> Self {
        if self.raw <= 0 {
            return Self::MIN;
        }
        let logarithm = Logarithm::of(self.raw as u64, FRAC);
        Self::from_raw(decided!(logarithm.log2::<FRAC>().raw(), exact::log2(self.raw, FRAC)))
    }

    /// The logarithm to base 2, or an error unless x > 0.
    pub const fn try_log2(self) -> Result<Self, DomainError> {
        if self.raw <= 0 { Err(DomainError::of("log2")) } else { Ok(self.log2()) }
    }

    /// The logarithm to base 10, correctly rounded; at 0 and below it is `MIN`.
    pub const fn log10(self) -> Self {
        if self.raw <= 0 {
            return Self::MIN;
        }
        let logarithm = Logarithm::of(self.raw as u64, FRAC);
        Self::from_raw(decided!(logarithm.log10::<FRAC>().raw(), exact::log10(self.raw, FRAC)))
    }

    /// The logarithm to base 10, or an error unless x > 0.
    pub const fn try_log10(self) -> Result<Self, DomainError> {
        if self.raw <= 0 { Err(DomainError::of("log10")) } else { Ok(self.log10()) }
    }

    /// The logarithm to a base, ln x / ln base as one quantity, correctly rounded, saturating.
    ///
    /// At the ends of the domain it is the limit: a base of 0 or below gives 0; a base of 1 divides by 0, so the result is `MAX`,
    /// `-MAX` or 0 by the sign of ln x; with a proper base an x of 0 or below gives `MIN` for base > 1 and `MAX` for base < 1.
    pub const fn log(self, base: Self) -> Self {
        if base.raw <= 0 {
            return Self::ZERO;
        }
        if base.raw == Self::UNIT {
            let sign = if self.raw > Self::UNIT { 1 } else { -((self.raw < Self::UNIT) as i32) };
            return Self::from_raw(sign * i32::MAX);
        }
        if self.raw <= 0 {
            return if base.raw > Self::UNIT { Self::MIN } else { Self::MAX };
        }
        let (of_self, of_base) = (Logarithm::of(self.raw as u64, FRAC), Logarithm::of(base.raw as u64, FRAC));
        let quotient = raw_of(of_self.over::<FRAC>(of_base));
        Self::from_raw(decided!(quotient, exact::log(self.raw, base.raw, FRAC)))
    }

    /// The logarithm to a base, or an error unless x > 0, base > 0 and base ≠ 1.
    pub const fn try_log(self, base: Self) -> Result<Self, DomainError> {
        if self.raw <= 0 || base.raw <= 0 || base.raw == Self::UNIT {
            Err(DomainError::of("log"))
        } else {
            Ok(self.log(base))
        }
    }

    /// Radians to degrees, x·180/π, correctly rounded, saturating.
    pub const fn to_degrees(self) -> Self {
        Self::from_raw(decided!(scaled_by(self.raw, DEGREES, 57), exact::to_degrees(self.raw, FRAC)))
    }

    /// Degrees to radians, x·π/180, correctly rounded.
    pub const fn to_radians(self) -> Self {
        Self::from_raw(decided!(scaled_by(self.raw, RADIANS, 68), exact::to_radians(self.raw, FRAC)))
    }

    #[inline]
    const fn sin_of(self, circle: Circle) -> i32 {
        decided!(circle.sin::<FRAC>().small_raw(), exact::sin(self.raw, FRAC))
    }

    #[inline]
    const fn cos_of(self, circle: Circle) -> i32 {
        decided!(circle.cos::<FRAC>().small_raw(), exact::cos(self.raw, FRAC))
    }

    #[inline]
    const fn ln_of(raw: u32) -> Self {
        let logarithm = Logarithm::of(raw as u64, FRAC);
        Self::from_raw(decided!(logarithm.ln::<FRAC>().raw(), exact::ln(raw, FRAC)))
    }

    const fn is_within_one(self) -> bool {
        self.raw >= -Self::UNIT && self.raw <= Self::UNIT
    }
}

/// 180/π with 57 fraction bits, and π/180 with 68.
const DEGREES: u64 = shifted(constants::DEGREES, 57);
const RADIANS: u64 = shifted(constants::RADIANS, 68);

/// The nearest integer to a constant times 2^bits.
const fn shifted(limbs: [u64; 4], bits: u32) -> u64 {
    let constant = Precise::of_limbs(limbs).scale(bits as i32);
    constant.add(Precise::ONE.shift_right(1)).limbs()[3]
}

/// `raw · factor / 2^bits` to nearest, where the rounding of the factor leaves one answer.
#[inline]
const fn scaled_by(raw: i32, factor: u64, bits: u32) -> Option<i32> {
    // The factor is wrong by half a unit at most.
    let error = raw.unsigned_abs() as i128 / 2 + 1;
    let highest = raw as i128 * factor as i128 + (1 << (bits - 1)) + error;
    if highest & ((1 << bits) - 1) < 2 * error {
        return None;
    }
    Some(saturate((highest >> bits) as i64))
}

#[inline]
const fn raw_of(approximation: Option<Approximation>) -> Option<i32> {
    match approximation {
        Some(approximation) => approximation.raw(),
        None => None,
    }
}
