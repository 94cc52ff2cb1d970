//! Every operation on every pair of edges, as one hash.

use core::fmt::{self, Write};
use core::hash::{Hash, Hasher};

use simmath::{Vec2, Vec3};

use crate::{FixedPoint, pairs};

/// FNV-1a, so that a run is one number.
struct Sum(u64);

impl Hasher for Sum {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    // The same bytes on every machine.
    fn write_i32(&mut self, value: i32) {
        self.write(&value.to_le_bytes());
    }

    fn write_i128(&mut self, value: i128) {
        self.write(&value.to_le_bytes());
    }

    fn write_usize(&mut self, value: usize) {
        self.write(&(value as u64).to_le_bytes());
    }

    fn write_isize(&mut self, value: isize) {
        self.write(&(value as i64).to_le_bytes());
    }
}

/// Text, without a place to keep it.
impl Write for Sum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write(text.as_bytes());
        Ok(())
    }
}

/// The results of all operations of the surface on a pair, as one hash.
fn everything<M: FixedPoint>(a: M, b: M) -> u64 {
    let mut sum = Sum(0xcbf2_9ce4_8422_2325);
    let unary = [-a, a.abs(), a.signum(), a.floor(), a.ceil(), a.round(), a.trunc(), a.fract(), a.sqrt()];
    let binary =
        [a + b, a - b, a * b, a / b, a % b, a.lerp(b, a), a.hypot(b), a.atan2(b), a.pow(b), a.log(b)];
    let chosen =
        [simmath::SimMath::min(a, b), simmath::SimMath::max(a, b), simmath::SimMath::clamp(a, b, -b)];
    let tried = [
        a.try_div(b),
        a.try_rem(b),
        a.try_atan2(b),
        a.try_pow(b),
        a.try_log(b),
        a.try_pow_int(b.to_raw()),
        a.try_sqrt(),
    ];
    let made = [
        M::from_int(a.to_raw()),
        M::from_ratio(a.to_raw().into(), b.to_raw().into()),
        M::from_f32(a.to_f32()),
        M::from_f64(a.to_f64()),
        a.pow_int(b.to_raw()),
        M::length_of([a, b]),
        M::length_of([a, b, a]),
    ];
    (unary, binary, chosen, made, tried.map(Result::ok)).hash(&mut sum);
    (M::normalize_of([a, b]), M::normalize_of([a, b, a])).hash(&mut sum);
    (a.mul_wide(b), a.squared_distance_wide(b), a.mul_wide(b) + b.mul_wide(b) - a.mul_wide(a)).hash(&mut sum);
    (a.to_int(), M::try_from_int(a.to_raw()), a.total_cmp(b), a.is_ordered(b)).hash(&mut sum);
    write!(sum, "{a} {a:?} {b:+12.3}").expect("a hash takes any text");
    (vectors(Vec2::new(a, b), Vec2::new(b, b)), spatial(Vec3::new(a, b, a), Vec3::new(b, a, b)))
        .hash(&mut sum);
    sum.finish()
}

fn vectors<M: FixedPoint>(a: Vec2<M>, b: Vec2<M>) -> impl Hash {
    let made = [a + b, a - b, a * b, a / b, -a, a * b.x, a / b.x, a.perp(), a.normalize(), a.lerp(b, a.x)];
    let chosen = [a.clamp(b, a), a.min(b), a.max(b), a.abs(), a.rotate(b.x), Vec2::from_angle(a.x)];
    let numbers = [a.dot(b), a.cross(b), a.length(), a.length_stepwise(), a.length_squared(), a.angle()];
    let distances = [a.distance(b), a.distance_squared(b)];
    let wide = [a.dot_wide(b), a.length_squared_wide(), a.distance_squared_wide(b)];
    (made, chosen, numbers, distances, wide, a.distance_cmp(b, a.x), a.try_normalize().is_ok())
}

fn spatial<M: FixedPoint>(a: Vec3<M>, b: Vec3<M>) -> impl Hash {
    let made = [a + b, a - b, a * b, a / b, -a, a * b.x, a / b.x, a.cross(b), a.normalize(), a.lerp(b, a.x)];
    let chosen = [a.clamp(b, a), a.min(b), a.max(b), a.abs()];
    let turned = [a.rotate_x(b.x), a.rotate_y(b.x), a.rotate_z(b.x)];
    let numbers = [a.dot(b), a.length(), a.length_stepwise(), a.length_squared()];
    let distances = [a.distance(b), a.distance_squared(b)];
    let wide = [a.dot_wide(b), a.length_squared_wide(), a.distance_squared_wide(b)];
    (made, chosen, turned, numbers, distances, wide, a.distance_cmp(b, a.x), a.try_normalize().is_ok())
}

/// The results of all functions of one argument, as one hash.
fn functions<M: FixedPoint>(x: M) -> u64 {
    let mut sum = Sum(0xcbf2_9ce4_8422_2325);
    [x.sin(), x.cos(), x.tan(), x.asin(), x.acos(), x.atan(), x.sin_cos().0, x.sin_cos().1].hash(&mut sum);
    [x.sinh(), x.cosh(), x.tanh(), x.asinh(), x.acosh(), x.atanh()].hash(&mut sum);
    [x.exp(), x.exp2(), x.exp_m1(), x.ln(), x.ln_1p(), x.log2(), x.log10(), x.cbrt()].hash(&mut sum);
    [x.to_degrees(), x.to_radians()].hash(&mut sum);
    let tried =
        [x.try_asin(), x.try_acos(), x.try_acosh(), x.try_atanh(), x.try_ln(), x.try_ln_1p(), x.try_log2()];
    (tried.map(Result::ok), x.try_log10().ok()).hash(&mut sum);
    sum.finish()
}

/// The results of everything on all edges and all pairs of them, as one hash.
pub(crate) fn hash_all<M: FixedPoint>(edges: &[M]) -> u64 {
    let of_pairs = pairs(edges).map(|(a, b)| everything(a, b));
    let of_numbers = edges.iter().map(|&x| functions(x));
    of_pairs.chain(of_numbers).fold(0, |sum, hash| sum.rotate_left(1) ^ hash)
}
