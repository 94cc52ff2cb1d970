//! Which of several impls is meant, where the body tells late what a number is, and which of an own trait.

use std::ops::{AddAssign, Mul, Neg, Sub};

#[derive(Clone, Copy, Default)]
pub struct Metres(pub f64);

#[derive(Clone, Copy, Default)]
pub struct Count(pub u32);

impl Mul<f64> for Metres {
    type Output = Metres;
    fn mul(self, by: f64) -> Metres {
        Metres(self.0 * by)
    }
}

impl Mul<f32> for Metres {
    type Output = f32;
    fn mul(self, by: f32) -> f32 {
        by
    }
}

impl Mul<Count> for Metres {
    type Output = Count;
    fn mul(self, by: Count) -> Count {
        by
    }
}

impl Sub<Metres> for Metres {
    type Output = f64;
    fn sub(self, by: Metres) -> f64 {
        self.0 - by.0
    }
}

impl Sub<Count> for Metres {
    type Output = u32;
    fn sub(self, by: Count) -> u32 {
        by.0
    }
}

impl AddAssign<Count> for Metres {
    fn add_assign(&mut self, by: Count) {
        self.0 += 1.0;
    }
}

pub fn literal(m: Metres) -> (Metres, Metres) {
    (m * 2.0, m * 3.0)
}

pub fn literal_known_late(m: Metres, n: f32) -> f32 {
    let by = 2.0;
    let a = m * by;
    let b: f32 = by;
    a + b
}

pub fn in_order(m: Metres, n: Count, all: Vec<Metres>) -> f64 {
    let differ = |a: Metres, b| a - b;
    let count = |a: Metres, b| a - b;
    let d = all.iter().map(|each| differ(*each, m)).map(|each| each * 2.0).next().unwrap();
    let c = all.iter().map(|each| count(*each, n)).map(|each| each * 2).next().unwrap();
    d + c as f64
}

pub fn held(m: Metres, n: Count) -> u32 {
    let mut held = None;
    let d = move |b: Option<_>| m - b.unwrap();
    held = Some(n);
    let e = d(held);
    e + 1
}

pub trait Scale<By> {
    type Scaled;
    fn scale(&self, by: By) -> Self::Scaled;
}

impl Scale<Count> for f32 {
    type Scaled = u32;
    fn scale(&self, by: Count) -> u32 {
        by.0
    }
}

impl Scale<f32> for f32 {
    type Scaled = f32;
    fn scale(&self, by: f32) -> f32 {
        self * by
    }
}

pub fn of_own_trait(x: f32, n: Count) -> f32 {
    let by = |b| x.scale(b);
    let plain = |b| x.scale(b);
    let a = plain(n) + 1;
    let b = by(x) + 1.0;
    b * a as f32
}

pub fn bound_by<T: Copy + Scale<f32, Scaled = f64> + Scale<Count, Scaled = u32>>(
    x: T,
    y: f32,
    n: Count,
) -> f64 {
    let by = |b| x.scale(b);
    let plain = |b| x.scale(b);
    let a = plain(n) + 1;
    let b = by(y) + 1.0;
    b * a as f64
}

pub fn negated_late(all: Vec<Metres>) -> f64 {
    let minus = |a: f64| -a;
    let opposite = |a| minus(a) * 2.0;
    all.iter().map(|each| opposite(each.0)).map(|each| -each).fold(0.0, |a, b| a + b)
}

pub fn by_function_of_a_trait(c: bool) {
    let f = |a, b| a * b;
    let (x, n) = (f(4.5f32, 2.5f32), 3 * 2);
    let floats = [if c { x } else { Neg::neg(x) }, 3.5f32];
    let numbers = [if c { n } else { Neg::neg(n) }, 3i64];
}
