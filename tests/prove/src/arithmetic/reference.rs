//! Arithmetic by its definition: exact rationals in 128 bits, rounded by one function.

use crate::rounding::saturate;

/// A format's arithmetic on raw numbers.
#[derive(Clone, Copy)]
pub(crate) struct Reference {
    pub frac: u32,
}

/// The nearest integer to n/d for d > 0, ties to even.
fn nearest(n: i128, d: i128) -> i128 {
    let below = n.div_euclid(d);
    let twice_rest = 2 * n.rem_euclid(d);
    below + i128::from(twice_rest > d || (twice_rest == d && below % 2 != 0))
}

/// The nearest `i32`.
fn clamp(value: i128) -> i32 {
    saturate(value.clamp(i128::from(i64::MIN), i128::from(i64::MAX)) as i64)
}

impl Reference {
    fn unit(self) -> i128 {
        1 << self.frac
    }

    pub(crate) fn add(self, a: i32, b: i32) -> i32 {
        clamp(i128::from(a) + i128::from(b))
    }

    pub(crate) fn sub(self, a: i32, b: i32) -> i32 {
        clamp(i128::from(a) - i128::from(b))
    }

    pub(crate) fn mul(self, a: i32, b: i32) -> i32 {
        clamp(nearest(i128::from(a) * i128::from(b), self.unit()))
    }

    pub(crate) fn div(self, a: i32, b: i32) -> i32 {
        self.ratio(i128::from(a), i128::from(b))
    }

    pub(crate) fn rem(self, a: i32, b: i32) -> i32 {
        if b == 0 {
            return 0;
        }
        // a − b·trunc(a/b).
        let (a, b) = (i128::from(a), i128::from(b));
        let quotient = a.abs() / b.abs() * a.signum() * b.signum();
        clamp(a - b * quotient)
    }

    pub(crate) fn neg(self, a: i32) -> i32 {
        clamp(-i128::from(a))
    }

    pub(crate) fn lerp(self, a: i32, to: i32, t: i32) -> i32 {
        self.add(a, self.mul(self.sub(to, a), t))
    }

    pub(crate) fn floor(self, a: i32) -> i32 {
        clamp(i128::from(a).div_euclid(self.unit()) * self.unit())
    }

    pub(crate) fn ceil(self, a: i32) -> i32 {
        clamp(-(-i128::from(a)).div_euclid(self.unit()) * self.unit())
    }

    pub(crate) fn round(self, a: i32) -> i32 {
        clamp(nearest(i128::from(a), self.unit()) * self.unit())
    }

    pub(crate) fn trunc(self, a: i32) -> i32 {
        clamp(i128::from(a) / self.unit() * self.unit())
    }

    pub(crate) fn fract(self, a: i32) -> i32 {
        clamp(i128::from(a) % self.unit())
    }

    pub(crate) fn to_int(self, a: i32) -> i32 {
        clamp(nearest(i128::from(a), self.unit()))
    }

    pub(crate) fn of_int(self, value: i32) -> i32 {
        clamp(i128::from(value) * self.unit())
    }

    pub(crate) fn of_ratio(self, numerator: i64, denominator: i64) -> i32 {
        self.ratio(i128::from(numerator), i128::from(denominator))
    }

    /// Scaling by a power of two is exact, the rounding is the language's, and its conversion to an integer saturates.
    pub(crate) fn of_f64(self, value: f64) -> i32 {
        (value * self.unit() as f64).round_ties_even() as i32
    }

    /// Widening is exact.
    pub(crate) fn of_f32(self, value: f32) -> i32 {
        self.of_f64(f64::from(value))
    }

    pub(crate) fn to_f64(self, a: i32) -> f64 {
        f64::from(a) / self.unit() as f64
    }

    /// Both steps round at most once: the first is exact.
    pub(crate) fn to_f32(self, a: i32) -> f32 {
        self.to_f64(a) as f32
    }

    /// n/d in steps; by 0 it is ±`i32::MAX` or 0 by the sign of n.
    fn ratio(self, n: i128, d: i128) -> i32 {
        if d == 0 {
            return n.signum() as i32 * i32::MAX;
        }
        clamp(nearest(n * self.unit() * d.signum(), d.abs()))
    }
}
