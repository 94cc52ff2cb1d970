//! The elementary functions on balls: diagonal Padé approximants for e^x and, with an imaginary argument, for sine and cosine;
//! Gregory's series for the inverse tangent and its hyperbolic sister for the logarithm; constants from sums of such series of
//! small fractions. Errors of the methods are bounded by the formulas that stand beside them.
//! Must not know: any format.

use super::ball::{Ball, exp2, up};

/// The functions at one precision, with their constants.
pub(crate) struct Elementary<const N: usize> {
    pub(crate) pi: Ball<N>,
    pub(crate) half_pi: Ball<N>,
    pub(crate) ln_2: Ball<N>,
    pub(crate) ln_10: Ball<N>,
    /// Coefficients of the numerator of the Padé approximant of e^x.
    pade: Vec<Ball<N>>,
    /// 1/(2k + 1).
    odd: Vec<Ball<N>>,
    /// The angles with tangents 0, 1/4, 1/2, 3/4, 1.
    quarters: [Ball<N>; 5],
}

impl<const N: usize> Elementary<N> {
    /// Computes the constants.
    pub(crate) fn new() -> Self {
        let odd: Vec<_> = (0..u64::from(Ball::<N>::BITS)).map(|k| Ball::of_ratio(1, 2 * k + 1)).collect();
        let (fifth, far) = (Ball::of_ratio(1, 5), Ball::of_ratio(1, 239));
        // π/4 = 4·atan 1/5 − atan 1/239.
        let quarter = series(&odd, fifth, -1).times(4).sub(series(&odd, far, -1));
        // ln 2 = 18·artanh 1/26 − 2·artanh 1/4801 + 8·artanh 1/8749.
        let artanh = |divisor| series(&odd, Ball::of_ratio(1, divisor), 1);
        let ln_2 = artanh(26).times(18).sub(artanh(4801).times(2)).add(artanh(8749).times(8));
        // ln 10 = 3·ln 2 + ln 5/4, and 5/4 = (1 + 1/9)/(1 − 1/9).
        let ln_10 = ln_2.times(3).add(artanh(9).times(2));
        // tan(a − b) = (tan a − tan b)/(1 + tan a·tan b) leads from 1/2 and 3/4 to smaller angles:
        // atan 1/2 = π/4 − atan 1/3, atan 3/4 = π/4 − atan 1/7.
        let atan = |divisor| series(&odd, Ball::of_ratio(1, divisor), -1);
        let quarters = [Ball::ZERO, atan(4), quarter.sub(atan(3)), quarter.sub(atan(7)), quarter];
        let (pi, half_pi) = (quarter.times(4), quarter.times(2));
        Self { pi, half_pi, ln_2, ln_10, pade: pade(), odd, quarters }
    }

    /// e^x, for x below 40; 0 and its error below −(bits).
    pub(crate) fn exp(&self, x: Ball<N>) -> Ball<N> {
        let power = (x.to_f64() * std::f64::consts::LOG2_E).round();
        if power >= 60.0 {
            return Ball::UNBOUNDED;
        }
        if power < -(f64::from(Ball::<N>::BITS)) {
            return Ball::ZERO.widened(up(2.0 * Ball::<N>::unit()));
        }
        let rest = x.sub(self.ln_2.times(power as i64));
        let (even, odd) = self.halves(rest.square());
        let odd = odd.mul(rest);
        let denominator = even.sub(odd);
        let value = Ball::of_int(1).add(odd.times(2).div(denominator));
        // e^|rest| is below 3 for |rest| < 1, where the remainder is finite.
        let error = up(3.0 * self.remainder(rest.upper()) / denominator.lower());
        value.widened(error).scale(power as i32)
    }

    /// Sine and cosine of a number below 2^30 in magnitude.
    pub(crate) fn sin_cos(&self, x: Ball<N>) -> (Ball<N>, Ball<N>) {
        let quarter = (x.to_f64() * std::f64::consts::FRAC_2_PI).round() as i64;
        let rest = x.sub(self.half_pi.times(quarter));
        // The approximant at i·z is (A + i·z·B)/(A − i·z·B), with A and B at −z².
        let (even, odd) = self.halves(rest.square().neg());
        let odd = odd.mul(rest);
        let (even_square, odd_square) = (even.square(), odd.square());
        let size = even_square.add(odd_square);
        let sin = even.mul(odd).times(2).div(size);
        let cos = even_square.sub(odd_square).div(size);
        let error = up(self.remainder(rest.upper()) / size.lower().sqrt());
        let (sin, cos) = (sin.widened(error), cos.widened(error));
        match quarter.rem_euclid(4) {
            0 => (sin, cos),
            1 => (cos, sin.neg()),
            2 => (sin.neg(), cos.neg()),
            _ => (cos.neg(), sin),
        }
    }

