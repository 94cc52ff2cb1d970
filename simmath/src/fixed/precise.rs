//! Signed fixed point with 192 fraction bits, and the elementary functions on it by series and Newton's method: what decides a
//! rounding that the fast paths cannot. Written for certainty, at some microseconds a call.
//! Must not know: the tables and polynomials of the fast paths.

/// `±limbs / 2^192`, the least significant limb first; at most 2^64 in magnitude.
///
/// Each operation truncates and is wrong by a few units of 2^-192, relative to the larger of 1 and the result.
#[derive(Clone, Copy)]
pub(crate) struct Precise {
    negative: bool,
    limbs: [u64; 4],
}

/// ln 2.
pub(crate) const LN_2: Precise = Precise::of_limbs(super::constants::LN_2);
/// π.
pub(crate) const PI: Precise = Precise::of_limbs(super::constants::PI);
/// π/2.
const FRAC_PI_2: Precise = PI.shift_right(1);
/// 1/(2π).
const INVERSE_TAU: Precise = Precise::of_limbs(super::constants::INVERSE_TAU);

impl Precise {
    pub(crate) const ZERO: Self = Self::of_limbs([0; 4]);
    pub(crate) const ONE: Self = Self::of_limbs([0, 0, 0, 1]);
    pub(crate) const fn of_limbs(limbs: [u64; 4]) -> Self {
        Self { negative: false, limbs }
    }

    /// `raw / 2^frac`.
    pub(crate) const fn of(raw: i64, frac: u32) -> Self {
        let number = Self::of_limbs([0, 0, 0, raw.unsigned_abs()]).shift_right(frac);
        Self { negative: raw < 0, limbs: number.limbs }
    }

    pub(crate) const fn is_negative(&self) -> bool {
        self.negative
    }

    pub(crate) const fn limbs(&self) -> [u64; 4] {
        self.limbs
    }

    pub(crate) const fn neg(self) -> Self {
        Self { negative: !self.negative, limbs: self.limbs }
    }

    pub(crate) const fn abs(self) -> Self {
        Self { negative: false, limbs: self.limbs }
    }

    pub(crate) const fn add(self, other: Self) -> Self {
        if self.negative == other.negative {
            return Self { negative: self.negative, limbs: add(self.limbs, other.limbs) };
        }
        if less(self.limbs, other.limbs) {
            Self { negative: other.negative, limbs: sub(other.limbs, self.limbs) }
        } else {
            Self { negative: self.negative, limbs: sub(self.limbs, other.limbs) }
        }
    }

    pub(crate) const fn sub(self, other: Self) -> Self {
        self.add(other.neg())
    }

    pub(crate) const fn mul(self, other: Self) -> Self {
        Self { negative: self.negative != other.negative, limbs: mul(self.limbs, other.limbs) }
    }

    /// Times a small integer.
    pub(crate) const fn times(self, factor: u64) -> Self {
        let mut limbs = self.limbs;
        let (mut carry, mut index) = (0, 0);
        while index < 4 {
            let product = limbs[index] as u128 * factor as u128 + carry;
            limbs[index] = product as u64;
            carry = product >> 64;
            index += 1;
        }
        Self { negative: self.negative, limbs }
    }

    /// Divided by a small integer.
    const fn over(self, divisor: u64) -> Self {
        let mut limbs = self.limbs;
        let (mut rest, mut index) = (0, 4);
        while index > 0 {
            index -= 1;
            let dividend = (rest << 64) | limbs[index] as u128;
            limbs[index] = (dividend / divisor as u128) as u64;
            rest = dividend % divisor as u128;
        }
        Self { negative: self.negative, limbs }
    }

    /// The quotient, for a divisor other than 0: the reciprocal by Newton's method, and one product.
    pub(crate) const fn div(self, divisor: Self) -> Self {
        let zeros = leading_zeros(divisor.limbs);
        // The divisor as a number in 1 .. 2, and its reciprocal in 1/2 .. 1.
        let scaled = if zeros <= 63 {
            divisor.abs().shift_right(63 - zeros)
        } else {
            divisor.abs().shift_left(zeros - 63)
        };
        let top = (scaled.limbs[3] << 63) | (scaled.limbs[2] >> 1);
        let guess = (1 << 127) / top as u128;
        let mut inverse = Self::of_limbs([0, 0, guess as u64, (guess >> 64) as u64]);
        let two = Self::of_limbs([0, 0, 0, 2]);
        let mut step = 0;
        while step < 3 {
            inverse = inverse.mul(two.sub(scaled.mul(inverse)));
            step += 1;
        }
        let quotient = self.abs().mul(inverse);
        let quotient =
            if zeros <= 63 { quotient.shift_right(63 - zeros) } else { quotient.shift_left(zeros - 63) };
        Self { negative: self.negative != divisor.negative, limbs: quotient.limbs }
    }

