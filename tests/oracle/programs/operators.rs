//! Operators as methods of types that have several.

use std::ops::{Add, Mul};

#[derive(Clone, Copy)]
pub struct W(pub f64);
impl Mul<W> for f64 {
    type Output = W;
    fn mul(self, other: W) -> W {
        W(self * other.0)
    }
}

pub fn as_a_method(a: f64) -> f64 {
    a.mul(W(1.5)).0 + 2.5
}

pub fn in_a_chain(all: &[f64]) -> f64 {
    all.iter().map(|a| (*a).mul(W(1.5))).map(|b| b.0 + 2.5).next().unwrap()
}

pub fn still_a_number(a: f64) -> f64 {
    a.mul(a) + a.mul(2.5)
}

#[derive(Clone, Copy)]
pub struct N {
    value: f64,
}
impl std::ops::Neg for N {
    type Output = f64;
    fn neg(self) -> f64 {
        -self.value
    }
}

pub fn negated(a: f64) -> f64 {
    let b = [(-(N { value: a }))];
    b[0] * [(-N { value: a })].iter().map(|c| c * a).next().unwrap()
}

pub fn negated_numbers(a: f32) -> f32 {
    let b: f32 = -1.5;
    let c: [f32; 1] = [-(2.5)];
    b * c[0] * -a
}

#[derive(Clone, Copy)]
pub struct V(pub i32);
impl Mul<V> for i32 {
    type Output = V;
    fn mul(self, other: V) -> V {
        V(self * other.0)
    }
}
impl std::ops::Sub<V> for V {
    type Output = f32;
    fn sub(self, other: V) -> f32 {
        (self.0 - other.0) as f32
    }
}

pub fn another_type_than_the_operands(a: i32, b: &[i32]) -> f32 {
    b.iter().fold(a, |c, &d| c * d) * V(a) - 2 * V(3)
}

pub fn expected_of_numbers(a: f32) -> f32 {
    let b: f32 = 1.5 * 2.5 + 3.5;
    let c = if a > 0.5 { 1.5 * (2.5 - 0.5) } else { b };
    c * -(1.5 * 2.5) * match a { _ => 1.5 + 2.5 }
}

pub fn in_a_box(a: f64, b: &f64, c: (f64, f64)) -> f64 {
    let product = |a, b| a * b;
    let d = product(a, b);
    let e = Box::new([a].iter().map(|_| d).next().unwrap()).mul({ a + a });
    let (first, second, third) = (|a| a, |a| a, |a| a);
    let f = Box::new(first(c));
    let g = std::rc::Rc::new(second([a, a]));
    e * f.0 + g[0] * *Box::new(third(a))
}

#[derive(Clone, Copy)]
pub struct Scaled(pub f32);

impl Mul<Scaled> for f32 {
    type Output = Scaled;
    fn mul(self, by: Scaled) -> Scaled {
        Scaled(self)
    }
}

pub fn by_what_is_known_late(a: f32, b: &f32) -> f32 {
    let product = |a, b| a * b;
    let c = product([a].iter().next().unwrap(), a);
    let d = (*b).mul(c * Scaled(a));
    [*b].iter().map(|each| (*each).mul(c * Scaled(a))).map(|each| each.0 + a).next().unwrap() + d.0
}