    /// The sums of the even and of the odd terms of the Padé numerator, the latter divided by its variable, from its square.
    fn halves(&self, square: Ball<N>) -> (Ball<N>, Ball<N>) {
        let sum = |first: usize| {
            let terms = self.pade.iter().skip(first).step_by(2).rev();
            terms.fold(Ball::ZERO, |sum, term| sum.mul(square).add(*term))
        };
        (sum(0), sum(1))
    }

    /// |z|^(2m+1)·(m!)²/((2m)!·(2m+1)!): with e^|Re z| and divided by the size of the denominator, the error of the approximant
    /// of degree m. It is e^z·Q(z) − P(z) = ±z^(2m+1)/(2m)!·∫₀¹ tᵐ(1 − t)ᵐe^(tz) dt.
    fn remainder(&self, size: f64) -> f64 {
        let m = self.pade.len() - 1;
        if size >= 1.0 {
            return f64::INFINITY;
        }
        remainder_at(m, size)
    }

    /// The natural logarithm of a number above 0.
    pub(crate) fn ln(&self, x: Ball<N>) -> Ball<N> {
        let size = x.to_f64();
        if !(size > 0.0 && x.lower() > 0.0) {
            return Ball::UNBOUNDED;
        }
        let power = size.log2().round() as i32;
        let m = x.scale(-power);
        // ln m = 2·artanh((m − 1)/(m + 1)), and |m − 1|/(m + 1) is below 0.172.
        let one = Ball::of_int(1);
        let ratio = m.sub(one).div(m.add(one));
        series(&self.odd, ratio, 1).times(2).add(self.ln_2.times(i64::from(power)))
    }

    /// The angle of the point (x, y) for y ≥ 0, other than the origin.
    pub(crate) fn angle(&self, y: Ball<N>, x: Ball<N>) -> Ball<N> {
        let (right, size) = (!x.is_negative(), x.abs());
        let acute = if y.to_f64() <= size.to_f64() {
            self.atan_of_ratio(y, size)
        } else {
            self.half_pi.sub(self.atan_of_ratio(size, y))
        };
        if right { acute } else { self.pi.sub(acute) }
    }

    /// atan(y/x) for 0 ≤ y ≤ x.
    fn atan_of_ratio(&self, y: Ball<N>, x: Ball<N>) -> Ball<N> {
        let nearest = (4.0 * y.to_f64() / x.to_f64()).round().clamp(0.0, 4.0);
        let near = nearest as i64;
        // tan(a − b) with tan b = near/4; at most 1/8 in size.
        let ratio = y.times(4).sub(x.times(near)).div(x.times(4).add(y.times(near)));
        self.quarters[near as usize].add(series(&self.odd, ratio, -1))
    }
}

/// Σ signᵏ·x^(2k+1)/(2k + 1): atan x for a sign of −1, artanh x for 1. What is left out is below the first term left out, divided
/// by 1 − x².
fn series<const N: usize>(odd: &[Ball<N>], x: Ball<N>, sign: i64) -> Ball<N> {
    let size = x.upper();
    if size >= 0.5 {
        return Ball::UNBOUNDED;
    }
    let terms = if size < Ball::<N>::unit() {
        1
    } else {
        (f64::from(Ball::<N>::BITS + 8) / -(2.0 * size.log2())).ceil() as usize
    };
    let terms = terms.clamp(1, odd.len());
    let square = x.square().times(sign);
    let sum = odd[..terms].iter().rev().fold(Ball::ZERO, |sum, term| sum.mul(square).add(*term));
    // x^(2·terms + 1)·4/3 with room for the rounding of the power.
    let left_out = 2.0 * power(size, 2 * terms as u32 + 1);
    sum.mul(x).widened(left_out)
}

/// At least sizeⁿ, and not below the smallest normal float.
pub(crate) fn power(size: f64, exponent: u32) -> f64 {
    let mut result = 1.0_f64;
    for _ in 0..exponent {
        result = up(result * size).max(exp2(-1000));
    }
    result
}

/// The coefficients (2m − j)!·m!/((2m)!·j!·(m − j)!) for j = 0 ..= m, with the smallest even m for which the error is below a unit.
fn pade<const N: usize>() -> Vec<Ball<N>> {
    let m = (2..).step_by(2).find(|&m| remainder_at(m, 0.8) < Ball::<N>::unit()).unwrap_or(2) as u64;
    let mut coefficients = vec![Ball::of_int(1)];
    for j in 0..m {
        let last = coefficients[j as usize];
        coefficients.push(last.times((m - j) as i64).over((2 * m - j) * (j + 1)));
    }
    coefficients
}

/// |z|^(2m+1)·(m!)²/((2m)!·(2m+1)!), rounded up.
fn remainder_at(m: usize, size: f64) -> f64 {
    // (m!)²/((2m)!·(2m+1)!) = Π 1/((m + j)·(m + 1 + j)) · 1/(m + 1) for j = 1 ..= m, with the factors of both spread.
    let mut bound = power(size, 2 * m as u32 + 1) / (m + 1) as f64;
    for j in 1..=m {
        bound = up(bound / ((m + j) as f64 * (m + 1 + j) as f64)).max(exp2(-1000));
    }
    bound
}