    pub(crate) const fn shift_left(self, bits: u32) -> Self {
        let (whole, part) = ((bits / 64) as usize, bits % 64);
        let mut limbs = [0; 4];
        let mut index = whole;
        while index < 4 {
            limbs[index] = self.limbs[index - whole] << part;
            if part > 0 && index > whole {
                limbs[index] |= self.limbs[index - whole - 1] >> (64 - part);
            }
            index += 1;
        }
        Self { negative: self.negative, limbs }
    }

    pub(crate) const fn shift_right(self, bits: u32) -> Self {
        let (whole, part) = ((bits / 64) as usize, bits % 64);
        let mut limbs = [0; 4];
        let mut index = 0;
        while index + whole < 4 {
            limbs[index] = self.limbs[index + whole] >> part;
            if part > 0 && index + whole + 1 < 4 {
                limbs[index] |= self.limbs[index + whole + 1] << (64 - part);
            }
            index += 1;
        }
        Self { negative: self.negative, limbs }
    }

    /// Times 2^exponent.
    pub(crate) const fn scale(self, exponent: i32) -> Self {
        if exponent >= 256 || exponent <= -256 {
            Self::ZERO
        } else if exponent >= 0 {
            self.shift_left(exponent as u32)
        } else {
            self.shift_right(-exponent as u32)
        }
    }

    /// The integer part, towards zero.
    const fn whole(&self) -> u64 {
        self.limbs[3]
    }

    /// The square root of a number in 0 ..= 2^62, by Newton's method on a scaled operand.
    pub(crate) const fn sqrt(self) -> Self {
        let zeros = leading_zeros(self.limbs);
        if zeros == 256 {
            return Self::ZERO;
        }
        // The operand as a number in 1/4 .. 1 times an even power of two.
        let exponent = (65 - zeros as i32) & !1;
        let x = self.scale(-exponent);
        let guess = (x.limbs[2].isqrt() as u128) << 32;
        let mut root = Self::of_limbs([0, 0, guess as u64, (guess >> 64) as u64]);
        let mut step = 0;
        while step < 4 {
            root = root.add(x.div(root)).shift_right(1);
            step += 1;
        }
        root.scale(exponent / 2)
    }

    /// `(m, k)` with e^self = m·2^k and m between 0.7 and 1.5, for a number below 2^31 in magnitude.
    pub(crate) const fn exp(self) -> (Self, i32) {
        let quotient = self.abs().div(LN_2).add(Self::ONE.shift_right(1)).whole() as i64;
        let exponent = if self.negative { -quotient } else { quotient };
        let multiple = LN_2.times(quotient.unsigned_abs());
        let rest = if self.negative { self.add(multiple) } else { self.sub(multiple) };
        (rest.exp_below_one(), exponent as i32)
    }

    /// e^self for a number below 1 in magnitude: the series of e^(self/256), squared eight times.
    pub(crate) const fn exp_below_one(self) -> Self {
        let part = self.shift_right(8);
        let mut sum = Self::ONE;
        // (x/256)^24/24! is below 2^-270.
        let mut term = 24;
        while term > 0 {
            sum = Self::ONE.add(part.mul(sum).over(term));
            term -= 1;
        }
        let mut square = 0;
        while square < 8 {
            sum = sum.mul(sum);
            square += 1;
        }
        sum
    }

    /// The natural logarithm of a number above 0.
    pub(crate) const fn ln(self) -> Self {
        let exponent = 63 - leading_zeros(self.limbs) as i32;
        let m = self.scale(-exponent);
        // Halley's method on e^y = m triples the digits each time; the first guess is within 0.06.
        let mut y = m.sub(Self::ONE).mul(LN_2);
        let mut step = 0;
        while step < 5 {
            let power = y.exp_below_one();
            y = y.add(m.sub(power).shift_left(1).div(m.add(power)));
            step += 1;
        }
        let whole = LN_2.times(exponent.unsigned_abs() as u64);
        if exponent < 0 { y.sub(whole) } else { y.add(whole) }
    }

