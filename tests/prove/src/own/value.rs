//! The value of each function at one raw number, with as many bits as its rounding needs.

use super::ball::{Ball, exp2};
use super::elementary::Elementary;
use super::roots;
use crate::format::Format;
use crate::function::Function;
use crate::rounding::{Verdict, judge};

/// The evaluation at three precisions.
pub(crate) struct Own {
    pub(crate) short: Elementary<4>,
    middle: Elementary<6>,
    long: Elementary<9>,
}

impl Own {
    /// Computes the constants.
    pub(crate) fn new() -> Self {
        Self { short: Elementary::new(), middle: Elementary::new(), long: Elementary::new() }
    }

    /// The verdict on a function inside of its domain; nothing if 512 bits behind the point do not tell.
    pub(crate) fn verdict(&self, function: Function, format: Format, raw: i32) -> Option<Verdict> {
        if let Some(verdict) = exact(function, format.frac(), raw) {
            return Some(verdict);
        }
        let frac = format.frac();
        self.decide(
            frac,
            |own| own.value(function, raw, frac),
            |own| own.value(function, raw, frac),
            |own| own.value(function, raw, frac),
        )
    }

    /// The first verdict of rising precision.
    pub(crate) fn decide(
        &self,
        frac: u32,
        short: impl Fn(&Elementary<4>) -> Ball<4>,
        middle: impl Fn(&Elementary<6>) -> Ball<6>,
        long: impl Fn(&Elementary<9>) -> Ball<9>,
    ) -> Option<Verdict> {
        verdict(short(&self.short), frac)
            .or_else(|| verdict(middle(&self.middle), frac))
            .or_else(|| verdict(long(&self.long), frac))
    }
}

/// The values that are rational: they may be ties, which no precision decides.
fn exact(function: Function, frac: u32, raw: i32) -> Option<Verdict> {
    match function {
        Function::Sqrt | Function::SqrtInteger => Some(roots::square_root(raw, frac)),
        Function::Cbrt => Some(roots::cube_root(raw, frac)),
        // 2^n for an integer n is 2^(frac + n) steps: an integer, or a half, which is the tie between 0 and 1, or less.
        Function::Exp2 if raw & ((1 << frac) - 1) == 0 => {
            let bit = i64::from(raw >> frac) + i64::from(frac);
            Some(match bit {
                31.. => Verdict { nearest: i32::MAX, distance: f64::INFINITY },
                0..31 => Verdict { nearest: 1 << bit, distance: 0.5 },
                -1 => Verdict { nearest: 0, distance: 0.0 },
                _ => Verdict { nearest: 0, distance: 0.5 - exp2(bit.max(-100) as i32) },
            })
        }
        _ => None,
    }
}

/// The rounding of a value, if its error allows one. No value that comes here is a tie.
pub(crate) fn verdict<const N: usize>(value: Ball<N>, frac: u32) -> Option<Verdict> {
    let shifted = value.scale(frac as i32).add(Ball::of_raw(1, 1));
    let error = shifted.error();
    if !error.is_finite() {
        return beyond_all(value);
    }
    let (nearest, rest) = shifted.split();
    let rest = rest as f64 * exp2(-64);
    let (distance, beyond) = if rest < 0.5 { (rest, nearest - 1) } else { (1.0 - rest, nearest + 1) };
    // The rest is cut off after 64 bits, so ask again with a sharper one where that counts.
    let sharp = if distance < exp2(-40) { sharp_distance(shifted, beyond < nearest) } else { distance };
    judge(nearest, beyond, sharp, error + sharp * 1e-6)
}

/// The distance of a number to the integer below or above.
fn sharp_distance<const N: usize>(number: Ball<N>, below: bool) -> f64 {
    let (whole, _) = number.split();
    let whole = Ball::of_int(if below { whole } else { whole + 1 });
    number.mid().sub(whole).to_f64().abs()
}

/// A value that is bounded, but too large to be scaled, saturates.
fn beyond_all<const N: usize>(value: Ball<N>) -> Option<Verdict> {
    let nearest = if value.is_negative() { i32::MIN } else { i32::MAX };
    (value.lower() > exp2(32)).then_some(Verdict { nearest, distance: f64::INFINITY })
}

impl<const N: usize> Elementary<N> {
    /// The value at `raw / 2^frac`, inside of the domain.
    pub(crate) fn value(&self, function: Function, raw: i32, frac: u32) -> Ball<N> {
        let x = Ball::of_raw(i64::from(raw), frac);
        let one = Ball::of_int(1);
        let odd = |value: Ball<N>| if raw < 0 { value.neg() } else { value };
        match function {
            Function::Sqrt | Function::SqrtInteger => x.sqrt(),
            Function::Cbrt => odd(self.exp(self.ln(x.abs()).over(3))),
            Function::Sin => self.sin_cos(x).0,
            Function::Cos => self.sin_cos(x).1,
            Function::Tan => {
                let (sin, cos) = self.sin_cos(x);
                sin.div(cos)
            }
            // Half the angle has the tangent x/(1 + √(1 − x²)).
            Function::Asin => odd(self.angle(x.abs(), one.add(one.sub(x.square()).sqrt())).times(2)),
            // Half the angle has the tangent √((1 − x)/(1 + x)).
            Function::Acos => self.angle(one.sub(x).sqrt(), one.add(x).sqrt()).times(2),
            Function::Atan => odd(self.angle(x.abs(), one)),
            Function::Sinh => self.exp(x).sub(self.exp(x.neg())).scale(-1),
            Function::Cosh => self.exp(x).add(self.exp(x.neg())).scale(-1),
            Function::Tanh => {
                let falls = self.exp(x.abs().times(-2));
                odd(one.sub(falls).div(one.add(falls)))
            }
            // 1 + x + x²/(1 + √(1 + x²)).
            Function::Asinh => {
                let (x, square) = (x.abs(), x.square());
                odd(self.ln(one.add(x).add(square.div(one.add(one.add(square).sqrt())))))
            }
            // The square of √((x + 1)/2) + √((x − 1)/2).
            Function::Acosh => self.ln(x.add(one).scale(-1).sqrt().add(x.sub(one).scale(-1).sqrt())).times(2),
            Function::Atanh => self.ln(one.add(x).div(one.sub(x))).scale(-1),
            Function::Exp => self.exp(x),
            Function::Exp2 => self.exp(x.mul(self.ln_2)),
            Function::ExpM1 => self.exp(x).sub(one),
            Function::Ln => self.ln(x),
            Function::Ln1p => self.ln(one.add(x)),
            Function::Log2 => self.ln(x).div(self.ln_2),
            Function::Log10 => self.ln(x).div(self.ln_10),
            Function::ToDegrees => x.times(180).div(self.pi),
            Function::ToRadians => x.mul(self.pi).over(180),
        }
    }
}
