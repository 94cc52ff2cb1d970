//! The own evaluation at floats of any size: a ball times a power of two, and its comparison with the middles beside a number.

use super::ball::{Ball, exp2};
use super::elementary::Elementary;
use crate::function::Function;

type Wide = Ball<9>;

/// `ball · 2^shift`.
#[derive(Clone, Copy)]
pub(crate) struct Scaled {
    ball: Wide,
    shift: i32,
}

/// A finite float other than 0: `mantissa · 2^exponent`.
#[derive(Clone, Copy)]
pub(crate) struct Number {
    pub(crate) mantissa: i64,
    pub(crate) exponent: i32,
}

impl Number {
    pub(crate) fn of_f64(x: f64) -> Self {
        let bits = x.to_bits();
        let exponent = (bits >> 52 & 0x7ff) as i32;
        let fraction = (bits & ((1 << 52) - 1)) as i64;
        let magnitude = if exponent == 0 { fraction } else { fraction | 1 << 52 };
        let zeros = magnitude.trailing_zeros().min(52);
        let mantissa = magnitude >> zeros;
        Self {
            mantissa: if x < 0.0 { -mantissa } else { mantissa },
            exponent: exponent.max(1) - 1075 + zeros as i32,
        }
    }

    /// The number itself, where balls hold it.
    fn ball(self) -> Wide {
        Wide::of_int(self.mantissa).scale(self.exponent)
    }
}

impl Elementary<9> {
    /// The value of a function at a finite float inside of its domain, other than 0.
    pub(crate) fn at(&self, function: Function, x: f64) -> Scaled {
        let number = Number::of_f64(x);
        let one = Wide::of_int(1);
        let plain = |ball: Wide| Scaled { ball, shift: 0 };
        let size = Number { mantissa: number.mantissa.abs(), ..number };
        let odd =
            |value: Scaled| Scaled { ball: if x < 0.0 { value.ball.neg() } else { value.ball }, ..value };
        match function {
            Function::Sin | Function::Cos | Function::Tan => {
                let (sin, cos) = self.sin_cos(self.reduced(number));
                plain(match function {
                    Function::Sin => sin,
                    Function::Cos => cos,
                    _ => sin.div(cos),
                })
            }
            // Both coordinates times a power of two, which does not count.
            Function::Atan if size.exponent > 0 => {
                odd(plain(self.angle(Wide::of_int(size.mantissa), one.scale(-size.exponent))))
            }
            Function::Exp => self.power(number.ball()),
            Function::Exp2 => {
                let whole = x.round();
                let rest = number.ball().sub(Wide::of_int(whole as i64));
                Scaled { ball: self.exp(rest.mul(self.ln_2)), shift: whole as i32 }
            }
            Function::ExpM1 if x > 40.0 => {
                let Scaled { ball, shift } = self.power(number.ball());
                Scaled { ball: ball.sub(one.scale(-shift)), shift }
            }
            Function::Sinh | Function::Cosh if x.abs() > 40.0 => {
                let Scaled { ball, shift } = self.power(size.ball());
                let falls = self.exp(size.ball().times(-2));
                let falls = if function == Function::Sinh { falls.neg() } else { falls };
                let value = Scaled { ball: ball.mul(one.add(falls)), shift: shift - 1 };
                if function == Function::Sinh { odd(value) } else { value }
            }
            Function::Ln => plain(self.logarithm(size)),
            Function::Log2 => plain(self.logarithm(size).div(self.ln_2)),
            Function::Log10 => plain(self.logarithm(size).div(self.ln_10)),
            Function::Ln1p if x > exp2(60) => {
                // ln x + 1/x, and less than 1/x² beyond that.
                plain(
                    self.logarithm(size)
                        .add(one.div(Wide::of_int(size.mantissa)).scale(-size.exponent))
                        .widened(exp2(-120)),
                )
            }
            Function::Asinh | Function::Acosh if x.abs() > exp2(28) => {
                // ln 2x ± 1/(4x²), and less than 1/x⁴ beyond that.
                let inverse = one.div(Wide::of_int(size.mantissa)).scale(-size.exponent);
                let bend = inverse.square().scale(-2);
                let bend = if function == Function::Asinh { bend } else { bend.neg() };
                let value = self.logarithm(size).add(self.ln_2).add(bend).widened(exp2(-112));
                if function == Function::Asinh { odd(plain(value)) } else { plain(value) }
            }
            Function::Cbrt => odd(plain(self.exp(self.logarithm(size).over(3)))),
            Function::ToDegrees => {
                Scaled { ball: Wide::of_int(number.mantissa).times(180).div(self.pi), shift: number.exponent }
            }
            Function::ToRadians => {
                Scaled { ball: Wide::of_int(number.mantissa).mul(self.pi).over(180), shift: number.exponent }
            }
            _ => plain(self.value_of(function, number.ball(), x < 0.0)),
        }
    }

    /// An angle less a whole number of turns: 1/(2π) is doubled with what is whole left out, so that the fraction stays.
    fn reduced(&self, number: Number) -> Wide {
        if number.exponent < 0 {
            return number.ball();
        }
        let tau = self.pi.times(2);
        let mut turn = Wide::of_int(1).div(tau);
        for _ in 0..number.exponent {
            turn = without_whole(turn.times(2));
        }
        without_whole(turn.times(number.mantissa)).mul(tau)
    }

    /// e^x for any x that a float's exponent holds.
    fn power(&self, x: Wide) -> Scaled {
        let shift = (x.to_f64() * std::f64::consts::LOG2_E).round() as i32;
        Scaled { ball: self.exp(x.sub(self.ln_2.times(shift.into()))), shift }
    }

    fn logarithm(&self, number: Number) -> Wide {
        self.ln(Wide::of_int(number.mantissa)).add(self.ln_2.times(number.exponent.into()))
    }
}

fn without_whole(number: Wide) -> Wide {
    number.sub(Wide::of_int(number.split().0))
}

impl Scaled {
    /// Whether the value lies on one side of `bound · 2^exponent`: above it or below; nothing if the ball does not tell.
    pub(crate) fn is_above(self, bound: i64, exponent: i32) -> Option<bool> {
        let difference = self.ball.sub(Wide::of_int(bound).scale(exponent - self.shift));
        (difference.lower() > 0.0).then(|| !difference.is_negative())
    }

    /// How far the value is from a float, in units of that float's last place.
    pub(crate) fn distance(self, x: f64) -> f64 {
        let bits = x.to_bits();
        let exponent = ((bits >> 52 & 0x7ff) as i32).max(1) - 1075;
        let Number { mantissa, exponent: own } = Number::of_f64(x);
        let difference = self.ball.sub(Wide::of_int(mantissa).scale(own - self.shift));
        (difference.abs().to_f64() + difference.error()) * 2.0_f64.powi(self.shift - exponent)
    }
}