    /// Sine and cosine of a number below 2^40 in magnitude.
    pub(crate) const fn sin_cos(self) -> (Self, Self) {
        let turns = self.abs().mul(INVERSE_TAU);
        // The error of the fraction of a turn is 2^-192 times the number; the product of the fraction is exact enough.
        let quarter = turns.shift_left(2).add(Self::ONE.shift_right(1)).whole();
        let rest = self.abs().sub(FRAC_PI_2.times(quarter));
        let (sin, cos) = (rest.sin_series(), rest.cos_series());
        let (sin, cos) = match quarter % 4 {
            0 => (sin, cos),
            1 => (cos, sin.neg()),
            2 => (sin.neg(), cos.neg()),
            _ => (cos.neg(), sin),
        };
        (if self.negative { sin.neg() } else { sin }, cos)
    }

    /// The sine of a number up to 1 in magnitude.
    const fn sin_series(self) -> Self {
        let square = self.mul(self);
        let mut sum = Self::ONE;
        // x^55/55! is below 2^-240.
        let mut term = 54;
        while term > 0 {
            sum = Self::ONE.sub(square.mul(sum).over(term * (term + 1)));
            term -= 2;
        }
        self.mul(sum)
    }

    /// The cosine of a number up to 1 in magnitude.
    const fn cos_series(self) -> Self {
        let square = self.mul(self);
        let mut sum = Self::ONE;
        let mut term = 54;
        while term > 0 {
            sum = Self::ONE.sub(square.mul(sum).over(term * (term - 1)));
            term -= 2;
        }
        sum
    }

    /// The angle of the point (x, y) in −π ..= π, for a point other than the origin, with coordinates up to 2^30 in magnitude
    /// that are not both below 2^-40.
    pub(crate) const fn atan2(y: Self, x: Self) -> Self {
        let steep = less(x.limbs, y.limbs);
        let (short, long) = if steep { (x.abs(), y.abs()) } else { (y.abs(), x.abs()) };
        let first = short.atan_below_one(long);
        let acute = if steep { FRAC_PI_2.sub(first) } else { first };
        let angle = if x.negative { PI.sub(acute) } else { acute };
        if y.negative { angle.neg() } else { angle }
    }

    /// atan(self/long) for 0 ≤ self ≤ long.
    const fn atan_below_one(self, long: Self) -> Self {
        let ratio = self.div(long);
        // Within 0.005: ratio·(π/4 + 0.273·(1 − ratio)).
        let bend = Self::ONE.sub(ratio).times(70).shift_right(8);
        let mut angle = ratio.mul(PI.shift_right(2).add(bend));
        let mut step = 0;
        while step < 3 {
            let (sin, cos) = (angle.sin_series(), angle.cos_series());
            // The tangent of what is missing, and its angle by three terms.
            let tangent = ratio.mul(cos).sub(sin).div(cos.add(ratio.mul(sin)));
            let square = tangent.mul(tangent);
            let bend = Self::ONE.sub(square.over(3)).add(square.mul(square).over(5));
            angle = angle.add(tangent.mul(bend));
            step += 1;
        }
        angle
    }
}

const fn add(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let mut sum = [0; 4];
    let (mut carry, mut index) = (false, 0);
    while index < 4 {
        let (part, first) = a[index].overflowing_add(b[index]);
        let (part, second) = part.overflowing_add(carry as u64);
        sum[index] = part;
        carry = first | second;
        index += 1;
    }
    sum
}

/// `a - b` for `a ≥ b`.
const fn sub(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let mut difference = [0; 4];
    let (mut borrow, mut index) = (false, 0);
    while index < 4 {
        let (part, first) = a[index].overflowing_sub(b[index]);
        let (part, second) = part.overflowing_sub(borrow as u64);
        difference[index] = part;
        borrow = first | second;
        index += 1;
    }
    difference
}

pub(crate) const fn less(a: [u64; 4], b: [u64; 4]) -> bool {
    let mut index = 4;
    while index > 0 {
        index -= 1;
        if a[index] != b[index] {
            return a[index] < b[index];
        }
    }
    false
}

/// The upper part of the product, behind the point of both factors.
const fn mul(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let mut product = [0_u64; 8];
    let mut row = 0;
    while row < 4 {
        let (mut carry, mut column) = (0, 0);
        while column < 4 {
            let sum = a[row] as u128 * b[column] as u128 + product[row + column] as u128 + carry;
            product[row + column] = sum as u64;
            carry = sum >> 64;
            column += 1;
        }
        product[row + 4] = carry as u64;
        row += 1;
    }
    [product[3], product[4], product[5], product[6]]
}

const fn leading_zeros(limbs: [u64; 4]) -> u32 {
    let mut index = 4;
    while index > 0 {
        index -= 1;
        if limbs[index] != 0 {
            return (3 - index as u32) * 64 + limbs[index].leading_zeros();
        }
    }
    256
}
