//! Taylor expansions around the middle of a block of neighbouring inputs, in the variable t of raw steps from the middle, and what
//! they leave out. Each function's coefficients come from its differential equation.
//!
//! With U = 2^frac and the raw number r, all is written in steps: Y(r) = U·f(r/U). Bounds of what is left out after degree d for
//! |t| ≤ w, from the moduli of the coefficients:
//!
//! - e^(λx), sine, cosine: U·max·(λw/U)^(d+1)/(d+1)!, by Lagrange.
//! - ln, atan, atanh: the k-th coefficient is at most U·ρ^k/k in size for w = 1, with 1/ρ the distance to the nearest singularity:
//!   r, √(U² + r²), U − |r|.
//! - asinh, acosh, asin, acos: by Cauchy's estimate on half of the distance D to the nearest singularity, where the derivative is
//!   at most 2U/D, so the same with ρ = 2/D.

use super::ball::{Ball, exp2, up};
use super::elementary::Elementary;
use crate::function::Function;

/// The expansion of a value: coefficients of t⁰, t¹, ….
pub(crate) enum Expansion<const T: usize> {
    /// Of the value in steps.
    Steps([Ball<4>; T]),
    /// Of two numbers of size up to 3, whose quotient is the value; the denominator is not in steps.
    Quotient([Ball<4>; T], [Ball<4>; T]),
}

/// At least what an expansion of `terms` terms around `raw` leaves out for |t| ≤ `reach`: in steps, or of numerator and denominator.
pub(crate) fn left_out(function: Function, raw: i32, frac: u32, reach: f64, terms: usize) -> f64 {
    let unit = exp2(frac as i32);
    let r = f64::from(raw);
    let size = r.abs();
    let x = (size + reach) / unit;
    let entire = |largest: f64, rate: f64| largest * factorial_power(rate * reach / unit, terms);
    let bounded = |distance: f64| unit * geometric_power(reach / distance, terms);
    let squares = (unit * unit + r * r).sqrt() * (1.0 - 1e-12);
    let bound = match function {
        Function::Sin | Function::Cos => entire(unit, 1.0),
        Function::Tan => entire(1.0, 1.0),
        // e^(−2|x|), which may grow beyond 1 across 0.
        Function::Tanh => entire((2.0 * reach / unit).exp(), 2.0),
        Function::Exp | Function::ExpM1 => entire(unit * ((r + reach) / unit).exp(), 1.0),
        Function::Exp2 => entire(unit * ((r + reach) / unit).exp2(), 0.7),
        Function::Sinh | Function::Cosh => entire(unit * x.exp(), 1.0),
        Function::Atan => bounded(squares),
        Function::Atanh => bounded(unit - size),
        Function::Ln => bounded(r),
        Function::Ln1p => bounded(r + unit),
        Function::Log2 => 1.5 * bounded(r),
        Function::Log10 => 0.5 * bounded(r),
        Function::Asinh => bounded(squares / 2.0),
        Function::Acosh => bounded((r - unit) / 2.0),
        Function::Asin | Function::Acos => bounded((unit - size) / 2.0),
        Function::ToDegrees | Function::ToRadians => 0.0,
        Function::Sqrt | Function::SqrtInteger | Function::Cbrt => f64::INFINITY,
    };
    bound * (1.0 + 1e-6)
}

/// xᵏ/k! for k = terms.
fn factorial_power(x: f64, terms: usize) -> f64 {
    (1..=terms).fold(1.0, |bound, k| up(bound * x / k as f64))
}

/// Σ xᵏ/k from k = terms on is at most this; infinite unless 0 ≤ x < 1/2.
fn geometric_power(x: f64, terms: usize) -> f64 {
    if !(0.0..0.5).contains(&x) {
        return f64::INFINITY;
    }
    (0..terms).fold(1.0, |bound, _| up(bound * x)) / (terms as f64 * (1.0 - x))
}

impl Elementary<4> {
    /// The expansion around `raw`, inside of the domain. Not for roots, which integers decide.
    pub(crate) fn expand<const T: usize>(&self, function: Function, raw: i32, frac: u32) -> Expansion<T> {
        let x = Ball::of_raw(i64::from(raw), frac);
        let steps = |number: Ball<4>| number.scale(frac as i32);
        Expansion::Steps(match function {
            Function::Sin => circle(self.sin_cos(x), frac).map(steps),
            Function::Cos => {
                let (sin, cos) = self.sin_cos(x);
                circle((cos, sin.neg()), frac).map(steps)
            }
            Function::Tan => {
                let (sin, cos) = self.sin_cos(x);
                return Expansion::Quotient(circle((sin, cos), frac), circle((cos, sin.neg()), frac));
            }
            Function::Tanh => return self.expand_tanh(raw, frac),
            Function::Exp => self.powers(x, Ball::of_int(1), frac).map(steps),
            Function::ExpM1 => {
                let mut terms = self.powers(x, Ball::of_int(1), frac);
                terms[0] = terms[0].sub(Ball::of_int(1));
                terms.map(steps)
            }
            Function::Exp2 => self.powers(x.mul(self.ln_2), self.ln_2, frac).map(steps),
            Function::Sinh => self.hyperbola(x, frac, -1).map(steps),
            Function::Cosh => self.hyperbola(x, frac, 1).map(steps),
            Function::ToDegrees | Function::ToRadians => self.line(function, raw, frac),
            Function::Ln | Function::Ln1p | Function::Log2 | Function::Log10 => {
                self.logarithm(function, raw, frac)
            }
            _ => self.inverse(function, raw, frac),
        })
    }

    /// e^x·(λ/U)ᵏ/k!.
    fn powers<const T: usize>(&self, x: Ball<4>, rate: Ball<4>, frac: u32) -> [Ball<4>; T] {
        let mut term = self.exp(x);
        std::array::from_fn(|k| {
            if k > 0 {
                term = term.mul(rate).over(k as u64).scale(-(frac as i32));
            }
            term
        })
    }

    /// (1 − e^(−2|x|))/(1 + e^(−2|x|)) with the sign of x.
    fn expand_tanh<const T: usize>(&self, raw: i32, frac: u32) -> Expansion<T> {
        let sign = if raw < 0 { -1 } else { 1 };
        let rate = Ball::of_int(-2 * sign);
        let falls: [Ball<4>; T] =
            self.powers(Ball::of_raw(i64::from(raw), frac).times(-2 * sign), rate, frac);
        let (mut numerator, mut denominator) = (falls.map(|term| term.times(-sign)), falls);
        numerator[0] = numerator[0].add(Ball::of_int(sign));
        denominator[0] = denominator[0].add(Ball::of_int(1));
        Expansion::Quotient(numerator, denominator)
    }

    /// (e^x ± e^(−x))/2.
    fn hyperbola<const T: usize>(&self, x: Ball<4>, frac: u32, sign: i64) -> [Ball<4>; T] {
        let grows: [Ball<4>; T] = self.powers(x, Ball::of_int(1), frac);
        let falls: [Ball<4>; T] = self.powers(x.neg(), Ball::of_int(-1), frac);
        std::array::from_fn(|k| grows[k].add(falls[k].times(sign)).scale(-1))
    }

    /// r·180/π or r·π/180, in steps as it is.
    fn line<const T: usize>(&self, function: Function, raw: i32, frac: u32) -> [Ball<4>; T] {
        let slope = match function {
            Function::ToDegrees => Ball::of_int(180).div(self.pi),
            _ => self.pi.over(180),
        };
        let value = slope.scale(frac as i32).mul(Ball::of_raw(i64::from(raw), frac));
        std::array::from_fn(|k| [value, slope].get(k).copied().unwrap_or(Ball::ZERO))
    }

    /// U·(−1)^(k−1)/(k·rᵏ), divided by the logarithm of the base.
    fn logarithm<const T: usize>(&self, function: Function, raw: i32, frac: u32) -> [Ball<4>; T] {
        let r = i64::from(raw) + if function == Function::Ln1p { 1 << frac } else { 0 };
        let inverse = Ball::of_ratio(-1, r.unsigned_abs());
        let mut power = Ball::of_int(-1).scale(frac as i32);
        let terms: [Ball<4>; T] = std::array::from_fn(|k| {
            if k == 0 {
                return self.ln(Ball::of_raw(r, frac)).scale(frac as i32);
            }
            power = power.mul(inverse);
            power.over(k as u64)
        });
        let base = match function {
            Function::Log2 => self.ln_2,
            Function::Log10 => self.ln_10,
            _ => return terms,
        };
        let factor = Ball::of_int(1).div(base);
        terms.map(|term| term.mul(factor))
    }

    /// Functions whose derivative is algebraic, with S = |U² ± r²|:
    /// atan, atanh: Y' = U²/S, and S·gₖ ± (2r·gₖ₋₁ + gₖ₋₂) = 0.
    /// asinh, acosh, asin: Y' = U/√S, and S·k·gₖ ± ((2k − 1)r·gₖ₋₁ + (k − 1)gₖ₋₂) = 0.
    fn inverse<const T: usize>(&self, function: Function, raw: i32, frac: u32) -> [Ball<4>; T] {
        let (r, unit) = (i64::from(raw), 1_i64 << frac);
        let (size, sign) = match function {
            Function::Atan | Function::Asinh => (unit * unit + r * r, -1),
            Function::Acosh => (r * r - unit * unit, -1),
            _ => (unit * unit - r * r, 1),
        };
        let size = size.unsigned_abs();
        let (near, far) = (Ball::of_ratio(sign * r, size), Ball::of_ratio(sign, size));
        let rational = matches!(function, Function::Atan | Function::Atanh);
        let ratio = Ball::of_ratio(unit * unit, size);
        let first = if rational { ratio } else { ratio.sqrt() };
        let mut derivative = [Ball::ZERO; T];
        derivative[0] = if function == Function::Acos { first.neg() } else { first };
        for k in 1..T {
            let before = if k > 1 { derivative[k - 2] } else { Ball::ZERO };
            let (last, order) = (derivative[k - 1], k as i64);
            derivative[k] = if rational {
                near.times(2).mul(last).add(far.mul(before))
            } else {
                let sum = near.times(2 * order - 1).mul(last).add(far.times(order - 1).mul(before));
                sum.over(k as u64)
            };
        }
        std::array::from_fn(|k| match k {
            0 => self.value(function, raw, frac).scale(frac as i32),
            _ => derivative[k - 1].over(k as u64),
        })
    }
}

/// The expansion of the sine from sine and cosine at the middle; (cos, −sin) gives that of the cosine.
fn circle<const T: usize>((value, slope): (Ball<4>, Ball<4>), frac: u32) -> [Ball<4>; T] {
    let mut factorial = 1;
    std::array::from_fn(|k| {
        factorial *= k.max(1) as u64;
        let term = if k % 2 == 0 { value } else { slope };
        let term = if k % 4 < 2 { term } else { term.neg() };
        term.scale(-((frac as usize * k) as i32)).over(factorial)
    })
}
